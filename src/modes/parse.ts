import pMap from 'p-map';
import { Failures, failuresIn } from '../failure.ts';
import { collectJobs } from '../jobfiles/collect.ts';
import { createScrub } from '../plan/scrub.ts';
import { variableSecrets } from '../plan/variable-secrets.ts';
import { overriddenBy, parseLoaded } from './parse-loaded.ts';
import type { ParseInputs } from '../inputs/parse.ts';
import type { LoadedJob, UnloadableJob } from '../jobfiles/load.ts';
import type { TouchedFiles } from '../jobfiles/touched.ts';
import type { FailedFile } from '../report/outcome.ts';
import type { ParsedJob, ParseOutcome } from '../report/parse-outcome.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

export interface ParseDependencies {
  readonly inputs: ParseInputs;
  readonly scheduler: Scheduler;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** Our own tokens, which nothing that is told may contain. */
  readonly secrets: readonly string[];
  /** What the pull request touches; undefined to parse every job file. */
  readonly touched: TouchedFiles | undefined;
  /** Hides values from the log. */
  readonly hide: (values: readonly string[]) => void;
  /** Called after each file. */
  readonly progress: (done: number, total: number) => void;
}

const concurrency = 10;

/**
 * Reads every job file as the scheduler reads it, and asks for nothing else. A file with mistakes does not hide the others.
 *
 * @throws Failures when patterns or shared variable files are wrong
 */
export async function parse(dependencies: ParseDependencies): Promise<ParseOutcome> {
  const { inputs, workspace, touched, progress } = dependencies;
  const { jobs, untouched } = await collectJobs({ inputs: inputs.jobFiles, workspace, touched });
  let done = 0;
  const results = await pMap(
    jobs,
    async (job) => {
      const result = await parseOrFail(job, dependencies);
      progress(++done, jobs.length);
      return result;
    },
    { concurrency },
  );
  return {
    jobs: results.filter((result): result is ParsedJob => 'json' in result),
    failed: results.filter((result): result is FailedFile => 'failures' in result),
    untouched,
    failures: [],
  };
}

async function parseOrFail(
  loaded: LoadedJob | UnloadableJob,
  { inputs, scheduler, secrets, hide }: ParseDependencies,
): Promise<ParsedJob | FailedFile> {
  const file = loaded.file.name;
  const ofVariables = 'source' in loaded ? variableSecrets(loaded.prepared?.settings.values() ?? []) : [];
  hide(ofVariables);
  const scrub = createScrub([...secrets, ...ofVariables]);
  try {
    if (!('source' in loaded)) throw new Failures(loaded.failures);
    const job = await parseLoaded(loaded, scheduler);
    return {
      file,
      id: scrub(job.ID),
      namespace: job.Namespace ?? inputs.scheduler.namespace ?? 'default',
      region: job.Region ?? inputs.scheduler.region,
      type: job.Type ?? 'service',
      groups: (job.TaskGroups ?? []).map(({ Name, Count }) => ({ name: scrub(Name ?? ''), count: Count ?? 1 })),
      overridden: overriddenBy(job, inputs.scheduler),
      dropped: (loaded.prepared?.dropped ?? []).map(({ name, origin }) => ({ name, by: origin.words })),
      json: JSON.stringify(job),
    };
  } catch (error) {
    const failures = failuresIn(error);
    if (failures === undefined) throw error;
    return { file, failures: failures.map((one) => one.told(scrub(one.message), one.where ?? { file })) };
  }
}
