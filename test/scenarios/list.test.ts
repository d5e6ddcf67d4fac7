import { describe, expect, test } from 'vitest';
import { listNodes, parseMarkdown, tableRows } from '../support/markdown.ts';
import type { ActionRun } from '../support/action.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { joinMessages } from '../support/drifting.ts';

const inputs = { mode: 'list' };

type Row = Readonly<Record<string, unknown>>;

function readJobs({ outputs }: ActionRun): readonly Row[] {
  return JSON.parse(outputs['jobs'] ?? '') as readonly Row[];
}

function listIds(run: ActionRun): readonly unknown[] {
  return readJobs(run).map(({ id }) => id);
}

function readMatrix({ outputs }: ActionRun): readonly Row[] {
  return (JSON.parse(outputs['matrix'] ?? '') as { include: readonly Row[] }).include;
}

async function startJobs(): Promise<Story> {
  const story = await startStory({
    files: {},
    running: [
      service('api', { count: 2, meta: 'meta {\n owner = "web team"\n api_token = "hunter2-Xq9"\n }' }),
      service('web'),
    ],
    sandbox: { namespaces: ['other'] },
  });
  await story.operate(service('web-b').replace('datacenters', 'namespace = "other"\n datacenters'));
  return story;
}

/** A sandbox with `count` jobs without allocations. */
async function startMany(count: number): Promise<Story> {
  const story = await startStory({ files: {} });
  const many = Array.from({ length: count }, (_, index) => `job-${String(index).padStart(3, '0')}`);
  const source = service('job', { count: 0 });
  const job = await story.ask<object>('POST', '/v1/jobs/parse', { JobHCL: source, Canonicalize: true });
  for (const id of many) await story.ask('POST', '/v1/jobs', { Job: { ...job, ID: id, Name: id } });
  return story;
}

describe.concurrent('mode list', () => {
  test.each([
    [{ namespace: '*' }, ['api', 'web', 'web-b'], /all namespaces/],
    [{ namespace: 'other' }, ['web-b'], /namespace `other`/],
    [{ filter: 'ID matches "^we"' }, ['web'], /1 matching job/],
    [{ filter: 'Meta.owner == "web team"' }, ['api'], /1 matching job/],
    [{ filter: 'Type == "service" and ID != "api"', namespace: '*' }, ['web', 'web-b'], /all namespaces/],
    [{ region: 'global' }, ['api', 'web'], /2 jobs/],
  ])('list with %j returns %j', async (given, ids, expected) => {
    await using story = await startJobs();
    const run = await story.run({ inputs: { ...inputs, ...given } });
    expect([run.exitCode, listIds(run)]).toEqual([0, ids]);
    expect(run.outputs['summary']).toMatch(expected);
  });

  test('list reports metadata only with `reveal`, and hides values that it does not name', async () => {
    await using story = await startJobs();
    const without = await story.run({ inputs });
    expect(readJobs(without).map(({ meta }) => meta)).toEqual([undefined, undefined]);
    const hidden = await story.run({ inputs: { ...inputs, reveal: 'Meta[site]' } });
    expect(readJobs(hidden).map(({ meta }) => meta)).toEqual([{ owner: '‹hidden›', api_token: '‹hidden›' }, {}]);
    const run = await story.run({ inputs: { ...inputs, reveal: 'Meta[*]' } });
    expect(readJobs(run).map(({ meta }) => meta)).toEqual([{ owner: 'web team', api_token: '‹hidden›' }, {}]);
    expect(JSON.stringify(run)).not.toContain('hunter2');
    const none = await story.run({ inputs: { ...inputs, reveal: 'Meta[*]', filter: 'ID == "web"' } });
    expect(joinMessages(none)).toMatch(/^notice: No job has metadata/);
  });

  test('list without any job in a namespace has the hint to check that it exists', async () => {
    await using story = await startStory({ files: {} });
    const run = await story.run({ inputs: { ...inputs, namespace: 'prodd' } });
    expect(joinMessages(run)).toMatch(
      /^notice: Check that the namespace `prodd` exists\. The output `matrix` is empty/,
    );
  });

  test('list without any job succeeds, and a notice explains the empty matrix', async () => {
    await using story = await startStory({ files: {} });
    const run = await story.run({ inputs });
    expect([run.exitCode, run.outputs['jobs'], run.outputs['matrix']]).toEqual([0, '[]', '{"include":[]}']);
    expect(joinMessages(run)).toMatch(
      /^notice: The output.*needs\.list\.outputs\.matrix != '{"include":\[\]}'` to that job\.$/,
    );
  });

  test('list includes children of periodic jobs, stopped jobs and other job types', async () => {
    await using story = await startStory({ files: {} });
    const batch = service('report')
      .replace('datacenters', 'type = "batch"\n periodic {\n crons = ["@daily"]\n }\n datacenters')
      .replace(/update \{[^}]*\}/, '');
    await story.operate(batch);
    await story.ask('POST', '/v1/job/report/periodic/force');
    await story.operate(service('old'));
    await story.ask('DELETE', '/v1/job/old');
    const run = await story.run({ inputs });
    const rows = readJobs(run).map(({ id, parent, periodic, stopped }) => [
      String(id).replace(/\d+$/, '…'),
      parent,
      periodic,
      stopped,
    ]);
    expect(rows).toEqual([
      ['old', '', false, true],
      ['report', '', true, false],
      ['report/periodic-…', 'report', false, false],
    ]);
    expect(run.summary).toMatch(/^\| \[`report`\]\(\S+\) · batch, periodic \| 🟢 running, children: /m);
  });

  test('the headline of list is orange and names a job that runs fewer allocations than desired', async () => {
    await using story = await startStory({ files: {}, running: [service('api')] });
    const big = service('web', { count: 3 }).replace(
      'env {',
      'resources {\n        memory = 64000000\n      }\n      env {',
    );
    await story.operate(big);
    const run = await story.run({ inputs });
    expect([run.exitCode, run.annotations]).toEqual([0, []]);
    expect(run.summary).toMatch(
      /^### 🟠 2 jobs in namespace `default`: .*; `web` runs fewer allocations than desired$/m,
    );
    expect(run.summary).toMatch(
      /\| --- \|\n\| \[`web`\]\(\S+\) · service \| 🟠 degraded, \w+, app 0 of 3 \|.*\n\| \[`api`\]/,
    );
    expect(run.log).toMatch(/^web \(service\): \w+, app 0 of 3\napi \(service\): running, app 1 of 1$/m);
  });

  test('list keeps its table intact with hostile job names', async () => {
    await using story = await startStory({ files: {} });
    await story.operate(service('a|b[c](http://x)`<img>@acme'));
    const run = await story.run({ inputs });
    expect(listIds(run)).toEqual(['a|b[c](http://x)`<img>@acme']);
    const summary = parseMarkdown(run.summary);
    const [row, ...others] = tableRows(summary);
    expect(others).toEqual([]);
    expect(row).toHaveLength(3);
    expect(row?.[0]).toBe(String.raw`a\x7cb\x5bc\x5d(http://x)` + '`<img>@acme · service');
    const codes = listNodes(summary).filter((node) => node.type === 'inlineCode');
    expect(codes.map(({ value }) => value)).toContain(String.raw`a\x7cb\x5bc\x5d(http://x)` + '`<img>@acme');
  });

  test('list works in the generic dialect', async () => {
    await using story = await startStory({ files: {}, sandbox: { dialect: 'generic' } });
    for (const id of ['a', 'b', 'c']) await story.operate(service(id, { count: 0 }));
    const run = await story.run({ inputs: { ...inputs, dialect: 'generic' } });
    expect([run.exitCode, listIds(run)]).toEqual([0, ['a', 'b', 'c']]);
  });
});

test('list reads every page, and limits the table to 500 and the matrix to 256 jobs', async () => {
  await using story = await startMany(600);
  const requests: string[] = [];
  await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path }) => void requests.push(path));
  const run = await story.run({ inputs: { ...inputs, address: proxy.url } });
  expect(requests).toEqual(
    ['', ...[100, 200, 300, 400, 500].map((at) => `&next_token=default.job-${at}`)].map(
      (token) => `/v1/jobs?per_page=100${token}`,
    ),
  );
  expect([run.exitCode, listIds(run).length, new Set(listIds(run)).size]).toEqual([0, 600, 600]);
  expect(run.summary.match(/^\| \[`job-/gm)).toHaveLength(500);
  expect(run.summary).toContain('… and 100 more jobs in the output `jobs`.');
  expect(readMatrix(run).map(({ job }) => job)).toEqual(listIds(run).slice(0, 256));
  expect(joinMessages(run)).toMatch(/^warning: .* the first 256 of 600 jobs, [^]*`filter`/);
});
