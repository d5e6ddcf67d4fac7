import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { findRight } from '../../src/guards/driver-rights.ts';
import { findTemplateReads } from '../../src/guards/template-reads.ts';
import { findSpecBlock, toDiffName } from '../../src/clients/nomad/jobs/fields.ts';
import { readSchema, type NomadSchema } from '../support/nomad-schema.ts';

/*
 * A block, a field, an option or a function that is new in Nomad has to be judged before its name is added to the fixture and to `src/clients/nomad/jobs/fields.ts` or a table of `src/guards/`.
 */
const fixture = new URL('../fixtures/nomad-schema/schema.json', import.meta.url);
const schema = JSON.parse(readFileSync(fixture, 'utf8')) as NomadSchema;

function isUnknown(name: string): boolean {
  return findTemplateReads(`{{ ${name} "x" }}`).some(({ kind }) => kind === 'function');
}

describe('the tables of guards contain all fields of the newest Nomad', () => {
  // The diff shows the values of this map of blocks as plain fields.
  const { EnvoyGatewayBindAddresses: _, ...blocks } = schema.blocks;
  test.each(Object.entries(blocks))('each field of %s', (key, fields) => {
    const { known } = findSpecBlock(key);
    expect(fields.filter((name) => !known.has(name) && !known.has(toDiffName(name)))).toEqual([]);
  });

  test.each(Object.entries(schema.drivers))('each option of driver %s', (driver, options) => {
    expect(options.length).toBeGreaterThan(0);
    expect(options.filter((option) => findRight(driver, option) === undefined)).toEqual([]);
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
const location = nomad === '' ? 'a source tree (skipped: OUTRIDER_TEST_NOMAD_SOURCE is not set)' : 'a source tree';

describe.skipIf(nomad === '')(`the schema in the repository is that of ${location}`, () => {
  test('names of fields, options and functions', () => {
    const read = readSchema({ nomad, podman, 'consul-template': template });
    // A repository that is not given has no names.
    const merged = {
      blocks: read.blocks,
      drivers: { ...read.drivers, ...(podman === '' ? { podman: schema.drivers['podman'] } : {}) },
      functions: template === '' ? schema.functions : read.functions,
    };
    expect(merged).toEqual({ blocks: schema.blocks, drivers: schema.drivers, functions: schema.functions });
  });
});
