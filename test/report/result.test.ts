import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import {
  resultDocumentSchema,
  resultKeys,
  createResultJob,
  listResultParts,
  type RunEnd,
} from '../../src/report/result.ts';
import { createPublisher } from '../../src/text/publisher.ts';

const secret = 'correct-horse-battery-staple';
const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('"jobs":[]', '"],"jobs":[{"id":"x"}]}', '\u2028', `a ${secret} b`, '[1, 2]', '{"a": 1}', '__proto__'),
);

const anyEnd: fc.Arbitrary<RunEnd> = fc.record({
  mode: anyText,
  errors: fc.array(
    fc
      .record({ message: anyText, hint: anyText, file: anyText, line: fc.option(fc.nat(), { nil: undefined }) })
      .map(
        ({ message, hint, file, line }) =>
          new ActionError({ reason: 'parse', message, hint, location: { file, line } }),
      ),
    { maxLength: 3 },
  ),
  outputs: fc.record({ summary: anyText, reason: fc.constant('parse'), url: anyText }),
  data: fc.record({
    jobs: fc.array(
      fc.record({ id: anyText, file: anyText, diff: fc.array(anyText, { maxLength: 3 }) }).map(createResultJob),
      { maxLength: 4 },
    ),
  }),
  next: fc.array(anyText, { maxLength: 2 }),
});

function writeResult(end: RunEnd): string {
  return [...listResultParts(end, createPublisher(createRedactor([secret, 'receipts']).hide, '', resultKeys))].join('');
}

describe('the document of output `result`', () => {
  test('no key of its schema is hidden', () => {
    const schema = readFileSync(join(import.meta.dirname, '../../schema/result-v1.json'), 'utf8');
    const names: string[] = [];
    JSON.parse(schema, (name, part: object) => {
      if (name === 'properties') names.push(...Object.keys(part));
      return part;
    });
    expect(new Set(names)).toEqual(resultKeys);
  });

  test('whatever texts a run has, the document is JSON by its schema with each job in its place, has no hidden value, and has the same bytes each time', () => {
    fc.assert(
      fc.property(anyEnd, (end) => {
        const text = writeResult(end);
        expect(text).not.toContain(secret);
        expect(writeResult(end)).toBe(text);
        const result = v.parse(resultDocumentSchema, JSON.parse(text));
        const hide = (item: string): string => item.replaceAll(secret, '‹hidden›');
        expect(result.jobs.map(({ id }) => id)).toEqual((end.data?.jobs ?? []).map(({ id }) => hide(id)));
        expect(result.jobs.map(({ diff }) => diff)).toEqual((end.data?.jobs ?? []).map(({ diff }) => diff.map(hide)));
        expect(result.errors.map(({ message, line }) => [message, line])).toEqual(
          end.errors.map(({ message, location }) => [hide(message), location?.line ?? null]),
        );
        expect([result.ok, result.next]).toEqual([end.errors.length === 0, end.next?.map(hide)]);
      }),
      { numRuns: 300 },
    );
  });
});
