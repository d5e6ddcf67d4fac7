import { isSecretField, type SecretField } from '../redaction/secret-fields.ts';
import { isLeaf, labelField, type SpecPlace, visitSpec } from '../redaction/spec-fields.ts';
import { listTexts } from '../text/numbers.ts';
import { isDuration, readable } from './units.ts';
import { describeSchedule } from './spec.ts';
import { freeMaps } from '../clients/nomad/jobs/fields.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { Verdict } from './verdict.ts';

interface PlannedSpec {
  readonly job: Job;
  readonly verdict: Pick<Verdict, 'nextLaunch'>;
  readonly secretFields: readonly SecretField[];
  /** The input of Nomad's parser: the job file and its variables; undefined for a job that is already JSON. */
  readonly text: string | undefined;
}

/**
 * Settings that Nomad accepts without a warning although they are hardly intended, in sentences. The same for each order of the
 * fields: Nomad's parser returns maps in any order.
 *
 * @param shown what the name of a field looks like, with those of its group and its task
 */
export function findPitfalls(planned: PlannedSpec, shown: (name: string) => string): readonly string[] {
  const { job, verdict, text } = planned;
  const { durations, references } = mayHavePitfall(job) ? findInFields(planned, shown) : nothingFound;
  return [
    ...(verdict.nextLaunch === 'never' ? [describeDeadSchedule(job)] : []),
    ...describeDurations(durations),
    ...(text === undefined ? [] : describeReferences(references, text)),
  ];
}

/** Whether a value may be one that a user hardly means. Most jobs have none, and finding the places of all fields takes ten times as long. */
function mayHavePitfall(value: unknown, key = '', within = ''): boolean {
  if (typeof value === 'string') return unknownReferences(value).length > 0;
  if (isLeaf(value)) return isTiny(value) && isDuration(key, within);
  return Object.entries(value).some(([name, inside]) => mayHavePitfall(inside, name, key));
}

interface FoundInFields {
  readonly durations: readonly string[];
  readonly references: readonly Reference[];
}

const nothingFound: FoundInFields = { durations: [], references: [] };

function findInFields({ job, secretFields }: PlannedSpec, shown: (name: string) => string): FoundInFields {
  const durations: string[] = [];
  const references: Reference[] = [];
  const environment = new Set<string>();
  visitSpec(job, (value, place) => {
    const label = (): string => `\`${shown(labelField(place))}\``;
    if (isTinyDuration(value, place)) durations.push(`${label()} is ${inUnits(value, place)}`);
    if (typeof value === 'string' && value.includes('${') && !isSecretField(place, secretFields))
      references.push(...unknownReferences(value).map((name) => ({ label: label(), name })));
    if (place.name.startsWith('Env[')) environment.add(place.name.slice('Env['.length, -1));
  });
  return { durations, references: references.filter(({ name }) => !environment.has(name.slice('${'.length, -1))) };
}

/** Nomad 1.8 to 2.0 lets the last of several schedules decide whether any of them launches the job. */
function describeDeadSchedule(job: Job): string {
  const isList = describeSchedule(job).includes(', ');
  const why = isList ? ' One schedule that never comes, such as 30 February, can stop those before it.' : '';
  return `The job never launches: Nomad finds no next launch for \`${describeSchedule(job)}\`.${why}`;
}

const millisecond = 1_000_000;

function isTiny(value: unknown): value is number {
  return typeof value === 'number' && value > 0 && value < millisecond;
}

function isTinyDuration(value: unknown, { objects, name }: SpecPlace): value is number {
  if (!isTiny(value)) return false;
  return isDuration(name, objects.at(-1)) && !objects.some((object) => freeMaps.has(object));
}

function inUnits(value: number, { objects, name }: SpecPlace): string {
  return readable(name, String(value), objects.at(-1)) ?? String(value);
}

function describeDurations(durations: readonly string[]): readonly string[] {
  if (durations.length === 0) return [];
  const why = 'Nomad reads a number without a unit as nanoseconds. Write it with one, such as `"5s"`.';
  return [`${listTexts(durations.toSorted(), ', ')}. ${why}`];
}

/**
 * References to variables of the client that have a dot. Others may be environment variables of the task, which Nomad cannot list before it runs.
 * Source: client/taskenv/env.go of Nomad
 */
const knownReference =
  /^(?:(?:attr|meta|env|device|secret)[.[]|NOMAD_|node[.[]["']?(?:attr|class|datacenter|meta|pool|region|unique\.id|unique\.name)\b)/;

function unknownReferences(value: string): readonly string[] {
  const references = value.matchAll(/\$\{([A-Za-z_][\w-]*[.[][^{}]{1,200})\}/g);
  return [...references].flatMap(([whole, name = '']) => (knownReference.test(name) ? [] : [whole]));
}

interface Reference {
  /** The field that has it. */
  readonly label: string;
  readonly name: string;
}

/** Each is searched in the whole file. */
const maxReferences = 50;

/** Nomad takes a name that it cannot resolve for a text, also in a function. What the file has as a text, such as a template of another program, is meant. */
function describeReferences(references: readonly Reference[], text: string): readonly string[] {
  if (references.length === 0) return [];
  const written = text.replaceAll(/\s+/g, '');
  const left = references.slice(0, maxReferences).filter(({ name }) => !written.includes(name.replaceAll(/\s+/g, '')));
  if (left.length === 0) return [];
  const labels = listTexts([...new Set(left.map(({ label }) => label))].toSorted(), ', ');
  const why = 'Functions get the text of a reference, such as `${node.class}`: only the client has its value.';
  return [`A reference to a variable that does not exist is left in ${labels}. ${why}`];
}
