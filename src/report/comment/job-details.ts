import { code, details, fence, htmlCode, link, longestRun, nameCode } from '../markdown/markdown.ts';
import { prose } from '../markdown/prose.ts';
import { takeWithin, type Limit } from '../markdown/fit.ts';
import { describeNotes } from '../plan/describe-plan.ts';
import { plural } from '../../nomad-plan/numbers.ts';
import type { PlannedJob } from '../plan/plan-outcome.ts';

export interface DetailsOptions {
  /** Whether there are so few jobs that short plans are shown open. */
  readonly few: boolean;
  /** URL of a file at the commit that was planned. */
  readonly fileUrl: ((file: string) => string) | undefined;
  readonly limit: Limit;
}

const openUpTo = 40;
/** A plan with less room is omitted. */
const leastRoom = 800;

/** The plan of a job as a folded section; undefined if it does not fit. */
export function jobDetails(job: PlannedJob, { few, fileUrl, limit }: DetailsOptions): string | undefined {
  const { lines } = job.diff;
  const summary = `<b>${htmlCode(job.id)}</b> – all changes`;
  const facts = [...notes(job), fileLine(job, fileUrl)].join('\n\n');
  const around = limit.measure(details(summary, fence(lines.slice(0, 1), 'diff') + facts, true)) + fenceSlack(lines);
  if (limit.max - around < Math.min(leastRoom, limit.measure(lines.join('\n')))) return undefined;
  const { taken, left } = takeWithin(lines, limit.max - around, limit.measure);
  const block = taken.length === 0 ? '' : fence(taken, 'diff');
  const cut = left === 0 ? '' : `… and ${plural(left, 'line')} more in ${limit.elsewhere}.`;
  const body = [block, cut, facts].filter((part) => part !== '').join('\n\n');
  // The short form of a new job lists only its groups and tasks.
  return details(summary, body, few && lines.length <= openUpTo && job.verdict.change !== 'new');
}

/** The length of both ends of the fence, which depends on the longest run of back-ticks in it, and of the line about omitted lines. */
function fenceSlack(lines: readonly string[]): number {
  return 200 + 2 * longestRun(lines.join('\n'));
}

function notes(job: PlannedJob): readonly string[] {
  const kept = job.keptCounts.map(
    ({ group, count, instead }) => `Count of ${code(group)} kept at ${count}; the job file says ${instead}.`,
  );
  return [...kept, ...describeNotes(job).map(prose)];
}

function fileLine({ file }: PlannedJob, fileUrl: DetailsOptions['fileUrl']): string {
  return fileUrl === undefined ? code(file) : link(nameCode(file), fileUrl(file));
}
