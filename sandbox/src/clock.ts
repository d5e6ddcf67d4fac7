/** How fast things go, in milliseconds. Zero is as soon as possible. */
export interface Pace {
  /** From a registration until the scheduler looks at it. */
  readonly evaluate: number;
  /** From its placement until an allocation runs, and from the order to stop until it has. */
  readonly start: number;
  /** From running until an allocation counts as healthy. */
  readonly healthy: number;
  /** How long a task of a batch job takes that does not say so itself. */
  readonly finish: number;
  /** The longest time from a failure until the next try; a job's own delay when that is shorter. */
  readonly retry: number;
  /** The longest that a rollout goes on without progress; a job's own deadline when that is shorter. */
  readonly deadline: number;
}

/** Time of the sandbox: the present in the service's nanoseconds, and what is due later. Nothing is due after `close`. */
export class Clock {
  readonly pace: Pace;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(pace: Pace) {
    this.pace = pace;
  }

  /** Nanoseconds since 1970, to the microsecond: a double holds no more. */
  now(): number {
    return Math.round(Date.now() * 1000) * 1000;
  }

  after(milliseconds: number, run: () => void): void {
    // Timers take at most 2^31 - 1; what lasts longer outlives the sandbox.
    if (milliseconds > 0x7fff_ffff) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      run();
    }, milliseconds);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}

/** Nanoseconds since 1970 as RFC 3339; null for never. */
export function timeOf(nanoseconds: number): string | null {
  return nanoseconds === 0 ? null : new Date(nanoseconds / 1_000_000).toISOString();
}

/** Durations of the jobs API are whole nanoseconds. */
export const SECOND = 1_000_000_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
