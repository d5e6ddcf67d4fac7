import { jobFile } from '../job-files.ts';
import type { Scale } from '../main.ts';
import { toFile, startPull } from '../pull.ts';

const kib = (size: number): string => 'x'.repeat(size * 1024);

/** A job with the given lines before its first group, and in its task. */
function large(id: string, outside: string, inside: string): string {
  return jobFile(id)
    .replace('  group "app"', `${outside}\n  group "app"`)
    .replace('      # Each log', `${inside}\n      # Each log`);
}

function template(size: number, at: number): string {
  return `      template {\n        destination = "local/${at}"\n        data = <<EOT\n${kib(size)}\nEOT\n      }`;
}

function templates(count: number, size: number): string {
  return Array.from({ length: count }, (_, at) => template(size, at)).join('\n');
}

function groups(id: string, count: number): string {
  const text = jobFile(id);
  const [from, to] = [text.indexOf('  group "app"'), text.lastIndexOf('}')];
  const item = text.slice(from, to);
  return `${text.slice(0, from)}${Array.from({ length: count }, (_, at) => item.replace('"app"', `"g${at}"`)).join('')}}\n`;
}

/** Jobs near the limits of Nomad, by its own errors. */
export async function largeJobs({ cluster, table }: Scale): Promise<void> {
  const { address } = await cluster.follower();
  const cases: Readonly<Record<string, (id: string) => string>> = {
    '100 groups': (id) => groups(id, 100),
    'a template of 200 KiB': (id) => large(id, '', template(200, 0)),
    'a specification of 1 MiB (5 templates)': (id) => large(id, '', templates(5, 205)),
    'a specification of 1.9 MiB': (id) => large(id, '', templates(9, 205)),
    'metadata of 64 KiB': (id) => large(id, `  meta {\n    text = "${kib(64)}"\n  }`, ''),
    'metadata of 1 MiB': (id) => large(id, `  meta {\n    text = "${kib(1000)}"\n  }`, ''),
  };
  for (const [at, [what, text]] of Object.entries(cases).entries()) {
    const id = `limit-${at}`;
    await using pull = await startPull({ address, token: cluster.token }, {});
    pull.change({ [toFile(id)]: text(id) });
    const plan = await pull.plan();
    table.addRun(`${what}: plan`, plan, plan.run.exitCode === 0 ? '' : plan.run.log.slice(-500));
    const register = await pull.register({ timeout: '2m' });
    table.addRun(`${what}: register`, register, register.run.exitCode === 0 ? '' : register.run.log.slice(-500));
    console.log(plan.run.annotations.map(({ message }) => message.slice(0, 300)).join('\n'));
    await cluster.ask('DELETE', `/v1/job/${id}?purge=true`).catch(() => undefined);
  }
}
