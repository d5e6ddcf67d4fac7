import type { RemovedJob, ReviewedJob, ReviewRecord } from './record.ts';

/** An entry of a record, and the record that it is from. */
export interface RecordedEntry<Entry extends ReviewedJob | RemovedJob> {
  readonly entry: Entry;
  readonly record: ReviewRecord;
}

/** What was reviewed of a commit that may contain several pull requests. */
export interface RecordedEntries {
  /** By job file. */
  readonly jobs: ReadonlyMap<string, RecordedEntry<ReviewedJob>>;
  readonly removed: readonly RecordedEntry<RemovedJob>[];
}

/**
 * The entry that each job of a commit is judged by: that of the last pull request whose plan changes the job, or else of the last one that shows it. A job
 * that two of them change has the entry of the later one, which may have been planned without the earlier one: it counts only if that made no difference.
 *
 * @param records in the order of the merges
 */
export function collectEntries(records: readonly ReviewRecord[]): RecordedEntries {
  const jobs = new Map<string, RecordedEntry<ReviewedJob>>();
  const removed = new Map<string, RecordedEntry<RemovedJob>>();
  for (const record of records) {
    for (const entry of record.jobs)
      if (entry.changes || jobs.get(entry.file)?.entry.changes !== true) jobs.set(entry.file, { entry, record });
    for (const entry of record.removed) removed.set(entry.file, { entry, record });
  }
  return { jobs, removed: [...removed.values()] };
}
