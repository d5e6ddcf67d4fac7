import { ActionError, ActionErrors, errorsIn } from '../../errors.ts';
import { readJsonJob } from '../../jobfiles/preprocess/json-job.ts';
import { isBeforeNodePools, type Job } from '../../clients/nomad/jobs/job.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { Instead, LoadedJob } from '../../jobfiles/load.ts';
import type { PreparedJob } from '../../jobfiles/preprocess/prepare.ts';
import type { PlannedJob } from '../../review/plan-outcome.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** The job that a file holds: read here when it is JSON, else by Nomad's parser, whose mistakes are told at their places in the file. */
export async function parseLoaded({ source, prepared }: LoadedJob, nomad: Nomad): Promise<Job> {
  if (prepared === undefined) return readJsonJob(source);
  const { text, variables, locate, explain, settings } = prepared;
  try {
    const job = await nomad.parseJob({ source: text, variables, locate, file: source.file.name });
    // It would silently read the job with the defaults of its variables.
    if (variables !== undefined && variables !== '' && isBeforeNodePools(job)) throw tooOldError();
    return job;
  } catch (error) {
    const failures = errorsIn(error);
    if (failures === undefined) throw error;
    const isSet = failures.some(({ message }) => settings.has(/^Unset variable "([^"]+)"/.exec(message)?.[1] ?? ''));
    throw isSet ? tooOldError() : new ActionErrors(failures.map(explain));
  }
}

/**
 * The job with other content of files, or other values of variables, to find out what of it depends on them; undefined where it cannot be read so.
 */
export async function parseInstead(
  loaded: LoadedJob,
  instead: Instead,
  nomad: Nomad,
): Promise<{ readonly job: Job; readonly prepared: PreparedJob } | undefined> {
  return orUnreadable(async () => {
    const prepared = await loaded.prepareWith(instead);
    if (prepared === undefined) return undefined;
    return { job: await parseLoaded({ ...loaded, prepared }, nomad), prepared };
  });
}

/** What is read of a changed job file; undefined where the parser refuses the change. */
export async function orUnreadable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ActionErrors || (error instanceof ActionError && error.reason === 'parse')) return undefined;
    throw error;
  }
}

function tooOldError(): ActionError {
  return new ActionError({
    reason: 'server',
    message:
      'Nomad is too old for variables: its parser takes them since version 1.6.0, and took no notice of those that are set',
    help: 'server-too-old',
    hint: 'Upgrade Nomad, or write the values into the job file.',
  });
}

/** What a reader has to know of how a job was read. As in the command line, what the file names wins over what is asked for from outside. */
export function planNotes(
  { prepared }: LoadedJob,
  job: Job,
  { namespace, region }: ConnectionInputs,
  shown: (name: string) => string,
): Pick<PlannedJob, 'overridden' | 'dropped'> {
  const pairs = [
    ['namespace', job.Namespace, namespace],
    ['region', job.Region, region],
  ] as const;
  return {
    overridden: pairs.flatMap(([what, file, input]) =>
      file && input !== undefined && file !== input ? [{ what, file: shown(file), input }] : [],
    ),
    dropped: (prepared?.dropped ?? []).map(({ name, origin }) => ({ name, by: origin.text })),
  };
}
