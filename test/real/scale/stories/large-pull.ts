import { startFaultProxy } from '../../../storm/proxy.ts';
import type { Fault } from '../../../storm/faults.ts';
import { jobFile } from '../job-files.ts';
import type { Scale } from '../main.ts';
import { toFile, startPull } from '../pull.ts';

const jobs = 200;

/** A pull request at the documented limits of GitHub: 3,000 files, 1,000 comments, secondary rate limits, and 502 for one of 50 requests. */
export async function largePull({ cluster, table }: Scale): Promise<void> {
  const ids = Array.from({ length: jobs }, (_, at) => `pull-${at}`);
  const files = Object.fromEntries(ids.map((id) => [toFile(id), jobFile(id)]));
  await using pull = await startPull({ address: (await cluster.follower()).address, token: cluster.token }, {});
  await using proxy = await startFaultProxy(pull.github.url);
  pull.change(files);
  const others = Array.from({ length: 3000 - jobs }, (_, at) => `docs/${at}.md`);
  pull.github.files = [...others, ...Object.keys(files)].map((filename) => ({ filename, status: 'added' }));
  for (let at = 0; at < 1000; at += 1) pull.github.postComment(`${at}: `.padEnd(500, 'a comment of a person '));
  const at = { apiUrl: proxy.url, env: { GITHUB_GRAPHQL_URL: `${proxy.url}/graphql` } };
  for (const round of [1, 2]) {
    let count = 0;
    const gateway: Fault = { kind: '502-html', milliseconds: 0 };
    const limited: Fault = { kind: 'secondary-limit', milliseconds: 0 };
    let writes = 0;
    proxy.startRun(
      ({ method, path }) => {
        if (method !== 'GET' && path.includes('/comments') && ++writes === 1) return limited;
        return ++count % 50 === 0 ? gateway : undefined;
      },
      () => undefined,
    );
    const plan = await pull.plan({ 'only-changed': 'true' }, at);
    const sent = pull.github.comments.filter(({ user }) => user.login === 'github-actions[bot]');
    const faults = proxy.listInjected().join(', ');
    const shown = (JSON.parse(plan.run.outputs['jobs'] ?? '[]') as unknown[]).length;
    const lost = sent.length === 1 && shown === jobs ? '' : `${sent.length} comments, ${shown} jobs`;
    table.addRun(
      `3,000 files, 1,000 comments (${faults}): plan ${round}, comment of ${sent[0]?.body.length ?? 0} characters`,
      plan,
      lost,
    );
    if (plan.run.exitCode !== 0) console.log(plan.run.log.slice(-800));
  }
}
