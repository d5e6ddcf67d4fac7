import type { Clock } from '../../clock.ts';
import { createNextVersion } from '../job/versions.ts';
import type { StoredJob } from '../shapes/jobs.ts';
import type { Evaluation } from '../state/records.ts';
import type { Store } from '../state/store.ts';
import type { Scheduler } from './scheduler.ts';
import { isParentJob, updateStatus } from './status.ts';

interface LaunchContext {
  readonly store: Store;
  readonly scheduler: Scheduler;
  readonly clock: Clock;
}

/** Jobs launched by a periodic or parameterized job. */
export function listChildren(store: Store, parent: StoredJob): StoredJob[] {
  return isParentJob(parent) ? store.listJobs(parent.Namespace).filter(({ ParentID }) => ParentID === parent.ID) : [];
}

/** Registers a launched job with its first evaluation; a child that has to be launched itself gets none. */
export function launchChild(
  parent: StoredJob,
  changes: Partial<StoredJob> & { readonly ID: string },
  triggeredBy: string,
  { store, scheduler, clock }: LaunchContext,
): { child: StoredJob; index: number; evaluation: Evaluation | undefined } {
  const index = store.next();
  const derived = { ...parent, ParentID: parent.ID, Name: changes.ID, VersionTag: null, ...changes };
  const child = createNextVersion(derived, store.findJob(derived.Namespace, derived.ID), index, clock.now());
  store.put(child);
  const evaluation = isParentJob(child) ? undefined : scheduler.evaluate(child, triggeredBy, index);
  updateStatus(store, child);
  return { child, index, evaluation };
}
