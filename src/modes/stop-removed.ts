import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { liveJob } from './plan-job.ts';
import { stopOnce } from './verbs/stop-once.ts';
import type { RemovedJobState } from '../report/register-outcome.ts';
import type { RemovedJob } from '../review/record.ts';
import type { Candidate, RegisterDependencies } from './candidate.ts';

/**
 * Stops the jobs whose files the pull request removed, if that is asked for: only those of which the reviewers saw it, whose file is still gone, and
 * that no other job file declares; and only after all that was to be registered is well, for it may be what takes their place.
 *
 * @param mayStop whether all went well before
 */
export async function stopRemoved(
  dependencies: RegisterDependencies,
  jobs: readonly Candidate[],
  mayStop: boolean,
): Promise<readonly RemovedJobState[]> {
  const states: RemovedJobState[] = [];
  for (const removed of dependencies.review.record?.removed ?? []) {
    const { file, id, namespace } = removed;
    states.push({ file, id, namespace, state: await stopOne(removed, jobs, mayStop, dependencies) });
  }
  return states;
}

async function stopOne(
  { file, id, namespace, region }: RemovedJob,
  jobs: readonly Candidate[],
  mayStop: boolean,
  { inputs, workspace, scheduler, log }: RegisterDependencies,
): Promise<RemovedJobState['state']> {
  const declared = jobs.some(({ planned: { reviewed } }) => reviewed.id === id && reviewed.namespace === namespace);
  if (declared || existsSync(join(workspace, file))) return { kind: 'still-declared' };
  if (!inputs.stopRemoved) return { kind: 'not-asked' };
  const target = { id, namespace, region: region === '' ? undefined : region };
  try {
    const live = await liveJob(scheduler, target);
    if (live === undefined || live.Stop === true) return { kind: 'gone' };
    if (inputs.dryRun) return { kind: 'dry-run' };
    if (!mayStop) return { kind: 'held-back' };
    await stopOnce({ ...target, evalPriority: inputs.evalPriority }, scheduler);
    log(`${id}: stopped, because ${file} was removed.`);
    return { kind: 'stopped' };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { kind: 'refused', failure: error.told(error.message, { file }) };
  }
}
