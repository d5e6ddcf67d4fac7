import { expect, test } from 'vitest';
import { code, fence } from '../../src/report/markdown/markdown.ts';
import { prose } from '../../src/report/markdown/prose.ts';
import { growthOf } from '../support/growth.ts';

const many = 200_000;

test('code and fence accept text with more back-ticks and lines than a call can have arguments', () => {
  expect(code('` '.repeat(many)).slice(0, 4)).toBe('`` `');
  expect(
    fence(
      Array.from({ length: many }, () => '``'),
      'text',
    ).slice(0, 8),
  ).toBe('```text\n');
});

test('prose takes time in proportion to its text', () => {
  const { fourfold, most } = growthOf((count) => prose('` $x '.repeat(count)), 5000);
  expect(fourfold).toBeLessThan(most);
});
