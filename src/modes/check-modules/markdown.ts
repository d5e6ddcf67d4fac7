import { failureItems } from '../../report/failure-items.ts';
import { footerLine } from '../../report/comment/footer.ts';
import { hiddenWithin } from '../../report/comment/hide-in-markdown.ts';
import { clipped, takeWithin, type Limit } from '../../report/markdown/fit.ts';
import { link, nameCode, table } from '../../report/markdown/markdown.ts';
import { cellProse, prose } from '../../report/markdown/prose.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import {
  checkHeadline,
  isFailing,
  isFailingUnchecked,
  type CheckOutcome,
  type Finding,
  type Unchecked,
} from './outcome.ts';
import type { CommentContext } from '../../report/comment/comment-context.ts';
import type { Location } from '../../errors.ts';

/** Links of a report, and its redaction. */
export type CheckSurroundings = Pick<CommentContext, 'commit' | 'run' | 'fileUrl' | 'hide'>;

/** Shares of the limit; the rest is for the headline and the footer. */
const failureShare = 0.2;
const tableShare = 0.5;
const uncheckedShare = 0.2;

/** The check as Markdown within the limit: the findings as a table, the worst first; then what was not checked. */
export function checkMarkdown(outcome: CheckOutcome, surroundings: CheckSurroundings, limit: Limit): string {
  return hiddenWithin(limit, surroundings, (within) => clearMarkdown(outcome, surroundings, within));
}

function clearMarkdown(outcome: CheckOutcome, surroundings: CheckSurroundings, limit: Limit): string {
  const { findings, unchecked, failures, files, untouched, calls, registry } = outcome;
  const counts = [plural(calls, 'module call'), plural(files, 'file')];
  const more = [...counts, ...(untouched === 0 ? [] : [`${plural(untouched, 'file')} not touched`])].join(' · ');
  const place = { commit: surroundings.commit, run: surroundings.run, cluster: registry };
  const parts = [
    `### ${signOf(outcome)} ${prose(clipped(checkHeadline(outcome), 1000))}`,
    listWithin(failureItems(failures, surroundings.fileUrl), limit, failureShare),
    findingTable(findings, surroundings, limit),
    listWithin(
      unchecked.map((one) => uncheckedItem(one, surroundings)),
      limit,
      uncheckedShare,
    ),
    footerLine('Checked', { ...place, region: undefined, namespace: undefined }, ` · ${more}`),
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function signOf(outcome: CheckOutcome): string {
  const { findings, unchecked, failures, calls } = outcome;
  if (failures.length > 0 || findings.some((finding) => isFailing(finding, outcome))) return '🔴';
  if (unchecked.some((one) => isFailingUnchecked(one, outcome))) return '🔴';
  if (findings.length > 0 || unchecked.some(({ level }) => level === 'warning')) return '🟠';
  return calls === 0 ? '⚪' : '🟢';
}

function listWithin(items: readonly string[], limit: Limit, share: number): string {
  const { taken, left } = takeWithin(items, limit.max * share, limit.measure);
  return [...taken, ...(left === 0 ? [] : [`- … and ${left} more in ${limit.elsewhere}.`])].join('\n');
}

/** A row for each module, constraint and version, with all calls of it. */
function findingTable(findings: readonly Finding[], surroundings: CheckSurroundings, limit: Limit): string {
  if (findings.length === 0) return '';
  const same = Map.groupBy(findings, ({ module, constraint, version }) =>
    JSON.stringify([module, constraint, version]),
  );
  const rows = [...same.values()].map((calls) => findingRow(calls, surroundings));
  const lines = table(['Module call', 'Resolves to'], rows).split('\n');
  const [head, rule, ...body] = lines;
  const { taken, left } = takeWithin(body, limit.max * tableShare, limit.measure);
  const rest = left === 0 ? [] : ['', `… and ${left} more in ${limit.elsewhere}.`];
  return [head, rule, ...taken, ...rest].join('\n');
}

function findingRow(calls: readonly Finding[], surroundings: CheckSurroundings): readonly string[] {
  const [first] = calls;
  if (first === undefined) return [];
  const { module, constraint, version, state, reason, link: url } = first;
  const places = placeList(
    calls.map(({ place }) => place),
    surroundings,
  );
  const call = [nameCode(module), ...(constraint === '' ? [] : [nameCode(clipped(constraint))])].join(' ');
  const why = [
    ...(reason === '' ? [] : [cellProse(reason)]),
    ...(url === '' ? [] : [`(${link(nameCode(clipped(new URL(url).host)), url)})`]),
  ].join(' ');
  // Two columns, so that a phone shows the whole row.
  const problem = `${nameCode(version)} **${state}**${why === '' ? '' : `: ${why}`}`;
  return [`${call}: ${places}`, `${problem}${/[.!?]$/.test(why) ? '' : '.'} ${describeFix(first)}`];
}

/** What to do about a finding, as Markdown. */
function describeFix({ replacement }: Finding): string {
  if (replacement === undefined) return 'No version to move to.';
  const { version, isAllowed } = replacement;
  return isAllowed ? `Pin ${nameCode(version)}.` : `Move to ${nameCode(version)}: change the constraint.`;
}

const mostPlaces = 5;

function placeList(places: readonly Location[], { fileUrl }: CheckSurroundings): string {
  const more = places.length > mostPlaces ? ` and ${places.length - mostPlaces} more` : '';
  const shown = places.slice(0, mostPlaces).map(({ file, line }) => {
    const text = nameCode(clipped(line === undefined ? file : `${file}:${line}`));
    return link(text, fileUrl === undefined ? undefined : `${fileUrl(file)}${line === undefined ? '' : `#L${line}`}`);
  });
  return `${shown.join(', ')}${more}`;
}

function uncheckedItem({ problem, places }: Unchecked, surroundings: CheckSurroundings): string {
  const where = places.length === 0 ? '' : `${placeList(places, surroundings)}: `;
  return `- Not checked: ${where}${prose(problem)}.`;
}
