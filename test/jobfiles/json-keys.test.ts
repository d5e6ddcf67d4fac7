import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { errorsIn, type ActionError } from '../../src/errors.ts';
import { structFields, type StructName } from '../../src/jobfiles/preprocess/job-structs.ts';
import { readJsonJob } from '../../src/jobfiles/preprocess/json-job.ts';
import { readDeclaredJob } from '../../src/jobfiles/discovery/declared-job.ts';
import { sourceOf } from '../../src/jobfiles/read.ts';
import * as shapes from '../../sandbox/src/nomad/shapes/jobs.ts';
import type { Shape } from '../../sandbox/src/nomad/shapes/kinds.ts';

function read(text: string): unknown {
  return readJsonJob(sourceOf({ path: '/x/a.json', name: 'a.json' }, Buffer.from(text)));
}

function problemsIn(work: () => unknown): readonly ActionError[] {
  try {
    work();
    return [];
  } catch (error) {
    return errorsIn(error) ?? [];
  }
}

function problems(text: string): readonly string[] {
  return problemsIn(() => read(text)).map(({ message }) => message);
}

type Doc = Record<string, unknown>;

/**
 * A small model of Go's `encoding/json`: a key is the field of exactly this name, else the one that it equals under simple case folding, which is what the flags
 * `iu` of a regular expression compare by; the last of several wins; what is no field is passed over.
 */
function asGoReads(value: unknown, struct: StructName): unknown {
  if (Array.isArray(value)) return value.map((one) => asGoReads(one, struct));
  if (typeof value !== 'object' || value === null) return value;
  const fields = structFields(struct);
  const decoded: Doc = {};
  for (const [key, held] of Object.entries(value)) {
    const name = fields.has(key) ? key : [...fields.keys()].find((one) => new RegExp(`^${one}$`, 'iu').test(key));
    if (name === undefined) continue;
    const inside = fields.get(name);
    const named = (one: unknown): unknown => (inside === undefined ? one : asGoReads(one, inside.struct));
    const isMap = inside?.isMap === true && typeof held === 'object' && held !== null;
    decoded[name] = isMap
      ? Object.fromEntries(Object.entries(held).map(([own, one]) => [own, named(one)]))
      : named(held);
  }
  return decoded;
}

/** A name in any case that Go accepts for it. */
const cased = (name: string): fc.Arbitrary<string> =>
  fc
    .array(fc.nat(2), { minLength: name.length, maxLength: name.length })
    .map((kinds) => Array.from(name, (sign, at) => spelt(sign, kinds[at] ?? 0)).join(''));

function spelt(sign: string, kind: number): string {
  if (kind === 0) return sign;
  if (kind === 1) return sign === sign.toLowerCase() ? sign.toUpperCase() : sign.toLowerCase();
  return { s: 'ſ', S: 'ſ', k: '\u212a', K: '\u212a' }[sign] ?? sign;
}

/** Structures with keys in any case, now and then a foreign key, and the user's own maps with keys that look like fields. */
function anyStruct(struct: StructName, depth: number): fc.Arbitrary<Doc> {
  const fields = [...structFields(struct)];
  const own = fc.dictionary(fc.constantFrom('namespace', 'Namespace', 'ID', 'id', 'x', 'STOP'), fc.string());
  return fc
    .subarray(fields, { maxLength: Math.min(4, fields.length) })
    .chain((some) =>
      fc.tuple(
        ...some.map(([name, held]) => {
          const inner =
            held === undefined
              ? fc.oneof(fc.string(), fc.boolean(), own)
              : depth === 0
                ? fc.constant(null)
                : held.isMap
                  ? fc.dictionary(fc.constantFrom('a', 'A', 'name'), anyStruct(held.struct, depth - 1))
                  : fc.oneof(
                      anyStruct(held.struct, depth - 1),
                      fc.array(anyStruct(held.struct, depth - 1), { maxLength: 2 }),
                    );
          return fc.tuple(cased(name), inner);
        }),
      ),
    )
    .map((entries) => Object.fromEntries(entries) as Doc);
}

const anyJob = fc
  .tuple(anyStruct('Job', 3), cased('ID'), fc.boolean(), cased('Job'))
  .map(([job, id, nested, wrapper]) => {
    const rest = Object.entries(job).filter(
      ([key]) =>
        !/^(?:ID|Name|Namespace|Region|Type|Task.*|Periodic|Param.*|Disp.*|Payload|Meta|Stop|Stat.*|Version.*|Stable|Job.*)$/iu.test(
          key,
        ),
    );
    const whole = { ...Object.fromEntries(rest), [id]: 'web' };
    // `job` in lower case alone is an HCL block.
    return { job: whole, text: JSON.stringify(nested && wrapper !== 'job' ? { [wrapper]: whole } : whole) };
  });

describe('M3: a JSON job is read as Go reads it', () => {
  test('M3: a JSON job with keys in any case is sent as Nomad would have read it', () => {
    fc.assert(
      fc.property(anyJob, ({ job, text }) => {
        expect(read(text)).toEqual(asGoReads(job, 'Job'));
      }),
      { numRuns: 500 },
    );
  });

  test('M3: two keys that are the same to Nomad are refused anywhere', () => {
    fc.assert(
      fc.property(cased('Namespace'), cased('Namespace'), fc.boolean(), (one, other, nested) => {
        const pair = `${JSON.stringify(one)}: "a", ${JSON.stringify(other)}: "b"`;
        const consul = `{"ID": "web", "TaskGroups": [{"Name": "g", "Consul": {${pair}}}]}`;
        const text = nested ? consul : `{"ID": "web", ${pair}}`;
        const message = one === other ? 'appears twice' : 'are the same key for Nomad';
        expect(problems(text).join('\n')).toContain(message);
      }),
    );
  });

  test('M3: user-defined maps keep their keys unchanged', () => {
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
    ['{"ID": "web", "Name-Space": "prod"}', 'Nomad ignores the key `Name-Space`.'],
    ['{"ID": "web", "\\uff2eamespace": "prod"}', 'Nomad ignores the key `Ｎamespace`.'],
    [
      '{"Job": {"ID": "web"}, "JOB": {"ID": "evil"}}',
      '`Job` and `JOB` are the same key for Nomad, which uses the last one.',
    ],
    ['{"Job": {"ID": "web"}, "namespace": "prod"}', '`namespace` is next to `Job` instead of inside it.'],
    ['{"ID": "web", "Meta": {"a": "1", "\\u0061": "2"}}', 'The key `a` appears twice in the same object.'],
    ['{"ID": "web", "ID": "web"}', 'The key `ID` appears twice in the same object.'],
  ])('M3: the JSON job %s is refused: %s', (text, message) => {
    expect(problems(text)).toEqual([message]);
  });

  test('M3: a key error is reported at its line', () => {
    const text = '{\n  "ID": "web",\n  "Stop": true,\n  "stop": false\n}';
    const source = sourceOf({ path: '/x/a.json', name: 'a.json' }, Buffer.from(text));
    const failure = problemsIn(() => readJsonJob(source))[0];
    expect(failure?.location).toEqual({ file: 'a.json', line: 4, column: 3 });
  });

  test('M3: an unknown key is left to the server', () => {
    expect(read('{"ID":"web","NewInNomad3":{"Namespace":"x","namespace":"y"}}')).toEqual({
      ID: 'web',
      NewInNomad3: { Namespace: 'x', namespace: 'y' },
    });
  });

  test('M3: a null Job key is ignored as in the command line', () => {
    expect(read('{"Job": null, "ID": "web"}')).toEqual({ ID: 'web' });
  });

  test('M3: integers beyond the safe range of JavaScript are kept', () => {
    expect(JSON.stringify(read('{"id":"web","submittime":1760000000123456789}'))).toBe(
      '{"ID":"web","SubmitTime":1760000000123456789}',
    );
  });

  test('M3: a removed JSON job file is read in the same way', () => {
    const source = sourceOf(
      { path: '/x/a.json', name: 'a.json' },
      Buffer.from('{"jOB":{"iD":"web","nameſpace":"prod"}}'),
    );
    expect(readDeclaredJob(source)).toEqual({ id: 'web', place: { namespace: 'prod', region: undefined } });
  });
});

test('structFields knows every field of the sandbox with its type', () => {
  const missing: string[] = [];
  const compare = (shape: Shape, struct: StructName, above: readonly string[]): void => {
    for (const [name, field] of Object.entries(shape.fields)) {
      const held = structFields(struct).get(name);
      if (!field.sent) continue;
      if (!structFields(struct).has(name)) missing.push(`${struct}.${name}`);
      if (field.shape === undefined || held === undefined) {
        if (field.shape !== undefined) missing.push(`${struct}.${name}: a structure`);
      } else if (!above.includes(held.struct)) compare(field.shape, held.struct, [...above, held.struct]);
    }
  };
  compare(shapes.Job, 'Job', ['Job']);
  expect(missing).toEqual([]);
});
