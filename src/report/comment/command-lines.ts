import { code, details, fence, link } from '../markdown/markdown.ts';
import { clipped } from '../markdown/fit.ts';
import { latestChangeMark, withoutLatestChange } from './same-comment.ts';
import { prose } from '../markdown/prose.ts';
import { formatCommand, isNameable, parseCommand, writingVerbs } from '../../review/commands/parse-command.ts';
import { planId } from '../../review/commands/plan-id.ts';
import { stampLength } from '../../review/record-codec.ts';
import { draftRecordLine, recordLine } from '../../review/record-line.ts';
import type { Verb } from '../../inputs/commands.ts';
import type { RecordedCommand, ReviewedJob, ReviewRecord } from '../../review/record.ts';
import type { SigningKey } from '../../inputs/review.ts';

/** The lines that begin the parts of a comment between its text and its record. No text of others can begin one. */
const marks = { copy: '<!-- outrider:commands -->', log: '<!-- outrider:command-log -->' };

/** Jobs whose commands are shown; those of the others are written in the same way. */
const mostJobs = 3;
const mostCommands = 10;
const longestResult = 300;
/** GitHub's limit of a comment, with room for the times in its record: https://docs.github.com/en/rest/issues/comments */
const commentLimit = 65_536 - stampLength;

/** The commands that a reader of a plan can copy, and the ID of the plan; empty if no command is allowed. */
export function copyableCommands(record: ReviewRecord, verbs: readonly Verb[], key: SigningKey): string {
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

/** A comment with another record and its list of commands, as a draft to be sealed; the oldest commands are left out if it would be too long. */
function withCommands(comment: string, record: ReviewRecord, commands: readonly RecordedCommand[]): string {
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
    const whole = [kept, ...(section === '' ? [] : ['', section, '']), draftRecordLine(wanted)].join('\n');
    if (whole.length <= commentLimit || shown.length === 0) return whole;
  }
}

/**
 * A comment with one more command, and below the headline if it changed a job, as a draft to be sealed; a second run of the same command replaces its line.
 *
 * @param record the verified one of the comment
 */
export function addCommand(comment: string, record: ReviewRecord, added: RecordedCommand): string {
  const commands = [...(record.commands ?? []).filter(({ id }) => id !== added.id), added];
  const changed = withCommands(withLatestChange(comment, added), record, commands);
  return changed.length <= commentLimit ? changed : withCommands(comment, record, commands);
}
