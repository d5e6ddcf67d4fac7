import { parseVersionOrTag } from '../../inputs/job.ts';
import { createNomadMode } from '../nomad-mode.ts';
import { readRevertInputs, revertInputs, type RevertInputs } from './inputs.ts';
import { ActionError, type Note } from '../../errors.ts';
import { redactDiff } from '../../redaction/redact-diff.ts';
import { redactVerdict, readVerdict, type Verdict } from '../../nomad-plan/verdict.ts';
import { noDiff, viewDiff, type DiffView } from '../../nomad-plan/diff-lines.ts';
import { createLiveRules } from '../../operations/learn-job.ts';
import { planVersion } from '../../operations/plan-against-live.ts';
import { findJob, findLastStable, findVersion, findLastStableVersion } from '../../operations/find-job.ts';
import { followLive, followWrite, type VerbWrite } from '../../operations/follow/follow-rollout.ts';
import { createsManualCanaries, findPromotionDenials } from '../../operations/token/token-rights.ts';
import { readStateAfter, toState, createConflictError, writeToNomad } from '../../operations/write-permitted.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import { lineList, keepWhole, type Block } from '../../text/fit.ts';
import { count, join, md, nothing, prose } from '../../text/markdown.ts';
import { describeCounts } from '../../report/describe-counts.ts';
import { describeReasons } from '../../report/plan/describe-plan.ts';
import { describeServing } from '../../report/describe-rollout.ts';
import { createWriteReport, type JobWrite } from '../../report/write-report.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { JobPlan } from '../../clients/nomad/jobs/plan.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { ShortReport } from '../../report/run-report.ts';
import type { Rollout } from '../../rollout/outcome.ts';

/**
 * Mode `revert`: reverts a job to an earlier version, after a plan of it, and follows the rollout. Takes the job's ID and a version (number, tag, or the last
 * stable one); returns the plan and the outcome. It writes nothing if nothing would change, or if the job was changed after it was read.
 */
export const mode = createNomadMode({
  inputs: revertInputs,
  activity: 'Reverting',
  writes: ['revert', 'promote'],
  read: readRevertInputs,
  run: revert,
  report: revertReport,
  commanded: { verb: 'revert', setVersion: (inputs, version) => ({ ...inputs, version: parseVersionOrTag(version) }) },
});

/** The effect of a revert, redacted. */
interface RevertPlan {
  readonly verdict: Verdict;
  readonly diff: DiffView;
}

interface RevertOutcome extends JobWrite {
  /** The live version before. */
  readonly live: number;
  readonly target: number;
  /** `undefined` if nothing would change. */
  readonly plan: RevertPlan | undefined;
}

type RevertRun = NomadRun<RevertInputs>;

/**
 * If nothing would change, follows an active or failed rollout of the live version, which may not serve yet.
 *
 * @throws ActionError `not-found` (job, version); `blocked` (a version that stopped the job); `conflict`
 */
async function revert(run: RevertRun): Promise<RevertOutcome> {
  const { inputs, nomad, log } = run;
  const { job, version: selector } = inputs;
  const live = await findJob(nomad, inputs);
  const { selected: target, versions } =
    selector === 'last-stable'
      ? await findLastStable(nomad, live)
      : await findVersion(nomad, job, selector, ['last-stable']);
  const outcome = { live: live.Version ?? 0, target: target.Version ?? 0, plan: undefined, failures: [] };
  const current = { index: live.JobModifyIndex ?? undefined, version: outcome.live };
  const createUnchangedOutcome = async (): Promise<RevertOutcome> => ({
    ...outcome,
    ...current,
    ...(inputs.dryRun ? {} : await followLive(run, live)),
    result: 'already',
  });
  if (outcome.target === outcome.live) return createUnchangedOutcome();
  if (target.Stop === true) throw wouldStopError(job, outcome.target);
  const response = await planTargetVersion(target, live, nomad);
  if (isIdentical(response)) return createUnchangedOutcome();
  const plan = redactPlan(target, response, run.redactor);
  for (const line of plan.diff.lines) log(line);
  if (inputs.dryRun) return { ...outcome, ...current, plan, result: 'dry-run' };
  const [denial] = createsManualCanaries(target, plan.verdict.groups)
    ? await findPromotionDenials([{ id: job }], run)
    : [];
  if (denial !== undefined) return { ...outcome, ...current, plan, result: 'none', failures: [denial] };
  const servedVersion = findLastStableVersion(versions, outcome.live)?.Version ?? undefined;
  const write = await writeRevert(live, { target, servedVersion }, run);
  return { ...outcome, plan, ...(await followWrite(run, write, live)) };
}

/** Plans an earlier version as a new version, neither stable nor tagged. */
async function planTargetVersion(target: Job, live: Job, nomad: Nomad): Promise<JobPlan> {
  const job = { ...target, Stable: false, VersionTag: null };
  return planVersion(nomad, { job }, { live });
}

function isIdentical({ Diff }: JobPlan): boolean {
  return Diff?.Type === 'None';
}

/** Without a job file only fields that are public by nature are shown. */
function redactPlan(target: Job, plan: JobPlan, redactor: Redactor): RevertPlan {
  const rules = createLiveRules(redactor);
  const redactedDiff = plan.Diff === null ? undefined : redactDiff(plan.Diff, rules);
  if (redactedDiff !== undefined) redactor.add(redactedDiff);
  const verdict = redactVerdict(readVerdict(target, plan), redactor.redact, redactor.redactName);
  return { verdict, diff: redactedDiff === undefined ? noDiff : viewDiff(redactedDiff.diff, false, verdict) };
}

/** Writes once: after a lost response the second request is guarded by the same live version as the first. */
async function writeRevert(
  live: Job,
  { target, servedVersion }: { readonly target: Job; readonly servedVersion: number | undefined },
  { nomad, requestPermit }: RevertRun,
): Promise<VerbWrite> {
  const prior = live.Version ?? 0;
  const findEffect = async (): Promise<VerbWrite | undefined> => {
    const current = await nomad.readJob({ id: live.ID });
    if (current.Version === prior) return undefined;
    const isReverted = current.Version === prior + 1 && isIdentical(await planTargetVersion(target, current, nomad));
    if (!isReverted) throw createConflictError(live.ID, current.Version);
    return { JobModifyIndex: current.JobModifyIndex ?? 0, EvalID: '' };
  };
  return writeToNomad({
    readBefore: () => toState(live),
    requestPermit: async () =>
      requestPermit('revert', {
        job: live.ID,
        index: live.JobModifyIndex,
        versions: { current: prior, target: target.Version ?? 0, lastStable: servedVersion },
      }),
    send: async (permit): Promise<VerbWrite> =>
      nomad.revertJob(permit, { id: live.ID, version: target.Version ?? 0, enforcePriorVersion: prior }),
    findEffect,
    readAfter: ({ JobModifyIndex }) => readStateAfter(nomad, { id: live.ID }, JobModifyIndex),
  });
}

function wouldStopError(job: string, version: number): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `Version ${version} of \`${job}\` stopped the job: reverting to it would stop the job again`,
    help: 'stopped-job',
    hint: 'Choose an earlier version, or stop the job with `mode: stop`.',
  });
}

const hints = {
  failed: 'The version stays registered. Check the latest deployment of the job, and revert to a different version.',
  'rolled-back':
    'An earlier version runs again. Check the latest deployment of the job, and revert to a different version.',
  'timed-out': 'Nomad continues: check the latest deployment of the job. Raise `timeout` if it takes longer.',
};

function revertReport(outcome: RevertOutcome, { job }: RevertInputs): ShortReport {
  const { live, target, version, plan, rollout } = outcome;
  const as = version === undefined || version === live ? '' : `, registered as version ${version}`;
  const results = {
    already:
      live === target
        ? `Nothing to do: version ${target} of \`${job}\` is the current one`
        : `Nothing to do: the current version ${live} of \`${job}\` is identical to version ${target}`,
    'dry-run': `Dry run: \`${job}\` would be reverted from version ${live} to version ${target}`,
    done: `\`${job}\` reverted from version ${live} to version ${target}${as}`,
  };
  const write = createWriteReport(outcome, { job, results, hints });
  const report =
    rollout?.kind === 'awaiting-promotion' && rollout.denial === undefined
      ? reportFailure(write, { ...outcome, job }, rollout)
      : write;
  return plan === undefined ? report : { ...report, notes: createNotes(plan), body: renderBody(plan) };
}

/** While canaries wait, the earlier specification does not serve, although it is registered. */
function reportFailure(
  report: ShortReport,
  { job, target, version }: RevertOutcome & Pick<RevertInputs, 'job'>,
  rollout: Rollout,
): ShortReport {
  const registeredAs = version === undefined || version === target ? '' : `, registered as version ${version}`;
  const failure = new ActionError({
    reason: 'blocked',
    message: `\`${job}\` is not yet reverted to version ${target}${registeredAs}: its canaries are healthy and wait for promotion; ${describeServing(rollout)}`,
    help: 'waiting-for-promotion',
    hint: `Promote them with \`mode: promote\` and \`job: ${job}\`, or run \`nomad deployment promote ${rollout.deploymentId}\`.`,
  });
  return { ...report, headline: failure, failures: [...report.failures, failure] };
}

function createNotes({ verdict }: RevertPlan): readonly Note[] {
  const unplacedLines = verdict.unplaced.map(
    ({ group, reasons }) => `Group \`${group}\` cannot be placed: ${describeReasons(reasons)}`,
  );
  return [...unplacedLines, ...verdict.warnings].map((text) => ({ level: 'warning', text }));
}

function renderBody({ verdict, diff }: RevertPlan): readonly Block[] {
  const counts = describeCounts(verdict);
  const hiddenValues = diff.hiddenValues === 0 ? nothing : md`${count(diff.hiddenValues, 'value')} hidden`;
  return [lineList(diff.lines), keepWhole(join([counts === '' ? nothing : prose(counts), hiddenValues], ' · '))];
}
