import { EventEmitter } from 'node:events';
import { compareTexts } from './diff/order.ts';
import type { KeptJob } from './shapes/jobs.ts';
import { type Allocation, type Deployment, type Evaluation, isTerminal } from './schedule/records.ts';

/** A registered job with its versions, newest first. */
export interface Entry {
  readonly versions: KeptJob[];
}

/** More than anybody looks at; a sandbox that runs for days must not grow without end. */
const KEPT_VERSIONS = 6;
const KEPT_RECORDS = 20_000;

/** Everything the sandbox knows, in memory. One index counts all changes, as the service's log does. */
export class Store {
  /** A real cluster has written a few entries of its own before the first job comes. */
  index = 10;
  readonly allocations = new Map<string, Allocation>();
  readonly evaluations = new Map<string, Evaluation>();
  readonly deployments = new Map<string, Deployment>();
  readonly #jobs = new Map<string, Entry>();
  readonly #changes = new EventEmitter().setMaxListeners(0);

  /** The index of a change that is about to be made; whoever waits for a change is woken when it has been. */
  next(): number {
    this.index++;
    setImmediate(() => this.#changes.emit('change'));
    return this.index;
  }

  /** Resolves with the next change. */
  changed(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        signal.removeEventListener('abort', done);
        this.#changes.off('change', done);
        resolve();
      };
      signal.addEventListener('abort', done);
      this.#changes.on('change', done);
    });
  }

  job(namespace: string, id: string): KeptJob | undefined {
    return this.#jobs.get(key(namespace, id))?.versions[0];
  }

  versions(namespace: string, id: string): readonly KeptJob[] {
    return this.#jobs.get(key(namespace, id))?.versions ?? [];
  }

  /** All jobs of a namespace (`*`: of all), by namespace and ID. */
  jobs(namespace: string): KeptJob[] {
    const found = [...this.#jobs.values()].flatMap(({ versions }) => versions.slice(0, 1));
    return found
      .filter((job) => namespace === '*' || job.Namespace === namespace)
      .toSorted((left, right) => compareTexts(left.Namespace, right.Namespace) || compareTexts(left.ID, right.ID));
  }

  /** Adds a version of a job, or the first. */
  put(job: KeptJob): void {
    const entry = this.#jobs.get(key(job.Namespace, job.ID)) ?? { versions: [] };
    entry.versions.unshift(job);
    entry.versions.splice(KEPT_VERSIONS);
    this.#jobs.set(key(job.Namespace, job.ID), entry);
    this.#forget();
  }

  purge(job: KeptJob): void {
    this.#jobs.delete(key(job.Namespace, job.ID));
  }

  allocationsOf(job: Pick<KeptJob, 'Namespace' | 'ID'>): Allocation[] {
    return [...this.allocations.values()].filter(
      ({ Namespace, JobID }) => Namespace === job.Namespace && JobID === job.ID,
    );
  }

  evaluationsOf(namespace: string, id: string): Evaluation[] {
    return [...this.evaluations.values()].filter(({ Namespace, JobID }) => Namespace === namespace && JobID === id);
  }

  deploymentsOf(job: KeptJob): Deployment[] {
    return [...this.deployments.values()].filter(
      (item) => item.Namespace === job.Namespace && item.JobID === job.ID && item.JobCreateIndex === job.CreateIndex,
    );
  }

  latestDeployment(job: KeptJob): Deployment | undefined {
    return this.deploymentsOf(job).toSorted((left, right) => right.CreateIndex - left.CreateIndex)[0];
  }

  /** Old evaluations and ended allocations go first, in the order in which they came. */
  #forget(): void {
    for (const [id, evaluation] of this.evaluations) {
      if (this.evaluations.size <= KEPT_RECORDS) break;
      if (evaluation.Status === 'complete') this.evaluations.delete(id);
    }
    for (const [id, allocation] of this.allocations) {
      if (this.allocations.size <= KEPT_RECORDS) break;
      if (isTerminal(allocation)) this.allocations.delete(id);
    }
  }
}

function key(namespace: string, id: string): string {
  return `${namespace}\0${id}`;
}
