import { parse } from '@cdktn/hcl2json';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError, ActionErrors, listErrors } from '../../src/errors.ts';
import { createRunBudget } from '../../src/jobfiles/functions/work-budget.ts';
import { createLister } from '../../src/jobfiles/functions/fileset.ts';
import { createFileAccess } from '../../src/jobfiles/functions/file-access.ts';
import { prepareJob, type PreparedJob } from '../../src/jobfiles/preprocess/prepare.ts';
import { decodeSource } from '../../src/jobfiles/preprocess/job-source.ts';
import { buildSubmission } from '../../src/jobfiles/preprocess/load.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { text } from './hcl/texts.ts';
import type { Setting } from '../../src/jobfiles/variables/settings.ts';
import { realpathSync } from 'node:fs';

function raw(name: string, value: string, rest: Partial<Setting> = {}): Setting {
  return { name, value, form: 'raw', isSecret: false, origin: { text: 'input `vars`', location: undefined }, ...rest };
}

/** A file with a job: the error of a file without one only reports the missing job. */
const ofJob = '\njob "last" {}\n';

async function prepare(workspace: Workspace, part: string, settings: readonly Setting[] = []): Promise<PreparedJob> {
  const source = /^job /m.test(part) ? part : `${part}${ofJob}`;
  const root = realpathSync(workspace.path);
  const base = { directory: root, workspace: root, alternative: { directory: root, setting: 'job-file' as const } };
  const budget = createRunBudget().openFileBudget('a.nomad.hcl');
  const file = { path: `${root}/a.nomad.hcl`, name: 'a.nomad.hcl' };
  const prepared = await prepareJob(
    { file, text: source, kind: 'hcl', bytes: Buffer.from(source), budget },
    { base, access: createFileAccess(base, { budget, list: createLister() }), environment: [], settings, strict: true },
  );
  return { ...prepared, text: prepared.text.replace(ofJob, '') };
}

async function errors(
  workspace: Workspace,
  source: string,
  settings: readonly Setting[] = [],
): Promise<readonly string[]> {
  try {
    await prepare(workspace, source, settings);
    return [];
  } catch (error) {
    if (!(error instanceof ActionErrors)) throw error;
    return error.list.map(({ message, location }) => `${location?.line}:${location?.column} ${message}`);
  }
}

describe('file contents in a prepared job', () => {
  test('a file inserted into a job is read back byte for byte by the official parser', async () => {
    using workspace = createWorkspace({});
    await fc.assert(
      fc.asyncProperty(text, async (content) => {
        workspace.write('a.txt', content);
        const { a, b } = (await parse(
          'a.hcl',
          (await prepare(workspace, 'a = file("a.txt")\nb = filebase64("a.txt")\n')).text,
        )) as Record<string, string>;
        expect(a?.replaceAll('$${', '${').replaceAll('%%{', '%{')).toBe(content.normalize('NFC'));
        expect(Buffer.from(b ?? '', 'base64').toString()).toBe(content);
      }),
      { numRuns: 200 },
    );
  });

  test('file contents replace only the call', async () => {
    using workspace = createWorkspace({ 'a.txt': 'A', 'b/c.txt': 'C' });
    const around = fc.constantFrom(
      '# file("a.txt")\n',
      'x = "file(\\"a.txt\\")"\n',
      'y = <<E\nfile("a.txt")\nE\n',
      '/* file("a.txt") */',
      '\r\n',
      '  ',
      'é = 1\n',
    );
    await fc.assert(
      fc.asyncProperty(fc.array(around), fc.array(around), async (before, after) => {
        const [head, tail] = [before.join(''), after.join('')];
        const source = `${head}\nv = "\${file("a.txt")}-\${dirname("b/c.txt")}"\n${tail}`;
        expect((await prepare(workspace, source)).text).toBe(`${head}\nv = "\${"A"}-\${"b"}"\n${tail}`);
      }),
    );
  });

  test.each([
    ['local.file ("a.txt")', 'local.file ("a.txt")'],
    ['x::file("a.txt")', 'x::file("a.txt")'],
    ['file()', 'file()'],
    ['file("a.txt", 1)', 'file("a.txt", 1)'],
    ['file("a.txt",)', '"A"'],
    ['file (\n /* why */ "a.txt" # which\n)', '"A"'],
    ['file(("a.txt"))', '"A"'],
    ['file(basename("x/a.txt"))', '"A"'],
    ['fileexists("a.txt") && !fileexists("none")', 'true && !false'],
    ['fileset(".", "*.txt")', 'convert(["a.txt"], set(string))'],
    ['[for f in fileset("b", "**") : f]', '[for f in convert(["c.txt"], set(string)) : f]'],
    [
      '[basename("a/"), dirname("a/b/"), basename(""), dirname("/a"), pathexpand("a~")]',
      '["a", "a/b", ".", "/", "a~"]',
    ],
  ])('the expression %s becomes %s', async (source, expected) => {
    using workspace = createWorkspace({ 'a.txt': 'A', 'b/c.txt': 'C' });
    expect((await prepare(workspace, `v = ${source}\n`)).text).toBe(`v = ${expected}\n`);
  });

  test('file calls in variable declarations are left unchanged', async () => {
    using workspace = createWorkspace({ 'a.txt': 'A' });
    const source = 'variable "x" {\n  default = file("a.txt")\n}\nvariables {\n  y = file("a.txt")\n}\n';
    expect((await prepare(workspace, source)).text).toBe(source);
  });
});

function nestCall(open: string, close: string): string {
  return `v = file(${open.repeat(10_000)}"x"${close.repeat(10_000)})\n`;
}

describe('path arguments', () => {
  const declared =
    'variable "e" { default = "prod" }\nvariable "n" {\n  type = number\n}\nlocals {\n  p = "${var.e}.txt"\n  q = local.q\n  r = local.p\n}\n';

  test.each([
    ['"${var.e}.txt"', 'prod.txt'],
    ['local.r', 'prod.txt'],
    ['"x${var.n}"', 'x7'],
    ['"${"pro"}d.txt"', 'prod.txt'],
  ])('the path argument %s resolves to %s', async (argument, name) => {
    using workspace = createWorkspace({ [name]: `read ${name}` });
    const { text: sent } = await prepare(workspace, `${declared}v = file(${argument})\n`, [raw('n', '7')]);
    expect(sent).toContain(`v = "read ${name}"`);
  });

  test.each([
    ['local.q', 'refers to itself'],
    ['local.none', 'needs `local.none`, which is not defined'],
    ['var.none', 'needs `var.none`, which is not declared'],
    ['""', 'is a directory'],
  ])('the path argument %s is refused: it %s', async (argument, problem) => {
    using workspace = createWorkspace({});
    expect((await errors(workspace, `${declared}v = file(${argument})\n`, [raw('n', '7')]))[0]).toContain(
      `the path ${problem}.`,
    );
  });

  test.each([
    'sha256("a")',
    '"${attr.os.name == "x" ? attr.a : "b"}"',
    'var.o.path',
    '"${~ var.e }"',
    '"%{ if true }a%{ endif }"',
    '["a"]...',
    '007',
    '{ a = "a.txt" }["a"]',
    '[for n in ["a"] : "${n}.txt"][0]',
  ])('the path argument %s is refused, because only the parser can evaluate it', async (argument) => {
    using workspace = createWorkspace({});
    const source = `${declared}v = file(${argument})\n`;
    const [error, ...others] = await errors(workspace, source, [raw('n', '7')]);
    expect(others).toEqual([]);
    expect(error).toContain(`${source.split('\n').length - 1}:5 \`file(${argument})\`: the path is computed`);
  });

  test.each([
    ['a block', 'dynamic "template" {\n  for_each = ["a.txt"]\n  content {\n    data = file(template.value)\n  }\n}\n'],
    ['a loop', 'v = [for name in ["a.txt"] : file(name)]\n'],
    ['a condition', 'v = file(1 == 1 ? "a.txt" : "b.txt")\n'],
    ['a `try` around it', 'v = [for name in ["a.txt"] : try(file(name), "")]\n'],
    ['a function around it', 'v = [for name in ["a.txt"] : base64encode(file(name))]\n'],
  ])('a path in %s is refused with the constant form', async (_, source) => {
    using workspace = createWorkspace({ 'a.txt': 'A' });
    const failure = await prepare(workspace, source).then(
      () => undefined,
      (error: unknown) => listErrors(error)?.[0],
    );
    expect(failure).toMatchObject({ reason: 'parse', help: 'functions-that-read-files' });
    expect(failure?.message).toContain('the path is computed');
    expect(failure?.hint).toContain('`local.texts[template.value]`');
  });

  test.each([18, 5])(
    'a missing file in a condition is left to the parser, whose error at column %i is explained',
    async (column) => {
      using workspace = createWorkspace({});
      const source = 'v = true ? "x" : file("none")\n';
      const { text: sent, explain } = await prepare(workspace, source);
      expect(sent).toBe(source);
      const message = 'Error in function call; Call to function "file" failed: filesystem function disabled';
      const location = { file: 'a.nomad.hcl', line: 1, column };
      expect(explain(new ActionError({ reason: 'parse', message, location }))).toMatchObject({
        help: 'functions-that-read-files',
        message: '`file("none")`: the path does not exist in the workspace.',
        location: { file: 'a.nomad.hcl', line: 1, column: 18 },
      });
    },
  );

  test('ten thousand nested calls and other nested expressions are reported', async () => {
    using workspace = createWorkspace({});
    expect(await errors(workspace, nestCall('file(', ')'))).toEqual([
      expect.stringContaining('the path is computed in too many steps'),
    ]);
    for (const source of [nestCall('(', ')'), nestCall('"${', '}"')])
      expect(await errors(workspace, source)).toEqual([expect.stringContaining('the path is computed')]);
  });
});

test('all errors of a job file are reported at once with their positions', async () => {
  using workspace = createWorkspace({});
  const source =
    'variable "u" {}\nvariable "l" {\n  type = list(string)\n}\na = file("none")\nb = "é${fileexists(sha256("x"))}"\n';
  expect(await errors(workspace, source, [raw('l', '[1'), raw('typo', '1')])).toEqual([
    'undefined:undefined The variable `typo`, set by input `vars`, is not declared in `a.nomad.hcl`.',
    'undefined:undefined The value of the variable `l` (`list(string)`), set by input `vars`, is not a valid expression.',
    '1:1 The variable `u` has no value.',
    '5:5 `file("none")`: the path does not exist in the workspace.',
    '6:9 `fileexists(sha256("x"))`: the path is computed by `sha256`.',
  ]);
});

function writeAttribute(value: string): string {
  return `job "a" {\n  ${value}\n}\n`;
}

test.each([
  'args = ["-c", "if [[ $a == b ]]; then exit; fi"]',
  'data = "{{ with key \\"c\\" | parseJSON }}{{ .Values.port }}{{ end }}"',
  'image = "redis:[[ .version ]]"',
  'x = [["a"], ["b"]]',
])('%j is valid HCL, whose text is left to the task', async (value) => {
  using workspace = createWorkspace({});
  expect(await errors(workspace, writeAttribute(value))).toEqual([]);
});

describe('an error of the parser', () => {
  const source =
    'job "a" {\n  count = [[ .count ]]\n  [[- if .tls ]]\n  [[ end ]]\n  x = [["a"], ["b"]]\n  y = [[for z in w : z]]\n}\n';

  test.each([2, 3, 4])('a parser error on line %i of a template names Nomad Pack and Levant', async (line) => {
    using workspace = createWorkspace({});
    const { explain } = await prepare(workspace, source);
    const location = { file: 'a.nomad.hcl', line, column: 3 };
    const failure = new ActionError({ reason: 'parse', message: 'Invalid expression', location });
    expect(explain(failure)).toMatchObject({
      reason: 'parse',
      help: 'unrendered-template',
      message: '`[[ … ]]` looks like a Nomad Pack or Levant template.',
      hint: 'Render it first, for example with `nomad-pack render` or `levant render`.',
      location,
    });
  });

  test.each([
    { file: 'a.nomad.hcl', line: 1 },
    { file: 'a.nomad.hcl', line: 5 },
    { file: 'a.nomad.hcl', line: 6 },
    { file: 'other.vars.hcl', line: 2 },
    undefined,
  ])('a parser error at %j, which is not a template, stays unchanged', async (location) => {
    using workspace = createWorkspace({});
    const { explain } = await prepare(workspace, source);
    const failure = new ActionError({ reason: 'parse', message: 'Invalid expression', location });
    expect(explain(failure)).toBe(failure);
  });
});

test.each([
  ['an argument has no value', '<<<<<<< HEAD\n=======\n>>>>>>> x', 1],
  ['a variable has no value', 'variable "a" { type = string }\n<<<<<<< HEAD', 2],
  ['a heredoc is not closed', 'job "a" {\n<<<<<<< HEAD\n  a = <<EOT\n=======\n', 2],
  ['a pointer', 'version https://git-lfs.github.com/spec/v1\noid sha256:0\n', 1, 'the pointer of a file in Git LFS'],
])('text of Git is the cause of all errors: %s', async (_, source, line, what = 'a conflict marker of Git') => {
  using workspace = createWorkspace({});
  const conflict = { message: `Line ${line} is ${what}.`, location: { file: 'a.nomad.hcl', line } };
  const failure = new ActionError({ reason: 'parse', message: 'Argument or block definition required' });
  const prepared = prepare(workspace, source, []).then(({ explain }) => explain(failure));
  expect(await prepared.catch((error: unknown) => error)).toMatchObject(conflict);
});

test('a marker of a merge conflict in a heredoc is text', async () => {
  using workspace = createWorkspace({});
  expect(await errors(workspace, 'job "a" {\n  meta {\n    a = <<EOT\n<<<<<<< HEAD\nEOT\n  }\n}\n')).toEqual([]);
});

describe('an error of the parser in a template of another program', () => {
  const source =
    'job "a" {\n  count = {{ count }}\n  {% if tls %}\n  x = [{{ y }}]\n  {{ block }}\n  data = "{{ key "x" }}"\n  y = { a = {} }\n}\n';
  const separator = 'Missing key/value separator: Expected an equals sign';

  test.each([
    [2, separator],
    [3, 'Argument or block definition required: An argument or block definition is required here.'],
    [4, separator],
    [5, 'Argument or block definition required: An argument or block definition is required here.'],
    [2, 'Unsupported operator: Bitwise operators are not supported.'],
  ])('a parser error on line %i of such a template names it: %s', async (line, message) => {
    using workspace = createWorkspace({});
    const { explain } = await prepare(workspace, source);
    const failure = new ActionError({ reason: 'parse', message, location: { file: 'a.nomad.hcl', line } });
    expect(explain(failure)).toMatchObject({
      help: 'unrendered-template',
      message: '`{{ … }}` outside a string looks like a template of a different tool, such as Jinja.',
    });
  });

  test.each([
    [6, 'Missing newline after argument'],
    [6, separator],
    [7, separator],
    [2, 'Invalid expression'],
  ])('a parser error on line %i that is not about a template stays unchanged: %s', async (line, message) => {
    using workspace = createWorkspace({});
    const { explain } = await prepare(workspace, source);
    const failure = new ActionError({ reason: 'parse', message, location: { file: 'a.nomad.hcl', line } });
    expect(explain(failure)).toBe(failure);
  });
});

describe('submission of a prepared job', () => {
  const source =
    'variable "db_password" {}\nvariable "color" {}\nvariable "tag" {}\njob "a" {\n  x = file("a.txt")\n}\n';

  test('the submission contains the file contents but no variable that may be secret', async () => {
    using workspace = createWorkspace({ 'a.txt': 'A' });
    const settings = [raw('db_password', 'hunter2'), raw('color', 'a "b"'), raw('tag', 'x', { isSecret: true })];
    const prepared = await prepare(workspace, source, settings);
    const file = { path: '', name: 'a.nomad.hcl' };
    const loaded = {
      file,
      source: decodeSource(file, Buffer.from(source)),
      preparedJob: prepared,
      variableFiles: [],
      variables: { environment: [], listNames: () => [], vars: [] },
      reads: [],
      findDependencies: () => ({ files: new Set<string>(), lookups: new Set<string>() }),
    };
    expect(buildSubmission(loaded, ({ name, isSecret }) => isSecret || name.includes('password'))).toEqual({
      submission: {
        source: source.replace('file("a.txt")', '"A"'),
        format: 'hcl2',
        variables: 'color = "a \\"b\\""\n',
      },
      omitted: ['db_password', 'tag'],
    });
    expect(buildSubmission({ ...loaded, preparedJob: undefined }, () => false).submission).toEqual({
      source,
      format: 'json',
      variables: undefined,
    });
  });
});

/** Tokens and text of HCL and line breaks, separated by blanks. */
const pieces = [
  ...'" " ${ } { ( ) [ ] , ? : = . :: ~} %{ $${ # // /* */ \\ 1 - true é x default type list(string) try( file("a.txt") file('.split(
    ' ',
  ),
  ...'variable "x" {\n;variables {\n;locals {\n;job "a" {\n;<<E\n;<<-E\n;E\n;\r\n;\n;\n; = ;fileset(".", "*");basename("a/b")'.split(
    ';',
  ),
  ...'var.x;local.x;%{ if ;{"job": ;{"variable": {"x": {}}}'.split(';'),
];

/** Returns the text that is sent, or `undefined` when errors were reported. */
async function prepareToText(...request: Parameters<typeof prepare>): Promise<string | undefined> {
  try {
    const { text: sent, locate, encode, settings } = await prepare(...request);
    return `${sent}${encode(settings)}${JSON.stringify(locate({ line: 2, column: 3 }))}`;
  } catch (error) {
    if (listErrors(error) === undefined) throw error;
    return undefined;
  }
}

test('any text is prepared or reported with errors', async () => {
  using workspace = createWorkspace({ 'a.txt': 'A${x}"\n' });
  const piece = fc.constantFrom(...pieces);
  let prepared = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(piece, { maxLength: 30 }), fc.option(piece, { nil: undefined }), async (parts, value) => {
      const settings = value === undefined ? [] : [raw('x', value)];
      if ((await prepareToText(workspace, parts.join(''), settings)) !== undefined) prepared++;
    }),
    { numRuns: 3000 },
  );
  expect(prepared).toBeGreaterThan(300);
});
