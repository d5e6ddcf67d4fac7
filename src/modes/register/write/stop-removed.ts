import { checkLive, orRefused, readLive, targetOf } from './removed-job.ts';
import { stopAtIndex } from './stop-at-index.ts';
import type { RemovedJob } from '../../../review/record.ts';
import type { WritingDependencies } from '../dependencies.ts';
import type { JudgedStop } from './judge-stops.ts';
import type { RemovedJobState } from '../outcome.ts';

/** Stops the jobs that are due, once all registered jobs have rolled out: these may replace them. */
export async function stopJudged(
  judged: readonly JudgedStop[],
  dependencies: WritingDependencies,
  mayStop: boolean,
): Promise<readonly RemovedJobState[]> {
  const states: RemovedJobState[] = [];
  for (const { removed, state } of judged) {
    const { file, id, namespace } = removed;
    const now = state.kind === 'due' ? await stopOne(removed, mayStop, dependencies) : state;
    states.push({ file, id, namespace, state: now });
  }
  return states;
}

async function stopOne(
  removed: RemovedJob,
  mayStop: boolean,
  dependencies: WritingDependencies,
): Promise<RemovedJobState['state']> {
  const { inputs, review, nomad, gate, evidenceOf, log, deployment } = dependencies;
  if (inputs.dryRun) return { kind: 'dry-run' };
  if (!mayStop) return { kind: 'held-back' };
  return orRefused(removed, dependencies, async () => {
    const live = await readLive(removed, dependencies);
    if (live === undefined) return { kind: 'gone' };
    await checkLive(removed, live, dependencies);
    const { evalPriority, policyOverride } = inputs;
    const target = targetOf(removed);
    const of = review.entries.removed.find(({ entry }) => entry === removed)?.record;
    const evidence = evidenceOf({ id: removed.id, comparison: { kind: 'same' }, registered: undefined, of });
    await deployment.begin(async () => []);
    const { index } = await stopAtIndex({
      live,
      ...target,
      evalPriority,
      policyOverride,
      permit: () => gate.mayWrite('stop', { job: removed.id, ...target, index: live.JobModifyIndex }, evidence),
      nomad,
    });
    log(`${removed.id}: stopped, because ${removed.file} was removed.`);
    return { kind: 'stopped', index };
  });
}
