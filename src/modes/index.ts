import { jobWriteInputs, steerInputs } from '../inputs/job.ts';
import * as kinds from '../inputs/kinds.ts';
import { planInputs } from './plan/inputs.ts';
import { registerInputs } from './register/inputs.ts';
import { parseInputs } from './parse/inputs.ts';
import { dispatchInputs } from './dispatch/inputs.ts';
import { scaleInputs } from './scale/inputs.ts';
import { revertInputs } from './revert/inputs.ts';
import { stableInputs } from './stable/inputs.ts';
import { evaluateInputs } from './evaluate/inputs.ts';
import { stopInputs } from './stop/inputs.ts';
import { promoteInputs } from './promote/inputs.ts';
import { statusInputs } from './status/inputs.ts';
import { listInputs } from './list/inputs.ts';
import { driftInputs } from './drift/inputs.ts';
import { commandInputs } from './command/inputs.ts';
import { deprecateInputs } from './deprecate/inputs.ts';
import { reinstateInputs } from './reinstate/inputs.ts';
import { checkInputs } from './check/inputs.ts';
import { checkModulesInputs } from './check-modules/inputs.ts';
import type { InputTable } from '../inputs/input.ts';
import type { AnyMode } from './mode.ts';

interface ListedMode {
  readonly inputs: InputTable;
  /** Loads the mode on demand: each is a separate chunk of `dist`. */
  load(): Promise<AnyMode>;
}

/** The only list of modes. A mode is listed once it works. */
export const modes = {
  plan: { inputs: planInputs, load: async () => (await import('./plan/index.ts')).mode },
  register: { inputs: registerInputs, load: async () => (await import('./register/index.ts')).mode },
  parse: { inputs: parseInputs, load: async () => (await import('./parse/index.ts')).mode },
  dispatch: { inputs: dispatchInputs, load: async () => (await import('./dispatch/index.ts')).mode },
  scale: { inputs: scaleInputs, load: async () => (await import('./scale/index.ts')).mode },
  revert: { inputs: revertInputs, load: async () => (await import('./revert/index.ts')).mode },
  stable: { inputs: stableInputs, load: async () => (await import('./stable/index.ts')).mode },
  evaluate: { inputs: evaluateInputs, load: async () => (await import('./evaluate/index.ts')).mode },
  'periodic-force': { inputs: jobWriteInputs, load: async () => (await import('./periodic-force/index.ts')).mode },
  stop: { inputs: stopInputs, load: async () => (await import('./stop/index.ts')).mode },
  promote: { inputs: promoteInputs, load: async () => (await import('./promote/index.ts')).mode },
  'fail-deployment': { inputs: steerInputs, load: async () => (await import('./fail-deployment/index.ts')).mode },
  status: { inputs: statusInputs, load: async () => (await import('./status/index.ts')).mode },
  list: { inputs: listInputs, load: async () => (await import('./list/index.ts')).mode },
  drift: { inputs: driftInputs, load: async () => (await import('./drift/index.ts')).mode },
  command: { inputs: commandInputs, load: async () => (await import('./command/index.ts')).mode },
  deprecate: { inputs: deprecateInputs, load: async () => (await import('./deprecate/index.ts')).mode },
  reinstate: { inputs: reinstateInputs, load: async () => (await import('./reinstate/index.ts')).mode },
  'check-modules': { inputs: checkModulesInputs, load: async () => (await import('./check-modules/index.ts')).mode },
  check: { inputs: checkInputs, load: async () => (await import('./check/index.ts')).mode },
} as const satisfies Record<string, ListedMode>;

export type ModeName = keyof typeof modes;

export const modeNames = Object.keys(modes) as readonly ModeName[];

/** Words of other tools, for the hint about an unknown mode. */
const synonyms = {
  preview: 'plan',
  diff: 'plan',
  apply: 'register',
  run: 'register',
  deploy: 'register',
  validate: 'parse',
  rollback: 'revert',
  delete: 'stop',
  purge: 'stop',
  undeprecate: 'reinstate',
} as const satisfies Record<string, ModeName>;

/** The input that chooses the mode. */
export const modeInput = {
  mode: { kind: kinds.choice(modeNames, synonyms), default: 'plan', text: 'Operation to run.' },
} as const satisfies InputTable;

/** All inputs of the action, in the order of action.yml. Several modes share an input by its name. */
export const allInputs: InputTable = Object.assign({}, modeInput, ...Object.values(modes).map(({ inputs }) => inputs));
