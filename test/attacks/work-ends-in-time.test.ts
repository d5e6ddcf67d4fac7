import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeRunFolders, runAction, type ActionRun } from '../support/action.ts';
import { nestPieces, type NestPiece } from '../support/nests.ts';
import { errorsOf } from '../support/planning.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { createWorkspace } from '../support/workspace.ts';

/** Rule 7: a process of dist ends within 5 s of its `timeout`, whatever job files contain. */

let nomad: TestServer;
beforeAll(async () => {
  nomad = await startServer({ status: 400, body: 'Failed to parse job: input.hcl:1,1-2: Invalid; Invalid.' });
});
afterAll(async () => {
  await nomad[Symbol.asyncDispose]();
  removeRunFolders();
});

const timeout = 8;
const margin = 5;

/** A file with a secret variable and a late one, which are followed through every expression. */
function withNest(nest: string): string {
  return `variable "s" {
  default = "hunter2-Hunter2-9f"
}
variable "late" {
  type = string
}
locals {
  a = var.s
}
job "web" {
  group "g" {
    task "t" {
      env {
        A = ${nest}
      }
    }
  }
}
`;
}

/** Numbers that look random, the same in each run. @see https://en.wikipedia.org/wiki/Linear_congruential_generator */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => (state = (state * 1_103_515_245 + 12_345) % 2 ** 31) / 2 ** 31;
}

/** Nests of one to three pieces: each of them deep enough that a walk with a step for each pair of levels would take minutes. */
function generateNests(count: number, characters: number): readonly string[] {
  const next = numbersFrom(57);
  const pick = (): NestPiece => nestPieces[Math.floor(next() * nestPieces.length)] ?? ['(', ')'];
  return Array.from({ length: count }, (_, at) => {
    const own = nestPieces[at % nestPieces.length] ?? pick();
    const parts = [own, ...Array.from({ length: Math.floor(next() * 3) }, pick)];
    const opens = parts.map(([open]) => open);
    const closes = parts.map(([, close]) => close).toReversed();
    const depth = Math.ceil(characters / [...opens, ...closes].join('').length);
    const repeated = (texts: readonly string[], isInOrder: boolean): string =>
      isInOrder ? texts.join('').repeat(depth) : texts.map((text) => text.repeat(depth)).join('');
    const isInOrder = next() < 0.5;
    return repeated(opens, isInOrder) + repeated(closes, isInOrder);
  });
}

async function planFiles(files: Readonly<Record<string, string>>): Promise<ActionRun> {
  using workspace = createWorkspace(files);
  return await runAction({
    workspace: workspace.path,
    process: true,
    inputs: { 'job-files': '*.nomad.hcl', address: nomad.url, timeout: `${timeout}s`, 'late-vars': 'late' },
  });
}

function inFiles(nests: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(nests.map((nest, at) => [`j${at}.nomad.hcl`, withNest(nest)]));
}

const perProcess = 25;
const nests = generateNests(200, 60_000);
const parts = Array.from({ length: nests.length / perProcess }, (_, at) => [at * perProcess] as const);

describe('a process with hostile job files', () => {
  test.each(parts)('ends within 5 s of its timeout, with 25 of 200 generated nests: from %i on', async (from) => {
    const run = await planFiles(inFiles(nests.slice(from, from + perProcess)));
    expect(run.milliseconds).toBeLessThan((timeout + margin) * 1000);
    expect([run.exitCode, errorsOf(run).length > 0]).toEqual([1, true]);
  });

  test.each([20, 34, 5000])(
    'ends at once with calls that look like those of files, beside a secret variable, %i deep',
    async (depth) => {
      const run = await planFiles(inFiles([`${'filex('.repeat(depth)}"a"${')'.repeat(depth)}`]));
      expect(run.milliseconds).toBeLessThan(margin * 1000);
      expect(errorsOf(run).join()).not.toMatch(/timeout|too much work/);
    },
  );

  test.each<[name: string, text: string]>([
    ['two megabytes of brackets', withNest('['.repeat(2e6))],
    ['thousands of fields that refer to the same long list', longList(6000)],
    ['random calls in blocks of 100,000 levels', 'a {\nx = uuidv4()\n'.repeat(1e5)],
    ['templates as keys of 150,000 objects', `${'{"${a}":'.repeat(15e4)}1${'}'.repeat(15e4)}`],
    ['paths that are computed by thousands of calls in each other', nestedPaths(4000)],
  ])('ends in time, with an error that names the file, for %s', async (_name, text) => {
    const run = await planFiles({ 'a.nomad.hcl': text });
    expect(run.milliseconds).toBeLessThan((timeout + margin) * 1000);
    expect(run.exitCode).toBe(1);
    expect(errorsOf(run).join('\n')).toMatch(/^a\.nomad\.hcl:/);
  });
});

function longList(count: number): string {
  const long = `long = [${Array.from({ length: count }, (_, at) => `"v${at}"`).join()}]`;
  const locals = Array.from({ length: count }, (_, at) => `l${at} = local.long`).join('\n');
  const refers = Array.from({ length: count }, (_, at) => `local.l${at}`).join();
  return `locals {\n${long}\n${locals}\n}\njob "web" {\n group "g" {\n x = [${refers}]\n}\n}\n`;
}

function nestedPaths(count: number): string {
  return `job "web" {\n x = ${'file(x('.repeat(count)}"${'z'.repeat(1e6)}"${'))'.repeat(count)}\n}\n`;
}
