import { expect, test } from 'vitest';
import { listErrors } from '../../src/errors.ts';
import { readPattern } from '../../src/inputs/pattern.ts';
import { createRunBudget } from '../../src/jobfiles/functions/work-budget.ts';
import { findSecretFields, isSecretField } from '../../src/redaction/secret-fields.ts';
import { listVariableSecrets } from '../../src/redaction/variable-secrets.ts';
import type { LoadedJob } from '../../src/jobfiles/preprocess/load.ts';
import type { Setting } from '../../src/jobfiles/variables/settings.ts';

function createSetting(name: string, value: string, rest: Partial<Setting> = {}): Setting {
  return { name, value, form: 'raw', isSecret: false, origin: { text: 'input `vars`', location: undefined }, ...rest };
}

test.each([
  ['a value with encoded forms', createSetting('db_password', 'a"b\nc'), ['a"b\nc', 'a\\"b\\nc', 'YSJiCmM=']],
  ['an ordinary name', createSetting('color', 'hunter2'), []],
  ['a variable marked as secret', createSetting('color', 'hunter2', { isSecret: true }), ['hunter2']],
  ['a secret name', createSetting('db_password', 'hunter2'), ['hunter2']],
  [
    'an object',
    createSetting('tokens', '{ a = "first-one", b = ["second"], c = true, d = "x" }'),
    ['first-one', 'second'],
  ],
  ['a quoted value of a file', createSetting('api_key', '"from-file"', { form: 'source' }), ['from-file']],
  ['a heredoc of a file', createSetting('api_key', '<<EOT\nline one\nEOT\n', { form: 'source' }), ['line one\n']],
  ['JSON text', createSetting('api_key', '["x"]', { form: 'text' }), ['["x"]']],
  ['an ordinary word', createSetting('use_token', 'true', { isSecret: true }), []],
  ['a value too short to be found', createSetting('pin', '123', { isSecret: true }), []],
])('secrets of a variable are collected: %s', (_about, item, expected) => {
  const hits = listVariableSecrets([item]);
  expect(hits).toEqual(expect.arrayContaining(expected));
  expect(hits.length > 0).toBe(expected.length > 0);
});

const declared = 'variable "secret" {\n type = string\n}\nvariable "list" {\n type = list(string)\n}\n';

interface Given {
  readonly settings?: readonly Setting[];
  readonly files?: readonly string[];
  readonly reveal?: string;
}

const both = [createSetting('secret', 'x', { isSecret: true }), createSetting('list', '["x"]', { isSecret: true })];

/** The secret fields of a job file, whose calls of `file` read files that git does not contain. */
function findFields(text: string, { settings = both, files = [], reveal }: Given = {}) {
  const pattern = readPattern(reveal ?? 'nothing');
  const budget = createRunBudget().openFileBudget('a.nomad.hcl');
  const replaced = [...text.matchAll(/file\("(.*?)"\)/g)].map(({ index, 1: name = '' }) => ({
    start: index,
    files: new Set([name]),
  }));
  const prepared = { settings: new Map(settings.map((row) => [row.name, row])), replaced };
  const loaded = { source: { file: { name: 'a.nomad.hcl' }, text, budget }, preparedJob: prepared };
  const redaction = { mode: 'default', patterns: [], reveal: 'value' in pattern ? [pattern.value] : [] } as const;
  return findSecretFields(loaded as unknown as LoadedJob, files, redaction);
}

const taskWith = (body: string): string =>
  `${declared}job "web" {\n group "app" {\n task "server" {\n${body}\n}\n}\n}\n`;
const inTask = { group: 'app', task: 'server' };

test.each<[body: string, objects: readonly string[], names: readonly string[] | undefined]>([
  ['env {\n A = var.secret\n}', [], ['Env[A]']],
  ['env = {\n A = var.secret\n}', [], ['Env[A]']],
  ['meta {\n A = var.secret\n}', [], ['Meta[A]']],
  ['config {\n command = var.secret\n}', ['Config'], ['command']],
  ['config {\n args = ["a", var.secret]\n}', ['Config'], ['args[1]']],
  ['config {\n labels = { a = "1", b = var.secret }\n}', ['Config'], ['labels[b]', 'labels[0][b]']],
  ['config {\n auth {\n password = var.secret\n}\n}', ['Config'], ['auth']],
  ['config {\n mount {\n options = ["a", var.secret]\n}\n}', ['Config'], ['mount']],
  ['template {\n data = var.secret\n}', ['Template'], ['EmbeddedTmpl']],
])('a secret variable in %j makes this field secret', (body, objects, names) => {
  expect(findFields(taskWith(body)).fields).toEqual([{ ...inTask, objects, names }]);
  const open = taskWith(body).replaceAll('secret', 'open');
  expect(findFields(open, { settings: [createSetting('open', 'x')] }).fields).toEqual([]);
});

test.each([
  [
    'count',
    `job "web" {\n group "app" {\n count = var.secret\n}\n}`,
    '`count` depends on the secret variable `secret`',
  ],
  ['user', taskWith('user = var.secret').replace(declared, ''), '`user` depends on the secret variable `secret`'],
  ['a driver', taskWith('driver = file("a")').replace(declared, ''), '`driver` depends on the file `a`, which git'],
  ['a list', taskWith('env {\n A = var.list\n}').replace(declared, ''), '`env.A` is computed from the secret variable'],
  [
    'a part',
    taskWith('env {\n A = substr(var.secret, 0, 1)\n}').replace(declared, ''),
    '`env.A` is computed from the secret',
  ],
  [
    'a part of a file',
    taskWith('env {\n A = substr(file("a"), 0, 1)\n}').replace(declared, ''),
    '`env.A` is computed from the file',
  ],
])('a secret must not decide %s', (_, text, cause) => {
  let thrown: unknown;
  try {
    findFields(declared + text, { files: ['a'] });
  } catch (error) {
    thrown = error;
  }
  const [error, ...others] = listErrors(thrown) ?? [];
  expect(others).toEqual([]);
  expect(error).toMatchObject({ reason: 'input', help: 'secret-in-structure' });
  expect(error?.message).toContain(cause);
  const name = cause.includes('file') ? '`reveal`' : 'secret';
  expect(error?.hint).toContain(name);
  const line = text.split('\n').findIndex((row) => /var\.|file\(/.test(row));
  expect(error?.location).toMatchObject({ file: 'a.nomad.hcl', line: line + declared.split('\n').length });
});

test.each([
  [undefined, [['Env[A]']]],
  ['a', []],
  ['Env[A]', []],
  ['Env[B]', [['Env[A]']]],
])('a file that git does not contain makes its field secret unless reveal has %s', (reveal, expected) => {
  const given = { files: ['a'], ...(reveal === undefined ? {} : { reveal }) };
  const { fields } = findFields(taskWith('env {\n A = file("a")\n B = file("b")\n}').replace(declared, ''), given);
  expect(fields.map(({ names }) => names)).toEqual(expected);
  // One that depends on a secret variable is never shown.
  const secret = findFields(taskWith('env {\n A = var.secret\n}'), { reveal: 'Env[A]' });
  expect(secret.fields).toHaveLength(1);
});

test.each<
  [field: Parameters<typeof isSecretField>[1][number], isSecret: readonly [boolean, boolean, boolean, boolean]]
>([
  [{ ...inTask, objects: [], names: ['Env'] }, [true, false, false, false]],
  [{ ...inTask, objects: [], names: ['Env[A]'] }, [true, false, false, false]],
  [{ ...inTask, objects: [], names: ['Env[B]'] }, [false, false, false, false]],
  [{ ...inTask, objects: ['Config'], names: ['args'] }, [false, true, true, false]],
  [{ ...inTask, objects: ['Config'], names: ['args[1]'] }, [false, true, false, false]],
  [{ ...inTask, objects: ['Config'], names: undefined }, [false, true, true, false]],
  [{ group: 'app', task: undefined, objects: ['Config'], names: ['auth'] }, [false, false, false, true]],
  [{ group: undefined, task: undefined, objects: [], names: ['Env[A]'] }, [true, false, false, false]],
  [{ group: 'other', task: undefined, objects: [], names: ['Env[A]'] }, [false, false, false, false]],
])('a field is secret by its place alone: %j', (field, expected) => {
  const places = [
    { ...inTask, objects: [], name: 'Env[A]' },
    { ...inTask, objects: ['Config'], name: 'args[1]' },
    { ...inTask, objects: ['Config'], name: 'args[0]' },
    { group: 'app', task: 'sidecar', objects: ['Config', 'auth'], name: 'password' },
  ];
  expect(places.map((place) => isSecretField(place, [field]))).toEqual(expected);
});
