import type { Block } from '../../text/fit.ts';
import { join, joinLines, md, name, nothing, paragraphs, prose, type Markdown } from '../../text/markdown.ts';
import type { ApprovalRule } from '../../review/approvals.ts';
import { approvers, listHits, formatHitAddress, clipValue, type JobHit } from '../plan/guard-hits.ts';
import type { PlanOutcome } from '../plan/plan-outcome.ts';

/** The minimum role of the people who approve the hits of a plan, or the obstacle to an approval. */
export type ApprovalRequirement = { readonly role: ApprovalRule['role'] } | { readonly obstacle: string };

/** How long a register refuses hits, at the end of a sentence. */
export function describeRefusal(approving: ApprovalRequirement): Markdown {
  return 'role' in approving
    ? md` until ${prose(approvers[approving.role])} approves`
    : md`, and it cannot be approved: ${prose(approving.obstacle)}`;
}

/** Guards of other jobs or of secrets come first. */
const severest: readonly string[] = ['privileged', 'new-secrets-access', 'namespace-change', 'stops'];

function rankHit({ hit: { guard } }: JobHit): number {
  return severest.indexOf(guard) + 1 || severest.length + 1;
}

/** The hits, the most severe first: a paragraph for each job. Tasks of a job with the same hit share a line. Empty without hits. */
export function renderGuards(
  outcome: Pick<PlanOutcome, 'jobs' | 'removed'>,
  approving: ApprovalRequirement | undefined,
): Block {
  const sorted = listHits(outcome).toSorted((a, b) => rankHit(a) - rankHit(b));
  const same = Map.groupBy(sorted, ({ id, namespace, file, hit: { group: _group, task: _task, ...hit } }) =>
    JSON.stringify([id, namespace, file, { ...hit, line: undefined }]),
  );
  const rows = [...same.values()].flatMap((hits) => renderGuardRow(hits, approving));
  return {
    pieces: rows.length,
    render(pieces, elsewhere) {
      const omitted = rows.length - pieces;
      const jobs = Map.groupBy(rows.slice(0, pieces), ({ job }) => job);
      const more = omitted === 0 ? nothing : md`… and ${omitted} more in ${elsewhere}.`;
      return paragraphs([...Array.from(jobs.values(), renderParagraph), more]);
    },
  };
}

interface GuardRow {
  /** Equal for the rows of a paragraph. */
  readonly job: string;
  readonly head: Markdown;
  readonly change: Markdown;
  readonly next: (isOne: boolean) => Markdown;
}

/** A single hit in a line; several as a list behind what they have in common. */
function renderParagraph([first, ...others]: readonly GuardRow[]): Markdown {
  if (first === undefined) return nothing;
  if (others.length === 0) return md`${first.head} ${first.change} ${first.next(true)}`;
  return joinLines([
    md`${first.head} ${first.next(false)}`,
    ...[first, ...others].map(({ change }) => md`- ${change}`),
  ]);
}

const maxLocations = 5;

/** ``task `a`, task `b`, 3 more: ``; empty for the job itself. */
function describeAddresses(hits: readonly JobHit[]): string {
  const addresses = hits.map(({ hit }) => formatHitAddress(hit).replace(/: $/, '')).filter((text) => text !== '');
  const more = addresses.length > maxLocations ? [`${addresses.length - maxLocations} more`] : [];
  return addresses.length === 0 ? '' : `${[...addresses.slice(0, maxLocations), ...more].join(', ')}: `;
}

function renderGuardRow(hits: readonly JobHit[], approving: ApprovalRequirement | undefined): readonly GuardRow[] {
  const [first] = hits;
  if (first === undefined) return [];
  const { id, namespace, file, hit } = first;
  const { subject, old, new: after, unit = '', guard, approvedBy, unknown } = hit;
  const change =
    old === ''
      ? md`${prose(subject)}${after === '' ? nothing : md` ${prose(clipValue(after))}`}`
      : md`${prose(`${subject} ${clipValue(old)}`)} → ${prose(`${clipValue(after)}${unit}`)}`;
  const location = describeAddresses(hits);
  const cause = unknown === undefined ? nothing : md` Cannot be judged: ${prose(unknown)}.`;
  const sign = approvedBy !== undefined ? '✅' : unknown === undefined ? '🛑' : '❓';
  const refusal = approving === undefined ? nothing : describeRefusal(approving);
  const logins = (approvedBy ?? []).map((login) => name(login));
  return [
    {
      job: JSON.stringify([id, namespace, file, approvedBy, sign]),
      head: md`${sign} **${name(id)}**:`,
      change: md`${location === '' ? nothing : md`${prose(location)} `}${change} (${prose(guard)}).${cause}`,
      next: (isOne) =>
        approvedBy !== undefined
          ? md`Approved by ${join(logins, ', ')}.`
          : md`The register refuses ${isOne ? md`it` : md`these changes`}${refusal}.`,
    },
  ];
}
