import { ActionError } from '../../errors.ts';
import { keepCounts, type KeptCount } from '../../nomad-plan/spec.ts';
import { maskPlan, redactDiff, shownName } from '../../redaction/redact-diff.ts';
import { isDecidedBySecret } from '../../redaction/secret-fields.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { liveJob } from '../find-job.ts';
import type { ParsedFile } from './parse-file.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import type { ShownDiff } from '../../redaction/shown-diff.ts';
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
