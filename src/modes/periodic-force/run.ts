import { ActionError } from '../../errors.ts';
import { followChildJob } from '../../operations/follow/follow-child-job.ts';
import { readVerbJob } from '../../operations/read-verb-job.ts';
import { isRefusal } from '../../operations/write-to-nomad.ts';
import type { JobWriteInputs } from '../../inputs/job.ts';
import type { PeriodicForceOutcome } from './report.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';

/** What is known of a run that did not get to a launch. */
export function nothingForced({ job }: JobWriteInputs): PeriodicForceOutcome {
  return { job, child: '', evalId: '', result: 'none', work: undefined, failures: [] };
}

/**
 * Launches a periodic job now, also where another instance of it still runs: what prohibits overlap holds for its own times alone. Follows what it
 * launched.
 *
 * @throws ActionError `not-found`, `input`, `blocked`, …; `unreachable` where the answer is lost, for the service cannot tell two launches apart
 */
export async function forcePeriodic(dependencies: NomadRun<JobWriteInputs>): Promise<PeriodicForceOutcome> {
  const { inputs, nomad, log } = dependencies;
  const nothing = nothingForced(inputs);
  checkPeriodic(await readVerbJob(nomad, inputs));
  if (inputs.dryRun) return { ...nothing, result: 'dry-run' };
  const evalId = await launch(nomad, inputs.job);
  const launched: PeriodicForceOutcome = { ...nothing, evalId, result: 'done' };
  try {
    const { JobID: child } = await nomad.readEvaluation({ id: evalId });
    log(`launched as ${child}.`);
    if (!inputs.wait) return { ...launched, child };
    return await followed({ ...launched, child }, dependencies);
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return {
      ...launched,
      failures: [error.withContext(`\`${inputs.job}\` is launched, but by which job cannot be told`)],
    };
  }
}

async function followed(
  launched: PeriodicForceOutcome,
  dependencies: NomadRun<JobWriteInputs>,
): Promise<PeriodicForceOutcome> {
  const { child: id, evalId } = launched;
  try {
    return { ...launched, work: await followChildJob({ id, evalId, label: id }, dependencies) };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    return { ...launched, failures: [error.withContext(`\`${id}\` is launched, but cannot be followed`)] };
  }
}

function checkPeriodic({ ID, Periodic, ParameterizedJob, Dispatched, Stop }: Job): void {
  const refused = (reason: ActionError['reason'], what: string, hint: string): ActionError => {
    const help = reason === 'blocked' ? 'stopped-job' : 'what-cannot-be-dispatched';
    return new ActionError({ reason, message: `The job \`${ID}\` ${what}.`, hint, help });
  };
  if (Periodic === null || Periodic === undefined)
    throw refused('input', 'is not periodic', 'Only a job with a `periodic` block can be launched so.');
  if (ParameterizedJob !== null && ParameterizedJob !== undefined && Dispatched !== true)
    throw refused(
      'input',
      'is parameterized, too',
      'Dispatch it with `mode: dispatch`, and launch what that makes of it.',
    );
  if (Stop === true) throw refused('blocked', 'is stopped', 'Register it again to have it started.');
  if (Periodic['Enabled'] === false)
    throw refused('blocked', 'has its `periodic` block switched off', 'Register it with `enabled = true`.');
}

async function launch(nomad: Nomad, job: string): Promise<string> {
  try {
    return (await nomad.forceNewPeriodicInstance({ id: job })).EvalID;
  } catch (error) {
    if (!(error instanceof ActionError) || isRefusal(error)) throw error;
    throw new ActionError({
      reason: error.reason,
      message: `Whether \`${job}\` was launched is not known: ${error.message}`,
      help: 'not-known-whether-written',
      hint: `Look at the children of \`${job}\` before you run this again: it would launch another one.`,
      cause: error,
    });
  }
}
