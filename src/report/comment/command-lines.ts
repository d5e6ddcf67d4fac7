import { COMMENT_LIMIT } from '../../text/fit.ts';
import type { Door } from '../../text/door.ts';
import { asPublished, indexOfMark, joinPublished, publishedLines, type Published } from '../../text/published.ts';
import { markOf } from '../../text/mark.ts';
import {
  code,
  details,
  fence,
  joinLines,
  link,
  md,
  name,
  nothing,
  paragraphs,
  prose,
  type Markdown,
} from '../../text/markdown.ts';
import { latestChangeMark, withoutLatestChange } from './same-comment.ts';
import { formatCommand, isNameable, parseCommand, writingVerbs } from '../../review/commands/parse-command.ts';
import { draftRecordLine, planId, recordLine, stampLength } from '../../review/record-codec.ts';
import type { Verb } from '../../inputs/commands.ts';
import type { RecordedCommand, ReviewedJob, ReviewRecord } from '../../review/record.ts';
import type { SigningKey } from '../../inputs/review.ts';

/** The lines that begin the parts of a comment between its text and its record. No text of others can begin one. */
const marks = { copy: markOf`outrider:commands`, log: markOf`outrider:command-log` };

/** Jobs whose commands are shown; those of the others are written in the same way. */
const mostJobs = 3;
const mostCommands = 10;
const longestResult = 300;
/** GitHub's limit of a comment, with room for the times in its record: https://docs.github.com/en/rest/issues/comments */
const commentLimit = COMMENT_LIMIT - stampLength;

/** The commands that a reader of a plan can copy, and the ID of the plan; empty if no command is allowed. */
export function copyableCommands(record: ReviewRecord, verbs: readonly Verb[], key: SigningKey): Markdown {
  if (verbs.length === 0) return nothing;
  const id = planId(record, key);
  const jobs = record.jobs.filter((job) => job.changes && typeof job.id === 'string' && isNameable(job.id));
  const lines = [
    ...(verbs.includes('plan') && jobs.every(({ done }) => done === undefined) ? ['/outrider plan'] : []),
    ...jobs.slice(0, mostJobs).flatMap((job) => commandsOfJob(job, verbs, id)),
    ...(verbs.includes('help') ? ['/outrider help'] : []),
  ];
  const fences = paragraphs(lines.map((line) => fence([line], 'text')));
  return paragraphs([marks.copy, details(md`Commands for plan ${code(id)}`, fences, false)]);
}

function commandsOfJob({ id, done }: ReviewedJob, verbs: readonly Verb[], plan: string): readonly string[] {
  if (typeof id !== 'string') return [];
  return verbs
    .filter((verb) => verb === 'status' || (done !== undefined && writingVerbs.has(verb)))
    .map((verb) => formatCommand({ verb, job: id, ...(writingVerbs.has(verb) ? { plan } : {}) }));
}

/** The latest commands of a pull request, a line for each; empty if there were none. */
export function commandLog(commands: readonly RecordedCommand[]): Markdown {
  if (commands.length === 0) return nothing;
  const lines = commands.map((one) => md`- ${describeCommand(one)}`);
  return paragraphs([marks.log, md`**Commands**`, joinLines(lines)]);
}

function describeCommand({ by, text, isWell, result, run }: RecordedCommand): Markdown {
  const place = link(md`run ${run.number}`, run.url);
  return md`${isWell ? '🚀' : '😕'} ${name(by)}: ${name(text)}: ${prose(result.slice(0, longestResult))} (${place})`;
}

/** The headline describes the end of a registration: the latest command that changed a job since then follows it. */
function withLatestChange(comment: Published, command: RecordedCommand, door: Door): Published {
  const verb = parseCommand(command.text)?.verb;
  if (!command.isWell || verb === undefined || !writingVerbs.has(verb)) return comment;
  const notice = door.markdown(md`${latestChangeMark}\n> **Since then:** ${describeCommand(command)}`);
  const lines = publishedLines(withoutLatestChange(joinPublished(publishedLines(comment))));
  const at = lines.findIndex((line) => line.startsWith('### '));
  return joinPublished(at === -1 ? lines : lines.toSpliced(at + 1, 0, notice));
}

/** The comment without the parts between its text and its record. */
export function withoutCommands(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => line === marks.copy || line === marks.log);
  return at === -1 ? lines : lines.slice(0, at);
}

/** A comment with another record and its list of commands, as a draft to be sealed; the oldest commands are left out if it would be too long. */
function withCommands(
  comment: Published,
  record: ReviewRecord,
  commands: readonly RecordedCommand[],
  door: Door,
): Published {
  const lines = publishedLines(comment);
  const at = lines.findLastIndex((line) => line === recordLine(comment));
  if (at === -1) return comment;
  const log = indexOfMark(lines.slice(0, at), marks.log);
  const kept = asPublished(joinPublished(lines.slice(0, log === -1 ? at : log)).trimEnd());
  for (let from = Math.max(0, commands.length - mostCommands); ; from += 1) {
    const shown = commands.slice(from);
    const { commands: _before, ...rest } = record;
    const wanted = shown.length === 0 ? rest : { ...rest, commands: shown };
    const section = shown.length === 0 ? nothing : md`\n${commandLog(shown)}\n\n`;
    const whole = joinPublished([kept, door.markdown(md`${section}${draftRecordLine(wanted)}`)]);
    if (whole.length <= commentLimit || shown.length === 0) return whole;
  }
}

/**
 * A comment with one more command, and below the headline if it changed a job, as a draft to be sealed; a second run of the same command replaces its line.
 *
 * @param record the verified one of the comment
 */
export function addCommand(comment: Published, record: ReviewRecord, added: RecordedCommand, door: Door): Published {
  const commands = [...(record.commands ?? []).filter(({ id }) => id !== added.id), added];
  const changed = withCommands(withLatestChange(comment, added, door), record, commands, door);
  return changed.length <= commentLimit ? changed : withCommands(comment, record, commands, door);
}
