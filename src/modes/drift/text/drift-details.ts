import { code, details, fence, htmlCode, link, longestRun, nameCode } from '../../../report/markdown/markdown.ts';
import { prose } from '../../../report/markdown/prose.ts';
import { clipped, takeWithin, type Limit } from '../../../report/markdown/fit.ts';
import { plural } from '../../../nomad-plan/numbers.ts';
import { describeCommit, describeDrift, describeVersion } from './describe-drift.ts';
import { waysOut } from './ways-out.ts';
import type { JobDrift } from '../outcome.ts';
import type { DriftContext } from './drift-context.ts';

interface DetailsOptions {
  readonly context: Pick<DriftContext, 'branch' | 'fileUrl'>;
  /** Whether there are so few drifts that short differences are shown open. */
  readonly isOpen: boolean;
  readonly limit: Limit;
}

const openUpTo = 40;
/** A difference with less room is left out. */
const leastRoom = 400;

/** A drift as a folded section: what registering the file would change, which side moved and when, and the two ways out; undefined if it does not fit. */
export function driftDetails(drift: JobDrift, { context, isOpen, limit }: DetailsOptions): string | undefined {
  const summary = `<b>${htmlCode(clipped(drift.id))}</b> ${describeDrift(drift)}`;
  const lines = drift.diff.lines;
  const facts = [...sides(drift, context), ...waysOut(drift, context.branch)].map((text) => `- ${text}`).join('\n');
  const intro = lines.length === 0 ? '' : 'Registering the file would change:';
  const around =
    limit.measure(details(summary, [intro, fence(lines.slice(0, 1), 'diff'), facts].join('\n\n'), true)) + slack(lines);
  if (limit.max - around < Math.min(leastRoom, limit.measure(lines.join('\n')))) return undefined;
  const { taken, left } = takeWithin(lines, limit.max - around, limit.measure);
  const block = taken.length === 0 ? '' : fence(taken, 'diff');
  const cut = left === 0 ? '' : `… and ${plural(left, 'line')} more in ${limit.elsewhere}.`;
  const body = [intro, block, cut, facts].filter((part) => part !== '').join('\n\n');
  return details(summary, body, isOpen && lines.length <= openUpTo);
}

/** The length of both ends of the fence, which depends on the longest run of back-ticks in it, and of the line about omitted lines. */
function slack(lines: readonly string[]): number {
  return 200 + 2 * longestRun(lines.join('\n'));
}

/** What each side has, and since when. */
function sides(drift: JobDrift, { fileUrl }: DetailsOptions['context']): readonly string[] {
  const { file, givenUp, why } = drift;
  const version = why === 'absent' ? 'no such job' : describeVersion(drift);
  const rollback =
    givenUp === undefined
      ? ''
      : `; version ${givenUp.version}, which the file still wants, failed: ${prose(clipped(givenUp.reason))}`;
  const inNomad = version === '' && rollback === '' ? [] : [`In Nomad: ${version}${rollback}`];
  if (file === undefined) return inNomad;
  const name = fileUrl === undefined ? code(file) : link(nameCode(file), fileUrl(file));
  return [...inNomad, `In git: ${name}, ${describeCommit(drift)}`];
}
