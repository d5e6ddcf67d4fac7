import pMap from 'p-map';
import { orElse, orUndefined } from '../../errors.ts';
import { createDependencyLister, matchChanges } from '../../operations/review/branch-head.ts';
import { readSubmitTime } from '../../clients/nomad/jobs/job.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { RecordedPull } from '../../operations/review/find-review.ts';
import type { Consent, ReviewRecord } from '../../review/record.ts';
import type { RegisterDependencies } from './dependencies.ts';

export interface JobInFile extends JobTarget {
  readonly file: string;
}

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
  if (merged.length === 0) return consents;
  return pMap(consents, async (consent): Promise<Consent> => {
    const numbers = await pMap(listJobs(consent.pullRequest), async (job) => findUnregistered(job, merged, lookup), {
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
  lookup: MergeLookup,
): Promise<readonly number[]> {
  const { nomad, collected, review } = lookup;
  const sought = createDependencyLister(collected)(job.file);
  const changesJob = ({ files }: RecordedPull): boolean =>
    files === undefined ||
    matchChanges(files, { ...lookup, budget: collected.budget }).findChangedFile(job.file, sought) !== undefined;
  const others = merged.filter((pull) => !review.bases.has(pull.number) && changesJob(pull));
  let submitted: number | undefined;
  const unregistered: number[] = [];
  for (const { number, mergedAt, readRecord } of others) {
    const record = await readRecord();
    // Without a valid record, the job may have been registered in another way.
    submitted ??= record === undefined ? await readRegistrationTime(job, nomad) : undefined;
    if (record === undefined ? mergedAt < (submitted ?? 0) : isRegistered(record, job)) break;
    unregistered.push(number);
  }
  return unregistered;
}

function isRegistered({ phase, jobs }: ReviewRecord, { file }: JobInFile): boolean {
  return phase === 'registered' || jobs.some((entry) => entry.file === file && entry.done !== undefined);
}

/** Milliseconds since 1970; 0 without a registered job. */
async function readRegistrationTime(job: JobInFile, nomad: MergeLookup['nomad']): Promise<number> {
  const live = await orUndefined(nomad.readJob(job), 'not-found');
  return (live && readSubmitTime(live)?.getTime()) ?? 0;
}
