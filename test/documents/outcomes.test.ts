import { expect, test } from 'vitest';
import { toRolloutError } from '../../src/report/rollout-failure.ts';
import { isSuccessfulSoFar, type RegisteredJob } from '../../src/modes/register/outcome.ts';
import { rowsUnder } from './pages.ts';
import type { Rollout, RolloutKind } from '../../src/rollout/outcome.ts';

/** All kinds of outcomes; the type ensures that none is missing. */
const kinds: Readonly<Record<RolloutKind, true>> = {
  successful: true,
  complete: true,
  failed: true,
  'rolled-back': true,
  'awaiting-promotion': true,
  'placement-blocked': true,
  'no-deployment': true,
  superseded: true,
  'timed-out': true,
};

function createRollout(kind: RolloutKind): Rollout {
  return {
    kind,
    evalId: '',
    deploymentId: '',
    version: undefined,
    revertedTo: undefined,
    groups: [],
    unplaced: [],
    problems: [],
    description: '',
    milliseconds: 0,
    endReason: undefined,
    serving: undefined,
    denial: undefined,
  };
}

/** Returns the step result that docs/rollouts.md has to state. */
function describeEnd(kind: RolloutKind): string {
  const rollout = createRollout(kind);
  const written = { index: 1, evalId: '', isByThisRun: true };
  const job = { state: { kind: 'rolled-out', written, rollout } } as RegisteredJob;
  return isSuccessfulSoFar(job)
    ? 'succeeds'
    : `fails (${toRolloutError(rollout, { id: 'web', file: undefined }).reason})`;
}

test('docs/rollouts.md lists every outcome with the result of the step', () => {
  const documented = Object.fromEntries(rowsUnder('Outcome').map(([kind = '', , step]) => [kind, step]));
  const all = (Object.keys(kinds) as RolloutKind[]).map((kind) => [kind, describeEnd(kind)] as const);
  expect(documented).toEqual(Object.fromEntries(all));
});
