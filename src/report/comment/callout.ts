import type { PlacementReason } from '../../plan/filter-reasons.ts';
import { clipped, listUpTo, takeWithin, type Limit } from '../markdown/fit.ts';
import { code } from '../markdown/markdown.ts';
import type { PlannedJob, RemovedFile } from '../../review/plan-outcome.ts';
import { prose } from '../markdown/prose.ts';
import { following, describeRemovedFile, totals } from '../describe-plan.ts';
import { plural } from '../../plan/numbers.ts';

const mostLines = 8;

/** Of the limit. */
const share = 0.15;

/** What a reviewer must not miss, in a sentence per job. */
export function planCallout(jobs: readonly PlannedJob[], removed: readonly RemovedFile[], limit: Limit): string {
  const lines = [
    ...jobs.flatMap((job) => [...destructiveLine(job), ...unplacedLines(job), ...renamedLine(job)]),
    ...removed.map((file) => prose(describeRemovedFile(clippedNames(file)))),
  ];
  if (lines.length === 0) return '';
  const { taken } = takeWithin(lines.slice(0, mostLines), limit.max * share, (line) => limit.measure(line) + around);
  const left = lines.length - taken.length;
  const shown = left === 0 ? taken : [...taken, `… and ${left} more like these.`];
  return ['> [!CAUTION]', shown.map((line) => `> ${line}`).join('  \n')].join('\n');
}

function clippedNames({ file, id, stop }: RemovedFile): RemovedFile {
  const isBy = stop.kind === 'runs-on' && stop.by !== undefined;
  return {
    file: clipped(file),
    id: id === undefined ? undefined : clipped(id),
    stop: isBy ? { ...stop, by: clipped(stop.by ?? '') } : stop,
  };
}

/** What stands before and behind a line. */
const around = '>   '.length;

function destructiveLine(job: PlannedJob): readonly string[] {
  const sum = totals(job.verdict.groups);
  const more = following(sum);
  const results = [
    sum.replaced > 0 ? `replaces ${plural(sum.replaced, 'allocation')}${more === '' ? '' : `, ${more}`}` : '',
    sum.stopped > 0 ? `stops ${plural(sum.stopped, 'allocation')}` : '',
    ...job.verdict.preempted.map(
      (other) => `preempts ${plural(other.count, 'allocation')} of ${code(clipped(other.job))}`,
    ),
  ].filter((result) => result !== '');
  return results.length === 0 ? [] : [`**${code(clipped(job.id))}** ${listUpTo(results, ' and ')} (destructive).`];
}

function renamedLine({ id, formerId }: PlannedJob): readonly string[] {
  return formerId === undefined
    ? []
    : [`**${code(clipped(id))}** is new; its file held ${code(clipped(formerId))}, which keeps running.`];
}

function unplacedLines(job: PlannedJob): readonly string[] {
  const several = job.verdict.groups.length > 1;
  return job.verdict.unplaced.map(({ group, count, reasons }) => {
    const what = several
      ? `${plural(count, 'allocation')} of group ${code(clipped(group))}`
      : plural(count, 'allocation');
    return `**${code(clipped(job.id))}** cannot be placed (${what}): ${listUpTo(reasons.map(reasonMarkdown), '; ')}.`;
  });
}

function reasonMarkdown({ text, name }: PlacementReason): string {
  return name === undefined ? clipped(text) : `${clipped(text)} ${code(clipped(name))}`;
}
