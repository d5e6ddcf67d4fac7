import { codeList } from '../../text/numbers.ts';
import { ActionErrors, type ActionError } from '../../errors.ts';
import { matchesWhole } from '../../inputs/pattern.ts';
import { mapPositions } from '../../jobfiles/hcl/positions.ts';
import {
  findSecretAttributes,
  type SecretAttribute,
  type SecretSources,
} from '../../jobfiles/provenance/secret-attributes.ts';
import { createLateError, formatLate, type LateMarks, type LatePart } from '../../jobfiles/variables/late-variables.ts';
import {
  changeSpec,
  labelField,
  clearRandomFields,
  type RandomFields,
  type SpecPath,
} from '../../redaction/spec-fields.ts';
import { isSecretSetting } from '../../redaction/variable-secrets.ts';
import { canonicalize } from '../../nomad-plan/specification.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';

/** A field of a job that late variables set. */
export interface LateField {
  readonly trail: SpecPath['trail'];
  /** The name in texts: `web/server Config.image`. */
  readonly label: string;
  readonly parts: readonly LatePart[];
}

/** The fields of a job that are filled in after its review. */
export interface LateJobFields {
  readonly fields: readonly LateField[];
  /** The job as it is reviewed, with `(late: image)` instead of each value. */
  readonly reviewedJob: Job;
  /** The values in this run, by variable. */
  readonly values: ReadonlyMap<string, string>;
  /** The texts of the fields without a value. */
  readonly unfilledTexts: ReadonlySet<string>;
}

const hint =
  'A late variable may set, as a whole or inside a quoted string: `config.image`, the source and the options of an `artifact`, values of `meta` and `env`, and tags and `meta` of a `service`.';

/** The attributes of a job file that a late variable may set: the level, and the path below it. */
const lateAttributes =
  /^(?:(?:job|group|task) meta(?:\..+)?|task (?:env(?:\..+)?|config\.image|artifact\.(?:source|options(?:\..+)?))|(?:group|task) service\.(?:tags|canary_tags|(?:canary_)?meta(?:\..+)?))$/s;

/** The maximum number of reported errors: a hostile file may have 100,000. */
const maxReported = 50;

/**
 * Judges every expression that reaches a late variable by the text of the job file, because a condition or a function may treat a mark and a value differently.
 *
 * @throws ActionErrors `input` with variable, field and line
 */
export function checkLateReferences({ source, late }: LoadedJob): void {
  if (late === undefined) return;
  const { names } = late;
  const sources: SecretSources = {
    variables: new Map(names.map((name) => [name, { isScalar: true }])),
    files: new Map(),
    mustBeUnchanged: true,
  };
  const positions = mapPositions(source.text);
  const errors = findSecretAttributes(source, sources).attributes.flatMap((attribute) => {
    const message = findProblem(attribute);
    const location = { file: source.file.name, ...positions.findPosition(attribute.start) };
    return message === undefined ? [] : [createLateError(message, hint, location)];
  });
  const secretHint = 'Rename it, or set it by `secret-vars` in plan and register.';
  for (const name of names.filter((lateName) => isSecretSetting({ name: lateName, isSecret: false }))) {
    const message = `The late variable \`${name}\` has the name of a secret, but late values are shown.`;
    errors.push(createLateError(message, secretHint, { file: source.file.name }));
  }
  if (errors.length > 0) throw new ActionErrors(errors.slice(0, maxReported));
}

function findProblem({ level, blocks, name, isStructure, dependence }: SecretAttribute): string | undefined {
  const { variable, isCopied } = dependence;
  if (variable === undefined) return undefined;
  const path = [...blocks, name].filter((part) => part !== '').join('.');
  const quotedPath = `\`${path || 'job'}\``;
  if (isStructure || !lateAttributes.test(`${level} ${path}`))
    return `${quotedPath} depends on the late variable \`${variable}\`, which may not set it.`;
  return isCopied ? undefined : `${quotedPath} computes its value from the late variable \`${variable}\`.`;
}

/** The fields of the parsed job that late variables may set, by their names in Nomad's diff. */
const lateFields =
  /^(?:(?:Env|Meta)\[.*\]|Config\.image|Artifact\.(?:GetterSource|GetterOptions\..*)|Service\.(?:(Tags|CanaryTags)\.\1|Meta\[.*\]|CanaryMeta\..*))$/s;

/** Finds the marks in a parsed job. @throws ActionErrors `input` for a mark in a field that must not be late, and for a variable that sets no field */
export function findLateFields(markedJob: Job, { source, late }: LoadedJob): LateJobFields | undefined {
  if (late === undefined) return undefined;
  const fields: LateField[] = [];
  const errors: ActionError[] = [];
  const location = { file: source.file.name };
  changeSpec(markedJob, (value, path) => {
    const isKey = path.trail.some((step) => typeof step === 'string' && late.marks.splitMarks(step) !== undefined);
    const parts = typeof value === 'string' ? late.marks.splitMarks(value) : undefined;
    if (isKey || (parts !== undefined && !lateFields.test([...path.objects, path.name].join('.')))) {
      const label = late.marks.replaceMarks(labelField(path));
      const variable = listNames(parts ?? [])[0] ?? late.names[0] ?? '';
      const message = `\`${label}\` depends on the late variable \`${variable}\`, which may not set it.`;
      errors.push(createLateError(message, hint, location));
      return undefined;
    }
    if (parts !== undefined) fields.push({ trail: path.trail, label: labelField(path), parts });
    return value;
  });
  const reachedNames = new Set(fields.flatMap(({ parts }) => listNames(parts)));
  for (const name of late.names.filter((lateName) => !reachedNames.has(lateName))) {
    const message = `The late variable \`${name}\` sets no field of the job.`;
    errors.push(createLateError(message, 'Use it, or remove it from `late-vars`.', location));
  }
  if (errors.length > 0) throw new ActionErrors(errors.slice(0, maxReported));
  // Nomad's parser gives the options of an artifact in any order, and the record binds the list.
  fields.sort((left, right) => (JSON.stringify(left.trail) < JSON.stringify(right.trail) ? -1 : 1));
  const { values } = late;
  const unfilledTexts = fields.filter((field) => !isValued(field, values)).map((field) => formatField(field, values));
  const reviewedJob = fillJob(markedJob, fields, (field) => formatField(field, noValues));
  return { fields, reviewedJob, values, unfilledTexts: new Set(unfilledTexts) };
}

/** The variables in the text of a field. */
export function listNames(parts: readonly LatePart[]): readonly string[] {
  return [...new Set(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.late])))];
}

export function isValued({ parts }: LateField, values: ReadonlyMap<string, string>): boolean {
  return listNames(parts).every((name) => values.has(name));
}

/** The text of a field with its values, and marks for values that this run does not have. */
export function formatField({ trail, parts }: Omit<LateField, 'label'>, values: ReadonlyMap<string, string>): string {
  // Nomad rejects an invalid checksum, unless it contains a variable of the client.
  const isChecksum = trail.at(-2) === 'GetterOptions' && trail.at(-1) === 'checksum';
  const formatMark = (name: string): string => (isChecksum ? `\${late.${name}}` : formatLate(name));
  return parts
    .map((part) => (typeof part === 'string' ? part : (values.get(part.late) ?? formatMark(part.late))))
    .join('');
}

const noValues: ReadonlyMap<string, string> = new Map();

function fillJob(job: Job, fields: readonly LateField[], fill: (field: LateField) => string | undefined): Job {
  const texts = new Map(fields.map((field) => [JSON.stringify(field.trail), fill(field)]));
  return changeSpec(job, (value, { trail }) => texts.get(JSON.stringify(trail)) ?? value) as Job;
}

/** A parsed job with `(late: image)` instead of the marks of variables without a value. */
export function replaceJobMarks(job: Job, marks: LateMarks | undefined): Job {
  if (marks === undefined) return job;
  const { splitMarks } = marks;
  return changeSpec(job, (value, { trail }) => {
    const parts = typeof value === 'string' ? splitMarks(value) : undefined;
    return parts === undefined ? value : formatField({ trail, parts }, noValues);
  }) as Job;
}

/** Checks that a job parsed with its values equals the reviewed job, except that each value replaces its mark in a late field. @throws ActionErrors `input` */
export function checkFilled(spec: Job, late: LateJobFields, random: RandomFields, file: string): void {
  const expectedJob = fillJob(late.reviewedJob, late.fields, (field) => formatField(field, late.values));
  if (canonicalize(clearRandomFields(expectedJob, random)) === canonicalize(clearRandomFields(spec, random))) return;
  const names = codeList([...late.values.keys()]);
  const message = `The value of ${names} changes fields of the job that were not reviewed.`;
  throw new ActionErrors([createLateError(message, hint, { file })]);
}

/** Fills the late fields of a job with the running values, if the fixed text around the values is the same. */
export function fillRunningValues(job: Job, live: Job, { fields, values }: LateJobFields): Job {
  return fillJob(job, fields, (field) => (isValued(field, values) ? undefined : readRunningText(field, job, live)));
}

/** Whether the running job has at least one value of this run. */
export function isRunning(job: Job, live: Job, { fields, values }: LateJobFields): boolean {
  return fields.some(
    (field) => isValued(field, values) && readRunningText(field, job, live) === formatField(field, values),
  );
}

export function hasLateValues(job: Job, version: Job, { fields, values }: LateJobFields): boolean {
  return fields.every((field) => readRunningText(field, job, version) === formatField(field, values));
}

function readRunningText({ trail, parts }: LateField, job: Job, live: Job): string | undefined {
  let [planned, running]: readonly [unknown, unknown] = [job, live];
  for (const step of trail.slice(0, -1)) {
    planned = readEntry(planned, step);
    const name = readEntry(planned, 'Name');
    const counterpart: unknown = Array.isArray(running)
      ? running.find((entry) => name !== undefined && readEntry(entry, 'Name') === name)
      : undefined;
    running = counterpart ?? readEntry(running, step);
  }
  const last = trail.at(-1) ?? '';
  const candidates: readonly unknown[] = Array.isArray(running) ? running : [readEntry(running, last)];
  const pieces = listPieces(parts);
  return candidates.find((text): text is string => typeof text === 'string' && matchesWhole(pieces, text));
}

function readEntry(value: unknown, key: string | number): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
}

/** The fixed texts between the values. */
function listPieces(parts: readonly LatePart[]): readonly string[] {
  const pieces = [''];
  for (const part of parts) {
    if (typeof part === 'string') pieces.push(`${pieces.pop() ?? ''}${part}`);
    else pieces.push('');
  }
  return pieces;
}

/** The part of a plan that its record binds: the reviewed job, and the parts of each late field, because another job could have the same text as a literal. */
export function bindLate(spec: object, { fields }: LateJobFields): object {
  return { spec, late: fields.map(({ trail, parts }) => [trail, parts]) };
}
