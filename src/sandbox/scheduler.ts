import { newAllocation } from './allocations.ts';
import { Clients } from './clients.ts';
import type { Clock } from './clock.ts';
import { addEvaluation, blockRemainder } from './evaluations.ts';
import { cancelRollout, countHealth, countPlaced, endRollout, isDone, rollouts, startRollout } from './rollout.ts';
import type { Node } from './schedule/nodes.ts';
import { type Allocation, type Deployment, type Evaluation, isTerminal } from './schedule/records.ts';
import type { Placed } from './schedule/run.ts';
import { type Outcome, schedule } from './schedule/schedule.ts';
import type { KeptJob } from './shapes/jobs.ts';
import { updateStatus } from './status.ts';
import type { Store } from './store.ts';

/** Carries out what jobs ask for: works off evaluations, places allocations and follows rollouts, each in its time. */
export class Scheduler {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #nodes: readonly Node[];
  readonly #clients: Clients;

  constructor(store: Store, clock: Clock, nodes: readonly Node[]) {
    this.#store = store;
    this.#clock = clock;
    this.#nodes = nodes;
    this.#clients = new Clients({ store, clock, onChange: (allocation) => this.#afterChange(allocation) });
  }

  /** What an evaluation of a job would come to now. Changes nothing. */
  preview(job: KeptJob): Outcome {
    const cluster = { nodes: this.#nodes, allocations: [...this.#store.allocations.values()] };
    return schedule({ job, cluster, ...rollouts(this.#store, job) });
  }

  /** Adds an evaluation of a job; it is worked off a little later. */
  evaluate(job: KeptJob, triggeredBy: string, index: number, priority = job.Priority): Evaluation {
    const evaluation = addEvaluation(this.#store, this.#clock, job, { triggeredBy, index, priority, previous: '' });
    this.#clock.after(this.#clock.pace.evaluate, () => this.#workOff(evaluation));
    return evaluation;
  }

  #workOff(evaluation: Evaluation): void {
    const store = this.#store;
    const found = store.job(evaluation.Namespace, evaluation.JobID);
    // A purged job is worked off like a stopped one: whatever still runs is stopped.
    const job = found ?? this.#remains(evaluation);
    evaluation.SnapshotIndex = store.index;
    if (job !== undefined) this.#carryOut(evaluation, job);
    evaluation.Status = 'complete';
    evaluation.ModifyIndex = store.next();
    evaluation.ModifyTime = this.#clock.now();
    if (found !== undefined) updateStatus(store, found);
  }

  #remains({ Namespace, JobID }: Evaluation): KeptJob | undefined {
    const left = this.#store.allocationsOf({ Namespace, ID: JobID }).find((item) => !isTerminal(item));
    return left === undefined ? undefined : { ...left.Job, Stop: true };
  }

  #carryOut(evaluation: Evaluation, job: KeptJob): void {
    const store = this.#store;
    const { current, previous } = rollouts(store, job);
    const outcome = this.preview(job);
    const index = store.next();
    const now = this.#clock.now();
    if (previous?.JobVersion !== job.Version)
      cancelRollout(previous, 'Cancelled due to newer version of job', index, now);
    if (job.Stop) cancelRollout(previous, 'Cancelled because job is stopped', index, now);
    const latestIsDone = previous?.JobVersion === job.Version;
    const deployment = current ?? (latestIsDone ? undefined : startRollout({ store, job, outcome, index, now }));
    for (const { stop, inPlace } of outcome.changes.values()) {
      for (const allocation of stop) this.#stop(allocation, 'alloc not needed due to job update', index);
      for (const allocation of inPlace) this.#updateInPlace(allocation, job, deployment, index);
    }
    for (const placed of outcome.placed) this.#place(placed, job, evaluation, deployment, index);
    blockRemainder(store, this.#clock, evaluation, job, outcome, index);
    evaluation.Annotations = outcome.annotations;
    evaluation.DeploymentID = deployment?.ID ?? (latestIsDone ? (previous?.ID ?? '') : '');
  }

  #stop(allocation: Allocation, description: string, index: number): void {
    allocation.DesiredStatus = 'stop';
    allocation.DesiredDescription = description;
    allocation.ModifyIndex = index;
    allocation.ModifyTime = this.#clock.now();
    this.#clients.stop(allocation);
  }

  #updateInPlace(allocation: Allocation, job: KeptJob, deployment: Deployment | undefined, index: number): void {
    allocation.Job = job;
    allocation.ModifyIndex = index;
    if (deployment === undefined) return;
    allocation.DeploymentID = deployment.ID;
    allocation.Health = null;
    countPlaced(deployment, allocation, false, this.#clock.now());
    if (allocation.ClientStatus === 'running') this.#judgeLater(allocation);
  }

  #place(
    placed: Placed,
    job: KeptJob,
    evaluation: Evaluation,
    deployment: Deployment | undefined,
    index: number,
  ): void {
    const now = this.#clock.now();
    const origin = { job, evaluationId: evaluation.ID, deploymentId: deployment?.ID ?? '', index, now };
    const allocation = newAllocation(placed, origin);
    const { canary, previous } = placed.placement;
    this.#store.allocations.set(allocation.ID, allocation);
    if (previous !== undefined) {
      previous.NextAllocation = allocation.ID;
      this.#stop(previous, 'alloc is being updated due to job update', index);
    }
    for (const other of placed.preempted) {
      this.#stop(other, `Preempted by alloc ID ${allocation.ID}`, index);
      other.DesiredStatus = 'evict';
      other.PreemptedByAllocation = allocation.ID;
    }
    if (deployment !== undefined) countPlaced(deployment, allocation, canary, now);
    this.#clients.start(allocation);
  }

  #judgeLater(allocation: Allocation): void {
    const deploymentId = allocation.DeploymentID;
    this.#clock.after(this.#clock.pace.healthy, () => {
      if (allocation.DeploymentID === deploymentId && allocation.ClientStatus === 'running')
        this.#judge(allocation, true);
    });
  }

  #judge(allocation: Allocation, healthy: boolean): void {
    const deployment = this.#store.deployments.get(allocation.DeploymentID);
    if (deployment?.Status !== 'running' || allocation.Health?.Healthy === healthy) return;
    const index = this.#store.next();
    const now = this.#clock.now();
    allocation.Health = {
      Healthy: healthy,
      Canary: allocation.Health?.Canary ?? false,
      Timestamp: now,
      ModifyIndex: index,
    };
    allocation.ModifyIndex = index;
    countHealth(deployment, allocation, healthy, now);
    deployment.ModifyIndex = index;
    deployment.ModifyTime = now;
    if (!healthy) endRollout(deployment, 'failed', 'Failed due to unhealthy allocations', index, now);
    else if (isDone(deployment)) this.#succeed(deployment, index);
    const job = this.#store.job(allocation.Namespace, allocation.JobID);
    if (job !== undefined) this.evaluate(job, 'deployment-watcher', this.#store.next());
  }

  #succeed(deployment: Deployment, index: number): void {
    endRollout(deployment, 'successful', 'Deployment completed successfully', index, this.#clock.now());
    const job = this.#store
      .versions(deployment.Namespace, deployment.JobID)
      .find(({ Version }) => Version === deployment.JobVersion);
    if (job === undefined) return;
    job.Stable = true;
    job.ModifyIndex = index;
  }

  #afterChange(allocation: Allocation): void {
    const job = this.#store.job(allocation.Namespace, allocation.JobID);
    if (allocation.ClientStatus === 'running' && allocation.DeploymentID !== '') this.#judgeLater(allocation);
    if (allocation.ClientStatus === 'failed' && allocation.DeploymentID !== '') this.#judge(allocation, false);
    if (job !== undefined) updateStatus(this.#store, job);
  }
}
