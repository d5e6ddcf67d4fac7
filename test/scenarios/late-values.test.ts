import { expect, test } from 'vitest';
import { unpackRecord } from '../../src/review/record.ts';
import { declare, digest, image, imageService, lateFile, merge, planned, startLate, valued } from '../support/late.ts';
import { readComment, approved } from '../support/approving.ts';
import { startPlannable } from '../support/commanding.ts';
import { pullRequestEvent } from '../support/github.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

/** What runs in a task's configuration and environment. */
async function running(
  story: Story,
  job = 'web',
): Promise<{ Config: Record<string, string>; Env: Record<string, string> }> {
  const { TaskGroups } = await story.ask<{
    TaskGroups: { Tasks: { Config: Record<string, string>; Env: Record<string, string> }[] }[];
  }>('GET', `/v1/job/${job}`);
  const task = TaskGroups[0]?.Tasks[0];
  if (task === undefined) throw new Error('The job has no task');
  return task;
}

/** The outputs of a run that writes nothing. */
function refusal(reason: string) {
  return { reason, changed: 'false', receipts: '[]' };
}

test.concurrent('no text of a run and no request but those to the parser contains a mark', async () => {
  await using story = await startLate();
  const runs = [await story.plan(planned())];
  merge(story);
  runs.push(await story.register(valued(image)));
  for (const { stdout, summary, outputs } of runs)
    expect(stdout + summary + JSON.stringify(outputs)).not.toMatch(/[⟦⟧]/);
  expect(readComment(story)).not.toMatch(/[⟦⟧]/);
  expect(JSON.stringify(await story.versions('web'))).not.toMatch(/[⟦⟧]|\(late/);
  const { Variables: variables } = await story.ask<{ Variables: string }>('GET', '/v1/job/web/submission?version=1');
  expect(variables).toContain(image);
});

/** The digests that the record in the readComment binds. */
function bound(story: Story): object | undefined {
  const packed = /outrider:record v\d+ (\S+)/.exec(readComment(story))?.[1];
  const [job] = (packed === undefined ? undefined : unpackRecord(packed))?.jobs ?? [];
  return job && { spec: job.spec, plan: job.plan };
}

test.concurrent('plans of the same late field bind the same, and one with more text around the value binds something else', async () => {
  await using story = await startLate();
  const plans: unknown[] = [];
  for (const expression of ['var.image', 'var.image', '"${var.image}"', '"web:${var.image}"']) {
    story.workspace.write(lateFile, declare('image') + imageService('web', expression));
    await story.plan(planned());
    plans.push(bound(story));
  }
  const [first, second, quoted, other] = plans;
  expect(first).toBeDefined();
  expect([second, quoted]).toEqual([first, first]);
  expect(other).not.toMatchObject({ spec: (first as { spec: string }).spec });
});

test.concurrent.each([
  ['no value', '', 'has no value in this run'],
  ['an empty value', 'image=', 'is empty'],
  ['white space', 'image=web 1', 'contains white space'],
  ['a runtime variable', 'image=web:${NOMAD_META_x}', 'contains $'],
  ['a directive', 'image=web:%{x}', 'contains %'],
  ['a quote', 'image=web:"1"', 'contains "'],
  ['too many characters', `image=${'a'.repeat(513)}`, 'has 513 characters'],
  ['what only looks like a mark', 'image=(late: image)', 'contains white space'],
  ['a control character', 'image=web\u202e1', 'white space or an invisible character'],
])(
  'a register with %s for a late variable is refused with the place of the variable, and writes nothing',
  async (_what, vars, says) => {
    await using story = await startLate();
    await story.plan(planned());
    merge(story);
    const run = await story.register({ inputs: { 'late-vars': 'image', vars } });
    expect(run.outputs).toMatchObject(refusal('input'));
    expect((run.log + run.summary).replaceAll('`', '')).toContain(says);
    expect(await story.versions('web')).toHaveLength(1);
  },
);

test.concurrent.each([
  ['a list of HCL', '["a"]'.replaceAll('"', '')],
  ['a function call', 'upper(x)'],
  ['a reference', 'var.image'],
  ['a path', '../../etc/passwd'],
  ['a mark with another random part', '⟦00112233445566778899aabbccddeeff:0⟧'],
  ['a comment', '#'],
])('a value that looks like %s is deployed as the text that it is', async (_what, value) => {
  await using story = await startLate();
  await story.plan(planned());
  merge(story);
  const run = await story.register(valued(value));
  expect(run.exitCode).toBe(0);
  expect((await running(story)).Config['image']).toBe(value);
});

test.concurrent('a value that looks like a secret is deployed and hidden everywhere', async () => {
  const secret = 'ghp_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR';
  await using story = await startLate();
  await story.plan(planned());
  merge(story);
  const run = await story.register(valued(secret));
  expect(run.exitCode).toBe(0);
  for (const text of [
    run.log,
    run.summary,
    readComment(story),
    JSON.stringify(readResult(run).lateValues),
    run.outputs['receipts'],
  ])
    expect(text).not.toContain(secret);
  expect((await running(story)).Config['image']).toBe(secret);
});

test.concurrent('a default is no value: the plan shows the late field, and the register needs the value', async () => {
  await using story = await startLate(
    declare('image').replace('string\n', 'string\n  default = "registry.example/web:1.2"\n') +
      imageService('web', 'var.image'),
  );
  await story.plan(planned());
  expect(readComment(story)).toContain('(late: image)');
  merge(story);
  expect((await story.register({ inputs: { 'late-vars': 'image' } })).outputs).toMatchObject(refusal('input'));
});

test.concurrent('an image without a digest is a warning', async () => {
  await using story = await startLate();
  await story.plan(planned());
  merge(story);
  const run = await story.register(valued('registry.example/web:1.3'));
  expect(run.exitCode).toBe(0);
  expect(run.stdout).toMatch(/^::warning.*names an image without a digest/m);
});

test.concurrent('values come from the environment as well, and the inputs take precedence', async () => {
  await using story = await startLate();
  await story.plan(planned());
  merge(story);
  const env = { NOMAD_VAR_image: image };
  expect((await story.register({ ...planned(), env })).exitCode).toBe(0);
  expect((await running(story)).Config['image']).toBe(image);
});

test.concurrent.each([
  ['a variable file', 'late.vars.hcl', `image = "evil.example/web@${digest}"\n`, { 'var-files': 'late.vars.hcl' }],
  ['the configuration file', '.github/outrider.yml', 'vars:\n  image: evil.example/web\n', {}],
] as const)('a value of a late variable in %s is an error in plan and register', async (_, name, text, inputs) => {
  await using story = await startLate();
  story.workspace.write(name, text);
  const plan = await story.plan(planned('image', inputs));
  expect([plan.exitCode, plan.outputs['reason']]).toEqual([1, 'input']);
  story.workspace.remove(name);
  await story.plan(planned());
  merge(story);
  story.workspace.write(name, text);
  const run = await story.register(planned('image', inputs));
  expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'input', 'false']);
});

test.concurrent('two late variables in one string have their own places', async () => {
  await using story = await startLate(
    declare('name', 'tag') + imageService('web', '"registry.example/${var.name}:v${var.tag}"'),
  );
  const inputs = { 'late-vars': 'name\ntag' };
  await story.plan({ inputs });
  expect(readComment(story)).toContain('=> "registry.example/(late: name):v(late: tag)"');
  merge(story);
  const run = await story.register({ inputs: { ...inputs, vars: 'name=web\ntag=1.3' } });
  expect(run.exitCode).toBe(0);
  expect((await running(story)).Config['image']).toBe('registry.example/web:v1.3');
  expect(readResult(run).lateValues).toMatchObject([
    { variable: 'name', value: 'web' },
    { variable: 'tag', value: '1.3' },
  ]);
});

function joinedBy(first: string, other: string): string {
  return declare('a', 'b') + imageService('web', `"\${var.${first}}-\${var.${other}}"`);
}

test.concurrent('two variables whose fields are swapped after the review are refused', async () => {
  await using story = await startLate(joinedBy('a', 'b'));
  await story.plan(planned('a\nb'));
  merge(story);
  story.workspace.write(lateFile, joinedBy('b', 'a'));
  expect((await story.register({ inputs: { 'late-vars': 'a\nb', vars: 'a=1\nb=2' } })).outputs).toMatchObject(
    refusal('plan-changed'),
  );
});

test.concurrent('text that looks like a late field is not the late field that was reviewed', async () => {
  await using story = await startLate(declare('image') + imageService('web', '"(late: image)${var.image}"'));
  await story.plan(planned());
  merge(story);
  story.workspace.write(lateFile, declare('image') + imageService('web', '"${var.image}(late: image)"'));
  expect((await story.register(valued('x'))).outputs).toMatchObject(refusal('plan-changed'));
});

test.concurrent.each([
  ['registry.example/web:${var.image}', false],
  ['registry.example/web:1.1(late: image)', true],
])('guards leave image %s to the register unless only its text looks like a late value', async (text, isHit) => {
  const isLate = text.includes('var.');
  await using story = await startLate((isLate ? declare('image') : '') + imageService('web', JSON.stringify(text)));
  const guards = { guards: 'image-downgrade\nimage-unpinned: digest' };
  const plan = await story.plan(isLate ? planned('image', guards) : { inputs: guards });
  expect(plan.exitCode).toBe(0);
  expect((story.github.comments[0]?.body ?? '').includes('image-downgrade')).toBe(isHit);
  expect((story.github.comments[0]?.body ?? '').includes('image-unpinned')).toBe(isHit);
});

test.concurrent('a value that runs already changes nothing, and a smaller effect than the reviewed one is registered', async () => {
  const source = declare('image') + imageService('web', 'var.image', { meta: 'meta {\n owner = "ops"\n }' });
  await using story = await startLate(source);
  await story.plan(planned());
  merge(story);
  const run = await story.register(valued('registry.example/web:1.2'));
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
  await using same = await startLate();
  await same.plan(planned());
  merge(same);
  const nothing = await same.register(valued('registry.example/web:1.2'));
  expect(nothing.outputs).toMatchObject({ changed: 'false', reason: '' });
  expect(readResult(nothing).lateValues).toMatchObject([{ value: 'registry.example/web:1.2' }]);
  expect(await same.versions('web')).toHaveLength(1);
});

test.concurrent('a value whose plan does more than the reviewed one is refused', async () => {
  await using story = await startLate();
  await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ path, body, pass, answer }) => {
    if (!path.endsWith('/plan') || !body.includes(digest)) return;
    const { status, body: text } = await pass();
    const plan = JSON.parse(text) as { Annotations: { DesiredTGUpdates: { app: { Stop: number } } } };
    plan.Annotations.DesiredTGUpdates.app.Stop += 1;
    answer(status, JSON.stringify(plan));
  });
  const address = { address: proxy.url };
  await story.plan(planned('image', address));
  merge(story);
  const run = await story.register(valued(image, address));
  expect(run.outputs).toMatchObject(refusal('plan-changed'));
  expect(run.summary).toContain('the plan has changed since the review');
  const other = await story.register(valued('registry.example/web:1.3', address));
  expect(other.outputs).toMatchObject({ changed: 'true', reason: '' });
});

test.concurrent('a re-run of the deploy with another value is refused with the ways to go, and with the same value changes nothing', async () => {
  await using story = await startLate();
  await story.plan(planned());
  merge(story);
  await story.register(valued(image));
  const rerun = await story.register(valued(image));
  expect(rerun.outputs).toMatchObject({ changed: 'false', reason: '' });
  const other = await story.register(valued('registry.example/web:1.4'));
  expect(other.outputs).toMatchObject(refusal('plan-changed'));
  expect(other.summary).toContain('Another late value is another registration.');
  expect(other.summary).toContain(
    'open a new pull request, or, as long as Nomad has that version, go back to it with `mode: revert`',
  );
  expect((await running(story)).Config['image']).toBe(image);
});

test.concurrent.each([
  ['reads the job', 'GET /v1/job/web'],
  ['plans the job', 'POST /v1/job/web/plan'],
  ['registers the job', 'POST /v1/jobs'],
])(
  'a run is refused if another run of the same review registers another value immediately before it %s',
  async (_when, request) => {
    await using story = await startLate();
    story.workspace.write('.github/outrider.yml', 'late-vars: image\n');
    let isMerged = false;
    let other: ReturnType<Story['register']> | undefined;
    await using proxy = await startNomadProxy(story.sandbox.scheduler, async ({ method, path }) => {
      if (!isMerged || other !== undefined || `${method} ${path.replace(/\?.*/, '')}` !== request) return;
      other = register(image);
      await other;
    });
    const register = async (value: string) =>
      story.register({ inputs: { vars: `image=${value}`, address: proxy.url } });
    await story.plan({ inputs: { address: proxy.url } });
    merge(story);
    isMerged = true;
    const run = await register('registry.example/web:1.4');
    expect(await other).toMatchObject({ exitCode: 0, outputs: { changed: 'true' } });
    expect(run).toMatchObject({ exitCode: 1, outputs: { reason: 'conflict', changed: 'false' } });
    expect((await running(story)).Config['image']).toBe(image);
  },
);

test.concurrent('another deployment of the late field between plan and register does not matter, and any other change of the job does', async () => {
  const { workspace: _workspace, ...options } = { workspace: undefined };
  for (const [between, reason] of [
    [imageService('web', '"registry.example/web:1.2.1"'), ''],
    [imageService('web', '"registry.example/web:1.2.1"', { count: 2 }), 'plan-changed'],
  ] as const) {
    await using story = await startLate(undefined, options);
    await story.plan(planned());
    merge(story);
    await story.operate(between);
    await story.settled('web');
    const run = await story.register(valued(image));
    expect(run.outputs).toMatchObject({ reason });
  }
});

test.concurrent('what was rolled back in the meantime is not deployed again with the same value, although the record lost its mark', async () => {
  await using story = await startLate();
  await story.plan(planned());
  const before = readComment(story);
  merge(story);
  await story.register(valued(image));
  await story.operate(imageService('web', '"registry.example/web:1.2"'));
  await story.settled('web');
  const [only] = story.github.comments;
  if (only !== undefined) only.body = before;
  const run = await story.register(valued(image));
  expect(run.outputs).toMatchObject(refusal('plan-changed'));
  expect(run.summary).toContain('registered after the plan, and then rolled back');
});

test.concurrent('a register without the late variables of its plan is refused and names the input', async () => {
  await using story = await startLate();
  await story.plan(planned());
  merge(story);
  const run = await story.register({ inputs: { vars: `image=${image}` } });
  expect(run.outputs).toMatchObject(refusal('plan-changed'));
  expect(run.summary).toContain('`late-vars` was `image` for the plan, and is empty here');
});

test.concurrent('several jobs have values of their own, and a variable of another file is no error', async () => {
  const [api, web] = ['jobs/api.nomad.hcl', lateFile];
  await using story = await startStory({
    files: {
      [api]: declare('api') + imageService('api', 'var.api'),
      [web]: declare('web') + imageService('web', 'var.web'),
      'jobs/plain.nomad.hcl': service('plain'),
    },
  });
  await story.plan(planned('api\nweb'));
  merge(story);
  const run = await story.register({ inputs: { 'late-vars': 'api\nweb', vars: 'api=api:1\nweb=web:2' } });
  expect(run.exitCode).toBe(0);
  expect(readResult(run).lateValues).toMatchObject([
    { job: 'api', value: 'api:1' },
    { job: 'web', value: 'web:2' },
  ]);
  const receipts = JSON.parse(run.outputs['receipts'] ?? '') as Record<string, unknown>[];
  expect(receipts.map((receipt) => [receipt['job'], 'late-values' in receipt])).toEqual([
    ['api', true],
    ['plain', false],
    ['web', true],
  ]);
});

test.concurrent('the readComment does not report a job as not registered after a run that finds it up to date', async () => {
  await using story = await startStory({
    files: { 'jobs/plain.nomad.hcl': service('plain'), [lateFile]: declare('web') + imageService('web', 'var.web') },
  });
  await story.plan(planned('web'));
  merge(story);
  const register = async (value: string, wait: string) =>
    story.register({ inputs: { 'late-vars': 'web', vars: `web=${value}`, wait } });
  await register('web:2', 'false');
  const other = await register('web:3', 'complete');
  expect(other.outputs).toMatchObject({ reason: 'plan-changed' });
  expect(readComment(story)).toMatch(/^### 🟢 2 jobs registered$/m);
  const last = await register('web:2', 'false');
  expect(last.exitCode).toBe(0);
  const [headline = ''] = /^### .*$/m.exec(last.summary) ?? [];
  expect(headline).not.toContain('not registered');
  expect(readComment(story)).toMatch(/^### 🟢 2 jobs registered$/m);
});

test.concurrent('a run with another value registers nothing after a run that registered a part of the jobs', async () => {
  const files = { [lateFile]: declare('image') + imageService('web', 'var.image') };
  await using story = await startStory({
    files: { ...files, 'jobs/api.nomad.hcl': declare('image') + imageService('api', 'var.image') },
  });
  let isRefused = true;
  await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ method, path, body, answer }) => {
    if (isRefused && method === 'POST' && /^\/v1\/jobs(\?|$)/.test(path) && body.includes('"ID":"web"'))
      answer(403, 'Permission denied');
  });
  await story.plan(planned('image', { address: proxy.url }));
  merge(story);
  await story.register(valued(image, { address: proxy.url }));
  isRefused = false;
  await story.ask('POST', '/v1/job/api/scale', { Count: 2, Target: { Group: 'app' } });
  const other = await story.register(valued('registry.example/web:1.4', { address: proxy.url }));
  expect(other.outputs).toMatchObject(refusal('plan-changed'));
  expect(other.summary).toContain('Another late value is another registration.');
  expect((await running(story, 'api')).Config['image']).toBe(image);
  await expect(story.ask('GET', '/v1/job/web')).rejects.toThrow('404');
  const same = await story.register(valued(image, { address: proxy.url }));
  expect(same.outputs).toMatchObject({ changed: 'true' });
  expect(same.summary).toContain('It no longer runs.');
});

test.concurrent('a missing value of one job holds back all of them', async () => {
  await using story = await startStory({
    files: {
      [lateFile]: declare('image') + imageService('web', 'var.image'),
      'jobs/plain.nomad.hcl': service('plain'),
    },
  });
  await story.plan(planned());
  merge(story);
  const run = await story.register({ inputs: { 'late-vars': 'image' } });
  expect(run.outputs).toMatchObject(refusal('input'));
});

test.concurrent('a job file that declares a late variable counts as touched with only-changed, even if its value is missing', async () => {
  await using story = await startLate(undefined, {
    files: {
      [lateFile]: declare('image') + imageService('web', 'var.image'),
      'jobs/plain.nomad.hcl': service('plain'),
    },
  });
  story.github.files = [{ filename: 'src/app.ts', status: 'modified' }];
  const plan = await story.plan(planned('image', { 'only-changed': 'true' }));
  expect(JSON.parse(plan.outputs['jobs'] ?? '')).toMatchObject([{ id: 'web', change: 'edited' }]);
  merge(story);
  expect((await story.register({ inputs: { 'late-vars': 'image', 'only-changed': 'true' } })).outputs).toMatchObject(
    refusal('input'),
  );
  const run = await story.register(valued(image, { 'only-changed': 'true' }));
  expect(run.outputs).toMatchObject({ changed: 'true', reason: '' });
});

test.concurrent('canaries of a late image wait for their promotion', async () => {
  const canary = { update: 'canary = 1' };
  const source = declare('image') + imageService('web', 'var.image', canary);
  await using story = await startLate(source, { running: [imageService('web', '"registry.example/web:1.2"', canary)] });
  await story.plan(planned());
  expect(readComment(story)).toContain('1 canary');
  merge(story);
  const run = await story.register(valued(image));
  expect(run.outputs).toMatchObject({ outcome: 'awaiting-promotion', changed: 'true' });
});

/** The inputs of an environment with a cluster of its own. */
function describe(id: string, { sandbox }: Story) {
  return { environment: id, address: sandbox.scheduler };
}

test.concurrent('two environments of one pull request have their own plans, values and clusters', async () => {
  await using story = await startLate();
  await using production = await startLate();
  await story.plan(planned('image', describe('staging', story)));
  await story.plan(planned('image', describe('production', production)));
  merge(story);
  const first = await story.register(valued('registry.example/web:rc', describe('staging', story)));
  const second = await story.register(valued(image, describe('production', production)));
  expect([first, second].map(({ outputs }) => outputs)).toMatchObject([{ changed: 'true' }, { changed: 'true' }]);
  expect((await running(story)).Config['image']).toBe('registry.example/web:rc');
  expect((await running(production)).Config['image']).toBe(image);
  const wrong = await story.register(valued(image, { ...describe('staging', production) }));
  expect(wrong.outputs).toMatchObject(refusal('not-reviewed'));
});

test.concurrent('a register without a review deploys the value by the same rule', async () => {
  await using story = await startLate();
  merge(story);
  const run = await story.register(valued(image, { review: 'ignore' }));
  expect(run.outputs).toMatchObject({ changed: 'true' });
  expect((await running(story)).Config['image']).toBe(image);
});

test.concurrent('mode parse checks a file without the values', async () => {
  await using story = await startLate();
  const run = await story.run({
    inputs: { mode: 'parse', 'job-files': 'jobs/*.nomad.hcl', 'late-vars': 'image' },
    event: { name: 'pull_request', payload: pullRequestEvent().payload },
  });
  expect(run.exitCode).toBe(0);
});

test.concurrent.each([
  ['names a value', { 'late-vars': 'image=web' }, 'which is not the name of a variable'],
  [
    'names a secret variable',
    { 'late-vars': 'image', 'secret-vars': 'image=web' },
    'names `image`, which `secret-vars` sets',
  ],
])('an input late-vars that %s is an error', async (_what, inputs, says) => {
  await using story = await startLate();
  const run = await story.plan({ inputs });
  expect(run.outputs).toMatchObject({ reason: 'input' });
  expect(run.log + run.summary).toContain(says);
});

test.concurrent('an approval of the plan counts for the value that the build fills in', async () => {
  await using story = await startLate();
  const approvals = { approvals: '1' };
  await story.plan(planned('image', approvals));
  merge(story);
  const early = await story.register(valued(image, approvals));
  expect(early.outputs).toMatchObject(refusal('not-approved'));
  story.github.reviews.list = [approved('ada')];
  const run = await story.register(valued(image, approvals));
  expect(run.outputs).toMatchObject({ changed: 'true', reason: '' });
  expect(JSON.parse(run.outputs['receipts'] ?? '')).toMatchObject([
    { 'approved-by': ['ada'], 'late-values': [{ value: image }] },
  ]);
});

test.concurrent('plan by a readComment shows the late value, and its record is that of a plan on the pull request', async () => {
  await using story = await startPlannable();
  story.workspace.write(lateFile, declare('image') + imageService('web', 'var.image'));
  story.github.head = story.workspace.commit();
  const inputs = { 'job-files': 'jobs/*.nomad.hcl', 'late-vars': 'image' };
  const run = await story.verb('plan', story.comment('/outrider plan'), { inputs });
  expect(run.outputs).toMatchObject({ changed: 'true', reason: '' });
  expect(story.planBody()).toContain('`image` is filled in by the build');
});

test.concurrent('a check before the merge needs no value, and says what would be registered', async () => {
  await using story = await startLate();
  await story.plan(planned());
  const ready = { name: 'pull_request', payload: pullRequestEvent().payload };
  const run = await story.register({ ...planned('image', { 'dry-run': 'true' }), event: ready });
  expect(run.outputs).toMatchObject({ changed: 'false', reason: '' });
  expect(run.outputs['summary']).toBe('Dry run: 1 job would be registered');
  story.workspace.write(lateFile, declare('image') + imageService('web', 'var.image', { count: 2 }));
  const other = await story.register({ ...planned('image', { 'dry-run': 'true' }), event: ready });
  expect(other.outputs).toMatchObject({ reason: 'plan-changed' });
});
