import { footerLine } from '../../report/comment/footer.ts';
import { documentationUrl } from '../../report/documentation.ts';
import { failureItems } from '../../report/failure-items.ts';
import { failureList } from '../../report/comment/plan-comment.ts';
import { keyChangeList, longestChange, mostChanges } from '../../report/comment/job-row.ts';
import {
  blockList,
  fitDocument,
  foldedLines,
  foldedNames,
  itemList,
  rowList,
  wrapped,
  type Block,
  type Limit,
} from '../../text/fit.ts';
import {
  clipped,
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
import { plural } from '../../text/numbers.ts';
import { visible } from '../../text/visible.ts';
import { allFailures } from '../../report/plan/plan-outcome.ts';
import {
  countedDrifts,
  driftKinds,
  mentionedDrifts,
  type DriftKind,
  type DriftOutcome,
  type JobDrift,
} from './outcome.ts';
import type { ActionError } from '../../errors.ts';
import type { CommentContext } from '../../report/comment/comment-context.ts';
import type { Published } from '../../text/published.ts';

export interface DriftContext extends CommentContext {
  readonly branch: string;
  readonly pullRequestUrl: ((number: number) => string) | undefined;
  /** Errors of the run besides those of the comparison. */
  readonly errors: readonly ActionError[];
}

/** What is the case with a job, as the end of a sentence that begins with its name. */
export function describeDrift({ kind, why = 'absent' }: JobDrift): string {
  if (kind === 'changed') return 'differs from its file';
  if (kind === 'unmanaged') return 'runs without a job file';
  return { absent: 'is not in Nomad', stopped: 'is stopped', dead: 'is dead, although it should run' }[why];
}

/** `3 jobs have drifted: 1 missing, 2 changed` */
export function driftHeadline(outcome: DriftOutcome): string {
  const counted = countedDrifts(outcome);
  const { failed, failures, compared } = outcome;
  const [first, ...others] = counted;
  const unknown = failed.length === 0 ? '' : `${plural(failed.length, 'job file')} could not be compared`;
  if (first === undefined) {
    if (failures.length > 0) return failures[0]?.message ?? '';
    const { length } = mentionedDrifts(outcome);
    const besides = length === 0 ? '' : ` besides ${plural(length, 'job')} of open pull requests`;
    return unknown === '' ? `no drift${besides} (${plural(compared, 'job')})` : unknown;
  }
  const what =
    others.length === 0
      ? `\`${visible(clipped(first.id))}\` ${describeDrift(first)}`
      : `${plural(counted.length, 'job')} have drifted: ${countKinds(counted)}`;
  return unknown === '' ? what : `${what}; ${unknown}`;
}

/** `1 missing, 2 changed` */
function countKinds(drifts: readonly JobDrift[]): string {
  const counts = driftKinds.map((kind) => [drifts.filter((drift) => drift.kind === kind).length, kind] as const);
  return counts.flatMap(([times, kind]) => (times === 0 ? [] : [`${times} ${kind}`])).join(', ');
}

/** The drift within the limit, the worst first. */
export function driftMarkdown(outcome: DriftOutcome, context: DriftContext, limit: Limit): Published {
  const counted = countedDrifts(outcome);
  const { marker, door } = context;
  const document = {
    head: [
      joinLines([...(marker === undefined ? [] : [marker]), heading(outcome, context)]),
      introduction(counted, context),
    ],
    blocks: [
      failureBlock(outcome, context),
      driftTable(counted, context),
      mentioned(mentionedDrifts(outcome), context),
      ended(outcome.ended),
      differences(counted, context),
    ],
    tail: [footer(context, counted)],
  };
  return fitDocument(document, limit, door);
}

function heading(outcome: DriftOutcome, { environment, errors }: DriftContext): Markdown {
  const text = driftHeadline(outcome);
  const shown =
    environment === undefined
      ? prose(text.charAt(0).toUpperCase() + text.slice(1))
      : md`${prose(environment)}: ${prose(text)}`;
  return md`### ${errors.length > 0 ? '🔴' : signOf(outcome)} ${shown}`;
}

/** 🔴 where something could not be compared, 🟠 with drift, 🟡 if it is only mentioned, else 🟢. */
function signOf(outcome: DriftOutcome): Sign {
  if (allFailures(outcome).length > 0 || outcome.unmanaged === 'unknown') return '🔴';
  if (countedDrifts(outcome).length > 0) return '🟠';
  return outcome.drifts.length > 0 ? '🟡' : '🟢';
}

function introduction(counted: readonly JobDrift[], { branch, marker }: DriftContext): Markdown {
  if (counted.length === 0) return nothing;
  const keep = md`To keep what runs, change the job file in a pull request.`;
  const restore = md`To go back to the branch, run ${code('mode: register')} on it with ${code('review: ignore')}.`;
  const closing = marker === undefined ? nothing : md` The issue closes when no job differs any more.`;
  return md`What runs differs from branch ${code(branch)}. ${keep} ${restore}${closing}`;
}

function failureBlock(outcome: DriftOutcome, { fileUrl, errors }: DriftContext): Block {
  // The headline says that jobs have drifted.
  const others = errors.filter(({ reason }) => reason !== 'drifted');
  const items = failureItems([...allFailures(outcome), ...others], fileUrl);
  const unmanaged =
    outcome.unmanaged === 'unknown' && outcome.failures.length === 0
      ? [
          md`- Jobs without a file were not looked for, because a file that could not be compared may declare any of them.`,
        ]
      : [];
  return failureList([...items, ...unmanaged]);
}

const signs: Readonly<Record<DriftKind, Sign>> = { missing: '⛔', changed: '✏️', unmanaged: '❓' };

function driftTable(drifts: readonly JobDrift[], context: DriftContext): Block {
  const withNamespace = new Set(drifts.map(({ namespace }) => namespace)).size > 1;
  const rows = drifts.map((drift) => {
    const place = withNamespace ? md` in ${name(drift.namespace)}` : nothing;
    const what = join([prose(describeDrift(drift)), changes(drift)], ' · ');
    return [md`${signs[drift.kind]}`, md`${jobLink(drift, context)}${place}`, what];
  });
  return rowList({ head: [nothing, md`Job`, md`Drift`], rows, noun: 'job' });
}

/** A job's name, linked to Nomad's UI where it exists there, and else to its file. */
function jobLink(drift: JobDrift, { ui, fileUrl }: DriftContext): Markdown {
  const url =
    (drift.why === 'absent' ? undefined : ui?.job(drift)) ??
    (drift.file === undefined ? undefined : fileUrl?.(drift.file));
  return link(name(drift.id), url);
}

/** `image web:1.5.0 → 1.4.2`, from what runs to what the file says; else the changed fields. */
function changes({ diff, fields, why }: JobDrift): Markdown {
  if (why === 'absent') return nothing;
  const named = fields.filter((field) => field !== 'Stop').map((field) => code(field, longestChange));
  const keyed = diff.keyChanges.filter(({ kind }) => kind !== 'changes');
  const texts = keyed.length > 0 ? keyChangeList(keyed) : listUpTo(named, ', ', mostChanges);
  return isEmpty(texts) ? nothing : md`registering changes ${texts}`;
}

function mentioned(drifts: readonly JobDrift[], context: DriftContext): Block {
  const items = drifts.map((drift) => {
    const numbers = drift.pullRequests.map((number) => link(md`#${number}`, context.pullRequestUrl?.(number)));
    return md`- ${jobLink(drift, context)} ${prose(describeDrift(drift))}; changed by ${listUpTo(numbers, ', ')}`;
  });
  const title = md`**Not counted, because an open pull request changes the job**`;
  return wrapped(itemList(items), (shown) => md`${title}\n\n${shown}`);
}

function ended(names: readonly string[]): Block {
  const intro = md`Not in Nomad, which removes batch jobs that have ended: `;
  return foldedNames(md`${count(names.length, 'batch job')} not in Nomad`, intro, names);
}

/** The differences, the worst first. */
function differences(counted: readonly JobDrift[], { fileUrl }: DriftContext): Block {
  const drifts = counted.filter(({ file }) => file !== undefined);
  const few = drifts.length <= 3;
  return blockList(
    drifts.map((drift) => difference(drift, { fileUrl, few })),
    (left, elsewhere) => md`… and the differences of ${count(left, 'more job')} in ${elsewhere}.`,
  );
}

interface DifferenceOptions extends Pick<DriftContext, 'fileUrl'> {
  /** Whether there are so few drifts that short differences are shown open. */
  readonly few: boolean;
}

const openUpTo = 40;
const mostFields = 20;

/** What registering the file of a job would change, as a folded section. */
function difference({ id, file = '', diff, fields }: JobDrift, options: DifferenceOptions): Block {
  const { lines } = diff;
  const named = fields.map((field) => code(`${id}:${field}`));
  const ignored = named.length === 0 ? nothing : md`; for \`ignore\`: ${listUpTo(named, ', ', mostFields)}`;
  return foldedLines({
    summary: md`<b>${name(id)}</b>`,
    intro: md`Registering the file would change:`,
    lines,
    facts: md`${link(code(file), options.fileUrl?.(file))}${ignored}`,
    isOpen: options.few && lines.length <= openUpTo,
  });
}

/** The line with everything that differs between runs without a meaning for the reader (see `isSameIssue`). */
function footer(context: DriftContext, drifts: readonly JobDrift[]): Markdown {
  const hiddenValues = drifts.reduce((sum, { diff }) => sum + diff.hiddenValues, 0);
  const hidden = hiddenValues === 0 ? nothing : md` · ${count(hiddenValues, 'value')} hidden`;
  return footerLine(md`Compared`, context, md`${hidden} · ${link(md`About drift`, documentationUrl('drift.md'))}`);
}
