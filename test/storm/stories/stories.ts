import { playChecks } from './checking.ts';
import { playCommands } from './commanding.ts';
import { playDrift } from './drifting.ts';
import { playFailures } from './failing.ts';
import { playDispatches, playForcedLaunches } from './launching.ts';
import { playMigrations } from './migrating.ts';
import { playPromotions } from './promoting.ts';
import { playReleases } from './modules.ts';
import { playOperations } from './operating.ts';
import { playReviews } from './reviewing.ts';
import { playSteering } from './steering.ts';
import type { World } from '../world.ts';

/** All stories in their order; together they cover every mode that writes, `plan`, `drift` and `check`. */
export const stories: readonly ((world: World) => Promise<void>)[] = [
  playReviews,
  playOperations,
  playReleases,
  playDispatches,
  playReviews,
  playSteering,
  playOperations,
  playForcedLaunches,
  playPromotions,
  playFailures,
  playCommands,
  playDrift,
  playChecks,
  playMigrations,
];
