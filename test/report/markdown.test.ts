import { expect, test } from 'vitest';
import { code, fence, prose } from '../../src/text/markdown.ts';
import { rendered } from '../support/rendered.ts';
import { measureGrowth } from '../support/growth.ts';

const many = 200_000;

test('code and fence accept text with more back-ticks and lines than a call can have arguments', () => {
  expect(rendered(code('` '.repeat(many))).slice(0, 4)).toBe('`` `');
  expect(
    rendered(
      fence(
        Array.from({ length: many }, () => '``'),
        'text',
      ),
    ).slice(0, 8),
  ).toBe('```text\n');
});

test('prose takes time in proportion to its text', () => {
  const { fourfold, most } = measureGrowth((count) => rendered(prose('` $x '.repeat(count))), 5000);
  expect(fourfold).toBeLessThan(most);
});
