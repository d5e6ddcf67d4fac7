import { expect, test } from 'vitest';
import * as refusals from '../../../src/review/commands/refusals.ts';

test.each<[refusal: refusals.CommandRefusal, reason: string, message: string, hint: string | undefined]>([
  [refusals.refuseSilently('why'), 'not-a-command', 'why', undefined],
  [refusals.createCommentChangedRefusal('edited'), 'not-a-command', 'was edited after', 'in a new comment.'],
  [refusals.refuseAuthor('a', 'b'), 'not-allowed', '`a` is not allowed to run commands: b', 'Input `commanders`'],
  [refusals.createVerbRefusal('fail'), 'not-allowed', '`fail` is not allowed', 'with `workflow_dispatch`.'],
  [refusals.createUnknownPlanRefusal('why'), 'unknown-plan', 'is unknown: why', 'Plan the pull request again'],
  [refusals.createUnknownPlanRefusal('why', 'Wait.'), 'unknown-plan', 'is unknown: why', 'Wait.'],
  [
    refusals.createStaleHeadRefusal('a1b2c3d4', 'e5f6a7b8'),
    'other-head',
    'is commit e5f6a7b, but the command is for commit a1b2c3d',
    'Wait for the plan of',
  ],
  [refusals.createCheckoutRefusal(), 'other-head', 'is not the head', '`ref: ${{ needs.gate.outputs.sha }}`.'],
  [refusals.createForkRefusal('fail', true), 'fork', '`fail` is not possible', 'To change the job, run its mode'],
  [refusals.createForkRefusal('plan', false), 'fork', 'requires the ID', '`/outrider plan commit <sha>`'],
  [refusals.createNotApplicableRefusal('why'), 'not-applicable', 'why', 'only what this pull request registered'],
  [
    refusals.createClosedRefusal(7, 'plan', true),
    'closed',
    '7 is merged: command `plan` is',
    'on its own pull request.',
  ],
  [
    refusals.createClosedRefusal(7, 'plan', false),
    'closed',
    '7 was closed without being merged:',
    'Reopen the pull request.',
  ],
])('a refusal has a reason and a hint: %s', (refusal, reason, message, hint) => {
  expect([refusal.reason, refusal.name]).toEqual([reason, 'CommandRefusal']);
  expect(refusal.message).toContain(message);
  expect(refusal.hint === undefined).toBe(hint === undefined);
  expect(refusal.hint ?? '').toContain(hint ?? '');
});

test('only people who may give commands get a reply', () => {
  const silent = [refusals.refuseSilently('why'), refusals.refuseAuthor('ada', 'why')];
  expect(silent.map(({ options }) => options.isSilent)).toEqual([true, true]);
  for (const refusal of [
    refusals.createCommentChangedRefusal('deleted'),
    refusals.createVerbRefusal('fail'),
    refusals.createNotApplicableRefusal('why'),
  ])
    expect(refusal.options.isSilent ?? false).toBe(false);
});
