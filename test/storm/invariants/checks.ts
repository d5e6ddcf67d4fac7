/** The invariants after every run, regardless of network faults. */
const invariants = [
  'a write reported as done exists',
  'no write exists twice',
  'no write without a permit, no permit used twice',
  'a write reported as not done does not exist, or the run reports that it does not know',
  'no specification is registered without a valid record',
  'nothing is registered that was not merged into this branch, or that the branch has changed since',
  'no job is stopped without a valid record',
  'no verb writes without a valid command',
  'no run is green while another version than the one it reports serves',
  'no run is green while the latest deployment of a job that it reports has failed, or a canary that it calls healthy is dead',
  'no run is green before every job that it followed is complete or healthy, as Nomad says',
  'a later stage never starts before the earlier one is complete',
  'one comment for each identity',
  'there are never two issues about drift',
  'no issue is closed while a job has drifted',
  'no drift is reported where there is none',
  'mode drift writes nothing to Nomad',
  'mode check changes nothing',
  'mode check never reports a flaw as working',
  'mode check reports no missing permission because of a fault',
  'without faults, mode check fails exactly if the setup has a flaw',
  'comment, summary and outputs agree with the state and the exit code',
  'no planted secret is printed',
  'the run ended within its deadline and 5 s',
  'the runtime prints no warning, and nothing stays open',
] as const;

type Invariant = (typeof invariants)[number];

interface Violation {
  readonly story: string;
  readonly invariant: Invariant;
  readonly details: string;
}

/** Counts the checks, and collects the violations. */
export interface Checks {
  readonly counts: ReadonlyMap<Invariant, number>;
  readonly violations: readonly Violation[];
  /** @param describe describes the actual state; called only for a violation */
  check(story: string, invariant: Invariant, holds: boolean, describe: () => string): void;
}

export function createChecks(): Checks {
  const counts = new Map<Invariant, number>(invariants.map((name) => [name, 0]));
  const violations: Violation[] = [];
  return {
    counts,
    violations,
    check(story, invariant, holds, describe) {
      counts.set(invariant, (counts.get(invariant) ?? 0) + 1);
      if (!holds) violations.push({ story, invariant, details: describe() });
    },
  };
}
