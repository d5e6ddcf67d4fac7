/** Durations of simulated steps, in milliseconds. Zero is as soon as possible. */
export interface Pace {
  /** From a registration to its evaluation. */
  readonly evaluate: number;
  /** From placement until an allocation runs, and from a stop until it has ended. */
  readonly start: number;
  /** From running until an allocation counts as healthy. */
  readonly healthy: number;
  /** Run time of a batch task that does not define its own. */
  readonly finish: number;
  /** Maximum delay from a failure to the next attempt; a shorter delay of the job takes precedence. */
  readonly retry: number;
  /** Maximum time of a deployment without progress; a shorter deadline of the job takes precedence. */
  readonly deadline: number;
}

interface Step {
  readonly due: number;
  readonly run: () => void;
}

/**
 * Time of the sandbox: the current time in Nomad's nanoseconds, and pending steps. They run in the order in which they are due: after a stall, Node.js
 * fires the timers of one length before those of another. No step runs after `close`.
 */
export class Clock {
  readonly pace: Pace;
  readonly #timers = new Set<NodeJS.Timeout>();
  #steps: readonly Step[] = [];

  constructor(pace: Pace) {
    this.pace = pace;
  }

  /** Nanoseconds since 1970, to the microsecond: the limit of a double. */
  now(): number {
    return Math.round(Date.now() * 1000) * 1000;
  }

  after(milliseconds: number, run: () => void): void {
    // Timers take at most 2^31 - 1; anything longer outlives the sandbox.
    if (milliseconds > 0x7fff_ffff) return;
    this.#steps = [...this.#steps, { due: performance.now() + milliseconds, run }];
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#runDue();
    }, milliseconds);
    this.#timers.add(timer);
  }

  close(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#steps = [];
  }

  /** Steps that these add have timers of their own. A timer may fire up to a millisecond early. */
  #runDue(): void {
    const now = performance.now() + 1;
    const due = this.#steps.filter((step) => step.due <= now).toSorted((a, b) => a.due - b.due);
    this.#steps = this.#steps.filter((step) => step.due > now);
    for (const { run } of due) run();
  }
}

/** Nanoseconds since 1970 as RFC 3339; null for never. */
export function formatTime(nanoseconds: number): string | null {
  return nanoseconds === 0 ? null : new Date(nanoseconds / 1_000_000).toISOString();
}

/** Durations of the jobs API are whole nanoseconds. */
export const second = 1_000_000_000;
export const minute = 60 * second;
export const hour = 60 * minute;
