import { expect, test } from 'vitest';
import { findTitleProblem } from '../../scripts/advice/titles.ts';
import { findAvoidedWords } from '../../scripts/advice/words.ts';

test('an avoided word is found in a source file and in a document', () => {
  expect(findAvoidedWords('src/a.ts', 'ok\n// What is told of a mistake.')).toEqual([
    'src/a.ts:2: "told" (write: report, print, log, show, explain)',
    'src/a.ts:2: "mistake" (write: error)',
    'src/a.ts:2: "What is told" (write: the message)',
  ]);
  expect(findAvoidedWords('docs/a.md', 'Ask the scheduler.')).toEqual(['docs/a.md:1: "the scheduler" (write: Nomad)']);
});

test.each([
  ['that is absolute is set once, and followed'],
  ['is not registered again where the history cannot be read'],
  ['M4, M5: only a merge into a branch that counts is reviewed'],
  ['whose answer is %s makes no difference to the run'],
  ['noted only'],
])('a test with the title "%s" is reported', (text) => {
  expect(findTitleProblem({ kind: 'test', text })).toBeDefined();
});

test.each([
  ['scale sets an absolute count once and follows it'],
  ['only a merge into a branch that counts is reviewed'],
  ['%s has at most 22 files'],
])('a test with the title "%s" is accepted', (text) => {
  expect(findTitleProblem({ kind: 'test', text })).toBeUndefined();
});
