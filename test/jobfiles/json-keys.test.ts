import { readFileSync } from 'node:fs';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { listErrors, type ActionError } from '../../src/errors.ts';
import { readJsonJob } from '../../src/jobfiles/preprocess/json-job.ts';
import { renameFields, type KeyProblem } from '../../src/jobfiles/preprocess/json-keys.ts';
import { readDeclaredJob } from '../../src/jobfiles/preprocess/declared-job.ts';
import { decodeSource } from '../../src/jobfiles/preprocess/job-source.ts';
import * as shapes from '../../sandbox/src/nomad/shapes/jobs.ts';
import type { NomadSchema } from '../support/nomad-schema.ts';
import type { Shape } from '../../sandbox/src/nomad/shapes/kinds.ts';

function read(text: string): unknown {
  return readJsonJob(decodeSource({ path: '/x/a.json', name: 'a.json' }, Buffer.from(text)));
}

function collectProblems(work: () => unknown): readonly ActionError[] {
  try {
    work();
    return [];
  } catch (error) {
    return listErrors(error) ?? [];
  }
}

function problems(text: string): readonly string[] {
  return collectProblems(() => read(text)).map(({ message }) => message);
}

type Doc = Record<string, unknown>;

/**
 * A small model of Go's `encoding/json`: a key is the field of exactly this name, else the one that it equals under simple case folding, which is what the flags
 * `iu` of a regular expression compare by; the last of several wins; other keys are skipped.
 */
function decodeLikeGo(value: unknown, { fields }: Pick<Shape, 'fields'>): unknown {
  if (Array.isArray(value)) return value.map((each2) => decodeLikeGo(each2, { fields }));
  if (typeof value !== 'object' || value === null) return value;
  const decoded: Doc = {};
  for (const [key, held] of Object.entries(value)) {
    const names = Object.keys(fields).filter((text) => fields[text]?.sent);
    const name = names.includes(key) ? key : names.find((row) => new RegExp(`^${row}$`, 'iu').test(key));
    if (name === undefined) continue;
    const { shape, kind } = fields[name] ?? { shape: undefined, kind: 'any' };
    const inside = (part: unknown): unknown => (shape === undefined ? part : decodeLikeGo(part, shape));
    const isMap = kind === 'named' && typeof held === 'object' && held !== null;
    decoded[name] = isMap
      ? Object.fromEntries(Object.entries(held).map(([entry, item]) => [entry, inside(item)]))
      : inside(held);
  }
  return decoded;
}

const varyCase = (name: string): fc.Arbitrary<string> =>
  fc
    .array(fc.nat(2), { minLength: name.length, maxLength: name.length })
    .map((kinds) => Array.from(name, (sign, at) => spellLetter(sign, kinds[at] ?? 0)).join(''));

function spellLetter(sign: string, kind: number): string {
  if (kind === 0) return sign;
  if (kind === 1) return sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
  return { s: 'ſ', S: 'ſ', k: '\u212a', K: '\u212a' }[sign] ?? sign;
}

/** Structures with keys in any case, now and then a foreign key, and the user's own maps with keys that look like fields. */
function anyStruct({ fields }: Pick<Shape, 'fields'>, depth: number): fc.Arbitrary<Doc> {
  const userMap = fc.dictionary(fc.constantFrom('namespace', 'Namespace', 'ID', 'id', 'x', 'STOP'), fc.string());
  return fc
    .shuffledSubarray(Object.entries(fields).filter(([, { sent }]) => sent))
    .map((entries) => entries.slice(0, 4))
    .chain((entries) =>
      fc.tuple(
        ...entries.map(([name, { shape, kind }]) => {
          const scalar = ['dictionary', 'lists', 'any'].includes(kind) ? userMap : fc.oneof(fc.string(), fc.boolean());
          const inner =
            shape === undefined
              ? scalar
              : depth === 0
                ? fc.constant(null)
                : kind === 'named'
                  ? fc.dictionary(fc.constantFrom('a', 'A', 'name'), anyStruct(shape, depth - 1))
                  : fc.oneof(anyStruct(shape, depth - 1), fc.array(anyStruct(shape, depth - 1), { maxLength: 2 }));
          return fc.tuple(varyCase(name), inner);
        }),
      ),
    )
    .map((entries) => Object.fromEntries(entries) as Doc);
}

const anyJob = fc
  .tuple(anyStruct(shapes.Job, 3), varyCase('ID'), fc.boolean(), varyCase('Job'))
  .map(([job, id, nested, wrapper]) => {
    const rest = Object.entries(job).filter(
      ([key]) =>
        !/^(?:ID|ParentID|Name|Namespace|Region|Type|Task.*|Periodic|Param.*|Disp.*|Payload|Meta|Stop|Stat.*|Version.*|Stable|Job.*)$/iu.test(
          key,
        ),
    );
    const whole = { ...Object.fromEntries(rest), [id]: 'web' };
    // `job` in lower case alone is an HCL block.
    return { job: whole, text: JSON.stringify(nested && wrapper !== 'job' ? { [wrapper]: whole } : whole) };
  });

describe('a JSON job is read as Go reads it', () => {
  test('a JSON job with keys in any case means the same to Nomad after it was read', () => {
    fc.assert(
      fc.property(anyJob, ({ job, text }) => {
        const sent = read(text);
        expect(decodeLikeGo(sent, shapes.Job)).toEqual(decodeLikeGo(job, shapes.Job));
        expect(sent).toMatchObject({ ID: 'web' });
      }),
      { numRuns: 500 },
    );
  });

  test('the fields of the table get the names that Nomad has for them, and others stay as they are', () => {
    const text =
      '{"jOB":{"id":"web","nameſpace":"p","UI":{"description":"x"},"taskgroups":[{"NAME":"g","count":2,"tasks":[{"name":"t","ENV":{"a":"b"},"resources":{"cpu":1,"new":1}}]}]}}';
    expect(read(text)).toEqual({
      ID: 'web',
      Namespace: 'p',
      UI: { Description: 'x' },
      TaskGroups: [{ Name: 'g', Count: 2, Tasks: [{ Name: 't', Env: { a: 'b' }, Resources: { CPU: 1, new: 1 } }] }],
    });
  });

  test('two keys that are the same to Nomad are refused anywhere', () => {
    fc.assert(
      fc.property(varyCase('Namespace'), varyCase('Namespace'), fc.boolean(), (first, other, nested) => {
        const pair = `${JSON.stringify(first)}: "a", ${JSON.stringify(other)}: "b"`;
        const consul = `{"ID": "web", "TaskGroups": [{"Name": "g", "Consul": {${pair}}}]}`;
        const text = nested ? consul : `{"ID": "web", ${pair}}`;
        const message = first === other ? 'appears twice' : 'are the same key for Nomad';
        expect(problems(text).join('\n')).toContain(message);
      }),
    );
  });

  test('user-defined maps keep their keys unchanged', () => {
    const Meta = JSON.parse('{"namespace":"a","Namespace":"b","iD":"c","__proto__":"d"}') as Doc;
    const text =
      '{"id":"web","meta":{"namespace":"a","Namespace":"b","iD":"c","__proto__":"d"},"taskgroups":[{"name":"g","tasks":[{"name":"t","env":{"stop":"1","Stop":"2"},"config":{"Image":"a","image":"b"}}],"volumes":{"data":{"name":"x"},"Data":{"NAME":"y"}}}]}';
    expect(read(text)).toEqual({
      ID: 'web',
      Meta,
      TaskGroups: [
        {
          Name: 'g',
          Tasks: [{ Name: 't', Env: { stop: '1', Stop: '2' }, Config: { Image: 'a', image: 'b' } }],
          Volumes: { data: { Name: 'x' }, Data: { Name: 'y' } },
        },
      ],
    });
  });

  test.each([
    ['{"ID": "web", "task_groups": []}', 'Nomad ignores the key `task_groups`.'],
    ['{"ID": "web", "Datacentres": ["dc9"]}', 'Nomad ignores the key `Datacentres`.'],
    ['{"ID": "web", "TaskGroups": [{"Name": "a", "Countt": 3}]}', 'Nomad ignores the key `Countt`.'],
    ['{"name": "web", "version": "1.0.0", "scripts": {}}', 'The file contains no job: `ID` is missing.'],
    ['[{"ID": "web"}, {"ID": "api"}]', 'The file contains no job: write each job of the list into its own file.'],
    ['{"ID": "web", "Name-Space": "prod"}', 'Nomad ignores the key `Name-Space`.'],
    ['{"ID": "web", "\\uff2eamespace": "prod"}', 'Nomad ignores the key `Ｎamespace`.'],
    [
      '{"Job": {"ID": "web"}, "JOB": {"ID": "evil"}}',
      '`Job` and `JOB` are the same key for Nomad, which uses the last one.',
    ],
    ['{"ID": "web", "Dispatched": true, "ParameterizedJob": {}}', 'Nomad ignores the key `Dispatched`.'],
    ['{"Job": {"ID": "web/dispatch-1", "parentid": "web"}}', 'Nomad ignores the key `parentid`.'],
    ['{"ID": "web", "versiontag": {"Name": "v1"}}', '`versiontag` would be registered, but no plan shows it.'],
    ['{"ID": "web", "Version": 77}', '`Version` would be registered, but no plan shows it.'],
    ['{"ID": "web", "TaskGroups": [null]}', '`TaskGroups` contains `null`.'],
    ['{"Job": {"ID": "web"}, "namespace": "prod"}', '`namespace` is next to `Job` instead of inside it.'],
    ['{"ID": "web", "Meta": {"a": "1", "\\u0061": "2"}}', 'The key `a` appears twice in the same object.'],
    ['{"ID": "web", "ID": "web"}', 'The key `ID` appears twice in the same object.'],
  ])('the JSON job %s is refused: %s', (text, message) => {
    expect(problems(text)).toEqual([message]);
  });

  test.each(['Comment', '_comment', 'Notes', 'Typo', 'x-team'])(
    'the key %j of a JSON job is not a typo of a field',
    (key) => {
      expect(problems(`{"ID": "web", "${key}": "x", "TaskGroups": [{"Name": "a", "${key}": "y"}]}`)).toEqual([]);
    },
  );

  test.each([
    [15_000, []],
    [50_000, [expect.stringContaining('too complex')]],
  ])('similar keys are searched for %i keys: %j', (length, messages) => {
    const TaskGroups = Array.from({ length }, () => ({ Comment: 'x' }));
    expect(problems(JSON.stringify({ ID: 'web', TaskGroups }))).toEqual(messages);
  });

  test('a key error is reported at its line', () => {
    const text = '{\n  "ID": "web",\n  "Stop": true,\n  "stop": false\n}';
    const source = decodeSource({ path: '/x/a.json', name: 'a.json' }, Buffer.from(text));
    const failure = collectProblems(() => readJsonJob(source))[0];
    expect(failure?.location).toEqual({ file: 'a.json', line: 4, column: 3 });
    const repeated = decodeSource({ path: '/x/a.json', name: 'a.json' }, Buffer.from(text.replace('stop', 'Stop')));
    expect(collectProblems(() => readJsonJob(repeated))[0]?.location).toEqual({ file: 'a.json', line: 4, column: 3 });
  });

  test('a job as Nomad prints it is accepted if it is not a child of another', () => {
    const job = {
      ID: 'web',
      ParentID: '',
      Dispatched: false,
      VersionTag: null,
      Meta: { ParentID: 'web', Dispatched: 'true' },
    };
    expect(read(JSON.stringify(job))).toEqual(job);
  });

  test('a null Job key is ignored as in the command line', () => {
    expect(read('{"Job": null, "ID": "web"}')).toEqual({ ID: 'web' });
  });

  test('a removed JSON job file is read in the same way', () => {
    const source = decodeSource(
      { path: '/x/a.json', name: 'a.json' },
      Buffer.from('{"jOB":{"iD":"web","nameſpace":"prod"}}'),
    );
    expect(readDeclaredJob(source)).toEqual({ id: 'web', address: { namespace: 'prod', region: undefined } });
  });
});

test('keys of the user that differ only in case are accepted in every map of a job, and nowhere else', () => {
  const kinds = new Map<string, Set<boolean>>();
  const collect = (shape: Shape, above: readonly string[]): void => {
    for (const [name, field] of Object.entries(shape.fields)) {
      const isMap = ['dictionary', 'lists', 'any', 'named'].includes(field.kind);
      if (field.sent && (isMap || field.shape !== undefined))
        kinds.set(name, (kinds.get(name) ?? new Set()).add(isMap));
      if (field.shape !== undefined && !above.includes(field.shape.name))
        collect(field.shape, [...above, field.shape.name]);
    }
  };
  collect(shapes.Job, ['Job']);
  const refused = [...kinds].filter(([name]) => problems(`{"ID":"web","X":{"${name}":{"a":{},"A":{}}}}`).length > 0);
  expect(refused.filter(([, isMap]) => isMap.has(true)).map(([name]) => name)).toEqual([]);
  expect(refused.filter(([, isMap]) => isMap.has(false))).not.toEqual([]);
});

const schemaFile = new URL('../fixtures/nomad-schema/schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(schemaFile, 'utf8')) as NomadSchema;
// Their keys are those of the user.
const { EnvoyGatewayBindAddresses: _addresses, Volumes: _volumes, ...blocks } = schema.blocks;
/** Nomad itself, or a release of it, sets these. */
const refusedKeys = new Set(['Dispatched', 'ParentID', 'Version', 'VersionTag']);

test.each(Object.entries(blocks))('each key that Nomad writes for %s keeps its name, in any case', (block, keys) => {
  for (const key of keys.filter((name) => block !== 'Job' || !refusedKeys.has(name))) {
    const bad: KeyProblem[] = [];
    const rename = (name: string) => renameFields({ [name]: '' }, bad, () => undefined, block);
    const written = rename(key);
    expect([bad, Object.keys(written as object).map((name) => name.toLowerCase())]).toEqual([[], [key.toLowerCase()]]);
    expect(rename(key.toLowerCase())).toEqual(written);
  }
});
