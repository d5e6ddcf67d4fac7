import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { rightOf } from '../../src/guards/driver-rights.ts';
import { jobParts } from '../../src/guards/job-parts.ts';
import { readsOf } from '../../src/guards/template-reads.ts';
import { namesInDiff } from '../../src/redaction/spec-fields.ts';
import { readSchema, type NomadSchema } from '../support/nomad-schema.ts';

/*
 * A block, a field, an option or a function that is new in Nomad has to be judged before its name is added to the fixture and to a table of src/guards/.
 */
const fixture = new URL('../fixtures/nomad-schema/schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(fixture, 'utf8')) as NomadSchema;

/** The parts of the table by their Go types. */
const levels: Readonly<Record<string, string>> = {
  Job: 'job',
  TaskGroup: 'group',
  Task: 'task',
  WorkloadIdentity: 'Identity',
  VolumeRequest: 'Volume',
  NetworkResource: 'Network',
};

function isUnknown(name: string): boolean {
  return readsOf(`{{ ${name} "x" }}`).some(({ kind }) => kind === 'function');
}

describe('the tables of guards know what the newest Nomad has', () => {
  test.each(Object.entries(schema.types))('each field of %s', (type, fields) => {
    const known = jobParts[levels[type] ?? type] ?? new Set<string>();
    expect(fields.length).toBeGreaterThan(0);
    expect(fields.map((name) => namesInDiff.get(name) ?? name).filter((name) => !known.has(name))).toEqual([]);
  });

  test.each(Object.entries(schema.drivers))('each option of driver %s', (driver, options) => {
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter((option) => rightOf(driver, option) === undefined)).toEqual([]);
  });

  test('each function of templates', () => {
    expect(schema.functions.length).toBeGreaterThan(80);
    expect(schema.functions.filter(isUnknown)).toEqual([]);
    expect(isUnknown('readAnything')).toBe(true);
  });
});

const [nomad = '', podman = '', template = ''] = ['NOMAD', 'PODMAN', 'TEMPLATE'].map(
  (name) => process.env[`OUTRIDER_TEST_${name}_SOURCE`],
);
const where = nomad === '' ? 'a source tree (skipped: OUTRIDER_TEST_NOMAD_SOURCE is not set)' : 'a source tree';

describe.skipIf(nomad === '')(`the schema in the repository is that of ${where}`, () => {
  test('names of fields, options and functions', () => {
    const read = readSchema({ nomad, podman, 'consul-template': template });
    // A repository that is not given has no names.
    const merged = {
      types: read.types,
      drivers: { ...read.drivers, ...(podman === '' ? { podman: schema.drivers['podman'] } : {}) },
      functions: template === '' ? schema.functions : read.functions,
    };
    expect(merged).toEqual({ types: schema.types, drivers: schema.drivers, functions: schema.functions });
  });
});
