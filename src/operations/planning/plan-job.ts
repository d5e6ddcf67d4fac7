import { ActionError } from '../../errors.ts';
import { submissionOf } from '../../jobfiles/preprocess/submission.ts';
import { planText, type PlanTextOptions } from '../../nomad-plan/cli-text.ts';
import { noDiff, viewDiff } from '../../nomad-plan/diff-lines.ts';
import { keepCounts, type KeptCount } from '../../nomad-plan/spec.ts';
import { scrubbed, verdictOf, type Verdict } from '../../nomad-plan/verdict.ts';
import { maskPlan, redactDiff, shownName } from '../../redaction/redact-diff.ts';
import { isDecidedBySecret } from '../../redaction/secret-fields.ts';
import { withoutRandom } from '../../redaction/spec-fields.ts';
import { isSecretSetting } from '../../redaction/variable-secrets.ts';
import { digestOf, type Digests } from '../../review/digests.ts';
import { meaningOf } from '../../review/meaning.ts';
import { withoutRandomValues } from '../../review/random-changes.ts';
import { liveJob } from '../find-job.ts';
import { planNotes, type ParsedFile } from './parse-file.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { Published } from '../../jobfiles/provenance/published-values.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { ShownDiff } from '../../redaction/shown-diff.ts';
import type { PlannedJob } from '../../report/plan/plan-outcome.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobPlan } from '../../clients/nomad/jobs/plan.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** A parsed job file with Nomad's plan of it. */
export interface AskedPlan extends ParsedFile {
  /** The planned job, to be registered unchanged; with `preserve-counts` it has the running counts. */
  readonly job: Job;
  readonly keptCounts: readonly KeptCount[];
  /** Task groups whose counts are those of the running job, whether they differ from the file's or not. */
  readonly keptGroups: ReadonlySet<string>;
  readonly plan: JobPlan;
  /** The plan without what depends on secrets. */
  readonly shownPlan: JobPlan;
}

/** Asks Nomad for a plan of the job; changes nothing. */
export async function askPlan(
  parsed: ParsedFile,
  {
    inputs,
    nomad,
  }: { readonly inputs: Pick<PlanningInputs, 'preserveCounts' | 'policyOverride'>; readonly nomad: Nomad },
): Promise<AskedPlan> {
  const { spec, namespace, region } = parsed;
  const target = { namespace, region };
  const live = inputs.preserveCounts ? await liveJob(nomad, { id: spec.ID, ...target }) : undefined;
  const { job, kept } = keepCounts(spec, live);
  const keptGroups = new Set((live?.TaskGroups ?? []).map((group) => group.Name ?? ''));
  const plan = await nomad
    .createJobPlan({ job, policyOverride: inputs.policyOverride, ...target })
    .catch((error: unknown) => {
      throw isDecidedBySecret(parsed.secretFields) ? withoutQuotes(error) : error;
    });
  return { ...parsed, job, keptCounts: kept, keptGroups, plan, shownPlan: maskPlan(plan, parsed.secretFields) };
}

/** An error without Nomad's words, which may quote any part of a secret. */
function withoutQuotes(error: unknown): unknown {
  if (!(error instanceof ActionError) || error.reason !== 'parse') return error;
  const message = 'Nomad refuses the job. Its message may depend on a secret and is not shown';
  return error.withMessage(message, error.location);
}

/**
 * Redacts the difference of a plan. Values hidden in it are hidden in every text of the run.
 *
 * @returns the difference, if Nomad returned one, and what names look like
 */
export function redactPlan(
  { shownPlan: plan, publicValues }: Pick<AskedPlan, 'shownPlan' | 'publicValues'>,
  { redaction, redactor }: { readonly redaction: RedactionInputs; readonly redactor: Redactor },
): { readonly diff: ShownDiff | undefined; readonly name: (text: string) => string } {
  const rules = { ...redaction, secrets: redactor, published: publicValues };
  const redacted = plan.Diff === null ? undefined : redactDiff(plan.Diff, rules);
  if (redacted !== undefined) redactor.learn(redacted);
  return { diff: redacted?.diff, name: (text) => shownName(text, rules) };
}

/** How a plan is judged and redacted. */
export interface Judging {
  readonly inputs: PlanningInputs;
  readonly redactor: Redactor;
  readonly published: Published;
  /** Whether there is or will be a record to compare with; without one the digests, which take time, are left empty. */
  readonly recorded: boolean;
  /** See `lastRegistration`. */
  readonly evaluated?: number | undefined;
}

/** Judges and redacts a plan. */
export function createPlannedJob(asked: AskedPlan, judging: Judging, now: Date): PlannedJob {
  const { loaded, job, plan, namespace = 'default', region } = asked;
  const { inputs, redactor, published } = judging;
  const { diff, name } = redactPlan(asked, { redaction: inputs.redaction, redactor });
  const file = loaded.file.name;
  const clear = verdictOf(job, plan);
  const address = { id: job.ID, namespace, region: region ?? '' };
  const former = clear.change === 'new' ? published.jobIn(file)?.id : undefined;
  return {
    file,
    id: name(job.ID),
    namespace: name(namespace),
    region: region === undefined ? undefined : name(region),
    verdict: scrubbed(shownVerdict(asked), redactor.scrub, name),
    formerId: former === undefined || former === job.ID ? undefined : name(former),
    diff: diff === undefined ? noDiff : viewDiff(diff, inputs.verbose),
    keptCounts: asked.keptCounts.map((kept) => ({ ...kept, group: name(kept.group) })),
    ...planNotes(loaded, job, inputs.nomad, name),
    random: asked.random.labels.map(name),
    leftOut: asked.secretFields.filter(({ isLeftOut }) => isLeftOut).map(({ label }) => name(label)),
    unstored: inputs.submission ? submissionOf(loaded, isSecretSetting).omitted : [],
    reviewed: {
      file,
      ...address,
      hides: new Set(
        (['id', 'namespace', 'region'] as const).filter((which) => name(address[which]) !== address[which]),
      ),
      index: plan.JobModifyIndex,
      evaluated: judging.evaluated,
      changes: clear.changes,
      ...(judging.recorded ? digestsOfPlan(asked, clear) : { spec: '', plan: '' }),
    },
    clear: {
      text: planText({
        job,
        plan,
        file,
        verbose: inputs.verbose,
        variables: flagsOf(loaded, inputs),
        namespace: inputs.nomad.namespace,
        now,
      }),
      json: plan.raw,
    },
  };
}

/** Beside fields that are left out, no change is known to be the only one. */
function shownVerdict({ job, shownPlan, secretFields }: AskedPlan): Verdict {
  const verdict = verdictOf(job, shownPlan);
  return secretFields.some(({ isLeftOut }) => isLeftOut) ? { ...verdict, traits: [] } : verdict;
}

/** The variables as flags of the command line, without those that the file does not declare. */
function flagsOf({ prepared, variableFiles }: LoadedJob, { jobFiles }: PlanningInputs): PlanTextOptions['variables'] {
  const { given, secret } = jobFiles.variables;
  return { given: [...given, ...secret].filter(({ name }) => prepared?.settings.has(name)), files: variableFiles };
}

/** The digests of a plan, for its record. */
export function digestsOfPlan(asked: AskedPlan, verdict: Verdict): Digests {
  const { job, plan, keptGroups, random } = asked;
  const diff = plan.Diff === null ? null : withoutRandomValues(plan.Diff, random.values);
  const spec = boundSpec(withoutRandom(asked.spec, random), asked);
  return { spec: digestOf(spec), plan: digestOf(meaningOf({ job, verdict, diff, keptGroups })) };
}

/** Random values are left out; the text that generates them is covered instead. */
function boundSpec(spec: object, { loaded, random }: AskedPlan): object {
  if (random.trails.size === 0) return spec;
  return { spec, text: loaded.prepared?.text, variables: loaded.prepared?.variables };
}
