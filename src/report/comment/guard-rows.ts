import { itemList, type Block } from '../../text/fit.ts';
import { join, md, name, nothing, prose, type Markdown } from '../../text/markdown.ts';
import type { ApprovalRule } from '../../review/approvals.ts';
import { approvers, listHits, place, value, type JobHit } from '../plan/guard-hits.ts';
import type { PlanOutcome } from '../plan/plan-outcome.ts';

/** The minimum role of the people who approve the hits of a plan, or the obstacle to an approval. */
export type Approving = { readonly role: ApprovalRule['role'] } | { readonly obstacle: string };

/** How long a register refuses hits, at the end of a sentence. */
export function describeRefusal(approving: Approving): Markdown {
  return 'role' in approving
    ? md` until ${prose(approvers[approving.role])} approves`
    : md`, and it cannot be approved: ${prose(approving.obstacle)}`;
}

/** Guards of other jobs or of secrets come first. */
const severest: readonly string[] = ['privileged', 'new-secrets-access', 'namespace-change', 'stops'];

function rankHit({ hit: { guard } }: JobHit): number {
  return severest.indexOf(guard) + 1 || severest.length + 1;
}

/** A paragraph for each hit, the most severe first; tasks of a job with the same hit share one. Empty without hits. */
export function guardList(outcome: Pick<PlanOutcome, 'jobs' | 'removed'>, approving: Approving | undefined): Block {
  const sorted = listHits(outcome).toSorted((a, b) => rankHit(a) - rankHit(b));
  const same = Map.groupBy(sorted, ({ id, namespace, file, hit: { group: _group, task: _task, ...hit } }) =>
    JSON.stringify([id, namespace, file, { ...hit, line: undefined }]),
  );
  return itemList(
    [...same.values()].flatMap((hits) => guardRow(hits, approving)),
    {
      separator: '\n\n',
      more: (left, elsewhere) => md`… and ${left} more in ${elsewhere}.`,
    },
  );
}

const maxPlaces = 5;

/** ``task `a`, task `b`, 3 more: ``; empty for the job itself. */
function describePlaces(hits: readonly JobHit[]): string {
  const places = hits.map(({ hit }) => place(hit).replace(/: $/, '')).filter((text) => text !== '');
  const more = places.length > maxPlaces ? [`${places.length - maxPlaces} more`] : [];
  return places.length === 0 ? '' : `${[...places.slice(0, maxPlaces), ...more].join(', ')}: `;
}

function guardRow(hits: readonly JobHit[], approving: Approving | undefined): readonly Markdown[] {
  const [first] = hits;
  if (first === undefined) return [];
  const { id, hit } = first;
  const { what, old, new: after, unit = '', guard, approvedBy, unknown } = hit;
  const change =
    old === ''
      ? md`${prose(what)}${after === '' ? nothing : md` ${prose(value(after))}`}`
      : md`${prose(`${what} ${value(old)}`)} → ${prose(`${value(after)}${unit}`)}`;
  const where = describePlaces(hits);
  const cause = unknown === undefined ? nothing : md` Cannot be judged: ${prose(unknown)}.`;
  const sign = approvedBy !== undefined ? '✅' : unknown === undefined ? '🛑' : '❓';
  const refusal = approving === undefined ? nothing : describeRefusal(approving);
  const by = join(
    (approvedBy ?? []).map((login) => name(login)),
    ', ',
  );
  const next = approvedBy === undefined ? md`The register refuses it${refusal}.` : md`Approved by ${by}.`;
  return [
    md`${sign} **${name(id)}**: ${where === '' ? nothing : md`${prose(where)} `}${change} (${prose(guard)}).${cause} ${next}`,
  ];
}
