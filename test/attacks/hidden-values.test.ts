import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { unpackRecord } from '../../src/review/record.ts';
import { readOutputFile } from '../support/result.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

const secret = 'Zebra Quartz+Fjord';
const value = 'Sigma-Tango-Fjord';

/** All encodings of a value that a reader can decode. */
function listForms(text: string): readonly string[] {
  const bytes = Buffer.from(text);
  const query = new URLSearchParams({ q: text }).toString().slice(2);
  return [
    text,
    encodeURIComponent(text),
    encodeURIComponent(text).replace(/%[0-9A-F]{2}/g, (all) => all.toLowerCase()),
    query,
    JSON.stringify(text).slice(1, -1),
    bytes.toString('base64').replace(/=+$/, ''),
    bytes.toString('base64url'),
  ];
}

function leaks(run: ActionRun, story: Story, text: string): readonly string[] {
  const places: Readonly<Record<string, string>> = {
    log: run.stdout.replaceAll(/^::add-mask::.*$/gm, ''),
    annotations: JSON.stringify(run.annotations),
    outputs: JSON.stringify(run.outputs),
    summary: run.summary,
    comments: story.github.comments.map(({ body }) => body.replace(/^<!-- outrider:record .*$/m, '')).join('\n'),
    markdown: readOutputFile(run, 'markdown'),
    result: readOutputFile(run, 'result'),
  };
  return Object.entries(places).flatMap(([place, all]) =>
    listForms(text).some((form) => all.includes(form) || all.replaceAll(/[\\`]/g, '').includes(form)) ? [place] : [],
  );
}

/** A service whose environment contains a value that is in no file. */
function createHolder(task: string, more: Parameters<typeof service>[1] = {}): string {
  return `variable "cfg" {}\n${service('web', { ...more, task })}`.replace('env {', 'env {\n        CFG = var.cfg');
}

const quoting = 'start_error = "cannot open ${var.cfg}: no such file"';

async function operateWith(story: Story, source: string): Promise<void> {
  const Variables = `cfg = "${value}"\n`;
  const job = await story.ask<object>('POST', '/v1/jobs/parse', { JobHCL: source, Variables, Canonicalize: true });
  await story.ask('POST', '/v1/jobs', { Job: job });
}

describe.concurrent('a value of secret-vars in names', () => {
  const file = `
variable "customer" {}
job "web" {
  id          = "web-CUSTOMER"
  datacenters = ["dc1"]
  dynamic "group" {
    for_each = ["CUSTOMER", "app"]
    labels   = ["group-\${group.value}"]
    content {
      count = 1
      task "server" {
        driver = "mock_driver"
        config {
          run_for = "2h"
        }
      }
    }
  }
}
`;
  test.each(['Zebra-Quartz-Fjord', 'Zebra_Quartz_Fjord'])(
    'the value %s of a secret variable is hidden in comment, outputs, log and summary of plan and register',
    async (customer) => {
      await using story = await startStory({ files: { 'jobs/web.nomad.hcl': file.replaceAll('CUSTOMER', customer) } });
      const inputs = { 'secret-vars': `customer=${customer}` };
      const planned = await story.plan({ inputs });
      expect([planned.exitCode, leaks(planned, story, customer)]).toEqual([0, []]);
      expect(planned.outputs['jobs']).toContain('group-‹hidden›');
      const registered = await story.register({ inputs });
      expect(leaks(registered, story, customer)).toEqual([]);
      const parsed = await story.run({ inputs: { ...inputs, mode: 'parse', 'job-files': 'jobs/*.nomad.hcl' } });
      expect(leaks(parsed, story, customer)).toEqual([]);
    },
  );

  test.each([
    ['in lower case', 'lower(var.customer)', 'zebra-quartz-fjord', true],
    ['in upper case', 'upper(var.customer)', 'ZEBRA-QUARTZ-FJORD', true],
    ['in part', 'substr(var.customer, 0, 9)', 'Zebra-Qua', false],
    ['reversed', 'strrev(var.customer)', 'drojF-ztrauQ-arbeZ', true],
    ['with other separators', 'replace(var.customer, "-", "_")', 'Zebra_Quartz_Fjord', false],
    ['as its hash', 'md5(var.customer)', 'a685fb5c72162328700c8ae9255d7325', true],
  ])(
    'a secret variable that the job file writes %s is hidden or refused in images, and refused in constraints and names',
    async (_how, expression, derived, isWhole) => {
      const constraint = `constraint {\n attribute = "\${attr.kernel.name}"\n operator = "!="\n value = ${expression}\n }`;
      const source = file.replace('"2h"', `"2h"\n image = ${expression}`);
      await using story = await startStory({ files: { 'jobs/web.nomad.hcl': source } });
      const inputs = { 'secret-vars': 'customer=Zebra-Quartz-Fjord' };
      const planned = await story.plan({ inputs });
      expect([planned.exitCode, leaks(planned, story, derived)]).toEqual([isWhole ? 0 : 1, []]);
      const record = /^<!-- outrider:record v4 (\S+)/m.exec(story.github.comments[0]?.body ?? '')?.[1];
      expect(record === undefined ? '' : JSON.stringify(unpackRecord(record))).not.toContain(derived);
      const registered = await story.register({ inputs });
      expect([registered.exitCode, leaks(registered, story, derived)]).toEqual([isWhole ? 0 : 1, []]);
      const parsed = await story.run({ inputs: { ...inputs, mode: 'parse', 'job-files': 'jobs/*.nomad.hcl' } });
      expect(leaks(parsed, story, derived)).toEqual([]);
      for (const refused of [
        file.replace('"web-CUSTOMER"', expression),
        file.replace('count = 1', `count = 1\n ${constraint}`),
      ]) {
        story.workspace.write('jobs/web.nomad.hcl', refused);
        const run = await story.plan({ inputs });
        expect([run.exitCode, run.outputs['reason'], leaks(run, story, derived)]).toEqual([1, 'input', []]);
      }
    },
  );

  test('a secret variable is hidden in the path of a failed request, where it is URL-encoded', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': file.replaceAll('CUSTOMER', secret) } });
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
      if (/\/plan/.test(path)) answer(500, `no plan for ${path}`);
    });
    const run = await story.plan({ inputs: { address: proxy.url, 'secret-vars': `customer=${secret}` } });
    expect([run.exitCode, leaks(run, story, secret)]).toEqual([1, []]);
    expect(run.annotations.map(({ message }) => message).join()).toContain('‹hidden›');
  });
});

describe.concurrent('a hidden value that Nomad quotes', () => {
  test('a hidden value in a task event stays hidden where only the count changes, in every encoding', async () => {
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': createHolder(quoting, { count: 2 }) } });
    await operateWith(story, createHolder(quoting));
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass, answer }) => {
      if (!/\/allocations/.test(path)) return;
      const { body } = await pass();
      const event = JSON.stringify(`cannot open ${listForms(value).join(' or ')}`);
      const rewritten = body.replaceAll(/"DisplayMessage":"[^"]*"/g, () => `"DisplayMessage":${event}`);
      answer(200, rewritten);
    });
    const inputs = { vars: `cfg=${value}`, address: proxy.url };
    await story.plan({ inputs });
    const run = await story.register({ inputs: { ...inputs, logs: 'comment' } });
    expect(run.outputs['outcome']).toBe('failed');
    expect(leaks(run, story, value)).toEqual([]);
    expect(run.log).toContain('cannot open ‹hidden› or');
  });

  test('a hidden value stays hidden in the output of a task', async () => {
    const crying = 'stderr_string = "bad ${var.cfg}"\n exit_code = 1\n run_for = "1ms"';
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': createHolder(crying, { count: 2 }) } });
    await operateWith(story, createHolder(crying));
    const inputs = { vars: `cfg=${value}` };
    await story.plan({ inputs });
    const run = await story.register({ inputs: { ...inputs, logs: 'comment' } });
    expect(leaks(run, story, value)).toEqual([]);
    expect(run.log).toContain('‹hidden›');
  });

  test.each(['dispatch', 'periodic-force'])('a hidden value stays hidden in the report of mode %s', async (mode) => {
    const kind = mode === 'dispatch' ? 'parameterized {}' : 'periodic {\n cron = "0 0 1 1 *"\n }';
    const batch = createHolder(quoting)
      .replace('datacenters', `type = "batch"\n ${kind}\n datacenters`)
      .replace(/update \{[^}]*\}/, '');
    await using story = await startStory({ files: {} });
    await operateWith(story, batch);
    const run = await story.run({ inputs: { mode, job: 'web' } });
    expect([run.exitCode, leaks(run, story, value)]).toEqual([1, []]);
    expect(run.summary).toContain('‹hidden›');
  });

  test.each([
    ['scale', { count: '2' }],
    ['evaluate', { 'force-reschedule': 'true' }],
    ['revert', { version: '0' }],
    ['status', {}],
  ])('a hidden value stays hidden in the report of mode %s', async (mode, more) => {
    await using story = await startStory({ files: {} });
    await operateWith(story, createHolder(quoting));
    await operateWith(story, createHolder(quoting, { image: 'two' }));
    await story.settle('web');
    const run = await story.run({ inputs: { mode, job: 'web', ...more } });
    expect(leaks(run, story, value)).toEqual([]);
  });

  test.each(['promote', 'fail-deployment'])('a hidden value stays hidden in the report of mode %s', async (mode) => {
    await using story = await startStory({ files: {} });
    const update = 'canary = 1';
    await operateWith(story, createHolder('run_for = "2h"', { update }));
    await story.settle('web');
    await operateWith(story, createHolder('run_for = "2h"', { update, image: 'two' }));
    const quote = `${value} at https://bot:hunter2hunter2@git.example/x.tgz`;
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, method, pass, answer }) => {
      if (/allocations|\/deployment/.test(path) && method === 'GET') {
        const { body } = await pass();
        const rewritten = body.replaceAll(/"(DisplayMessage|StatusDescription)":"[^"]*"/g, `"$1":"broken: ${quote}"`);
        answer(
          200,
          rewritten
            .replaceAll(/"Failed":false/g, '"Failed":true')
            .replaceAll('"Status":"running"', '"Status":"failed"'),
        );
      }
    });
    const run = await story.run({ inputs: { mode, job: 'web', address: proxy.url, timeout: '10s' } });
    expect([leaks(run, story, value), leaks(run, story, 'hunter2hunter2')]).toEqual([[], []]);
  });

  test('a hidden value stays hidden where Nomad refuses an operation', async () => {
    await using story = await startStory({ files: {} });
    await operateWith(story, createHolder('run_for = "2h"'));
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path, method, answer }) => {
      if (method === 'POST' || method === 'PUT' || method === 'DELETE') answer(500, `bad ${value} in ${path}`);
    });
    const verbs: readonly Readonly<Record<string, string>>[] = [
      { mode: 'scale', count: '3' },
      { mode: 'evaluate' },
      { mode: 'stop' },
      { mode: 'promote' },
      { mode: 'fail-deployment' },
    ];
    for (const verb of verbs) {
      const run = await story.run({ inputs: { job: 'web', address: proxy.url, timeout: '10s', ...verb } });
      expect([verb['mode'], leaks(run, story, value)]).toEqual([verb['mode'], []]);
    }
  });

  test('a hidden value stays hidden in a refused plan, in its warnings and in parse errors', async () => {
    const url = encodeURIComponent(`${value}?`);
    for (const part of ['plan', 'parse', 'warnings'] as const) {
      await using story = await startStory({ files: { 'jobs/web.nomad.hcl': createHolder('run_for = "2h"') } });
      await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass, answer }) => {
        if (part === 'parse' && path.startsWith('/v1/jobs/parse'))
          answer(400, `Failed to parse job: input.hcl:2,3-9: Unsuitable value; got "${value}" and ${url}`);
        if (!/\/plan/.test(path)) return;
        if (part === 'plan') return answer(500, `checksum must be given; got "${value}" and ${url}`);
        const { body } = await pass();
        answer(200, JSON.stringify({ ...(JSON.parse(body) as object), Warnings: `1 warning:\n\n* bad ${value}` }));
      });
      const run = await story.plan({ inputs: { address: proxy.url, vars: `cfg=${value}` } });
      expect([part, leaks(run, story, value)]).toEqual([part, []]);
      expect(run.log + JSON.stringify(run.annotations)).toContain('‹hidden›');
    }
  });
});

/** A service with a constraint, a field that is shown. */
function constrain(expression: string): string {
  return service('web').replace(
    'group "app"',
    `constraint {\n attribute = "\${meta.x}"\n operator = "!="\n value = ${expression}\n }\n group "app"`,
  );
}

describe.concurrent('fields that are always shown', () => {
  test('a free map inside a shown object is hidden, such as the arguments of a CNI plugin', async () => {
    const file = service('web').replace(
      'task "server"',
      'network {\n mode = "bridge"\n cni {\n args = {\n PASSWORD = var.lan\n nick = var.lan\n }\n }\n }\n task "server"',
    );
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': `variable "lan" {}\n${file}` } });
    const run = await story.plan({ inputs: { vars: `lan=${value}`, verbose: 'true' } });
    expect([run.exitCode, leaks(run, story, value)]).toEqual([0, []]);
  });

  const creds = '{"type": "service_account", "private": "Kilo-Lima-Mike-November"}\n';
  const encoded = Buffer.from(creds).toString('base64').slice(0, 24);
  test.each([
    ['a part of its text', 'substr(filebase64("creds.json"), 0, 24)'],
    ['a value in it', 'jsondecode(file("creds.json")).private'],
    ['through a local', 'local.taken'],
  ])(
    'a shown field must not depend on a file that git does not contain, unless reveal names the file: %s',
    async (_what, expression) => {
      const locals = 'locals {\n  taken = substr(file("creds.json"), 0, 40)\n}\n';
      const files = { 'jobs/web.nomad.hcl': locals + constrain(expression), '.gitignore': 'creds.json\n' };
      await using story = await startStory({ files });
      story.workspace.write('creds.json', creds);
      const run = await story.plan({ inputs: { verbose: 'true' } });
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
      expect(run.summary).toContain('`constraint.value` depends on the file `creds.json`, which git does not contain');
      expect([...leaks(run, story, encoded), ...leaks(run, story, 'Kilo-Lima-Mike')]).toEqual([]);
      const revealed = await story.plan({ inputs: { reveal: 'creds.json', verbose: 'true' } });
      expect([revealed.exitCode, revealed.summary]).toEqual([0, expect.stringContaining('Constraint {')]);
    },
  );

  test('a template and an environment may read a file that git does not contain, and are hidden as a whole', async () => {
    const parts = 'A = base64encode(file("creds.json"))\n B = "of ${file("creds.json")}"\n';
    const file = service('web')
      .replace('env {', `env {\n ${parts}`)
      .replace('driver =', 'template {\n data = file("creds.json")\n destination = "local/x"\n }\n driver =');
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': file, '.gitignore': 'creds.json\n' } });
    story.workspace.write('creds.json', creds);
    const run = await story.plan({ inputs: { verbose: 'true' } });
    expect(run.exitCode).toBe(0);
    expect([...leaks(run, story, 'Kilo-Lima-Mike'), ...leaks(run, story, 'service_account')]).toEqual([]);
    story.workspace.write('jobs/web.nomad.hcl', file.replace(parts, 'A = jsondecode(file("creds.json")).private\n'));
    const refused = await story.plan();
    expect([refused.exitCode, refused.outputs['reason'], leaks(refused, story, 'Kilo-Lima-Mike')]).toEqual([
      1,
      'input',
      [],
    ]);
    expect(refused.summary).toContain('`env.A` is computed from the file `creds.json`, which git does not contain');
  });
});

function withNginx(lines: readonly string[]): string {
  return service('web').replace(
    'driver =',
    `template {\n data = <<EOT\nserver {\n${lines.join('\n')}\n proxy_set_header X-Api-Token $api_token;\n}\nEOT\n destination = "local/x"\n }\n driver =`,
  );
}

test('`set $api_token "…";` of nginx is hidden in plan and register, in the job file and in the running job, however it is written', async () => {
  const spellings = [
    `set $api_token "${value}";`,
    `set  $api_token ${value};`,
    `\tset $upstream_api_token '${value}';`,
  ];
  await using story = await startStory({ files: { 'jobs/web.nomad.hcl': withNginx(spellings) } });
  const planned = await story.plan({ inputs: { verbose: 'true' } });
  expect([planned.exitCode, leaks(planned, story, value)]).toEqual([0, []]);
  expect(planned.summary).toContain('proxy_set_header X-Api-Token $api_token;');
  expect(planned.summary.match(/‹hidden›/g)).toHaveLength(spellings.length);
  const registered = await story.register();
  expect([registered.exitCode, leaks(registered, story, value)]).toEqual([0, []]);
  story.workspace.write('jobs/web.nomad.hcl', withNginx(['# none']));
  const rerun = await story.plan({ inputs: { verbose: 'true' } });
  expect([rerun.exitCode, leaks(rerun, story, value)]).toEqual([0, []]);
  expect(rerun.summary).toContain('EmbeddedTmpl: ‹hidden› => "server {\\n# none');
});

describe.concurrent('L: further leaks of hidden values', () => {
  test('a list of guesses does not reveal a hidden value of the running job', async () => {
    const guesses = Array.from({ length: 10_000 }, (_, index) => `"${String(index).padStart(4, '0')}"`).join(', ');
    const publisher = service('web').replace('env {', 'env {\n DOOR = "closed"');
    for (const file of [
      `locals {\n guesses = [${guesses}]\n}\n${publisher}`,
      `locals {\n guesses = [${guesses}]\n}\n${publisher.replace('"closed"', 'element(local.guesses, 3)')}`,
      publisher.replace('"closed"', `element([${guesses}], 3)`),
    ]) {
      await using story = await startStory({ files: { 'jobs/web.nomad.hcl': file } });
      await story.operate(publisher.replace('"closed"', '"8264"'));
      const run = await story.plan();
      expect(run.summary).toMatch(/Env\[DOOR\]: ‹hidden› => "/);
      expect(leaks(run, story, '8264')).toEqual([]);
    }
  });

  test('a secret variable that a path function splits is refused, and is in no stored submission', async () => {
    const head = 'variable "api_token" {}\nlocals {\n inner = dirname(var.api_token)\n}\n';
    const env = (call: string): string => head + service('web').replace('env {', `env {\n P = ${call}`);
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': env('"${var.api_token}/x"') } });
    const inputs = { 'secret-vars': `api_token=some/${value}`, submission: 'true', review: 'ignore' };
    expect((await story.register({ inputs })).exitCode).toBe(0);
    const kept = JSON.stringify(await story.ask('GET', '/v1/job/web/submission?version=0'));
    expect(kept).toContain('{var.api_token}/x');
    expect(kept).not.toContain(value);
    for (const call of ['basename(var.api_token)', 'dirname("${var.api_token}/x")', 'pathexpand(local.inner)']) {
      story.workspace.write('jobs/web.nomad.hcl', env(call));
      const run = await story.register({ inputs });
      expect([run.exitCode, run.outputs['reason'], leaks(run, story, value)]).toEqual([1, 'input', []]);
    }
  });

  test.each(['default', 'all-values'])('`redact-patterns` hides names, too, with redact: %s', async (redact) => {
    const file = service('acme-corp-web')
      .replaceAll('"app"', '"acme-corp-group"')
      .replaceAll('"server"', '"acme-corp"');
    await using story = await startStory({ files: { 'jobs/web.nomad.hcl': file } });
    const run = await story.plan({ inputs: { 'redact-patterns': 'acme-corp', redact } });
    expect([run.exitCode, leaks(run, story, 'acme-corp')]).toEqual([0, []]);
  });
});
