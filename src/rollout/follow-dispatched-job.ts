import { ActionError } from '../errors.ts';
import { unplacedGroups, type Unplaced } from '../plan/placement.ts';
import { judgeWork, type WorkEnd } from './judge-dispatched-job.ts';
import { troublesOf } from './troubles.ts';
import { sightsOfWork, type WorkSight } from './dispatched-job-watcher.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { JobTarget } from '../clients/nomad/target.ts';
import type { TaskTrouble } from './outcome.ts';

export interface FollowWorkRequest {
  readonly scheduler: Nomad;
  readonly child: JobTarget;
  /** The evaluation that the launch answered; empty where none is known. */
  readonly evalId: string;
  /** Milliseconds until it is given up. */
  readonly deadline: number;
  /** Milliseconds that what found no place may wait for one. */
  readonly grace: number;
  /** Ends it at once; where it stands is told then. */
  readonly signal: AbortSignal;
  /** Told where it stands after each change, in words for a line of the log. */
  readonly onProgress: (words: string) => void;
  /** Told of a lost connection, in a sentence. */
  readonly onLost: (why: string) => void;
}

export type WorkKind = WorkEnd | 'timed-out';

/** What became of a child job. */
export interface Work {
  readonly kind: WorkKind;
  readonly unplaced: readonly Unplaced[];
  /** The worst first, at most 3; empty where it is well. */
  readonly troubles: readonly TaskTrouble[];
  /** Where it stood at last: `1 running, 2 complete`. */
  readonly words: string;
  readonly milliseconds: number;
  /** What ended the watch, where the work did not. */
  readonly ended: 'deadline' | 'cancelled' | undefined;
}

/**
 * Follows a child job until its work has ended, the time is up, or it is cancelled.
 *
 * @throws ServiceError what the scheduler refuses with
 */
export async function followWork(request: FollowWorkRequest): Promise<Work> {
  const started = performance.now();
  let last: WorkSight | undefined;
  let told = '';
  const see = (sight: WorkSight): void => {
    last = sight;
    const words = wordsOf(sight);
    if (words !== told) request.onProgress(words);
    told = words;
  };
  const { kind, ended } = await untilEnded(request, see);
  return {
    kind,
    ended,
    unplaced: unplacedGroups(last?.waiting?.FailedTGAllocs ?? {}, []),
    troubles: kind === 'succeeded' ? [] : troublesOf(last?.allocations ?? []),
    words: told,
    milliseconds: performance.now() - started,
  };
}

async function untilEnded(
  request: FollowWorkRequest,
  see: (sight: WorkSight) => void,
): Promise<Pick<Work, 'kind' | 'ended'>> {
  const { signal } = request;
  try {
    for await (const sight of sightsOfWork(request)) {
      see(sight);
      const end = judgeWork(sight);
      if (end !== 'going-on') return { kind: end, ended: undefined };
    }
  } catch (error) {
    if (!signal.aborted && (!(error instanceof ActionError) || error.reason !== 'timed-out')) throw error;
  }
  return { kind: 'timed-out', ended: signal.aborted ? 'cancelled' : 'deadline' };
}

function wordsOf({ job, allocations, waiting }: WorkSight): string {
  if (job === undefined) return 'gone';
  const states = [...Map.groupBy(allocations, ({ ClientStatus }) => ClientStatus)];
  const counts = states.map(([state, { length }]) => `${length} ${state}`).toSorted();
  const wait = waiting === undefined ? [] : ['waiting for capacity'];
  return [...counts, ...wait].join(', ') || 'nothing is placed yet';
}
