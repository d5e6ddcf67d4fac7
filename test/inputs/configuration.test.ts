import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { createConfigurationSchema, type Schema } from '../../scripts/configuration-schema.ts';
import { ActionErrors, describeSetting, isFileKey, readSettingName, type ActionError } from '../../src/errors.ts';
import { parseConfiguration } from '../../src/inputs/configuration-file.ts';
import { formerNames } from '../../src/inputs/suggest.ts';
import { allInputs } from '../../src/modes/index.ts';
import { readMode } from '../../src/modes/read-mode.ts';
import { formatAssignments, joinAssignments, readAssignments, type Assignment } from '../../src/inputs/kinds.ts';
import { inputVariables } from '../support/inputs.ts';
import { noLinks } from '../support/platform.ts';
import { countRuns } from '../support/thorough.ts';
import { createWorkspace } from '../support/workspace.ts';
import type { DriftInputs } from '../../src/modes/drift/inputs.ts';
import { planInputs, type PlanInputs } from '../../src/modes/plan/inputs.ts';

const usual = '.github/outrider.yml';
const fileInputs = Object.keys(allInputs).filter((name) => allInputs[name]?.inFile !== undefined);

interface Given {
  readonly file?: string | Buffer;
  readonly at?: string;
  readonly inputs?: Readonly<Record<string, string>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Reads the inputs of a run as `readMode` does, with a configuration file in its workspace. */
async function read({ file, at = usual, inputs, env }: Given): Promise<PlanInputs> {
  using workspace = createWorkspace({ 'jobs/web.nomad.hcl': '', ...(file === undefined ? {} : { [at]: file }) });
  return await readIn(workspace.path, { inputs, env });
}

async function readIn(
  path: string,
  { inputs, env }: { [Name in 'inputs' | 'env']?: Given[Name] | undefined },
): Promise<PlanInputs> {
  const all = { ...env, ...inputVariables({ address: 'https://nomad.example:4646', ...inputs }) };
  const mode = await readMode({ env: all, workspace: path, isFromFork: false, isForkRun: false });
  if (!('inputs' in mode)) throw new Error('The inputs are withheld');
  return mode.inputs as PlanInputs;
}

async function readErrors(reading: Promise<unknown>): Promise<readonly ActionError[]> {
  try {
    await reading;
    return [];
  } catch (error) {
    if (error instanceof ActionErrors) return error.list;
    throw error;
  }
}

/** The errors of a file, each with its hint, without its name. */
async function wrong(file: string, more: Given = {}): Promise<readonly string[]> {
  const errors = await readErrors(read({ file, ...more }));
  for (const { reason, location } of errors) {
    expect(reason).toBe('input');
    expect(location?.file).toBe(usual);
  }
  return errors.map(
    ({ message, hint, location }) =>
      `, line ${location?.line}: ${message.replace(/^Configuration file: /, '')} ${hint}`,
  );
}

function withoutFile(jobFiles: PlanInputs['jobFiles']): object {
  const vars = jobFiles.variables.vars.map((assignment) => ({ ...assignment, location: undefined }));
  return { ...jobFiles, configuration: undefined, variables: { ...jobFiles.variables, vars } };
}

describe('values of the configuration file', () => {
  test('the values of the file are those of a workflow that sets the same inputs, and of keys that no workflow sets', async () => {
    const keys = {
      submission: 'false',
      verbose: 'true',
      'late-vars': 'tag',
      'strict-vars': 'false',
      'file-base': 'job-file',
      'stop-removed': 'true',
      children: 'true',
      'preserve-counts': 'true',
      region: 'eu',
      'working-directory': 'jobs',
      stages: [['db.hcl'], ['api.hcl', 'web.hcl']],
    };
    const inputs = {
      'job-files': 'jobs/*.hcl\n!jobs/old.hcl',
      vars: 'image=1.10\nzone=b',
      'var-files': 'envs/a.hcl',
      'only-changed': 'true',
      namespace: 'shop',
      redact: 'all-values',
    };
    const values = { ...inputs, ...keys };
    const ofPlan = fileInputs.filter((name) => Object.hasOwn(planInputs, name)).toSorted();
    expect(Object.keys(values).toSorted()).toEqual(ofPlan);
    const asLists = { 'job-files': ['jobs/*.hcl', '!jobs/old.hcl'], 'var-files': ['envs/a.hcl'], 'late-vars': ['tag'] };
    using workspace = createWorkspace({ 'jobs/web.hcl': '' });
    mkdirSync(join(workspace.path, '.github'));
    writeFileSync(join(workspace.path, usual), stringify(keys));
    const expected = await readIn(workspace.path, { inputs });
    expect(expected.jobFiles.stages).toEqual(keys.stages);
    for (const vars of [{ image: '1.10', zone: 'b' }, ['image=1.10', 'zone=b'], 'image=1.10\nzone=b\n'])
      for (const written of [values, { ...values, ...asLists }]) {
        writeFileSync(join(workspace.path, usual), stringify({ ...written, vars }));
        const { jobFiles, nomad, redaction, onlyChanged, stopRemoved, preserveCounts } = await readIn(
          workspace.path,
          {},
        );
        expect(withoutFile(jobFiles)).toEqual(withoutFile(expected.jobFiles));
        expect([...(jobFiles.configuration?.lines.keys() ?? [])].toSorted()).toEqual(ofPlan);
        expect({ onlyChanged, stopRemoved, preserveCounts, mode: redaction.mode }).toEqual({
          onlyChanged: true,
          stopRemoved: true,
          preserveCounts: 'true',
          mode: 'all-values',
        });
        expect([nomad.namespace, nomad.region]).toEqual(['shop', 'eu']);
      }
  });

  test.each(fileInputs.filter(isFileKey))(
    'the key %j is an error in a workflow, also beside the same key in the file',
    async (name) => {
      const message = `Input \`${name}\` is a key of the configuration file.`;
      const other = 'Input `timeout` is "soon", which is not a valid duration.';
      for (const file of [undefined, name === 'ignore' ? undefined : `${name}: 'true'\n`]) {
        const given = { inputs: { [name]: 'true', timeout: 'soon' }, ...(file === undefined ? {} : { file }) };
        const errors = await readErrors(read(given));
        expect(errors.map((error) => error.message)).toEqual(expect.arrayContaining([message, other]));
        expect(errors.find((error) => error.message === message)?.hint).toBe(`Set \`${name}\` in \`${usual}\`.`);
      }
    },
  );

  test('numbers and booleans of the file keep their text', async () => {
    const { jobFiles } = await read({ file: 'vars: { a: 1.10, b: yes, c: 0x1F, d: "", e: null }' });
    expect(jobFiles.variables.vars.map(({ name, value }) => `${name}=${value}`)).toEqual(
      'a=1.10 b=yes c=0x1F d= e=null'.split(' '),
    );
  });

  test('inputs and environment variables of the workflow take precedence, also with the value of the default', async () => {
    const file = 'namespace: file\nonly-changed: true\njob-files: [a.hcl]\nregion: file';
    const inputs = { 'only-changed': 'false', 'job-files': 'b.hcl' };
    const { nomad, jobFiles } = await read({ file, inputs, env: { NOMAD_NAMESPACE: 'runner' } });
    expect(jobFiles).toMatchObject({ onlyChanged: false, patterns: ['b.hcl'] });
    expect(nomad).toMatchObject({ namespace: 'runner', region: 'file' });
    expect([...(jobFiles.configuration?.lines.keys() ?? [])]).toEqual(['region']);
  });

  test('variables of file, environment and workflow are joined by name, and the workflow takes precedence', async () => {
    const file = 'vars: { a: file, b: file, c: file }\nenvironments: { prod: { vars: { b: own, c: own } } }';
    const { vars } = (await read({ file, inputs: { environment: 'prod', vars: 'c=flow' } })).jobFiles.variables;
    expect(Object.fromEntries(vars.map(({ name, value }) => [name, value]))).toEqual({
      a: 'file',
      b: 'own',
      c: 'flow',
    });
    expect(vars).toHaveLength(3);
  });

  test('the environment of the comment takes precedence over the values above it', async () => {
    const file = 'namespace: base\nregion: base\nenvironments:\n  prod:\n    namespace: prod\n  staging:\n  default:\n';
    const places = await Promise.all(
      ['prod', 'staging', 'default'].map(async (id) => {
        const { nomad } = await read({ file, inputs: { environment: id } });
        return [nomad.namespace, nomad.region];
      }),
    );
    expect(places).toEqual([
      ['prod', 'base'],
      ['base', 'base'],
      ['base', 'base'],
    ]);
    const drift = (await read({ file, inputs: { mode: 'drift', environment: 'prod' } })) as unknown as DriftInputs;
    expect(drift.nomad.namespace).toBe('prod');
  });

  test('a comment whose environment is missing is an error that suggests the similar one', async () => {
    const file = 'environments: { staging: { namespace: a }, prod: { namespace: b } }';
    expect(await wrong(file, { inputs: { environment: 'stagign' } })).toEqual([
      ', line 1: `environments` has no "stagign", which is the `environment` of this run. Did you mean `staging`?',
    ]);
    expect(await wrong(file)).toEqual([
      ', line 1: `environments` has no "default", which is the `environment` of this run. Set `environment` to "staging" or "prod", or add "default" below `environments`.',
    ]);
    expect((await read({ file: 'environments: {}' })).nomad.namespace).toBeUndefined();
    expect(await wrong('environments: {}', { inputs: { environment: 'x' } })).toEqual([
      ', line 1: `environments` has no "x", which is the `environment` of this run. Add "x" below `environments`.',
    ]);
  });

  test('keys that a mode does not have are ignored, and every mode of Nomad with a checkout reads the file', async () => {
    const file = 'namespace: shop\nonly-changed: true';
    for (const inputs of [{ mode: 'status', job: 'web' }, { mode: 'drift' }, { mode: 'check' }]) {
      const request = (await read({ file, inputs })) as unknown as { nomad?: object; scheduler?: object };
      expect(request.nomad ?? request.scheduler).toMatchObject({ namespace: 'shop' });
    }
    const modules = { mode: 'check-modules', 'registry-token': 'a-token-of-the-registry', address: '' };
    expect(await read({ file, inputs: modules })).toMatchObject({ onlyChanged: false });
  });
});

async function readMessages(config: string): Promise<string> {
  const errors = await readErrors(read({ file: 'namespace: x', inputs: { config } }));
  return errors.map(({ message }) => message).join();
}

describe('the place of the configuration file', () => {
  test('a missing file is an error only at another path than the default', async () => {
    expect((await read({})).nomad.namespace).toBeUndefined();
    expect((await read({ file: '', at: '.github' })).nomad.namespace).toBeUndefined();
    expect((await readErrors(read({ inputs: { config: 'nomad.yml' } }))).map(({ message }) => message)).toEqual([
      'Input `config`: "nomad.yml" does not exist.',
    ]);
    const { nomad } = await read({
      file: 'namespace: x',
      at: 'deploy/nomad.yml',
      inputs: { config: 'deploy/nomad.yml' },
    });
    expect(nomad.namespace).toBe('x');
  });

  test('a file outside the workspace, in git and a folder are errors', async () => {
    using outside = createWorkspace({ 'o.yml': 'namespace: x' });
    for (const config of [join(outside.path, 'o.yml'), '../o.yml'])
      expect(await readMessages(config)).toContain('outside');
    expect(await readMessages('.git/config')).toContain('is inside `.git`');
    expect(await readMessages('.github')).toContain('cannot be read (EISDIR)');
  });

  test.skipIf(noLinks)(`links out of the workspace are errors, and links inside are not${noLinks}`, async () => {
    using outside = createWorkspace({ 'outrider.yml': 'namespace: x' });
    using workspace = createWorkspace({ 'real.yml': 'namespace: y' });
    mkdirSync(dirname(join(workspace.path, usual)));
    symlinkSync('../real.yml', join(workspace.path, usual));
    expect((await readIn(workspace.path, {})).nomad.namespace).toBe('y');
    for (const [link, target] of [
      ['link.yml', join(outside.path, 'outrider.yml')],
      ['folder', outside.path],
    ] as const) {
      symlinkSync(target, join(workspace.path, link));
      const config = link === 'folder' ? 'folder/outrider.yml' : link;
      const errors = await readErrors(readIn(workspace.path, { inputs: { config } }));
      expect(errors.map(({ message }) => message)).toEqual([
        `Input \`config\`: "${config}" is outside the workspace, through the symbolic link \`${link}\`.`,
      ]);
    }
  });

  test('a file of 64 KiB is read, and a larger one is an error', async () => {
    const file = 'namespace: x\n#';
    const full = file.padEnd(64 * 1024, 'x');
    expect((await read({ file: full })).nomad.namespace).toBe('x');
    expect((await readErrors(read({ file: `${full}x` }))).map(({ message }) => message)).toEqual([
      'Input `config`: ".github/outrider.yml" is larger than 64 KiB.',
    ]);
  });
});

const describeWay = (name: string): string =>
  allInputs[name]?.kind.secret === undefined
    ? 'Set this in the workflow: a pull request can change the file.'
    : `Revoke the committed value, which stays in the history. Store a new one as a secret, and set ${describeSetting(name)} in the workflow.`;

describe('errors of the configuration file', () => {
  test.each([...formerNames])('the former name %j as a key is an error that suggests %j', async (former, now) => {
    const name = readSettingName(now);
    const [error, ...others] = await readErrors(read({ file: `namespace: shop\n${former}: x\n` }));
    expect(others).toEqual([]);
    expect(error?.message).toBe(`Configuration file: unknown key "${former}".`);
    const place = fileInputs.includes(name) ? '' : ` ${describeWay(name)}`;
    expect(error?.hint).toBe(`Did you mean \`${name}\`? Write it as \`${now}\`.${place}`);
  });

  test.each([
    ['job-file: [a]', ', line 1: unknown key "job-file". Did you mean `job-files`?'],
    ['\nonly_changed: true', ', line 2: unknown key "only_changed". Did you mean `only-changed`?'],
    // Not `versions`, which no mode that reads the file has.
    [
      'version: 1',
      `, line 1: unknown key "version". Use one of ${[...fileInputs, 'environments'].map((name) => `\`${name}\``).join(', ')}.`,
    ],
    [
      'environments: { default: { promote-after: 10m } }',
      ', line 1: unknown key "promote-after". Did you mean `promote`? Write it as `promote: after 10m`. Set this in the workflow: a pull request can change the file.',
    ],
    ['namespace:', ', line 1: `namespace` has no value. Remove the key, or give it a value.'],
    ['job-files: []', ', line 1: `job-files` has no value. Remove the key, or give it a value.'],
    ['redact: al', ', line 1: `redact` is "al", which is not a valid value. '],
    ['only-changed: 2', ', line 1: `only-changed` is "2", which is not a valid boolean. '],
    ['namespace: [a]', ', line 1: `namespace` takes one value. '],
    [
      'job-files: { a: b }',
      ', line 1: `job-files` takes a list, or a string with one item per line. Write `job-files: [a]`.',
    ],
    ['job-files:\n  - |\n    a\n    b', ', line 2: an item of a list has several lines. '],
    [
      'job-files: [[a]]',
      ', line 1: an item of `job-files` is a list, expected a string. Write one string: for a variable, a list or a map as in HCL',
    ],
    ['stages: a', ', line 1: `stages` takes a list of lists. Write each list in square brackets: '],
    ['stages: [[a], b]', ', line 1: `stages` takes a list of lists. '],
    ['stages: [[a], []]', ', line 1: `stages` contains an empty list. Remove it.'],
    ['stages: [[[a]]]', ', line 1: an item of `stages` is a list, expected a string. '],
    [
      'stages: [["${{ a }}"], [b]]',
      ', line 1: an item of `stages` contains `${{ … }}`, which is not evaluated here. Write the value itself, or set it in the workflow if it is an input.',
    ],
    [
      'namespace: "${{ vars.NAMESPACE }}"',
      ', line 1: `namespace` contains `${{ … }}`, which is not evaluated here. Write the value itself, or set it in the workflow if it is an input.',
    ],
    ['stages: []', ', line 1: `stages` has no value. '],
    ['vars: { a b: c }', ', line 1: "a b" is not the name of a variable. '],
    [
      "vars: { zones: [a, 'b', it's] }",
      ', line 1: `vars.zones` is a list, expected a string. Write one string: for a variable, a list or a map as in HCL',
    ],
    [
      'vars: { a: { a: b } }',
      ', line 1: `vars.a` is a mapping, expected a string. Write one string: for a variable, a list or a map as in HCL',
    ],
    [
      'vars: { tag: "${{ github.sha }}" }',
      ', line 1: `vars.tag` contains `${{ … }}`, which is not evaluated here. Write the value itself, or set it in the workflow if it is an input.',
    ],
    ['vars: [a]', ', line 1: `vars` is not valid: line 1 is not `name=value`. '],
    ['environments: { default: { environments: {} } }', ', line 1: `environments` is inside an environment. '],
    [
      'environments: { default: { token: x } }',
      ', line 1: `token` is not allowed in this file. Revoke the committed value, which stays in the history. Store a new one as a secret, and set `token` in the workflow.',
    ],
    [
      'signing-key: ${{ secrets.KEY }}',
      ', line 1: `signing-key` is not allowed in this file. Set this in the workflow: ',
    ],
    ['environments: [a]', ', line 1: expected a mapping. '],
    ['- a', ', line 1: expected a mapping. '],
    ['namespace: a\nregion: b\nnamespace: c', ', line 3: the key "namespace" is set more than once, first in line 1. '],
    ['namespace: a\n---\nregion: b', ', line 2: a second document begins. '],
    ['vars: &v { a: b }\nenvironments: { default: { vars: *v } }', ', line 2: aliases are not allowed. '],
    ['late-vars: [*v]', ", line 1: `*` begins an alias in YAML. Quote it: `'*v'`."],
    ['job-files:\n  - !jobs/old/**', ", line 2: `!` begins a tag in YAML. Quote it: `'!jobs/old/**'`."],
    ['job-files:\n  - **/*.nomad.hcl', ", line 2: `*` begins an alias in YAML. Quote it: `'**/*.nomad.hcl'`."],
    ['vars: { <<: { a: b } }', ', line 1: "<<" is not the name of a variable. '],
    ['<<: { namespace: b }', ', line 1: unknown key "<<". '],
    ['namespace: !!str a', ', line 1: the tag "tag:yaml.org,2002:str" is not allowed. '],
    ['namespace: ! a', ", line 1: `!` begins a tag in YAML. Quote it: `'! a'`."],
    ['environments: !x { default: {} }', ", line 1: `!` begins a tag in YAML. Quote it: `'!x'`."],
    ['? [a]\n: b', ', line 1: a key is not a string. '],
    ['namespace: "a', ', line 1: invalid YAML: Missing closing "quote. Correct the YAML.'],
    ['vars: { image: a: b }', ' Quote a value that begins with a special character or contains `: `.'],
    ['only-changed: true\n<<<<<<< HEAD\n', ', line 2: a conflict marker of Git. Resolve the merge conflict.'],
    ['\tnamespace: a', ', line 1: invalid YAML: Tabs are not allowed as indentation. Indent with spaces.'],
  ])('the file %j has the error %j', async (file, expected) => {
    expect(await wrong(file)).toEqual([expect.stringContaining(expected)]);
  });

  test('every input that is not for the file is refused in it, at the top and in an environment', async () => {
    const refused = Object.keys(allInputs).filter((name) => !fileInputs.includes(name));
    expect(await wrong('environment: { a: { namespace: b } }')).toEqual([
      ', line 1: `environment` is not allowed in this file. Set this in the workflow: a pull request can change the file.',
    ]);
    expect(refused).toEqual(
      expect.arrayContaining(
        'address token signing-key ca-cert client-key insecure review branches approvals commands commanders reveal guards secret-vars http-auth auth-method'.split(
          ' ',
        ),
      ),
    );
    for (const name of refused.filter((text) => text !== 'environment'))
      for (const file of [`${name}: x`, `environments:\n  default:\n    ${name}: x`]) {
        const line = file.split('\n').length;
        expect(await wrong(file)).toEqual([
          `, line ${line}: \`${name}\` is not allowed in this file. ${describeWay(name)}`,
        ]);
      }
  });

  test('all errors of the file and of the inputs are reported at once, those of the file with their lines', async () => {
    const file = 'token: x\nnamespace: a\nnamespace: b\nredact: al\nworking-directory: no';
    const errors = await readErrors(read({ file, inputs: { timeout: 'soon', address: '' } }));
    expect(errors.map(({ message, location }) => `${location?.line ?? 0} ${message.slice(0, 60)}`)).toEqual([
      expect.stringMatching(/^1 Configuration file: `token`/),
      expect.stringMatching(/^3 Configuration file: the key/),
      expect.stringMatching(/^4 Configuration file: `redact`/),
      expect.stringMatching(/^0 Input `timeout`/),
      expect.stringMatching(/^0 Input `address` is missing/),
      expect.stringMatching(/^5 Key `working-directory` /),
    ]);
  });

  test('a file of thousands of errors is reported by its first twenty, in seconds', async () => {
    for (const file of ['['.repeat(65_000), 'a:\n'.repeat(20_000), '{a: '.repeat(16_000)]) {
      const errors = await wrong(file);
      expect(errors.length).toBeGreaterThan(0);
      expect(errors.length).toBeLessThanOrEqual(20);
    }
  });
});

const name = fc.stringMatching(/^[a-z_][a-z0-9_-]{0,8}$/);
/** A text without carriage returns, which YAML and inputs normalize. */
const anyText = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.replaceAll(/\r|\$\{\{/g, ''));
const multiline = fc.array(anyText, { maxLength: 4 }).map((parts) => parts.join('\n'));

function parseAssignments(text: string): readonly Assignment[] {
  const result = readAssignments(text);
  if ('error' in result) throw new Error(result.error);
  return result.value;
}

test('assignments are read back as they were written, also with lines, white space and markers in their values', () => {
  const end = fc.constantFrom('END', 'END_', ' END ', 'a<<END', '=');
  const value = fc.array(fc.oneof(anyText, end), { maxLength: 4 }).map((parts) => parts.join('\n'));
  const list = fc.uniqueArray(fc.record({ name, value }), { selector: (item) => item.name, maxLength: 5 });
  fc.assert(
    fc.property(list, list, (first, second) => {
      expect(parseAssignments(formatAssignments(first))).toEqual(first);
      const joined = new Map(
        parseAssignments(joinAssignments(formatAssignments(first), formatAssignments(second))).map((assignment) => [
          assignment.name,
          assignment.value,
        ]),
      );
      expect(joined).toEqual(new Map([...second, ...first].map((item) => [item.name, item.value])));
    }),
    { numRuns: countRuns(2000) },
  );
});

/** Whether a value is valid by a schema, as far as `configuration-schema.ts` uses the language. */
function accepts(schema: Schema, value: unknown): boolean {
  const { anyOf, enum: choices, type, pattern, items, minItems = 0, properties = {}, propertyNames } = schema;
  if (anyOf !== undefined && !anyOf.some((entry) => accepts(entry, value))) return false;
  if (choices !== undefined) return choices.includes(value as string);
  if (type === 'array')
    return (
      Array.isArray(value) &&
      value.length >= minItems &&
      value.every((item) => items === undefined || accepts(items, item))
    );
  if (type === 'object') {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
    return Object.entries(value).every(([key, part]) => {
      const fields = Object.hasOwn(properties, key) ? properties[key] : schema.additionalProperties;
      if (fields === undefined || fields === false) return false;
      return (
        (propertyNames === undefined || accepts({ type: 'string', ...propertyNames }, key)) &&
        (fields === true || accepts(fields, part))
      );
    });
  }
  if (type === 'string' && pattern !== undefined)
    return typeof value === 'string' && new RegExp(pattern, 'u').test(value);
  return type === undefined || typeof value === type;
}

/** A list in both of its forms. */
function lists(item: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  const list = fc.array(item, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    list,
    list.map((items) => items.join('\n')),
  );
}

function findProblems(document: unknown): readonly string[] {
  const text = stringify(document, { version: '1.2' });
  expect(parse(text)).toEqual(document);
  return parseConfiguration(text, allInputs).errors.map(({ problem }) => problem);
}

describe('schema/outrider.schema.json', () => {
  const schema = createConfigurationSchema() as Schema;
  const line = fc.constantFrom('jobs/*.hcl', '!a b', '1.10', 'yes', '~', 'x: y', '# z', "'q'", ' padded ', '🦆');
  const assignment = fc.tuple(name, line).map(([key, value]) => `${key}=${value}`);
  const scalar = fc.oneof(multiline, fc.integer(), fc.boolean());
  const drawValue = (input: string): fc.Arbitrary<unknown> => {
    const { kind, inFile = true } = allInputs[input] ?? { kind: { form: undefined } };
    if (Array.isArray(inFile)) return fc.constantFrom(...(inFile as readonly string[]));
    if (kind.form === 'list') return lists(line);
    if (kind.form === 'lists') {
      const list = fc.array(line, { minLength: 1, maxLength: 3 });
      return fc.array(list, { minLength: 1, maxLength: 3 });
    }
    if (kind.form === 'assignments')
      return fc.oneof(lists(assignment), fc.dictionary(name, scalar, { minKeys: 1, maxKeys: 4 }));
    if (kind.form === 'boolean') return fc.boolean();
    return 'choices' in kind && kind.choices !== undefined
      ? fc.constantFrom(...kind.choices)
      : fc.constantFrom('a', 'b c');
  };
  const values = fc.record(Object.fromEntries(fileInputs.map((input) => [input, drawValue(input)])), {
    requiredKeys: [],
  });
  const documents = fc
    .tuple(values, fc.option(fc.dictionary(name, values, { maxKeys: 3 }), { nil: undefined }))
    .map(([shared, environments]) => (environments === undefined ? shared : { ...shared, environments }));

  test('the reader accepts every file that the schema accepts', () => {
    fc.assert(
      fc.property(documents, (document) => {
        expect(accepts(schema, document)).toBe(true);
        expect(findProblems(document)).toEqual([]);
      }),
      { numRuns: countRuns(1000) },
    );
  });

  test('the reader and the schema refuse a file with one wrong key or value, in an environment as well', () => {
    const broken = fc.oneof(
      fc.tuple(
        fc.constantFrom(...Object.keys(allInputs).filter((text) => !fileInputs.includes(text)), 'x'),
        fc.constant('x'),
      ),
      fc.tuple(
        fc.constantFrom(...fileInputs),
        fc.constantFrom('', [], ['a\nb'], [['a'], []], { 'a b': 'c' }, { a: ['b'] }),
      ),
      fc.tuple(fc.constantFrom('only-changed', 'redact', 'file-base', 'strict-vars'), fc.constantFrom('maybe', 7)),
      fc.constant(['redact', 'none']),
    );
    fc.assert(
      fc.property(values, broken, fc.boolean(), (good, [key, value], isInside) => {
        const bad = { ...good, [key]: value };
        const document = isInside ? { environments: { prod: bad } } : bad;
        expect(accepts(schema, document)).toBe(false);
        expect(findProblems(document)).not.toEqual([]);
      }),
      { numRuns: countRuns(1000) },
    );
  });
});
