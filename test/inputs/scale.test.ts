import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readWantedCount } from '../../src/modes/scale/inputs.ts';
import { resolveCount } from '../../src/modes/scale/index.ts';

const whole = fc.nat({ max: 999_999_999 });
const refusal = { error: expect.stringContaining('which is not a count') as string };

describe('readWantedCount', () => {
  test('a count is absolute without a sign and relative with one', () => {
    fc.assert(
      fc.property(whole, (count) => {
        expect(readWantedCount(String(count))).toEqual({ value: { to: count } });
        expect(readWantedCount(`+${count}`)).toEqual({ value: { by: count } });
        expect(readWantedCount(`-${count}`)).toEqual({ value: { by: -count } });
      }),
    );
  });

  test('any other text is not a valid count', () => {
    const others = fc.string({ unit: 'grapheme' }).filter((text) => !/^[+-]?\d{1,9}$/.test(text));
    fc.assert(
      fc.property(others, (text) => {
        expect(readWantedCount(text)).toMatchObject(refusal);
      }),
    );
    for (const text of ['', ' 3', '3 ', '++3', '+-3', '1.5', '1e3', '0x3', '٣', '+', '-', '1234567890', 'NaN', '3\n'])
      expect(readWantedCount(text)).toMatchObject(refusal);
  });
});

/** A task group, its bounds, and the wanted count. */
const asked = fc.record({
  from: whole,
  wanted: fc.oneof(fc.record({ to: whole }), fc.record({ by: fc.integer({ min: -999_999_999, max: 999_999_999 }) })),
  bounds: fc.option(fc.record({ Min: whole, Max: whole })),
});

describe('resolved count', () => {
  test('a resolved count is never negative and stays within the bounds unless it is already outside', () => {
    fc.assert(
      fc.property(asked, ({ from, wanted, bounds }) => {
        const group = { Name: 'app', Count: from, Scaling: bounds };
        const to = 'to' in wanted ? wanted.to : from + wanted.by;
        const allowed = to === from || (to >= (bounds?.Min ?? 0) && to <= (bounds?.Max ?? Infinity));
        const resolve = () => resolveCount(group, wanted);
        expect(allowed ? resolve() : refused(resolve)).toEqual(allowed ? { from, to } : 'input');
      }),
    );
  });
});

function refused(resolve: () => unknown): unknown {
  try {
    return resolve();
  } catch (error) {
    return (error as { readonly reason: unknown }).reason;
  }
}
