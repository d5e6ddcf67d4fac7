import pMap from 'p-map';
import { Failure, Failures, failuresIn } from '../failure.ts';
import { collectJobs, type CollectedJobs } from '../jobfiles/collect.ts';
import { readPublished, type Published } from '../jobfiles/published.ts';
import { submissionOf } from '../jobfiles/submission.ts';
import { keepCounts } from '../plan/counts.ts';
import { redact } from '../plan/redact.ts';
import { createScrub } from '../plan/scrub.ts';
import { planText } from '../plan/text.ts';
import { viewDiff } from '../report/diff-lines.ts';
import { scrubbed, verdictOf } from '../plan/verdict.ts';
import { nameLooksSecret } from '../plan/secret-looks.ts';
import { variableSecrets } from '../plan/variable-secrets.ts';
import { overriddenBy, parseLoaded } from './parse-loaded.ts';
import type { PlanInputs } from '../inputs/plan.ts';
import type { LoadedJob, UnloadableJob } from '../jobfiles/load.ts';
import type { TouchedFiles } from '../jobfiles/touched.ts';
import type { KeptCount } from '../plan/counts.ts';
import { nothingPlanned, type FailedFile, type PlannedJob, type PlanOutcome } from '../report/outcome.ts';
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
  /** What the pull request touches; undefined to plan every job file. */
  readonly touched: TouchedFiles | undefined;
  /** Hides values from the log. */
  readonly hide: (values: readonly string[]) => void;
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
  const { inputs, workspace, base, touched, progress } = dependencies;
  let collected: CollectedJobs;
  try {
    collected = await collectJobs({ inputs: inputs.jobFiles, workspace, touched });
  } catch (error) {
    const failures = failuresIn(error);
    if (failures === undefined) throw error;
    return { ...nothingPlanned, failures };
  }
  const { jobs, removed, untouched } = collected;
  const published = readPublished({ workspace, base, names: namesOf(collected) });
  let done = 0;
  const results = await pMap(
    jobs,
    async (job) => {
      const result = await planOrFail(job, published, dependencies);
      progress(++done, jobs.length);
      return result;
    },
    { concurrency },
  );
  const { jobIn } = await published;
  return {
    jobs: results.filter((result): result is PlannedJob => 'verdict' in result),
    failed: results.filter((result): result is FailedFile => 'failures' in result),
    removed: removed.map((file) => ({ file, id: jobIn(file) })),
    untouched,
    failures: [],
  };
}

/** All files whose values a reader of the pull request may know. */
function namesOf({ jobs, removed }: CollectedJobs): readonly string[] {
  const read = jobs.flatMap((job) => ('reads' in job ? job.reads.map(({ name }) => name) : []));
  return [...new Set([...jobs.map(({ file }) => file.name), ...read, ...removed])];
}

async function planOrFail(
  job: LoadedJob | UnloadableJob,
  published: Promise<Published>,
  dependencies: PlanDependencies,
): Promise<PlannedJob | FailedFile> {
  const file = job.file.name;
  const ofVariables = 'source' in job ? variableSecrets(job.prepared?.settings.values() ?? []) : [];
  dependencies.hide(ofVariables);
  const secrets = [...dependencies.secrets, ...ofVariables];
  try {
    if (!('source' in job)) throw new Failures(job.failures);
    const planned = await ask(job, dependencies);
    return understand(job, planned, await published, { ...dependencies, secrets });
  } catch (error) {
    const failures = failuresIn(error);
    if (failures === undefined) throw error;
    const scrub = createScrub(secrets);
    return { file, failures: failures.map((one) => one.told(scrub(one.message), one.where ?? { file })) };
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

async function ask(loaded: LoadedJob, { inputs, scheduler }: PlanDependencies): Promise<Planned> {
  const parsed = await parseLoaded(loaded, scheduler);
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
  loaded: LoadedJob,
  planned: Planned,
  published: Published,
  dependencies: PlanDependencies,
): PlannedJob {
  const { inputs, secrets, now } = dependencies;
  const { job, namespace, region } = planned;
  const rules = { ...inputs.redaction, secrets, published: published.valuesOf(loaded) };
  const redacted = planned.plan.Diff === null ? undefined : redact(planned.plan.Diff, rules);
  const scrub = createScrub(secrets, redacted?.secrets);
  const file = loaded.file.name;
  const verdict = scrubbed(verdictOf(job, planned.plan), scrub);
  const former = verdict.change === 'new' ? published.jobIn(file) : undefined;
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
    overridden: overriddenBy(job, inputs.scheduler),
    dropped: (loaded.prepared?.dropped ?? []).map(({ name, origin }) => ({ name, by: origin.words })),
    unstored: inputs.submission ? submissionOf(loaded, nameLooksSecret).left : [],
    clear: {
      text: planText({ job, plan: planned.plan, file, verbose: inputs.verbose, namespace: flag, now: now() }),
      json: planned.plan.raw,
    },
  };
}
