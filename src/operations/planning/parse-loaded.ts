import { ActionError, ActionErrors, errorsIn } from '../../errors.ts';
import { readJsonJob } from '../../jobfiles/preprocess/json-job.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { ConnectionInputs } from '../../inputs/connection.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { PlannedJob } from '../../report/plan/plan-outcome.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** Parses a job file: JSON here, HCL by Nomad, whose errors are moved to their places in the original file. */
export async function parseLoaded({ source, prepared }: LoadedJob, nomad: Nomad): Promise<Job> {
  if (prepared === undefined) return readJsonJob(source);
  const { text, variables, locate, explain } = prepared;
  try {
    return await nomad.parseJob({ source: text, variables, locate, file: source.file.name });
  } catch (error) {
    const failures = errorsIn(error);
    if (failures === undefined) throw error;
    throw new ActionErrors(failures.map(explain));
  }
}

/** Undefined where the parser refuses the changed job file. */
export async function orUnreadable<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ActionErrors || (error instanceof ActionError && error.reason === 'parse')) return undefined;
    throw error;
  }
}

/** Notes about how a job file was read. As with the `nomad` command line, namespace and region in the file win over the inputs. */
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
