import { ActionError, ActionErrors } from '../../errors.ts';
import { parseJson } from '../../clients/http/json.ts';
import { toJob, type Job } from '../../clients/nomad/jobs/job.ts';
import { shortenKey, createDuplicateProblem, renameFields, type KeyProblem } from './json-keys.ts';
import {
  createStringLocator,
  decodeString,
  explainInvalidJson,
  findOnlyKey,
  foldKey,
  isObject,
  scanStrings,
} from '../hcl/json-strings.ts';
import { mapPositions, type Position } from '../hcl/positions.ts';
import type { CountStep } from '../hcl/tokens.ts';
import { findGitError, formatExcludeHint, type JobSource } from './job-source.ts';

/**
 * Reads a job in JSON, at the top level or under `Job`. Nomad ignores the case of keys: known keys are renamed to the fields of Nomad, so that the reviewed job is the registered job.
 *
 * @throws ActionErrors `parse` for invalid JSON, for JSON without a job, and for ambiguous keys
 */
export function readJsonJob(source: JobSource): Job {
  let value: unknown;
  try {
    value = parseJson(source.text);
  } catch (cause) {
    throw findGitError(source) ?? createInvalidJsonError(source, cause);
  }
  const faults: KeyProblem[] = [];
  const jobValue = extractJob(value, faults, source.budget.step);
  const failures = checkKeys(source, faults);
  if (failures.length > 0) throw new ActionErrors(failures);
  const job = toJob(jobValue);
  if ('output' in job && job.output.ID !== '') return job.output;
  const { problem, path } = 'problem' in job ? job : { problem: '`ID` is empty', path: 'ID' };
  const location = { file: source.file.name, ...locateField(source.text, path) };
  if (path !== undefined && path !== 'ID')
    throw new ActionError({
      reason: 'parse',
      message: `The job is invalid: ${problem}.`,
      location,
      hint: 'Write the job as `nomad job run -output` prints it.',
    });
  const isMissing = isObject(jobValue) && jobValue['ID'] === undefined;
  const fix = Array.isArray(value) ? 'write each job of the list into its own file' : problem;
  throw new ActionError({
    reason: 'parse',
    message: `The file contains no job: ${isMissing ? '`ID` is missing' : fix}.`,
    location,
    help: 'no-job-in-the-file',
    hint: `Write the job as \`nomad job run -output\` prints it: with an \`ID\`, at the top level or under \`Job\`. ${formatExcludeHint(source.file)}`,
  });
}

/** The position of a field whose name is unique. */
function locateField(text: string, path: string | undefined): Position | undefined {
  const name = path?.split('.').findLast((part) => !/^\d+$/.test(part));
  const offset = name === undefined ? undefined : findOnlyKey(text, name);
  return offset === undefined ? undefined : mapPositions(text).findPosition(offset);
}

/** Adds the position in the file, and the form of a duration, to Nomad's error about the type of a field. */
export function locateFieldError(error: ActionError, { text, file }: JobSource): ActionError {
  const path = /\binto Go struct field (\S{1,500}) of type /.exec(error.message)?.[1];
  const position = error.location === undefined ? locateField(text, path) : undefined;
  if (position === undefined) return error;
  const isDuration = / of type time\.Duration\b/.test(error.message);
  const note = isDuration ? '. In JSON, a duration is a number of nanoseconds: 10000000000 for 10s' : '';
  return error.with({ message: error.sentence + note, location: { file: file.name, ...position } });
}

/** Keys next to `Job` that count in a request to Nomad's API, but not for the Nomad CLI. */
const keysBesideJob = new Set(['id', 'namespace', 'region']);

/**
 * The job in a JSON value, with the field names of Nomad as keys. As in the Nomad CLI, a `Job` that is not `null` wins over other top-level keys.
 *
 * @param faults collects ambiguous keys
 */
export function extractJob(value: unknown, faults: KeyProblem[], step: CountStep): unknown {
  if (!isObject(value)) return value;
  const jobEntries = Object.entries(value).filter(([key]) => foldKey(key) === 'job');
  const [first, second] = jobEntries;
  if (first !== undefined && second !== undefined) faults.push(createDuplicateProblem(first[0], second[0]));
  if (first === undefined || first[1] === null) {
    return renameFields(
      Object.fromEntries(Object.entries(value).filter(([key]) => foldKey(key) !== 'job')),
      faults,
      step,
    );
  }
  for (const [key, sibling] of Object.entries(value)) {
    if (!keysBesideJob.has(foldKey(key)) || sibling === null || sibling === '') continue;
    const message = `\`${key}\` is next to \`${first[0]}\` instead of inside it.`;
    faults.push({ key, message, hint: `Move it into \`${first[0]}\`, or remove it.` });
  }
  return renameFields(first[1], faults, step);
}

const maxListedKeys = 100;

function checkKeys({ text, file, budget: { step } }: JobSource, faults: readonly KeyProblem[]): readonly ActionError[] {
  const positions = mapPositions(text);
  const locateString = createStringLocator(text, step);
  const repeatedKeys = [...scanStrings(text, step)].filter(({ isRepeated }) => isRepeated).slice(0, maxListedKeys);
  const problems = [
    ...repeatedKeys.map(({ source, start }) => {
      const key = shortenKey(decodeString(source) ?? '');
      return { at: start, message: `The key \`${key}\` appears twice in the same object.`, hint: 'Keep one of them.' };
    }),
    ...faults.slice(0, maxListedKeys).map(({ key, ...problem }) => ({ ...problem, at: locateString(key) })),
  ];
  return problems.map(({ at, message, hint }) => {
    const location = { file: file.name, ...positions.findPosition(at) };
    return new ActionError({ reason: 'parse', message, location, hint, help: 'ambiguous-keys' });
  });
}

function createInvalidJsonError({ text, file }: JobSource, cause: unknown): ActionError {
  const { problem, ...position } = explainInvalidJson(text, cause);
  return new ActionError({
    reason: 'parse',
    message: `${problem}.`,
    location: { file: file.name, ...position },
    hint: 'Correct the JSON: `nomad job run -output` prints a job in this form.',
  });
}
