import { isLeaf, labelField, type SpecPath, visitSpec } from '../redaction/spec-fields.ts';
import { codeList, listTexts } from '../text/numbers.ts';
import { isDuration, formatUnit } from './units.ts';
import { describeSchedule } from './spec.ts';
import { freeMaps } from '../clients/nomad/jobs/fields.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { Verdict } from './verdict.ts';

/**
 * Settings that Nomad accepts without a warning although they are probably unintended, in sentences.
 *
 * @param shown formats the name of a field with its group and task
 * @param ignored keys that the server ignores
 */
export function findPitfalls(
  job: Job,
  { nextLaunch, change }: Pick<Verdict, 'nextLaunch' | 'change'>,
  shown: (name: string) => string,
  ignored: ReadonlySet<string> = new Set(),
): readonly string[] {
  return [
    ...(job.Stop === true && change !== 'stopped'
      ? ['Nomad registers the job as stopped, because `Stop` is true: nothing runs.']
      : []),
    ...(ignored.size === 0
      ? []
      : [`Nomad ignores these keys of the job file: ${codeList([...ignored].map(shown), 5)}.`]),
    ...(nextLaunch === 'never' ? [describeDeadSchedule(job)] : []),
    ...(mayHavePitfall(job) ? describeDurations(job, shown) : []),
  ];
}

/** Whether a duration is probably unintended. Most jobs have no such duration, and a visit with the address of each field takes ten times as long. */
function mayHavePitfall(value: unknown, key = '', within = ''): boolean {
  if (isLeaf(value)) return isTiny(value) && isDuration(key, within);
  return Object.entries(value).some(([name, inside]) => mayHavePitfall(inside, name, key));
}

/** In Nomad 1.8 to 2.0, the last of several schedules determines whether any of them launches the job. */
function describeDeadSchedule(job: Job): string {
  const isList = describeSchedule(job).includes(', ');
  const reason = isList ? ' One schedule that never comes, such as 30 February, can stop those before it.' : '';
  return `The job never launches: Nomad finds no next launch for \`${describeSchedule(job)}\`.${reason}`;
}

const millisecond = 1_000_000;

function isTiny(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < millisecond;
}

function isTinyDuration(value: unknown, { objects, name }: SpecPath): value is number {
  if (!isTiny(value)) return false;
  return isDuration(name, objects.at(-1)) && !objects.some((object) => freeMaps.has(object));
}

function describeDurations(job: Job, shown: (name: string) => string): readonly string[] {
  const durations: string[] = [];
  visitSpec(job, (value, path) => {
    if (isTinyDuration(value, path))
      durations.push(
        `\`${shown(labelField(path))}\` is ${formatUnit(path.name, String(value), path.objects.at(-1)) ?? value}`,
      );
  });
  if (durations.length === 0) return [];
  const reason = 'Nomad reads a number without a unit as nanoseconds. Write it with one, such as `"5s"`.';
  return [`${listTexts(durations.toSorted())}. ${reason}`];
}
