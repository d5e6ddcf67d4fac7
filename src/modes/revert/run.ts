import { ActionError } from '../../errors.ts';
import { redactDiff } from '../../redaction/redact-diff.ts';
import { changesNothing } from '../../nomad-plan/traits.ts';
import { scrubbed, verdictOf } from '../../nomad-plan/verdict.ts';
import { noDiff, viewDiff } from '../../nomad-plan/diff-lines.ts';
import { liveRules } from '../../operations/learn-job.ts';
import { findJob } from '../../operations/find-job.ts';
import { findLastStable, findVersion } from '../../operations/find-version.ts';
import { followLive, followWrite, type VerbWrite } from '../../operations/follow/follow-write.ts';
import { createsManualCanaries, findPromotionDenials } from '../../operations/token/promotion-right.ts';
import { beginRevert } from './github-deployment.ts';
import { stateAfter, stateOf } from '../../operations/write-permitted.ts';
import { changedMeanwhile, writeToNomad } from '../../operations/write-to-nomad.ts';
import type { DeploymentTracker } from '../../operations/github-deployment/track-deployment.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { RevertInputs } from './inputs.ts';
import type { RevertOutcome, RevertPlan } from './report.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { JobPlan } from '../../clients/nomad/jobs/plan.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

type Dependencies = NomadRun<RevertInputs>;

/** The outcome of a run that found no version. */
export function nothingReverted({ job }: RevertInputs): RevertOutcome {
  const unknown = { live: undefined, target: undefined, plan: undefined };
  return { job, ...unknown, result: 'none', failures: [] };
}

/**
 * Reverts a job to an earlier version, after a plan of it, and follows the rollout. Where nothing would change nothing is written, but an active or failed rollout of
 * the live version is followed: it may not serve yet.
 *
 * @throws ActionError `not-found` (job, version); `blocked` (a version that stopped the job); `conflict`
 */
export async function revert(dependencies: Dependencies, deployment: DeploymentTracker): Promise<RevertOutcome> {
  const { inputs, nomad, log } = dependencies;
  const { job, version: wanted } = inputs;
  const live = await findJob(nomad, inputs);
  const target =
    wanted === 'last-stable'
      ? await findLastStable(nomad, live)
      : (await findVersion(nomad, job, wanted, ['last-stable'])).found;
  const outcome = { ...nothingReverted(inputs), live: live.Version ?? 0, target: target.Version ?? 0 };
  const current = { index: live.JobModifyIndex ?? undefined, version: outcome.live };
  const already = async (): Promise<RevertOutcome> => ({
    ...outcome,
    ...current,
    ...(inputs.dryRun ? {} : await followLive(dependencies, live)),
    result: 'already',
  });
  if (outcome.target === outcome.live) return already();
  if (target.Stop === true) throw wouldStopError(job, outcome.target);
  const answer = await createPlan(target, nomad);
  if (isIdentical(answer)) return already();
  const plan = redactPlan(target, answer, dependencies.redactor);
  log(plan.diff.lines.join('\n'));
  if (inputs.dryRun) return { ...outcome, ...current, plan, result: 'dry-run' };
  const [denial] = createsManualCanaries(target, plan.verdict.groups)
    ? await findPromotionDenials([{ id: job }], dependencies)
    : [];
  if (denial !== undefined) return { ...outcome, ...current, plan, failures: [denial] };
  await beginRevert(deployment, { inputs, live, target });
  const written = await writeRevert(live, target, dependencies);
  return { ...outcome, plan, ...(await followWrite(dependencies, written)) };
}

/** Plans an earlier version as the new one that it would become, neither stable nor tagged. */
async function createPlan(target: Job, nomad: Nomad): Promise<JobPlan> {
  return nomad.createJobPlan({ job: { ...target, Stable: false, VersionTag: null } });
}

function isIdentical({ Diff }: JobPlan): boolean {
  return Diff !== null && changesNothing(Diff);
}

/** Without a job file only fields that are public by nature are shown. */
function redactPlan(target: Job, plan: JobPlan, redactor: Redactor): RevertPlan {
  const rules = liveRules(redactor);
  const redacted = plan.Diff === null ? undefined : redactDiff(plan.Diff, rules);
  redactor.addHidden(redacted?.hidden ?? []);
  redactor.addShown(redacted?.shown ?? []);
  return {
    verdict: scrubbed(verdictOf(target, plan), redactor.scrub, redactor.name),
    diff: redacted === undefined ? noDiff : viewDiff(redacted.diff, false),
  };
}

/** Writes once: after a lost answer the second request is guarded by the same live version as the first. */
async function writeRevert(live: Job, target: Job, { nomad, mayWrite }: Dependencies): Promise<VerbWrite> {
  const prior = live.Version ?? 0;
  const find = async (): Promise<VerbWrite | undefined> => {
    const now = await nomad.readJob({ id: live.ID });
    if (now.Version === prior) return undefined;
    const isReverted = now.Version === prior + 1 && isIdentical(await createPlan(target, nomad));
    if (!isReverted) throw changedMeanwhile(live.ID, 'version', prior, now.Version ?? 0);
    return { JobModifyIndex: now.JobModifyIndex ?? 0, EvalID: '' };
  };
  return writeToNomad({
    from: () => stateOf(live),
    permit: async () =>
      mayWrite('revert', {
        job: live.ID,
        index: live.JobModifyIndex,
        versions: { from: prior, to: target.Version ?? 0 },
      }),
    send: async (permit): Promise<VerbWrite> =>
      nomad.revertJob(permit, { id: live.ID, version: target.Version ?? 0, enforcePriorVersion: prior }),
    find,
    to: ({ JobModifyIndex }) => stateAfter(nomad, { id: live.ID }, JobModifyIndex),
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
