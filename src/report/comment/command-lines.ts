import { toMark } from '../../text/published.ts';
import { code, details, fence, md, nothing, paragraphs, type Markdown } from '../../text/markdown.ts';
import { formatCommand, isNameable, writingVerbs } from '../../review/commands/parse-command.ts';
import { derivePlanId } from '../../review/record-codec.ts';
import type { CommentContext } from './comment-context.ts';
import type { CommandVerb } from '../../inputs/commands.ts';
import type { SignedRecord } from '../../review/record.ts';

/** The line that begins the commands. No untrusted text can begin one. */
export const copyMark = toMark`outrider:commands`;

/** The maximum number of jobs with commands: for other jobs, only the ID differs. */
const maxJobs = 3;

/** The commands that a reader of a plan can copy, and the ID of the plan; empty if no command is allowed. */
export function renderCommands(signedRecord: SignedRecord, verbs: readonly CommandVerb[]): Markdown {
  if (verbs.length === 0) return nothing;
  const id = derivePlanId(signedRecord);
  const jobs = selectNameableJobs(signedRecord);
  const lines = [
    ...(verbs.includes('plan') && jobs.every(({ done }) => done === undefined) ? ['/outrider plan'] : []),
    ...jobs.slice(0, maxJobs).flatMap((job) => listJobCommands(job, verbs, id)),
    ...(verbs.includes('help') ? ['/outrider help'] : []),
  ];
  const fences = paragraphs(lines.map((line) => fence([line], 'text')));
  return paragraphs([copyMark, details(md`Commands for plan ${code(id)}`, fences, false)]);
}

function listJobCommands(
  { id, done }: ReturnType<typeof selectNameableJobs>[number],
  verbs: readonly CommandVerb[],
  plan: string,
): readonly string[] {
  return verbs
    .filter((verb) => verb === 'status' || (done !== undefined && writingVerbs.has(verb)))
    .map((verb) => formatCommand({ verb, job: id, ...(writingVerbs.has(verb) ? { plan } : {}) }));
}

/** The allowed commands with the given verbs for the registered job of a file. */
export function createCommandLister(
  signedRecord: SignedRecord,
  allowedVerbs: readonly CommandVerb[],
): NonNullable<CommentContext['commands']> {
  const id = derivePlanId(signedRecord);
  return (file, verbs) => {
    const jobs = selectNameableJobs(signedRecord).filter((job) => job.file === file);
    const namedVerbs = verbs.filter((verb) => allowedVerbs.includes(verb));
    return jobs.flatMap((job) => listJobCommands(job, namedVerbs, id));
  };
}

/** The changed jobs that a command can name. */
export function selectNameableJobs({ record: { jobs } }: SignedRecord) {
  return jobs.flatMap((job) => {
    const { id } = job;
    return job.changes && typeof id === 'string' && isNameable(id) ? [{ ...job, id }] : [];
  });
}
