import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { parseAction } from '@actions/workflow-parser/actions/action-parser';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { actionYaml, readmeWithTables } from '../../scripts/tables.ts';
import { allInputs } from '../../src/modes/index.ts';
import { blocksOf, pages } from '../documents/pages.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const readme = read('README.md');
const workflowFolder = '.github/workflows';
const workflows = existsSync(join(root, workflowFolder))
  ? readdirSync(join(root, workflowFolder)).filter((name) => /\.ya?ml$/.test(name))
  : [];

type Parse = (
  file: { name: string; content: string },
  trace: NoOperationTraceWriter,
) => {
  readonly context: { readonly errors: { getErrors(): readonly { readonly message: string }[] } };
};

/** Returns the errors of GitHub's own parser. */
function complaints(parser: Parse, name: string, content: string): readonly string[] {
  return parser({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);
}

/** Returns the inputs that a workflow passes to this action. */
function inputsGiven(workflow: string): readonly string[] {
  const { jobs = {} } = parse(workflow) as { jobs?: Record<string, { steps?: { uses?: string; with?: object }[] }> };
  return Object.values(jobs)
    .flatMap(({ steps }) => steps ?? [])
    .filter(({ uses }) => /^(?:outrider\/outrider@|\.\/$|\.$)/.test(uses ?? ''))
    .flatMap((step) => Object.keys(step.with ?? {}));
}

describe('tables of inputs and outputs', () => {
  test('action.yml matches the tables of inputs and outputs', () => {
    expect(read('action.yml')).toBe(actionYaml());
  });

  test('the README matches the tables of inputs and outputs', () => {
    expect(readme).toBe(readmeWithTables(readme));
  });

  test('every input has a unique lower-case name', () => {
    const names = Object.keys(allInputs);
    expect(names.filter((name) => !/^[a-z]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });
});

describe("files checked by GitHub's own parser", () => {
  test("action.yml is valid for GitHub's own parser", () => {
    expect(complaints(parseAction, 'action.yml', read('action.yml'))).toEqual([]);
  });

  test("every workflow is valid for GitHub's own parser", () => {
    for (const name of workflows) expect(complaints(parseWorkflow, name, read(join(workflowFolder, name)))).toEqual([]);
  });

  test("GitHub's own parser rejects invalid files", () => {
    const action = read('action.yml');
    expect(complaints(parseAction, 'action.yml', action.replace('node24', 'node99'))).toEqual([
      expect.stringContaining("Unexpected value 'node99'"),
    ]);
    expect(complaints(parseAction, 'action.yml', action.replace('outputs:', 'output:'))).not.toEqual([]);
    const workflow =
      'on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    steps:\n      - run: echo ${{ github.sha }}\n';
    expect(complaints(parseWorkflow, 'good.yml', workflow)).toEqual([]);
    expect(complaints(parseWorkflow, 'bad.yml', workflow.replace('github.sha', 'gihub.sha'))).not.toEqual([]);
    expect(complaints(parseWorkflow, 'bad.yml', workflow.replace('runs-on', 'run-on'))).not.toEqual([]);
  });
});

describe('inputs in examples', () => {
  test('every input in an example exists', () => {
    const examples = [
      ...workflows.map((name) => read(join(workflowFolder, name))),
      ...pages.flatMap((page) => blocksOf(page, 'yaml')),
    ];
    const unknown = examples.flatMap(inputsGiven).filter((name) => !Object.hasOwn(allInputs, name));
    expect(unknown).toEqual([]);
  });

  test('an unknown input in an example is found', () => {
    const block = [
      'on: pull_request',
      'jobs:',
      '  plan:',
      '    runs-on: ubuntu-latest',
      '    steps:',
      '      - uses: actions/checkout@v7',
      '        with: { path: x }',
      '      - uses: outrider/outrider@v1',
      "        with: { mode: plan, job-file: 'a' }",
    ].join('\n');
    expect(inputsGiven(block)).toEqual(['mode', 'job-file']);
  });
});
