import { withTimeout } from '../../clients/http/pace.ts';
import type { Evaluation } from '../../clients/nomad/evaluations.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobTarget } from '../../clients/nomad/target.ts';
import type { WatchOptions } from '../../clients/nomad/watch.ts';

/** What watches Nomad while something is followed. */
export interface Watching {
  readonly nomad: Nomad;
  /** Milliseconds that what cannot be placed may wait for capacity. */
  readonly grace: number;
  /** For a watch that begins now; `stop` ends it, too. */
  readonly options: (stop?: AbortSignal) => WatchOptions;
}

interface WatchingTime {
  readonly nomad: Nomad;
  readonly inputs: { readonly timeout: number };
  readonly deadline: { readonly left: () => number };
  readonly cancelled: AbortSignal;
}

/** @param onTrouble called before each pause after a lost connection, with a sentence that quotes the trouble */
export function startWatching(
  { nomad, inputs, deadline, cancelled }: WatchingTime,
  onTrouble: (text: string) => void,
): Watching {
  const { milliseconds, grace } = budgetOf(deadline.left(), inputs.timeout);
  const started = performance.now();
  return {
    nomad,
    grace,
    options: (stop) => ({
      deadline: Math.max(1, milliseconds - (performance.now() - started)),
      signal: stop === undefined ? cancelled : AbortSignal.any([cancelled, stop]),
      onTrouble: (trouble, pause) => onTrouble(`asking again in ${Math.ceil(pause / 1000)} s: ${trouble.message}`),
    }),
  };
}

/** The part of the time that what cannot be placed may wait for capacity; half a minute of the usual ten. */
const graceShare = 1 / 20;
/** The part of the time that is kept for asking why something is late; of a short time more, for an answer takes as long as it takes. */
const reserveShare = 1 / 50;
const mostReserveShare = 1 / 5;
/** Milliseconds that should be kept. */
const enough = 1000;

/**
 * How long something may be followed, in milliseconds; also what has its turn late is looked at.
 *
 * @param left milliseconds that the run still has
 * @param timeout milliseconds that it had
 */
function budgetOf(left: number, timeout: number): { readonly milliseconds: number; readonly grace: number } {
  const reserve = Math.max(timeout * reserveShare, Math.min(enough, timeout * mostReserveShare));
  return { milliseconds: left > 2 * reserve ? left - reserve : left / 2, grace: timeout * graceShare };
}

/** An evaluation now and after each change, until Nomad is done with it. */
export async function* evaluationUntilDone(
  evaluation: JobTarget,
  { nomad, options }: Watching,
): AsyncGenerator<Evaluation, void> {
  for await (const now of nomad.watch.readEvaluation(evaluation, options())) {
    yield now;
    if (now.Status !== 'pending') return;
  }
}

/** Milliseconds between two looks for what waits for capacity, while nothing else is heard; with the blocking request less than two a minute. */
const lookEvery = 120_000;

/** What a watch hears, and in between that it is time to look for what waits for capacity. */
export type Heard<T> = { readonly change: T } | 'time-to-look';

/**
 * Each change that a watch hears, and in between when it is time for a look: no request is held back for the evaluations of a job.
 *
 * @param open begins the watch
 */
export async function* changesAndLooks<T>(
  open: (options: WatchOptions) => AsyncGenerator<T, never>,
  watching: Watching,
  capacity: CapacityClock,
): AsyncGenerator<Heard<T>, never> {
  const stop = new AbortController();
  const changes = open(watching.options(stop.signal));
  let pending: ReturnType<typeof changes.next> | undefined;
  try {
    for (;;) {
      pending ??= changes.next();
      const heard = await withTimeout(capacity.untilLook(), pending);
      if (heard !== undefined) pending = undefined;
      yield heard === undefined ? 'time-to-look' : { change: heard.value };
    }
  } finally {
    stop.abort();
    // It ends by the abort, which nobody waits for any more.
    pending?.catch(() => undefined);
  }
}

/** How long something has waited for capacity without a break. */
export interface CapacityClock {
  /** Milliseconds until the next look. */
  readonly untilLook: () => number;
  /** Notes what a look has found; whether it has waited for as long as it may. */
  readonly noteLook: (isWaiting: boolean) => boolean;
}

export function startCapacityClock({ grace }: Watching, isWaiting: boolean): CapacityClock {
  let since = isWaiting ? performance.now() : undefined;
  let isBlocked = false;
  return {
    // Once it is known to have waited for too long, another look is no longer urgent.
    untilLook: () => (since === undefined || isBlocked ? lookEvery : Math.max(1, since + grace - performance.now())),
    noteLook(isWaitingNow) {
      const isOverdue = since !== undefined && performance.now() - since >= grace;
      since = isWaitingNow ? (since ?? performance.now()) : undefined;
      isBlocked = isWaitingNow && isOverdue;
      return isBlocked;
    },
  };
}
