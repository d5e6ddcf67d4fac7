import { expect, test } from 'vitest';
import { findPoorComments } from '../../scripts/advice/comments.ts';
import { findPoorNames } from '../../scripts/advice/names.ts';
import { findSubjectProblem } from '../../scripts/advice/subjects.ts';
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

test('a function that is no verb, a value that is no noun and a limit with another word are reported, with the line', () => {
  const source = [
    'function jobOf(asked: string) {',
    '  const mostJobs = 5;',
    '  const [again] = [mostJobs];',
    '  return { asked, again };',
    '}',
    'const signOf = (now: Date) => now;',
    'interface State {',
    '  readonly own: string;',
    '}',
  ].join('\n');
  expect(findPoorNames('src/a.ts', source)).toEqual([
    'src/a.ts:1: `jobOf` is no verb and object',
    'src/a.ts:1: `asked` is a participle or a pronoun, not a noun',
    'src/a.ts:2: `mostJobs` is a limit: write max… or min…',
    'src/a.ts:3: `again` is a participle or a pronoun, not a noun',
    'src/a.ts:6: `signOf` is no verb and object',
    'src/a.ts:8: `own` is a participle or a pronoun, not a noun',
  ]);
});

test('a constant in capitals and the keyword `private` are reported, but a field in capitals is accepted', () => {
  const source = [
    'const MAX_BYTES = 5;',
    'class Store {',
    '  private readonly rows = 1;',
    '  private constructor() {}',
    '}',
  ];
  expect(findPoorNames('src/a.ts', source.join('\n'))).toEqual([
    'src/a.ts:1: `MAX_BYTES` is a constant: write camelCase',
    'src/a.ts:3: `rows` is private: write `#rows`',
  ]);
  expect(findPoorNames('src/a.ts', 'const { ID } = job; interface Job { ID: string }')).toEqual([]);
});

test('a name that the stored format of the record has is accepted there, and reported elsewhere', () => {
  expect(findPoorNames('src/review/record.ts', 'interface Rule { of: string }')).toEqual([]);
  expect(findPoorNames('src/text/fit.ts', 'interface Rule { of: string }')).toHaveLength(1);
});

test('a value with a participle as its name is reported in the sandbox and in the support of the tests', () => {
  for (const folder of ['sandbox/src', 'sandbox/test', 'test/support'])
    expect(findPoorNames(`${folder}/a.ts`, 'const asked = 1;')).toHaveLength(1);
});

test.each([
  ['/** What a run needs. */'],
  ['  // Those that wait.'],
  [' * Undefined where there is none.'],
  ['/** Written with our token. */'],
  ['// Nomad says nothing.'],
])('a source with the comment "%s" is reported', (line) => {
  expect(findPoorComments('src/a.ts', `const a = 1;\n${line}`)).toEqual([expect.stringMatching(/^src\/a\.ts:2: /)]);
});

test.each([
  ['/** The requirements of a run. */'],
  ['/** `undefined` if there is none. */'],
  ['const text = "What our users write";'],
])('a source with the line %s is accepted', (line) => {
  expect(findPoorComments('src/a.ts', line)).toEqual([]);
});

test.each([
  [`Fix ${'x'.repeat(70)}`],
  ['fix the plan of a system job'],
  ['Fixed the plan of a system job'],
  ['Fixing the plan of a system job'],
  ['Fixes the plan of a system job'],
  ['The plan of a system job'],
])('a commit with the subject "%s" is reported', (subject) => {
  expect(findSubjectProblem(subject)).toBeDefined();
});

test.each([
  ['Fix the plan of a system job'],
  ['Pass the token to the parser'],
  ['Embed the schema'],
  ["Merge branch 'lead' into names with a long explanation of the reason, which git itself has written"],
])('a commit with the subject "%s" is accepted', (subject) => {
  expect(findSubjectProblem(subject)).toBeUndefined();
});
