import type { Clock } from '../../clock.ts';
import type { Node } from '../schedule/nodes.ts';
import { mayReschedule } from '../schedule/reschedule.ts';
import { type Placed, runsEverywhere } from '../schedule/run.ts';
import { type Outcome, schedule } from '../schedule/schedule.ts';
import type { StoredJob } from '../shapes/jobs.ts';
import { type Allocation, type Deployment, type Evaluation, isTerminal } from '../state/records.ts';
import type { Store } from '../state/store.ts';
import { createAllocation } from './allocations.ts';
import { Clients } from './clients.ts';
import { addEvaluation, addFollowUp, blockRemainder } from './evaluations.ts';
import { RolloutWatch } from './rollout-watch.ts';
import { cancelRollout, countNodes, countPlaced, endRollout, isDone, findRollouts, startRollout } from './rollout.ts';
import { updateStatus } from './status.ts';

/** The scheduler: processes evaluations, places allocations and follows deployments, each after its delay. */
export class Scheduler {
  readonly #store: Store;
  readonly #clock: Clock;
  readonly #nodes: readonly Node[];
  readonly #hasSystemDeployments: boolean;
  readonly #clients: Clients;
  /** Follows deployments and allows to promote or fail them. */
  readonly watch: RolloutWatch;

  constructor(store: Store, clock: Clock, nodes: readonly Node[], hasSystemDeployments = true) {
    this.#store = store;
    this.#clock = clock;
    this.#nodes = nodes;
    this.#hasSystemDeployments = hasSystemDeployments;
    this.#clients = new Clients({ store, clock, onChange: (allocation) => this.#afterChange(allocation) });
    const evaluate = (job: StoredJob, index: number): Evaluation => this.#evaluateNow(job, 'deployment-watcher', index);
    this.watch = new RolloutWatch({ store, clock, evaluate });
  }

  /** Returns the result that an evaluation of a job would have now. Changes nothing. */
  preview(job: StoredJob, evaluationId = ''): Outcome {
    const cluster = { nodes: this.#nodes, allocations: [...this.#store.allocations.values()] };
    const hasSystemDeployments = this.#hasSystemDeployments;
    return schedule({ job, evaluationId, cluster, hasSystemDeployments, ...findRollouts(this.#store, job) });
  }

  /** Adds an evaluation of a job; it is processed after a delay. */
  evaluate(job: StoredJob, triggeredBy: string, index: number, priority = job.Priority): Evaluation {
    const evaluation = addEvaluation(this.#store, this.#clock, job, { triggeredBy, index, priority, previous: '' });
    this.#clock.after(this.#clock.pace.evaluate, () => this.#workOff(evaluation));
    return evaluation;
  }

  /** Evaluations of the scheduler itself are processed immediately. */
  #evaluateNow(job: StoredJob, triggeredBy: string, index: number): Evaluation {
    const added = { triggeredBy, index, priority: job.Priority, previous: '' };
    const evaluation = addEvaluation(this.#store, this.#clock, job, added);
    this.#clock.after(0, () => this.#workOff(evaluation));
    return evaluation;
  }

  #workOff(evaluation: Evaluation): void {
    const store = this.#store;
    const storedJob = store.findJob(evaluation.Namespace, evaluation.JobID);
    // A purged job is processed like a stopped one: running allocations are stopped.
    const job = storedJob ?? this.#remains(evaluation);
    evaluation.SnapshotIndex = store.index;
    if (job !== undefined) this.#carryOut(evaluation, job);
    Object.assign(evaluation, { Status: 'complete', StatusDescription: '' });
    evaluation.ModifyIndex = store.next();
    evaluation.ModifyTime = this.#clock.now();
    if (storedJob !== undefined) updateStatus(store, storedJob);
    store.evictOld();
  }

  /** Freed resources may unblock evaluations. */
  #unblock(): void {
    for (const evaluation of this.#store.evaluations.values()) {
      if (evaluation.Status !== 'blocked') continue;
      const job = this.#store.findJob(evaluation.Namespace, evaluation.JobID);
      if (job === undefined || this.preview(job).placed.length === 0) continue;
      evaluation.Status = 'pending';
      this.#clock.after(0, () => this.#workOff(evaluation));
    }
  }

  #remains({ Namespace, JobID }: Evaluation): StoredJob | undefined {
    const left = this.#store.listAllocations({ Namespace, ID: JobID }).find((item) => !isTerminal(item));
    return left === undefined ? undefined : { ...left.Job, Stop: true };
  }

  #carryOut(evaluation: Evaluation, job: StoredJob): void {
    const store = this.#store;
    const { current, previous } = findRollouts(store, job);
    const outcome = this.preview(job, evaluation.ID);
    const index = store.next();
    const now = this.#clock.now();
    if (job.Stop) cancelRollout(previous, 'Cancelled because job is stopped', index, now);
    if (previous?.JobVersion !== job.Version)
      cancelRollout(previous, 'Cancelled due to newer version of job', index, now);
    const latestIsDone = previous?.JobVersion === job.Version;
    const isDeployed = job.Type === 'service' || (job.Type === 'system' && this.#hasSystemDeployments);
    const deployment =
      current ?? (isDeployed && !latestIsDone ? startRollout({ store, job, outcome, index, now }) : undefined);
    // Before Nomad had deployments of system jobs, these continued after a fixed time.
    if (job.Type === 'system' && !isDeployed && [...outcome.changes.values()].some(({ waiting }) => waiting > 0))
      this.#clock.after(this.#clock.pace.healthy, () => this.#evaluateNow(job, 'rolling-update', store.next()));
    if (current !== undefined && job.Type === 'system') countNodes(current, outcome);
    for (const { stop, inPlace } of outcome.changes.values()) {
      for (const allocation of stop) this.#stop(allocation, describeStop(allocation), index);
      // Ended allocations of a sysbatch job keep their version.
      for (const allocation of inPlace.filter((item) => !isTerminal(item)))
        this.#updateInPlace(allocation, job, deployment, index);
    }
    for (const placement of outcome.placed) this.#place(placement, job, evaluation, deployment, index);
    if (deployment !== undefined && outcome.placed.length > 0) this.watch.handleProgress(deployment);
    if (deployment?.Status === 'running' && isDone(deployment)) this.#succeed(deployment, index);
    this.#followUp(evaluation, job, outcome, index);
    blockRemainder(store, this.#clock, evaluation, job, outcome, index);
    evaluation.Annotations = outcome.annotations;
    evaluation.DeploymentID = deployment?.ID ?? previous?.ID ?? '';
  }

  /** Failed allocations that may be replaced wait for their delay in a separate evaluation. */
  #followUp(evaluation: Evaluation, job: StoredJob, outcome: Outcome, index: number): void {
    const failed = [...outcome.changes.values()].flatMap(({ later }) => later);
    const followUp = addFollowUp(this.#store, this.#clock, { evaluation, job, failed, index });
    if (followUp !== undefined) this.#clock.after(followUp.milliseconds, () => this.#workOff(followUp.evaluation));
  }

  #stop(allocation: Allocation, description: string, index: number): void {
    allocation.DesiredStatus = 'stop';
    allocation.DesiredDescription = description;
    allocation.ModifyIndex = index;
    allocation.ModifyTime = this.#clock.now();
    this.#clients.stop(allocation);
  }

  #updateInPlace(allocation: Allocation, job: StoredJob, deployment: Deployment | undefined, index: number): void {
    allocation.Job = job;
    allocation.ModifyIndex = index;
    if (deployment === undefined) return;
    allocation.DeploymentID = deployment.ID;
    allocation.Health = null;
    countPlaced(deployment, allocation, false, this.#clock.now());
    this.watch.handleProgress(deployment);
    if (allocation.ClientStatus === 'running') this.watch.runs(allocation);
  }

  #place(
    placement: Placed,
    job: StoredJob,
    evaluation: Evaluation,
    deployment: Deployment | undefined,
    index: number,
  ): void {
    const now = this.#clock.now();
    const origin = { job, evaluationId: evaluation.ID, deploymentId: deployment?.ID ?? '', index, now };
    const allocation = createAllocation(placement, origin);
    const { canary, previous, rescheduled } = placement.placement;
    this.#store.allocations.set(allocation.ID, allocation);
    if (previous !== undefined) {
      previous.NextAllocation = allocation.ID;
      if (previous.DesiredStatus === 'run')
        this.#stop(previous, rescheduled === true ? '' : 'alloc is being updated due to job update', index);
    }
    for (const other of placement.preempted) {
      this.#stop(other, `Preempted by alloc ID ${allocation.ID}`, index);
      other.DesiredStatus = 'evict';
      other.PreemptedByAllocation = allocation.ID;
    }
    if (deployment !== undefined) countPlaced(deployment, allocation, canary, now);
    this.#clients.start(allocation);
  }

  #succeed(deployment: Deployment, index: number): void {
    endRollout(deployment, 'successful', 'Deployment completed successfully', index, this.#clock.now());
    const job = this.#store
      .listVersions(deployment.Namespace, deployment.JobID)
      .find(({ Version }) => Version === deployment.JobVersion);
    if (job === undefined || job.Stable) return;
    job.Stable = true;
    job.ModifyIndex = index;
  }

  /** Restarts tasks of an allocation in place, as on request. */
  restart(allocation: Allocation, tasks: readonly string[], reason: string): void {
    this.#clients.restart(allocation, tasks, reason);
  }

  /** Stops an allocation, as on request, and replaces it; those of system jobs are not replaced. */
  replace(allocation: Allocation): Evaluation {
    const store = this.#store;
    allocation.DesiredTransition.Migrate = true;
    const index = store.next();
    allocation.ModifyIndex = index;
    const evaluation = this.evaluate(allocation.Job, 'alloc-stop', index);
    if (runsEverywhere(allocation.Job)) this.#stop(allocation, 'alloc is being migrated', index);
    return evaluation;
  }

  /** Clients judge the health of an allocation that replaces a stopped one. */
  #judgeReplacement(allocation: Allocation): void {
    const previous = this.#store.allocations.get(allocation.PreviousAllocation);
    if (previous?.DesiredTransition.Migrate !== true || allocation.Job.Type !== 'service') return;
    this.#clock.after(this.#clock.pace.healthy, () => {
      if (allocation.ClientStatus !== 'running' || allocation.Health !== null) return;
      const ModifyIndex = this.#store.next();
      allocation.Health = { Healthy: true, Canary: false, Timestamp: this.#clock.now(), ModifyIndex };
      allocation.ModifyIndex = ModifyIndex;
    });
  }

  #afterChange(allocation: Allocation): void {
    const job = this.#store.findJob(allocation.Namespace, allocation.JobID);
    if (allocation.ClientStatus === 'running' && allocation.DeploymentID !== '') this.watch.runs(allocation);
    if (allocation.ClientStatus === 'running') this.#judgeReplacement(allocation);
    if (allocation.ClientStatus === 'complete') this.watch.handleStop(allocation);
    if (allocation.ClientStatus === 'failed') {
      const group = job?.TaskGroups?.find(({ Name }) => Name === allocation.TaskGroup);
      const replaceable = group !== undefined && allocation.DesiredStatus === 'run' && mayReschedule(allocation, group);
      if (job !== undefined && replaceable && !job.Stop) this.#evaluateNow(job, 'alloc-failure', this.#store.next());
      this.watch.handleFailure(allocation);
    }
    if (job !== undefined) updateStatus(this.#store, job);
    if (isTerminal(allocation)) this.#unblock();
  }
}

function describeStop({ DesiredTransition }: Allocation): string {
  return DesiredTransition.Migrate === true ? 'alloc is being migrated' : 'alloc not needed due to job update';
}
