import { Clock } from '../../sandbox/src/clock.ts';

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Recorded stories last seconds; anything later in the sandbox's time is never awaited. */
const horizon = 60_000;

/** A clock that stands still until a step is taken: later events of the sandbox happen on request. */
export class StepClock extends Clock {
  /** A time of day at which no recorded job is launched. */
  readonly #start = Date.UTC(2026, 10, 20, 20, 20);
  #passed = 0;
  #due: Due[] = [];

  override now(): number {
    return Math.round((this.#start + this.#passed) * 1000) * 1000;
  }

  override after(milliseconds: number, run: () => void): void {
    this.#due.push({ at: this.#passed + Math.max(0, milliseconds), run });
  }

  override close(): void {
    this.#due = [];
  }

  /** Lets time pass with all events due in it. */
  pass(milliseconds: number): void {
    const until = this.#passed + milliseconds;
    for (let next = this.#next(); next !== undefined && next.at <= until; next = this.#next()) this.#happen(next);
    this.#passed = until;
  }

  /** Advances to the next event; returns false when there is nothing worth waiting for. */
  step(): boolean {
    const next = this.#next();
    if (next === undefined || next.at > this.#passed + horizon) return false;
    this.#happen(next);
    return true;
  }

  #next(): Due | undefined {
    return this.#due.toSorted((left, right) => left.at - right.at)[0];
  }

  #happen(next: Due): void {
    this.#due = this.#due.filter((item) => item !== next);
    this.#passed = next.at;
    next.run();
  }
}
