import { execFileSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { pullRequestEvent } from '../support/github.ts';
import { service, startStory } from '../support/registering.ts';
import { startUndeclaring } from '../support/undeclaring.ts';

/** A run that finds nothing to do reports its search terms and its findings. */

const usual = { 'job-files': '' };
const looked =
  'No file matches `**/*.nomad.hcl` or `**/*.nomad`, the default of `job-files`, so there is nothing to do.';

describe.concurrent('a run without a job file by the default of `job-files`', () => {
  test.each([
    ['one file', { 'jobs/web.hcl': service('web') }, '`jobs/web.hcl` contains a job: set `job-files: jobs/*.hcl`.'],
    [
      'an extension in capitals',
      { 'Web.Nomad.HCL': service('web') },
      '`Web.Nomad.HCL` contains a job: set `job-files: *.HCL`.',
    ],
    [
      'five files, and others without a job',
      {
        ...Object.fromEntries(['a', 'b', 'c', 'd', 'e'].map((id) => [`jobs/${id}.hcl`, service(id)])),
        'package.json': '{"name": "web"}',
        'vars.hcl': 'image = "web"',
        'node_modules/x/job.hcl': service('x'),
      },
      '`jobs/a.hcl`, `jobs/b.hcl`, `jobs/c.hcl`, 2 more contain a job: set `job-files: jobs/*.hcl`.',
    ],
    [
      'no file with a job',
      { 'README.md': 'job "web" {}' },
      'No other file contains a job either: add one, such as `jobs/web.nomad.hcl`.',
    ],
  ])('plan and register warn, and name the files with a job: %s', async (_, files, hits) => {
    await using story = await startStory({ files });
    const plan = await story.plan({ inputs: usual });
    const register = await story.register({ inputs: usual });
    for (const run of [plan, register]) {
      expect(run.exitCode).toBe(0);
      expect(run.annotations).toMatchObject([
        { level: 'warning', properties: { title: 'No job file' }, message: `${looked} ${hits}` },
      ]);
    }
    expect(plan.summary).toContain(`### 🟡 Plan: no job files\n\n${looked} ${hits}\n`);
    // A pull request that shows nothing looks like an approved one.
    expect(story.github.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining(`no job files\n\n${looked} ${hits}\n`),
    ]);
  });
});

test('the files in a folder that git ignores are named with that reason, and the fix works', async () => {
  await using story = await startStory({ files: { 'out/web.nomad.hcl': service('web'), '.gitignore': 'out/\n' } });
  execFileSync('git', ['init', '-q'], { cwd: story.workspace.path });
  const [warning] = (await story.plan({ inputs: usual })).annotations;
  const fix = '`out/web.nomad.hcl` contains a job, but git ignores the folder: set `job-files: out/*.hcl`.';
  expect(warning?.message).toBe(`${looked} ${fix}`);
  expect((await story.plan({ inputs: { 'job-files': 'out/*.hcl' } })).outputs['changed']).toBe('true');
});

describe.concurrent('a configuration file with another name or in another folder', () => {
  test.each(['.github/outrider.yaml', 'outrider.yml', '.outrider.yaml'])(
    '%s fails the run, which names it',
    async (name) => {
      await using story = await startStory({
        files: { 'jobs/web.nomad.hcl': service('web'), [name]: 'only-changed: false\n' },
      });
      const run = await story.plan();
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
      expect(run.annotations[0]?.message).toContain(
        `Input \`config\`: ".github/outrider.yml" does not exist, and \`${name}\` is not read.`,
      );
      expect(run.annotations[0]?.message).toContain(
        `Rename it to \`.github/outrider.yml\`, or set \`config: ${name}\`.`,
      );
      // The hint works.
      expect((await story.plan({ inputs: { config: name } })).exitCode).toBe(0);
    },
  );
});

const file = 'jobs/old.nomad.hcl';

describe.concurrent('a deleted or renamed job in the usual set-up', () => {
  test.each([
    ['with the base in the checkout', true],
    ['without the base in the checkout', false],
  ])('the comment names the job of a deleted file, which keeps running, %s', async (_, hasBase) => {
    await using pull = await startUndeclaring({
      before: { [file]: service('old'), 'jobs/web.nomad.hcl': service('web') },
      after: { [file]: '' },
    });
    const plan = await pull.plan({
      inputs: { 'stop-removed': 'false' },
      ...(hasBase ? {} : { event: pullRequestEvent() }),
    });
    expect(plan.exitCode).toBe(0);
    expect(pull.body()).toMatch(/^### 🟡 Plan: 1 job keeps running$/m);
    expect(pull.body()).toContain(
      `\`${file}\` is removed: job \`old\` keeps running. Set \`stop-removed: true\` in \`.github/outrider.yml\` in an earlier pull request to stop it with the merge, or stop it manually.`,
    );
    const run = await pull.register({ inputs: { 'stop-removed': 'false' } });
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, 'Nothing to register: `old` keeps running']);
  });

  test('`stop-removed` stops the job of a deleted file without `only-changed` and without the base in the checkout', async () => {
    await using pull = await startUndeclaring({
      before: { [file]: service('old'), 'jobs/web.nomad.hcl': service('web') },
      after: { [file]: '' },
    });
    await pull.plan({ event: pullRequestEvent() });
    expect(pull.body()).toContain('job `old` in namespace `default` will be stopped after the merge');
    const run = await pull.register();
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, '`old` stopped']);
    expect(await pull.story.ask('GET', '/v1/job/old')).toMatchObject({ Stop: true });
  });

  test('`stop-removed` stops the job of the only job file that is deleted', async () => {
    await using pull = await startUndeclaring({ before: { [file]: service('old') }, after: { [file]: '' } });
    await pull.plan({ event: pullRequestEvent() });
    const run = await pull.register();
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, '`old` stopped']);
  });

  test('a job whose file moved to where no glob looks after the plan of its removal is not stopped', async () => {
    const moved = 'attic/job.hcl';
    await using pull = await startUndeclaring({
      before: { [file]: service('old'), 'jobs/web.nomad.hcl': service('web') },
      after: { [file]: '' },
    });
    const inputs = { 'job-files': 'jobs/**' };
    await pull.plan({ event: pullRequestEvent(), inputs });
    pull.story.workspace.write(moved, service('old'));
    pull.story.github.files = [{ filename: moved, status: 'renamed', previous_filename: file }];
    const run = await pull.register({ inputs });
    expect([run.exitCode, run.summary]).toEqual([1, expect.stringContaining(`\`${moved}\` declares it now`)]);
    expect(await pull.story.ask('GET', '/v1/job/old')).toMatchObject({ Stop: false });
  });

  test.each([
    ['GitHub does not return the file', { contents: { [file]: 500 } }],
    ['the file is larger than GitHub returns', { contents: { [file]: `# ${'x'.repeat(1_000_000)}` } }],
  ])('the comment still names a deleted file where its job is unknown: %s', async (_, conditions) => {
    await using pull = await startUndeclaring({
      before: { [file]: service('old'), 'jobs/web.nomad.hcl': service('web') },
      after: { [file]: '' },
    });
    Object.assign(pull.story.github, conditions);
    const plan = await pull.plan({ event: pullRequestEvent() });
    expect(plan.exitCode).toBe(0);
    expect(pull.body()).toContain(
      `\`${file}\` is removed: its job keeps running. Stop it manually if it is no longer needed.`,
    );
    expect(pull.body()).toMatch(/^### 🟡 /m);
  });

  test('a list of files that is not complete is named in the log', async () => {
    await using pull = await startUndeclaring({
      before: { [file]: service('old') },
      after: { [file]: service('old', { image: 'two' }) },
    });
    pull.story.github.files = Array.from({ length: 3000 }, (_, at) => ({ filename: `docs/${at}.md`, status: 'added' }));
    const plan = await pull.plan();
    expect(plan.exitCode).toBe(0);
    expect(plan.log).toContain('Deleted job files are not shown: ');
  });
});

test.each([
  {
    fault: 'that was made without a key',
    plan: { 'signing-key': '' },
    says: [
      'The plan was made without `signing-key`',
      'Set `signing-key` (secret `OUTRIDER_SIGNING_KEY`) in the workflow of the plan to the same key',
    ],
    isPlannedAgain: true,
  },
  {
    fault: 'with another `environment`',
    register: { environment: 'prod' },
    says: [
      'The plan used `environment: default`, and this run uses `environment: prod`',
      'Set the same `environment` in plan and register',
    ],
  },
  {
    fault: 'whose comment was edited',
    edit: '### Approved by all',
    says: [
      'The comment with the plan was edited: its text is no longer what Outrider wrote',
      'Plan the pull request again',
    ],
    isPlannedAgain: true,
  },
])('each register of a plan $fault names the cause, and its hint works', async (row) => {
  const { plan = {}, register = {}, edit, says, isPlannedAgain = false } = row;
  await using story = await startStory({ files: { [file]: service('old') } });
  await story.plan({ inputs: plan });
  const [comment] = story.github.comments;
  if (comment !== undefined && edit !== undefined) comment.body = comment.body.replace(/^### .*/m, edit);
  for (const _ of [1, 2, 3]) {
    const refused = await story.register({ inputs: register });
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'not-reviewed']);
    for (const text of says) expect(refused.annotations[0]?.message).toContain(text);
    expect(story.github.comments.at(-1)?.body).toContain(`### 🔴 `);
  }
  if (isPlannedAgain) await story.plan();
  expect((await story.register()).exitCode).toBe(0);
});

test('unquoted globs in the configuration file are named with their quoted form, which works', async () => {
  const [excluded, included] = ['!jobs/old/**', '**/*.hcl'];
  const files = { 'jobs/web.hcl': service('web'), 'jobs/old/web.hcl': service('old') };
  const writePatterns = (quote: string): string =>
    `job-files:\n  - ${quote}${included}${quote}\n  - ${quote}${excluded}${quote}\n`;
  const planWith = async (text: string) => {
    await using story = await startStory({ files: { ...files, '.github/outrider.yml': text } });
    return await story.plan({ inputs: { 'job-files': '' } });
  };
  const refused = await planWith(writePatterns(''));
  const hints = refused.annotations.map(({ message }) => /Quote it: `(.*)`\./.exec(message)?.[1]);
  expect(hints).toEqual([`'${included}'`, `'${excluded}'`]);
  const plan = await planWith(writePatterns("'"));
  expect([plan.exitCode, JSON.parse(plan.outputs['jobs'] ?? '')]).toMatchObject([0, [{ id: 'web' }]]);
});
