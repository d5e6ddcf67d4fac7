import { createHash } from 'node:crypto';
import { isTemplate } from '../../nomad-plan/spec.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import { canonical } from '../../nomad-plan/specification.ts';
import { differenceOf } from '../../review/meaning.ts';
import type { ShownDiff } from '../../redaction/shown-diff.ts';
import type { JobDrift, LastCommit, MissingWhy } from './outcome.ts';

/** What is left to find out about a job after its plan. */
export type Judgement =
  | { readonly kind: 'same' }
  /** A batch job that Nomad does not have: it may have ended and been garbage-collected. */
  | { readonly kind: 'ended' }
  | { readonly kind: 'missing'; readonly why: MissingWhy }
  | { readonly kind: 'changed' };

interface JudgedJob {
  /** As it would be registered. */
  readonly job: Job;
  readonly isRegistered: boolean;
  readonly isStopped: boolean;
  /** Nomad's status; undefined if it is not known. */
  readonly status: string | undefined;
  /** Whether registering the file would change anything else than `Stop`. */
  readonly differs: boolean;
}

export function judgeJob({ job, isRegistered, isStopped, status, differs }: JudgedJob): Judgement {
  // Nomad removes batch jobs that have ended: https://developer.hashicorp.com/nomad/docs/manage/garbage-collection
  if (!isRegistered) return endsByItself(job) ? { kind: 'ended' } : { kind: 'missing', why: 'absent' };
  if (isStopped) return { kind: 'missing', why: 'stopped' };
  if (status === 'dead' && !endsByItself(job) && !isTemplate(job) && wantsAllocations(job))
    return { kind: 'missing', why: 'dead' };
  return { kind: differs ? 'changed' : 'same' };
}

function endsByItself(job: Job): boolean {
  return (job.Type === 'batch' || job.Type === 'sysbatch') && !isTemplate(job);
}

/** A service with a count of 0 is dead as well, as it should be. */
function wantsAllocations(job: Job): boolean {
  return job.Type === 'system' || (job.TaskGroups ?? []).some(({ Count }) => (Count ?? 1) > 0);
}

export interface ChangeHistory {
  /** When the running version was submitted; undefined if Nomad does not report it. */
  readonly submitted: Date | undefined;
  readonly commit: LastCommit;
  /** Whether the file is a version that Nomad rolled back. */
  readonly isGivenUp: boolean;
}

export function judgeChange({
  submitted,
  commit,
  isGivenUp,
}: ChangeHistory): 'changed' | 'unregistered' | 'rolled-back' {
  if (isGivenUp) return 'rolled-back';
  const isNewer = typeof commit === 'object' && submitted !== undefined && commit.at > submitted;
  return isNewer ? 'unregistered' : 'changed';
}

/** Bytes: only the few meanings of one job are compared with each other. */
const digestBytes = 6;

/**
 * Digest of what a drift means to a reader: its kind, and the redacted difference. It has no hidden value, which could be guessed from it, and nothing that
 * changes by itself, such as the number of running allocations.
 */
export function driftMeaning(
  { kind, why, givenUp }: Pick<JobDrift, 'kind' | 'why' | 'givenUp'>,
  diff: ShownDiff | null,
): string {
  const meaning = { kind, why, givenUp: givenUp?.version, diff: diff === null ? null : differenceOf(diff) };
  const digest = createHash('sha256')
    .update(`outrider drift v1\n${canonical(meaning)}`)
    .digest();
  return digest.subarray(0, digestBytes).toString('base64');
}
