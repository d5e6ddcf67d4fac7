import type { Clock } from '../../clock.ts';
import type { StoredJob } from '../shapes/jobs.ts';
import type { Evaluation } from '../state/records.ts';
import type { Store } from '../state/store.ts';
import { listChildren, launchChild } from './children.ts';
import { findNextLaunch } from './cron.ts';
import type { Scheduler } from './scheduler.ts';

/** A timer is limited to less than 25 days; long waits are split into days. */
const millisecondsPerDay = 24 * 60 * 60 * 1000;

export function listCronLines({ Periodic }: StoredJob): string[] {
  if (Periodic === null) return [];
  return [...(Periodic.Spec === '' ? [] : [Periodic.Spec]), ...(Periodic.Specs ?? [])];
}

/** Whether a job is launched on schedule: a parameterized one has to be dispatched first. */
export function isLaunched({ Periodic, ParameterizedJob, Dispatched, Stop }: StoredJob): boolean {
  return Periodic?.Enabled === true && !Stop && (ParameterizedJob === null || Dispatched);
}

export class Launches {
  readonly #store: Store;
  readonly #scheduler: Scheduler;
  readonly #clock: Clock;

  constructor(store: Store, scheduler: Scheduler, clock: Clock) {
    this.#store = store;
    this.#scheduler = scheduler;
    this.#clock = clock;
  }

  /** Waits for the next launch of this version of a job. */
  track(job: StoredJob): void {
    if (job.Periodic === null || !isLaunched(job)) return;
    const now = this.#clock.now() / 1e6;
    const next = findNextLaunch(listCronLines(job), job.Periodic.TimeZone, now);
    if (next === undefined) return;
    this.#clock.after(Math.min(next - now, millisecondsPerDay), () => {
      if (this.#store.findJob(job.Namespace, job.ID)?.Version !== job.Version) return;
      if (this.#clock.now() / 1e6 >= next && this.#mayLaunch(job)) this.launch(job);
      this.track(job);
    });
  }

  launch(job: StoredJob): { evaluation: Evaluation | undefined; index: number } {
    const seconds = Math.floor(this.#clock.now() / 1e9);
    const changes = { ID: `${job.ID}/periodic-${seconds}`, Periodic: null };
    const parts = { store: this.#store, scheduler: this.#scheduler, clock: this.#clock };
    return launchChild(job, changes, 'periodic-job', parts);
  }

  #mayLaunch(job: StoredJob): boolean {
    if (job.Periodic?.ProhibitOverlap !== true) return true;
    return !listChildren(this.#store, job).some(({ Status }) => Status !== 'dead');
  }
}
