import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quoteGo } from '../../src/text/visible.ts';
import { planText } from '../../src/nomad-plan/cli-text.ts';
import { planNames, readRecording } from '../support/replay.ts';
import { readRecordedJob, readRecordedPlan } from '../support/recorded-plan.ts';

/** Returns the time of the recording: the next launch less the time until it. */
function readRecordingTime(text: string): Date {
  const [, launch, from] = /launch would be at (\S+) \((\S+) from now\)/.exec(text) ?? [];
  if (launch === undefined || from === undefined) return new Date(0);
  const seconds = [...from.matchAll(/(\d+)([hms])/g)].reduce(
    (sum, [, count, unit]) => sum + Number(count) * (unit === 'h' ? 3600 : unit === 'm' ? 60 : 1),
    0,
  );
  return new Date(Date.parse(launch) - seconds * 1000);
}

test.each(planNames.flatMap((name) => [[name, 'cli.txt', false] as const, [name, 'cli-verbose.txt', true] as const]))(
  'the plan text of %s matches %s byte for byte',
  (name, file, verbose) => {
    const expected = readRecording(name, file);
    const text = planText({
      job: readRecordedJob(name),
      plan: readRecordedPlan(name),
      file: 'after.nomad.hcl',
      verbose,
      variables: { vars: [], files: [] },
      namespace: undefined,
      now: readRecordingTime(expected),
    });
    expect(text.trimEnd()).toBe(expected.trimEnd());
  },
);

describe('quoted strings in the plan text', () => {
  test('quoted text is read back by JSON when it has no characters that only Go escapes', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'ü', '日', '"', '\\', '\n', '\t', '🚀', ' ') }), (text) => {
        expect(JSON.parse(quoteGo(text))).toBe(text);
      }),
    );
  });

  test('quoted text is one line without invisible characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(quoteGo(text)).toMatch(/^"[\p{L}\p{M}\p{N}\p{P}\p{S} ]*"$/u);
      }),
    );
  });

  test.each([
    ['\u202e', '"\\u202e"'],
    ['\u200b', '"\\u200b"'],
    ['\u0000', '"\\x00"'],
    ['\u007f', '"\\x7f"'],
    ['\u0085', '"\\u0085"'],
    ['\u{e0001}', '"\\U000e0001"'],
    ['\ud800', '"\\ufffd"'],
    ['\u00a0', '"\\u00a0"'],
  ])('the text %j is quoted as Go writes it', (text, expected) => {
    expect(quoteGo(text)).toBe(expected);
  });
});
