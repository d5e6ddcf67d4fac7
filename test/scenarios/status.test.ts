import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { listNodes, parseMarkdown } from '../support/markdown.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

const inputs = { mode: 'status', job: 'web' };
const failing = 'exit_code = 137\n run_for = "1ms"';
const slow = { pace: { healthy: 3_600_000, deadline: 3_600_000 } };

type Doc = Readonly<Record<string, unknown>>;

function readStatus({ outputs }: ActionRun): Doc {
  return readResult({ outputs }).jobs[0] as Doc;
}

function readHeadline({ summary }: ActionRun): string {
  return /^### (.*)$/m.exec(summary)?.[1] ?? '';
}

function batch(id: string, task: string, more = ''): string {
  return service(id, { task })
    .replace('datacenters', `type = "batch"\n ${more}\n datacenters`)
    .replace(/update \{[^}]*\}/, '');
}

async function waitUntilAll(story: Story, job: string, status: string): Promise<void> {
  const others = new RegExp(`^\\[\\]$|"ClientStatus":"(?!${status}")`);
  const path = `/v1/job/${encodeURIComponent(job)}/allocations?index=1&wait=20ms`;
  while (others.test(JSON.stringify(await story.ask('GET', path))));
}

describe.concurrent('status of other job types', () => {
  test('status reports a periodic job with its child jobs', async () => {
    await using story = await startStory({ files: {} });
    await story.operate(batch('web', 'run_for = "1ms"', 'periodic {\n crons = ["@daily", "0 12 * * *"]\n }'));
    await story.ask('POST', '/v1/job/web/periodic/force');
    const run = await story.run({ inputs: { ...inputs, expect: 'healthy' } });
    expect(run.exitCode).toBe(0);
    expect(readHeadline(run)).toMatch(
      /^🟢 `web` is ready: launched by `@daily, 0 12 \* \* \*` \(UTC\), next launch `\d{4}-\d\d-\d\d \d\d:00 UTC`; \d pending, \d running, \d finished$/,
    );
    expect(run.summary).toMatch(/^\| `web\/periodic-\d+` \| `\w+`, .* UTC \|$/m);
    expect(readStatus(run)).toMatchObject({
      health: 'ready',
      children: { latest: [{ status: expect.any(String) as string }] },
    });
  });

  test('status reports a disabled periodic job', async () => {
    await using story = await startStory({ files: {} });
    await story.operate(batch('web', 'run_for = "1ms"', 'periodic {\n crons = ["@daily"]\n enabled = false\n }'));
    const run = await story.run({ inputs: { ...inputs, expect: 'healthy' } });
    expect([run.exitCode, readHeadline(run)]).toEqual([1, '🔴 `web` is not launched: its schedule is disabled']);
  });

  test('status reports a parameterized job, and a job dispatched from it', async () => {
    await using story = await startStory({ files: {} });
    await story.operate(batch('web', 'run_for = "1ms"', 'parameterized {}'));
    const sent = await Promise.all([1, 2].map(() => story.ask<Doc>('POST', '/v1/job/web/dispatch', {})));
    const [child = ''] = sent.map(({ DispatchedJobID }) => String(DispatchedJobID));
    await waitUntilAll(story, child, 'complete');
    const run = await story.run({ inputs });
    expect(readHeadline(run)).toMatch(/^🟢 `web` is ready: launched by dispatch; /);
    expect(readStatus(run)['children']).toMatchObject({ latest: [{}, {}] });
    const actionRun = await story.run({ inputs: { ...inputs, job: child } });
    expect(readStatus(actionRun)).toMatchObject({ health: 'complete', parent: 'web' });
    expect(actionRun.summary).toContain('launched from `web`');
  });

  test('status reports a parameterized job with failed child jobs', async () => {
    await using story = await startStory({ files: {} });
    await story.operate(batch('web', 'exit_code = 1\n run_for = "1ms"', 'parameterized {}'));
    const { DispatchedJobID: child } = await story.ask<Doc>('POST', '/v1/job/web/dispatch', {});
    await waitUntilAll(story, String(child), 'failed');
    const run = await story.run({ inputs });
    expect(run.summary).toMatch(/^\| `web\/dispatch-[\w-]+` \| `dead`, ❌ 1 allocation failed, /m);
    expect(run.summary).not.toContain('| Group |');
  });

  test('status works in the generic dialect', async () => {
    await using story = await startStory({ files: {}, sandbox: { dialect: 'generic' } });
    await story.operate(service('web'));
    await waitUntilAll(story, 'web', 'running');
    const run = await story.run({ inputs: { ...inputs, dialect: 'generic' } });
    expect([run.exitCode, readStatus(run)['unknown']]).toEqual([0, []]);
  });
});

describe.concurrent('status with unreadable parts', () => {
  test('status lists the parts that the token cannot read or the server does not recognize, without failing', async () => {
    await using story = await startStory({ files: {}, running: [service('web')] });
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
      if (path.includes('/versions')) answer(403, 'Permission denied');
      else if (path.includes('/services')) answer(404, 'job not found');
      else if (path.includes('/evaluations')) answer(500, 'the disk is full');
    });
    const run = await story.run({ inputs: { ...inputs, address: proxy.url, expect: 'healthy' } });
    expect([run.exitCode, readHeadline(run)]).toEqual([0, '🟢 `web` is healthy: 1 of 1 running']);
    expect(run.summary).toMatch(
      /^- unknown: evaluations \(.*the disk is full[^]*\n- unknown: services \(not supported by this Nomad server\)\n- unknown: versions \(permission denied\)$/m,
    );
    expect(run.log).toContain('Unknown: versions (permission denied)');
    expect(readStatus(run)['unknown']).toHaveLength(3);
    expect(readStatus(run)['versions']).toEqual([]);
  });

  test('status reads nothing but the job where the token may read nothing else', async () => {
    await using story = await startStory({ files: {}, running: [service('web')] });
    await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
      if (path !== '/v1/job/web') answer(403, 'Permission denied');
    });
    const run = await story.run({ inputs: { ...inputs, address: proxy.url } });
    expect([run.exitCode, readHeadline(run)]).toEqual([0, '⚪ `web` exists, but its health could not be read']);
    expect(readStatus(run)).toMatchObject({ health: 'unknown', healthy: false, groups: {} });
  });
});

describe.concurrent('hidden values in status', () => {
  const planted = ['hunter2-Env', 'hunter2-Meta', 'hunter2-Template', 'hunter2-Plain', 'hunter2-Arg', 'hunter2-More'];
  const [inEnv = '', inMeta = '', inTemplate = '', plain = '', inArgs = '', more = ''] = planted;

  function withSecrets(image: string): string {
    return service('web', {
      image,
      meta: `meta {\n api_key = "${inMeta}-${image}"\n note = "${more}-${image}"\n }`,
      task: `exit_code = 137\n run_for = "1ms"\n args = ["--password=${inArgs}-${image}"]`,
    }).replace(
      'env {',
      `template {\n data = "password: ${inTemplate}-${image}"\n destination = "local/x"\n }\n env {\n DB_PASSWORD = "${inEnv}-${image}"\n PLAIN = "${plain}-${image}"`,
    );
  }

  test.each([
    ['by default', {}],
    ['in the long form', { verbose: 'true' }],
    ['with all values', { redact: 'all-values' }],
  ])('status shows a hidden value nowhere %s, not even where Nomad quotes it', async (_, given) => {
    await using story = await startStory({ files: {}, sandbox: { pace: { retry: 3_600_000 } } });
    await story.operate(withSecrets('one'));
    await story.operate(withSecrets('two'));
    await story.settle('web');
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass, answer }) => {
      if (!path.endsWith('/allocations')) return;
      const { body } = await pass();
      answer(
        200,
        body.replaceAll('Exit Code: 137', `exec ${inArgs}-two: ${plain}-two, ${inTemplate}-two, ${more}-one`),
      );
    });
    const run = await story.run({ inputs: { ...inputs, ...given, address: proxy.url } });
    expect([run.exitCode, readStatus(run)['health']]).toEqual([0, 'failing']);
    expect(run.summary).toContain('‹hidden› => ‹hidden›');
    expect(run.summary).toMatch(/Terminated: exec ‹hidden›/);
    const everything = JSON.stringify(run) + readFileSync(run.outputs['markdown'] ?? '', 'utf8');
    expect(everything).not.toContain('hunter2');
  });

  test('status shows a value that `reveal` names, unless it looks like a secret', async () => {
    await using story = await startStory({ files: {}, sandbox: slow });
    await story.operate(withSecrets('one'));
    await story.operate(withSecrets('two'));
    const run = await story.run({ inputs: { ...inputs, reveal: 'Env[*]', 'redact-patterns': '*Meta*' } });
    expect(run.summary).toContain(`Env[PLAIN]: "${plain}-one" => "${plain}-two"`);
    const rest = JSON.stringify(run).replaceAll(new RegExp(`${plain}-(?:one|two)`, 'g'), '');
    expect(rest).not.toContain('hunter2');
  });
});

describe.concurrent('errors of status', () => {
  test('status without the right to list jobs shows no child jobs, and reports it', async () => {
    await using story = await startStory({ files: {}, sandbox: { acl: true } });
    await story.operate(batch('web', 'run_for = "1ms"', 'parameterized {}'));
    const { reader = '', dispatcher = '' } = { ...story.sandbox.keys?.tokens };
    await story.ask('POST', '/v1/job/web/dispatch', {});
    const run = await story.run({ inputs: { ...inputs, token: dispatcher } });
    expect(run.exitCode).toBe(0);
    expect(run.summary).toMatch(/^- unknown: children \(permission denied\)$/m);
    const all = await story.run({ inputs: { ...inputs, token: reader } });
    expect(readStatus(all)).toMatchObject({
      unknown: [],
      children: { latest: [{ id: expect.stringMatching('^web/') as string }] },
    });
  });
});

test('status shows hostile names and events as plain text', async () => {
  const hostile = '</details>|`x`[a](http://b) @acme #1 <!-- x -->';
  await using story = await startStory({ files: {}, sandbox: { pace: { retry: 3_600_000 } } });
  const source = service('web', { task: failing }).replace('group "app"', `group ${JSON.stringify(hostile)}`);
  await story.operate(source);
  await story.settle('web');
  await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, pass, answer }) => {
    if (!path.endsWith('/allocations')) return;
    const { body } = await pass();
    answer(200, body.replaceAll('Exit Code: 137', '```\\n::error::x\\n<!-- outrider:record x -->\\u001b[31m'));
  });
  const run = await story.run({ inputs: { ...inputs, address: proxy.url, 'ui-address': 'none' } });
  expect(run.exitCode).toBe(0);
  expect(run.annotations).toEqual([]);
  expect(run.log).not.toMatch(/^::error|\u001b/m);
  const outsideOfCode = listNodes(parseMarkdown(run.summary)).filter(({ type }) =>
    ['text', 'html', 'link'].includes(type),
  );
  expect(JSON.stringify(outsideOfCode)).not.toMatch(/acme|details|http:|<!--|outrider:record/);
});
