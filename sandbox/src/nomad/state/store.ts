import { Changes } from '../../changes.ts';
import { compareTexts } from '../diff/order.ts';
import type { StoredJob } from '../shapes/jobs.ts';
import { JobNotes } from './job-notes.ts';
import { type Allocation, type Deployment, type Evaluation, isTerminal } from './records.ts';

/** A registered job with its versions, newest first. */
export interface Entry {
  readonly versions: StoredJob[];
}

/** Number of versions that Nomad keeps; tagged ones are kept in addition. */
const maxVersions = 6;
/** Limits the records of a sandbox that runs for days. */
const maxRecords = 20_000;

/** The state of the sandbox, in memory. One index counts all changes, like Nomad's Raft log. */
export class Store {
  /** A real cluster writes some entries before the first job. */
  index = 10;
  readonly allocations = new Map<string, Allocation>();
  readonly evaluations = new Map<string, Evaluation>();
  readonly deployments = new Map<string, Deployment>();
  readonly notes = new JobNotes();
  readonly changes = new Changes();
  readonly #jobs = new Map<string, Entry>();

  /** Returns the index of a change that is about to be made; waiting reads are woken after it. */
  next(): number {
    this.index++;
    this.changes.notify();
    return this.index;
  }

  findJob(namespace: string, id: string): StoredJob | undefined {
    return this.#jobs.get(toKey(namespace, id))?.versions[0];
  }

  listVersions(namespace: string, id: string): readonly StoredJob[] {
    return this.#jobs.get(toKey(namespace, id))?.versions ?? [];
  }

  /** Returns all jobs of a namespace (`*`: of all), by namespace and ID. */
  listJobs(namespace: string): StoredJob[] {
    const latest = [...this.#jobs.values()].flatMap(({ versions }) => versions.slice(0, 1));
    return latest
      .filter((job) => namespace === '*' || job.Namespace === namespace)
      .toSorted((left, right) => compareTexts(left.Namespace, right.Namespace) || compareTexts(left.ID, right.ID));
  }

  /** Adds a version of a job, or the first. */
  put(job: StoredJob): void {
    const entry = this.#jobs.get(toKey(job.Namespace, job.ID)) ?? { versions: [] };
    entry.versions.unshift(job);
    const extra = findSuperfluous(entry.versions);
    if (extra !== undefined) entry.versions.splice(entry.versions.indexOf(extra), 1);
    this.#jobs.set(toKey(job.Namespace, job.ID), entry);
  }

  purge(job: StoredJob): void {
    this.#jobs.delete(toKey(job.Namespace, job.ID));
    this.notes.remove(job);
  }

  listAllocations(job: Pick<StoredJob, 'Namespace' | 'ID'>): Allocation[] {
    return [...this.allocations.values()].filter(
      ({ Namespace, JobID }) => Namespace === job.Namespace && JobID === job.ID,
    );
  }

  listEvaluations(namespace: string, id: string): Evaluation[] {
    return [...this.evaluations.values()].filter(({ Namespace, JobID }) => Namespace === namespace && JobID === id);
  }

  listDeployments(job: StoredJob): Deployment[] {
    return [...this.deployments.values()].filter(
      (item) => item.Namespace === job.Namespace && item.JobID === job.ID && item.JobCreateIndex === job.CreateIndex,
    );
  }

  findLatestDeployment(job: StoredJob): Deployment | undefined {
    return this.listDeployments(job).toSorted((left, right) => right.CreateIndex - left.CreateIndex)[0];
  }

  /** Drops the oldest terminal records above the limit. */
  evictOld(): void {
    for (const [id, evaluation] of this.evaluations) {
      if (this.evaluations.size <= maxRecords) break;
      if (evaluation.Status === 'complete') this.evaluations.delete(id);
    }
    for (const [id, allocation] of this.allocations) {
      if (this.allocations.size <= maxRecords) break;
      if (isTerminal(allocation)) this.allocations.delete(id);
    }
    for (const [id, deployment] of this.deployments) {
      if (this.deployments.size <= maxRecords) break;
      if (deployment.Status !== 'running') this.deployments.delete(id);
    }
  }
}

/** Returns the version to drop, newest first in the list: the oldest without a tag, unless only it is stable. */
function findSuperfluous(versions: readonly StoredJob[]): StoredJob | undefined {
  const untagged = versions.filter(({ VersionTag }) => VersionTag === null);
  if (untagged.length <= maxVersions) return undefined;
  const [oldest, next] = untagged.toReversed();
  return untagged.find(({ Stable }) => Stable) === oldest ? next : oldest;
}

function toKey(namespace: string, id: string): string {
  return `${namespace}\0${id}`;
}
