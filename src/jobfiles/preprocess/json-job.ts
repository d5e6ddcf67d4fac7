import { ActionError, ActionErrors } from '../../errors.ts';
import { parseJson } from '../../clients/http/json.ts';
import { asJob, type Job } from '../../clients/nomad/jobs/job.ts';
import {
  foldKey,
  isObject,
  repeatedKeys,
  shortKey,
  duplicateKey,
  withFieldNames,
  type KeyProblem,
} from './json-keys.ts';
import { createStringLocator } from './json-strings.ts';
import { positionsIn } from './positions.ts';
import type { JobSource } from '../read.ts';

/**
 * Reads a job that was written as JSON: bare, or as `{"Job": …}`. Its keys get the spelling of Nomad's own fields, which reads them in any case: so what is
 * judged here is what is registered.
 *
 * @throws ActionErrors `parse` when it is no JSON, no job, or a key of it can be read in more than one way
 */
export function readJsonJob(source: JobSource): Job {
  const file = source.file.name;
  let value: unknown;
  try {
    value = parseJson(source.text);
  } catch (cause) {
    throw invalidJson(file, cause instanceof Error ? cause.message : '');
  }
  const bad: KeyProblem[] = [];
  const named = jobIn(value, bad);
  const failures = [...repeatedKeyErrors(source), ...keyProblemErrors(source, bad)];
  if (failures.length > 0) throw new ActionErrors(failures);
  const job = asJob(named);
  if ('output' in job && job.output.ID !== '') return job.output;
  const problem = 'problem' in job ? job.problem : 'its ID is empty';
  throw new ActionError({
    reason: 'parse',
    message: `The file holds no job: ${problem}.`,
    location: { file },
    help: 'no-job-in-the-file',
    hint: 'Write it as `nomad job run -output` prints it: a job with an `ID`, bare or under `Job`.',
  });
}

/** What stands beside `Job` counts for a request to Nomad's API, but not for the command line. */
const keysBesideJob = new Set(['id', 'namespace', 'region']);

/**
 * The job in a JSON value, with the names of Nomad's fields for keys. As for the command line, `Job` wins over what stands beside it, unless it is `null`.
 *
 * @param bad gets what can be read in more than one way
 */
export function jobIn(value: unknown, bad: KeyProblem[]): unknown {
  if (!isObject(value)) return value;
  const nested = Object.entries(value).filter(([key]) => foldKey(key) === 'job');
  const [first, second] = nested;
  if (first !== undefined && second !== undefined) bad.push(duplicateKey(first[0], second[0]));
  if (first === undefined || first[1] === null) {
    return withFieldNames(
      Object.fromEntries(Object.entries(value).filter(([key]) => foldKey(key) !== 'job')),
      'Job',
      bad,
    );
  }
  for (const [key, beside] of Object.entries(value)) {
    if (!keysBesideJob.has(foldKey(key)) || beside === null || beside === '') continue;
    const what = `\`${key}\` stands beside \`${first[0]}\`, and not in it.`;
    bad.push({ key, message: what, hint: `Move it into \`${first[0]}\`, or remove it.` });
  }
  return withFieldNames(first[1], 'Job', bad);
}

const maxListedKeys = 100;

function repeatedKeyErrors({ text, file }: JobSource): readonly ActionError[] {
  const positions = positionsIn(text);
  return repeatedKeys(text)
    .slice(0, maxListedKeys)
    .map(({ key, at }) => {
      const what = `The key \`${shortKey(key)}\` stands twice in the same object.`;
      const where = { file: file.name, ...positions.positionOf(at) };
      return new ActionError({
        reason: 'parse',
        message: what,
        location: where,
        hint: 'Keep one of them.',
        help: 'ambiguous-keys',
      });
    });
}

function keyProblemErrors({ text, file }: JobSource, bad: readonly KeyProblem[]): readonly ActionError[] {
  const positions = positionsIn(text);
  const placeOf = createStringLocator(text);
  return bad.slice(0, maxListedKeys).map(({ key, message: what, hint }) => {
    const where = { file: file.name, ...positions.positionOf(placeOf(key)) };
    return new ActionError({ reason: 'parse', message: what, location: where, hint, help: 'ambiguous-keys' });
  });
}

/** The words of the JSON parser quote the file, which may hold secrets, and tell the place only now and then. */
function invalidJson(file: string, text: string): ActionError {
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(text) ?? [];
  const where = line === undefined ? { file } : { file, line: Number(line), column: Number(column) };
  const problem = /^(Unexpected token '.'|[^"]+?)(?:, | in JSON| at position|$)/su.exec(text)?.[1];
  const what = problem === undefined ? 'The file is no JSON.' : `The file is no JSON: ${problem}.`;
  return new ActionError({ reason: 'parse', message: what, location: where });
}
