import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/report/comment/plan-comment.ts';
import { renderApprovals } from '../../src/report/comment/approvals.ts';
import { describeHit } from '../../src/report/plan/guard-hits.ts';
import { nothingPlanned, type PlannedJob, type ShownHit } from '../../src/report/plan/plan-outcome.ts';
import { md, paragraphs } from '../../src/text/markdown.ts';
import { commentContext, createPlannedJob } from '../support/planned-jobs.ts';
import { diff, edit, plan } from '../support/plans.ts';
import { renderText } from '../support/rendered.ts';
import type { CommentContext } from '../../src/report/comment/comment-context.ts';
import type { ApprovalCount } from '../../src/review/approvals.ts';

const hit: ShownHit = {
  guard: 'image-downgrade',
  group: '',
  task: '',
  subject: 'image',
  old: 'app:stable',
  new: 'app:beta',
};
const unknown = { ...hit, unknown: 'the order of these tags is unknown' };
const limit = { max: 65_536, measure: (text: string): number => text.length, location: md`the log` };

function planHit(shownHit: ShownHit): PlannedJob {
  const Diff = { ...diff(), Type: 'Edited' as const, Fields: [edit('Priority', '50', '60')] };
  return createPlannedJob({ plan: plan({ Diff, groups: { app: { DestructiveUpdate: 1 } } }), hits: [shownHit] });
}

function renderComment(shownHit: ShownHit, context: Partial<CommentContext>): string {
  return renderPlan({ ...nothingPlanned, jobs: [planHit(shownHit)] }, commentContext(context), limit);
}

test('hits are one list, in which the same change in several tasks is one row, the severest guards come first, and hits that cannot be judged last', () => {
  const other: ShownHit = { ...hit, guard: 'less-memory', subject: 'memory', old: '2', new: '1' };
  const rights = Array.from({ length: 60 }, (_, at): ShownHit => ({
    ...hit,
    task: `t${at}`,
    guard: 'privileged',
    subject: 'cap_add',
    old: '',
    new: 'net_admin',
  }));
  const jobs = [
    { ...planHit(unknown), hits: (['privileged', 'image-downgrade'] as const).map((guard) => ({ ...unknown, guard })) },
    { ...planHit(hit), hits: [other, ...rights] },
  ];
  const comment = renderPlan({ ...nothingPlanned, jobs }, commentContext({ requirement: { role: 'admin' } }), limit);
  const [head, ...rows] = /^.*:\*\*\n(?:- .*\n)+/m.exec(comment)?.[0].trim().split('\n') ?? [];
  expect(head).toBe('**This plan cannot be registered until an admin approves:**');
  expect(comment.match(/cannot be registered/g)).toHaveLength(1);
  expect(rows).toHaveLength(3);
  expect(rows[0]).toMatch(
    /^- 🛑 .*: task `t0`, task `t1`, task `t2`, task `t3`, task `t4`, 55 more: `?cap_add.*\(\[privileged\]/,
  );
  expect(rows[1]).toMatch(/^- 🛑 .*\(\[less-memory\]/);
  expect(rows[2]).toMatch(/^- ❓ .*\(\[privileged, image-downgrade\]\(\S+\)\)\. Cannot be judged/);
});

test('a value that goes is not mistaken for the option `none`', () => {
  const none: ShownHit = { ...hit, guard: 'privileged', subject: 'network_mode', old: 'none', new: '' };
  expect(renderComment(none, {})).toContain('`none` → nothing');
  expect(describeHit(none)).toBe('network_mode from `none` to nothing (privileged)');
});

test('a long value is shown with its start and its end', () => {
  const path = `/srv/${'../srv/'.repeat(60)}../var/run/docker.sock:/s`;
  const volume: ShownHit = { ...hit, guard: 'privileged', subject: 'volumes', old: '', new: path };
  expect(renderComment(volume, {})).toMatch(/`\/srv\/\.\.\/srv.*… \d+ more ….*\.\.\/var\/run\/docker\.sock:\/s`/);
  expect(describeHit(volume)).toMatch(/^volumes `\/srv\/.*… \d+ more ….*\/var\/run\/docker\.sock:\/s` \(privileged\)$/);
  const whole = 'a'.repeat(240);
  expect(describeHit({ ...volume, new: whole })).toContain(`\`${whole}\``);
});

describe('the text of a plan about a hit', () => {
  test.each<[subject: string, hit: ShownHit, approving: CommentContext['requirement'], row: RegExp, last?: string]>([
    [
      'that a role can approve',
      hit,
      { role: 'admin' },
      /^🛑 .* → `app:beta` \(\[image-downgrade\]\(\S+docs\/guards\.md\)\)\. This plan cannot be registered until an admin approves\.$/m,
    ],
    [
      'that cannot be judged',
      unknown,
      { role: 'write' },
      /^❓ .*\. Cannot be judged: the order of these tags is unknown\. This plan cannot be registered until a person with write access approves\.$/m,
    ],
    [
      'that is approved',
      { ...unknown, approvedBy: ['ada', 'eve'] },
      { role: 'maintain' },
      /^✅ .*\. Cannot be judged: .*\. Approved by `ada`, `eve`\.$/m,
      'deploys this plan, unless an approval is withdrawn.',
    ],
    [
      'that nobody can approve',
      hit,
      { obstacle: 'there is no key' },
      /^🛑 .*\. This plan cannot be registered, and approval is not possible: there is no key\.$/m,
    ],
  ])('a hit %s has its sign and its consequence, once', (_, shownHit, requirement, row, last) => {
    const comment = renderComment(shownHit, { requirement, record: md`record` });
    expect(comment).toMatch(row);
    const lines = last === undefined ? [] : [`After the merge, a register workflow ${last}`];
    expect(comment.split('\n').filter((line) => line.startsWith('After the merge'))).toEqual(lines);
    expect(comment).not.toContain('exactly this plan');
  });

  test('the log also names changes that cannot be judged', () => {
    expect(describeHit(unknown)).toBe(
      'image from `app:stable` to `app:beta` (image-downgrade), which cannot be judged: the order of these tags is unknown',
    );
  });
});

function count(kind: ApprovalCount['of'], role: ApprovalCount['role']): ApprovalCount {
  return { of: kind, role, needed: 1, pullRequest: 7, approvals: [], objections: [], others: [], blocker: undefined };
}

function section(...counts: readonly ApprovalCount[]): string {
  return renderText(
    paragraphs(renderApprovals(counts).map((block) => block.render(block.pieces, md`the log`, (text) => text))),
  );
}

test('approvals of hits are listed by their own role, and once where the plan needs the same', () => {
  const ofPlan = '⏳ **0 of 1 approval** since this plan.';
  const guards = '⏳ Guarded changes: **0 of 1 approval** by a maintainer since this plan.';
  expect(section(count('plan', 'write'), count('guards', 'maintain'))).toBe(`${ofPlan}\n\n${guards}`);
  expect(section(count('plan', 'maintain'), count('guards', 'maintain'))).toBe(ofPlan);
  expect(section(count('guards', 'maintain'))).toBe(guards);
});
