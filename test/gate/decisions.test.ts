import { describe, expect, test } from 'vitest';
import { gateFor } from '../support/permitted.ts';
import type { CommandEvidence, Evidence, TargetJob, Verb, RegisterFacts } from '../../src/gate/evidence.ts';
import type { Receipt } from '../../src/gate/gate.ts';

const source = { plan: 'p1', pullRequest: 7, commit: 'c', approvedBy: ['ada'] };
const inOrder: RegisterFacts = { failures: [], reviewCounts: [], guarded: [], failed: [], jobs: [], stops: [] };
const refused: RegisterFacts = { ...inOrder, failures: ['no record'] };
const unreviewed: RegisterFacts = { ...inOrder, failed: ['a file'] };

const operator = { kind: 'operator', names: ['web'] } as const satisfies Evidence;
const reviewed = {
  kind: 'review',
  facts: inOrder,
  comparison: { kind: 'same' },
  index: 7,
  source,
} as const satisfies Evidence;
const commanded: CommandEvidence = {
  kind: 'command',
  verb: 'promote',
  job: 'web',
  comment: 20,
  lastComment: 19,
  index: 7,
  isApproved: false,
  source,
};
const reverting: CommandEvidence = { ...commanded, verb: 'revert', isApproved: true };

const web: TargetJob = { job: 'web', index: 7 };
const since = { kind: 'registered-after-plan', isCertain: true } as const;

/** The verb, the target, the evidence, and the words of the refusal; none if the gate gives a permit. */
type Row = readonly [string, Verb, TargetJob, Evidence, string?];

const rows: readonly Row[] = [
  ['a job that the step names', 'register', web, operator],
  ['a child of a job that the step names', 'register', { job: 'web/dispatch-1' }, operator],
  ['a job that the step names, in a run that is in order', 'register', web, { ...operator, facts: inOrder }],
  ['a job that the step names, in a run that is refused', 'register', web, { ...operator, facts: refused }, 'not allow'],
  ['a promotion after the register run of a step, of a version of others', 'promote', web, operator, 'not allow'],
  ['a job as it was reviewed', 'register', web, reviewed],
  ['a job that has changed', 'register', web, { ...reviewed, comparison: { kind: 'changed' } }, 'not allow'],
  ['a job whose review was used', 'register', web, { ...reviewed, comparison: since }, 'not allow'],
  ['a job as reviewed, in a run that is refused', 'register', web, { ...reviewed, facts: refused }, 'not allow'],
  ['a job as reviewed, beside a file that cannot be planned', 'register', web, { ...reviewed, facts: unreviewed }, 'not allow'],
  ['a job as reviewed, beside one whose review was used', 'register', web, { ...reviewed, facts: { ...inOrder, jobs: [since] } }],
  [
    'a job as reviewed, beside one that may have been registered since',
    'register',
    web,
    { ...reviewed, facts: { ...inOrder, jobs: [{ ...since, isCertain: false }] } },
    'not allow',
  ],
  ['a promotion of the version that the record marks', 'promote', web, { ...reviewed, comparison: since }],
  ['a promotion of another version', 'promote', { job: 'web', index: 8 }, reviewed, 'not allow'],
  ['a promotion where the record marks none', 'promote', { job: 'web' }, { ...reviewed, index: undefined }, 'not allow'],
  ['a command for its job, after another one', 'promote', web, commanded],
  ['a command for its job, the first one', 'promote', web, { ...commanded, lastComment: undefined }],
  ['a command for another job', 'promote', { job: 'mail', index: 7 }, commanded, 'do not name'],
  ['a command with another verb', 'fail', web, commanded, 'The command does not fail web'],
  ['a command that was used', 'promote', web, { ...commanded, comment: 19 }, 'An earlier run of this comment'],
  ['a command before a later one', 'promote', web, { ...commanded, comment: 18 }, 'A later command'],
  ['a command for a version of others', 'promote', { job: 'web', index: 8 }, commanded, 'was changed after'],
  ['a command where the version is not known', 'promote', { job: 'web', index: 0 }, { ...commanded, index: 0 }, 'was changed after'],
  ['a command without an index on either side', 'promote', { job: 'web' }, { ...commanded, index: undefined }, 'was changed after'],
  ['a revert to the version before', 'revert', { ...web, versions: { current: 3, target: 2, lastStable: undefined } }, reverting],
  ['a revert to the last stable version', 'revert', { ...web, versions: { current: 3, target: 1, lastStable: 1 } }, reverting],
  [
    'a revert to another version than the one before',
    'revert',
    { ...web, versions: { current: 3, target: 1, lastStable: undefined } },
    reverting,
    'reverts only to version 2, the one before',
  ],
  [
    'a revert to a version that did not serve',
    'revert',
    { ...web, versions: { current: 3, target: 2, lastStable: 1 } },
    reverting,
    'reverts only to version 1, the last stable one',
  ],
  [
    'a revert to any version where the plan needs no approval',
    'revert',
    { ...web, versions: { current: 3, target: 0, lastStable: 2 } },
    { ...reverting, isApproved: false },
  ],
]; // prettier-ignore

function catchMessage(ask: () => string): string {
  try {
    return ask();
  } catch (error) {
    return (error as Error).message;
  }
}

describe('the decisions of the gate', () => {
  test.for(rows)('the gate decides about %s', ([, verb, target, evidence, words]) => {
    const gate = gateFor(['register', 'promote', 'fail', 'revert']);
    const ask = (): string => gate.requestPermit(verb, target, evidence).verb;
    expect(gate.allows(verb, target, evidence)).toBe(words === undefined);
    expect(catchMessage(ask)).toContain(words ?? verb);
  });

  test.each<readonly [string, Evidence]>([
    ['a step', operator],
    ['a command to revert', { ...reverting, isApproved: false }],
    ['a review', { ...reviewed, index: undefined }],
  ])('the promotion of the version that a run has written itself needs nothing more than %s', (_, evidence) => {
    const gate = gateFor(['revert', 'register', 'promote']);
    const verb = evidence.kind === 'command' ? 'revert' : 'register';
    const later = { ...web, index: 9 };
    expect(gate.allows('promote', later, evidence)).toBe(false);
    const permit = gate.requestPermit(verb, web, evidence);
    permit.spend(verb, { job: 'web' });
    expect(gate.hasChanged()).toBe(false);
    permit.end({ from: { version: 1, index: 7 }, to: { version: 2, index: 9 } });
    expect(gate.hasChanged()).toBe(true);
    expect(gate.allows('promote', later, evidence)).toBe(true);
    for (const other of [web, { ...later, region: 'eu' }, { ...later, job: 'mail' }])
      expect(gate.allows('promote', other, evidence)).toBe(false);
  });
});

test('a receipt names the write, its target and its evidence', () => {
  const receipts: Receipt[] = [];
  const gate = gateFor(['register', 'stop', 'deprecate'], (receipt) => receipts.push(receipt));
  const late = { variable: 'image', value: 'web:2', fields: ['image'] };
  const all = { ...reviewed, source: { ...source, lateValues: [late] } };
  const targets = { register: { ...web, namespace: 'apps', region: 'eu' }, stop: web } as const;
  const state = { version: 1, index: 8 };
  for (const verb of ['register', 'stop'] as const) {
    const permit = gate.requestPermit(verb, targets[verb], all);
    permit.spend(verb, targets[verb]);
    permit.end({ from: null, to: verb === 'stop' ? undefined : state });
  }
  const named: Evidence = { kind: 'operator', names: ['acme/vpc/aws'] };
  const version = { module: 'acme/vpc/aws', version: '1.0.0' };
  const permit = gate.requestPermit('deprecate', version, named);
  permit.spend('deprecate', version);
  permit.end({ from: null, to: { version: '1.0.0', index: null } });
  const judged = { plan: 'p1', 'pull-request': 7, commit: 'c', 'approved-by': ['ada'] };
  expect(receipts).toMatchObject([
    { verb: 'register', job: 'web', namespace: 'apps', region: 'eu', to: state, ...judged, 'late-values': [late] },
    { verb: 'stop', job: 'web', namespace: 'default', region: '', to: null, ...judged },
    {
      verb: 'deprecate',
      module: 'acme/vpc/aws',
      namespace: 'default',
      plan: '',
      'pull-request': null,
      'approved-by': [],
    },
  ]);
  expect(receipts.map((receipt) => 'late-values' in receipt)).toEqual([true, false, false]);
  expect(() => permit.end({ from: null, to: null })).toThrow('ended while it was ended');
});
