import { ActionError } from '../../errors.ts';
import { redact } from '../../redaction/redact-diff.ts';
import { scrubbed, verdictOf } from '../../plan/verdict.ts';
import { viewDiff } from '../../plan/diff-lines.ts';
import { liveRules } from '../../operations/learn-job.ts';
import { findLastStable, findVersion } from '../../operations/find-version.ts';
import { followWrite, type VerbWrite } from '../../operations/follow/follow-write.ts';
import { servingVersions } from './serving-versions.ts';
import { changedMeanwhile, writeToNomad } from '../../operations/write-to-nomad.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { RevertInputs } from './inputs.ts';
import type { RevertOutcome, RevertPlan } from './report.ts';
import type { JobWrite } from '../../report/write-report.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import type { JobPlan } from '../../clients/nomad/jobs/plan.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

type Dependencies = NomadRun<RevertInputs>;

/** What is known of a run that did not get to a version. */
export function nothingReverted({ job }: RevertInputs): RevertOutcome {
  const unknown = { live: undefined, target: undefined, plan: undefined, serving: undefined };
  return { job, ...unknown, result: 'none', failures: [] };
}

/**
 * Makes an old version of a job its newest one, after showing what that changes, and follows it. Where nothing would change nothing is written, but a
 * rollout of it that has not succeeded is followed as well: the old version may not serve yet.
 *
 * @throws ActionError `not-found` (job, version); `blocked` (the version is a stopped one); `conflict`
 */
export async function revert(dependencies: Dependencies): Promise<RevertOutcome> {
  const { inputs, nomad, log } = dependencies;
  const { job, version: wanted } = inputs;
  const live = await nomad.readJob({ id: job });
  const target =
    wanted === 'last-stable' ? await findLastStable(nomad, live) : (await findVersion(nomad, job, wanted)).found;
  const outcome = { ...nothingReverted(inputs), live: live.Version ?? 0, target: target.Version ?? 0 };
  const stand = { index: live.JobModifyIndex ?? undefined, version: outcome.live };
  const already = async (): Promise<RevertOutcome> => ({
    ...outcome,
    ...stand,
    ...(await arriving(dependencies, live)),
    result: 'already',
  });
  if (outcome.target === outcome.live) return already();
  if (target.Stop === true) throw wouldStop(job, outcome.target);
  const asked = await planOf(target, nomad);
  if (asked.Diff?.Type === 'None') return already();
  const plan = shown(target, asked, dependencies.redactor);
  log(plan.diff.lines.join('\n'));
  if (inputs.dryRun) return { ...outcome, ...stand, plan, result: 'dry-run' };
  const written = await write(live, target, nomad);
  return { ...outcome, plan, ...(await follow(dependencies, written)) };
}

/** What became of a write; where canaries wait, with the versions that serve meanwhile. */
async function follow(
  dependencies: Dependencies,
  written: VerbWrite,
): Promise<JobWrite & Pick<RevertOutcome, 'serving'>> {
  const { inputs, nomad } = dependencies;
  const followed = await followWrite(dependencies, written);
  const { rollout } = followed;
  const isWaiting = rollout?.kind === 'awaiting-promotion';
  return { ...followed, serving: isWaiting ? await servingVersions(nomad, inputs.job, rollout) : undefined };
}

/** Deployments after which the version that they are of serves, or another write decides. */
const settled = new Set(['successful', 'cancelled']);

/** What becomes of the live version, where its rollout has not succeeded yet; nothing where that is not asked for, or there is none. */
async function arriving(dependencies: Dependencies, { JobModifyIndex }: Job): Promise<Partial<RevertOutcome>> {
  const { inputs, nomad } = dependencies;
  if (!inputs.wait || inputs.dryRun || !JobModifyIndex) return {};
  const latest = await nomad.readJobsMostRecentDeployment({ id: inputs.job });
  if (latest?.JobSpecModifyIndex !== JobModifyIndex || settled.has(latest.Status)) return {};
  return follow(dependencies, { JobModifyIndex, EvalID: '' });
}

/** What Nomad would do with a version of old: it becomes a new one, neither stable nor tagged. */
async function planOf(target: Job, nomad: Nomad): Promise<JobPlan> {
  return nomad.createJobPlan({ job: { ...target, Stable: false, VersionTag: null } });
}

/** The plan as it may be shown: nothing of the job is known to be public, so that only what is so by nature is shown. */
function shown(target: Job, plan: JobPlan, redactor: Redactor): RevertPlan {
  const rules = liveRules(redactor);
  const redacted = plan.Diff === null ? undefined : redact(plan.Diff, rules);
  redactor.addHidden(redacted?.hidden ?? []);
  redactor.addShown(redacted?.shown ?? []);
  return {
    verdict: scrubbed(verdictOf(target, plan), redactor.scrub, redactor.name),
    diff: redacted === undefined ? { lines: [], hiddenValues: 0 } : viewDiff(redacted.diff, false),
  };
}

/** Written once: both requests of a lost answer are guarded by the version that was the live one. */
async function write(live: Job, target: Job, nomad: Nomad): Promise<VerbWrite> {
  const prior = live.Version ?? 0;
  const send = async (): Promise<VerbWrite> =>
    nomad.revertJob({ id: live.ID, version: target.Version ?? 0, enforcePriorVersion: prior });
  const find = async (): Promise<VerbWrite | undefined> => {
    const now = await nomad.readJob({ id: live.ID });
    if (now.Version === prior) return undefined;
    const isThere = now.Version === prior + 1 && (await planOf(target, nomad)).Diff?.Type === 'None';
    if (!isThere) throw changedMeanwhile(live.ID, 'version', prior, now.Version ?? 0);
    return { JobModifyIndex: now.JobModifyIndex ?? 0, EvalID: '' };
  };
  return writeToNomad({ send, find });
}

function wouldStop(job: string, version: number): ActionError {
  return new ActionError({
    reason: 'blocked',
    message: `Version ${version} of \`${job}\` is that of a stopped job: to go back to it would stop the job`,
    help: 'stopped-job',
    hint: 'Choose the version before it; to stop the job use `mode: stop`.',
  });
}
