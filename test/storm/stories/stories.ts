import { checking } from './checking.ts';
import { commanding } from './commanding.ts';
import { drifting } from './drifting.ts';
import { failing } from './failing.ts';
import { dispatching, forcing } from './launching.ts';
import { migrating } from './migrating.ts';
import { promoting } from './promoting.ts';
import { releasing } from './modules.ts';
import { operating } from './operating.ts';
import { reviewing } from './reviewing.ts';
import { steering } from './steering.ts';
import type { World } from '../world.ts';

/** All stories in their order; together they cover every mode that writes, `plan`, `drift` and `check`. */
export const stories: readonly ((world: World) => Promise<void>)[] = [
  reviewing,
  operating,
  releasing,
  dispatching,
  reviewing,
  steering,
  operating,
  forcing,
  promoting,
  failing,
  commanding,
  drifting,
  checking,
  migrating,
];
