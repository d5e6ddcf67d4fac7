import type { PlannedJob, PlanOutcome, ShownHit } from './plan-outcome.ts';
import { clip } from '../../text/markdown.ts';
import type { ApprovalRule } from '../../review/approvals.ts';

/** The people who can approve guard hits, by their minimum role, in the terms of GitHub. */
export const approvers: Readonly<Record<ApprovalRule['role'], string>> = {
  write: 'a person with write access',
  maintain: 'a maintainer',
  admin: 'an admin',
};

export interface JobHit extends Pick<PlannedJob, 'id' | 'namespace' | 'file'> {
  readonly hit: ShownHit;
}

/** The hits of all jobs, undeclared jobs last. */
export function listHits({ jobs, removed }: Pick<PlanOutcome, 'jobs' | 'removed'>): readonly JobHit[] {
  return [
    ...jobs.flatMap(({ id, namespace, file, hits }) => hits.map((hit) => ({ id, namespace, file, hit }))),
    ...removed.flatMap(({ formerAddress: { id = '', namespace = '' } = {}, file, hits = [] }) =>
      hits.map((hit) => ({ id, namespace, file, hit })),
    ),
  ];
}

/** Whether a register run refuses the job because of a hit. */
export function isRefusing({ hit }: Pick<JobHit, 'hit'>): boolean {
  return hit.approvedBy === undefined;
}

/** Sets the approvers of all hits of a plan. @param approvedBy `undefined` if they are not approved */
export function addApproval(outcome: PlanOutcome, approvedBy: ShownHit['approvedBy']): PlanOutcome {
  const addApprovers = <One extends { readonly hits?: readonly ShownHit[] }>(plan: One): One => ({
    ...plan,
    hits: (plan.hits ?? []).map((hit) => ({ ...hit, approvedBy })),
  });
  return { ...outcome, jobs: outcome.jobs.map(addApprovers), removed: outcome.removed.map(addApprovers) };
}

const shownAtEachEnd = 120;

/** A value, or both ends of a long value: the end of a path is often the relevant part. */
export function clipValue(text: string): string {
  if (text === '' || /^\d+$/.test(text)) return text === '' ? 'nothing' : text;
  const hiddenLength = text.length - 2 * shownAtEachEnd;
  const ends = `${text.slice(0, shownAtEachEnd)}… ${hiddenLength} more …${text.slice(-shownAtEachEnd)}`;
  return `\`${hiddenLength > 0 ? ends.toWellFormed() : text}\``;
}

/** Empty for the job itself. */
export function formatHitAddress({ group, task, isInOtherGroup = false }: ShownHit): string {
  if (task !== '') return `task \`${clip(isInOtherGroup ? `${group}/${task}` : task)}\``;
  return group === '' ? '' : `group \`${clip(group)}\``;
}

/** `task server: memory from 4096 to 2048 MiB (less-memory)`, with names in back-ticks. */
export function describeHit(hit: ShownHit): string {
  const { subject, old, new: after, unit = '', guard, unknown } = hit;
  const change =
    old === '' ? (after === '' ? '' : ` ${clipValue(after)}`) : ` from ${clipValue(old)} to ${clipValue(after)}`;
  const cause = unknown === undefined ? '' : `, which cannot be judged: ${unknown}`;
  const address = formatHitAddress(hit);
  return `${address === '' ? '' : `${address}: `}${subject}${change}${unit} (${guard})${cause}`;
}
