import { footerLine } from '../../../report/comment/footer.ts';
import { hiddenWithin } from '../../../report/comment/hide-in-markdown.ts';
import { documentationUrl } from '../../../report/documentation.ts';
import { failureItems } from '../../../report/failure-items.ts';
import { clipped, listUpTo, takeWithin, type Limit } from '../../../report/markdown/fit.ts';
import { cellCode, code, htmlCode, details, link, nameCode, table } from '../../../report/markdown/markdown.ts';
import { prose } from '../../../report/markdown/prose.ts';
import { plural } from '../../../nomad-plan/numbers.ts';
import { allFailures } from '../../../report/plan/plan-outcome.ts';
import { countedDrifts, mentionedDrifts, type DriftKind, type DriftOutcome, type JobDrift } from '../outcome.ts';
import { describeDrift, describeVersion, driftHeadline } from './describe-drift.ts';
import { driftDetails } from './drift-details.ts';
import type { DriftContext } from './drift-context.ts';

/** Shares of the limit, so that room is left for the differences. */
const tableShare = 0.3;
const listShare = 0.1;
const reserve = 800;

/** The drift as Markdown within the limit, the worst first. What does not fit is left out as a whole or by lines, and the text says so. */
export function driftMarkdown(outcome: DriftOutcome, context: DriftContext, limit: Limit): string {
  return hiddenWithin(limit, context, (within) => render(outcome, context, within));
}

function render(outcome: DriftOutcome, context: DriftContext, limit: Limit): string {
  const counted = countedDrifts(outcome);
  const head = [context.marker, heading(outcome, context)].filter((part) => part !== undefined).join('\n');
  const last = [footer(context, counted), context.stateLine].filter((part) => part !== undefined).join('\n');
  const sizeOf = (parts: readonly string[]): number => parts.reduce((sum, part) => sum + limit.measure(part) + 2, 0);
  const room = { ...limit, max: Math.max(0, limit.max - sizeOf([head, last]) - reserve) };
  const parts = [
    introduction(counted, context),
    failures(outcome, context, room),
    driftTable(counted, context, room),
    mentioned(mentionedDrifts(outcome), context, room),
    ended(outcome.ended, room),
  ].filter((part) => part !== '');
  const left = { ...limit, max: room.max - sizeOf(parts) };
  return [head, ...parts, ...sections(counted, context, left), last].filter((part) => part !== '').join('\n\n');
}

function heading(outcome: DriftOutcome, { environment, errors }: DriftContext): string {
  const text = prose(driftHeadline(outcome));
  const shown = environment === undefined ? text.charAt(0).toUpperCase() + text.slice(1) : `${environment}: ${text}`;
  return `### ${errors.length > 0 ? '🔴' : signOf(outcome)} ${shown}`;
}

/** 🔴 where something could not be compared, 🟠 with drift, 🟡 if it is only mentioned, else 🟢. */
function signOf(outcome: DriftOutcome): string {
  if (allFailures(outcome).length > 0 || outcome.unmanaged === 'unknown') return '🔴';
  if (countedDrifts(outcome).length > 0) return '🟠';
  return outcome.drifts.length > 0 ? '🟡' : '🟢';
}

function introduction(counted: readonly JobDrift[], { branch, marker }: DriftContext): string {
  if (counted.length === 0) return '';
  const closing =
    marker === undefined
      ? ''
      : ' The issue closes when no job differs any more. To snooze it until the drift changes, close it as not planned.';
  return `What runs differs from branch ${code(branch)}. Outrider changes nothing by itself.${closing}`;
}

function failures(outcome: DriftOutcome, { fileUrl, errors }: DriftContext, limit: Limit): string {
  // The headline says that jobs have drifted.
  const others = errors.filter(({ reason }) => reason !== 'drifted');
  const items = failureItems([...allFailures(outcome), ...others], fileUrl);
  const unmanaged =
    outcome.unmanaged === 'unknown' && outcome.failures.length === 0
      ? [
          '- Jobs without a file were not looked for, because a file that could not be compared may declare any of them.',
        ]
      : [];
  const all = [...items, ...unmanaged];
  if (all.length === 0) return '';
  const { taken, left } = takeWithin(all, limit.max * tableShare, limit.measure);
  const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
  return ['**What went wrong**', '', ...taken, ...rest].join('\n');
}

const signs: Readonly<Record<DriftKind, string>> = {
  missing: '⛔',
  'rolled-back': '↩️',
  unregistered: '⏸️',
  changed: '✏️',
  unmanaged: '❓',
};

function driftTable(drifts: readonly JobDrift[], context: DriftContext, limit: Limit): string {
  if (drifts.length === 0) return '';
  const withNamespace = new Set(drifts.map(({ namespace }) => namespace)).size > 1;
  const rows = drifts.map((drift) => row(drift, context, withNamespace));
  const { taken, left } = takeWithin(
    rows.map((cells) => cells.join(' | ')),
    limit.max * tableShare,
    (text) => limit.measure(text) + 4,
  );
  const shown = table(['', 'Job', 'Drift'], rows.slice(0, taken.length));
  return left === 0 ? shown : `${shown}\n\n… and ${plural(left, 'job')} more in ${limit.elsewhere}.`;
}

function row(drift: JobDrift, context: DriftContext, withNamespace: boolean): readonly string[] {
  const place = withNamespace ? ` in ${nameCode(clipped(drift.namespace))}` : '';
  const version = describeVersion(drift);
  const parts = [describeDrift(drift), ...changes(drift), ...(version === '' ? [] : [version])];
  return [signs[drift.kind], `${jobLink(drift, context)}${place}`, parts.join(' · ')];
}

/** A job's name, linked to Nomad's UI where it exists there, and else to its file. */
function jobLink(drift: JobDrift, { ui, fileUrl }: DriftContext): string {
  const url =
    (drift.why === 'absent' ? undefined : ui?.job(drift)) ??
    (drift.file === undefined ? undefined : fileUrl?.(drift.file));
  return link(nameCode(clipped(drift.id)), url);
}

const longestChange = 80;
const mostChanges = 2;

/** `image web:1.5.0 → 1.4.2`, from what runs to what the file says; else the changed fields. */
function changes({ diff, fields, why }: JobDrift): readonly string[] {
  if (why === 'absent') return [];
  const known = diff.keyChanges.map(({ kind, text }) => `${kind} ${cellCode(clipped(text, longestChange))}`);
  const named = fields
    .filter((path) => path !== 'Stop')
    .map((path) => cellCode(clipped(shortPath(path), longestChange)));
  const texts = known.length > 0 ? [...new Set(known)] : named;
  return texts.length === 0 ? [] : [`registering changes ${listUpTo(texts, ', ', mostChanges)}`];
}

/** Without the group and the task, which the difference below shows. */
function shortPath(path: string): string {
  return path.replace(/^TaskGroup\[[^\]]*\]\.(?:Task\[[^\]]*\]\.)?/, '');
}

function mentioned(drifts: readonly JobDrift[], context: DriftContext, limit: Limit): string {
  if (drifts.length === 0) return '';
  const items = drifts.map((drift) => {
    const numbers = drift.pullRequests.map((number) => link(`#${number}`, context.pullRequestUrl?.(number)));
    return `- ${jobLink(drift, context)} ${describeDrift(drift)}; changed by ${listUpTo(numbers, ', ')}`;
  });
  const { taken, left } = takeWithin(items, limit.max * listShare, limit.measure);
  const rest = left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`];
  return ['**Not counted, because an open pull request changes the job**', '', ...taken, ...rest].join('\n');
}

function ended(names: readonly string[], limit: Limit): string {
  if (names.length === 0) return '';
  const { taken, left } = takeWithin(
    names.map((name) => htmlCode(clipped(name))),
    limit.max * listShare,
    limit.measure,
  );
  const rest = left === 0 ? '' : ` and ${left} more`;
  const text = `Not in Nomad, which removes batch jobs that have ended: ${taken.join(' ')}${rest}`;
  return details(`${plural(names.length, 'batch job')} not in Nomad`, text, false);
}

/** The differences that fit, the worst first; a long one is shown by its first lines. */
function sections(drifts: readonly JobDrift[], context: DriftContext, limit: Limit): readonly string[] {
  const shown: string[] = [];
  let room = limit.max;
  for (const [index, drift] of drifts.entries()) {
    // One long difference must not displace all others.
    const max = index === drifts.length - 1 ? room : room / 2;
    const section = driftDetails(drift, { context, isOpen: drifts.length <= 3, limit: { ...limit, max } });
    if (section === undefined) break;
    shown.push(section);
    room -= limit.measure(section) + 2;
  }
  const left = drifts.length - shown.length;
  return left === 0 ? shown : [...shown, `… and the differences of ${plural(left, 'job')} more in ${limit.elsewhere}.`];
}

/** The line with everything that differs between runs without a meaning for the reader (see `same-issue.ts`). */
function footer(context: DriftContext, drifts: readonly JobDrift[]): string {
  const hiddenValues = drifts.reduce((sum, { diff }) => sum + diff.hiddenValues, 0);
  const hidden = hiddenValues === 0 ? '' : ` · ${plural(hiddenValues, 'value')} hidden`;
  return footerLine('Compared', context, `${hidden} · ${link('About drift', documentationUrl('drift.md'))}`);
}
