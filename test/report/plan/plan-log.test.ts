import { renderLogText } from '../../support/rendered.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import { createRunner } from '../../../src/clients/github/runner.ts';
import { annotateFailures } from '../../../src/report/annotations.ts';
import { linkDocumentation } from '../../../src/report/documentation.ts';
import { nothingPlanned, type PlannedJob } from '../../../src/report/plan/plan-outcome.ts';
import { createProgress, createPlanLog } from '../../../src/report/plan/plan-log.ts';
import { publishLog } from '../../../src/report/publish.ts';
import { capturePrinted } from '../../support/captured-run.ts';
import { createPlannedJob } from '../../support/planned-jobs.ts';
import { plan } from '../../support/plans.ts';
import { countRuns } from '../../support/thorough.ts';

function record(publish: (runner: ReturnType<typeof createRunner>) => void): readonly string[] {
  const runner = createRunner({ token: () => 'stop-token', hide: (all) => all });
  return capturePrinted(() => publish(runner))
    .replace(/\u001b\[\d+m/g, '')
    .trimEnd()
    .split('\n');
}

function planJob(given: Parameters<typeof createPlannedJob>[0]): PlannedJob {
  return createPlannedJob({ diff: { lines: ['! Job: "web"'], hiddenValues: 0, keyChanges: [] }, ...given });
}

test('the group of a job that does not change has no counts: Nomad also updates the allocations of an earlier version', () => {
  const job = planJob({ plan: plan({ groups: { app: { InPlaceUpdate: 1 } } }) });
  const unchanged = { ...job, verdict: { ...job.verdict, change: 'unchanged', hasEffect: false } as const };
  const lines = record((runner) => publishLog(createPlanLog({ ...nothingPlanned, jobs: [unchanged] }), runner));
  expect(lines[0]).toMatch(/^::group::.*: unchanged$/);
});

function logProgress(total: number): readonly string[] {
  return record((runner) => {
    const progress = createProgress(runner, 'Planned');
    for (let done = 1; done <= total; done++) progress(done, total);
  });
}

test('a long run logs its progress every tenth of the way and a short one not at all', () => {
  expect(logProgress(19)).toEqual(['']);
  expect(logProgress(200)).toHaveLength(10);
  expect(logProgress(25).at(-1)).toBe('Planned 25 of 25 job files.');
});

function failure(index: number, line?: number): ActionError {
  return new ActionError({
    reason: 'parse',
    message: `error ${index}`,
    location: { file: `${index}.hcl`, line },
    hint: 'Fix it.',
  });
}

const help = linkDocumentation('troubleshooting.md');

describe('annotations of failures', () => {
  test('an annotation of several errors names each file once', () => {
    const [line] = record((runner) => annotateFailures([failure(1), failure(1)], runner));
    expect(line).toContain('error 1.%0AFix it.%0A1 file: 1.hcl%0AMore: ');
  });

  test('annotations are limited to ten and the rest goes to the log', () => {
    const lines = record((runner) =>
      annotateFailures(
        Array.from({ length: 15 }, (_, index) => failure(index)),
        runner,
      ),
    );
    expect(lines.filter((line) => line.startsWith('::error'))).toHaveLength(10);
    expect(lines.findLast((line) => line.startsWith('::error'))).toContain('and 6 more');
    expect(lines.join('\n')).toContain('14.hcl: error 14');
    expect(lines.filter((line) => line.includes(help))).toHaveLength(9);
  });

  test('annotations keep hint and link within the length that the runner shows', () => {
    const anyWords = fc
      .tuple(
        fc.string({ unit: fc.constantFrom('a', '\n', ' ', '💥'), minLength: 1, maxLength: 9 }),
        fc.integer({ min: 1, max: 2000 }),
      )
      .map(([words, times]) => words.repeat(times));
    const anyHint = fc.option(fc.string({ maxLength: 300 }), { nil: undefined });
    fc.assert(
      fc.property(anyWords, anyHint, fc.integer({ min: 1, max: 400 }), (what, hint, count) => {
        const failures = Array.from({ length: count }, () => new ActionError({ reason: 'parse', message: what, hint }));
        const messages: string[] = [];
        const runner = createRunner({ token: () => 'stop-token', hide: (all) => all });
        annotateFailures(failures, { ...runner, error: (message) => void messages.push(renderLogText(message)) });
        const [text = '', ...others] = messages;
        expect(others).toEqual([]);
        expect(text.length).toBeLessThanOrEqual(4096);
        expect(text.isWellFormed()).toBe(true);
        expect(text.endsWith(`\nMore: ${help}#parse`)).toBe(true);
        expect(text).toContain(hint ?? '');
      }),
      { numRuns: countRuns(200) },
    );
  });
});
