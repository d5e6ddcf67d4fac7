import pMap from 'p-map';
import { Failure, failuresIn } from '../failure.ts';
import { findJobFiles, type JobFile } from '../jobfiles/find.ts';
import { readPublished, type Published } from '../jobfiles/published.ts';
import { readJobFile } from '../jobfiles/read.ts';
import { keepCounts } from '../plan/counts.ts';
import { redact } from '../plan/redact.ts';
import { createScrub } from '../plan/scrub.ts';
import { planText } from '../plan/text.ts';
import { viewDiff } from '../report/diff-lines.ts';
import { scrubbed, verdictOf } from '../plan/verdict.ts';
import { readJsonJob } from '../jobfiles/json-job.ts';
import type { PlanInputs } from '../inputs/plan.ts';
import type { JobSource } from '../jobfiles/read.ts';
import type { KeptCount } from '../plan/counts.ts';
import type { FailedFile, PlannedJob, PlanOutcome } from '../report/outcome.ts';
import type { Job } from '../scheduler/job.ts';
import type { JobPlan } from '../scheduler/plan-answer.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

export interface PlanDependencies {
  readonly inputs: PlanInputs;
  readonly scheduler: Scheduler;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** The commit that the pull request is to be merged into; undefined without a pull request. */
  readonly base: string | undefined;
  /** Our own tokens, which no value that is shown may contain. */
  readonly secrets: readonly string[];
  /** Called after each file. */
  readonly progress: (done: number, total: number) => void;
  readonly now: () => Date;
}

/** Enough to keep a scheduler busy, few enough for its limit of 100 connections a client. */
const concurrency = 10;

/**
 * Plans every job file and changes nothing. A file that cannot be planned does not hide the plans of the others; it is told among
 * {@link PlanOutcome.failed}.
 */
export async function plan(dependencies: PlanDependencies): Promise<PlanOutcome> {
  const { inputs, workspace, base, progress } = dependencies;
  let files: readonly JobFile[];
  try {
    files = await findJobFiles({ patterns: inputs.jobFiles, directory: inputs.workingDirectory, workspace });
  } catch (error) {
    const failures = failuresIn(error);
    if (failures === undefined) throw error;
    return { jobs: [], failed: [], failures };
  }
  const published = readPublished({ workspace, base, names: files.map((file) => file.name) });
  let done = 0;
  const results = await pMap(
    files,
    async (file) => {
      const result = await planOrFail(file, published, dependencies);
      progress(++done, files.length);
      return result;
    },
    { concurrency },
  );
  return {
    jobs: results.filter((result): result is PlannedJob => 'verdict' in result),
    failed: results.filter((result): result is FailedFile => 'failures' in result),
    failures: [],
  };
}

async function planOrFail(
  file: JobFile,
  published: Promise<Published>,
  dependencies: PlanDependencies,
): Promise<PlannedJob | FailedFile> {
  try {
    const source = await readJobFile(file);
    const planned = await ask(source, dependencies);
    return understand(source, planned, await published, dependencies);
  } catch (error) {
    const failures = failuresIn(error);
    if (failures === undefined) throw error;
    const scrub = createScrub(dependencies.secrets);
    const told = failures.map((failure) => failure.told(scrub(failure.message), failure.where ?? { file: file.name }));
    return { file: file.name, failures: told };
  }
}

/** What the scheduler said of one file. */
interface Planned {
  readonly job: Job;
  readonly namespace: string | undefined;
  readonly region: string | undefined;
  readonly keptCounts: readonly KeptCount[];
  readonly plan: JobPlan;
}

async function ask(source: JobSource, { inputs, scheduler }: PlanDependencies): Promise<Planned> {
  const parsed =
    source.kind === 'json'
      ? readJsonJob(source)
      : await scheduler.parseJob({ source: source.text, file: source.file.name });
  // As in the command line, what the file names wins over what is asked for from outside.
  const namespace = parsed.Namespace ?? inputs.scheduler.namespace;
  const region = parsed.Region ?? inputs.scheduler.region;
  const target = { namespace, region };
  const live = inputs.preserveCounts ? await liveJob(scheduler, parsed.ID ?? '', target) : undefined;
  const { job, kept } = keepCounts(parsed, live);
  const answer = await scheduler.createJobPlan({ job, policyOverride: inputs.policyOverride, ...target });
  return { job, ...target, keptCounts: kept, plan: answer };
}

async function liveJob(
  scheduler: Scheduler,
  id: string,
  target: Pick<Planned, 'namespace' | 'region'>,
): Promise<Job | undefined> {
  try {
    return await scheduler.readJob({ id, ...target });
  } catch (error) {
    if (error instanceof Failure && error.reason === 'not-found') return undefined;
    throw error;
  }
}

function understand(
  source: JobSource,
  planned: Planned,
  published: Published,
  dependencies: PlanDependencies,
): PlannedJob {
  const { inputs, secrets, now } = dependencies;
  const { job, namespace, region } = planned;
  const rules = { ...inputs.redaction, secrets, published: published.valuesOf(source) };
  const redacted = planned.plan.Diff === null ? undefined : redact(planned.plan.Diff, rules);
  const scrub = createScrub([...secrets, ...(redacted?.secrets ?? [])]);
  const file = source.file.name;
  const verdict = scrubbed(verdictOf(job, planned.plan), scrub);
  const former = verdict.change === 'new' ? published.jobAtBase(source) : undefined;
  const flag = inputs.scheduler.namespace;
  return {
    file,
    id: scrub(job.ID ?? ''),
    namespace: namespace ?? 'default',
    region,
    verdict,
    formerId: former === undefined || former === job.ID ? undefined : scrub(former),
    diff: redacted === undefined ? { lines: [], hiddenValues: 0 } : viewDiff(redacted.diff, inputs.verbose),
    keptCounts: planned.keptCounts,
    clear: {
      text: planText({ job, plan: planned.plan, file, verbose: inputs.verbose, namespace: flag, now: now() }),
      json: planned.plan.raw,
    },
  };
}
