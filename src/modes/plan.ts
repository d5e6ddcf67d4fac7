import { Failure } from '../failure.ts';
import { collectJobs, type CollectedJobs } from '../jobfiles/collect.ts';
import { readPublished, type Published } from '../jobfiles/published.ts';
import { submissionOf } from '../jobfiles/submission.ts';
import { keepCounts } from '../plan/counts.ts';
import { redact } from '../plan/redact.ts';
import { createScrub } from '../plan/scrub.ts';
import { planText } from '../plan/text.ts';
import { viewDiff } from '../report/diff-lines.ts';
import { scrubbed, verdictOf } from '../plan/verdict.ts';
import { isSecretSetting } from '../plan/variable-secrets.ts';
import { eachJob, type JobDependencies } from './each-job.ts';
import { notesOn, parseLoaded } from './parse-loaded.ts';
import type { PlanInputs } from '../inputs/plan.ts';
import type { LoadedJob } from '../jobfiles/load.ts';
import type { KeptCount } from '../plan/counts.ts';
import type { PlannedJob, PlanOutcome } from '../report/outcome.ts';
import type { Job } from '../scheduler/job.ts';
import type { JobPlan } from '../scheduler/plan-answer.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

export interface PlanDependencies extends JobDependencies {
  readonly inputs: PlanInputs;
  /** The commit that the pull request is to be merged into; undefined without a pull request. */
  readonly base: string | undefined;
  readonly now: () => Date;
}

/**
 * Plans every job file and changes nothing. A file that cannot be planned does not hide the plans of the others; it is told among
 * {@link PlanOutcome.failed}.
 *
 * @throws Failures when patterns or shared variable files are wrong
 */
export async function plan(dependencies: PlanDependencies): Promise<PlanOutcome> {
  const { inputs, workspace, base, touched } = dependencies;
  const collected = await collectJobs({ inputs: inputs.jobFiles, workspace, touched });
  const published = readPublished({ workspace, base, names: namesOf(collected) });
  const { jobs, failed } = await eachJob(collected.jobs, dependencies, async (job, secrets) => {
    const planned = await ask(job, dependencies);
    return understand(job, planned, await published, { ...dependencies, secrets });
  });
  const { jobIn } = await published;
  const removed = collected.removed.map((file) => ({ file, id: jobIn(file) }));
  return { jobs, failed, removed, untouched: collected.untouched, failures: [] };
}

/** All files whose values a reader of the pull request may know. */
function namesOf({ jobs, removed }: CollectedJobs): readonly string[] {
  const read = jobs.flatMap((job) => ('reads' in job ? job.reads.map(({ name }) => name) : []));
  return [...new Set([...jobs.map(({ file }) => file.name), ...read, ...removed])];
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
    ...notesOn(loaded, job, inputs.scheduler),
    unstored: inputs.submission ? submissionOf(loaded, isSecretSetting).left : [],
    clear: {
      text: planText({ job, plan: planned.plan, file, verbose: inputs.verbose, namespace: flag, now: now() }),
      json: planned.plan.raw,
    },
  };
}
