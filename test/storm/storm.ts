import { createDice } from './dice.ts';
import type { FaultKind } from './faults.ts';
import { createChecks, type Checks } from './invariants/checks.ts';
import { stories } from './stories/stories.ts';
import type { Tally } from './tally.ts';
import { startWorld, StoryEnded } from './world.ts';

export interface StormOptions {
  readonly seed: string;
  /** New stories begin until there were so many runs. */
  readonly runs: number;
  readonly only?: number | undefined;
  /** The number of concurrent stories; they mostly wait. */
  readonly atOnce: number;
  /** Called after each story: a storm may take an hour. */
  readonly onStory?: (runs: number, violations: number) => void;
}

export interface Storm {
  readonly checks: Pick<Checks, 'counts' | 'violations'>;
  readonly faults: ReadonlyMap<FaultKind, number>;
  readonly modes: ReadonlyMap<string, number>;
  readonly stories: number;
  readonly runs: number;
  readonly cancelled: number;
  readonly milliseconds: number;
}

/** Runs stories of dist while the network to all services fails. The same seed gives the same stories. */
export async function storm({ seed, runs, only, atOnce, onStory }: StormOptions): Promise<Storm> {
  const started = performance.now();
  const checks = createChecks();
  const tally: Tally = { faults: new Map(), modes: new Map(), cancelled: 0 };
  const sumRuns = (): number => [...tally.modes.values()].reduce((sum, count) => sum + count, 0);
  let next = only ?? 0;
  const runNext = async (): Promise<void> => {
    const number = next;
    next += 1;
    await runStory(seed, number, checks, tally);
    onStory?.(sumRuns(), checks.violations.length);
  };
  const runMany = async (): Promise<void> => {
    while (sumRuns() < runs) await runNext();
  };
  await (only === undefined ? Promise.all(Array.from({ length: atOnce }, runMany)) : runNext());
  const { faults, modes, cancelled } = tally;
  const count = next - (only ?? 0);
  const milliseconds = performance.now() - started;
  return { checks, faults, modes, cancelled, stories: count, runs: sumRuns(), milliseconds };
}

async function runStory(seed: string, number: number, checks: Checks, tally: Tally): Promise<void> {
  const story = `--seed ${seed} --only ${number}`;
  const runSteps = stories[number % stories.length];
  if (runSteps === undefined) return;
  try {
    await using world = await startWorld({ story, dice: createDice(`${seed}/${number}`), checks, tally });
    await runSteps(world);
  } catch (error) {
    if (!(error instanceof StoryEnded)) throw new Error(`The story ${story} broke off`, { cause: error });
  }
}
