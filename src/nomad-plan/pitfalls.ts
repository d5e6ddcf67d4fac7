import { freeForm } from '../redaction/redact-diff.ts';
import { changeSpec, labelOf, type SpecPlace } from '../redaction/spec-fields.ts';
import { listTexts } from '../text/numbers.ts';
import { isDuration, readable } from './diff-lines.ts';
import { scalingOf, scheduleOf } from './spec.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobDiff, TaskGroupDiff } from '../clients/nomad/jobs/plan.ts';
import type { Verdict } from './verdict.ts';

/**
 * What Nomad accepts without a warning although it is hardly meant, in sentences.
 *
 * @param shown what the name of a field looks like, with those of its group and its task
 */
export function findPitfalls(
  job: Job,
  { nextLaunch }: Verdict,
  diff: JobDiff | null,
  shown: (name: string) => string,
): readonly string[] {
  const durations: string[] = [];
  changeSpec(job, (value, place) => {
    if (isTinyDuration(value, place)) durations.push(`\`${shown(labelOf(place))}\` is ${inUnits(value, place)}`);
    return value;
  });
  return [
    ...(nextLaunch === 'never' ? [describeDeadSchedule(job)] : []),
    ...describeDurations(durations),
    ...(diff?.TaskGroups ?? []).flatMap((group) => describeLowerCount(group, job, shown)),
  ];
}

/** Nomad 1.8 to 2.0 lets the last of several schedules decide whether any of them launches the job. */
function describeDeadSchedule(job: Job): string {
  const isList = scheduleOf(job).includes(', ');
  const why = isList ? ' One schedule that never comes, such as 30 February, can stop those before it.' : '';
  return `The job never launches: Nomad finds no next launch for \`${scheduleOf(job)}\`.${why}`;
}

const millisecond = 1_000_000;

function isTinyDuration(value: unknown, { objects, name }: SpecPlace): value is number {
  if (typeof value !== 'number' || value <= 0 || value >= millisecond) return false;
  return isDuration(name, objects.at(-1)) && !objects.some((object) => freeForm.has(object));
}

function inUnits(value: number, { objects, name }: SpecPlace): string {
  return readable(name, String(value), objects.at(-1)) ?? String(value);
}

function describeDurations(durations: readonly string[]): readonly string[] {
  if (durations.length === 0) return [];
  const why = 'Nomad reads a number without a unit as nanoseconds. Write it with one, such as `"5s"`.';
  return [`${listTexts(durations, ', ')}. ${why}`];
}

function describeLowerCount(
  { Name, Fields }: TaskGroupDiff,
  job: Job,
  shown: (name: string) => string,
): readonly string[] {
  const count = Fields.find((field) => field.Name === 'Count' && field.Type === 'Edited');
  const group = job.TaskGroups?.find((one) => one.Name === Name);
  const scaling = group === undefined ? undefined : scalingOf(group);
  const isLower = count !== undefined && Number(count.New) < Number(count.Old);
  if (!isLower || scaling === undefined || scaling['Enabled'] === false) return [];
  return [
    `The count of group \`${shown(Name)}\` falls from ${count.Old} to ${count.New}, although its \`scaling\` block leaves it to an autoscaler. Set \`preserve-counts: true\` for plan and register to keep the running count.`,
  ];
}
