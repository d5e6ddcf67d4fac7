import { expect, test } from 'vitest';
import { isTouched } from '../../src/jobfiles/discovery/touched-files.ts';
import { createRunBudget } from '../../src/jobfiles/functions/work-budget.ts';

/** @returns whether a job file depends on a file of the pull request */
function isJobTouched(sought: readonly string[], names: readonly string[]): boolean {
  return isTouched(new Set(sought), { names, removed: [] }, createRunBudget().openFileBudget('a.hcl'));
}

test.each<[sought: string, name: string, expected: boolean]>([
  ['a/b.x', 'a/b.x', true],
  ['a/*.x', 'a/b.x', true],
  ['a/*.x', 'a/c/b.x', false],
  ['a/**', 'a/.c/b.x', true],
  ['a/{b,c}.x', 'a/c.x', true],
  ['a/\\*.x', 'a/*.x', true],
  ['a/\\*.x', 'a/b.x', false],
  ['a/[', 'a/[', true],
  ['a/[', 'a/b', false],
])('a job file that depends on %s is touched by %s: %s', (sought, name, expected) => {
  expect(isJobTouched([sought], [name])).toBe(expected);
});

test('long patterns for many files of a pull request exceed the budget of the job file', () => {
  const names = Array.from({ length: 3000 }, (_, at) => `${'a'.repeat(200)}${at}`);
  expect(() => isJobTouched(['{*a,*b,*c}{*a,*b,*c}{*a,*b,*c}{*a,*b,*c}b'], names)).toThrow(/is too complex/);
});
