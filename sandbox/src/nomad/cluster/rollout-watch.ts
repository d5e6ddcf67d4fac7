import type { Clock } from '../../clock.ts';
import { Refusal } from '../../http/exchange.ts';
import { isSameSpec, createOldVersion } from '../job/versions.ts';
import { mayReschedule } from '../schedule/reschedule.ts';
import { findGroup } from '../schedule/room.ts';
import type { StoredJob } from '../shapes/jobs.ts';
import type { Allocation, Deployment, Evaluation } from '../state/records.ts';
import type { Store } from '../state/store.ts';
import {
  countHealth,
  endRollout,
  listGroupsToPromote,
  isStuck,
  promoteGroups,
  describeProgress,
  listUnhealthyCanaries,
} from './rollout.ts';
import { createNotHealthyInTime, recordEvent } from './task-events.ts';
import { isListed } from './tasks.ts';

interface Watched {
  readonly store: Store;
  readonly clock: Clock;
  /** Adds an evaluation that is processed immediately. */
  readonly evaluate: (job: StoredJob, index: number) => Evaluation;
}

/** The result of promoting or failing a deployment. */
export interface Steered {
  readonly index: number;
  readonly evaluationId: string;
  /** The version of the job after a rollback. */
  readonly revertedTo: number | undefined;
}

/** Watches deployments: counts health, promotes canaries, fails, and rolls back to the stable version. */
export class RolloutWatch {
  readonly #watched: Watched;
  /** Deployments with a pending evaluation, and the deployment that it may replace; changes until then become part of it. */
  readonly #pending = new Map<Deployment, Allocation[]>();

  constructor(watched: Watched) {
    this.#watched = watched;
  }

  /** An allocation is running: it becomes healthy after a while if it still runs, and unhealthy after longer if a check fails; with `manual`, only by a request. */
  runs(allocation: Allocation): void {
    const { clock } = this.#watched;
    if (findGroup(allocation)?.Update?.HealthCheck === 'manual') return;
    if (hasFailingCheck(allocation)) {
      this.#createNotHealthyInTime(allocation);
      return;
    }
    const { DeploymentID } = allocation;
    const starts = countStarts(allocation);
    clock.after(clock.pace.healthy, () => {
      if (allocation.DeploymentID !== DeploymentID || allocation.ClientStatus !== 'running') return;
      if (countStarts(allocation) === starts) this.#healthy(allocation);
    });
  }

  #createNotHealthyInTime(allocation: Allocation): void {
    const { clock } = this.#watched;
    const { MinHealthyTime = 0, HealthyDeadline = 0 } = findGroup(allocation)?.Update ?? {};
    clock.after(Math.min(HealthyDeadline / 1_000_000, clock.pace.deadline / 2), () => {
      if (allocation.ClientStatus !== 'running' || allocation.DesiredStatus !== 'run') return;
      recordEvent(allocation, createNotHealthyInTime(MinHealthyTime, HealthyDeadline), clock.now());
      this.handleFailure(allocation);
    });
  }

  /** An allocation has failed: its deployment fails, too, unless the allocation may be replaced. */
  handleFailure(allocation: Allocation): void {
    const { store, clock } = this.#watched;
    const deployment = this.#of(allocation);
    const group = deployment?.TaskGroups.get(allocation.TaskGroup);
    if (deployment === undefined || group === undefined || allocation.Health?.Healthy === false) return;
    const spec = findGroup(allocation);
    // Nomad keeps the health of an allocation that dies later, continues to count it, and does not replace it while the deployment is active (2.0.5).
    if (allocation.Health?.Healthy === true) return;
    const index = store.next();
    this.#note(deployment, allocation, false, index);
    if (group.ProgressDeadline !== 0 && spec !== undefined && mayReschedule(allocation, spec)) {
      this.#evaluateSoon(deployment, allocation);
      return;
    }
    clock.after(0, () => {
      if (deployment.Status === 'running')
        this.#giveUp(deployment, 'Failed due to unhealthy allocations', group.AutoRevert);
    });
  }

  /** An allocation was stopped: it can no longer become healthy. */
  handleStop(allocation: Allocation): void {
    const deployment = this.#watched.store.deployments.get(allocation.DeploymentID);
    if (deployment === undefined || (allocation.Health?.Healthy ?? null) !== null) return;
    this.#note(deployment, allocation, false, this.#watched.store.next());
  }

  /** An allocation of a deployment was placed or became healthy: the progress deadline starts again. */
  handleProgress(deployment: Deployment): void {
    const { clock } = this.#watched;
    const deadlines = [...deployment.TaskGroups.values()].map(({ ProgressDeadline }) => ProgressDeadline / 1_000_000);
    const deadline = Math.max(...deadlines);
    if (deadline === 0) return;
    const progress = describeProgress(deployment);
    clock.after(Math.min(deadline, clock.pace.deadline), () => {
      if (deployment.Status !== 'running' || describeProgress(deployment) !== progress || !isStuck(deployment)) return;
      const revert = [...deployment.TaskGroups.values()].some(({ AutoRevert }) => AutoRevert);
      this.#giveUp(deployment, 'Failed due to progress deadline', revert);
    });
  }

  /**
   * Promotes canaries, of all groups or of some.
   *
   * @throws Refusal 500 when not all of them are healthy
   */
  promote(deployment: Deployment, names: readonly string[] | undefined): Steered {
    const { store, clock } = this.#watched;
    const groups = listGroupsToPromote(deployment, names);
    const unhealthy = listUnhealthyCanaries(store, deployment, groups);
    if (unhealthy.length > 0) {
      const lines = unhealthy.map((line) => `\t* ${line}\n`).join('');
      throw new Refusal(500, `${unhealthy.length} error${unhealthy.length === 1 ? '' : 's'} occurred:\n${lines}\n`);
    }
    const index = store.next();
    promoteGroups(store, deployment, groups, index, clock.now());
    this.handleProgress(deployment);
    return { index, evaluationId: this.#evaluate(deployment, index)?.ID ?? '', revertedTo: undefined };
  }

  fail(deployment: Deployment): Steered {
    const revert = [...deployment.TaskGroups.values()].some(({ AutoRevert }) => AutoRevert);
    return this.#giveUp(deployment, 'Deployment marked as failed', revert);
  }

  #of({ DeploymentID }: Allocation): Deployment | undefined {
    const deployment = this.#watched.store.deployments.get(DeploymentID);
    return deployment?.Status === 'running' ? deployment : undefined;
  }

  #healthy(allocation: Allocation): void {
    const deployment = this.#of(allocation);
    if (deployment === undefined || allocation.Health?.Healthy === true) return;
    this.#note(deployment, allocation, true, this.#watched.store.next());
    this.handleProgress(deployment);
    const canarying = [...deployment.TaskGroups].filter(([, group]) => group.DesiredCanaries > 0);
    const names = canarying.map(([name]) => name);
    const automatic =
      canarying.some(([, { Promoted }]) => !Promoted) &&
      canarying.every(([, group]) => group.AutoPromote && group.PlacedCanaries.length >= group.DesiredCanaries) &&
      listUnhealthyCanaries(this.#watched.store, deployment, names).length === 0;
    if (automatic) this.promote(deployment, undefined);
    this.#evaluateSoon(deployment);
  }

  #note(deployment: Deployment, allocation: Allocation, healthy: boolean, index: number): void {
    const now = this.#watched.clock.now();
    const before = allocation.Health;
    // Nomad does not store the time since which an allocation is unhealthy.
    const Timestamp = healthy ? now : 0;
    allocation.Health = { Healthy: healthy, Canary: before?.Canary ?? false, Timestamp, ModifyIndex: index };
    allocation.ModifyIndex = index;
    countHealth(deployment, allocation, before?.Healthy ?? null, now);
    deployment.ModifyIndex = index;
    deployment.ModifyTime = now;
  }

  #giveUp(deployment: Deployment, reason: string, revert: boolean): Steered {
    const { store, clock } = this.#watched;
    const job = store.findJob(deployment.Namespace, deployment.JobID);
    const stable = revert
      ? store.listVersions(deployment.Namespace, deployment.JobID).find((item) => item.Stable)
      : undefined;
    const index = store.next();
    const description = revert ? `${reason} - ${describeRevert(job, stable)}` : reason;
    endRollout(deployment, 'failed', description, index, clock.now());
    const goesBack = job !== undefined && stable !== undefined && !isSameSpec(job, stable);
    if (goesBack) store.put(createOldVersion(stable, job, index, clock.now()));
    const evaluation = this.#evaluate(deployment, index);
    return { index, evaluationId: evaluation?.ID ?? '', revertedTo: goesBack ? stable.Version : undefined };
  }

  #evaluate(deployment: Deployment, index: number): Evaluation | undefined {
    const job = this.#watched.store.findJob(deployment.Namespace, deployment.JobID);
    return job === undefined ? undefined : this.#watched.evaluate(job, index);
  }

  #evaluateSoon(deployment: Deployment, ...replaceable: readonly Allocation[]): void {
    const { store, clock } = this.#watched;
    const pending = this.#pending.get(deployment);
    if (pending !== undefined) {
      pending.push(...replaceable);
      return;
    }
    const all = [...replaceable];
    this.#pending.set(deployment, all);
    clock.after(clock.pace.evaluate, () => {
      this.#pending.delete(deployment);
      for (const allocation of all) allocation.DesiredTransition.Reschedule = true;
      this.#evaluate(deployment, store.next());
    });
  }
}

function describeRevert(job: StoredJob | undefined, stable: StoredJob | undefined): string {
  if (job === undefined || stable === undefined) return 'no stable job version to auto revert to';
  return isSameSpec(job, stable)
    ? `not rolling back to stable job version ${stable.Version} as current job has same specification`
    : `rolling back to job version ${stable.Version}`;
}

function hasFailingCheck(allocation: Allocation): boolean {
  const { Tasks, Services } = findGroup(allocation) ?? { Tasks: null, Services: null };
  const services = [...(Services ?? []), ...(Tasks ?? []).flatMap((task) => task.Services ?? [])];
  const isChecked = services.some(({ Provider, Checks }) => Provider === 'nomad' && (Checks ?? []).length > 0);
  return isChecked && (Tasks ?? []).some((task) => isListed(task, 'UNHEALTHY', allocation.Name));
}

/** Identifies one run of an allocation's tasks. */
function countStarts({ Tasks }: Allocation): number {
  return [...Tasks.values()].reduce((sum, { Restarts }) => sum + Restarts, 0);
}
