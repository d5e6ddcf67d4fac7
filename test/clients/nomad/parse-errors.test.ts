import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDiagnostics, selectRemedy } from '../../../src/clients/nomad/jobs/parse.ts';

/** Names a position in the job file. */
const file = ({ line }: { line: number }): string => `jobs/web.nomad.hcl:${line}`;

test('parseDiagnostics adds a line without a position to the error before it', () => {
  expect(parseDiagnostics('input.hcl:1,1-2: A; b:\n  - c\n  - d', file)).toEqual([
    { line: 1, column: 1, message: 'A: b:\n  - c\n  - d' },
  ]);
});

test("parseDiagnostics replaces positions inside a message by the user's file name", () => {
  const body = 'Failed to parse job: input.hcl:2,1-8: Duplicate job block; Previous definition was at input.hcl:1,1-8.';
  expect(parseDiagnostics(body, ({ line }) => `a$&b.hcl:${line}`)[0]?.message).toBe(
    'Duplicate job block: Previous definition was at a$&b.hcl:1.',
  );
});

test('parseDiagnostics leaves out follow-up errors but never all errors', () => {
  const echo = 'input.hcl:5,17-22: Unsuitable value type; Unsuitable value: value must be known';
  const cause =
    'input.hcl:5,17-22: Error in function call; Call to function "file" failed: filesystem function disabled.';
  const [only, ...rest] = parseDiagnostics(`Failed to parse job: ${cause}\n${echo}`, file);
  expect(rest).toEqual([]);
  expect(only).toMatchObject({ line: 5, column: 17 });
  expect(only && selectRemedy(only).hint).toContain("Nomad's parser does not support functions that read files");
  expect(parseDiagnostics(echo, file)).toHaveLength(1);
});

test('an unset variable gets a hint about its default', () => {
  expect(selectRemedy({ message: 'Unset variable "n": A used variable …' }).hint).toContain('`default`');
  expect(selectRemedy({ message: 'Unsupported argument: x' })).toEqual({});
});

test('parseDiagnostics separates errors as Nomad joins them', () => {
  const summary = fc.stringMatching(/^[A-Z][a-z ]{0,30}$/).filter((words) => words.trim() === words);
  const error = fc.record({
    line: fc.integer({ min: 1, max: 9999 }),
    column: fc.integer({ min: 1, max: 999 }),
    summary,
  });
  fc.assert(
    fc.property(fc.array(error, { minLength: 1, maxLength: 5 }), fc.boolean(), (errors, prefixed) => {
      const lines = errors.map(
        ({ line, column, summary: words }) => `input.hcl:${line},${column}-${column + 1}: ${words}; Detail.`,
      );
      const body = (prefixed ? 'Failed to parse job: ' : '') + lines.join('\n');
      expect(parseDiagnostics(body, file)).toEqual(
        errors.map(({ line, column, summary: words }) => ({ line, column, message: `${words}: Detail.` })),
      );
    }),
  );
});

test('parseDiagnostics returns at least one error for any text', () => {
  fc.assert(
    fc.property(fc.string(), (body) => {
      expect(parseDiagnostics(body, file).length).toBeGreaterThan(0);
    }),
  );
});
