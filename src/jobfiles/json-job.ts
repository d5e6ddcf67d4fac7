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
    const what = `The file is no JSON: ${cause instanceof Error ? cause.message : 'it cannot be read'}.`;
    throw new Failure({ reason: 'parse', what, where: { file }, cause });
  }
  const bare = typeof value === 'object' && value !== null && 'Job' in value ? value.Job : value;
  const job = asJob(bare);
  if ('output' in job && job.output.ID !== '') return job.output;
  const problem = 'problem' in job ? job.problem : 'its ID is empty';
  throw new Failure({
    reason: 'parse',
    what: `The file holds no job: ${problem}.`,
    where: { file },
    hint: 'Write it as `nomad job run -output` prints it: a job with an `ID`, bare or under `Job`.',
  });
}
