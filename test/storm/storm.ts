import { createDice } from './dice.ts';
import type { FaultKind } from './faults.ts';
import { createChecks, type Checks } from './invariants/checks.ts';
import { stories } from './stories/stories.ts';
import type { Tally } from './tally.ts';
import { startWorld, StoryOver } from './world.ts';

export interface StormOptions {
  readonly seed: string;
  /** Stories begin until so many runs were made. */
  readonly runs: number;
  /** The number of the one story that is told. */
  readonly only?: number | undefined;
  /** How many stories are told at the same time; they wait most of their time. */
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

/** Tells stories of runs of dist while the wire to all services does what it likes. The same seed tells the same stories. */
export async function storm({ seed, runs, only, atOnce, onStory }: StormOptions): Promise<Storm> {
  const started = performance.now();
  const checks = createChecks();
  const tally: Tally = { faults: new Map(), modes: new Map(), cancelled: 0 };
  const made = (): number => [...tally.modes.values()].reduce((sum, count) => sum + count, 0);
  let next = only ?? 0;
  const tellNext = async (): Promise<void> => {
    const number = next;
    next += 1;
    await tellStory(seed, number, checks, tally);
    onStory?.(made(), checks.violations.length);
  };
  const tellMany = async (): Promise<void> => {
    while (made() < runs) await tellNext();
  };
  await (only === undefined ? Promise.all(Array.from({ length: atOnce }, tellMany)) : tellNext());
  const { faults, modes, cancelled } = tally;
  const told = next - (only ?? 0);
  return { checks, faults, modes, cancelled, stories: told, runs: made(), milliseconds: performance.now() - started };
}

async function tellStory(seed: string, number: number, checks: Checks, tally: Tally): Promise<void> {
  const story = `--seed ${seed} --only ${number}`;
  const tell = stories[number % stories.length];
  if (tell === undefined) return;
  try {
    await using world = await startWorld({ story, dice: createDice(`${seed}/${number}`), checks, tally });
    await tell(world);
  } catch (error) {
    if (!(error instanceof StoryOver)) throw new Error(`The story ${story} broke off`, { cause: error });
  }
}
