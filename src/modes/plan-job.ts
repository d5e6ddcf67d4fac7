import { Failure } from '../failure.ts';
import { submissionOf } from '../jobfiles/submission.ts';
import { keepCounts } from '../plan/counts.ts';
import { redact, type RedactionRules } from '../plan/redact.ts';
import { createScrub, type Scrub } from '../plan/scrub.ts';
import { shownSpec } from '../plan/shown-spec.ts';
import { planText } from '../plan/text.ts';
import { isSecretSetting } from '../plan/variable-secrets.ts';
import { scrubbed, verdictOf, type Verdict } from '../plan/verdict.ts';
import { viewDiff } from '../report/diff-lines.ts';
import { digestsOf, type Digests } from '../review/digests.ts';
import { meaningOf } from '../review/meaning.ts';
import { notesOn, parseLoaded } from './parse-loaded.ts';
import type { PlanningInputs } from '../inputs/plan.ts';
import type { LoadedJob } from '../jobfiles/load.ts';
import type { Published } from '../jobfiles/published.ts';
import type { KeptCount } from '../plan/counts.ts';
import type { PlannedJob } from '../report/outcome.ts';
import type { Job } from '../scheduler/job.ts';
import type { JobPlan } from '../scheduler/plan-answer.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

/** What a job file says, and where its job belongs. */
export interface ParsedFile {
  readonly loaded: LoadedJob;
  /** As it is parsed. */
  readonly spec: Job;
  readonly namespace: string | undefined;
  readonly region: string | undefined;
}

/** What the scheduler would do with it. */
export interface AskedPlan extends ParsedFile {
  /** With the running counts where they are kept: what was planned, and what is to be registered. */
  readonly job: Job;
  readonly keptCounts: readonly KeptCount[];
  /** Task groups whose counts are the running job's, the same as the file's or not. */
  readonly keptGroups: ReadonlySet<string>;
  readonly plan: JobPlan;
}

/** What judges and redacts a plan. */
export interface Judging {
  readonly inputs: PlanningInputs;
  /** What must not be told of the job. */
  readonly secrets: readonly string[];
  readonly published: Published;
  /** Whether there is or will be a record to compare with; else the digests, which take time, are left empty. */
  readonly recorded: boolean;
}

/** The job that a file holds. As in the command line, what the file names wins over what is asked for from outside. */
export async function parseFile(
  loaded: LoadedJob,
  { inputs, scheduler }: { readonly inputs: PlanningInputs; readonly scheduler: Scheduler },
): Promise<ParsedFile> {
  const spec = await parseLoaded(loaded, scheduler);
  const namespace = spec.Namespace ?? inputs.scheduler.namespace;
  return { loaded, spec, namespace, region: spec.Region ?? inputs.scheduler.region };
}

/** Asks what registering it would do; that may be asked again, for it changes nothing. */
export async function askPlan(
  parsed: ParsedFile,
  { inputs, scheduler }: { readonly inputs: PlanningInputs; readonly scheduler: Scheduler },
): Promise<AskedPlan> {
  const { spec, namespace, region } = parsed;
  const target = { namespace, region };
  const live = inputs.preserveCounts ? await liveJob(scheduler, { id: spec.ID, ...target }) : undefined;
  const { job, kept } = keepCounts(spec, live);
  const keptGroups = new Set((live?.TaskGroups ?? []).map((group) => group.Name ?? ''));
  const plan = await scheduler.createJobPlan({ job, policyOverride: inputs.policyOverride, ...target });
  return { ...parsed, job, keptCounts: kept, keptGroups, plan };
}

/** The job as it is registered now; undefined when there is none. */
export async function liveJob(
  scheduler: Pick<Scheduler, 'readJob'>,
  target: { readonly id: string; readonly namespace: string | undefined; readonly region: string | undefined },
): Promise<Job | undefined> {
  try {
    return await scheduler.readJob(target);
  } catch (error) {
    if (error instanceof Failure && error.reason === 'not-found') return undefined;
    throw error;
  }
}

/** The plan as it may be told, and what takes hidden values out of other words about the job. */
export function understand(
  asked: AskedPlan,
  judging: Judging,
  now: Date,
): { readonly planned: PlannedJob; readonly scrub: Scrub } {
  const { loaded, job, plan, region } = asked;
  const { inputs, secrets, published } = judging;
  const rules = { ...inputs.redaction, secrets, published: published.valuesOf(loaded) };
  const redacted = plan.Diff === null ? undefined : redact(plan.Diff, rules);
  const scrub = createScrub(secrets, redacted?.secrets);
  const file = loaded.file.name;
  const clear = verdictOf(job, plan);
  const former = clear.change === 'new' ? published.jobIn(file)?.id : undefined;
  const flag = inputs.scheduler.namespace;
  const planned: PlannedJob = {
    file,
    id: scrub(job.ID),
    namespace: asked.namespace ?? 'default',
    region,
    verdict: scrubbed(clear, scrub),
    formerId: former === undefined || former === job.ID ? undefined : scrub(former),
    diff: redacted === undefined ? { lines: [], hiddenValues: 0 } : viewDiff(redacted.diff, inputs.verbose),
    keptCounts: asked.keptCounts,
    ...notesOn(loaded, job, inputs.scheduler),
    unstored: inputs.submission ? submissionOf(loaded, isSecretSetting).left : [],
    reviewed: {
      file,
      id: job.ID,
      namespace: asked.namespace ?? 'default',
      region: region ?? '',
      index: plan.JobModifyIndex,
      changes: clear.changes,
      ...(judging.recorded ? digestsOfPlan(asked, clear, judging) : { spec: '', plan: '' }),
    },
    clear: {
      text: planText({ job, plan, file, verbose: inputs.verbose, namespace: flag, now }),
      json: plan.raw,
    },
  };
  return { planned, scrub };
}

/**
 * What the record holds of a plan. Without a key only what any reader of the pull request may know goes into the digests, whatever this run shows:
 * so plan and register come to the same ones even where they show different things.
 */
export function digestsOfPlan(asked: AskedPlan, verdict: Verdict, { inputs, secrets, published }: Judging): Digests {
  const { loaded, spec, job, plan, keptGroups } = asked;
  const { signingKey } = inputs.review;
  const meaning = (diff: Parameters<typeof meaningOf>[0]['diff']): object =>
    meaningOf({ job, verdict, diff, keptGroups });
  if (signingKey !== undefined) return digestsOf(spec, meaning(plan.Diff), signingKey);
  const rules: RedactionRules = {
    mode: 'default',
    patterns: inputs.redaction.patterns,
    reveal: [],
    secrets,
    published: published.atHead(loaded),
  };
  const diff = plan.Diff === null ? null : redact(plan.Diff, rules).diff;
  return digestsOf(shownSpec(spec, rules), meaning(diff), undefined);
}
