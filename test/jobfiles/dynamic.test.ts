import * as fc from 'fast-check';
import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { createRunBudget } from '../../src/jobfiles/functions/work-budget.ts';
import { createLoader, type LoadedJob, type UnloadableJob } from '../../src/jobfiles/preprocess/load.ts';
import { parseJob } from '../../sandbox/src/nomad/hcl/parse.ts';
import { startInProcess } from '../support/in-process.ts';
import type { Nomad } from '../../src/clients/nomad/client.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { text as pathExpression } from './expressions.ts';
import { expectSamePath } from './path-expressions.ts';
import { dynamicBlocks, files } from './dynamic-blocks.ts';

async function load(
  workspace: Workspace,
  source: string,
  ask: Nomad['parseJob'] = startInProcess().nomad.parseJob,
): Promise<LoadedJob | UnloadableJob> {
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
  const loader = createLoader({ inputs, workspace: root, budget: createRunBudget(), nomad: { parseJob: ask } });
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

const task =
  'job "web" {\n  group "app" {\n    task "server" {\n      driver = "raw_exec"\n      BODY\n    }\n  }\n}\n';
const inTask = (body: string): string => task.replace('BODY', () => body);
const inConfig = (body: string): string => inTask(`config {\n        ${body}\n      }`);

describe('calls with a path that only the parser knows', () => {
  test.each([
    [
      inTask(
        'dynamic "template" {\n  for_each = fileset(".", "conf/*")\n  content {\n    data = file(template.value)\n  }\n}',
      ),
      'data = {"conf/a.txt" = "A", "conf/b.txt" = "B"}[template.value]',
    ],
    [
      inConfig('x = [for n in ["a", "b"] : file("conf/${n}.txt")]'),
      '{"conf/a.txt" = "A", "conf/b.txt" = "B"}["conf/${n}.txt"]',
    ],
    [inConfig('x = file(1 == 1 ? "c.txt" : "0",)'), 'x = {"c.txt" = "C"}[1 == 1 ? "c.txt" : "0"]'],
    [
      inConfig('x = [for n in ["c"] : "<${trimspace(filebase64(\n"${n}.txt" # why\n))}>"]'),
      '<${trimspace({"c.txt" = "Qw=="}[\n"${n}.txt" # why\n])}>',
    ],
    [
      inConfig('x = [for n in ["a"] : file("conf/${basename("x/${n}")}.txt")]'),
      '{"conf/a.txt" = "A"}["conf/${{"x/a" = "a"}["x/${n}"]}.txt"]',
    ],
    [inConfig('x = [for n in ["c.txt"] : { (file(n)) = n }]'), '{ ({"c.txt" = "C"}[n]) = n }'],
    [inConfig('x = [for n in [] : file(n)]'), '[for n in [] : file(n)]'],
    [inConfig('x = file(format("%s", "c.txt")) == "" ? 1 : 2'), ' = file(format("%s", "c.txt")) == "" ? 1 : 2'],
    [
      `locals {\n  all = { for n in ["a", "b"] : n => file("conf/\${n}.txt") }\n}\n${inConfig('x = [local.all["a"], sha256(local.all["b"])]')}`,
      'n => {"conf/a.txt" = "A"}["conf/${n}.txt"]',
    ],
  ])('the call in %s is left to the parser with the results for all its paths', async (source, expected) => {
    expect((await prepared(workspace, source)).text).toContain(expected);
  });

  const computed = 'is computed, and the content goes through another function or a condition.';

  test.each([
    [
      'x = fileexists(format("%s", "c.txt"))',
      '6:13 `fileexists(format("%s", "c.txt"))`: the path is computed by `format`.',
    ],
    ['x = [for d in ["conf"] : fileset(d, "*")]', '6:34 `fileset(d, "*")`: the path is computed.'],
    ['x = file(1 == 1 ? "../x" : "c.txt")', 'the path `../x` leads outside the workspace.'],
    [
      'x = [for n in [".git"] : file("${n}/config")]',
      'the path `.git/config` leads into `.git`, which may contain credentials.',
    ],
    ['x = [for n in range(1001) : file("${n}")]', 'has more than 1000 values.'],
    [
      'x = [for n in ["c"] : try(file("${n}.txt"), "")]',
      '`try` or `can` in this file would hide that it cannot be read.',
    ],
    ['x = [for n in ["c"] : can(file("${n}.txt"))]', '`try` or `can` in this file would hide that it cannot be read.'],
  ])('the call in %s is rejected', async (source, words) => {
    const [error, ...others] = await refused(workspace, inConfig(source));
    expect(error).toContain(words);
    expect(others).toEqual([]);
  });

  test.each([
    'locals {\n  all = { for n in ["a", "b"] : n => file("conf/${n}.txt") }\n}\n',
    'locals {\n  some = [for n in ["a", "b"] : file("conf/${n}.txt")]\n  all = local.some\n}\n',
  ])('a computed path in a local is rejected where `try` may hide an error of the local: %s', async (locals) => {
    const source = `${locals}${inConfig('x = try(jsondecode(local.all["a"]), {})')}`;
    expect((await refused(workspace, source)).join()).toContain('`try` or `can` in this file would hide');
  });

  test('`try` and `can` with variables alone do not affect a computed path', async () => {
    const source = `variable "v" { default = "c" }\n${inConfig('x = [for n in ["c"] : file("${n}.txt")]\ny = try(var.v, "x")')}`;
    expect((await prepared(workspace, source)).text).toContain('{"c.txt" = "C"}["${n}.txt"]');
  });

  test.each([
    ['x = [for n in ["c.txt"] : base64encode(file(n))]', '`file(n)`', computed, 48],
    ['x = [for n in ["c.txt"] : jsondecode(file(n))]', '`file(n)`', computed, 46],
    ['x = [for n in ["c.txt", "none"] : file(n)]', '`file(n)`', 'the path `none` does not exist in the workspace.', 43],
    [
      'x = [for n in ["${attr.unique.hostname}.txt"] : file(n)]',
      '`file(n)`',
      'the path `${attr.unique.hostname}.txt` does not exist',
      57,
    ],
  ])('the error of the parser about %s is reported as one of the call', async (source, call, words, column) => {
    const { prepared: made, text } = await prepared(workspace, inConfig(source));
    const reported = await parseJob(text, '').then(() => '', String);
    const [, line, at] = /input\.hcl:(\d+),(\d+)-\d+: (?:Invalid index|Error in function call)/.exec(reported) ?? [];
    const found = made?.locate({ line: Number(line), column: Number(at) });
    expect(found?.where).toEqual({ file: 'web.nomad.hcl', line: 6, column });
    const failure = new ActionError({ reason: 'parse', message: reported, location: found?.where });
    expect(made?.explain(failure).message).toContain(call);
    expect(made?.explain(failure).message).toContain(words);
    const other = new ActionError({
      reason: 'parse',
      message: 'Invalid index',
      location: { file: 'web.nomad.hcl', line: 6 },
    });
    expect(made?.explain(other)).toBe(other);
  });

  test('errors never name a path that may contain a part of a variable or of a file', async () => {
    const variable = `variable "v" { default = "secret" }\n${inConfig('x = [for n in [var.v] : file("../no-${n}")]')}`;
    const content = inConfig('x = [for n in [file("c.txt")] : file("../no-${n}")]');
    for (const source of [variable, content]) {
      const errors = await refused(workspace, source);
      expect(errors.join()).toContain('the path leads outside the workspace');
      expect(errors.join()).not.toMatch(/no-(?:secret|C)/);
    }
  });

  test('files of a call that the parser resolves count as read and looked for', async () => {
    const source = inConfig(
      'x = [for f in fileset(".", "conf/*") : file(f)]\ny = file(1 == 1 ? "c.txt" : "none.txt")\nz = [for f in ["gone.txt"] : file(f)]',
    );
    const { fileDependencies: from, reads } = await prepared(workspace, source);
    expect(reads.map(({ name }) => name).toSorted()).toEqual(['c.txt', 'conf/a.txt', 'conf/b.txt']);
    expect([...from.files].toSorted()).toEqual(['c.txt', 'conf/a.txt', 'conf/b.txt', 'web.nomad.hcl']);
    expect([...from.sought]).toEqual(expect.arrayContaining(['conf/*', 'gone.txt']));
  });

  test('the submission leaves out results where a variable is secret, because the paths may contain it', async () => {
    const source = `variable "v" { default = "c" }\n${inConfig('x = [for n in [var.v] : file("${n}.txt")]')}`;
    const { prepared: made } = await prepared(workspace, source);
    expect(made?.text).toContain('{"c.txt" = "C"}["${n}.txt"]');
    expect(made?.textWithout((name) => name === 'v')).toBe(source);
  });

  test('the JSON syntax of HCL may compute paths', async () => {
    const body = { driver: 'x', config: { x: ['${[for n in ["a", "b"] : file("conf/${n}.txt")][1]}'] } };
    const source = JSON.stringify({ job: { web: { group: { app: { task: { server: body } } } } } });
    const { text } = await prepared(workspace, source);
    expect(JSON.parse(text)).toMatchObject({
      job: {
        web: {
          group: {
            app: {
              task: {
                server: { config: { x: ['${[for n in ["a", "b"] : {"conf/b.txt" = "B"}["conf/${n}.txt"]][1]}'] } },
              },
            },
          },
        },
      },
    });
  });

  test('the parser is asked once for the paths of a file, and nothing else ever contains the marks', async () => {
    const { nomad } = startInProcess();
    const asked: string[] = [];
    const spy: typeof nomad.parseJob = async (request) => {
      asked.push(request.source);
      return nomad.parseJob(request);
    };
    const source = inConfig(
      'x = [for n in ["c"] : file("${n}.txt")]\ny = [for n in ["c"] : base64encode(file("${n}.txt"))]',
    );
    const [one, two] = [await load(workspace, source, spy), await load(workspace, source, spy)];
    const nonces = asked.map((text) => /⟦([0-9a-f]{32}):0:%s:\1⟧/.exec(text)?.[1] ?? 'none');
    expect(new Set(nonces).size).toBe(2);
    for (const nonce of nonces) expect(JSON.stringify([one, two])).not.toContain(nonce);
    await load(workspace, inConfig('x = file("c.txt")'), spy);
    expect(asked).toHaveLength(2);
  });

  test('an answer other than a job or an error of the parser is the error of the file', async () => {
    const unreachable = new ActionError({ reason: 'unreachable', message: 'Nomad is away' });
    const job = await load(workspace, inConfig('x = [for n in ["c"] : file("${n}.txt")]'), () =>
      Promise.reject(unreachable),
    );
    expect('failures' in job ? job.failures : []).toEqual([unreachable]);
  });
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

test('a path of a random expression is the one that the parser evaluates', async () => {
  const { nomad } = startInProcess();
  let known = 0;
  await fc.assert(
    fc.asyncProperty(pathExpression, async (expression) => {
      if (expression.length < 500 && (await expectSamePath(expression, nomad))) known++;
    }),
    { numRuns: 100 },
  );
  expect(known).toBeGreaterThan(30);
});
