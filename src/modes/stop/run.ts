import pMap from 'p-map';
import { ActionError, ServiceError } from '../../errors.ts';
import { ignoredNoShutdownDelay, ignoredPriority } from '../../operations/ignored-by-server.ts';
import { stopOnce } from '../../operations/stop-once.ts';
import { orNoSuchJob } from '../../operations/find-job.ts';
import { waitUntilStopped, listRunning } from './wait-until-stopped.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { StopInputs } from './inputs.ts';
import type { StopOutcome, StopResult } from './report.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { StopJobRequest } from '../../clients/nomad/jobs/register.ts';

type Dependencies = NomadRun<StopInputs>;

/** The outcome of a run that stopped nothing. */
export function nothingStopped({ job, purge, dryRun, children }: StopInputs): StopOutcome {
  const own = { id: job, result: 'none', running: 0, left: 0, ignored: [], failure: undefined } as const;
  return { job: own, purge, dryRun, withChildren: children, children: [], evalId: '', failures: [] };
}

const concurrency = 10;

/**
 * Stops a job, with `children` also its child jobs, and waits until none of their allocations runs. A stopped job is left alone, and with `purge` a missing
 * one does not fail the run.
 *
 * @throws ActionError `not-found`; Nomad's refusal
 */
export async function stop(dependencies: Dependencies): Promise<StopOutcome> {
  const { inputs, nomad } = dependencies;
  const outcome = nothingStopped(inputs);
  const live = await liveOf(dependencies);
  if (live === undefined) return { ...outcome, job: { ...outcome.job, result: 'gone' } };
  const started = await childrenOf(live, dependencies);
  const { stopped: job, evalId } = await stopOne(live.ID, live.Stop === true, dependencies);
  const children = await pMap(
    started,
    async ({ ID, Stop }): Promise<StopResult> => {
      if (inputs.children) return (await stopOne(ID, Stop, dependencies)).stopped;
      const { length } = await listRunning(nomad, ID);
      return { id: ID, result: 'none', running: length, left: 0, ignored: [], failure: undefined };
    },
    { concurrency },
  );
  return { ...outcome, job, children, evalId };
}

async function liveOf({ inputs, nomad }: Dependencies): Promise<Job | undefined> {
  try {
    return await nomad.readJob({ id: inputs.job });
  } catch (error) {
    const isGone = error instanceof ServiceError && error.reason === 'not-found';
    if (isGone && inputs.purge) return undefined;
    return orNoSuchJob(Promise.reject(error), nomad, inputs);
  }
}

/** The child jobs of a parameterized or periodic job that are not dead. */
async function childrenOf(
  live: Job,
  { nomad }: Dependencies,
): Promise<readonly { readonly ID: string; readonly Stop: boolean }[]> {
  const isParent = (live.Periodic ?? live.ParameterizedJob ?? null) !== null;
  // A child job has the settings of its parent as well.
  if (!isParent || (typeof live['ParentID'] === 'string' && live['ParentID'] !== '')) return [];
  const found = [];
  for await (const { jobs } of nomad.pages.listJobs({ prefix: `${live.ID}/` })) {
    for (const job of jobs) if (job.ParentID === live.ID && job.Status !== 'dead') found.push(job);
  }
  return found;
}

interface StoppedOne {
  readonly stopped: StopResult;
  readonly evalId: string;
}

async function stopOne(id: string, isStopped: boolean, dependencies: Dependencies): Promise<StoppedOne> {
  const { inputs, nomad, log } = dependencies;
  const { purge, noShutdownDelay, wait, dryRun } = inputs;
  const allocations = await listRunning(nomad, id);
  const running = allocations.length;
  const ignored: string[] = noShutdownDelay ? ignoredNoShutdownDelay(allocations) : [];
  const stopped: StopResult = { id, result: 'dry-run', running, left: running, ignored, failure: undefined };
  const isDone = isStopped && !purge && (running === 0 || !wait);
  if (isDone) return { stopped: { ...stopped, result: 'already' }, evalId: '' };
  if (dryRun) return { stopped, evalId: '' };
  let evalId = '';
  let result: StopResult['result'] = 'none';
  try {
    // After a purge the allocations cannot be watched, so a job that is waited for is stopped first.
    if (!isStopped && !(purge && !wait)) {
      evalId = await write({ id }, ignored, dependencies);
      result = 'done';
    }
    const left = wait ? await waitUntilStopped(id, dependencies) : running;
    if (purge) evalId = (await write({ id, purge }, ignored, dependencies)) || evalId;
    log(`${id}: ${purge ? 'purged' : 'stopped'}.`);
    return { stopped: { ...stopped, result: isStopped && !purge ? 'already' : 'done', left }, evalId };
  } catch (error) {
    if (!(error instanceof ActionError)) throw error;
    // The stop remains in effect, also if its end was not seen.
    return { stopped: { ...stopped, result, failure: error }, evalId };
  }
}

/** Stops or purges a job, and returns the ID of the evaluation. */
async function write(
  request: Pick<StopJobRequest, 'id' | 'purge'>,
  ignored: string[],
  { inputs: { global, noShutdownDelay, evalPriority }, nomad, mayWrite }: Dependencies,
): Promise<string> {
  const { EvalID: evalId } = await stopOnce(
    { ...request, global, noShutdownDelay, evalPriority },
    async () => mayWrite('stop', { job: request.id }),
    nomad,
  );
  ignored.push(...(await ignoredPriority(nomad, { evalId }, evalPriority)));
  return evalId;
}
