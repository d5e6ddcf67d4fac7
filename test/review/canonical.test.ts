import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseJson } from '../../src/clients/http/json.ts';
import { canonicalize } from '../../src/nomad-plan/specification.ts';
import { readRecordedJob } from '../support/recorded-plan.ts';
import { planNames } from '../support/replay.ts';

/** Returns the same value with its keys in another order. */
function shuffleKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(shuffleKeys);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toReversed()
      .map(([key, item]) => [key, shuffleKeys(item)]),
  );
}

/** Returns the same value with unset fields of a newer server. */
function addUnsetFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(addUnsetFields);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries([
    ...Object.entries(value).map(([key, item]) => [key, addUnsetFields(item)]),
    ['FieldOfTomorrow', null],
  ]);
}

describe('equal canonical text', () => {
  test('canonical text is the same for any order of keys and for null and missing values', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(canonicalize(shuffleKeys(value))).toBe(canonicalize(value));
        expect(canonicalize(addUnsetFields(value))).toBe(canonicalize(value));
      }),
    );
  });

  test('canonical text of recorded jobs is the same after another round trip', () => {
    for (const name of planNames) {
      const job = readRecordedJob(name);
      expect(canonicalize(parseJson(JSON.stringify(addUnsetFields(shuffleKeys(job)))))).toBe(canonicalize(job));
    }
  });

  test.each([
    ['1', '1.0'],
    ['1', '1e0'],
    ['0', '-0'],
    ['12345678901234567890', '12345678901234567890'],
    ['100000000000000000000', '1e20'],
  ])('canonical text is the same for the numbers %s and %s', (first, other) => {
    expect(canonicalize(parseJson(first))).toBe(canonicalize(parseJson(other)));
  });

  test('canonical text ignores unset fields that servers since 1.8 add', () => {
    const newer = {
      Services: [{ Name: 'web', PortLabel: 'http', Kind: '', Identity: null }],
      Checks: [{ Type: 'http', Notes: '' }],
      Networks: [{ DynamicPorts: [{ Label: 'http', IgnoreCollision: false }] }],
      Identity: { Name: 'default', Filepath: '' },
      Volumes: { data: { Name: 'data', Sticky: false }, Services: { Name: 'Services', Sticky: false } },
    };
    const older = {
      Services: [{ Name: 'web', PortLabel: 'http' }],
      Checks: [{ Type: 'http' }],
      Networks: [{ DynamicPorts: [{ Label: 'http' }] }],
      Identity: { Name: 'default' },
      Volumes: { data: { Name: 'data' }, Services: { Name: 'Services' } },
    };
    expect(canonicalize(newer)).toBe(canonicalize(older));
  });
});

describe('different canonical text', () => {
  test('canonical text differs for all values that differ in JSON, except null', () => {
    const value = fc.jsonValue().filter((entry) => !JSON.stringify(entry).includes('null'));
    fc.assert(
      fc.property(value, value, (part, other) => {
        const same = JSON.stringify(sortKeys(part)) === JSON.stringify(sortKeys(other));
        expect(canonicalize(part) === canonicalize(other)).toBe(same);
      }),
    );
  });

  test.each([
    [{ Count: 0 }, {}],
    [{ Sticky: false }, {}],
    [{ Volumes: { data: { Sticky: true } } }, { Volumes: { data: {} } }],
    [{ Volumes: { data: {} } }, { Volumes: {} }],
    [{ Upstreams: [{ DestinationPeer: 'a' }] }, { Upstreams: [{}] }],
    [{ Vault: { DisableFile: true } }, { Vault: {} }],
    [{ Enabled: false }, {}],
    [{ Env: { A: '' } }, { Env: {} }],
    [{ Meta: { Role: '' } }, { Meta: {} }],
    [{ Env: { Services: [{ Kind: '' }] } }, { Env: { Services: [{}] } }],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    ['1', 1],
    ['null', null],
  ])('canonical text differs for %j and %j', (first, other) => {
    expect(canonicalize(first)).not.toBe(canonicalize(other));
  });

  test.each([
    ['12345678901234567890', '12345678901234567891'],
    ['1e400', '1e401'],
    ['0.1', '0.2'],
  ])('canonical text differs for the numbers %s and %s', (first, other) => {
    expect(canonicalize(parseJson(first))).not.toBe(canonicalize(parseJson(other)));
  });
});

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (Object.is(value, -0)) return 0;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, item]) => [key, sortKeys(item)]),
  );
}
