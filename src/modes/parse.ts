import { collectJobs } from '../jobfiles/collect.ts';
import { createScrub } from '../plan/scrub.ts';
import { eachJob, type JobDependencies } from './each-job.ts';
import { notesOn, parseLoaded } from './parse-loaded.ts';
import type { ParseInputs } from '../inputs/parse.ts';
import type { LoadedJob } from '../jobfiles/load.ts';
import type { ParsedJob, ParseOutcome } from '../report/parse-outcome.ts';

export interface ParseDependencies extends JobDependencies {
  readonly inputs: ParseInputs;
}

/**
 * Reads every job file as the scheduler reads it, and asks for nothing else. A file with mistakes does not hide the others.
 *
 * @throws Failures when patterns or shared variable files are wrong
 */
export async function parse(dependencies: ParseDependencies): Promise<ParseOutcome> {
  const { inputs, workspace, touched } = dependencies;
  const collected = await collectJobs({ inputs: inputs.jobFiles, workspace, touched });
  const { jobs, failed } = await eachJob(collected.jobs, dependencies, (job, secrets) =>
    read(job, { ...dependencies, secrets }),
  );
  return { jobs, failed, untouched: collected.untouched, failures: [] };
}

async function read(loaded: LoadedJob, { inputs, scheduler, secrets }: ParseDependencies): Promise<ParsedJob> {
  const scrub = createScrub(secrets);
  const job = await parseLoaded(loaded, scheduler);
  return {
    file: loaded.file.name,
    id: scrub(job.ID),
    namespace: job.Namespace ?? inputs.scheduler.namespace ?? 'default',
    region: job.Region ?? inputs.scheduler.region,
    type: job.Type ?? 'service',
    groups: (job.TaskGroups ?? []).map(({ Name, Count }) => ({ name: scrub(Name ?? ''), count: Count ?? 1 })),
    ...notesOn(loaded, job, inputs.scheduler),
    json: JSON.stringify(job),
  };
}
