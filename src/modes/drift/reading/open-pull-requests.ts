import { readUnverified } from '../../../review/record-codec.ts';
import type { Survey } from '../../../clients/github/survey.ts';
import type { JobAddress } from '../../../operations/planning/declaring-files.ts';
import type { Identifier, ReviewRecord } from '../../../review/record.ts';
import type { DriftInputs } from '../inputs.ts';
import type { DriftOutcome, JobDrift } from '../outcome.ts';

/**
 * Marks the drifts of jobs that the plan of an open pull request changes, so that they are mentioned and not counted.
 *
 * @param comments our own comments on open pull requests; undefined if they are not known
 */
export function withPullRequests(
  outcome: DriftOutcome,
  comments: Survey['comments'],
  { skipOpen, nomad }: Pick<DriftInputs, 'skipOpen' | 'nomad'>,
): DriftOutcome {
  if (!skipOpen || comments === undefined || outcome.drifts.length === 0) return outcome;
  const records = comments.flatMap(({ pullRequest, body }) => {
    const record = readUnverified(body);
    return record?.cluster === nomad.address.host ? [{ pullRequest, record }] : [];
  });
  const drifts = outcome.drifts.map((drift): JobDrift => {
    const touching = records.filter(({ record }) => isChangedBy(record, drift));
    const numbers = new Set(touching.map(({ pullRequest }) => pullRequest));
    return { ...drift, pullRequests: [...numbers].toSorted((a, b) => a - b) };
  });
  return { ...outcome, drifts };
}

function isChangedBy({ jobs, removed }: ReviewRecord, { file, address }: JobDrift): boolean {
  const isSame = (recorded: { readonly file: string } & Readonly<Record<keyof JobAddress, Identifier>>): boolean =>
    (recorded.file === file || recorded.id === address.id) &&
    isPossibly(recorded.namespace, address.namespace) &&
    (recorded.region === '' || address.region === '' || isPossibly(recorded.region, address.region));
  return jobs.some((job) => job.changes && isSame(job)) || removed.some(isSame);
}

/** A name that holds a secret is not recorded in clear. */
function isPossibly(recorded: Identifier, name: string): boolean {
  return typeof recorded !== 'string' || recorded === name;
}
