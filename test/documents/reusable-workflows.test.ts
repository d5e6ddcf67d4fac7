import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Table } from 'mdast';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { actionInputs } from '../../scripts/inputs-page/rows.ts';
import { modes } from '../../src/modes/index.ts';
import { listNodes, readText } from '../support/markdown.ts';
import { canonical, unitePermissions, type Example } from './example-rules.ts';
import { pages } from './pages.ts';
import { listCalledPermissions, findCalledWorkflow, reusableWorkflows, type CalledJob } from './reusable-workflows.ts';
import type { InputTable } from '../../src/inputs/input.ts';

const root = resolve(import.meta.dirname, '../..');
const action = '$/.github/actions/outrider';
const callers = [
  ...pages.flatMap(({ tree }) =>
    listNodes(tree).flatMap((node) => (node.type === 'code' && node.lang === 'yaml' ? [node.value] : [])),
  ),
  ...globSync('examples/**/*.yml', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8')),
].flatMap((text) => Object.values((parse(text) as Example).jobs).filter(({ uses }) => uses !== undefined));

function actionSteps({ steps }: CalledJob): readonly Readonly<Record<string, unknown>>[] {
  return steps.flatMap(({ uses, with: given = {} }) => (uses === action ? [given] : []));
}

/** The properties of a context, such as `inputs`, that a workflow reads. */
function namesUsed(text: string, context: string): readonly string[] {
  const names = [...text.matchAll(new RegExp(`\\b${context}\\.([\\w-]+)`, 'g'))].map(([, name = '']) => name);
  return [...new Set(names)].toSorted();
}

/** The inputs that a job passes to the action, by the texts of their values. */
function readPassedInputs(file: string, name: string): Readonly<Record<string, unknown>> {
  const job = reusableWorkflows.find((reusableWorkflow) => reusableWorkflow.file === file)?.jobs[name];
  const [step = {}] = job === undefined ? [] : actionSteps(job);
  return step;
}

/** Inputs of one job, inputs that make a run a command, and inputs that only a workflow with steps needs: the page lists these exceptions. */
const notOfCaller: ReadonlySet<string> = new Set(
  'mode github-token from-command commanders comment-author dialect ui-address policy-override review wait'.split(' '),
);

function listTakenInputs(mode: string): readonly string[] {
  return Object.keys(findInputs(mode)).filter((name) => Object.hasOwn(actionInputs, name) && !notOfCaller.has(name));
}

function findInputs(mode: unknown): InputTable {
  return modes[String(mode) as keyof typeof modes].inputs;
}

function listNames(text: string): readonly string[] {
  return [...new Set(text.match(/\b[A-Z]+_[A-Z_]+\b/g))].toSorted();
}

/** The cells of the rows of a table of a page, by the title of its second column. */
function readRows(title: string, page = 'docs/reusable-workflows.md'): ReadonlyMap<string, readonly string[]> {
  const tree = pages.find(({ name }) => name === page)?.tree;
  const tables = tree === undefined ? [] : listNodes(tree).filter((node): node is Table => node.type === 'table');
  const rows = tables
    .map(({ children }) => children.map((row) => row.children.map(readText)))
    .filter(([head]) => head?.[1] === title)
    .flatMap(([, ...body]) => body);
  return new Map(rows.map(([first = '', ...rest]) => [first, rest]));
}

describe.each(reusableWorkflows)('the reusable workflow $file', ({ file, text, inputs, secrets, jobs }) => {
  const steps = Object.values(jobs).flatMap(actionSteps);

  test(`${file} runs the action of its own commit, and each of its inputs exists in the mode`, () => {
    expect(steps.length).toBeGreaterThan(0);
    expect(text).not.toMatch(/uses: *outrider\//);
    const unknown = steps.flatMap(({ mode, ...given }) =>
      Object.keys(given).filter((name) => !Object.hasOwn(findInputs(mode), name)),
    );
    expect(unknown).toEqual([]);
  });

  test(`${file} leaves the permissions of its jobs to the call, but for the gate of commands, which needs no other`, () => {
    expect(parse(text)).not.toHaveProperty('permissions');
    const names = Object.entries(jobs).flatMap(([name, { permissions }]) =>
      permissions === undefined ? [] : [{ name, permissions }],
    );
    expect(names).toEqual(file === 'commands.yml' ? [{ name: 'gate', permissions: { 'pull-requests': 'write' } }] : []);
  });

  test(`${file} uses each input and secret that it declares, and no others`, () => {
    expect(namesUsed(text, 'inputs')).toEqual(Object.keys(inputs).toSorted());
    expect(namesUsed(text, 'secrets')).toEqual(Object.keys(secrets).toSorted());
  });

  test(`${file} passes each input under its own name, with the default of the action`, () => {
    const passed = steps.flatMap((step) =>
      Object.entries(step).flatMap(([name, value]) => {
        const from = /^\$\{\{ inputs\.([\w-]+) \}\}$/.exec(String(value))?.[1];
        return from === undefined ? [] : [{ name, from, mode: step['mode'] }];
      }),
    );
    expect(passed.filter(({ name, from }) => name !== from)).toEqual([]);
    const other = passed.filter(({ name, mode }) => {
      const usual = findInputs(mode)[name]?.default ?? '';
      const { default: fields = '', required } = inputs[name] ?? {};
      return required !== true && fields !== '' && String(fields) !== usual;
    });
    const exceptions = new Set(file === 'commands.yml' ? ['commands'] : []);
    expect(other.filter(({ name }) => !exceptions.has(name))).toEqual([]);
  });

  test(`docs/reusable-workflows.md lists the permissions and inputs of ${file}`, () => {
    const permissions = unitePermissions(listCalledPermissions(file));
    const [, documented = ''] = readRows('Purpose').get(file) ?? [];
    const listed = documented === '' ? [] : documented.split(', ').map((item) => item.split(': '));
    expect(canonical(Object.fromEntries(listed))).toBe(canonical(permissions));
    const [mode = '', more = ''] = readRows('All inputs of the mode').get(file) ?? [];
    const names = listTakenInputs(mode).filter((name) => findInputs(mode)[name]?.kind.secret === undefined);
    expect(new Set([...names, ...more.split(', ')])).toEqual(new Set(Object.keys(inputs)));
  });
});

test.each([
  ['plan.yml', 'plan', 'plan'],
  ['register.yml', 'register', 'register'],
  ['drift.yml', 'drift', 'drift'],
  ['deprecate.yml', 'deprecate', 'deprecate'],
])('%s passes every input of mode `%s`', (file, mode, job) => {
  const passed = Object.keys(readPassedInputs(file, job)).filter((name) => name !== 'mode');
  expect(passed.toSorted()).toEqual(listTakenInputs(mode).toSorted());
});

test.each([
  ['ready.yml', 'ready', 'register', ['dry-run', 'branches']],
  ['register.yml', 'register', 'register', undefined],
  ['commands.yml', 'plan', 'plan', ['from-command', 'commanders']],
  ['commands.yml', 'status', 'status', ['from-command', 'commanders']],
  ['commands.yml', 'promote', 'promote', ['from-command', 'commanders']],
  ['commands.yml', 'fail', 'fail-deployment', ['from-command', 'commanders']],
  ['commands.yml', 'revert', 'revert', ['from-command', 'commanders']],
] as const)('%s passes in job `%s` all inputs of the plan that mode `%s` has', (file, job, mode, fields) => {
  const plan = Object.entries(readPassedInputs('plan.yml', 'plan')).filter(
    ([name]) => name !== 'mode' && name !== 'token' && Object.hasOwn(findInputs(mode), name),
  );
  expect(plan.length).toBeGreaterThan(10);
  const { mode: _mode, token: _token, ...passed } = readPassedInputs(file, job);
  expect(passed).toMatchObject(Object.fromEntries(plan));
  const others = Object.keys(passed).filter((name) => !plan.some(([text]) => text === name));
  expect(others.toSorted()).toEqual([...(fields ?? others)].toSorted());
});

test('the jobs of commands that have no files check out the configuration file of the reviewed commit alone', () => {
  const { jobs } = findCalledWorkflow('commands.yml');
  for (const name of ['status', 'promote', 'fail', 'revert']) {
    const [checkout] = jobs[name]?.steps ?? [];
    expect(checkout?.uses).toMatch(/^actions\/checkout@/);
    expect(checkout?.with).toEqual({
      ref: '${{ needs.gate.outputs.sha }}',
      'persist-credentials': false,
      'sparse-checkout': "${{ inputs.config || '.github/outrider.yml' }}",
      'sparse-checkout-cone-mode': false,
    });
  }
});

test('an input of the configuration file is empty in every reusable workflow unless the caller sets it', () => {
  const set = reusableWorkflows.flatMap(({ file, inputs, jobs }) =>
    Object.values(jobs)
      .flatMap(actionSteps)
      .flatMap(({ mode, ...step }) => Object.keys(step).filter((name) => findInputs(mode)[name]?.inFile !== undefined))
      .filter((name) => inputs[name]?.type !== 'string' || inputs[name].default !== '')
      .map((name) => `${file}: ${name}`),
  );
  expect(set).toEqual([]);
});

test('a reusable workflow records a deployment only for a register run, with a link to the job', () => {
  const environments = reusableWorkflows.flatMap(({ file, jobs }) =>
    Object.values(jobs).flatMap(({ environment }) => (environment === undefined ? [] : [{ file, ...environment }])),
  );
  expect(environments.length).toBeGreaterThan(5);
  expect(environments.filter(({ deployment }) => deployment !== false)).toEqual([
    {
      file: 'register.yml',
      name: "${{ inputs.environment == 'default' && 'production' || inputs.environment }}",
      url: '${{ steps.register.outputs.url }}',
    },
  ]);
});

test('docs/commands.md lists the environment and the secrets of each job of commands.yml', () => {
  const { jobs, inputs } = findCalledWorkflow('commands.yml');
  const documented = [...readRows('Environment, and the input that sets a different one', 'docs/commands.md')].flatMap(
    ([names, [environment = '', secrets = '']]) =>
      names.split(', ').map((name) => [name === 'the first one' ? 'gate' : name, environment, listNames(secrets)]),
  );
  const actual = Object.entries(jobs).map(([name, job]) => {
    const input = namesUsed(JSON.stringify(job.environment), 'inputs')[0] ?? '';
    return [name, `${String(inputs[input]?.default)}, ${input}`, namesUsed(JSON.stringify(job), 'secrets')];
  });
  expect(documented).toEqual(actual);
});

test('every call of a reusable workflow passes declared inputs, and every required input and secret by name', () => {
  expect(callers.length).toBeGreaterThan(8);
  const wrong = callers.flatMap(({ uses = '', with: given = {}, secrets: passed = {} }) => {
    const { inputs, secrets } = findCalledWorkflow(uses);
    const listRequired = (all: typeof inputs): readonly string[] =>
      Object.keys(all).filter((name) => all[name]?.required);
    return [
      ...Object.keys(given).filter((name) => !Object.hasOwn(inputs, name)),
      ...listRequired(inputs).filter((name) => !Object.hasOwn(given, name)),
      ...listRequired(secrets).filter((name) => passed[name] !== `\${{ secrets.${name} }}`),
      ...Object.keys(passed).filter((name) => !Object.hasOwn(secrets, name)),
    ].map((name) => `${uses}: ${name}`);
  });
  expect(wrong).toEqual([]);
});

test('the token of a job in an environment is required, because GitHub leaves inputs that a call does not pass empty', () => {
  const optional = reusableWorkflows.flatMap(({ file, secrets }) =>
    Object.entries(secrets).flatMap(([name, { required }]) => (required === true ? [] : [`${file}: ${name}`])),
  );
  expect(new Set(optional.map((text) => text.replace(/.*: /, '')))).toEqual(
    new Set(['NOMAD_SECRET_VARS', 'NOMAD_CLIENT_KEY', 'NOMAD_HTTP_AUTH']),
  );
});
