import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { nestPieces, type NestPiece } from '../support/nests.ts';
import { listErrors } from '../support/planning.ts';
import { service, startStory } from '../support/registering.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { createWorkspace } from '../support/workspace.ts';

/** Rule 7: a process of dist ends within 5 s of its `timeout`, whatever job files contain. */

let nomad: TestServer;
beforeAll(async () => {
  nomad = await startServer({ status: 400, body: 'Failed to parse job: input.hcl:1,1-2: Invalid; Invalid.' });
});
afterAll(() => nomad[Symbol.asyncDispose]());

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
    const nestPiece = nestPieces[at % nestPieces.length] ?? pick();
    const parts = [nestPiece, ...Array.from({ length: Math.floor(next() * 3) }, pick)];
    const opens = parts.map(([open]) => open);
    const closes = parts.map(([, close]) => close).toReversed();
    const depth = Math.ceil(characters / [...opens, ...closes].join('').length);
    const repeatTexts = (texts: readonly string[], isInOrder: boolean): string =>
      isInOrder ? texts.join('').repeat(depth) : texts.map((text) => text.repeat(depth)).join('');
    const isInOrder = next() < 0.5;
    return repeatTexts(opens, isInOrder) + repeatTexts(closes, isInOrder);
  });
}

async function planFiles(
  files: Readonly<Record<string, string>>,
  inputs: Readonly<Record<string, string>> = { address: nomad.url, 'late-vars': 'late', 'strict-vars': 'false' },
): Promise<ActionRun> {
  using workspace = createWorkspace(files);
  return await runAction({
    workspace: workspace.path,
    process: true,
    inputs: { 'job-files': '*.nomad.hcl', timeout: `${timeout}s`, guards: 'all', ...inputs },
  });
}

function createFiles(nests: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(nests.map((nest, at) => [`j${at}.nomad.hcl`, withNest(nest)]));
}

const perProcess = 25;
const nests = generateNests(200, 60_000);
const parts = Array.from({ length: nests.length / perProcess }, (_, at) => [at * perProcess] as const);

describe('a process with hostile job files', () => {
  test.each(parts)('ends within 5 s of its timeout, with 25 of 200 generated nests: from %i on', async (from) => {
    const run = await planFiles(createFiles(nests.slice(from, from + perProcess)));
    expect(run.milliseconds).toBeLessThan((timeout + margin) * 1000);
    expect([run.exitCode, listErrors(run).length > 0]).toEqual([1, true]);
  });

  test.each([20, 34, 5000])(
    'ends at once with calls that look like those of files, beside a secret variable, %i deep',
    async (depth) => {
      const run = await planFiles(createFiles([`${'filex('.repeat(depth)}"a"${')'.repeat(depth)}`]));
      expect(run.milliseconds).toBeLessThan(margin * 1000);
      expect(listErrors(run).join()).not.toMatch(/timeout|too much work/);
    },
  );

  test.each<[name: string, text: string]>([
    ['two megabytes of brackets', withNest('['.repeat(2e6))],
    ['thousands of fields that refer to the same long list', longList(6000)],
    ['random calls in blocks of 100,000 levels', 'a {\nx = uuidv4()\n'.repeat(1e5)],
    ['templates as keys of 150,000 objects', `${'{"${a}":'.repeat(15e4)}1${'}'.repeat(15e4)}`],
    ['paths that are computed by thousands of calls in each other', nestPaths(4000)],
  ])('ends in time, with an error that names the file, for %s', async (_name, text) => {
    const run = await planFiles({ 'a.nomad.hcl': text });
    expect(run.milliseconds).toBeLessThan((timeout + margin) * 1000);
    expect(run.exitCode).toBe(1);
    expect(listErrors(run).join('\n')).toMatch(/^a\.nomad\.hcl:/);
  });
});

function longList(count: number): string {
  const long = `long = [${Array.from({ length: count }, (_, at) => `"v${at}"`).join()}]`;
  const locals = Array.from({ length: count }, (_, at) => `l${at} = local.long`).join('\n');
  const refers = Array.from({ length: count }, (_, at) => `local.l${at}`).join();
  return `locals {\n${long}\n${locals}\n}\njob "web" {\n group "g" {\n x = [${refers}]\n}\n}\n`;
}

function nestPaths(count: number): string {
  return `job "web" {\n x = ${'file(x('.repeat(count)}"${'z'.repeat(1e6)}"${'))'.repeat(count)}\n}\n`;
}

/** The opening and closing of a level in a text that the guards read, besides those of job files: templates, paths, images and names in `${…}`. */
const valuePieces: readonly NestPiece[] = [
  ...nestPieces.filter(([open]) => !/^\w+\(/.test(open)),
  ['{{ ', ' }}'],
  ['{{ with secret "a" }}', '{{ end }}'],
  ['{{ "', '" | secret }}'],
  ['{{ key `', '` }}'],
  ['{{/* ', ' */}}'],
  ["{{ '\\'", '}}'],
  ['{{ secret (', ') }}'],
  ['${attr.', '}'],
  ['${NOMAD_META_', '%{'],
  ['a/../', ''],
  ['/a:', ':ro,z'],
  ['1.', '-rc1'],
  ['20240101-', 'g4f2a91c'],
];

const longTexts = valuePieces.map(([open, close]) => {
  const depth = Math.ceil(20_000 / (open + close).length);
  return open.repeat(depth) + close.repeat(depth);
});

function jobWith(id: string, text: string): object {
  const config = {
    image: `web:${text}`,
    args: [text, text],
    volumes: [text],
    command: text,
    [text.slice(0, 5000)]: text,
  };
  const templates = [{ EmbeddedTmpl: text }, { EmbeddedTmpl: text, LeftDelim: '{', RightDelim: '}' }];
  const task = { Name: 't', Driver: 'docker', Config: config, Env: { A: text }, Templates: templates, User: text };
  const constraints = [{ LTarget: text, Operand: '=', RTarget: text }];
  const group = { Name: 'g', Count: 1, Constraints: constraints, Tasks: [task] };
  return { ID: id, Name: id, Type: 'service', Datacenters: [text], TaskGroups: [group] };
}

function planWith(id: string, text: string): object {
  const field = (Name: string) => ({ Type: 'Edited', Name, Old: text.slice(1), New: text, Annotations: null });
  const object = (Name: string, ...names: readonly string[]) => {
    return { Type: 'Edited', Name, Fields: names.map(field), Objects: null };
  };
  const config = object('Config', 'image', 'args[0]', 'args[1]', 'volumes[0]', 'command');
  const objects = [config, object('Template', 'EmbeddedTmpl'), object('Constraint', 'LTarget', 'RTarget')];
  const task = { Type: 'Edited', Name: 't', Fields: [field('Env[A]'), field('User')], Objects: objects };
  const group = { Type: 'Edited', Name: 'g', Fields: [], Objects: [], Tasks: [task], Updates: {} };
  return {
    Annotations: { DesiredTGUpdates: { g: { DestructiveUpdate: 1 } } },
    Diff: { Type: 'Edited', ID: id, Fields: [], Objects: [object('Datacenters', 'Datacenters')], TaskGroups: [group] },
    FailedTGAllocs: null,
    JobModifyIndex: 7,
    Warnings: '',
  };
}

const perJobs = 9;
const textParts = Array.from({ length: Math.ceil(longTexts.length / perJobs) }, (_, at) => [at * perJobs] as const);

test.each(textParts)('guards of long values end within 5 s of the timeout, from piece %i on', async (from) => {
  const texts = longTexts.slice(from, from + perJobs);
  await using parser = await startServer(({ url, body }, response) => {
    const at = Number(/\bj(\d+)\b/.exec(url.includes('/parse') ? body : url)?.[1]);
    const text = texts[at] ?? '';
    const answer = url.includes('/parse')
      ? jobWith(`j${at}`, text)
      : url.includes('/plan')
        ? planWith(`j${at}`, text)
        : /^\/v1\/job\/j\d+$/.test(url)
          ? { ...jobWith(`j${at}`, text.slice(1)), JobModifyIndex: 7 }
          : undefined;
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  });
  const files = texts.map((_, at) => [`j${at}.nomad.hcl`, `job "j${at}" {\n group "g" {\n }\n}\n`] as const);
  const run = await planFiles(Object.fromEntries(files), { address: parser.url });
  expect(run.milliseconds).toBeLessThan((timeout + margin) * 1000);
  expect([run.exitCode, run.log]).toEqual([0, expect.stringMatching(/\d\d guarded changes/)]);
});

/** Texts in which many values of a job match at every position, or that are mostly names of secrets and their values. */
const repeatedTexts = ['AccountKey=', 'secret=secret', '["a", '];

test('a plan and a register run of values of 60,000 characters end within 5 s of the timeout', async () => {
  const job = (at: number, end: string): string => {
    const text = (repeatedTexts[at] ?? '')
      .replaceAll('"', '\\"')
      .repeat(60_000 / 4)
      .slice(0, 60_000);
    const value = `"${text.replace(/\\$/, '')}${end}"`;
    const block = `template {\n destination = "local/a"\n data = ${value}\n }\n env {\n E = ${value}`;
    return service(`j${at}`).replace('env {', block);
  };
  const all = [...repeatedTexts.keys()];
  await using story = await startStory({
    files: Object.fromEntries(all.map((at) => [`jobs/j${at}.nomad.hcl`, job(at, 'x')])),
    running: all.map((at) => job(at, '')),
  });
  const inputs = { timeout: `${timeout}s`, guards: 'all' };
  for (const run of [
    await story.plan({ inputs, process: true }),
    await story.register({ inputs: { ...inputs, review: 'ignore', wait: 'false' }, process: true }),
  ])
    expect(run.milliseconds).toBeLessThan((timeout + margin) * 1000);
}, 200_000);

test('guards of a plan with a long path of a secret end in time', async () => {
  const secret = `secret "s" {\n provider = "vault"\n path = "a${'/a'.repeat(30_000)}"\n }\n env {`;
  await using story = await startStory({
    files: { 'jobs/web.nomad.hcl': service('web').replace('env {', secret) },
    running: [service('web')],
  });
  const started = performance.now();
  const inputs = { timeout: `${timeout}s`, guards: 'new-secrets-access' };
  const run = await story.plan({ inputs, process: true });
  expect((performance.now() - started) / 1000).toBeLessThan(timeout + margin);
  expect([run.exitCode, run.log]).toEqual([0, expect.stringMatching(/\b1 guarded change\b/)]);
}, 200_000);
