import { submissionOf } from '../../jobfiles/preprocess/submission.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { withoutRandom } from '../../redaction/spec-fields.ts';
import { planText, type PlanTextOptions } from '../../nomad-plan/cli-text.ts';
import { isSecretSetting } from '../../redaction/variable-secrets.ts';
import { scrubbed, verdictOf, type Verdict } from '../../nomad-plan/verdict.ts';
import { noDiff, viewDiff } from '../../nomad-plan/diff-lines.ts';
import { digestOf, type Digests } from '../../review/digests.ts';
import { meaningOf } from '../../review/meaning.ts';
import { withoutRandomValues } from '../../review/random-changes.ts';
import { planNotes } from './parse-file.ts';
import { redactPlan, type AskedPlan } from './plan-job.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { LoadedJob } from '../../jobfiles/preprocess/load.ts';
import type { Published } from '../../jobfiles/provenance/published-values.ts';
import type { PlannedJob } from '../../report/plan/plan-outcome.ts';

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

/** The verdict without what may depend on a secret: how often a field changes, and in which direction, is a part of it. */
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
