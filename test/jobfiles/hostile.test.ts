import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { evaluateDeclaredJob } from '../../src/jobfiles/preprocess/declared-job.ts';
import { createLoader } from '../../src/jobfiles/preprocess/load.ts';
import { readJsonSettings } from '../../src/jobfiles/variables/var-files.ts';
import { mapPositions } from '../../src/jobfiles/hcl/positions.ts';
import { listErrors } from '../../src/errors.ts';
import { measureGrowth } from '../support/growth.ts';
import { createWorkspace } from '../support/workspace.ts';

const workspace = createWorkspace({ 'a.txt': 'A' });
afterAll(() => workspace[Symbol.dispose]());

/** Returns the errors reported for a job in a file that begins with a text, and its variable file, if there is one. */
async function collectErrors(source: string, variables?: string): Promise<readonly string[]> {
  const root = realpathSync(workspace.path);
  workspace.write('a.nomad', `${source}\njob "a" {}`);
  workspace.write('v.hcl', variables ?? '');
  const given = { environment: [], vars: [], secret: [], files: variables === undefined ? [] : ['v.hcl'] };
  const inputs = {
    patterns: [],
    onlyChanged: false,
    workingDirectory: root,
    fileBase: 'working-directory' as const,
    variables: { ...given, strict: true },
  };
  try {
    const load = createLoader({ inputs, workspace: root });
    const job = await load({ path: join(root, 'a.nomad'), name: 'a.nomad' });
    return 'failures' in job ? job.failures.map(({ message }) => message) : [];
  } catch (error) {
    return listErrors(error)?.map(({ message }) => message) ?? [String(error)];
  }
}

const many = 100_000;

describe('hostile job files', () => {
  test.each<[name: string, source: string, words: string]>([
    ['a path of many parts', `x = file("${'a/'.repeat(many)}b")`, 'more than 4096 characters'],
    ['a pattern of many parts', `x = fileset(".", "${'a/'.repeat(many)}*")`, 'is not a valid pattern'],
    ['a pattern of many choices', `x = fileset(".", "{${','.repeat(many)}}")`, 'is not a valid pattern'],
    ['choices that multiply', `x = fileset(".", "${'{a,b}'.repeat(many)}")`, 'is not a valid pattern'],
    ['too many calls', 'x = file("a.txt")\n'.repeat(many / 10), 'more than 5000 times'],
    ['too many declared variables', repeatVariables(many / 10), 'more than 5000 variables'],
    ['locals that double one another', `${createDoublingLocals('x')}y = file(local.a40)`, 'more than 8192 characters'],
    ['locals that double nothing', `${createDoublingLocals('')}y = file(local.a40)`, 'computed in too many steps'],
  ])('a hostile job file is rejected quickly with a clear error: %s', async (_name, source, words) => {
    expect((await collectErrors(source)).join('\n').slice(-400)).toContain(words);
  });

  test('a variable file that sets too many variables is rejected', async () => {
    const variables = Array.from({ length: many / 10 }, (_, index) => `v${index} = 1`).join('\n');
    expect(await collectErrors('', variables)).toEqual(['The file sets more than 5000 variables.']);
  });

  test('thousands of errors on one line are each reported with their column', async () => {
    const errors = await collectErrors(`x = [${'file("none"), '.repeat(4000)}]`);
    expect(errors).toHaveLength(4000);
  });

  test('thousands of undeclared names are not compared for suggestions', async () => {
    const declared = namesFrom('abcdefgh').map((name) => `variable "${name}" { default = 1 }`);
    expect(await collectErrors(declared.join('\n'), namesFrom('abcdefgi').join(' = 1\n'))).not.toEqual([]);
  });
});

function repeatVariables(count: number): string {
  return Array.from({ length: count }, (_, index) => `variable "v${index}" {}\n`).join('');
}

function namesFrom(start: string): readonly string[] {
  return Array.from({ length: 2000 }, (_, index) => `${start}${index}`);
}

function createDoublingLocals(first: string): string {
  return `locals {\n  a0 = "${first}"\n${Array.from({ length: 40 }, (_, at) => `  a${at + 1} = "\${local.a${at}}\${local.a${at}}"\n`).join('')}}\n`;
}

test('a JSON variable file nested deeper than the stack is rejected', () => {
  expect(readJsonSettings(`{"a":${'['.repeat(many)}${']'.repeat(many)}}`, 'v.json').problem).toContain(
    'is not valid JSON',
  );
});

test.each<[name: string, work: (count: number) => unknown]>([
  ['settings', (count) => readJsonSettings(`{${repeatMembers(count / 4)}}`, 'v.json')],
  ['positions on one line', (count) => placesOnOneLine(count / 4)],
])('the time for a file grows linearly: %s', (_name, work) => {
  const { fourfold, most } = measureGrowth(work, 8000);
  expect(fourfold).toBeLessThan(most);
});

const base = { environment: [], vars: [], secret: [], files: [], strict: true };

test.each<[name: string, piece: string]>([
  ['braces', '{'],
  ['brackets', '(['],
  ['templates', 'x = "${"'],
  ['unclosed heredocs', '<<A\n'],
  ['lines of a heredoc', 'b ${1}\n'],
  ['unclosed comments', '/*'],
  ['blocks', 'a "b" {}\n'],
  ['nested blocks', 'a {\n'],
  ['jobs', 'job "a" {}\n'],
  ['names of functions', 'file '],
  ['nested calls', 'file('],
  ['members', '.b'],
  ['arguments', '"a",'],
  ['calls in for expressions', '[for a in b : file(a)'],
  ['calls in dynamic blocks', 'dynamic "a" {\nfor_each = ["a"]\ncontent {\nx = file(a.value)\n'],
  ['dynamic blocks without an end', 'dynamic "a" '],
  ['conditional paths', 'file(a ? b : '],
  ['templates that loop', '"%{ for a in b }${file(a)}'],
])('the time to read a job file grows linearly: %s', async (_name, piece) => {
  const root = realpathSync(workspace.path);
  const inputs = {
    patterns: [],
    onlyChanged: false,
    workingDirectory: root,
    fileBase: 'working-directory' as const,
    variables: base,
  };
  const read = async (count: number): Promise<number> => {
    const source = `x = <<A\n${piece.repeat(count)}\nA\ny = file(${piece.repeat(count)}`;
    workspace.write('a.nomad', `${source}\njob "a" {}`);
    const before = process.threadCpuUsage();
    const job = await createLoader({ inputs, workspace: root })({ path: join(root, 'a.nomad'), name: 'a.nomad' });
    try {
      if ('source' in job) evaluateDeclaredJob(job);
    } catch (error) {
      if (!(error instanceof ActionError) || error.help !== 'too-much-work') throw error;
    }
    const { user, system } = process.threadCpuUsage(before);
    return user + system;
  };
  await read(1000);
  const [small, large] = [await read(10_000), await read(40_000)];
  expect(large).toBeLessThan(10 * small + 200_000);
});

function repeatMembers(count: number): string {
  return Array.from({ length: count }, (_, index) => `"v${index}":{}`).join(',');
}

function placesOnOneLine(count: number): void {
  const positions = mapPositions('é'.repeat(count));
  for (let offset = 0; offset < count; offset++) positions.findOffset(positions.findPosition(offset));
}

test('columns far to the right are counted correctly', () => {
  const positions = mapPositions(`a\n${'e\u0301'.repeat(3000)}x\n`);
  const offset = 2 + 6000;
  expect(positions.findOffset(positions.findPosition(offset))).toBe(offset);
  expect(positions.findPosition(2 + 20)).toEqual({ line: 2, column: 11 });
});
