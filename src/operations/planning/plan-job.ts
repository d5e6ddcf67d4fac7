import { orUndefined } from '../../errors.ts';
import { submissionOf } from '../../jobfiles/preprocess/submission.ts';
import { keepCounts, type KeptCount } from '../../plan/preserve-counts.ts';
import { redact, shownName } from '../../redaction/redact-diff.ts';
import { createRedactor, type Redactor } from '../../redaction/redactor.ts';
import { withoutRandom } from '../../redaction/random-fields.ts';
import { shownSpec } from '../../redaction/shown-spec.ts';
import { planText } from '../../plan/cli-text.ts';
import { isSecretSetting } from '../../redaction/variable-secrets.ts';
import { scrubbed, verdictOf, type Verdict } from '../../plan/verdict.ts';
import { viewDiff } from '../../plan/diff-lines.ts';
import { digestsOf, type Digests } from '../../review/digests.ts';
import { meaningOf } from '../../review/meaning.ts';
import { withoutRandomValues } from '../../review/random-changes.ts';
import { placeOfFile } from '../../clients/nomad/target.ts';
import { learnJob } from '../learn-job.ts';
import { planNotes } from './parse-loaded.ts';
import { parseHidden, type HiddenJob } from './parse-hidden.ts';
import type { PublicValues, RedactionRules } from '../../redaction/judge-value.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { LoadedJob } from '../../jobfiles/load.ts';
import type { Published } from '../../jobfiles/provenance/published.ts';
import type { PlannedJob } from '../../review/plan-outcome.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobPlan } from '../../clients/nomad/jobs/plan.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** What a job file says, and where its job belongs. */
export interface ParsedFile extends HiddenJob {
  readonly loaded: LoadedJob;
  /** What every reader of the pull request can see of it already. */
  readonly publicValues: PublicValues;
  readonly namespace: string | undefined;
  readonly region: string | undefined;
}

/** What Nomad would do with it. */
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
  /** What must not be shown of the job, whatever else the run hides. */
  readonly secrets: readonly string[];
  readonly redactor: Redactor;
  readonly published: Published;
  /** Whether there is or will be a record to compare with; else the digests, which take time, are left empty. */
  readonly recorded: boolean;
  /** See `registered-since.ts`. */
  readonly evaluated?: number | undefined;
}

/**
 * The job that a file holds; what must not be shown of it is hidden from then on. As in the command line, what the file names wins over what is asked
 * for from outside.
 *
 * @throws ActionErrors `parse`, also where something that is shown depends on a file that git does not hold
 */
export async function parseFile(
  loaded: LoadedJob,
  dependencies: Pick<Judging, 'inputs' | 'redactor' | 'published'> & { readonly nomad: Nomad },
): Promise<ParsedFile> {
  const { inputs, redactor, published } = dependencies;
  const hidden = await parseHidden(loaded, { ...dependencies, redaction: inputs.redaction });
  const publicValues = without(published.valuesOf(loaded), hidden.withheld);
  learnJob(hidden.spec, { ...inputs.redaction, secrets: redactor, published: publicValues }, 'file', redactor);
  return { loaded, publicValues, ...hidden, ...placeOfFile(hidden.spec, inputs.nomad) };
}

function without(values: PublicValues, withheld: ReadonlySet<string>): PublicValues {
  return { has: (value, place) => !withheld.has(value) && values.has(value, place) };
}

/** Asks what registering it would do; that may be asked again, for it changes nothing. */
export async function askPlan(
  parsed: ParsedFile,
  { inputs, nomad }: { readonly inputs: PlanningInputs; readonly nomad: Nomad },
): Promise<AskedPlan> {
  const { spec, namespace, region } = parsed;
  const target = { namespace, region };
  const live = inputs.preserveCounts ? await liveJob(nomad, { id: spec.ID, ...target }) : undefined;
  const { job, kept } = keepCounts(spec, live);
  const keptGroups = new Set((live?.TaskGroups ?? []).map((group) => group.Name ?? ''));
  const plan = await nomad.createJobPlan({ job, policyOverride: inputs.policyOverride, ...target });
  return { ...parsed, job, keptCounts: kept, keptGroups, plan };
}

/** The job as it is registered now; undefined when there is none. */
export async function liveJob(
  nomad: Pick<Nomad, 'readJob'>,
  target: { readonly id: string; readonly namespace: string | undefined; readonly region: string | undefined },
): Promise<Job | undefined> {
  return orUndefined(nomad.readJob(target), 'not-found');
}

/** The plan as it may be shown. What its difference hides is hidden in all other words of the run, too. */
export function understand(asked: AskedPlan, judging: Judging, now: Date): PlannedJob {
  const { loaded, job, plan, region } = asked;
  const { inputs, redactor, published } = judging;
  const rules = { ...inputs.redaction, secrets: redactor, published: asked.publicValues };
  const redacted = plan.Diff === null ? undefined : redact(plan.Diff, rules);
  redactor.addSecrets(redacted?.secrets ?? []);
  redactor.addHidden(redacted?.hidden ?? []);
  redactor.addShown(redacted?.shown ?? []);
  const name = (text: string): string => shownName(text, rules);
  const file = loaded.file.name;
  const clear = verdictOf(job, plan);
  const former = clear.change === 'new' ? published.jobIn(file)?.id : undefined;
  const flag = inputs.nomad.namespace;
  return {
    file,
    id: name(job.ID),
    namespace: name(asked.namespace ?? 'default'),
    region: region === undefined ? undefined : name(region),
    verdict: scrubbed(clear, redactor.scrub, name),
    formerId: former === undefined || former === job.ID ? undefined : name(former),
    diff: redacted === undefined ? { lines: [], hiddenValues: 0 } : viewDiff(redacted.diff, inputs.verbose),
    keptCounts: asked.keptCounts.map((kept) => ({ ...kept, group: name(kept.group) })),
    ...planNotes(loaded, job, inputs.nomad, name),
    random: asked.random.labels.map(name),
    unstored: inputs.submission ? submissionOf(loaded, isSecretSetting).left : [],
    reviewed: {
      file,
      id: job.ID,
      namespace: asked.namespace ?? 'default',
      region: region ?? '',
      hides: hidingNames({ id: job.ID, namespace: asked.namespace ?? '', region: region ?? '' }, name),
      index: plan.JobModifyIndex,
      evaluated: judging.evaluated,
      changes: clear.changes,
      ...(judging.recorded ? digestsOfPlan(asked, clear, judging) : { spec: '', plan: '' }),
    },
    clear: {
      text: planText({ job, plan, file, verbose: inputs.verbose, namespace: flag, now }),
      json: plan.raw,
    },
  };
}

function hidingNames<Name extends string>(
  names: Readonly<Record<Name, string>>,
  shown: (name: string) => string,
): ReadonlySet<Name> {
  const all = Object.entries(names) as [Name, string][];
  return new Set(all.filter(([, name]) => shown(name) !== name).map(([which]) => which));
}

/**
 * What the record holds of a plan. Without a key only what any reader of the pull request may know goes into the digests, whatever this run shows:
 * so plan and register come to the same ones even where they show different things.
 */
export function digestsOfPlan(asked: AskedPlan, verdict: Verdict, { inputs, secrets, published }: Judging): Digests {
  const { loaded, job, plan, keptGroups, random } = asked;
  const { signingKey } = inputs.review;
  const meaning = (diff: Parameters<typeof meaningOf>[0]['diff']): object =>
    meaningOf({ job, verdict, diff: diff === null ? null : withoutRandomValues(diff, random.values), keptGroups });
  const spec = withoutRandom(asked.spec, random);
  if (signingKey !== undefined) return digestsOf(boundSpec(spec, asked), meaning(plan.Diff), signingKey);
  const rules: RedactionRules = {
    mode: 'default',
    patterns: inputs.redaction.patterns,
    reveal: [],
    // Not those of the whole run: which these are by now depends on what else it has done.
    secrets: createRedactor([...secrets, ...asked.derived]),
    published: without(published.atHead(loaded), asked.withheld),
  };
  const diff = plan.Diff === null ? null : redact(plan.Diff, rules).diff;
  // What a template or a function makes of committed files is hidden; that it is made of the same files can be known.
  const specification = { shown: shownSpec(spec as Job, rules), committed: published.committed(loaded.from) };
  return digestsOf(specification, meaning(diff), undefined);
}

/** What is random is left out; the text that makes it is bound instead. */
function boundSpec(spec: object, { loaded, random }: AskedPlan): object {
  if (random.trails.size === 0) return spec;
  return { spec, text: loaded.prepared?.text, variables: loaded.prepared?.variables };
}
