import { Failure } from '../failure.ts';
import { parseJson } from '../http/json.ts';
import { asJob, type Job } from '../scheduler/job.ts';
import type { JobSource } from './read.ts';

/**
 * Reads a job that was written as JSON: bare, or as `{"Job": …}`.
 *
 * @throws Failure `parse` when it is no JSON or no job
 */
export function readJsonJob(source: JobSource): Job {
  const file = source.file.name;
  let value: unknown;
  try {
    value = parseJson(source.text);
  } catch (cause) {
    throw noJson(file, cause instanceof Error ? cause.message : '');
  }
  const bare = typeof value === 'object' && value !== null && 'Job' in value ? value.Job : value;
  const job = asJob(bare);
  if ('output' in job && job.output.ID !== '') return job.output;
  const problem = 'problem' in job ? job.problem : 'its ID is empty';
  throw new Failure({
    reason: 'parse',
    what: `The file holds no job: ${problem}.`,
    where: { file },
    help: 'no-job-in-the-file',
    hint: 'Write it as `nomad job run -output` prints it: a job with an `ID`, bare or under `Job`.',
  });
}

/** The words of the JSON parser quote the file, which may hold secrets, and tell the place only now and then. */
function noJson(file: string, words: string): Failure {
  const [, line, column] = /\(line (\d+) column (\d+)\)/.exec(words) ?? [];
  const where = line === undefined ? { file } : { file, line: Number(line), column: Number(column) };
  const problem = /^(Unexpected token '.'|[^"]+?)(?:, | in JSON| at position|$)/su.exec(words)?.[1];
  const what = problem === undefined ? 'The file is no JSON.' : `The file is no JSON: ${problem}.`;
  return new Failure({ reason: 'parse', what, where });
}
