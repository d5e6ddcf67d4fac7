import { expect, test } from 'vitest';
import { code, fence } from '../../src/report/markdown/markdown.ts';
import { prose } from '../../src/report/markdown/prose.ts';
import { growthOf } from '../support/growth.ts';

const many = 200_000;

test('text of more back-ticks and lines than a call can have arguments is put into code all the same', () => {
  expect(code('` '.repeat(many)).slice(0, 4)).toBe('`` `');
  expect(
    fence(
      Array.from({ length: many }, () => '``'),
      'text',
    ).slice(0, 8),
  ).toBe('```text\n');
});

test('the time for prose grows as it does', () => {
  const { fourfold, most } = growthOf((count) => prose('` $x '.repeat(count)), 5000);
  expect(fourfold).toBeLessThan(most);
});
