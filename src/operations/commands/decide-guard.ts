import { ActionError } from '../../errors.ts';
import { rewriteComment } from '../../clients/github/comments/upsert.ts';
import { addToHistory } from '../../report/comment/history.ts';
import { allowedLine, allowedSign, guardMark, refusedLine, refusedSign } from '../../report/comment/guard-rows.ts';
import { findAllowance, findGuarded } from '../../review/commands/judge-record.ts';
import { formatCommand } from '../../review/commands/parse-command.ts';
import { planId } from '../../review/record-codec.ts';
import { unknownPlan } from '../../review/commands/refusals.ts';
import { asPublished, joinPublished, publishedLines, type Published } from '../../text/published.ts';
import { plural } from '../../text/numbers.ts';
import { entryOf } from '../comments/show-change.ts';
import { sealAgainIfLate, sealComment } from '../review/open-review.ts';
import { findRecord, type JudgedCommand } from './judge-command.ts';
import type { GuardName } from '../../inputs/guards.ts';
import type { CommandStage } from './run-command.ts';
import type { Allowance, RemovedJob, ReviewedJob, ReviewRecord } from '../../review/record.ts';

/** Attempts to write the comment while other runs write it as well. */
const attempts = 3;

/** Records in the comment that a hit is allowed, or no longer. @throws ActionError of GitHub; CommandRefusal where the plan is another one meanwhile */
export async function decideGuard(stage: CommandStage, judged: JudgedCommand): Promise<void> {
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    await writeDecision(stage, judged);
    const { record, key } = await findRecord(stage);
    const { entry, hit } = findGuarded(record, judged.command, { comment: judged.comment.id, key });
    if (findAllowance(entry, hit)?.comment === judged.comment.id) return;
  }
  throw new ActionError({
    reason: 'conflict',
    message: 'The command was not recorded: other runs changed the comment with the plan at the same time',
    hint: 'Give the command again.',
  });
}

async function writeDecision(stage: CommandStage, { command, comment: given }: JudgedCommand): Promise<void> {
  const { place, runner, settings } = stage;
  const { record, key, comment } = await findRecord(stage);
  const plan = planId(record, key);
  if (plan !== command.plan) throw unknownPlan('it was planned again meanwhile');
  const { entry, hit } = findGuarded(record, command, { comment: given.id, key });
  const isAllowed = command.verb === 'allow';
  const allowance: Allowance = {
    ...hit,
    comment: given.id,
    by: given.author,
    ...(isAllowed ? {} : { withdrawn: true }),
  };
  const decided = withAllowance(record, entry, allowance);
  const { guard = 'stops', job = '' } = command;
  const role = record.guards?.role ?? 'maintain';
  const state = isAllowed
    ? { sign: allowedSign, line: allowedLine(given.author) }
    : { sign: refusedSign, line: refusedLine(guard, job, { plan, role, isOffered: settings.verbs.has('allow') }) };
  const shown = { sign: state.sign, line: runner.door.markdown(state.line) };
  const body = withDecision(asPublished(comment.body), { guard, file: entry.file }, shown);
  const text = formatCommand(command);
  const result = isAllowed ? 'allowed' : 'not allowed any more';
  const change = {
    entry: entryOf(stage, { id: `comment ${given.id}`, by: given.author, text, isWell: true, result }),
    states: new Map(),
    ui: undefined,
  };
  const draft = addToHistory(body, decided, change, runner.door);
  await sealAgainIfLate(place, await rewriteComment(place, comment.id, sealComment(place, draft)));
}

/** At the end of a headline; see `planHeadline`. */
const countOfHits = /\b(\d{1,6}) guarded changes?$/;

/** The latest command about a hit replaces the earlier one. */
function withAllowance(record: ReviewRecord, entry: ReviewedJob | RemovedJob, allowance: Allowance): ReviewRecord {
  const decide = <One extends ReviewedJob | RemovedJob>(one: One): One =>
    Object.is(one, entry)
      ? { ...one, allowed: [...(one.allowed ?? []).filter(({ guard }) => guard !== allowance.guard), allowance] }
      : one;
  return { ...record, jobs: record.jobs.map(decide), removed: record.removed.map(decide) };
}

/** A comment whose rows about a hit, and the count in its headline, show that it is allowed, or no longer. */
function withDecision(
  comment: Published,
  { guard, file }: { readonly guard: GuardName; readonly file: string },
  { sign, line }: { readonly sign: string; readonly line: Published },
): Published {
  const mark: string = guardMark(guard, file);
  const lines = publishedLines(comment);
  const rows = lines.filter((text, at) => lines[at - 1] === mark && !text.startsWith(sign)).length;
  const change = sign === allowedSign ? -rows : rows;
  const changed = lines.map((text, at) => {
    if (text.startsWith('### '))
      return asPublished(text.replace(countOfHits, (_, count) => plural(Number(count) + change, 'guarded change')));
    if (lines[at - 1] === mark) return asPublished(text.replace(/^(?:🛑|✅)/u, sign));
    return lines[at - 2] === mark ? line : text;
  });
  return joinPublished(changed);
}
