import pMap from 'p-map';
import { orElse } from '../../errors.ts';
import { createDependencyLister, matchChanges } from '../../operations/review/branch-head.ts';
import { readRegistrationTime } from '../../operations/review/registered-since.ts';
import { mayBeRegion } from '../../review/commands/judge-record.ts';
import {
  matchesIdentifier,
  type Consent,
  type RecordedEntry,
  type RemovedJob,
  type ReviewedJob,
} from '../../review/record.ts';
import type { CollectedJobs } from '../../jobfiles/discovery/collect.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';
import type { RecordedPull } from '../../operations/review/find-review.ts';
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
  { review, ...lookup }: MergeLookup,
): Promise<readonly number[]> {
  const judgeFiles = createFileJudge(job, lookup);
  const isListed = [...review.bases.keys()].every((number) => merged.some((pull) => pull.number === number));
  // If the job was in a different file, the records show which pull requests changed it.
  let mayBeMoved = !isListed;
  let registeredAt: number | undefined;
  const unregistered: number[] = [];
  for (const { number, mergedAt, files, readRecord } of merged) {
    const { changesJob, changesJobFiles, isNew } = judgeFiles(files);
    const isCandidate = !review.bases.has(number) && (mayBeMoved ? changesJobFiles : changesJob !== 'no');
    mayBeMoved ||= isNew;
    if (!isCandidate) continue;
    const signed = await readRecord();
    if (signed === undefined) {
      // The job may have been registered without a record.
      registeredAt ??= await readRegistrationTime(job, lookup.nomad);
      if (mergedAt < registeredAt) break;
      unregistered.push(number);
      continue;
    }
    const { record } = signed;
    const entries = [...record.jobs, ...record.removed].filter((entry) => coversJob({ ...signed, entry }, job));
    if (entries.some(({ done }) => done !== undefined || record.phase === 'registered')) break;
    if (entries.length > 0 || changesJob === 'yes') unregistered.push(number);
  }
  return unregistered;
}

/** @returns a function that judges the files of a pull request; `undefined` files are unknown */
function createFileJudge({ file }: JobInFile, { collected, checkout, workspace }: Omit<MergeLookup, 'review'>) {
  const options = { checkout, workspace, budget: collected.budget };
  const sought = createDependencyLister(collected)(file);
  return (files: RecordedPull['files']) => {
    if (files === undefined) return { changesJob: 'unknown', changesJobFiles: true, isNew: true } as const;
    const changes = matchChanges(
      files.map(({ path }) => path),
      options,
    );
    const added = matchChanges(
      files.flatMap(({ path, isNew }) => (isNew ? [path] : [])),
      options,
    );
    const changesJob = changes.findChangedFile(file, sought) === undefined ? 'no' : 'yes';
    const isNew = added.findChangedFile(file, new Set([file])) !== undefined;
    return { changesJob, changesJobFiles: changesJob === 'yes' || changes.names.some(collected.isJobFile), isNew };
  };
}

/** Whether a plan shows a job, in this file or a different one. */
export function coversJob(
  { entry, key }: RecordedEntry<ReviewedJob | RemovedJob>,
  { file, id, namespace = 'default', region = '' }: JobInFile,
): boolean {
  return (
    entry.file === file ||
    (matchesIdentifier(entry.id, id, key) &&
      matchesIdentifier(entry.namespace, namespace, key) &&
      mayBeRegion(entry.region, region, key))
  );
}
