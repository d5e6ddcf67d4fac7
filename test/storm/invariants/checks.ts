/** What has to hold after every run, whatever happened on the wire. */
const invariants = [
  'a write told as done is there',
  'no write is there twice',
  'a write told as not done is not there, or the run says that it does not know',
  'no specification is registered without a valid record',
  'nothing is registered that was not merged into this branch, or that it has changed since',
  'nothing is stopped that no valid record covers',
  'one comment for each identity',
  'comment, summary and outputs agree with the state and the exit code',
  'no planted secret is told',
  'the run ended within its deadline and 5 s',
  'the runtime has nothing to say: no warning, nothing left open',
] as const;

type Invariant = (typeof invariants)[number];

interface Violation {
  readonly story: string;
  readonly invariant: Invariant;
  readonly words: string;
}

/** Counts what was checked, and keeps what did not hold. */
export interface Checks {
  readonly counts: ReadonlyMap<Invariant, number>;
  readonly violations: readonly Violation[];
  /** @param words what was found instead; asked only where it does not hold */
  check(story: string, invariant: Invariant, holds: boolean, words: () => string): void;
}

export function createChecks(): Checks {
  const counts = new Map<Invariant, number>(invariants.map((name) => [name, 0]));
  const violations: Violation[] = [];
  return {
    counts,
    violations,
    check(story, invariant, holds, words) {
      counts.set(invariant, (counts.get(invariant) ?? 0) + 1);
      if (!holds) violations.push({ story, invariant, words: words() });
    },
  };
}
