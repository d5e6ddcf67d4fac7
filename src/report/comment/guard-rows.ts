import { itemsWithin, type Room } from '../../text/fit.ts';
import { join, md, name, nothing, paragraphs, prose, type Markdown } from '../../text/markdown.ts';
import type { ApprovalRule } from '../../review/approvals.ts';
import { approvers, hitsOf, place, value, valueOrNone, type JobHit } from '../plan/guard-hits.ts';
import type { PlanOutcome } from '../plan/plan-outcome.ts';

/** Who has to approve the hits of a plan, or why nobody can, and what to do. */
export type Approving = { readonly role: ApprovalRule['role'] } | { readonly obstacle: string };

/** How long a register refuses hits, at the end of a sentence. */
export function describeRefusal(approving: Approving): Markdown {
  return 'role' in approving
    ? md` until ${prose(approvers[approving.role])} approves`
    : md`, and nobody can approve it: ${prose(approving.obstacle)}`;
}

/** A paragraph for each hit, as many as have room; empty without any. */
export function guardSection(
  outcome: Pick<PlanOutcome, 'jobs' | 'removed'>,
  approving: Approving | undefined,
  room: Room,
): Markdown {
  const rows = hitsOf(outcome).map((one) => guardRow(one, approving));
  const spaced = rows.map((row, at) => (at === 0 ? row : paragraphs([nothing, md`\n${row}`])));
  return itemsWithin(spaced, room, (left) => md`\n… and ${left} more in ${room.elsewhere}.`);
}

function guardRow({ id, hit }: JobHit, approving: Approving | undefined): Markdown {
  const { what, old, new: after, unit = '', guard, approvedBy, unknown } = hit;
  const change =
    old === ''
      ? md`${prose(what)}${after === '' ? nothing : md` ${prose(value(after))}`}`
      : md`${prose(`${what} ${value(old)}`)} → ${prose(`${valueOrNone(after)}${unit}`)}`;
  const where = place(hit);
  const cause = unknown === undefined ? nothing : md` Cannot be judged: ${prose(unknown)}.`;
  const sign = approvedBy !== undefined ? '✅' : unknown === undefined ? '🛑' : '❓';
  const refusal = approving === undefined ? nothing : describeRefusal(approving);
  const by = join(
    (approvedBy ?? []).map((login) => name(login)),
    ', ',
  );
  const next = approvedBy === undefined ? md`The register refuses it${refusal}.` : md`Approved by ${by}.`;
  return md`${sign} **${name(id)}**: ${where === '' ? nothing : md`${prose(where)} `}${change} (${prose(guard)}).${cause} ${next}`;
}
