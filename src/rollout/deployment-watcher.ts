import { isUnplaced } from './judge-deployment.ts';
import { orTick } from './tick.ts';
import type { Deployment } from '../clients/nomad/deployments.ts';
import type { Evaluation } from '../clients/nomad/evaluations.ts';
import type { WatchOptions } from '../clients/nomad/watch.ts';
import type { FollowRequest } from './follow.ts';

/** What is to be seen of a rollout at a moment. */
export interface Sight {
  readonly evaluation: Evaluation | undefined;
  readonly own: Deployment | undefined;
  readonly latest: Deployment | null;
  /** Whether deployments were looked at since the evaluation was complete. */
  readonly looked: boolean;
  readonly blocked: boolean;
}

export type Looking = Omit<FollowRequest, 'onProgress' | 'promote' | 'logs'>;

/** Milliseconds between two looks for what waits for capacity, while nothing else is heard; with the standing request less than two a minute. */
const lookEvery = 120_000;

/**
 * Looks at a rollout: a sight for each change.
 *
 * @param started when the deadline began, by `performance.now()`
 */
export function lookFrom(looking: Looking, started: number): { sights(): AsyncGenerator<Sight>; last(): Sight } {
  let sight: Sight = { evaluation: undefined, own: undefined, latest: null, looked: false, blocked: false };
  const see = (part: Partial<Sight>): Sight => (sight = { ...sight, ...part });
  return {
    last: () => sight,
    async *sights() {
      for await (const evaluation of evaluationsOf(looking, started)) yield see({ evaluation });
      yield* deployments(looking, started, see, () => sight);
    },
  };
}

function watchOptions({ deadline, signal, onLost }: Looking, started: number): WatchOptions {
  const left = Math.max(1, deadline - (performance.now() - started));
  const onTrouble: WatchOptions['onTrouble'] = (trouble, milliseconds) =>
    onLost(`asking again in ${Math.ceil(milliseconds / 1000)} s: ${trouble.message}`);
  return { deadline: left, signal, onTrouble };
}

/** The evaluation of the register until it is complete, and those that it hands over to. */
async function* evaluationsOf(looking: Looking, started: number): AsyncGenerator<Evaluation> {
  const { scheduler, job } = looking;
  let id = looking.evalId === '' ? await findEvaluation(looking) : looking.evalId;
  while (id !== '') {
    let next = '';
    for await (const evaluation of scheduler.watch.readEvaluation({ ...job, id }, watchOptions(looking, started))) {
      yield evaluation;
      if (evaluation.Status === 'pending') continue;
      // Another one takes over only where nothing was placed by this one.
      next = evaluation.DeploymentID === '' ? evaluation.NextEval : '';
      break;
    }
    id = next;
  }
}

/** What a write of a job starts its evaluation by. */
const triggers = new Set(['job-register', 'job-scaling']);

/** The evaluation that a write led to whose answer is not known; empty when there is none, as for a periodic job. */
async function findEvaluation({ scheduler, job, index }: Looking): Promise<string> {
  const evaluations = await scheduler.listJobEvaluations(job);
  const ours = evaluations.filter((one) => one.JobModifyIndex === index && triggers.has(one.TriggeredBy));
  return ours.toSorted((a, b) => b.CreateIndex - a.CreateIndex)[0]?.ID ?? '';
}

/** The job's deployment after each change, and in between what waits for capacity. */
async function* deployments(
  looking: Looking,
  started: number,
  see: (part: Partial<Sight>) => Sight,
  last: () => Sight,
): AsyncGenerator<Sight> {
  const stop = new AbortController();
  const options = watchOptions(looking, started);
  const signal = AbortSignal.any([looking.signal, stop.signal]);
  const stream = looking.scheduler.watch.readJobsMostRecentDeployment(looking.job, { ...options, signal });
  let waitingSince = isUnplaced(last().evaluation) ? performance.now() : undefined;
  let pending: ReturnType<typeof stream.next> | undefined;
  try {
    for (;;) {
      pending ??= stream.next();
      const wait = waitingSince === undefined ? lookEvery : waitingSince + looking.grace - performance.now();
      const heard = await orTick(pending, Math.max(1, wait));
      if (heard === 'tick') {
        const waiting = await waitingFor(looking, last().evaluation);
        const since = waiting === undefined ? undefined : waitingSince;
        const blocked = since !== undefined && performance.now() - since >= looking.grace;
        waitingSince = waiting === undefined ? undefined : (since ?? performance.now());
        yield see({ blocked, evaluation: waiting ?? placed(last().evaluation) });
      } else {
        pending = undefined;
        yield see({ looked: true, ...(await deploymentsFrom(looking, heard.value, last())) });
      }
    }
  } finally {
    stop.abort();
    // It ends by the abort, which nobody waits for any more.
    pending?.catch(() => undefined);
  }
}

/** The evaluation that waits for capacity, with what it waits for; undefined when none does. */
async function waitingFor(
  { scheduler, job, index }: Looking,
  last: Evaluation | undefined,
): Promise<Evaluation | undefined> {
  const evaluations = await scheduler.listJobEvaluations(job);
  // One that was asked for as such, and what comes of it, tells no index.
  const ours = new Set([last?.ID, last?.BlockedEval]);
  return evaluations.find((one) => one.Status === 'blocked' && (one.JobModifyIndex >= index || ours.has(one.ID)));
}

/** What found no place at first has one by now. */
function placed(evaluation: Evaluation | undefined): Evaluation | undefined {
  return evaluation === undefined ? undefined : { ...evaluation, FailedTGAllocs: {} };
}

/** Our deployment and the job's most recent one; where that is another one, ours is read anew, for it ended meanwhile. */
async function deploymentsFrom(
  { scheduler, job, index, over }: Looking,
  latest: Deployment | null,
  last: Sight,
): Promise<Partial<Sight>> {
  if (latest !== null && latest.ID === over) return { latest: null };
  if (latest === null || latest.JobSpecModifyIndex < index) return { latest, own: last.own };
  if (latest.JobSpecModifyIndex === index) return { latest, own: latest };
  const all = await scheduler.listJobDeployments(job);
  return { latest, own: all.find((one) => one.JobSpecModifyIndex === index) ?? last.own };
}
