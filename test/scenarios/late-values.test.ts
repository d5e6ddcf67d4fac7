import { expect, test } from 'vitest';
import {
  declare,
  digest,
  image,
  imageService,
  lateFile,
  merge,
  createPlanOptions,
  startLate,
  startReviewed,
  createRegisterOptions,
} from '../support/late.ts';
import { readComment } from '../support/approving.ts';
import { pullRequestEvent } from '../support/github.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

async function readRunningImage(story: Story, job = 'web'): Promise<string | undefined> {
  type Read = { readonly TaskGroups: readonly { readonly Tasks: readonly { readonly Config: { image: string } }[] }[] };
  return (await story.ask<Read>('GET', `/v1/job/${job}`)).TaskGroups[0]?.Tasks[0]?.Config.image;
}

/** The outputs of a run that writes nothing. */
function refusal(reason: string) {
  return { reason, changed: 'false', receipts: '[]' };
}

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
  'a register run with %s for a late variable is refused with the place of the variable, and writes nothing',
  async (_what, vars, says) => {
    await using story = await startReviewed();
    const run = await story.register({ inputs: { 'late-vars': 'image', vars } });
    expect(run.outputs).toMatchObject(refusal('input'));
    expect((run.log + run.summary).replaceAll('`', '')).toContain(says);
    expect(await story.versions('web')).toHaveLength(1);
  },
);

test.concurrent('a late variable that no job file declares is an error, unless undeclared variables are accepted', async () => {
  await using story = await startReviewed();
  const inputs = { 'late-vars': 'image\nimgae', vars: 'image=web:2' };
  const run = await story.register({ inputs });
  expect(run.outputs).toMatchObject({
    ...refusal('input'),
    summary: 'Not registered: `late-vars` names `imgae`, which no job file declares',
  });
  expect(run.annotations[0]?.message).toContain(
    '\nDid you mean `image`? Otherwise, remove it, or set `strict-vars: false`',
  );
  expect((await story.register({ inputs: { ...inputs, 'strict-vars': 'false' } })).outputs['reason']).not.toBe('input');
});

test.concurrent('a value that looks like a secret is deployed and hidden everywhere', async () => {
  const secret = 'ghp_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR';
  await using story = await startReviewed();
  const run = await story.register(createRegisterOptions(secret));
  expect(run.exitCode).toBe(0);
  expect(run.log + run.summary + JSON.stringify(run.outputs) + readComment(story)).not.toContain(secret);
  expect(await readRunningImage(story)).toBe(secret);
});

test.concurrent('a default is not a value: the plan shows the late field, and the register run needs the value', async () => {
  await using story = await startLate(
    declare('image').replace('string\n', 'string\n  default = "registry.example/web:1.2"\n') +
      imageService('web', 'var.image'),
  );
  await story.plan(createPlanOptions());
  expect(readComment(story)).toContain('(late: image)');
  merge(story);
  expect((await story.register({ inputs: { 'late-vars': 'image' } })).outputs).toMatchObject(refusal('input'));
});

test.concurrent('an image without a digest is a warning', async () => {
  await using story = await startReviewed();
  const run = await story.register(createRegisterOptions('registry.example/web:1.3'));
  expect(run.exitCode).toBe(0);
  expect(run.stdout).toMatch(/^::warning.*names an image without a digest/m);
});

test.concurrent('values come from the environment as well, and the inputs take precedence', async () => {
  await using story = await startReviewed();
  const env = { NOMAD_VAR_image: image };
  expect((await story.register({ ...createPlanOptions(), env })).exitCode).toBe(0);
  expect(await readRunningImage(story)).toBe(image);
});

test.concurrent.each([
  ['a variable file', 'late.vars.hcl', `image = "evil.example/web@${digest}"\n`, { 'var-files': 'late.vars.hcl' }],
  ['the configuration file', '.github/outrider.yml', 'vars:\n  image: evil.example/web\n', {}],
] as const)('a value of a late variable in %s is an error in plan and register', async (_, name, text, inputs) => {
  await using story = await startLate();
  story.workspace.write(name, text);
  const plan = await story.plan(createPlanOptions('image', inputs));
  expect([plan.exitCode, plan.outputs['reason']]).toEqual([1, 'input']);
  story.workspace.remove(name);
  await story.plan(createPlanOptions());
  merge(story);
  story.workspace.write(name, text);
  const run = await story.register(createPlanOptions('image', inputs));
  expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'input', 'false']);
});

test.concurrent('text that looks like a late field is not the late field that was reviewed', async () => {
  await using story = await startReviewed(declare('image') + imageService('web', '"(late: image)${var.image}"'));
  story.workspace.write(lateFile, declare('image') + imageService('web', '"${var.image}(late: image)"'));
  expect((await story.register(createRegisterOptions('x'))).outputs).toMatchObject(refusal('plan-changed'));
});

test.concurrent.each([
  ['registry.example/web:${var.image}', false],
  ['registry.example/web:1.1(late: image)', true],
])('guards leave image %s to the register run unless only its text looks like a late value', async (text, isHit) => {
  const isLate = text.includes('var.');
  await using story = await startLate((isLate ? declare('image') : '') + imageService('web', JSON.stringify(text)));
  const guards = { guards: 'image-downgrade\nimage-unpinned: digest' };
  const plan = await story.plan(isLate ? createPlanOptions('image', guards) : { inputs: guards });
  expect(plan.exitCode).toBe(0);
  expect((story.github.comments[0]?.body ?? '').includes('image-downgrade')).toBe(isHit);
  expect((story.github.comments[0]?.body ?? '').includes('image-unpinned')).toBe(isHit);
  merge(story);
  const refused = isLate ? await story.register(createRegisterOptions('1.1', guards)) : undefined;
  const hint = 'have that plan approved. A change by a late value cannot be approved: pass a different value.';
  expect(refused?.annotations.some(({ message }) => message.includes(hint)) ?? true).toBe(true);
});

test.concurrent('a value that runs already changes nothing, and a smaller effect than the reviewed one is registered', async () => {
  const source = declare('image') + imageService('web', 'var.image', { meta: 'meta {\n owner = "ops"\n }' });
  await using story = await startReviewed(source);
  const run = await story.register(createRegisterOptions('registry.example/web:1.2'));
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
  await using same = await startReviewed();
  const nothing = await same.register(createRegisterOptions('registry.example/web:1.2'));
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
  await story.plan(createPlanOptions('image', address));
  merge(story);
  const run = await story.register(createRegisterOptions(image, address));
  expect(run.outputs).toMatchObject(refusal('plan-changed'));
  expect(run.summary).toContain('the plan has changed since the review');
  const other = await story.register(createRegisterOptions('registry.example/web:1.3', address));
  expect(other.outputs).toMatchObject({ changed: 'true', reason: '' });
});

test.concurrent('a re-run of the deploy with another value is refused with the ways to go, and with the same value changes nothing', async () => {
  await using story = await startReviewed();
  await story.register(createRegisterOptions(image));
  const rerun = await story.register(createRegisterOptions(image));
  expect(rerun.outputs).toMatchObject({ changed: 'false', reason: '' });
  const other = await story.register(createRegisterOptions('registry.example/web:1.4'));
  expect(other.outputs).toMatchObject(refusal('plan-changed'));
  expect(other.summary).toContain('Another late value is another registration.');
  expect(other.summary).toContain(
    'open a new pull request, or, as long as Nomad has that version, go back to it with `mode: revert`',
  );
  expect(await readRunningImage(story)).toBe(image);
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
    expect(await readRunningImage(story)).toBe(image);
  },
);

test.concurrent('another deployment of the late field between plan and register does not matter, and any other change of the job does', async () => {
  for (const [between, reason] of [
    [imageService('web', '"registry.example/web:1.2.1"'), ''],
    [imageService('web', '"registry.example/web:1.2.1"', { count: 2 }), 'plan-changed'],
  ] as const) {
    await using story = await startReviewed();
    await story.operate(between);
    await story.settle('web');
    const run = await story.register(createRegisterOptions(image));
    expect(run.outputs).toMatchObject({ reason });
  }
});

test.concurrent('a version that was rolled back in the meantime is not deployed again with the same value, although the record lost its mark', async () => {
  await using story = await startReviewed();
  const before = readComment(story);
  await story.register(createRegisterOptions(image));
  await story.operate(imageService('web', '"registry.example/web:1.2"'));
  await story.settle('web');
  const [only] = story.github.comments;
  if (only !== undefined) only.body = before;
  const run = await story.register(createRegisterOptions(image));
  expect(run.outputs).toMatchObject(refusal('plan-changed'));
  expect(run.summary).toContain('registered after the plan, and then rolled back');
});

test.concurrent('a register run without the late variables of its plan is refused and names the input', async () => {
  await using story = await startReviewed();
  const run = await story.register({ inputs: { vars: `image=${image}` } });
  expect(run.outputs).toMatchObject(refusal('plan-changed'));
  expect(run.summary).toContain('`late-vars` was `image` for the plan, and is empty here');
});

test.concurrent('several jobs have values of their own, and a variable of another file is not an error', async () => {
  const [api, web] = ['jobs/api.nomad.hcl', lateFile];
  await using story = await startStory({
    files: {
      [api]: declare('api') + imageService('api', 'var.api'),
      [web]: declare('web') + imageService('web', 'var.web'),
      'jobs/plain.nomad.hcl': service('plain'),
    },
  });
  await story.plan(createPlanOptions('api\nweb'));
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

test.concurrent('the comment does not report a job as not registered after a run that finds it up to date', async () => {
  await using story = await startStory({
    files: { 'jobs/plain.nomad.hcl': service('plain'), [lateFile]: declare('web') + imageService('web', 'var.web') },
  });
  await story.plan(createPlanOptions('web'));
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
  await story.plan(createPlanOptions('image', { address: proxy.url }));
  merge(story);
  await story.register(createRegisterOptions(image, { address: proxy.url }));
  isRefused = false;
  await story.ask('POST', '/v1/job/api/scale', { Count: 2, Target: { Group: 'app' } });
  const other = await story.register(createRegisterOptions('registry.example/web:1.4', { address: proxy.url }));
  expect(other.outputs).toMatchObject(refusal('plan-changed'));
  expect(other.summary).toContain('Another late value is another registration.');
  expect(await readRunningImage(story, 'api')).toBe(image);
  await expect(story.ask('GET', '/v1/job/web')).rejects.toThrow('404');
  const same = await story.register(createRegisterOptions(image, { address: proxy.url }));
  expect(same.outputs).toMatchObject({ changed: 'true' });
  expect(same.summary).toContain('It no longer runs.');
});

test.concurrent('a job file that declares a late variable counts as touched with only-changed, even if its value is missing', async () => {
  await using story = await startLate(undefined, {
    files: {
      [lateFile]: declare('image') + imageService('web', 'var.image'),
      'jobs/plain.nomad.hcl': service('plain'),
    },
  });
  story.github.files = [{ filename: 'src/app.ts', status: 'modified' }];
  const plan = await story.plan(createPlanOptions('image', { 'only-changed': 'true' }));
  expect(JSON.parse(plan.outputs['jobs'] ?? '')).toMatchObject([{ id: 'web', change: 'edited' }]);
  merge(story);
  expect((await story.register({ inputs: { 'late-vars': 'image', 'only-changed': 'true' } })).outputs).toMatchObject(
    refusal('input'),
  );
  const run = await story.register(createRegisterOptions(image, { 'only-changed': 'true' }));
  expect(run.outputs).toMatchObject({ changed: 'true', reason: '' });
});

test.concurrent('a register run without a review deploys the value by the same rule', async () => {
  await using story = await startLate();
  merge(story);
  const run = await story.register(createRegisterOptions(image, { review: 'ignore' }));
  expect(run.outputs).toMatchObject({ changed: 'true' });
  expect(await readRunningImage(story)).toBe(image);
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

test.concurrent('a check before the merge needs no value, and reports the jobs to register', async () => {
  await using story = await startLate();
  await story.plan(createPlanOptions());
  const ready = { name: 'pull_request', payload: pullRequestEvent().payload };
  const run = await story.register({ ...createPlanOptions('image', { 'dry-run': 'true' }), event: ready });
  expect(run.outputs).toMatchObject({ changed: 'false', reason: '' });
  expect(run.outputs['summary']).toBe('Dry run: 1 job would be registered');
  story.workspace.write(lateFile, declare('image') + imageService('web', 'var.image', { count: 2 }));
  const other = await story.register({ ...createPlanOptions('image', { 'dry-run': 'true' }), event: ready });
  expect(other.outputs).toMatchObject({ reason: 'plan-changed' });
});
