import { chmodSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { locateFieldError, readJsonJob } from '../../src/jobfiles/preprocess/json-job.ts';
import { readDeclaredJob } from '../../src/jobfiles/preprocess/declared-job.ts';
import { readJobFile, type JobSource, decodeSource } from '../../src/jobfiles/preprocess/job-source.ts';
import { createRunBudget } from '../../src/jobfiles/functions/work-budget.ts';
import { listLiterals } from '../../src/jobfiles/provenance/literals.ts';
import { createWorkspace } from '../support/workspace.ts';

async function read(content: string | Buffer, name = 'a.nomad.hcl'): Promise<JobSource> {
  using workspace = createWorkspace({ [name]: content });
  return await readJobFile({ path: join(workspace.path, name), name }, workspace.path);
}

async function catchFailure(promise: Promise<unknown>): Promise<ActionError> {
  const error = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  if (error instanceof ActionError) return error;
  throw new Error('no failure', { cause: error });
}

describe('readJobFile', () => {
  test('a job file is read unchanged except for a byte order mark', async () => {
    const text = 'job "größe 日本 👍" {\r\n\tmeta = {}\r\n}\r\n';
    expect((await read(text)).text).toBe(text);
    const marked = await read(`\uFEFF${text}`);
    expect(marked.text).toBe(text);
    expect(marked.bytes).toEqual(Buffer.from(`\uFEFF${text}`));
    expect((await read('')).text).toBe('');
  });

  test('a job file that is not UTF-8 is reported with its first invalid line', async () => {
    const good = fc.array(fc.constantFrom('a', 'ü', '日', '👍', '\r'), { maxLength: 4 }).map((signs) => signs.join(''));
    const bad = fc.constantFrom(
      [0xff],
      [0xc3],
      [0xe6, 0x97],
      [0xf0, 0x9f, 0x91],
      [0xc0, 0xaf],
      [0xed, 0xa0, 0x80],
      [0x80],
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(good, { maxLength: 5 }),
        good,
        bad,
        fc.boolean(),
        async (before, start, bytes, more) => {
          const content = Buffer.concat([
            Buffer.from([...before, start].join('\n')),
            Buffer.from(bytes),
            Buffer.from(more ? '\nlast\xff' : '', 'latin1'),
          ]);
          const failure = await catchFailure(read(content));
          expect(failure).toMatchObject({ reason: 'parse', message: 'The file is not UTF-8 text.' });
          expect(failure.location).toEqual({ file: 'a.nomad.hcl', line: before.length + 1 });
        },
      ),
      { numRuns: 60 },
    );
  });

  test('a job file of more than 2 MiB is too large', async () => {
    using workspace = createWorkspace({ 'a.hcl': '' });
    const path = join(workspace.path, 'a.hcl');
    truncateSync(path, 2 * 1024 * 1024 + 1);
    const failure = await catchFailure(readJobFile({ path, name: 'a.hcl' }, workspace.path));
    expect(failure).toMatchObject({
      reason: 'parse',
      message: 'The file is 3 MiB; the limit for a job file is 2 MiB.',
    });
    writeFileSync(path, ' '.repeat(2 * 1024 * 1024));
    expect((await readJobFile({ path, name: 'a.hcl' }, workspace.path)).bytes).toHaveLength(2 * 1024 * 1024);
  });

  test('a missing or unreadable job file is reported with the error code', async () => {
    using workspace = createWorkspace({ 'a.hcl': '' });
    const gone = await catchFailure(
      readJobFile({ path: join(workspace.path, 'b.hcl'), name: 'b.hcl' }, workspace.path),
    );
    expect(gone).toMatchObject({
      reason: 'parse',
      message: 'The file cannot be read (ENOENT).',
      location: { file: 'b.hcl' },
    });
    chmodSync(join(workspace.path, 'a.hcl'), 0);
    // A superuser can read it anyway.
    const forbidden = readJobFile({ path: join(workspace.path, 'a.hcl'), name: 'a.hcl' }, workspace.path);
    const result = await forbidden.then(
      ({ text }) => text,
      ({ message }: ActionError) => message,
    );
    expect(['', 'The file cannot be read (EACCES).']).toContain(result);
  });

  test.each([
    ['a.json', '{"ID": "a"}', 'json'],
    ['a.json', '{"Job": {"ID": "a"}}', 'json'],
    ['a.nomad.json', '\uFEFF{"ID": "a"}', 'json'],
    ['a.json', '{"job": {"a": {}}}', 'json'],
    ['a.hcl', '  {"ID": "a"}', 'json'],
    ['a.nomad', 'job "a" {}', 'hcl'],
    ['a.json', 'job "a" {}', 'json'],
  ])('the job file %s with %j is of kind %s', async (name, text, kind) =>
    expect((await read(text, name)).kind).toBe(kind),
  );
});

describe('JSON jobs', () => {
  test.each([
    '{"ID": "a", "Type": "batch"}',
    '{"Job": {"ID": "a", "Type": "batch"}}',
    '\uFEFF\r\n{"ID":"a","Type":"batch"}\r\n',
  ])('a JSON job is read: %s', async (text) =>
    expect(readJsonJob(await read(text, 'a.json'))).toEqual({ ID: 'a', Type: 'batch' }),
  );

  test('a JSON job keeps integers beyond the safe range of JavaScript', async () => {
    const job = readJsonJob(await read('{"ID":"a","SubmitTime":1760000000123456789}', 'a.json'));
    expect(JSON.stringify(job)).toBe('{"ID":"a","SubmitTime":1760000000123456789}');
  });

  test.each([
    ['', 'Unexpected end of JSON input', 1],
    ['{\n  "ID": "a"\n  "Type": "batch"\n}', "Expected ',' or '}' after property value", 3],
    ['{"ID": "a",\n}', 'Expected double-quoted property name', 2],
    ['{"ID": "a", "x": hunter2}', "Unexpected token 'h'", 1],
    ['{\n  "ID": "a",\n  "x": [-, hunter2],\n  "y": 1\n}', 'No number after minus sign', 3],
    ['{\n  "ID": "a", "x": true,\n  "y": hunter2,\n  "z": -1.5\n}', "Unexpected token 'h'", 3],
    ['{"ID": "a", "x": "hunter2} ', 'Unterminated string', 1],
    ['{"ID": "a"} hunter2', 'Unexpected non-whitespace character after JSON', 1],
    ['{"x": "hunter2", ,}', 'Expected double-quoted property name', 1],
    ['[",", ,"hunter2"]', "Unexpected token ','", 1],
    [`{"x": "${'y'.repeat(70_000)}", "z": hunter2}`, "Unexpected token 'h'", undefined],
    ['{"a": "hunter2\n"}', 'Bad control character in string literal', 1],
  ])('the invalid JSON %j is reported without its content', async (text, problem, line) => {
    const failure = await catchFailure(read(text, 'a.json').then(readJsonJob));
    expect(failure).toMatchObject({ reason: 'parse', message: `The file is not valid JSON: ${problem}.` });
    expect(failure.location?.file).toBe('a.json');
    expect(failure.location?.line).toBe(line);
  });

  test.each([
    ['version https://git-lfs.github.com/spec/v1\noid sha256:0\n', 'Line 1 is the pointer of a file in Git LFS.'],
    ['{\n<<<<<<< HEAD\n  "ID": "a"\n', 'Line 2 is a conflict marker of Git.'],
  ])('text of Git is the cause of invalid JSON: %j', async (text, message) => {
    expect((await catchFailure(read(text, 'a.json').then(readJsonJob))).message).toBe(message);
  });

  test('the error for invalid JSON shows at most one character of the file', async () => {
    const secret = 'Qx7Qx7Qx7';
    const piece = fc.constantFrom(...'{ } [ ] " : , 1 true -'.split(' '), secret, `"${secret}"`, '\\', '\n', ' ');
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 12 }), async (pieces) => {
        const source = {
          file: { path: '/a.json', name: 'a.json' },
          text: pieces.join(''),
          kind: 'json',
          bytes: Buffer.of(),
          budget: createRunBudget().openFileBudget('a.json'),
        } as const;
        const failure = await catchFailure(Promise.resolve(source).then(readJsonJob));
        expect(failure.message + (failure.hint ?? '')).not.toContain('Qx');
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ['[]', 'The file contains no job'],
    ['{}', 'The file contains no job: `ID` is missing.'],
    ['{"ID": ""}', '`ID` is empty'],
    // The JSON syntax of HCL, which Nomad reads but does not document.
    ['{"job": {"web": {"group": {}}}}', 'The file contains no job: `ID` is missing.'],
    ['{"Job": null}', 'The file contains no job'],
    ['{"Job": {"ID": 1}}', 'The file contains no job: `ID` is of type number where string was expected.'],
    ['"hunter2"', 'The file contains no job'],
  ])('the JSON %s is not a job', async (text, expected) => {
    const failure = await catchFailure(read(text, 'a.json').then(readJsonJob));
    expect(failure.reason).toBe('parse');
    expect(failure.message).toContain(expected);
    expect(failure.message).not.toContain('hunter2');
  });
});

describe('a field of another type in a JSON job', () => {
  test.each([
    ['{\n  "ID": "a",\n  "TaskGroups": 5\n}', '`TaskGroups`', { line: 3, column: 3 }],
    ['{\n  "ID": "a",\n  "taskgroups": [{"count": "2"}]\n}', '`TaskGroups.0.Count`', { line: 3, column: 19 }],
    ['{\n  "ID": "a",\n  "TaskGroups": [{"Count": 1}, {"Count": "2"}]\n}', '`TaskGroups.1.Count`', {}],
  ])(
    'the JSON %s is invalid, and the error has the position of the field if its name is unique',
    async (text, field, position) => {
      const failure = await catchFailure(read(text, 'a.json').then(readJsonJob));
      expect(failure.message).toContain(`The job is invalid: ${field} is of type`);
      expect(failure.location).toEqual({ file: 'a.json', ...position });
    },
  );

  test('an error of Nomad about the type of a field is placed at the field', async () => {
    const source = await read('{\n  "ID": "Priority",\n  "Priority": "high"\n}', 'a.json');
    const message = 'json: cannot unmarshal string into Go struct field Job.Job.Priority of type int';
    const failure = new ActionError({ reason: 'parse', message });
    expect(locateFieldError(failure, source).location).toEqual({ file: 'a.json', line: 3, column: 3 });
    const duration = failure.with({ message: message.replace(/int$/, 'time.Duration') });
    expect(locateFieldError(duration, source).message).toMatch(/number of nanoseconds: 10000000000 for 10s$/);
    expect(locateFieldError(failure, source).message).toBe(message);
    const other = new ActionError({ reason: 'parse', message: 'Missing job datacenters' });
    expect(locateFieldError(other, source)).toBe(other);
  });
});

describe('literals of a job file', () => {
  test('the literals of a JSON file are all its values as Nomad prints them', async () => {
    const source = await read(
      '{"ID":"a","Meta":{"k":"v\\u00fc"},"Count":3,"Stop":false,"Args":["x y"],"n":null}',
      'a.json',
    );
    expect([...listLiterals(source)].map(([, value]) => value).toSorted()).toEqual(['3', 'a', 'false', 'vü', 'x y']);
  });
});

test.each([
  ['a.hcl', '# job "no"\njob "web" {\n}', 'web'],
  ['a.hcl', '  job   "a/b c"   {', 'a/b c'],
  ['a.hcl', 'job "${var.x}" {', undefined],
  ['a.hcl', 'x = 1', undefined],
  ['a.json', '{"Job": {"ID": "web"}}', 'web'],
  ['a.json', '{"ID": "web"}', 'web'],
  ['a.json', '{"ID": 7}', undefined],
  ['a.json', 'null', undefined],
  ['a.json', '{', undefined],
])('the job that %s declares in %j is %s', (name, text, id) => {
  expect(readDeclaredJob(decodeSource({ path: `/x/${name}`, name }, Buffer.from(text)))?.id).toBe(id);
});
