import { footerLine } from '../../report/comment/footer.ts';
import { documentationUrl } from '../../report/documentation.ts';
import { failureItems } from '../../report/failure-items.ts';
import { failureList } from '../../report/comment/plan-comment.ts';
import { keyChangeList, longestChange, mostChanges } from '../../report/comment/job-row.ts';
import {
  fitDocument,
  foldedLines,
  foldedList,
  itemsWithin,
  type Limit,
  type Room,
  sectionsWithin,
  tableWithin,
} from '../../text/fit.ts';
import {
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
import type { Published } from '../../text/published.ts';
import { allFailures } from '../../report/plan/plan-outcome.ts';
import { countedDrifts, type DriftKind, type DriftOutcome, type JobDrift, mentionedDrifts } from './outcome.ts';
import {
  commitMarkdown,
  describeDrift,
  type DriftContext,
  driftHeadline,
  versionMarkdown,
  fixesFor,
} from './drift-words.ts';

/** The drift within the limit, the worst first. */
export function driftMarkdown(outcome: DriftOutcome, context: DriftContext, limit: Limit): Published {
  const counted = countedDrifts(outcome);
  const { marker, stateLine, door } = context;
  const document = {
    head: [
      joinLines([...(marker === undefined ? [] : [marker]), heading(outcome, context)]),
      introduction(counted, context),
    ],
    sections: [
      { share: 0.3, render: (room: Room) => failures(outcome, context, room) },
      { share: 0.3, render: (room: Room) => driftTable(counted, context, room) },
      { share: 0.1, render: (room: Room) => mentioned(mentionedDrifts(outcome), context, room) },
      { share: 0.1, render: (room: Room) => ended(outcome.ended, room) },
      { share: 'rest' as const, render: (room: Room) => differences(counted, context, room) },
    ],
    tail: [joinLines([footer(context, counted), ...(stateLine === undefined ? [] : [stateLine])])],
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
  const closing =
    marker === undefined
      ? nothing
      : md` The issue closes when no job differs any more. To snooze it until the drift changes, close it as not planned.`;
  return md`What runs differs from branch ${code(branch)}. Outrider changes nothing by itself.${closing}`;
}

function failures(outcome: DriftOutcome, { fileUrl, errors }: DriftContext, room: Room): Markdown {
  // The headline says that jobs have drifted.
  const others = errors.filter(({ reason }) => reason !== 'drifted');
  const items = failureItems([...allFailures(outcome), ...others], fileUrl);
  const unmanaged =
    outcome.unmanaged === 'unknown' && outcome.failures.length === 0
      ? [
          md`- Jobs without a file were not looked for, because a file that could not be compared may declare any of them.`,
        ]
      : [];
  return failureList([...items, ...unmanaged], room);
}

const signs: Readonly<Record<DriftKind, Sign>> = {
  missing: '⛔',
  'rolled-back': '↩️',
  unregistered: '⏸️',
  changed: '✏️',
  unmanaged: '❓',
};

function driftTable(drifts: readonly JobDrift[], context: DriftContext, room: Room): Markdown {
  const withNamespace = new Set(drifts.map(({ namespace }) => namespace)).size > 1;
  const rows = drifts.map((drift) => row(drift, context, withNamespace));
  return tableWithin([nothing, md`Job`, md`Drift`], rows, room, 'job');
}

function row(drift: JobDrift, context: DriftContext, withNamespace: boolean): readonly Markdown[] {
  const place = withNamespace ? md` in ${name(drift.namespace)}` : nothing;
  const parts = [prose(describeDrift(drift)), changes(drift), versionMarkdown(drift)];
  return [md`${signs[drift.kind]}`, md`${jobLink(drift, context)}${place}`, join(parts, ' · ')];
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
  const named = fields.filter((path) => path !== 'Stop').map((path) => code(shortPath(path), longestChange));
  const texts = diff.keyChanges.length > 0 ? keyChangeList(diff.keyChanges) : listUpTo(named, ', ', mostChanges);
  return isEmpty(texts) ? nothing : md`registering changes ${texts}`;
}

/** Without the group and the task, which the difference below shows. */
function shortPath(path: string): string {
  return path.replace(/^TaskGroup\[[^\]]*\]\.(?:Task\[[^\]]*\]\.)?/, '');
}

function mentioned(drifts: readonly JobDrift[], context: DriftContext, room: Room): Markdown {
  if (drifts.length === 0) return nothing;
  const items = drifts.map((drift) => {
    const numbers = drift.pullRequests.map((number) => link(md`#${number}`, context.pullRequestUrl?.(number)));
    return md`- ${jobLink(drift, context)} ${prose(describeDrift(drift))}; changed by ${listUpTo(numbers, ', ')}`;
  });
  const title = md`**Not counted, because an open pull request changes the job**\n\n`;
  return md`${title}${itemsWithin(items, { ...room, max: room.max - room.measure(title) })}`;
}

function ended(names: readonly string[], room: Room): Markdown {
  const intro = md`Not in Nomad, which removes batch jobs that have ended: `;
  return foldedList(md`${count(names.length, 'batch job')} not in Nomad`, intro, names, room);
}

/** The differences that fit, the worst first; a long one is shown by its first lines. */
function differences(drifts: readonly JobDrift[], context: DriftContext, room: Room): Markdown {
  const options = { context, few: drifts.length <= 3 };
  const more = (left: number): Markdown =>
    md`… and the differences of ${count(left, 'job')} more in ${room.elsewhere}.`;
  return sectionsWithin(drifts, (drift, own) => driftDetails(drift, options, own), room, more);
}

/** The line with everything that differs between runs without a meaning for the reader (see `sameIssue`). */
function footer(context: DriftContext, drifts: readonly JobDrift[]): Markdown {
  const hiddenValues = drifts.reduce((sum, { diff }) => sum + diff.hiddenValues, 0);
  const hidden = hiddenValues === 0 ? nothing : md` · ${count(hiddenValues, 'value')} hidden`;
  return footerLine(md`Compared`, context, md`${hidden} · ${link(md`About drift`, documentationUrl('drift.md'))}`);
}

interface DetailsOptions {
  readonly context: Pick<DriftContext, 'branch' | 'fileUrl'>;
  /** Whether there are so few drifts that short differences are shown open. */
  readonly few: boolean;
}

const openUpTo = 40;
/** A difference with less room is left out. */
const leastRoom = 400;

/** A drift as a folded section: what registering the file would change, which side moved and when, and the two fixes; empty if it does not fit. */
function driftDetails(drift: JobDrift, { context, few }: DetailsOptions, room: Room): Markdown {
  const { lines } = drift.diff;
  const facts = [...sides(drift, context), ...fixesFor(drift, context.branch)];
  return foldedLines(
    {
      summary: md`<b>${name(drift.id)}</b> ${prose(describeDrift(drift))}`,
      intro: lines.length === 0 ? nothing : md`Registering the file would change:`,
      lines,
      facts: joinLines(facts.map((text) => md`- ${text}`)),
      isOpen: few && lines.length <= openUpTo,
      least: leastRoom,
    },
    room,
  );
}

/** What each side has, and since when. */
function sides(drift: JobDrift, { fileUrl }: DetailsOptions['context']): readonly Markdown[] {
  const { file, givenUp, why } = drift;
  const version = why === 'absent' ? md`no such job` : versionMarkdown(drift);
  const rollback =
    givenUp === undefined
      ? nothing
      : md`; version ${givenUp.version}, which the file still declares, failed: ${prose(givenUp.reason, 200)}`;
  const inNomad = isEmpty(version) && isEmpty(rollback) ? [] : [md`In Nomad: ${version}${rollback}`];
  if (file === undefined) return inNomad;
  return [...inNomad, md`In git: ${link(code(file), fileUrl?.(file))}, ${commitMarkdown(drift)}`];
}
