import { markOf } from '../../text/published.ts';
import { code, details, fence, md, nothing, paragraphs, type Markdown } from '../../text/markdown.ts';
import { formatCommand, isNameable, parseCommand, writingVerbs } from '../../review/commands/parse-command.ts';
import { planId } from '../../review/record-codec.ts';
import type { Verb } from '../../inputs/commands.ts';
import type { ReviewedJob, ReviewRecord } from '../../review/record.ts';
import type { SigningKey } from '../../inputs/review.ts';

/** The line that begins the commands. No foreign text can begin one. */
const copyMark = markOf`outrider:commands`;

/** Jobs whose commands are shown; those of the others are written in the same way. */
const mostJobs = 3;

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
  return paragraphs([copyMark, details(md`Commands for plan ${code(id)}`, fences, false)]);
}

function commandsOfJob({ id, done }: ReviewedJob, verbs: readonly Verb[], plan: string): readonly string[] {
  if (typeof id !== 'string') return [];
  return verbs
    .filter((verb) => verb === 'status' || (done !== undefined && writingVerbs.has(verb)))
    .map((verb) => formatCommand({ verb, job: id, ...(writingVerbs.has(verb) ? { plan } : {}) }));
}

/** The comment before the commands that it shows. */
export function withoutCommands(lines: readonly string[]): readonly string[] {
  const at = lines.indexOf(copyMark);
  return at === -1 ? lines : lines.slice(0, at);
}

/** The commands that promote or fail the canaries of a job, where the comment shows such commands. */
export function canaryCommands(lines: readonly string[]): (job: string) => readonly string[] {
  const shown = lines.slice(withoutCommands(lines).length).flatMap((line) => parseCommand(line) ?? []);
  const ofCanaries = shown.filter(({ verb }) => verb === 'promote' || verb === 'fail');
  const verbsOnce = new Map(ofCanaries.map((command) => [command.verb, command]));
  return (job) => (isNameable(job) ? [...verbsOnce.values()].map((command) => formatCommand({ ...command, job })) : []);
}
