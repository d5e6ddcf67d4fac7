import { markOf, type Mark } from '../../text/published.ts';
import { itemsWithin, type Room } from '../../text/fit.ts';
import { code, joinLines, md, name, nothing, paragraphs, prose, type Markdown } from '../../text/markdown.ts';
import { formatCommand, isNameable } from '../../review/commands/parse-command.ts';
import type { GuardName, Guarding } from '../../inputs/guards.ts';
import { hitsOf, place, value, valueOrNone, type JobHit } from '../plan/guard-hits.ts';
import type { PlanOutcome } from '../plan/plan-outcome.ts';

/** How hits of a plan can be allowed. */
export interface Allowing {
  /** The ID of the plan. */
  readonly plan: string;
  readonly role: Guarding['role'];
  readonly isOffered: boolean;
}

/** Begins the two lines about a hit, of which a command changes the sign and the second one. */
export function guardMark(guard: GuardName, file: string): Mark {
  return markOf`outrider:guard ${guard} ${file}`;
}

export const refusedSign = '🛑';
export const allowedSign = '✅';

/** Who may allow a hit, in the words of GitHub. */
const approvers: Readonly<Record<Guarding['role'], string>> = {
  write: 'A person with write access',
  maintain: 'A maintainer',
  admin: 'An admin',
};

/** The second line about a hit that is allowed. */
export function allowedLine(by: string): Markdown {
  return md`Allowed by ${name(by)}.`;
}

/** The second line about a hit that is not allowed. */
export function refusedLine(guard: GuardName, job: string, { plan, role, isOffered }: Allowing): Markdown {
  if (!isOffered || !isNameable(job)) return md`The register refuses it.`;
  return md`${prose(approvers[role])} can allow it: ${code(formatCommand({ verb: 'allow', guard, job, plan }))}`;
}

/** The commands that allow the hits that nobody has allowed yet; empty where the comment may not offer them. */
export function allowCommands(
  outcome: Pick<PlanOutcome, 'jobs' | 'removed'>,
  allowing: Allowing | undefined,
): readonly string[] {
  if (allowing?.isOffered !== true) return [];
  const { plan } = allowing;
  const open = hitsOf(outcome).filter(({ id, hit }) => hit.allowedBy === undefined && isNameable(id));
  return [...new Set(open.map(({ id: job, hit: { guard } }) => formatCommand({ verb: 'allow', guard, job, plan })))];
}

/** A paragraph for each hit, as many as have room; empty without any. */
export function guardSection(
  outcome: Pick<PlanOutcome, 'jobs' | 'removed'>,
  allowing: Allowing | undefined,
  room: Room,
): Markdown {
  const rows = hitsOf(outcome).map((one) => guardRow(one, allowing));
  const spaced = rows.map((row, at) => (at === 0 ? row : paragraphs([nothing, md`\n${row}`])));
  return itemsWithin(spaced, room, (left) => md`\n… and ${left} more in ${room.elsewhere}.`);
}

function guardRow({ id, file, hit }: JobHit, allowing: Allowing | undefined): Markdown {
  const { what, old, new: after, unit = '', guard, allowedBy } = hit;
  const change =
    old === ''
      ? md`${prose(what)}${after === '' ? nothing : md` ${prose(value(after))}`}`
      : md`${prose(`${what} ${value(old)}`)} → ${prose(`${valueOrNone(after)}${unit}`)}`;
  const where = place(hit);
  const text = md`**${name(id)}**: ${where === '' ? nothing : md`${prose(where)} `}${change} (${prose(guard)}).`;
  const cause = hit.unknown === undefined ? nothing : md` Cannot be judged: ${prose(hit.unknown)}.`;
  const next =
    allowedBy === undefined
      ? allowing === undefined
        ? md`The register refuses it.`
        : refusedLine(guard, id, allowing)
      : allowedLine(allowedBy);
  return joinLines([
    guardMark(guard, file),
    md`${allowedBy === undefined ? refusedSign : allowedSign} ${text}${cause}`,
    next,
  ]);
}
