import { isRefusal } from '../../operations/write-permitted.ts';
import { ActionError } from '../../errors.ts';
import { submittedAt, type Job } from '../../clients/nomad/jobs/job.ts';
import { nameOfJob } from '../../operations/github-deployment/track-job.ts';
import { versionIn } from '../../operations/github-deployment/payload.ts';
import { endOfRollout, type JobEnd, type JobName } from '../../operations/github-deployment/deployment-status.ts';
import type { OutriderDeployment } from '../../operations/github-deployment/records.ts';
import type { DeploymentTracker } from '../../operations/github-deployment/track-deployment.ts';
import type { RevertInputs } from './inputs.ts';
import type { RevertOutcome } from './report.ts';

interface Reverting {
  readonly inputs: RevertInputs;
  readonly live: Job;
  /** The version to revert to. */
  readonly target: Job;
}

/** Creates the GitHub deployment of a revert: of the commit that it goes back to, as far as that is known. */
export async function beginRevert(deployment: DeploymentTracker, { inputs, live, target }: Reverting): Promise<void> {
  const name = nameOfJob(inputs);
  const version = live.Version === undefined || live.Version === null ? null : live.Version + 1;
  await deployment.begin(
    async () => [{ ...name, version }],
    (earlier) => commitOf(name, target, earlier),
  );
}

/** Milliseconds: a version is registered within this time after its GitHub deployment was created; no run takes longer. */
const longestRun = 24 * 3_600_000;
/** Possible difference between the clocks of GitHub and of the Nomad server, in milliseconds. */
const clockSkew = 600_000;

/** The commit of a version, by the GitHub deployment that registered it. A purge restarts the versions, so the time counts as well. */
function commitOf(name: JobName, target: Job, earlier: readonly OutriderDeployment[]): string | undefined {
  const submitted = submittedAt(target)?.getTime();
  if (submitted === undefined) return undefined;
  const isOfVersion = ({ jobs, created_at: created }: OutriderDeployment): boolean => {
    const before = submitted - Date.parse(created);
    return versionIn(jobs, name)?.version === target.Version && before > -clockSkew && before < longestRun;
  };
  return earlier.find(isOfVersion)?.sha;
}

/** Ends the GitHub deployment with the outcome of the revert, whatever that is. */
export async function endRevert(
  deployment: DeploymentTracker,
  inputs: RevertInputs,
  reverting: Promise<RevertOutcome>,
): Promise<RevertOutcome> {
  const end = (how: JobEnd | undefined, version: number | undefined): void =>
    deployment.end(how === undefined ? [] : [{ ...nameOfJob(inputs), version, end: how }]);
  try {
    const outcome = await reverting;
    end(endOf(outcome), outcome.version);
    return outcome;
  } catch (error) {
    end(error instanceof ActionError && isRefusal(error) ? 'not-written' : 'unknown', undefined);
    throw error;
  }
}

/** Undefined where the run neither changed nor followed anything. */
function endOf({ result, rollout, failures }: RevertOutcome): JobEnd | undefined {
  if (rollout !== undefined) return endOfRollout(rollout);
  if (result !== 'done') return undefined;
  return failures.length > 0 ? 'unknown' : 'not-followed';
}
