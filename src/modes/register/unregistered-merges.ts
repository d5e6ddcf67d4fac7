import pMap from 'p-map';
import { orElse } from '../../errors.ts';
import { createDependencyLister, matchChanges } from '../../operations/review/branch-head.ts';
import { readRegistrationTime } from '../../operations/review/registered-since.ts';
import { coversJob, type Consent, type JobInFile } from '../../review/record.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { RecordedPull } from '../../operations/review/find-review.ts';
import type { RegisterDependencies } from './dependencies.ts';

interface MergeLookup extends RegisterDependencies {
  readonly collected: CollectedJobs;
}

/**
 * Adds, to each consent that needs approvals, the pull requests whose changes this run also registers, although they are not in its commit: merged since
 * the last registered change of a job, because their own register run was refused, failed or did not run. Their authors cannot approve these changes.
 *
 * @param listJobs the jobs that this run writes by the plan of a pull request
 * @throws ActionError of a request
 */
export async function addUnregisteredMerges(
  consents: readonly Consent[],
  listJobs: (pullRequest: number) => readonly JobInFile[],
  lookup: MergeLookup,
): Promise<readonly Consent[]> {
  if (consents.every(({ rules }) => rules.every(({ needed }) => needed === 0))) return consents;
  const merged = await orElse(lookup.review.listMerged(), (error) => {
    throw error.withContext('Could not find the pull requests that change the same jobs');
  });
  const judging = { ...lookup, changesJob: createFileJudge(lookup) };
  return pMap(consents, async (consent): Promise<Consent> => {
    const numbers = await pMap(listJobs(consent.pullRequest), async (job) => findUnregistered(job, merged, judging), {
      concurrency: 5,
    });
    const together = [...new Set([...(consent.together ?? []), ...numbers.flat()])];
    return together.length === 0 ? consent : { ...consent, together };
  });
}

/** @param merged the newest first */
async function findUnregistered(
  job: JobInFile,
  merged: readonly RecordedPull[],
  { review, nomad, changesJob }: MergeLookup & { readonly changesJob: ReturnType<typeof createFileJudge> },
): Promise<readonly number[]> {
  let registeredAt: number | undefined;
  const unregistered: number[] = [];
  for (const { number, mergedAt, files, readRecord } of merged) {
    const change = review.bases.has(number) ? 'no' : changesJob(job.file, files);
    if (change === 'no') continue;
    const signed = await readRecord();
    if (signed === undefined) {
      // The job may have been registered without a record.
      registeredAt ??= await readRegistrationTime(job, nomad);
      if (mergedAt < registeredAt) break;
      if (change === 'yes' || registeredAt > 0) unregistered.push(number);
      continue;
    }
    const { record } = signed;
    const entries = [...record.jobs, ...record.removed].filter((entry) => coversJob({ ...signed, entry }, job));
    const isRegistered = record.phase === 'registered';
    if (entries.some(({ done }) => done !== undefined || isRegistered)) break;
    // With unknown files and without an entry, a registered record is about other jobs.
    if (entries.length > 0 || change === 'yes' || !isRegistered) unregistered.push(number);
  }
  return unregistered;
}

/** @returns a function that judges whether a pull request changes a file of a job; `unknown` if GitHub does not list all of its files */
function createFileJudge({ collected, checkout, workspace }: MergeLookup) {
  const options = { checkout, workspace, budget: collected.budget };
  const listDependencies = createDependencyLister(collected);
  return (file: string, files: RecordedPull['files']): 'yes' | 'no' | 'unknown' => {
    if (files === undefined) return 'unknown';
    return matchChanges(files, options).findChangedFile(file, listDependencies(file)) === undefined ? 'no' : 'yes';
  };
}
