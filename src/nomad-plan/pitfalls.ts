import { isLeaf, labelField, visitSpec } from '../redaction/spec-fields.ts';
import { codeList, listTexts } from '../text/numbers.ts';
import { isDuration, formatUnit } from './units.ts';
import { describeSchedule } from './spec.ts';
import { freeMaps } from '../clients/nomad/jobs/fields.ts';
import type { JsonRecord } from '../clients/http/json.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { Verdict } from './verdict.ts';

/** Finds the line of a field in the job file, by the names of its blocks and its attribute; `undefined` if it is unknown. */
type FindLine = (field: { group: string; task: string; at: readonly string[] }) => number | undefined;

/**
 * Settings that Nomad accepts without a warning although they are probably unintended, in sentences.
 *
 * @param showName formats the name of a field with its group and task
 * @param ignoredKeys keys that the server ignores
 */
export function findPitfalls(
  job: Job,
  { nextLaunch, change }: Pick<Verdict, 'nextLaunch' | 'change'>,
  showName: (name: string) => string,
  findLine: FindLine,
  ignoredKeys: ReadonlySet<string> = new Set(),
): readonly string[] {
  const isStopped = job.Stop === true && change !== 'stopped';
  return [
    isStopped && 'Nomad registers the job as stopped, because `Stop` is true: nothing runs.',
    ignoredKeys.size > 0 && `Nomad ignores these keys of the job file: ${codeList([...ignoredKeys].map(showName), 5)}.`,
    nextLaunch === 'never' && describeDeadSchedule(job),
    ...(mayHavePitfall(job) ? describeFields(job, showName, findLine) : []),
  ].filter((text) => text !== false);
}

/** Whether a field is probably unintended. Most jobs have no such field, and a visit with the address of each field takes ten times as long. */
function mayHavePitfall(value: unknown, key = '', within = ''): boolean {
  if (isLeaf(value)) return (isTiny(value) && isDuration(key, within)) || findTemplate(value, key) !== undefined;
  return Object.entries(value).some(([name, inside]) => mayHavePitfall(inside, name, key));
}

/** In Nomad 1.8 to 2.0, the last of several schedules determines whether any of them launches the job. */
function describeDeadSchedule(job: Job): string {
  const isList = describeSchedule(job).includes(', ');
  const reason = isList ? ' One schedule that never comes, such as 30 February, can stop those before it.' : '';
  return `The job never launches: Nomad finds no next launch for \`${describeSchedule(job)}\`.${reason}`;
}

/** Less than a millisecond. */
function isTiny(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < 1_000_000;
}

/** An action of Nomad Pack or Levant: shell scripts have other words between these delimiters. */
const packAction = /\[\[-?\s{0,4}(?:\.[a-z]|[a-z]\w{0,40}\s{1,4}[.("])/i;
/** Templates in an image, whose reference contains none of these characters. The client replaces the names of Nomad and all names with a dot. */
const imageTemplate = /\[\[|\{\{|\$(?=\w)|\$\{(?!NOMAD_)(\w+)\}/g;

/** The delimiter of a template that was not rendered. @param isSet whether a variable is in the environment of the task */
function findTemplate(value: unknown, name: string, isSet?: (variable: string) => boolean): string | undefined {
  if (typeof value !== 'string' || name === 'EmbeddedTmpl') return undefined;
  if (packAction.test(value)) return '[[';
  const templates = name === 'image' ? [...value.matchAll(imageTemplate)] : [];
  return templates.find(([, variable]) => variable === undefined || isSet?.(variable) !== true)?.[0].slice(0, 2);
}

/** Templates are not quoted, because they may be a part of a secret. */
function describeFields(job: Job, showName: (name: string) => string, findLine: FindLine): readonly string[] {
  const [durations, templates]: readonly [string[], string[]] = [[], []];
  let task: JsonRecord = {};
  const isSet = (variable: string): boolean =>
    Object.hasOwn(Object(task['Env']), variable) || JSON.stringify(task['Templates'])?.includes('"Envvars":true');
  visitSpec(job, (value, path) => {
    if (typeof value === 'object' && value !== null && 'Config' in value) task = value as JsonRecord;
    const { group = '', task: name = '', objects, trail } = path;
    const readLabel = (): string => `\`${showName(labelField(path))}\``;
    if (isTiny(value) && isDuration(path.name, objects.at(-1)) && !objects.some((object) => freeMaps.has(object)))
      durations.push(`${readLabel()} is ${formatUnit(path.name, String(value), objects.at(-1)) ?? value}`);
    const delimiter = findTemplate(value, path.name, isSet);
    if (delimiter === undefined) return;
    const [block = '', key = ''] = trail.slice(-2).map(String);
    const line = findLine({ group, task: name, at: [block.toLowerCase(), key] });
    templates.push(`\`${delimiter}\` in ${line === undefined ? readLabel() : `line ${line} (${readLabel()})`}`);
  });
  const unit = 'Nomad reads a number without a unit as nanoseconds. Write it with one, such as `"5s"`.';
  const render = 'Render it first, for example with `levant render` or `envsubst`, or declare a variable.';
  return [
    templates.length > 0 &&
      `The job file looks like a template that was not rendered: ${listTexts(templates)}. ${render}`,
    durations.length > 0 && `${listTexts(durations.toSorted())}. ${unit}`,
  ].filter((text) => text !== false);
}
