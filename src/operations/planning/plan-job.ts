import { ActionError } from '../../errors.ts';
import { findHits, type GuardedPlan, type Hit } from '../../guards/guards.ts';
import { createLineFinder } from '../../guards/find-line.ts';
import { buildSubmission, type LoadedJob } from '../../jobfiles/preprocess/load.ts';
import { planText } from '../../nomad-plan/cli-text.ts';
import { noDiff, viewDiff } from '../../nomad-plan/diff-lines.ts';
import { findPitfalls } from '../../nomad-plan/pitfalls.ts';
import {
  describeKeptCount,
  describeExceededBound,
  classifyStart,
  keepCounts,
  keepsCounts,
  type KeptCount,
} from '../../nomad-plan/spec.ts';
import { redactUnplaced } from '../../nomad-plan/placement.ts';
import { redactVerdict, readVerdict, type Verdict } from '../../nomad-plan/verdict.ts';
import { hiddenMark } from '../../redaction/hidden-text.ts';
import { maskPlan, redactDiff, showName } from '../../redaction/redact-diff.ts';
import { clearRandomFields } from '../../redaction/spec-fields.ts';
import { isSecretSetting } from '../../redaction/variable-secrets.ts';
import { capitalize, listTexts } from '../../text/numbers.ts';
import { computeDigest, type Digests } from '../../review/digests.ts';
import { describeMeaning } from '../../review/meaning.ts';
import { replaceRandomValues } from '../../review/random-changes.ts';
import { readLiveJob } from '../find-job.ts';
import { planAgainstLive, type CompletePlan } from '../plan-against-live.ts';
import { bindLate, listNames, isRunning, formatField, fillRunningValues, type LateJobFields } from './late-fields.ts';
import { addressJob } from './declarations.ts';
import { parseLoaded, planNotes, type ParsedFile } from './parse-file.ts';
import type { GuardSetting } from '../../inputs/guards.ts';
import type { GuardDigest } from '../../review/record.ts';
import type { PlanningInputs } from '../../inputs/planning.ts';
import type { RedactionInputs } from '../../inputs/redaction.ts';
import type { PublicJobs } from '../../jobfiles/provenance/published-values.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { ShownDiff } from '../../redaction/shown-diff.ts';
import type { PlannedJob } from '../../report/plan/plan-outcome.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobPlan } from '../../clients/nomad/jobs/plan.ts';
import { judgeServing, type ServingDoubt } from '../../rollout/judge-deployment.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { JobTarget } from '../../clients/nomad/wire/call.ts';

export interface NomadPlan extends ParsedFile {
  /** The planned job, with the counts that `preserve-counts` keeps. */
  readonly job: Job;
  /** The job of a register run, which may have other counts: see {@link keepCounts}. */
  readonly sentJob: Job;
  readonly keptCounts: readonly KeptCount[];
  /** Task groups whose counts an autoscaler or `preserve-counts` decides. */
  readonly keptGroups: ReadonlySet<string>;
  readonly plan: CompletePlan;
  /** The plan without parts that depend on secrets. */
  readonly shownPlan: JobPlan;
  /** The plan of the job as it is reviewed; `undefined` without late values. */
  readonly reviewedPlan?: ReviewedPlan | undefined;
}

/** The reviewed plan: it has marks instead of late values, and its effect is the largest that a value can have. */
interface ReviewedPlan {
  readonly job: Job;
  readonly plan: JobPlan;
  /** The diff without the late fields, whose running values do not matter. */
  readonly rest: JobPlan['Diff'];
  /** Whether the running job has one of the late values. */
  readonly runsAlready: boolean;
}

/** Requests a plan of the job from Nomad; changes nothing. */
export async function requestPlan(
  parsedFile: ParsedFile,
  access: { readonly inputs: Pick<PlanningInputs, 'preserveCounts' | 'policyOverride'>; readonly nomad: Nomad },
  attempts = 3,
): Promise<NomadPlan> {
  const { inputs, nomad } = access;
  const { spec, target } = parsedFile;
  const { namespace, region } = target;
  const { preserveCounts } = inputs;
  const needsLive = keepsCounts(spec, preserveCounts) || parsedFile.late !== undefined;
  const live = needsLive ? await readLiveJob(nomad, target) : undefined;
  const { job, sentJob, keptCounts, groups: keptGroups } = keepCounts(spec, live, preserveCounts);
  const { preparedJob } = parsedFile.loadedJob;
  const canonicalize = preparedJob && (async () => parseLoaded(parsedFile.loadedJob, nomad, true));
  const planJobAgainstLive = async (desired: Job): Promise<CompletePlan> =>
    planAgainstLive(
      nomad,
      { job: desired, policyOverride: inputs.policyOverride, namespace, region },
      { live, canonicalize, keepsCounts: spec.TaskGroups?.some(describeExceededBound) !== true },
    ).catch((error: unknown) => {
      throw addKeptCounts(error, keptCounts);
    });
  const response = await planJobAgainstLive(job);
  const index = live?.JobModifyIndex ?? response.JobModifyIndex;
  if (index !== response.JobModifyIndex && attempts > 1) return requestPlan(parsedFile, access, attempts - 1);
  // Check-and-set must require the version whose counts or late values were read.
  const plan = { ...response, JobModifyIndex: index };
  const requestReviewedPlan = async (late: LateJobFields): Promise<ReviewedPlan> => {
    const { job: marked } = keepCounts(late.reviewedJob, live, preserveCounts);
    const largest = late.values.size === 0 ? plan : await planJobAgainstLive(marked);
    if (live === undefined) return { job: marked, plan: largest, rest: largest.Diff, runsAlready: false };
    const { Diff: rest } = await planJobAgainstLive(fillRunningValues(marked, live, { ...late, values: new Map() }));
    return { job: marked, plan: largest, rest, runsAlready: isRunning(marked, live, late) };
  };
  const shownPlan = maskPlan(plan, parsedFile.secretFields);
  const reviewedPlan = parsedFile.late && (await requestReviewedPlan(parsedFile.late));
  return { ...parsedFile, job, sentJob, keptCounts, keptGroups, plan, shownPlan, reviewedPlan };
}

/** Adds the counts that differ from the file to a refusal. */
function addKeptCounts(error: unknown, keptCounts: readonly KeptCount[]): unknown {
  if (!(error instanceof ActionError) || error.reason !== 'parse' || keptCounts.length === 0) return error;
  const counts = keptCounts.map((count) => `group \`${count.group}\` ${describeKeptCount(count)}`);
  return error.with({ message: `${error.sentence}. By \`preserve-counts\`, ${listTexts(counts)}` });
}

/** Characters of a text in which private values are searched. */
const maxQuoted = 5120;

/** Redacts the diff of a plan, and hides its values in the run. @returns the diff, if any; redactors for names, and for texts with its values */
export function redactPlan(
  { shownPlan: plan, publicValues }: Pick<NomadPlan, 'shownPlan' | 'publicValues'>,
  { redaction, redactor }: { readonly redaction: RedactionInputs; readonly redactor: Redactor },
): { readonly diff: ShownDiff | undefined } & Readonly<Record<'name' | 'quote', (text: string) => string>> {
  const rules = { ...redaction, secrets: redactor, published: publicValues };
  const redacted = plan.Diff === null ? undefined : redactDiff(plan.Diff, rules);
  if (redacted !== undefined) redactor.add(redacted);
  const name = (text: string): string => showName(text, rules);
  const isPrivate = (part: string): boolean => redacted?.private.has(part) === true && !redacted.shown.has(part);
  const hidesAll = redaction.mode === 'all-values';
  const quote = (text: string): string => {
    // The redactor shows the beginning of a long text, which may be part of many texts.
    const parts = [text, ...text.slice(0, maxQuoted).split(/,? /)];
    return text !== '' && (hidesAll || parts.some(isPrivate)) ? hiddenMark : redactor.redact(name(text));
  };
  return { diff: redacted?.diff, name, quote };
}

export interface PlanContext {
  readonly inputs: PlanningInputs;
  readonly redactor: Redactor;
  readonly published: PublicJobs;
  /** Whether the run reads or writes a record. If not, the digests, which take time, are empty. */
  readonly hasRecord: boolean;
  /** Whether an unknown base of the pull request is a hit, because no reviewed plan was compared with it. */
  readonly needsBase?: boolean;
  readonly guards: readonly GuardSetting[];
  /** See `readLastRegistration`. */
  readonly evaluated?: number | undefined;
  /** See `readLatest`. `not-read` if the plan does not depend on it. */
  readonly latest: Deployment | null | undefined | 'not-read';
}

/** Reads the latest deployment of a job. New, periodic and parameterized jobs have none. */
export async function readLatest(
  { job, plan, target }: NomadPlan,
  find: (job: JobTarget) => Promise<Deployment | null | undefined>,
): Promise<Deployment | null | undefined> {
  const mayHave = plan.JobModifyIndex > 0 && classifyStart(job) === 'at-once';
  return mayHave ? find(target) : null;
}

/** Whether the version that a plan changes serves; see `judgeServing`. */
export function judgeUnserved({ job, plan }: NomadPlan, latest: PlanContext['latest']): ServingDoubt | undefined {
  const { change, startsAgain } = readVerdict(job, plan);
  // Without allocations, nothing goes live.
  const isIdle = job.TaskGroups?.every(({ Count }) => Count === 0) === true;
  if (change === 'unchanged' || isIdle || latest === 'not-read') return undefined;
  return judgeServing(latest, { index: plan.JobModifyIndex, isStopped: startsAgain, live: plan.live });
}

/** Judges and redacts a plan. */
export function createPlannedJob(nomadPlan: NomadPlan, context: PlanContext): PlannedJob {
  const { loadedJob, job, plan, target } = nomadPlan;
  const { namespace = 'default', region } = target;
  const { inputs, redactor } = context;
  const { verbose } = inputs;
  const { diff, name, quote } = redactPlan(nomadPlan, { redaction: inputs.redaction, redactor });
  const file = loadedJob.file.name;
  const clear = readVerdict(job, plan);
  const address = { id: job.ID, namespace, region: region ?? '' };
  const servingDoubt = judgeUnserved(nomadPlan, context.latest);
  const latest = context.latest === 'not-read' ? undefined : context.latest;
  const hits = findPlanHits(nomadPlan, context.guards, {
    formerNamespace: findFormerNamespace(nomadPlan, context),
    unserved: servingDoubt?.isRollingOut === false ? servingDoubt.reason : undefined,
  });
  const groups = plan.Diff?.TaskGroups ?? [];
  const findLine = createLineFinder(loadedJob.source);
  const variables = listFlags(loadedJob, inputs);
  const maskedVerdict = nomadPlan.shownPlan === plan ? clear : readVerdict(job, nomadPlan.shownPlan);
  const unplacedGroups = maskedVerdict.unplaced.map((group) => redactUnplaced(group, quote));
  const verdict = redactVerdict({ ...maskedVerdict, unplaced: unplacedGroups }, redactor.redact, name);
  return {
    file,
    id: name(job.ID),
    namespace: name(namespace),
    region: region === undefined ? undefined : name(region),
    verdict,
    hasFailed: !clear.hasEffect && latest?.Status === 'failed' && latest.JobSpecModifyIndex === plan.JobModifyIndex,
    diff: diff === undefined ? noDiff : viewDiff(diff, verbose, verdict),
    keptCounts: nomadPlan.keptCounts.map((keptCount) => ({ ...keptCount, group: name(keptCount.group) })),
    ...planNotes(loadedJob, job, inputs.nomad, name),
    random: nomadPlan.random.labels.map(name),
    isLiveJobUnread: plan.uncompared !== undefined,
    pitfalls: [
      ...(servingDoubt === undefined ? [] : [describeUnserved(servingDoubt, name(namespace))]),
      ...findPitfalls(nomadPlan.job, clear, name, findLine, plan.ignoredKeys).map((text) => redactor.redact(text)),
    ],
    late: nomadPlan.late && showLate(nomadPlan.late, redactor),
    unstoredVariables: inputs.submission ? buildSubmission(loadedJob, isSecretSetting).omitted : [],
    hits: hits.map(({ at, ...hit }) => ({
      ...hit,
      group: name(hit.group),
      task: name(hit.task),
      isInOtherGroup: groups.some(
        ({ Name, Tasks }) => Name !== hit.group && Tasks.some((task) => task.Name === hit.task),
      ),
      old: quote(hit.old),
      new: quote(hit.new),
      line: findLine({ ...hit, ...(at === undefined ? {} : { at }) }),
    })),
    comparable: {
      file,
      ...address,
      hides: new Set((['id', 'namespace', 'region'] as const).filter((part) => name(address[part]) !== address[part])),
      index: plan.JobModifyIndex,
      evaluated: context.evaluated,
      changes: clear.hasEffect,
      stage: loadedJob.file.stage,
      hits: createGuardDigests(hits, address, nomadPlan.keptGroups),
      ...(context.hasRecord ? digestPlan(nomadPlan, clear) : { spec: '', plan: '' }),
    },
    clear: {
      text: planText({
        job,
        plan: plan.response,
        file,
        verbose,
        variables,
        namespace: inputs.nomad.namespace,
        now: new Date(),
      }),
      json: plan.raw,
    },
  };
}

/** Finds the guard hits of a plan. @param context facts that the plan does not contain */
export function findPlanHits(
  { job, shownPlan, late, target: { namespace = 'default' } }: NomadPlan,
  guards: readonly GuardSetting[],
  context: Pick<GuardedPlan, 'formerNamespace' | 'unserved'> = { formerNamespace: undefined, unserved: undefined },
): readonly Hit[] {
  const change = { job, diff: shownPlan.Diff, late: late?.unfilledTexts };
  return findHits({ ...change, verdict: readVerdict(job, shownPlan), namespace, ...context }, guards);
}

/** A register run without a base uses the hits of the reviewed plan, which was compared with the base. */
function findFormerNamespace(
  { loadedJob, job }: NomadPlan,
  { published, inputs, needsBase }: PlanContext,
): GuardedPlan['formerNamespace'] {
  const formerJob = published.findFormerJob(loadedJob, job.ID);
  if (formerJob === 'new' || (formerJob === 'unknown' && !needsBase)) return undefined;
  if (formerJob === 'unknown')
    return { unknown: 'the base of the pull request is not known, or its configuration file differs' };
  if (formerJob.address === undefined)
    return { unknown: 'only Nomad can compute the namespace at the base of the pull request' };
  return { namespace: addressJob({ id: formerJob.id, ...formerJob.address }, { inputs }).namespace };
}

/** The late fields by variable. An image tag may later name a different image. */
function showLate({ fields, values }: LateJobFields, { redactName }: Redactor): PlannedJob['late'] {
  const variables = [...new Set(fields.flatMap(({ parts }) => listNames(parts)))];
  return variables.map((variable) => {
    const lateFields = fields.filter(({ parts }) => listNames(parts).includes(variable));
    const value = values.get(variable);
    const isImage = lateFields.some(
      (field) => field.trail.at(-1) === 'image' && !/@sha256:[0-9a-f]{64}$/.test(formatField(field, values)),
    );
    return {
      variable,
      fields: lateFields.map(({ label }) => redactName(label)),
      value: value === undefined ? undefined : redactName(value),
      isMovable: value !== undefined && isImage,
    };
  });
}

/** Explains that the registered version may not serve: Nomad compares only with this version. */
function describeUnserved({ reason, isUnread, mayServe, isWaiting }: ServingDoubt, namespace: string): string {
  // Several jobs may share this text.
  const cause = isUnread
    ? `The latest deployment could not be read: the token needs \`read-job\` in namespace \`${namespace}\`. Add it to a policy of the token`
    : capitalize(reason);
  if (mayServe)
    return `${cause}. If the registered version does not serve, its changes go live with this plan, and are not shown here.`;
  const way = isWaiting ? ' To avoid that, promote it or fail its deployment, then plan again.' : '';
  return `${cause}. The changes of that version go live with this plan, and are not shown here.${way}`;
}

/** One digest for each hit, in the order of the hits: if a hit disappears, the digests of the other hits stay equal. */
function createGuardDigests(
  hits: readonly Hit[],
  address: object,
  keptGroups: ReadonlySet<string>,
): readonly GuardDigest[] {
  return hits.map(({ guard, group, task, subject, old, new: after }) => {
    // An autoscaler may change a kept count after the review.
    const before = subject === 'count' && keptGroups.has(group) ? '' : old;
    return { guard, of: computeDigest([address, guard, group, task, subject, before, after]) };
  });
}

/** The variables as command-line flags, without undeclared variables. */
function listFlags({ preparedJob, late, variableFiles }: LoadedJob, { jobFiles }: PlanningInputs) {
  const { vars, secret } = jobFiles.variables;
  const isSet = (name: string): boolean =>
    preparedJob?.settings.has(name) === true &&
    (late === undefined || !late.names.includes(name) || late.values.has(name));
  return { vars: [...vars, ...secret].filter(({ name }) => isSet(name)), files: variableFiles };
}

export function digestPlan(nomadPlan: NomadPlan, verdict: Verdict): Digests {
  const { late, reviewedPlan, keptGroups, random } = nomadPlan;
  const { job, plan } = reviewedPlan ?? nomadPlan;
  const difference = reviewedPlan === undefined ? plan.Diff : reviewedPlan.rest;
  const diff = difference === null ? null : replaceRandomValues(difference, random);
  const spec = bindSpec(clearRandomFields(late?.reviewedJob ?? nomadPlan.spec, random), nomadPlan);
  const reviewedVerdict = reviewedPlan === undefined ? verdict : readVerdict(job, plan);
  const meaning = describeMeaning({ job, verdict: reviewedVerdict, diff, keptGroups });
  return { spec: computeDigest(spec), plan: computeDigest(meaning) };
}

/** Replaces random values by the text that generates them. */
function bindSpec(unbound: object, { loadedJob, random, late }: NomadPlan): object {
  const spec = late === undefined ? unbound : bindLate(unbound, late);
  if (random.keys.size === 0) return spec;
  const preparedJob = loadedJob.late?.markedJob ?? loadedJob.preparedJob;
  const replaceMarks = loadedJob.late?.marks.replaceMarks ?? ((text: string) => text);
  return { spec, text: preparedJob?.text, variables: preparedJob?.variables && replaceMarks(preparedJob.variables) };
}
