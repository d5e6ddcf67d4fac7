import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { service, startNomadProxy, startStory } from '../support/registering.ts';

/** A run that a service refuses shows the findings of mode `check` below its report. */

const files = { 'jobs/web.nomad.hcl': service('web', { image: 'two' }) };
const title = /\n\n### .*(?:The setup for `(\w+)` (?:does not work|works)|\d+ of \d+ setup checks failed)/;

/** The report and the table of mode `check` in a step summary. */
function splitSummary({ summary }: ActionRun): {
  readonly report: string;
  readonly checked?: string;
  readonly table: string;
} {
  const [report = '', checked, table = ''] = summary.split(title);
  return checked === undefined ? { report, table } : { report, checked, table };
}

describe.concurrent('a plan or register that a service refuses', () => {
  test.each(['plan', 'register'] as const)(
    'a %s whose token Nomad does not recognize shows the checks of its setup below the report',
    async (mode) => {
      await using story = await startStory({ files, running: [service('web')] });
      let isRefused = false;
      await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ answer }) => {
        if (isRefused) answer(403, 'ACL token not found');
      });
      const inputs = { address: proxy.url };
      await story.plan({ inputs });
      isRefused = true;
      const run = await story[mode]({ inputs });
      const { report, checked, table } = splitSummary(run);
      expect([run.exitCode, run.outputs['reason'], checked]).toEqual([1, 'unauthorized', mode]);
      expect(report).toContain('web');
      expect(table).toMatch(/^\| ❌.failed<br>Nomad \| .*ACL token not found/m);
      expect(run.outputs).not.toHaveProperty('checks');
      expect(run.log).toContain('Checking the setup for the step summary.');
    },
  );

  test('a plan that may not plan in the namespace of a job file shows no checks of `default`, which all pass', async () => {
    const elsewhere = { 'jobs/web.nomad.hcl': service('web').replace('{', '{\n  namespace = "team"') };
    await using story = await startStory({ files: elsewhere, sandbox: { acl: true, namespaces: ['team'] } });
    const run = await story.plan({ inputs: { token: story.sandbox.keys?.tokens['plan-only'] ?? '' } });
    const { report, checked } = splitSummary(run);
    expect([run.exitCode, run.outputs['reason'], checked]).toEqual([1, 'unauthorized', undefined]);
    expect(report).toContain('in namespace `team`');
  });

  test('a plan needs no rights in another namespace than that of the job file', async () => {
    const inDefault = service('web').replace('{', '{\n  namespace = "default"');
    await using story = await startStory({
      files: { 'jobs/web.nomad.hcl': inDefault, '.github/outrider.yml': 'namespace: team\n' },
      sandbox: { acl: true, namespaces: ['team'] },
    });
    const run = await story.plan({ inputs: { token: story.sandbox.keys?.tokens['plan-only'] ?? '' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
  });

  test('a register run with the token of the plan names its own secret, before any right to add', async () => {
    await using story = await startStory({ files, sandbox: { acl: true } });
    const inputs = { token: story.sandbox.keys?.tokens['plan-only'] ?? '' };
    await story.plan({ inputs });
    const run = await story.register({ inputs });
    const hint =
      'If this is the token of the plan, store a different one as the secret `NOMAD_REGISTER_TOKEN`, and pass it as `token`. Otherwise, add';
    expect([run.outputs['reason'], run.annotations[0]?.message]).toEqual([
      'unauthorized',
      expect.stringContaining(hint),
    ]);
  });

  test('a plan without a token names the secret with its token in the checks as well', async () => {
    await using story = await startStory({ files, sandbox: { acl: true } });
    const { report, table } = splitSummary(await story.plan({ inputs: { token: '' } }));
    for (const text of [report, table]) expect(text).toContain('secret `NOMAD_PLAN_TOKEN`');
  });

  test('a plan with an invalid job file, a plan that succeeds and another mode show no checks', async () => {
    await using story = await startStory({ files, running: [service('web')] });
    const well = await story.plan();
    story.workspace.write('jobs/web.nomad.hcl', 'job "web" {');
    const invalid = await story.plan();
    const status = await story.run({ inputs: { mode: 'status', job: 'web', address: 'http://127.0.0.1:1' } });
    expect([well, invalid, status].map(({ exitCode }) => exitCode)).toEqual([0, 1, 1]);
    expect([well, invalid, status].map((run) => splitSummary(run).checked)).toEqual([undefined, undefined, undefined]);
  });
});
