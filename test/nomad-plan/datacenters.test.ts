import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datacenterTraits } from '../../src/nomad-plan/traits.ts';
import type { FieldDiff, ObjectDiff } from '../../src/clients/nomad/jobs/plan.ts';
import { processorTime } from '../support/growth.ts';

function field(Type: FieldDiff['Type'], Old: string, New: string): FieldDiff {
  return { Type, Name: 'Datacenters', Old, New, Annotations: [] };
}

/** Builds the diff of two lists as Nomad does: each name once, with its old and new value. */
function difference(before: readonly string[], after: readonly string[]): { readonly Objects: ObjectDiff[] } {
  const Fields = [
    ...new Set(after.filter((name) => !before.includes(name)).map((name) => field('Added', '', name))),
    ...new Set(before.filter((name) => !after.includes(name)).map((name) => field('Deleted', name, ''))),
    ...before.filter((name) => after.includes(name)).map((name) => field('None', name, name)),
  ];
  return { Objects: [{ Type: 'Edited', Name: 'Datacenters', Fields, Objects: [] }] };
}

/** All datacenters of a cluster with names of few letters; the last letter occurs in no pattern. */
const cluster = namesFrom('').slice(1);

function namesFrom(name: string): readonly string[] {
  return name.length === 4 ? [name] : [name, ...['a', 'b', 'x'].flatMap((letter) => namesFrom(name + letter))];
}

/** Returns where a job may run: the reference for the tested function. */
function nodesOf(globs: readonly string[]): ReadonlySet<string> {
  const patterns = (globs.length === 0 ? ['*'] : globs).map((glob) => new RegExp(`^${glob.replaceAll('*', '[^]*')}$`));
  return new Set(cluster.filter((name) => patterns.some((pattern) => pattern.test(name))));
}

function expectedOf(before: readonly string[], after: readonly string[]): readonly string[] {
  const [was, is] = [nodesOf(before), nodesOf(after)];
  const lost = [...was].some((name) => !is.has(name));
  const gained = [...is].some((name) => !was.has(name));
  if (lost && gained) return ['other datacenters'];
  if (lost) return ['fewer datacenters'];
  return gained ? ['more datacenters'] : [];
}

const glob = fc.constantFrom('*', 'a', 'b', 'ab', 'a*', '*a', '*b', 'b*', 'a*b', '*a*', 'aa', 'a*a', '*ab', 'ba*');
const globs = fc.uniqueArray(glob, { maxLength: 4 });

describe('the trait about datacenters', () => {
  test('the datacenter trait matches the gained and lost nodes of a cluster', () => {
    fc.assert(
      fc.property(globs, globs, (before, after) => {
        expect(datacenterTraits(difference(before, after))).toEqual(expectedOf(before, after));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [['dc1'], ['*'], ['more datacenters']],
    [['dc1'], [], ['more datacenters']],
    [['*'], ['dc1'], ['fewer datacenters']],
    [[], ['dc1'], ['fewer datacenters']],
    [['dc1'], ['dc2'], ['other datacenters']],
    [['dc1', 'dc2'], ['dc1'], ['fewer datacenters']],
    [['dc1'], ['dc1', 'dc2'], ['more datacenters']],
    [['dc1'], ['dc*'], ['more datacenters']],
    [['dc*'], ['dc*', 'dc1'], []],
    [['dc*', 'dc1'], ['dc*'], []],
    [['*'], ['dc1', '*'], []],
    [['dc*'], ['eu*'], ['other datacenters']],
    [['dc1'], ['dc1'], []],
  ])('a change of datacenters from %j to %j has the traits %j', (before, after, traits) => {
    expect(datacenterTraits(difference(before, after))).toEqual(traits);
  });

  test('datacenter traits take linear time for any names', () => {
    const many = Array.from({ length: 2000 }, (_, index) => `${'*a'.repeat(20)}${index}`);
    const time = processorTime(() => datacenterTraits(difference(many, [...many.slice(1), 'b'])));
    expect(time).toBeLessThan(5000);
  });
});
