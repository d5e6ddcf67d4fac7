import * as fc from 'fast-check';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { createRunBudget } from '../../src/jobfiles/work-budget.ts';
import { createLoader, type LoadedJob, type UnloadableJob } from '../../src/jobfiles/load.ts';
import { parseJob } from '../../sandbox/src/nomad/hcl/parse.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { dynamicBlocks, files, jobWith } from './dynamic-blocks.ts';

async function load(workspace: Workspace, source: string): Promise<LoadedJob | UnloadableJob> {
  workspace.write('web.nomad.hcl', source);
  const root = realpathSync(workspace.path);
  const variables = { environment: [], given: [], secret: [], files: [], strict: true };
  const inputs = {
    patterns: [],
    onlyChanged: false,
    workingDirectory: root,
    fileBase: 'working-directory' as const,
    variables,
  };
  const loader = createLoader({ inputs, workspace: root, budget: createRunBudget() });
  return loader({ path: join(root, 'web.nomad.hcl'), name: 'web.nomad.hcl' });
}

/** Returns the prepared job with the text that is sent to the parser. */
async function prepared(workspace: Workspace, source: string): Promise<LoadedJob & { readonly text: string }> {
  const job = await load(workspace, source);
  if ('failures' in job) throw new Error(job.failures.map(({ message }) => message).join('\n'));
  return { ...job, text: job.prepared?.text ?? '' };
}

async function refused(workspace: Workspace, source: string): Promise<readonly string[]> {
  const job = await load(workspace, source);
  if (!('failures' in job)) throw new Error('It is read.');
  return job.failures.map(({ message, hint, location: where }) => `${where?.line}:${where?.column} ${message} ${hint}`);
}

let workspace: Workspace;
beforeAll(() => {
  workspace = createWorkspace(files);
});
afterAll(() => workspace[Symbol.dispose]());

describe('calls with a path that only the parser knows', () => {
  test.each([
    [
      'dynamic "template" {\n  for_each = fileset(".", "conf/*")\n  content {\n    data = file(template.value)\n  }\n}',
      'data = {"conf/a.txt" = "A", "conf/b.txt" = "B"}[template.value]',
    ],
    ['x = [for n in ["a", "b"] : file("conf/${n}.txt")]', '{"conf/a.txt" = "A", "conf/b.txt" = "B"}["conf/${n}.txt"]'],
    ['x = file(attr.os == "x" ? "c.txt" : "0",)', 'x = {"c.txt" = "C", "0" = "zero"}[attr.os == "x" ? "c.txt" : "0"]'],
    // A conditional makes a text of its number here, which equals no number.
    [
      'x = file(2 == (true ? 2 : "a") ? "c.txt" : "0")',
      'x = {"c.txt" = "C", "0" = "zero"}[2 == (true ? 2 : "a") ? "c.txt" : "0"]',
    ],
    // Functions of several lists convert their elements to one type as well: here, the number becomes a text.
    ...['concat(range(1, 2), split(",", "a"))[0]', 'coalesce(1, "a")', 'lookup({ a = "b" }, "c", 1)'].map((one) => [
      `x = file(1 == ${one} ? "c.txt" : "0")`,
      `x = {"c.txt" = "C", "0" = "zero"}[1 == ${one} ? "c.txt" : "0"]`,
    ]),
    ['x = file(2 == (true ? 2 : 3) ? "c.txt" : "0")', 'x = {"c.txt" = "C"}[2 == (true ? 2 : 3) ? "c.txt" : "0"]'],
    ['x = file(true ? "c.txt" : "none")', 'x = {"c.txt" = "C"}[true ? "c.txt" : "none"]'],
    ['x = fileexists(format("%s", "c.txt")) ? 1 : 2', 'x = {"c.txt" = true}[format("%s", "c.txt")] ? 1 : 2'],
    [
      'x = [for d in ["conf"] : fileset(d, "*")]',
      '{"conf" = {"*" = convert(["a.txt", "b.txt"], set(string))}}[d][ "*"]',
    ],
    [
      'x = [for n in ["a"] : file("conf/${basename("x/${n}")}.txt")]',
      '{"conf/a.txt" = "A"}["conf/${{"x/a" = "a"}["x/${n}"]}.txt"]',
    ],
    ['x = [for n in [] : file(n)]', '[for n in [] : {}[n]]'],
    ['x = file(local.none ? "c.txt" : "c.txt")', 'x = {"c.txt" = "C"}[local.none ? "c.txt" : "c.txt"]'],
  ])('the call in %s is left to the parser with all its possible results', async (source, expected) => {
    expect((await prepared(workspace, source)).text).toContain(expected);
  });

  test.each([
    [
      'dynamic "a" {\n  for_each = attr.x\n  content {\n    x = file(a.value)\n  }\n}',
      '4:9 `file(a.value)`: the path is computed.',
    ],
    ['x = file("${attr.unique.hostname}.txt")', '1:5 `file("${attr.unique.hostname}.txt")`: the path is computed.'],
    ['x = [for n in [1, 2] : file("${n + 1}")]', 'the path is computed.'],
    ['x = file(true ? "../x" : "c.txt")', 'the path `../x` leads outside the workspace.'],
    ['x = [for n in ["none", "gone"] : file(n)]', 'the path `none` does not exist in the workspace.'],
    ['x = [for n in range(1001) : file("${n}")]', 'the path can have more than 1000 values.'],
    ['x = [for n in var.none : file(n)]', 'the path needs `var.none`, which is not declared.'],
    ['locals {\n  a = local.b\n  b = [local.a]\n}\nx = [for n in local.b : file(n)]', 'refers to itself'],
  ])('the call in %s is rejected', async (source, words) => {
    const [error, ...others] = await refused(workspace, source);
    expect(error).toContain(words);
    expect(others).toEqual([]);
  });

  test('errors never name a path made from a variable or from the content of a file', async () => {
    const source =
      'variable "v" { default = "secret" }\nx = [for n in [var.v] : file("no-${n}")]\ny = [for n in [file("c.txt")] : file("no-${n}")]\n';
    expect((await refused(workspace, source)).join()).not.toMatch(/no-(?:secret|C)/);
  });

  test('files of a call that the parser resolves count as read, listed and looked for', async () => {
    const source = 'x = [for f in fileset(".", "conf/*") : file(f)]\ny = file(attr.x == "" ? "c.txt" : "none.txt")\n';
    const { fileDependencies: from, reads } = await prepared(workspace, source);
    expect(reads.map(({ name }) => name)).toEqual(['conf/a.txt', 'conf/b.txt', 'c.txt']);
    expect([...from.files]).toEqual(['web.nomad.hcl', 'conf/a.txt', 'conf/b.txt', 'c.txt']);
    expect([...from.listed]).toEqual(['conf/a.txt', 'conf/b.txt']);
    expect([...from.sought]).toEqual(expect.arrayContaining(['conf/*', 'none.txt']));
  });

  test("a missing file that only the parser finds is reported with Outrider's own message", async () => {
    const source = jobWith('', 'x = 1\n  y = [for n in ["c.txt", "none"] : file(n)]');
    const { prepared: made, text } = await prepared(workspace, source);
    const words = await parseJob(text, '').then(() => '', String);
    const [, line, column] = /input\.hcl:(\d+),(\d+)-\d+: Invalid index/.exec(words) ?? [];
    const found = made?.locate({ line: Number(line), column: Number(column) });
    expect(found?.where).toEqual({ file: 'web.nomad.hcl', line: 7, column: 37 });
    const failure = new ActionError({ reason: 'parse', message: words, location: found?.where });
    expect(made?.explain(failure).message).toBe('`file(n)`: the path `none` does not exist in the workspace.');
    const other = new ActionError({ reason: 'parse', message: words, location: { file: 'web.nomad.hcl', line: 7 } });
    expect(made?.explain(other)).toBe(other);
  });

  test('the submission leaves out possible results that depend on a secret variable', async () => {
    const source = 'variable "v" { default = "c" }\nx = [for n in [var.v] : file("${n}.txt")]\n';
    const { prepared: made } = await prepared(workspace, source);
    expect(made?.text).toContain('{"c.txt" = "C"}["${n}.txt"]');
    expect(made?.textWithout((name) => name === 'v')).toBe(source);
  });
});

test('nested dynamic blocks that multiply beyond the limit are rejected quickly', async () => {
  const list = JSON.stringify(Array.from({ length: 100 }, (_, index) => `f${index}`));
  const inner = Array.from({ length: 6 }, (_, at) => `dynamic "b${at}" {\nfor_each = ${list}\ncontent {\n`).join('');
  const name = Array.from({ length: 6 }, (_, at) => `\${b${at}.value}`).join('');
  const source = `${inner}x = file(length("${name}") > 3 ? "c.txt" : "0")\n${'}\n}\n'.repeat(6)}`;
  const began = performance.now();
  expect((await refused(workspace, source)).join()).toContain('takes too much work');
  expect(performance.now() - began).toBeLessThan(10_000);
});

describe('random dynamic blocks', () => {
  test('random dynamic blocks give the same job as the written-out blocks', async () => {
    await fc.assert(
      fc.asyncProperty(dynamicBlocks, async ({ source, writtenOut }) => {
        const { text } = await prepared(workspace, source);
        expect(await parseJob(text, '')).toEqual(await parseJob(writtenOut, ''));
      }),
      { numRuns: 150 },
    );
  });
});
