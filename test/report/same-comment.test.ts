import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderPlan } from '../../src/report/comment/plan-comment.ts';
import { isSameComment } from '../../src/report/comment/footer.ts';
import { md } from '../../src/text/markdown.ts';
import { commentContext, createPlannedJob } from '../support/planned-jobs.ts';
import type { PlannedJob } from '../../src/report/plan/plan-outcome.ts';

interface Parts {
  readonly run: number;
  readonly launch: string;
  readonly index: number;
  readonly commit: string;
  readonly body: string;
}

function comment({ run, launch, index, commit, body }: Parts): string {
  return [
    '<!-- outrider:v1 id=default -->',
    '### 🔵 Plan: 1 changed',
    '```diff',
    `! ${body}`,
    '```',
    `| ✏️\u00a0edit | [\`cron\`](https://nomad.example/ui/jobs/cron) | starts ${index} allocations at each launch · next launch \`${launch}\` |`,
    '',
    `<sub>Planned at \`${commit}\` by [run ${run}](https://github.example/acme/jobs/actions/runs/${run}) on \`nomad.example:4646\` · 1 value hidden</sub>`,
  ].join('\n');
}

const parts: Parts = {
  run: 12,
  launch: '2026-11-21T03:00:00Z',
  index: 7,
  commit: 'abcdef1',
  body: 'Count: "1" => "2"',
};
const body = fc.string({
  unit: fc.constantFrom('a', ' ', '`', '<', '>', '[', ']', '(', ')', '·', '1', '<sub>Planned by [run 1](x)'),
});

test('comments of another run, with another launch time or other line endings count as equal', () => {
  fc.assert(
    fc.property(body, fc.nat(), fc.date({ noInvalidDate: true }), (text, run, launch) => {
      const present = comment({ ...parts, body: text });
      const wanted = comment({ ...parts, body: text, run, launch: launch.toISOString() });
      expect(isSameComment(present, wanted)).toBe(true);
      expect(isSameComment(`${present.replaceAll('\n', '\r\n')}\r\n`, wanted)).toBe(true);
    }),
  );
});

test.each([
  ['commit', { commit: 'abcdef2' }],
  ['index', { index: 8 }],
  ['difference', { body: 'Count: "1" => "3"' }],
  ['run named in the difference', { body: '<sub>Planned by [run 2](x)' }],
])('comments with another %s count as different', (_, other) => {
  expect(isSameComment(comment(parts), comment({ ...parts, ...other }))).toBe(false);
});

/** The comment with the plan of two periodic jobs. */
function renderPlanAt(nextLaunch: string): string {
  const jobs = ['nightly', 'weekly'].map((id): PlannedJob => {
    const item = createPlannedJob({ id });
    const verdict = { ...item.verdict, hasEffect: true, change: 'new', starts: 'per-launch', nextLaunch } as const;
    return { ...item, verdict };
  });
  const outcome = { jobs, failed: [], failures: [], removed: [], skippedCount: 0 };
  return renderPlan(outcome, commentContext(), { max: 65_536, measure: (text) => text.length, location: md`x` });
}

test('the comments of two plans of periodic jobs differ only in the next launch, and count as equal', () => {
  const [present, wanted] = [renderPlanAt('2026-11-21T03:00:00Z'), renderPlanAt('2026-11-22T03:00:00Z')];
  expect(present).toContain('next launch `2026-11-21 03:00 UTC`');
  expect(renderPlanAt('soon')).toContain('next launch `soon`');
  expect(present).not.toBe(wanted);
  expect(isSameComment(present, wanted)).toBe(true);
});
