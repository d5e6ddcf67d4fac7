import { expect, test } from 'vitest';
import { service, startStory, type Story } from '../support/registering.ts';

const file = 'jobs/web.nomad.hcl';
const other = 'jobs/other.nomad.hcl';
const withVariable = `variable "image" {\n  default = "four"\n}\n\nvariable "key" {\n  default = "none"\n}\n${service('web').replace('"one"', 'var.image')}`;

async function start(files: Readonly<Record<string, string>> = {}): Promise<Story> {
  return startStory({ files: { [file]: service('web', { image: 'two' }), ...files }, running: [service('web')] });
}

interface Case {
  readonly name: string;
  readonly files?: Readonly<Record<string, string>>;
  readonly plan?: Readonly<Record<string, string>>;
  readonly register: Readonly<Record<string, string>>;
  /** A part of the error's message or hint. */
  readonly says: readonly string[];
  readonly hides?: RegExp;
}

const cases: readonly Case[] = [
  {
    name: 'region',
    plan: { region: 'global' },
    register: {},
    says: ['The plan used `region: global`, and this run uses no `region`', 'Set the same `region` in plan'],
  },
  {
    name: 'job-files',
    files: { [other]: service('other') },
    plan: { 'job-files': file },
    register: { 'job-files': 'jobs/*.nomad.hcl' },
    says: ['`job-files` was `jobs/web.nomad.hcl` for the plan, and is `jobs/*.nomad.hcl` here'],
  },
  {
    name: 'job-files that leave out a job',
    files: { [other]: service('other') },
    plan: { 'job-files': 'jobs/*.nomad.hcl' },
    register: { 'job-files': file },
    says: [
      `The plan of pull request 7 changes \`${other}\`, and this run has no such job file`,
      '`job-files` was `jobs/*.nomad.hcl` for the plan, and is `jobs/web.nomad.hcl` here',
    ],
  },
  {
    name: 'working-directory',
    files: { 'sub/jobs/web.nomad.hcl': service('third') },
    register: { 'working-directory': 'sub' },
    says: ['`working-directory` was `.` for the plan, and is `sub` here'],
  },
  {
    name: 'preserve-counts',
    register: { 'preserve-counts': 'true' },
    says: ['`preserve-counts` was `autoscaled` for the plan, and is `true` here'],
  },
  {
    name: 'vars',
    files: { [file]: withVariable },
    plan: { vars: 'image=two' },
    register: { vars: 'image=three' },
    says: ['variable `image` had a different value for the plan'],
    hides: /three/,
  },
  {
    name: 'secret-vars that only the register run has',
    files: { [file]: withVariable },
    plan: { vars: 'image=two' },
    register: { vars: 'image=three', 'secret-vars': 'key=very-secret-key' },
    says: ['variable `image` had a different value for the plan; variable `key` was not set for the plan'],
    hides: /very-secret/,
  },
  {
    name: 'vars that only the plan has',
    files: { [file]: withVariable },
    plan: { vars: 'image=two' },
    register: {},
    says: ['variable `image` is not set here, and was for the plan'],
  },
];

test.each(cases)(
  'a register run with other $name than the plan names the difference and writes nothing',
  async (row) => {
    await using story = await start(row.files);
    await story.plan({ inputs: { ...row.plan } });
    story.github.closed = true;
    const refused = await story.register({ inputs: { ...row.register } });
    expect(refused.outputs).toMatchObject({ changed: 'false' });
    expect(['not-reviewed', 'plan-changed']).toContain(refused.outputs['reason']);
    const message = refused.annotations.map((annotation) => annotation.message).join('\n');
    for (const text of row.says) expect(message).toContain(text);
    expect(message).not.toMatch(/Another merge|Split a pull request|review: ignore/);
    expect(message + refused.summary).not.toMatch(row.hides ?? /^$/);
  },
);

test('a register run with another address than the plan names both', async () => {
  await using story = await start();
  await using elsewhere = await start();
  await story.plan({ inputs: { address: elsewhere.sandbox.scheduler } });
  story.github.closed = true;
  const refused = await story.register();
  const [planned, here] = [elsewhere, story].map(({ sandbox }) => new URL(sandbox.scheduler).host);
  expect(refused.annotations[0]?.message).toContain(
    `The plan used \`address: ${planned}\`, and this run uses \`address: ${here}\``,
  );
  expect(refused.annotations[0]?.message).toContain('Set the same `address` in plan and register');
});

test.each(['', 'true'])(
  'a planned job whose file is gone by the merge is missed, also as a dry run (%j)',
  async (dryRun) => {
    await using story = await start({ [other]: service('other') });
    await story.plan();
    story.github.closed = true;
    story.workspace.remove(other);
    const refused = await story.register({ inputs: dryRun === '' ? {} : { 'dry-run': dryRun } });
    expect([refused.exitCode, refused.outputs['reason'], refused.outputs['changed']]).toEqual([
      1,
      'plan-changed',
      'false',
    ]);
    expect(refused.annotations[0]?.message).toContain(
      'Another merge or a commit after the plan changed this job. Open a new pull request',
    );
  },
);

test('a job that was registered by its plan is not missed by a re-run without its file', async () => {
  await using story = await start({ [other]: service('other') });
  await story.plan();
  story.github.closed = true;
  expect((await story.register()).exitCode).toBe(0);
  story.workspace.remove(other);
  const rerun = await story.register();
  expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
});

test('a planned job is registered also by a run whose `only-changed` leaves out its file', async () => {
  await using story = await start({ [other]: service('other') });
  await story.plan();
  story.github.closed = true;
  story.github.files = [{ filename: file, status: 'modified' }];
  const run = await story.register({ inputs: { 'only-changed': 'true', wait: 'false' } });
  expect([run.exitCode, run.outputs['changed']]).toEqual([0, 'true']);
  expect(await story.ask('GET', '/v1/job/other')).toMatchObject({ ID: 'other' });
});

test.each([
  ['another file declares the job as it runs', 'deploy/web.nomad.hcl', 'web'],
  ['its file declares another job, as it runs', file, 'third', 'declares a different job, namespace or region'],
])(
  'a planned change is missed where %s',
  async (_what, declaring, id, message = `changes \`${file}\`, and this run has no such job file`) => {
    await using story = await startStory({
      files: { [file]: service('web', { image: 'two' }) },
      running: [service('web'), service('third')],
    });
    await story.plan({ inputs: { 'job-files': '{jobs,deploy}/*.nomad.hcl' } });
    story.github.closed = true;
    story.workspace.remove(file);
    story.workspace.write(declaring, service(id));
    const refused = await story.register({ inputs: { 'job-files': '{jobs,deploy}/*.nomad.hcl', wait: 'false' } });
    expect([refused.exitCode, refused.outputs['reason'], refused.outputs['changed']]).toEqual([
      1,
      'plan-changed',
      'false',
    ]);
    expect(refused.annotations[0]?.message).toContain(message);
  },
);

test('a register run in a namespace where its token has no rights reports only that the plan is of another one', async () => {
  const files = { [file]: service('web', { image: 'two' }) };
  await using story = await startStory({ files, sandbox: { acl: true, namespaces: ['team'] } });
  const { tokens } = story.sandbox.keys ?? {};
  expect((await story.plan({ inputs: { token: tokens?.['plan-only'] ?? '' } })).exitCode).toBe(0);
  story.github.closed = true;
  const refused = await story.register({ inputs: { token: tokens?.deploy ?? '', namespace: 'team' } });
  expect([refused.exitCode, refused.outputs['reason'], refused.outputs['changed']]).toEqual([
    1,
    'not-reviewed',
    'false',
  ]);
  expect(refused.annotations.map(({ message }) => message.split('\n')[0])).toEqual([
    'The plan used no `namespace`, and this run uses `namespace: team`.',
  ]);
  expect(story.github.comments[0]?.body).toContain('the plan used no `namespace`');
  expect((await story.register({ inputs: { token: tokens?.deploy ?? '', wait: 'false' } })).exitCode).toBe(0);
});
