import { code, details, fence, link } from '../markdown/markdown.ts';
import { clipped } from '../markdown/fit.ts';
import { latestChangeMark, withoutLatestChange } from './same-comment.ts';
import { prose } from '../markdown/prose.ts';
import { formatCommand, isNameable, parseCommand, writingVerbs } from '../../review/commands/parse-command.ts';
import { planId } from '../../review/commands/plan-id.ts';
import { fitRecordLine, openRecord, sealRecord } from '../../review/record-codec.ts';
import { dateLength } from '../../review/record-date.ts';
import { recordLine } from '../../review/record-line.ts';
import type { Verb } from '../../inputs/commands/settings.ts';
import type { RecordedCommand, ReviewedJob, ReviewRecord } from '../../review/record.ts';

/** The lines that begin the parts of a comment between its text and its record. No text of others can begin one. */
const marks = { copy: '<!-- outrider:commands -->', log: '<!-- outrider:command-log -->' };

/** Jobs whose commands are shown; those of the others are written in the same way. */
const mostJobs = 3;
const mostCommands = 10;
const longestResult = 300;
/** GitHub's limit of a comment, with room for its date: https://docs.github.com/en/rest/issues/comments */
const commentLimit = 65_536 - dateLength;

/** The commands that a reader of a plan can copy, and the ID of the plan; empty if no command is allowed. */
export function copyableCommands(record: ReviewRecord, verbs: readonly Verb[], key: string | undefined): string {
  if (verbs.length === 0) return '';
  const id = planId(record, key);
  const jobs = record.jobs.filter((job) => job.changes && typeof job.id === 'string' && isNameable(job.id));
  const lines = [
    ...(verbs.includes('plan') && jobs.every(({ done }) => done === undefined) ? ['/outrider plan'] : []),
    ...jobs.slice(0, mostJobs).flatMap((job) => commandsOfJob(job, verbs, id)),
    ...(verbs.includes('help') ? ['/outrider help'] : []),
  ];
  const fences = lines.map((line) => fence([line], 'text')).join('\n\n');
  const summary = `Commands for plan <code>${id}</code>`;
  return [marks.copy, '', details(summary, fences, false)].join('\n');
}

function commandsOfJob({ id, done }: ReviewedJob, verbs: readonly Verb[], plan: string): readonly string[] {
  if (typeof id !== 'string') return [];
  return verbs
    .filter((verb) => verb === 'status' || (done !== undefined && writingVerbs.has(verb)))
    .map((verb) => formatCommand({ verb, job: id, ...(writingVerbs.has(verb) ? { plan } : {}) }));
}

/** The latest commands of a pull request, a line for each; empty if there were none. */
export function commandLog(commands: readonly RecordedCommand[]): string {
  if (commands.length === 0) return '';
  return [marks.log, '', '**Commands**', '', ...commands.map((one) => `- ${describeCommand(one)}`)].join('\n');
}

function describeCommand({ by, text, isWell, result, run }: RecordedCommand): string {
  const place = link(`run ${run.number}`, run.url);
  return `${isWell ? '🚀' : '😕'} ${code(clipped(by))}: ${code(clipped(text))}: ${prose(result.slice(0, longestResult))} (${place})`;
}

/** The headline describes the end of a registration: the latest command that changed a job since then follows it. */
function withLatestChange(comment: string, command: RecordedCommand): string {
  const verb = parseCommand(command.text)?.verb;
  if (!command.isWell || verb === undefined || !writingVerbs.has(verb)) return comment;
  const notice = `${latestChangeMark}\n> **Since then:** ${describeCommand(command)}`;
  return withoutLatestChange(comment.replaceAll(/\r\n?/g, '\n')).replace(/^### .*$/m, (line) => `${line}\n${notice}`);
}

/** The comment without the parts between its text and its record. */
export function withoutCommands(lines: readonly string[]): readonly string[] {
  const at = lines.findIndex((line) => line === marks.copy || line === marks.log);
  return at === -1 ? lines : lines.slice(0, at);
}

interface LogChange {
  readonly comment: string;
  /** The verified record of the comment. */
  readonly record: ReviewRecord;
  readonly commands: readonly RecordedCommand[];
  readonly key: string | undefined;
}

/** A comment with another list of commands, sealed again; the oldest are left out if it would be too long. */
function setCommandLog({ comment, record, commands, key }: LogChange): string {
  const lines = comment.replaceAll(/\r\n?/g, '\n').split('\n');
  const line = recordLine(comment);
  if (line === undefined) return comment;
  const text = lines.slice(0, lines.lastIndexOf(line));
  const log = text.lastIndexOf(marks.log);
  const kept = (log === -1 ? text : text.slice(0, log)).join('\n').trimEnd();
  for (let from = Math.max(0, commands.length - mostCommands); ; from += 1) {
    const shown = commands.slice(from);
    const { commands: _before, ...rest } = record;
    const wanted = shown.length === 0 ? rest : { ...rest, commands: shown };
    const section = commandLog(shown);
    const last = fitRecordLine(wanted, key, Infinity);
    const whole = sealRecord([kept, ...(section === '' ? [] : ['', section, '']), last].join('\n'), key);
    if (whole.length <= commentLimit || shown.length === 0) return whole;
  }
}

/** Adds a command to a comment, and below the headline if it changed a job; a second run of the same command replaces its line. */
export function addCommand(change: Omit<LogChange, 'commands'>, added: RecordedCommand): string {
  const before = (change.record.commands ?? []).filter(({ id }) => id !== added.id);
  const commands = [...before, added];
  const changed = setCommandLog({ ...change, comment: withLatestChange(change.comment, added), commands });
  return changed.length <= commentLimit ? changed : setCommandLog({ ...change, commands });
}

/**
 * A new comment with the commands that the present one lists, and those that are used up. Only those of a readable record count, which is signed if there is a
 * key.
 */
export function carryCommands(present: string, wanted: string, key: string | undefined): string {
  const [before, now] = [openRecord(present, key), openRecord(wanted, key)];
  if (before.kind !== 'opened' || now.kind !== 'opened' || before.signed !== now.signed) return wanted;
  const used = new Map(
    before.record.jobs.flatMap(({ file, command }) => (command === undefined ? [] : [[file, command]])),
  );
  const { commands = [] } = before.record;
  if (commands.length === 0 && used.size === 0) return wanted;
  const jobs = now.record.jobs.map((job) => ({ ...job, command: used.get(job.file) }));
  return setCommandLog({ comment: wanted, record: { ...now.record, jobs }, commands, key });
}
