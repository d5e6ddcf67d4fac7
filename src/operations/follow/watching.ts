import { withTimeout } from '../../clients/http/pace.ts';
import type { Evaluation } from '../../clients/nomad/evaluations.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobTarget } from '../../clients/nomad/target.ts';
import type { WatchOptions } from '../../clients/nomad/watch.ts';

/** What a subject watches Nomad with. */
export interface Watching {
  readonly nomad: Nomad;
  /** Milliseconds that allocations may wait for capacity before they count as not placeable. */
  readonly grace: number;
  /** For a watch that starts now; `stop` ends it early. */
  readonly options: (stop?: AbortSignal) => WatchOptions;
  /** When Nomad answered last, where requests have failed since; undefined where it answers. */
  readonly silentSince: () => Date | undefined;
}

interface WatchingTime {
  readonly nomad: Nomad;
  readonly inputs: { readonly timeout: number };
  readonly deadline: { readonly left: () => number };
  readonly cancelled: AbortSignal;
}

/** @param onTrouble called before each pause after a lost connection, with a sentence that quotes the error */
export function startWatching(
  { nomad, inputs, deadline, cancelled }: WatchingTime,
  onTrouble: (text: string) => void,
): Watching {
  const { milliseconds, grace } = budgetOf(deadline.left(), inputs.timeout);
  const started = performance.now();
  let answeredAt = new Date();
  let silentSince: Date | undefined;
  return {
    nomad,
    grace,
    silentSince: () => silentSince,
    options: (stop) => ({
      deadline: Math.max(1, milliseconds - (performance.now() - started)),
      signal: stop === undefined ? cancelled : AbortSignal.any([cancelled, stop]),
      onTrouble(trouble, pause) {
        silentSince ??= answeredAt;
        onTrouble(`trying again in ${Math.ceil(pause / 1000)} s: ${trouble.message}`);
      },
      onAnswer() {
        answeredAt = new Date();
        silentSince = undefined;
      },
    }),
  };
}

/** Share of the timeout that allocations may wait for capacity: 30 s of the default 10 min. */
const graceShare = 1 / 20;
/** Share of the timeout that is kept to find out why something is late. */
const reserveShare = 1 / 50;
/** For short timeouts: requests take the same time however short the timeout is. */
const mostReserveShare = 1 / 5;
/** Milliseconds that are kept if `mostReserveShare` allows it. */
const leastReserve = 1000;

/**
 * How long something may be followed, in milliseconds; always long enough to read its state.
 *
 * @param left milliseconds that the run still has
 * @param timeout milliseconds that it had
 */
function budgetOf(left: number, timeout: number): { readonly milliseconds: number; readonly grace: number } {
  const reserve = Math.max(timeout * reserveShare, Math.min(leastReserve, timeout * mostReserveShare));
  return { milliseconds: left > 2 * reserve ? left - reserve : left / 2, grace: timeout * graceShare };
}

/** Yields an evaluation now and after each change, until it is no longer pending. */
export async function* evaluationUntilDone(
  evaluation: JobTarget,
  { nomad, options }: Watching,
): AsyncGenerator<Evaluation, void> {
  for await (const now of nomad.watch.readEvaluation(evaluation, options())) {
    yield now;
    if (now.Status !== 'pending') return;
  }
}

/** Milliseconds between two looks for a blocked evaluation while nothing changes. */
const lookEvery = 120_000;

/** A change, or that it is time to look for a blocked evaluation. */
export type Heard<T> = { readonly change: T } | 'time-to-look';

/**
 * Yields each change of a watch, and in between when it is time to look for a blocked evaluation, for which there is no blocking query.
 *
 * @param open starts the watch
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
    // It rejects because of the abort.
    pending?.catch(() => undefined);
  }
}

/** Measures how long an evaluation has been blocked without a break. */
export interface CapacityClock {
  /** Milliseconds until the next look. */
  readonly untilLook: () => number;
  /** Records the result of a look, and returns whether the grace period is over. */
  readonly noteLook: (isWaiting: boolean) => boolean;
}

export function startCapacityClock({ grace }: Watching, isWaiting: boolean): CapacityClock {
  let since = isWaiting ? performance.now() : undefined;
  let isBlocked = false;
  return {
    // After the grace period another look is no longer urgent.
    untilLook: () => (since === undefined || isBlocked ? lookEvery : Math.max(1, since + grace - performance.now())),
    noteLook(isWaitingNow) {
      const isOverdue = since !== undefined && performance.now() - since >= grace;
      since = isWaitingNow ? (since ?? performance.now()) : undefined;
      isBlocked = isWaitingNow && isOverdue;
      return isBlocked;
    },
  };
}
