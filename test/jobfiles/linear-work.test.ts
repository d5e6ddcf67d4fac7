import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { ActionError, listErrors } from '../../src/errors.ts';
import { createRunBudget } from '../../src/jobfiles/functions/work-budget.ts';
import { nestPieces, type NestPiece } from '../support/nests.ts';
import { countRuns } from '../support/thorough.ts';
import { countSteps, walkJobFile } from '../support/job-file-work.ts';
import { createWorkspace } from '../support/workspace.ts';

/** Rule 7: all work on a job file spends from one budget, and is linear in the size of the file. */

const workspace = createWorkspace({ a: 'A' });
afterAll(() => workspace[Symbol.dispose]());

const files: readonly ((nest: string) => string)[] = [
  (nest) =>
    `variable "s" {}\nvariable "late" {\n type = string\n}\nlocals {\n a = var.s\n b = [local.a, file("a")]\n}\njob "web" {\n group "g" {\n task "t" {\n env {\n A = ${nest}\n}\n}\n}\n}\n`,
  (nest) =>
    `variable "s" {\n default = "x"\n}\nlocals {\n c = ${nest}\n}\njob "web" {\n group "g" {\n count = local.c\n}\n}\n`,
  (nest) => `job "web" {\n ${nest}\n}\n`,
];

async function stepsFor(text: string): Promise<number> {
  const budget = countSteps();
  await walkJobFile(workspace, text, budget);
  return budget.steps();
}

const nestPiece = ([open, close]: NestPiece, depth: number): string => open.repeat(depth) + close.repeat(depth);
const repeatPiece = ([open, close]: NestPiece, count: number): string => `${open}${close}, `.repeat(count);

/** Four times the size takes at most five times the steps; a walk for each of them takes sixteen times. */
const most = 5;

async function growth(nest: (size: number) => string, file: (nest: string) => string, size: number): Promise<number> {
  const [small, large] = [await stepsFor(file(nest(size))), await stepsFor(file(nest(4 * size)))];
  return large / small;
}

describe('steps of the work on a job file', () => {
  test.each(nestPieces)('they grow linearly with the depth and the breadth of %j … %j', async (...piece) => {
    for (const file of files) {
      expect(await growth((depth) => nestPiece(piece, depth), file, 60)).toBeLessThan(most);
      expect(await growth((count) => repeatPiece(piece, count), file, 60)).toBeLessThan(most);
    }
  });

  test.each<[name: string, nest: (size: number) => string]>([
    ['brackets that one brace closes, before blank lines', (size) => `[{${'('.repeat(size)}}${'\n'.repeat(size)}]`],
    [
      'blocks with a bracket that their brace closes',
      (size) => `${'block {\n a = 1\n(}'.repeat(size)}${')\n}\n'.repeat(size)}`,
    ],
    ['names that only blank lines follow', (size) => `[${'file\n'.repeat(size)}${'\n'.repeat(size)}]`],
  ])('they grow linearly with the number of %s', async (_name, nest) => {
    for (const file of files) expect(await growth(nest, file, 120)).toBeLessThan(most);
  });

  test('they grow linearly with the depth of any mixture', async () => {
    const piece = fc.array(fc.constantFrom(...nestPieces), { minLength: 2, maxLength: 3 });
    await fc.assert(
      fc.asyncProperty(piece, fc.boolean(), fc.constantFrom(...files), async (parts, isOneAfterTheOther, file) => {
        const nest = (size: number): string => {
          const opens = parts.map(([open]) => open);
          const closes = parts.map(([, close]) => close).toReversed();
          const repeatTexts = (texts: readonly string[]): string =>
            isOneAfterTheOther ? texts.map((text) => text.repeat(size)).join('') : texts.join('').repeat(size);
          return repeatTexts(opens) + repeatTexts(closes);
        };
        expect(await growth(nest, file, 60)).toBeLessThan(most);
      }),
      { numRuns: countRuns(600) },
    );
  });
});

async function errorsFor(text: string): Promise<readonly string[]> {
  try {
    await walkJobFile(workspace, text, countSteps());
    return [];
  } catch (error) {
    return listErrors(error)?.map(({ message }) => message) ?? [String(error)];
  }
}

const tooMuch = 'This job file is too complex: it is too large or nested too deeply, or refers to too many files.';

describe('the budget of a job file', () => {
  test.each<[name: string, text: string]>([
    ['a megabyte of brackets', `job "a" {\n b = ${'['.repeat(1e6)}\n}\n`],
    ['a megabyte of values', `job "a" {\n b = [${'1,'.repeat(6e5)}]\n}\n`],
    ['a long text that thousands of calls decode', manyDecodings(3000)],
  ])('%s exceeds it, with an error of the file', async (_name, text) => {
    const before = performance.now();
    expect(await errorsFor(text)).toEqual([tooMuch]);
    expect(performance.now() - before).toBeLessThan(10_000);
  });

  test('a file of 300 KB with 500 tasks does not exceed it', async () => {
    const tasks = Array.from({ length: 500 }, (_, at) => usualTask(at)).join('');
    const text = `variable "s" {\n default = "x"\n}\nlocals {\n a = file("a")\n}\njob "web" {\n group "g" {\n${tasks}}\n}\n`;
    expect(text.length).toBeGreaterThan(250_000);
    expect(await errorsFor(text)).toEqual([]);
  });

  test('an error of the file ends the file alone, and one of the deadline ends the run', async () => {
    const late = createRunBudget({ signal: new AbortController().signal, readRemainingMilliseconds: () => 0 });
    const walk = walkJobFile(workspace, `job "a" {\n b = [${'1,'.repeat(2e4)}]\n}\n`, {
      run: late,
      file: late.openFileBudget('a.nomad.hcl'),
    });
    const error = await walk.then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(ActionError);
    expect([(error as ActionError).reason, late.isRunError(error)]).toEqual(['timed-out', true]);
  });
});

function manyDecodings(count: number): string {
  return `locals {\n long = <<E\n${'z'.repeat(1e6)}\nE\n}\njob "web" {\n x = [${'file(local.long), '.repeat(count)}]\n}\n`;
}

function usualTask(at: number): string {
  return (
    `task "t${at}" {\n driver = "docker"\n config {\n image = "app:\${var.s}"\n args = ["--name", "t${at}", local.a]\n}\n` +
    `env {\n A = "1"\n B = join(",", ["a", "b"])\n C = "\${NOMAD_PORT_http}"\n}\n template {\n data = <<E\n${'{{ key "a" }}\n'.repeat(20)}E\n destination = "local/a"\n}\n}\n`
  );
}
