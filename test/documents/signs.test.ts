import { expect, test } from 'vitest';
import { checkSigns } from '../../src/modes/check/index.ts';
import { effectSigns } from '../../src/report/comment/job-row.ts';
import { rowsUnder } from './pages.ts';

const firstColumn = (title: string): readonly string[] => rowsUnder(title).map(([first = '']) => first);

test('docs/check.md lists every state of a check with its sign', () => {
  const states = Object.entries(checkSigns).map(([state, sign]) => `${sign} ${state}`);
  expect(firstColumn('State')).toEqual(states);
});

test('docs/reading-the-comment.md lists every effect of a plan with its sign, the worst first', () => {
  const effects = Object.entries(effectSigns).map(([effect, sign]) => `${sign} ${effect}`);
  expect(firstColumn('Effect')).toEqual(effects);
});
