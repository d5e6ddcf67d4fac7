import { itemList, type Block } from '../../text/fit.ts';
import { listTexts } from '../../text/numbers.ts';
import { linkDocumentation } from '../documentation.ts';
import { join, link, md, name, nothing, prose, type Markdown } from '../../text/markdown.ts';
import type { ApprovalRule } from '../../review/approvals.ts';
import { approvers, listHits, formatHitAddress, clipValue, type JobHit } from '../plan/guard-hits.ts';
import type { PlanOutcome } from '../plan/plan-outcome.ts';

/** The minimum role of the people who approve the hits of a plan, or the obstacle to an approval. */
export type ApprovalRequirement = { readonly role: ApprovalRule['role'] } | { readonly obstacle: string };

/** The end of a sentence about a register run that refuses hits: until when. */
function describeRefusal(requirement: ApprovalRequirement): Markdown {
  return 'role' in requirement
    ? md` until ${prose(approvers[requirement.role])} approves`
    : md`, and approval is not possible: ${prose(requirement.obstacle)}`;
}

/** Guards that protect other jobs or secrets, the most severe first. All other guards follow. */
const severest: readonly string[] = ['privileged', 'new-secrets-access', 'namespace-change', 'stops'];

/** Hits that a guard cannot judge come last. */
function rankHit({ hit: { guard, unknown } }: JobHit): number {
  return (unknown === undefined ? 0 : severest.length + 1) + (severest.indexOf(guard) + 1 || severest.length + 1);
}

/** The hits in one list, the most severe first. Tasks and guards of a job with the same hit share a line. Empty without hits. */
export function renderGuards(
  outcome: Pick<PlanOutcome, 'jobs' | 'removed'>,
  requirement: ApprovalRequirement | undefined,
): Block {
  const sortedHits = listHits(outcome).toSorted((a, b) => rankHit(a) - rankHit(b));
  const rowsByText = Map.groupBy(
    sortedHits,
    ({ id, namespace, file, hit: { group: _group, task: _task, guard: _guard, ...hit } }) =>
      JSON.stringify([id, namespace, file, { ...hit, isInOtherGroup: undefined, line: undefined }]),
  );
  const rows = Array.from(rowsByText.values(), renderHits);
  const isOneRow = rows.length === 1;
  const approvedBy = sortedHits[0]?.hit.approvedBy?.map((login) => name(login));
  const next =
    approvedBy === undefined
      ? md`This plan cannot be registered${requirement === undefined ? nothing : describeRefusal(requirement)}`
      : md`Approved by ${join(approvedBy, ', ')}`;
  return itemList(isOneRow ? rows : rows.map((row) => md`- ${row}`), {
    wrap: (items) => (isOneRow ? md`${items} ${next}.` : md`**${next}:**\n${items}`),
  });
}

/** ``task `a`, task `b`, 3 more: ``; empty for the job itself. */
function describeAddresses(hits: readonly JobHit[]): string {
  const addresses = new Set(hits.map(({ hit }) => formatHitAddress(hit)));
  addresses.delete('');
  return addresses.size === 0 ? '' : `${listTexts([...addresses])}: `;
}

/** A line for one hit of several tasks or guards. */
function renderHits(hits: readonly JobHit[]): Markdown {
  const [first] = hits;
  if (first === undefined) return nothing;
  const { subject, old, new: after, unit = '', approvedBy, unknown } = first.hit;
  const guards = [...new Set(hits.map(({ hit }) => hit.guard))].join(', ');
  const change =
    old === ''
      ? md`${prose(subject)}${after === '' ? nothing : md` ${prose(clipValue(after))}`}`
      : md`${prose(`${subject} ${clipValue(old)}`)} → ${prose(`${clipValue(after)}${unit}`)}`;
  const location = describeAddresses(hits);
  const cause = unknown === undefined ? nothing : md` Cannot be judged: ${prose(unknown)}.`;
  const sign = approvedBy !== undefined ? '✅' : unknown === undefined ? '🛑' : '❓';
  return md`${sign} **${name(first.id)}**: ${location === '' ? nothing : md`${prose(location)} `}${change} (${link(prose(guards), linkDocumentation('guards.md'))}).${cause}`;
}
