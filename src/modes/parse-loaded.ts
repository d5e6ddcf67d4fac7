import { Failures, failuresIn } from '../failure.ts';
import { readJsonJob } from '../jobfiles/json-job.ts';
import type { SchedulerInputs } from '../inputs/scheduler.ts';
import type { LoadedJob } from '../jobfiles/load.ts';
import type { PlannedJob } from '../report/outcome.ts';
import type { Job } from '../scheduler/job.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

/** The job that a file holds: read here when it is JSON, else by the scheduler's parser, whose mistakes are told at their places in the file. */
export async function parseLoaded({ source, prepared }: LoadedJob, scheduler: Scheduler): Promise<Job> {
  if (prepared === undefined) return readJsonJob(source);
  const { text, variables, locate, explain } = prepared;
  try {
    return await scheduler.parseJob({ source: text, variables, locate, file: source.file.name });
  } catch (error) {
    const failures = failuresIn(error);
    throw failures === undefined ? error : new Failures(failures.map(explain));
  }
}

/** What a reader has to know of how a job was read. As in the command line, what the file names wins over what is asked for from outside. */
export function notesOn(
  { prepared }: LoadedJob,
  job: Job,
  { namespace, region }: SchedulerInputs,
): Pick<PlannedJob, 'overridden' | 'dropped'> {
  const pairs = [
    ['namespace', job.Namespace, namespace],
    ['region', job.Region, region],
  ] as const;
  return {
    overridden: pairs.flatMap(([what, file, input]) =>
      file && input !== undefined && file !== input ? [{ what, file, input }] : [],
    ),
    dropped: (prepared?.dropped ?? []).map(({ name, origin }) => ({ name, by: origin.words })),
  };
}
