import type { ReviewRecord } from './record.ts';

/**
 * The record for a commit that contains several pull requests, as in a merge queue: each job has the entry of the last pull request whose plan changes it. A
 * job that two of them change keeps the entry of the later one, which was planned without the earlier one: it counts only if that made no difference.
 *
 * @param before the records of the earlier pull requests, in the order of the queue
 * @param own the record of the pull request itself
 */
export function combineRecords(before: readonly ReviewRecord[], own: ReviewRecord): ReviewRecord {
  const changing = before
    .flatMap(({ jobs }) => jobs.filter(({ changes }) => changes))
    .map((job) => [job.file, job] as const);
  const earlier = new Map(changing);
  const jobs = own.jobs.map((job) => (job.changes ? job : (earlier.get(job.file) ?? job)));
  const known = new Set(own.jobs.map(({ file }) => file));
  return { ...own, jobs: [...jobs, ...[...earlier.values()].filter(({ file }) => !known.has(file))] };
}
