import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { md } from '../../src/text/markdown.ts';
import { planMarkdown } from '../../src/report/comment/plan-comment.ts';
import { describeDifference, findPlanLines } from '../../src/report/comment/quoted-plan.ts';
import { nothingPlanned } from '../../src/report/plan/plan-outcome.ts';
import { commentContext, plannedJob } from '../support/planned-jobs.ts';
import { plan } from '../support/plans.ts';

const head = ['! Job: "web"', '! Task Group: "app" (1 in-place update)'];
const task = [...head, '!   Task: "server"'];

test.each([
  ['a changed value', [...head, '!   Count: "1" => "3"'], [...head, '!   Count: "2" => "3"'], '`Count` of group `app`: `"1" → "2"` in Nomad'],
  ['a value that is as in the file now', [...head, '!   Count: "1" => "3"'], head, '`Count` of group `app`: `"1" → "3"` in Nomad'],
  ['an added field', [...task, '!     Config {', '      }'], [...task, '!     Config {', '+       args: "-v"', '      }'], '`Config.args` of task `server`: now adds `"-v"`, reviewed no change'],
  ['a hidden field', task, [...task, '-     Env[A:B]: ‹hidden›'], '`Env[A:B]` of task `server`: now deletes ‹hidden›, reviewed no change'],
  ['a hidden value in Nomad', task, [...task, '!     Env[A]: ‹hidden› => "2"'], '`Env[A]` of task `server`: `"2" → ‹hidden›` in Nomad'],
  ['a deleted task', task, [...task, '-   Task: "log"'], 'task `log`: now deleted, reviewed no change'],
  ['counts alone', head, ['! Job: "web"', '! Task Group: "app" (2 destroy)'], 'group `app`: now 2 destroy, reviewed 1 in-place update'],
  ['a text', [...task, '!     EmbeddedTmpl:', '-       a: 1', '+       a: 2'], [...task, '!     EmbeddedTmpl:', '-       a: 1', '+       a: 3'], '`EmbeddedTmpl` of task `server`: now `- "a: 1"; + "a: 3"`, reviewed `- "a: 1"; + "a: 2"`'],
  ['values that are hidden', [...task, '!     Env[A]: ‹hidden› => "2"'], [...task, '!     Env[A]: "1" => "2"'], 'Both plans look the same, so a hidden or shortened value differs, or another job would lose allocations'],
  ['four fields', [], ['! Job: "web"', ...['A', 'B', 'C', 'D'].map((name) => `!   Meta[${name}]: "1" => "2"`)], '`Meta[A]` of the job: `"2" → "1"` in Nomad; `Meta[B]` of the job: `"2" → "1"` in Nomad; `Meta[C]` of the job: `"2" → "1"` in Nomad; 1 more'],
] as const)('the difference between two plans of one specification names %s', (_, reviewed, current, text) => {
  expect(describeDifference(reviewed, current, true)).toBe(text);
}); // prettier-ignore

const limit = { max: 65_536, measure: (text: string) => text.length, elsewhere: md`the step summary` };

function show(lines: readonly string[], max = limit.max) {
  const ofJob = (id: string) =>
    plannedJob({
      file: `${id}.nomad.hcl`,
      id,
      plan: plan({ groups: { app: { DestructiveUpdate: 1 } } }),
      diff: { lines, hiddenValues: 0, keyChanges: [] },
    });
  return planMarkdown({ ...nothingPlanned, jobs: [ofJob('web'), ofJob('api')] }, commentContext(), { ...limit, max });
}

test('the lines of a plan are found in its comment whatever they contain, and only if all are there', () => {
  const foreign = fc.constantFrom(
    '````',
    '```',
    '<details open><summary><b><code>web</code></b></summary>',
    '… and 3 more lines in',
    '<!-- x -->',
  );
  const line = fc.oneof(foreign, fc.string({ maxLength: 20 })).map((text) => `!   ${text}`);
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
      expect(findPlanLines(show(lines), 'web')).toEqual(lines);
      expect(findPlanLines(show(lines), 'other')).toBeUndefined();
    }),
  );
  const many = Array.from({ length: 500 }, (_, at) => `!   line ${at}`);
  expect(findPlanLines(show(many, 5000), 'web')).toBeUndefined();
});
