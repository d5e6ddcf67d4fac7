import { describe, expect, test } from 'vitest';
import { startModules } from '../support/modules.ts';
import { service, startStory, type Story, type StoryOptions, type StoryRunOptions } from '../support/registering.ts';
import { startServer } from '../support/server.ts';
import { joinAnnotations } from '../support/launching.ts';

/** Whoever does what the hint of an error says ends with a run that succeeds. */

const file = 'jobs/web.nomad.hcl';
const web = service('web', { image: 'two' });

const withVariable = `variable "image" {\n  type = string\n}\n${web.replace('"two"', 'var.image')}`;

type Inputs = Readonly<Record<string, string>>;

/** A run that fails, and what its error says to do. */
interface WrongInput {
  readonly title: string;
  readonly files?: StoryOptions['files'];
  readonly sandbox?: StoryOptions['sandbox'];
  readonly mode?: 'plan' | 'register';
  readonly before?: (story: Story) => Promise<unknown>;
  readonly inputs?: (story: Story) => Inputs;
  readonly run?: Omit<StoryRunOptions, 'inputs'>;
  /** The title of the annotation. */
  readonly about: string;
  /** Where it is; empty for no file. */
  readonly at?: Readonly<Record<string, string>>;
  /** Part of the message, or of the hint. */
  readonly says: readonly string[];
  /** Does what the hint says; returns the inputs that it names. */
  readonly follow: (story: Story) => Inputs | Promise<Inputs>;
}

const readSecret = ({ sandbox }: Story): string => sandbox.keys?.tokens['plan-only'] ?? '';
const acl = { acl: true };
const secretId =
  'Set `token` (secret `NOMAD_PLAN_TOKEN`) to the Secret ID of a token, not its Accessor ID, without quotes or `Bearer`.';

const wrongInputs: readonly WrongInput[] = [
  {
    title: 'an unknown token',
    sandbox: acl,
    inputs: () => ({ token: '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915' }),
    about: 'Unknown token',
    says: [' does not recognize this token.\n', secretId],
    follow: (story) => ({ token: readSecret(story) }),
  },
  {
    title: 'a token with more than its Secret ID',
    sandbox: acl,
    inputs: (story) => ({ token: `Accessor ID = a\nSecret ID = ${readSecret(story)}` }),
    about: 'Invalid value',
    says: ['Input `token` contains a line break', 'Set it to the Secret ID alone.'],
    follow: (story) => ({ token: readSecret(story) }),
  },
  {
    title: 'a namespace that does not exist',
    inputs: () => ({ namespace: 'team' }),
    about: 'Unknown namespace or region',
    at: {},
    says: [
      'Input `namespace` is `team`, which does not exist (500',
      '\nSet `namespace` to an existing one, or create it',
    ],
    follow: () => ({ namespace: 'default' }),
  },
  {
    title: 'a region that does not exist',
    inputs: () => ({ region: 'mars' }),
    about: 'Unknown namespace or region',
    at: {},
    says: [
      'Input `region` is `mars`, which does not exist (500',
      '\nSet `region` in `.github/outrider.yml` or `NOMAD_REGION`',
    ],
    follow: () => ({}),
  },
  ...['namespace', 'region'].map((name): WrongInput => ({
    title: `a ${name} in the job file that does not exist`,
    files: { [file]: web.replace('datacenters', `${name} = "mars"\n  datacenters`) },
    about: 'Unknown namespace or region',
    at: { file, line: '2' },
    says: ['"mars"', `\nChange \`${name}\` in the job file to an existing one`],
    follow({ workspace }) {
      workspace.write(file, web);
      return {};
    },
  })),
  {
    title: 'a variable without a value',
    files: { [file]: withVariable },
    about: 'Variable without a value',
    says: ['The variable `image` has no value.', 'Set it in the input `vars` (`image=…`)'],
    follow: () => ({ vars: 'image=two' }),
  },
  {
    title: 'a misspelt variable',
    files: { [file]: withVariable },
    inputs: () => ({ vars: 'image=two\nimagee=two' }),
    about: 'Variable not declared',
    says: ['The variable `imagee`', 'Did you mean `image`?'],
    follow: () => ({ vars: 'image=two' }),
  },
  {
    title: 'a glob of variable files',
    files: { [file]: withVariable, 'vars/production.hcl': 'image = "two"\n' },
    inputs: () => ({ 'var-files': 'vars/*.hcl' }),
    about: 'Invalid variables',
    says: ['`vars/*.hcl` does not exist.', 'Globs are not expanded here: write each file on a line of its own.'],
    follow: () => ({ 'var-files': 'vars/production.hcl' }),
  },
  {
    title: 'a variable file in YAML',
    files: { [file]: withVariable, 'vars.yml': 'image: two\n' },
    inputs: () => ({ 'var-files': 'vars.yml' }),
    about: 'Invalid variables',
    says: ['This line does not set a variable.', 'Write `name = value`, one per line: a variable file is HCL or JSON.'],
    follow({ workspace }) {
      workspace.write('vars.hcl', 'image = "two"\n');
      return { 'var-files': 'vars.hcl' };
    },
  },
  {
    title: 'patterns that exclude every job file',
    inputs: () => ({ 'job-files': 'jobs/*.nomad.hcl\n!jobs/**' }),
    about: 'No such job file',
    says: ['names only files that `!` patterns exclude.', 'Exclude fewer files.'],
    follow: () => ({}),
  },
  {
    title: 'a variable that is used and not declared',
    files: { [file]: web.replace('"two"', 'var.image') },
    about: 'Variable not declared',
    says: ['attribute named "image"', 'If the line uses a variable or a local with this name, declare it in this file'],
    follow({ workspace }) {
      workspace.write(file, withVariable);
      return { vars: 'image=two' };
    },
  },
  {
    title: 'a string without quotes in a variable file',
    files: { [file]: withVariable, 'vars.hcl': 'image = two\n' },
    inputs: () => ({ 'var-files': 'vars.hcl' }),
    about: 'Invalid variables',
    says: ['Variable `image`, set by `vars.hcl`', 'Correct the value. Write a string in quotes'],
    follow({ workspace }) {
      workspace.write('vars.hcl', 'image = "two"\n');
      return { 'var-files': 'vars.hcl' };
    },
  },
  {
    title: 'job files with a leading slash',
    inputs: () => ({ 'job-files': '/jobs/*.nomad.hcl' }),
    about: 'Outside the workspace',
    says: ['is outside the workspace.', 'write a path relative to the workspace, without a leading `/`.'],
    follow: () => ({ 'job-files': 'jobs/*.nomad.hcl' }),
  },
  {
    title: 'a file of variables among the job files',
    files: { [file]: withVariable, 'jobs/web.vars.hcl': 'image = "two"\n' },
    inputs: () => ({ vars: 'image=two', 'job-files': 'jobs/*.hcl' }),
    about: 'No job in the file',
    says: ['The file contains no job.', 'such as `!**/*.vars.hcl`'],
    follow: () => ({ vars: 'image=two', 'job-files': 'jobs/*.hcl\n!**/*.vars.hcl' }),
  },
  {
    title: 'a Levant template in the name of the job',
    files: { [file]: web.replace('"web"', '"[[.name]]"') },
    about: 'Unrendered template',
    says: ['looks like a Nomad Pack or Levant template.', 'Render it first'],
    follow({ workspace }) {
      workspace.write(file, web);
      return {};
    },
  },
  {
    title: 'a variable with the prefix of the environment',
    files: { [file]: withVariable.replace('  type = string', '  default = "one"') },
    inputs: () => ({ vars: 'NOMAD_VAR_image=two' }),
    about: 'Variable not declared',
    says: ['The variable `NOMAD_VAR_image`', 'Did you mean `image`?'],
    follow: () => ({ vars: 'image=two' }),
  },
  {
    title: 'a list without brackets',
    files: { [file]: `variable "dcs" {\n  type = list(string)\n}\n${web.replace('["dc1"]', 'var.dcs')}` },
    inputs: () => ({ vars: 'dcs=dc1,dc1' }),
    about: 'Invalid variables',
    says: ['Variable `dcs`, set by input `vars`', 'Write any value other than a string as in HCL, such as `3`'],
    follow: () => ({ vars: 'dcs=["dc1"]' }),
  },
  {
    title: 'a quoted glob',
    inputs: () => ({ 'job-files': '"jobs/*.nomad.hcl"' }),
    about: 'No such job file',
    says: ['matches no job file', 'Write one item per line, without quotes, dashes, commas or comments.'],
    follow: () => ({ 'job-files': 'jobs/*.nomad.hcl' }),
  },
  {
    title: 'guards between commas',
    inputs: () => ({ guards: 'downtime, stops' }),
    about: 'Invalid value',
    says: ['contains "downtime, stops"', 'Write one item per line'],
    follow: () => ({ guards: 'downtime\nstops' }),
  },
  {
    title: 'a namespace of two lines',
    inputs: () => ({ namespace: 'default\nteam' }),
    about: 'Invalid value',
    says: ['Input `namespace` has several lines.', 'Set it to one value, on one line.'],
    follow: () => ({ namespace: 'default' }),
  },
  {
    title: 'variables in the configuration file as a list of mappings',
    files: { [file]: withVariable, '.github/outrider.yml': 'vars:\n  - image: two\n' },
    about: 'Invalid configuration file',
    says: [
      'Configuration file: an item of `vars` is a mapping, expected a string.',
      'Write `name: value` without the dash.',
    ],
    follow({ workspace }) {
      workspace.write('.github/outrider.yml', 'vars:\n  image: two\n');
      return {};
    },
  },
  {
    title: 'an expression without its braces as the address',
    inputs: () => ({ address: 'vars.NOMAD_ADDR' }),
    about: 'Invalid address',
    says: ['Input `address` is not a valid address.', 'Write it as `https://nomad.example:4646`.'],
    follow: ({ sandbox }) => ({ address: sandbox.scheduler }),
  },
  {
    title: 'an empty job file',
    files: { [file]: web, 'jobs/later.nomad.hcl': '' },
    about: 'No job in the file',
    says: ['The file contains no job.', 'Exclude other files from `job-files`'],
    follow: () => ({ 'job-files': 'jobs/*.nomad.hcl\n!jobs/later.nomad.hcl' }),
  },
  {
    title: 'two jobs in a file',
    files: { [file]: web + service('api') },
    about: 'More than one job in the file',
    says: ['Duplicate job block', 'put each job into its own file.'],
    follow({ workspace }) {
      workspace.write(file, web);
      workspace.write('jobs/api.nomad.hcl', service('api'));
      return {};
    },
  },
  {
    title: 'a control character in the configuration file',
    files: { [file]: web, '.github/outrider.yml': 'only-changed: false\nnamespace: def\u0007ault\n' },
    about: 'Invalid configuration file',
    says: ['Configuration file: the value contains a control character.', 'Remove the control character'],
    follow({ workspace }) {
      workspace.write('.github/outrider.yml', 'only-changed: false\nnamespace: default\n');
      return {};
    },
  },
  {
    title: 'a register with another key',
    mode: 'register',
    before: (story) => story.plan(),
    inputs: () => ({ 'signing-key': 'another-key-of-sixteen-bytes' }),
    about: 'Not reviewed',
    says: [
      'signed with a different `signing-key`',
      'Use the same `signing-key` (secret `OUTRIDER_SIGNING_KEY`) in plan and register',
    ],
    follow: () => ({}),
  },
  {
    title: 'a register without a plan',
    mode: 'register',
    about: 'Not reviewed',
    says: ['There is no record of a reviewed plan.', 'Plan the pull request again (re-run its plan workflow)'],
    follow: replan,
  },
  {
    title: 'a register after a plan without a comment',
    mode: 'register',
    before: async (story) => {
      const plan = await story.plan({ inputs: { comment: 'off' } });
      expect(plan.annotations.map(({ message }) => message)).toEqual([
        'Without the comment, this plan has no record, and `mode: register` refuses its jobs after the merge. Remove `comment: off`, or, if nothing is registered, `signing-key`.',
      ]);
    },
    about: 'Not reviewed',
    says: ['There is no record of a reviewed plan.', 'If the plan workflow sets `comment: off`, remove it'],
    follow: replan,
  },
  {
    title: 'a register with another namespace than the plan',
    mode: 'register',
    sandbox: { namespaces: ['team'] },
    before: (story) => story.plan(),
    inputs: () => ({ namespace: 'team' }),
    about: 'Not reviewed',
    says: ['The plan used no `namespace`', 'Set the same `namespace` in plan and register'],
    follow: () => ({}),
  },
];

async function replan(story: Story): Promise<Inputs> {
  await story.plan();
  return {};
}

const isWrite = (request: string): boolean => !/^GET|graphql/.test(request);

describe.concurrent('a hint that is followed', () => {
  test.each(wrongInputs)(
    '$title: the error says what to do, and that works',
    async ({ files = { [file]: web }, sandbox = {}, mode = 'plan', before, inputs, run, about, at, says, follow }) => {
      await using story = await startStory({ files, sandbox });
      await before?.(story);
      const failed = await story[mode]({ inputs: inputs?.(story) ?? {}, ...run });
      expect(failed.exitCode).toBe(1);
      expect(failed.annotations[0]?.properties).toMatchObject({ title: about, ...at });
      const hasFile = failed.annotations[0]?.properties['file'] !== undefined;
      expect(at === undefined || 'file' in at === hasFile).toBe(true);
      for (const text of says) expect(joinAnnotations(failed)).toContain(text);
      const fixed = await story[mode]({ inputs: await follow(story) });
      expect([fixed.exitCode, joinAnnotations(fixed)]).toEqual([0, expect.not.stringContaining('More: ')]);
    },
  );

  test('a password that a proxy in front of Nomad asks for: `http-auth` works', async () => {
    await using story = await startStory({ files: { [file]: web } });
    await using proxy = await startServer(async ({ method, url, headers, body }, response) => {
      if (headers.authorization !== `Basic ${btoa('ada:open')}`) {
        response.writeHead(401, { 'www-authenticate': 'Basic realm="ops"' }).end('Unauthorized');
        return;
      }
      const answer = await fetch(story.sandbox.scheduler + url, { method, ...(body === '' ? {} : { body }) });
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
    const planWith = (inputs: Inputs) => story.plan({ inputs: { address: proxy.url, ...inputs } });
    const token = '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915';
    const refused = await planWith({ token });
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'unauthorized']);
    expect(refused.annotations[0]?.properties['title']).toBe('Response from another service');
    expect(joinAnnotations(refused)).toContain(
      'A proxy in front of Nomad asks for a password: set `http-auth` (secret `NOMAD_HTTP_AUTH`) to `user:password`.',
    );
    expect(refused.summary).not.toContain('No token is set');
    const wrong = await planWith({ token, 'http-auth': 'ada:wrong' });
    expect(joinAnnotations(wrong)).toContain('A proxy in front of Nomad rejected `http-auth`');
    expect((await planWith({ token, 'http-auth': 'ada:open' })).exitCode).toBe(0);
  });

  test.each([
    ['range', { policy: 'range', range: '~> 1.0' }, '^1.0'],
    ['range', { policy: 'range', range: '~> 0.9' }, '>=0.9 <1'],
    ['range', { policy: 'range', range: '~> 1.0.0' }, '~1.0.0'],
    ['range', { policy: 'range', range: '~> 1' }, '>=1'],
    ['range', { policy: 'range', range: '>= 1.0, < 2.0' }, '>= 1.0 < 2.0'],
    ['tag-prefix', { 'tag-prefix': 'release-*' }, 'release-'],
    ['reason', { reason: 'Use {latest}.' }, 'Use {{latest}}.'],
    ['reason', { reason: 'Use {{newest}}.' }, 'Use {{latest}}.'],
  ])(
    'an input of deprecate in the words of Terraform, a pattern of tags, or an unknown placeholder: %s %j',
    async (name, wrong, right) => {
      await using story = await startModules({ versions: ['0.9.0', '1.0.0', '1.0.5', '1.1.0', '2.0.0'] });
      const deprecate = (inputs: Inputs) =>
        story.deprecate({ inputs: { 'module-version': '2.0.0', 'dry-run': 'true', ...inputs } });
      const refused = await deprecate(wrong);
      expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'input']);
      expect(joinAnnotations(refused)).toContain(
        name === 'reason' ? '`{{latest}}`, `{{latest-same-major}}`' : `Write \`${right}\`.`,
      );
      expect((await deprecate({ ...wrong, [name]: right })).exitCode).toBe(0);
    },
  );
});

test('a value of a variable that begins and ends with quotes has a warning', async () => {
  await using story = await startStory({ files: { [file]: withVariable } });
  const quoted = await story.plan({ inputs: { vars: 'image = "two"' } });
  expect([quoted.exitCode, joinAnnotations(quoted)]).toEqual([
    0,
    expect.stringContaining('Input `vars` sets `image` to a value with its quotes.') as string,
  ]);
  expect(joinAnnotations(await story.plan({ inputs: { vars: 'image=two' } }))).toBe('');
});

test('a value with a variable of the runner or another assignment has a warning, and one with an expression has none', async () => {
  await using story = await startStory({ files: { [file]: withVariable } });
  const listed = await story.plan({ inputs: { vars: 'image=two,tag=1' } });
  expect(joinAnnotations(listed)).toContain('Input `vars` sets `image` to a value with another assignment.\nWrite one');
  const unexpanded = await story.plan({ inputs: { vars: 'image=web:$GITHUB_SHA' } });
  expect(joinAnnotations(unexpanded)).toContain('Input `vars` sets `image` to a value with a variable of the runner.');
  expect(joinAnnotations(await story.plan({ inputs: { vars: 'image=web:${NOMAD_META_tag}' } }))).toBe('');
});

test('a plan without an environment has a warning where the file has only others', async () => {
  const environments = 'environments:\n  production:\n    namespace: default\n';
  await using story = await startStory({ files: { [file]: web, '.github/outrider.yml': environments } });
  const plan = await story.plan();
  expect([plan.exitCode, joinAnnotations(plan)]).toEqual([
    0,
    expect.stringContaining('Input `environment` is `default`, so none of `environments`') as string,
  ]);
  expect(joinAnnotations(await story.plan({ inputs: { environment: 'production' } }))).toBe('');
  story.workspace.write('.github/outrider.yml', `${environments}  default:\n`);
  expect(joinAnnotations(await story.plan())).toBe('');
});

test('after a refused connection nothing asks the same address again, and the help is the last line', async () => {
  await using story = await startStory({ files: { [file]: web } });
  const run = await story.plan({ inputs: { address: 'http://127.0.0.1:1' } });
  expect(run.log.match(/Nomad refused the connection \(\S+ \S+\)/g)).toEqual(
    Array.from({ length: 3 }, () => 'Nomad refused the connection (POST /v1/jobs/parse)'),
  );
  expect(run.log).toMatch(/\nPlan failed: Nomad at \S+ cannot be reached: .*\n(?:Comment .*\n)?Help: .*\n$/);
  const denied = await startStory({ files: { [file]: web }, sandbox: acl });
  await using _ = denied;
  expect((await denied.plan()).log.trim().split('\n').at(-1)).toMatch(/^Help: /);
});

describe.concurrent('a run whose inputs are invalid', () => {
  test('replaces the plan of the commit before in the comment, and a valid run replaces it again', async () => {
    await using story = await startStory({ files: { [file]: web } });
    await story.plan();
    const invalid = await story.plan({ inputs: { 'only-changed': 'yes' } });
    const body = (): string => story.github.comments[0]?.body ?? '';
    expect([invalid.exitCode, story.github.comments.length]).toEqual([1, 1]);
    const writes = story.github.requests.filter(isWrite).length;
    // The same again writes nothing.
    await story.plan({ inputs: { 'only-changed': 'yes' } });
    expect(story.github.requests.filter(isWrite)).toHaveLength(writes);
    expect(body()).toMatch(/^### 🔴 Plan failed: input `only-changed` is "yes", which is not a valid boolean$/m);
    expect(body()).not.toContain('After the merge');
    const refused = await story.register();
    expect([refused.exitCode, refused.outputs['reason']]).toEqual([1, 'not-reviewed']);
    await story.plan();
    expect(body()).toMatch(/^### 🔵 Plan: `web` is new$/m);
    expect((await story.register()).exitCode).toBe(0);
  });

  test.each([
    ['an input of the comment is invalid', { environment: 'my team' }],
    ['the comment is off', { comment: 'off', 'only-changed': 'yes' }],
    ['the signing key is too short', { 'signing-key': 'short' }],
  ])('leaves the comment alone where %s', async (_, inputs: Inputs) => {
    await using story = await startStory({ files: { [file]: web } });
    await story.plan();
    const before = story.github.comments[0]?.body;
    expect((await story.plan({ inputs })).exitCode).toBe(1);
    expect(story.github.comments.map(({ body }) => body)).toEqual([before]);
  });

  test('a register that cannot reach Nomad leaves a comment alone whose record is signed with another key', async () => {
    await using story = await startStory({ files: { [file]: web } });
    await story.plan();
    const before = story.github.comments[0]?.body;
    const inputs = { 'signing-key': 'another-key-of-sixteen-bytes', address: 'http://127.0.0.1:1' };
    expect((await story.register({ inputs })).outputs['reason']).toBe('unreachable');
    expect(story.github.comments.map(({ body }) => body)).toEqual([before]);
    expect((await story.register()).exitCode).toBe(0);
  });
});
