import { openDoor } from '../../support/rendered.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkedModes } from '../../../src/modes/index.ts';
import { checkReport, type CheckOutcome } from '../../../src/modes/check/index.ts';
import { checkStates, type Check } from '../../../src/modes/check/findings.ts';
import { listNodes, parseMarkdown, readText } from '../../support/markdown.ts';

const context = { publisher: openDoor };

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '| a | b |',
    '`x|y`',
    '<img src=x>',
    '[a](http://x)',
    '@ada',
    '#7',
    '```\n# Title',
    'a\\|b',
    '``',
    '',
  ),
);

const states = fc
  .constantFrom(...checkStates)
  .map((state) =>
    state === 'failed' ? { state, error: { reason: 'input', help: 'no-address' } as const } : { state },
  );
const texts = fc.record({
  id: fc.string({ minLength: 1 }),
  subject: hostile.map((text) => `x${text}`),
  found: hostile.map((text) => `x${text}`),
  fix: hostile,
  modes: fc.subarray(Object.keys(checkedModes)),
});
const checks: fc.Arbitrary<Check> = fc.tuple(texts, states).map(([text, state]) => ({ ...text, ...state }));

function report(all: readonly Check[], settings: CheckOutcome['settings'] = []) {
  const outcome: CheckOutcome = { modes: ['plan'], checks: all, settings };
  return checkReport(outcome, context);
}

test('the report of any checks is one table of two columns with a row for each, in which foreign text is only text', () => {
  fc.assert(
    fc.property(fc.array(checks, { minLength: 1, maxLength: 12 }), (all) => {
      const nodes = listNodes(parseMarkdown(report(all).summary));
      const tables = nodes.flatMap((node) => (node.type === 'table' ? [node] : []));
      expect(tables.map(({ children }) => children.length)).toEqual([all.length + 1]);
      expect(tables[0]?.children.every((row) => row.children.length === 2)).toBe(true);
      expect(nodes.filter(({ type }) => ['image', 'heading'].includes(type))).toHaveLength(1);
      expect(nodes.flatMap((node) => (node.type === 'html' && node.value !== '<br>' ? [node.value] : []))).toEqual([]);
      const links = nodes.flatMap((node) => (node.type === 'link' ? [readText(node)] : []));
      expect(links).toEqual(all.filter(({ state }) => state === 'failed').map(() => 'How to fix this'));
    }),
  );
});

test('the report lists the worst first, fails exactly for failed checks, and has all checks in its output', () => {
  fc.assert(
    fc.property(fc.array(checks, { maxLength: 12 }), (all) => {
      const { errors, data, log } = report(all);
      expect(errors).toHaveLength(all.filter(({ state }) => state === 'failed').length);
      const listed = (data.checks ?? []) as readonly Check[];
      expect(listed.map(({ state }) => checkStates.indexOf(state))).toEqual(
        all.map(({ state }) => checkStates.indexOf(state)).toSorted((a, b) => a - b),
      );
      expect(listed.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted());
      const warnings = log.filter(({ kind }) => kind === 'warning');
      expect(warnings).toHaveLength(all.filter(({ state }) => state === 'warning').length);
    }),
  );
});

test('any setting is one line of the log, and foreign text in it is only text', () => {
  const setting = fc.record({ name: hostile, source: hostile, value: hostile });
  fc.assert(
    fc.property(fc.array(setting, { minLength: 1, maxLength: 6 }), (settings) => {
      const [group] = report([], settings).log;
      expect(group?.kind).toBe('group');
      const lines = group?.kind === 'group' ? openDoor.log(group.text).split('\n') : [];
      expect(lines).toHaveLength(settings.length);
    }),
  );
});

test('the report stays within the size of a step summary, and counts the omitted rows', () => {
  const long: Check = { id: 'a', subject: 'A', state: 'ok', found: 'b '.repeat(10_000), fix: '', modes: [] };
  const { summary } = report(Array.from({ length: 100 }, () => long));
  expect(Buffer.byteLength(summary)).toBeLessThan(1024 * 1024);
  expect(summary).toMatch(/… and \d+ more checks in the output `result`\.\n$/);
});
