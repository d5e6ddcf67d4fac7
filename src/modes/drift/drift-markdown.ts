import { renderFooter, renderHiddenCount } from '../../report/comment/footer.ts';
import { linkDocumentation } from '../../report/documentation.ts';
import { describeFailed, renderFailureItems } from '../../report/failure-items.ts';
import { renderFailureList } from '../../report/comment/plan-comment.ts';
import { renderJobLink, renderKeyChangeList } from '../../report/comment/job-row.ts';
import { blockList, fitDocument, foldLines, foldNames, rowList, type Block, type Limit } from '../../text/fit.ts';
import {
  clip,
  code,
  count,
  isEmpty,
  join,
  joinLines,
  link,
  listUpTo,
  type Markdown,
  md,
  name,
  nothing,
  prose,
  type Sign,
} from '../../text/markdown.ts';
import { capitalize, plural } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';
import { listFailures } from '../../report/plan/plan-outcome.ts';
import { type DriftKind, type DriftOutcome, type JobDrift } from './outcome.ts';
import { describeSetting, type ActionError } from '../../errors.ts';
import type { CommentContext } from '../../report/comment/comment-context.ts';
import type { Published } from '../../text/published.ts';

export interface DriftContext extends CommentContext {
  readonly branch: string;
  /** Errors of the run, except errors of the comparison. */
  readonly errors: readonly ActionError[];
}

/** Describes the drift as a predicate; the subject is the job name. */
export function describeDrift({ kind, missing = 'absent' }: JobDrift): string {
  if (kind === 'changed') return 'differs from its file';
  return { absent: 'is not in Nomad', stopped: 'is stopped', dead: 'is dead, although it should run' }[missing];
}

/** The kind for users: a job that is missing because it is `stopped` or `dead` is called that. */
function labelDrift({ kind, missing = 'absent' }: JobDrift): string {
  return missing === 'absent' ? kind : missing;
}

/** `3 jobs have drifted: 1 missing, 2 changed` */
export function describeDriftRun({ drifts, failed, failures, comparedCount }: DriftOutcome): string {
  const [first, ...others] = drifts;
  const unknown = failed.length === 0 ? '' : `${plural(failed.length, 'job file')} could not be compared`;
  if (first === undefined)
    return (
      failures[0]?.message ?? (unknown === '' ? `no drift (${plural(comparedCount, 'job')})` : describeFailed(failed))
    );
  const kinds = Array.from(Map.groupBy(drifts, labelDrift), ([label, { length }]) => `${length} ${label}`).join(', ');
  const description =
    others.length === 0
      ? `\`${visible(clip(first.id))}\` ${describeDrift(first)}`
      : `${plural(drifts.length, 'job')} have drifted: ${kinds}`;
  return unknown === '' ? description : `${description}; ${unknown}`;
}

/** Renders the drift within the limit, the worst first. */
export function renderDriftIssue(outcome: DriftOutcome, context: DriftContext, limit: Limit): Published {
  const { drifts, endedJobs } = outcome;
  const { marker, publisher, errors, fileUrl } = context;
  // The headline has the drifted jobs.
  const failures = [...listFailures(outcome), ...errors.filter(({ reason }) => reason !== 'drifted')];
  const about = link(md`About drift`, linkDocumentation('drift.md'));
  const document = {
    head: [joinLines([marker ?? nothing, renderHeading(outcome, context)]), renderIntroduction(drifts, context)],
    blocks: [
      renderFailureList(renderFailureItems(failures, fileUrl)),
      renderDriftTable(drifts, context),
      foldNames(
        md`${count(endedJobs.length, 'batch job')} not in Nomad`,
        md`Not in Nomad, which garbage-collects batch jobs that have ended: `,
        endedJobs,
      ),
      renderDifferences(drifts, context),
    ],
    tail: [renderFooter(md`Compared`, context, md`${renderHiddenCount(drifts)} · ${about}`)],
  };
  return fitDocument(document, limit, publisher);
}

/** 🔴 if a job could not be compared, or the run fails; 🟠 with drift, otherwise 🟢. */
function renderHeading(outcome: DriftOutcome, { environment, errors }: DriftContext): Markdown {
  const text = describeDriftRun(outcome);
  const sentence = environment === undefined ? prose(capitalize(text)) : md`${prose(environment)}: ${prose(text)}`;
  const hasFailed = errors.length + listFailures(outcome).length > 0;
  return md`### ${hasFailed ? '🔴' : outcome.drifts.length > 0 ? '🟠' : '🟢'} ${sentence}`;
}

function renderIntroduction(drifts: readonly JobDrift[], { branch, marker }: DriftContext): Markdown {
  if (drifts.length === 0) return nothing;
  const closeNote = marker === undefined ? nothing : md` The issue is closed when no job differs.`;
  return md`The jobs in Nomad differ from branch ${code(branch)}. To keep the running job, change its file in a pull request. To restore the job from its file, run ${code('mode: register')} on the branch with ${code('review: ignore')}.${closeNote}`;
}

const signs: Readonly<Record<DriftKind, Sign>> = { missing: '⛔', changed: '✏️' };

function renderDriftTable(drifts: readonly JobDrift[], context: DriftContext): Block {
  const withNamespace = new Set(drifts.map(({ namespace }) => namespace)).size > 1;
  const rows = drifts.map((drift) => {
    const namespacePart = withNamespace ? md` in ${name(drift.namespace)}` : nothing;
    const job = md`${renderJobLink(drift, context, drift.missing !== 'absent')}${namespacePart}`;
    const kind = md`${signs[drift.kind]}\u00a0${prose(labelDrift(drift))}`;
    return [join([kind, job], '<br>'), join([prose(describeDrift(drift)), renderChanges(drift)], ' · ')];
  });
  return rowList({ head: [md`Job`, md`Drift`], rows, noun: 'job' });
}

/** `image web:1.5.0 → 1.4.2`, from the running value to the value of the file; otherwise the changed fields. */
function renderChanges({ diff, missing }: JobDrift): Markdown {
  const texts = missing === undefined ? renderKeyChangeList(diff.keyChanges) : nothing;
  return isEmpty(texts) ? nothing : md`registering the file: ${texts}`;
}

const maxOpenLines = 40;
const maxFields = 20;

/** The changes that registering the file of each job would make, as folded sections. */
function renderDifferences(drifts: readonly JobDrift[], { fileUrl }: DriftContext): Block {
  const sections = drifts.map(({ id, file, diff, fields, kind }) => {
    const fieldNames = fields.map((field) => code(`${id}:${field}`));
    const accept = md`. To accept the difference, add to ${prose(describeSetting('ignore'))}: ${listUpTo(fieldNames, ', ', maxFields)}`;
    return foldLines({
      summary: md`<b>${name(id)}</b>`,
      intro: md`Registering the file would change:`,
      lines: diff.lines,
      facts: md`${link(code(file), fileUrl?.(file))}${kind === 'changed' && fieldNames.length > 0 ? accept : nothing}`,
      isOpen: drifts.length <= 3 && diff.lines.length <= maxOpenLines,
    });
  });
  return blockList(
    sections,
    (omitted, location) => md`… and the differences of ${count(omitted, 'more job')} in ${location}.`,
  );
}
