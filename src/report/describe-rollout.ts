import { describeReasons } from './plan/describe-plan.ts';
import type { ResultCanary } from './result.ts';
import { plural } from '../text/numbers.ts';
import { formatMoment, formatSpan } from '../text/times.ts';
import { shortenCause } from '../rollout/task-cause.ts';
import type { BatchOutcome, GroupProgress, Rollout, RolloutKind, TaskProblem } from '../rollout/outcome.ts';

/** The reason why a task is not healthy: "task `server` exited with code 1 on node `n1`, after 2 restarts". */
export function describeTaskProblem({ task, restarts, cause, check, node }: TaskProblem): string {
  const after = restarts === 0 ? '' : `, after ${plural(restarts, 'restart')}`;
  return `${check ?? `task \`${task}\` ${cause}`}${node === '' ? '' : ` on node \`${node}\``}${after}`;
}

/** A rollout with short causes, for a headline; {@link describeFullCause} returns the complete cause. */
export function shortenCauses<Ended extends Pick<Rollout, 'problems' | 'batch'>>(rollout: Ended): Ended {
  const { problems, batch } = rollout;
  const shortBatch = batch && { ...batch, problems: batch.problems.map(shortenProblem) };
  return { ...rollout, problems: problems.map(shortenProblem), batch: shortBatch };
}

function shortenProblem({ cause, check, ...problem }: TaskProblem): TaskProblem {
  return { ...problem, cause: shortenCause(cause), check: check && shortenCause(check) };
}

/** The cause of a problem if {@link shortenCauses} shortens it. */
export function describeFullCause(problem: TaskProblem): string | undefined {
  const { check, cause } = problem;
  return shortenCause(check ?? cause) === (check ?? cause) ? undefined : describeTaskProblem(problem);
}

/** The end of a rollout, and the cause of a failure if known. @param placedWord the text for allocations without a deployment */
export function describeRollout(rollout: Rollout, placedWord = 'placed'): string {
  if (rollout.batch !== undefined) return describeBatchOutcome(rollout.batch);
  const cause = describeCause(rollout);
  const reason = cause === '' ? '' : `: ${cause}`;
  const servingText = describeStillServing(rollout);
  const serves = servingText === '' ? '' : `; ${servingText}`;
  switch (rollout.kind) {
    case 'complete':
      return 'complete';
    case 'successful':
      return rollout.recovered
        ? 'healthy now, although its deployment failed'
        : `rolled out${formatSpan(' in ', rollout)}`;
    case 'failed':
      return `rollout failed${reason}${serves}`;
    case 'rolled-back':
      return `rolled back${describeVersion(rollout)}${reason}${describeWaitingRollback(rollout)}`;
    case 'awaiting-promotion':
      return `waits for promotion; ${describeServing(rollout)}`;
    case 'placement-blocked':
      return `cannot be placed${reason}${serves}`;
    case 'no-deployment':
      return `${hasPlaced(rollout) ? placedWord : 'registered'}${reason}`;
    case 'superseded':
      return rollout.wasStopped === true ? 'stopped during the rollout' : 'superseded by a newer version';
    case 'timed-out':
      return rollout.endReason === 'cancelled'
        ? `still rolling out when the run was cancelled${formatSpan(' after ', rollout)}${describeHealthOfGroups(rollout)}${serves}`
        : rollout.silentSince !== undefined
          ? describeSilence(rollout.silentSince, rollout.groups.length === 0 ? '' : countHealthy(rollout.groups))
          : `not healthy${formatSpan(' after ', rollout)}${describeHealthOfGroups(rollout)}${reason}${serves}`;
  }
}

/** Whether a write has placed allocations. Nomad creates no evaluation for a periodic or parameterized job, which is only registered. */
export function hasPlaced({ evalId }: Pick<Rollout, 'evalId'>): boolean {
  return evalId !== '';
}

/** The end of a batch job, and the cause of a failure if known. */
export function describeBatchOutcome(work: BatchOutcome): string {
  const [problem] = work.problems;
  const reason = problem === undefined ? '' : `: ${describeTaskProblem(problem)}`;
  switch (work.kind) {
    case 'complete':
      return `completed${formatSpan(' in ', work)}`;
    case 'failed':
      return `failed${reason}`;
    case 'lost':
      return `lost an allocation, and Nomad does not replace it${reason || ': it was stopped, such as by a node drain'}`;
    case 'stopped':
      return 'stopped before it was complete';
    case 'superseded':
      return 'superseded by a newer version';
    case 'placement-blocked':
      return `cannot be placed: ${describeUnplaced(work)}`;
    case 'timed-out':
      return work.endReason === 'cancelled'
        ? `still running when the run was cancelled${formatSpan(' after ', work)} (${work.text})`
        : work.silentSince !== undefined
          ? describeSilence(work.silentSince, work.text)
          : `not complete${formatSpan(' after ', work)} (${work.text})${reason}`;
  }
}

/** `Nomad has not responded since 15:27 UTC on Nov 24; last known: 0 of 1 healthy`. @param state the last known state; empty if none was read */
function describeSilence(silentSince: Date, state: string): string {
  return `Nomad has not responded since ${formatMoment(silentSince)}${state === '' ? '' : `; last known: ${state}`}`;
}

/** `version 1 still takes traffic`. */
export function describeServing({ serving, version }: Pick<Rollout, 'serving' | 'version'>): string {
  if (serving === undefined) return 'could not determine which version takes traffic';
  const earlier = [...new Set(serving.filter((servedVersion) => servedVersion !== version))];
  if (earlier.length === 0) return 'no earlier version runs';
  return `${formatVersions(earlier)} still ${earlier.length === 1 ? 'takes' : 'take'} traffic`;
}

/** `1 canary of version 2 is healthy, version 1 still takes traffic` */
export function describeCanaries(rollout: Rollout): string {
  const count = rollout.groups.reduce((sum, { canaries, promoted }) => sum + (promoted ? 0 : canaries), 0);
  const canaries = count === 0 ? 'the canaries' : `${count} ${count === 1 ? 'canary' : 'canaries'}`;
  const version = rollout.version === undefined ? '' : ` of version ${rollout.version}`;
  return `${canaries}${version} ${count === 1 ? 'is' : 'are'} healthy, ${describeServing(rollout)}`;
}

/** `version 1`, or `versions 1, 2 and 3` */
function formatVersions(versions: readonly number[]): string {
  const [last, others] = [versions.at(-1), versions.slice(0, -1)];
  return others.length === 0 ? `version ${last}` : `versions ${others.join(', ')} and ${last}`;
}

/** The versions that serve after an unsuccessful rollout: `version 1 still takes traffic, with 2 allocations`; empty if unknown, or if a different version replaced it. */
export function describeStillServing(rollout: Rollout): string {
  const { kind, serving, version, revertedTo } = rollout;
  if (serving === undefined || version === undefined || revertedTo !== undefined || kind === 'superseded') return '';
  if (serving.length === 0) return 'no version takes traffic';
  const earlier = serving.filter((servedVersion) => servedVersion !== version).length;
  if (earlier === 0) return describeServing(rollout);
  // Without a total: the change may have a different count.
  return `${describeServing(rollout)}, with ${plural(earlier, 'allocation')}`;
}

/** The fields of a rollout in the result of a job. */
export function formatRolloutResult(rollout: Rollout | undefined) {
  return {
    outcome: rollout?.kind ?? '',
    evaluation: rollout?.evalId ?? '',
    deployment: rollout?.deploymentId ?? '',
    serving: rollout?.serving === undefined ? null : [...new Set(rollout.serving)],
  };
}

export function listCanaries(rollouts: readonly (Pick<Rollout, 'canaries'> | undefined)[]): readonly ResultCanary[] {
  const canaries = rollouts.flatMap((rollout) => rollout?.canaries ?? []);
  return canaries.map((canary) => ({ ...canary, services: [...canary.services] }));
}

/** The cause of the end of a rollout: "task `server` exited with code 1 on node `n1`"; empty if unknown. */
export function describeCause(rollout: Rollout): string {
  if (rollout.kind === 'placement-blocked') return describeUnplaced(rollout);
  const [problem] = rollout.problems;
  if (problem !== undefined) return describeTaskProblem(problem);
  if (rollout.deadCanary) return 'a canary ended after it was healthy';
  return rollout.kind === 'failed' ? rollout.description : '';
}

/** ` to version 7`, with its health. */
export function describeVersion({ revertedTo }: Rollout): string {
  if (revertedTo === undefined) return '';
  return ` to version ${revertedTo.version}${revertedTo.healthy ? '' : ', which is not healthy yet'}`;
}

/** `; 2 of 2 healthy; the rollback waits for promotion`; empty for a rollback that does not wait. */
function describeWaitingRollback({ revertedTo }: Rollout): string {
  if (revertedTo?.waiting === undefined) return '';
  return `; ${countHealthy(revertedTo.live?.groups ?? [])}; the rollback waits for promotion`;
}

export function describeUnplaced({ unplaced }: Pick<Rollout, 'unplaced'>): string {
  const text = unplaced.map(({ group, reasons }) => `${describeReasons(reasons)} (group \`${group}\`)`);
  return text.length === 0 ? 'no node is eligible' : text.join('; ');
}

function describeHealthOfGroups({ groups }: Rollout): string {
  return groups.length === 0 ? '' : `, ${countHealthy(groups)}`;
}

/** `2 of 3 healthy`, for all groups together. */
export function countHealthy(groups: readonly Pick<GroupProgress, 'healthy' | 'desired'>[]): string {
  // Nomad also counts the replacements of an allocation.
  const healthy = groups.reduce((sum, group) => sum + Math.min(group.healthy, group.desired), 0);
  return `${healthy} of ${groups.reduce((sum, { desired }) => sum + desired, 0)} healthy`;
}

export function labelRollout(rollout: Rollout): string {
  return rollout.kind === 'superseded' ? describeRollout(rollout) : rolloutKinds[rollout.kind];
}

export const rolloutKinds: Record<RolloutKind, string> = {
  failed: 'failed',
  'rolled-back': 'rolled back',
  'placement-blocked': 'cannot be placed',
  superseded: 'superseded',
  'timed-out': 'timed out',
  'awaiting-promotion': 'wait for promotion',
  'no-deployment': 'registered',
  complete: 'complete',
  successful: 'rolled out',
};
