import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { md } from '../../src/text/markdown.ts';
import { renderPlan } from '../../src/report/comment/plan-comment.ts';
import { describeDifference, findPlanLines } from '../../src/report/comment/quoted-plan.ts';
import { nothingPlanned } from '../../src/report/plan/plan-outcome.ts';
import { commentContext, createPlannedJob } from '../support/planned-jobs.ts';
import { measureGrowth } from '../support/growth.ts';
import { plan } from '../support/plans.ts';

const head = ['! Job: "web"', '! Task Group: "app" (1 in-place update)'];
const task = [...head, '!   Task: "server"'];

test.each([
  ['a changed value', [...head, '!   Count: "1" => "3"'], [...head, '!   Count: "2" => "3"'], 'now `Count: "2" => "3"`; at the review `Count: "1" => "3"`'],
  ['a value that is as in the file now', [...head, '!   Count: "1" => "3"'], head, 'at the review `Count: "1" => "3"`'],
  ['an added field', [...task, '!     Config {', '      }'], [...task, '!     Config {', '+       args: "-v"', '      }'], 'now `+ args: "-v"`'],
  ['a deleted task', task, [...task, '-   Task: "log"'], 'now `- Task: "log"`'],
  ['counts alone', head, ['! Job: "web"', '! Task Group: "app" (2 destroy)'], 'now `Task Group: "app" (2 destroy)`; at the review `Task Group: "app" (1 in-place update)`'],
  ['no value that only one of them hides', [...task, '!     Env[A]: "1" => "2"'], [...head, '!   Count: "1" => "3"', '!   Task: "server"', '!     Env[A]: ‹hidden› => "2"'], 'now `Count: "1" => "3"`'],
  ['hidden values alone', task, task, 'both look the same, so a hidden or shortened value differs, or another job would lose allocations'],
  ['four fields', [], ['! Job: "web"', ...['A', 'B', 'C', 'D'].map((name) => `!   Meta[${name}]: "1" => "2"`)], 'now `Meta[A]: "1" => "2"`, `Meta[B]: "1" => "2"`, `Meta[C]: "1" => "2"`, 1 more'],
  ['a second line of a name with only one hidden value', [...head, '!   Meta[A]: ‹hidden› => "1"'], [...head, '!   Meta[A]: "2" => "1"', '!   Meta[A]: "3" => "1"'], 'now `Meta[A]: "3" => "1"`'],
] as const)('the difference between two plans quotes %s', (_, reviewed, current, text) => {
  expect(describeDifference(reviewed, current, 'plan')).toBe(text);
}); // prettier-ignore

const newJob = ['+ Job: "web"', '+ Task Group: "app" (1 create)', '+   Task: "server"'];

test.each([
  ['a new job', newJob, 'its job file or a variable differs; the diff of a new job shows no fields'],
  ['a new job with its fields', [...newJob, '+     Driver: "docker"'], 'both look the same, so a hidden or shortened value differs'],
  ['a running job', task, 'both look the same, so a hidden or shortened value differs'],
])('a specification of %s whose plan looks the same is reported as different where the diff shows nothing', (_, lines, text) => {
  expect(describeDifference(lines, lines, 'specification')).toBe(text);
}); // prettier-ignore

const listHidden = (value: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) => `!   Meta[A]: ‹hidden› => "${value}${at}"`);

test('two plans with many different lines of one name are compared in linear time', () => {
  const { fourfold, most } = measureGrowth(
    (count) => describeDifference(listHidden('a', count), listHidden('b', count), 'plan'),
    500,
  );
  expect(fourfold).toBeLessThan(most);
});

const limit = { max: 65_536, measure: (text: string) => text.length, location: md`the step summary` };

function show(lines: readonly string[], max = limit.max) {
  const planJob = (id: string) =>
    createPlannedJob({
      file: `${id}.nomad.hcl`,
      id,
      plan: plan({ groups: { app: { DestructiveUpdate: 1 } } }),
      diff: { lines, hiddenValues: 0, keyChanges: [] },
    });
  return renderPlan({ ...nothingPlanned, jobs: [planJob('web'), planJob('api')] }, commentContext(), { ...limit, max });
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
