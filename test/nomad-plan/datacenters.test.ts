import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readDatacenterLists } from '../../src/nomad-plan/read-diff.ts';
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
function selectNodes(globs: readonly string[]): ReadonlySet<string> {
  const patterns = (globs.length === 0 ? ['*'] : globs).map((glob) => new RegExp(`^${glob.replaceAll('*', '[^]*')}$`));
  return new Set(cluster.filter((name) => patterns.some((pattern) => pattern.test(name))));
}

function areOther(before: readonly string[], after: readonly string[]): boolean {
  const [was, is] = [selectNodes(before), selectNodes(after)];
  return [...was].some((name) => !is.has(name)) || [...is].some((name) => !was.has(name));
}

const glob = fc.constantFrom('*', 'a', 'b', 'ab', 'a*', '*a', '*b', 'b*', 'a*b', '*a*', 'aa', 'a*a', '*ab', 'ba*');
const globs = fc.uniqueArray(glob, { maxLength: 4 });

describe('the datacenters of a diff', () => {
  test('datacenters are others exactly if a job gains or loses nodes of a cluster', () => {
    fc.assert(
      fc.property(globs, globs, (before, after) => {
        expect(readDatacenterLists(difference(before, after)).isChanged).toBe(areOther(before, after));
      }),
      { numRuns: 2000 },
    );
  });

  test.each([
    [['dc1'], ['*'], true],
    [['dc1'], [], true],
    [['*'], ['dc1'], true],
    [[], ['dc1'], true],
    [['dc1'], ['dc2'], true],
    [['dc1', 'dc2'], ['dc1'], true],
    [['dc1'], ['dc1', 'dc2'], true],
    [['dc1'], ['dc*'], true],
    [['dc*'], ['dc*', 'dc1'], false],
    [['dc*', 'dc1'], ['dc*'], false],
    [['*'], ['dc1', '*'], false],
    [['dc*'], ['eu*'], true],
    [['dc1'], ['dc1'], false],
  ])('whether datacenters are others after a change from %j to %j: %j', (before, after, isOther) => {
    expect(readDatacenterLists(difference(before, after)).isChanged).toBe(isOther);
  });

  test('lists of datacenters take linear time for any names', () => {
    const many = Array.from({ length: 2000 }, (_, index) => `${'*a'.repeat(20)}${index}`);
    const time = processorTime(() => readDatacenterLists(difference(many, [...many.slice(1), 'b'])));
    expect(time).toBeLessThan(5000);
  });
});
