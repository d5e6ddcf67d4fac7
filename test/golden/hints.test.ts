import pMap from 'p-map';
import { expect, test } from 'vitest';
import { service, startStory, type Story, type StoryOptions } from '../support/registering.ts';
import { joinAnnotations } from '../support/launching.ts';
import type { ActionRun } from '../support/action.ts';

/** Following the hint of an error leads to a run that succeeds. */

const file = 'jobs/web.nomad.hcl';
const web = service('web', { image: 'two' });

const withVariable = `variable "image" {\n  type = string\n}\n${web.replace('"two"', 'var.image')}`;

type Inputs = Readonly<Record<string, string>>;

/** A run that fails, and the hint of its error. */
interface WrongInput {
  readonly title: string;
  readonly files?: StoryOptions['files'];
  readonly sandbox?: StoryOptions['sandbox'];
  readonly mode?: 'plan' | 'register';
  readonly before?: (story: Story) => Promise<unknown>;
  readonly inputs?: (story: Story) => Inputs;
  /** Follows the hint; returns the inputs that it names. */
  readonly follow: (story: Story) => Inputs | Promise<Inputs>;
}

const readSecret = ({ sandbox }: Story): string => sandbox.keys?.tokens['plan-only'] ?? '';
const acl = { acl: true };
const wrongInputs: readonly WrongInput[] = [
  {
    title: 'an unknown token',
    sandbox: acl,
    inputs: () => ({ token: '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915' }),
    follow: (story) => ({ token: readSecret(story) }),
  },
  {
    title: 'a token with more than its Secret ID',
    sandbox: acl,
    inputs: (story) => ({ token: `Accessor ID = a\nSecret ID = ${readSecret(story)}` }),
    follow: (story) => ({ token: readSecret(story) }),
  },
  {
    title: 'a namespace that does not exist',
    inputs: () => ({ namespace: 'team' }),
    follow: () => ({ namespace: 'default' }),
  },
  { title: 'a region that does not exist', inputs: () => ({ region: 'mars' }), follow: () => ({}) },
  ...['namespace', 'region'].map((name): WrongInput => ({
    title: `a ${name} in the job file that does not exist`,
    files: { [file]: web.replace('datacenters', `${name} = "mars"\n  datacenters`) },
    follow({ workspace }) {
      workspace.write(file, web);
      return {};
    },
  })),
  { title: 'a variable without a value', files: { [file]: withVariable }, follow: () => ({ vars: 'image=two' }) },
  {
    title: 'a misspelt variable',
    files: { [file]: withVariable },
    inputs: () => ({ vars: 'image=two\nimagee=two' }),
    follow: () => ({ vars: 'image=two' }),
  },
  {
    title: 'a misspelt variable in the configuration file',
    files: { [file]: withVariable, '.github/outrider.yml': 'vars:\n  image: two\n  imagee: two\n' },
    follow({ workspace }) {
      workspace.write('.github/outrider.yml', 'vars:\n  image: two\n');
      return {};
    },
  },
  {
    title: 'a glob of variable files',
    files: { [file]: withVariable, 'vars/production.hcl': 'image = "two"\n' },
    inputs: () => ({ 'var-files': 'vars/*.hcl' }),
    follow: () => ({ 'var-files': 'vars/production.hcl' }),
  },
  {
    title: 'a variable file in YAML',
    files: { [file]: withVariable, 'vars.yml': 'image: two\n' },
    inputs: () => ({ 'var-files': 'vars.yml' }),
    follow({ workspace }) {
      workspace.write('vars.hcl', 'image = "two"\n');
      return { 'var-files': 'vars.hcl' };
    },
  },
  {
    title: 'patterns that exclude every job file',
    inputs: () => ({ 'job-files': 'jobs/*.nomad.hcl\n!jobs/**' }),
    follow: () => ({}),
  },
  {
    title: 'a variable that is used and not declared',
    files: { [file]: web.replace('"two"', 'var.image') },
    follow({ workspace }) {
      workspace.write(file, withVariable);
      return { vars: 'image=two' };
    },
  },
  {
    title: 'a string without quotes in a variable file',
    files: { [file]: withVariable, 'vars.hcl': 'image = two\n' },
    inputs: () => ({ 'var-files': 'vars.hcl' }),
    follow({ workspace }) {
      workspace.write('vars.hcl', 'image = "two"\n');
      return { 'var-files': 'vars.hcl' };
    },
  },
  {
    title: 'job files with a leading slash',
    inputs: () => ({ 'job-files': '/jobs/*.nomad.hcl' }),
    follow: () => ({ 'job-files': 'jobs/*.nomad.hcl' }),
  },
  {
    title: 'a file of variables among the job files',
    files: { [file]: withVariable, 'jobs/web.vars.hcl': 'image = "two"\n' },
    inputs: () => ({ vars: 'image=two', 'job-files': 'jobs/*.hcl' }),
    follow: () => ({ vars: 'image=two', 'job-files': 'jobs/*.hcl\n!**/*.vars.hcl' }),
  },
  {
    title: 'a Levant template in the name of the job',
    files: { [file]: web.replace('"web"', '"[[.name]]"') },
    follow({ workspace }) {
      workspace.write(file, web);
      return {};
    },
  },
  {
    title: 'a variable with the prefix of the environment',
    files: { [file]: withVariable.replace('  type = string', '  default = "one"') },
    inputs: () => ({ vars: 'NOMAD_VAR_image=two' }),
    follow: () => ({ vars: 'image=two' }),
  },
  {
    title: 'a list without brackets',
    files: { [file]: `variable "dcs" {\n  type = list(string)\n}\n${web.replace('["dc1"]', 'var.dcs')}` },
    inputs: () => ({ vars: 'dcs=dc1,dc1' }),
    follow: () => ({ vars: 'dcs=["dc1"]' }),
  },
  {
    title: 'a quoted glob',
    inputs: () => ({ 'job-files': '"jobs/*.nomad.hcl"' }),
    follow: () => ({ 'job-files': 'jobs/*.nomad.hcl' }),
  },
  {
    title: 'guards between commas',
    inputs: () => ({ guards: 'downtime, stops' }),
    follow: () => ({ guards: 'downtime\nstops' }),
  },
  {
    title: 'a namespace of two lines',
    inputs: () => ({ namespace: 'default\nteam' }),
    follow: () => ({ namespace: 'default' }),
  },
  {
    title: 'variables in the configuration file as a list of mappings',
    files: { [file]: withVariable, '.github/outrider.yml': 'vars:\n  - image: two\n' },
    follow({ workspace }) {
      workspace.write('.github/outrider.yml', 'vars:\n  image: two\n');
      return {};
    },
  },
  { title: 'a token that is a word, and a key of the result', inputs: () => ({ token: 'errors' }), follow: () => ({}) },
  ...Object.entries({
    'a merge conflict in the job file': `<<<<<<< HEAD\n${web}`,
    'a merge conflict in a block': web.replace(
      '  update {',
      '<<<<<<< HEAD\n  update {\n=======\n  update {\n>>>>>>> x',
    ),
    'an expression of a workflow in the job file': web.replace('two', 'two:${{ github.sha }}'),
    'a job file in UTF-16 without its mark': web.replaceAll(/./gs, '$&\0'),
  }).map(([title, wrong]): WrongInput => ({
    title,
    files: { [file]: wrong },
    follow({ workspace }) {
      workspace.write(file, web);
      return {};
    },
  })),
  {
    title: 'an expression without its braces as the address',
    inputs: () => ({ address: 'vars.NOMAD_ADDR' }),
    follow: ({ sandbox }) => ({ address: sandbox.scheduler }),
  },
  {
    title: 'an empty job file',
    files: { [file]: web, 'jobs/later.nomad.hcl': '' },
    follow: () => ({ 'job-files': 'jobs/*.nomad.hcl\n!**/later.nomad.hcl' }),
  },
  {
    title: 'another JSON file among the job files',
    files: { [file]: web, 'jobs/package.json': '{ "name": "web" }' },
    inputs: () => ({ 'job-files': 'jobs/*' }),
    follow: () => ({ 'job-files': 'jobs/*\n!**/package.json' }),
  },
  {
    title: 'two jobs in a file',
    files: { [file]: web + service('api') },
    follow({ workspace }) {
      workspace.write(file, web);
      workspace.write('jobs/api.nomad.hcl', service('api'));
      return {};
    },
  },
  {
    title: 'a control character in the configuration file',
    files: { [file]: web, '.github/outrider.yml': 'only-changed: false\nnamespace: def\u0007ault\n' },
    follow({ workspace }) {
      workspace.write('.github/outrider.yml', 'only-changed: false\nnamespace: default\n');
      return {};
    },
  },
  {
    title: 'a register run with another key',
    mode: 'register',
    before: (story) => story.plan(),
    inputs: () => ({ 'signing-key': 'another-key-of-sixteen-bytes' }),
    follow: () => ({}),
  },
  { title: 'a register run without a plan', mode: 'register', follow: replan },
  {
    title: 'a register run after a plan without a comment',
    mode: 'register',
    before: async (story) => {
      const plan = await story.plan({ inputs: { comment: 'off' } });
      expect(plan.annotations.map(({ message }) => message)).toEqual([
        'Without the comment, this plan has no record, and `mode: register` refuses its jobs after the merge. Remove `comment: off`, or, if nothing is registered, `signing-key`.',
      ]);
    },
    follow: replan,
  },
  {
    title: 'a register run with another namespace than the plan',
    mode: 'register',
    sandbox: { namespaces: ['team'] },
    before: (story) => story.plan(),
    inputs: () => ({ namespace: 'team' }),
    follow: () => ({}),
  },
];

async function replan(story: Story): Promise<Inputs> {
  await story.plan();
  return {};
}

/** The error, its title and its place. */
function describeError({ annotations: [error] }: ActionRun): string {
  const { title, file: name = 'no file', line = '' } = error?.properties ?? {};
  const place = [name, line].filter((part) => part !== '').join(':');
  const text = error?.message.replaceAll(/\b127\.0\.0\.1:\d+/g, 'nomad.example:4646');
  return `${title}, ${place}:\n\n\`\`\`text\n${text}\n\`\`\`\n`;
}

async function play({
  title,
  files = { [file]: web },
  sandbox = {},
  mode = 'plan',
  before,
  inputs,
  follow,
}: WrongInput) {
  await using story = await startStory({ files, sandbox });
  await before?.(story);
  const failed = await story[mode]({ inputs: inputs?.(story) ?? {} });
  const fixed = await story[mode]({ inputs: await follow(story) });
  expect([title, failed.exitCode, fixed.exitCode]).toEqual([title, 1, 0]);
  expect([title, joinAnnotations(fixed)]).toEqual([title, expect.not.stringContaining('More: ')]);
  return `## ${title}\n\n${describeError(failed)}`;
}

test('the hints of errors work', { timeout: 240_000 }, async () => {
  const sections = await pMap(wrongInputs, play, { concurrency: 5 });
  await expect(`# Errors whose hints work\n\n${sections.join('\n')}`).toMatchFileSnapshot('./hints/errors.md');
});
