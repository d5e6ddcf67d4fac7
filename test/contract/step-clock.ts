import { Clock } from '../../sandbox/src/clock.ts';

interface Due {
  readonly at: number;
  readonly run: () => void;
}

/** Real stories go on for seconds; what lasts longer in the sandbox's time is never waited for. */
const HORIZON = 60_000;

/** Time that stands still until a step is taken: what the sandbox would do later happens when a story asks for it. */
export class StepClock extends Clock {
  /** An hour at which no recorded job is launched. */
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

  /** Lets some milliseconds pass with all that is due in them. */
  pass(milliseconds: number): void {
    const until = this.#passed + milliseconds;
    for (let next = this.#next(); next !== undefined && next.at <= until; next = this.#next()) this.#happen(next);
    this.#passed = until;
  }

  /** Goes on to the next thing that is due and lets it happen. Returns false when there is nothing worth waiting for. */
  step(): boolean {
    const next = this.#next();
    if (next === undefined || next.at > this.#passed + HORIZON) return false;
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
