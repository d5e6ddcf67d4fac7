import type { PlacementReason } from '../plan/placement.ts';
import { code } from './markdown.ts';
import type { PlannedJob, RemovedFile } from './outcome.ts';
import { prose } from './prose.ts';
import { following, plural, removedWords, totals } from './words.ts';

const mostLines = 8;

/** What a reviewer must not miss, in a sentence per job. */
export function callout(jobs: readonly PlannedJob[], removed: readonly RemovedFile[]): string {
  const lines = [
    ...jobs.flatMap((job) => [...destructiveLine(job), ...unplacedLines(job), ...renamedLine(job)]),
    ...removed.map((file) => prose(removedWords(file))),
  ];
  if (lines.length === 0) return '';
  const shown = lines.slice(0, mostLines);
  if (lines.length > shown.length) shown.push(`… and ${lines.length - shown.length} more like these.`);
  return ['> [!CAUTION]', shown.map((line) => `> ${line}`).join('  \n')].join('\n');
}

function destructiveLine(job: PlannedJob): readonly string[] {
  const sum = totals(job.verdict.groups);
  const more = following(sum);
  const deeds = [
    sum.replaced > 0 ? `replaces ${plural(sum.replaced, 'allocation')}${more === '' ? '' : `, ${more}`}` : '',
    sum.stopped > 0 ? `stops ${plural(sum.stopped, 'allocation')}` : '',
    ...job.verdict.preempted.map((other) => `preempts ${plural(other.count, 'allocation')} of ${code(other.job)}`),
  ].filter((deed) => deed !== '');
  return deeds.length === 0 ? [] : [`**${code(job.id)}** ${deeds.join(' and ')} (destructive).`];
}

function renamedLine({ id, formerId }: PlannedJob): readonly string[] {
  return formerId === undefined
    ? []
    : [`**${code(id)}** is new; its file held ${code(formerId)}, which keeps running.`];
}

function unplacedLines(job: PlannedJob): readonly string[] {
  const several = job.verdict.groups.length > 1;
  return job.verdict.unplaced.map(({ group, count, reasons }) => {
    const what = several ? `${plural(count, 'allocation')} of group ${code(group)}` : plural(count, 'allocation');
    return `**${code(job.id)}** cannot be placed (${what}): ${reasons.map(reasonMarkdown).join('; ')}.`;
  });
}

function reasonMarkdown({ words, name }: PlacementReason): string {
  return name === undefined ? words : `${words} ${code(name)}`;
}
