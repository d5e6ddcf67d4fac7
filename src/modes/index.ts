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
import type { ModeNeeds } from './needs.ts';

interface ListedMode {
  readonly inputs: InputTable;
  readonly needs: ModeNeeds;
  /** Loads the mode on demand: each is a separate chunk of `dist`. */
  load(): Promise<AnyMode>;
}

/** The modes whose setup mode `check` can check: all others. A mode is listed once it works. */
export const checkedModes = {
  plan: {
    inputs: planInputs,
    needs: {
      nomad: ['plan-job', 'parse-job', 'read-job'],
      more: ['sentinel-override'],
      checkout: 'base',
      record: 'signs',
      comment: 'usually',
      event: 'pull request',
    },
    load: async () => (await import('./plan/index.ts')).mode,
  },
  register: {
    inputs: registerInputs,
    needs: {
      nomad: ['plan-job', 'parse-job', 'read-job', 'register-job'],
      more: ['deregister-job', 'promote-deployment', 'read-logs', 'sentinel-override', 'csi-mount-volume'],
      checkout: 'files',
      record: 'verifies',
      comment: 'usually',
      promotes: 'on-request',
      deploys: true,
      event: 'merge',
    },
    load: async () => (await import('./register/index.ts')).mode,
  },
  parse: {
    inputs: parseInputs,
    needs: { nomad: ['parse-job'], checkout: 'files' },
    load: async () => (await import('./parse/index.ts')).mode,
  },
  dispatch: {
    inputs: dispatchInputs,
    needs: { nomad: ['dispatch-job', 'read-job'] },
    load: async () => (await import('./dispatch/index.ts')).mode,
  },
  scale: {
    inputs: scaleInputs,
    needs: { nomad: ['read-job', 'scale-job'], more: ['promote-deployment'], promotes: 'on-request' },
    load: async () => (await import('./scale/index.ts')).mode,
  },
  revert: {
    inputs: revertInputs,
    needs: {
      nomad: ['read-job', 'plan-job', 'revert-job'],
      more: ['promote-deployment'],
      promotes: 'usually',
      deploys: true,
    },
    load: async () => (await import('./revert/index.ts')).mode,
  },
  stable: {
    inputs: stableInputs,
    needs: { nomad: ['read-job', 'stable-job'] },
    load: async () => (await import('./stable/index.ts')).mode,
  },
  evaluate: {
    inputs: evaluateInputs,
    needs: { nomad: ['read-job', 'evaluate-job'], more: ['promote-deployment'], promotes: 'on-request' },
    load: async () => (await import('./evaluate/index.ts')).mode,
  },
  'periodic-force': {
    inputs: jobWriteInputs,
    needs: { nomad: ['force-periodic-job', 'read-job'] },
    load: async () => (await import('./periodic-force/index.ts')).mode,
  },
  stop: {
    inputs: stopInputs,
    needs: {
      nomad: ['read-job', 'list-jobs', 'deregister-job'],
      only: { 'list-jobs': 'periodic and parameterized jobs' },
    },
    load: async () => (await import('./stop/index.ts')).mode,
  },
  promote: {
    inputs: promoteInputs,
    needs: { nomad: ['read-job', 'promote-deployment'] },
    load: async () => (await import('./promote/index.ts')).mode,
  },
  'fail-deployment': {
    inputs: steerInputs,
    needs: { nomad: ['read-job', 'fail-deployment'] },
    load: async () => (await import('./fail-deployment/index.ts')).mode,
  },
  status: {
    inputs: statusInputs,
    needs: { nomad: ['read-job'] },
    load: async () => (await import('./status/index.ts')).mode,
  },
  list: {
    inputs: listInputs,
    needs: { nomad: ['list-jobs'], allNamespaces: true },
    load: async () => (await import('./list/index.ts')).mode,
  },
  drift: {
    inputs: driftInputs,
    needs: {
      nomad: ['plan-job', 'parse-job', 'read-job', 'list-jobs'],
      gitHub: ['issues: write', 'pull-requests: read'],
      checkout: 'history',
      event: 'default branch',
    },
    load: async () => (await import('./drift/index.ts')).mode,
  },
  command: {
    inputs: commandInputs,
    needs: { gitHub: ['pull-requests: write', 'statuses: write'], record: 'verifies', event: 'comment' },
    load: async () => (await import('./command/index.ts')).mode,
  },
  deprecate: {
    inputs: deprecateInputs,
    needs: { registry: 'manages', event: 'released tag' },
    load: async () => (await import('./deprecate/index.ts')).mode,
  },
  reinstate: {
    inputs: reinstateInputs,
    needs: { registry: 'manages', event: 'withdrawn tag' },
    load: async () => (await import('./reinstate/index.ts')).mode,
  },
  'check-modules': {
    inputs: checkModulesInputs,
    needs: { registry: 'reads', checkout: 'files', comment: 'on-request', event: 'pull request' },
    load: async () => (await import('./check-modules/index.ts')).mode,
  },
} as const satisfies Record<string, ListedMode>;

/** The only list of modes. */
export const modes = {
  ...checkedModes,
  check: { inputs: checkInputs, load: async () => (await import('./check/index.ts')).checkMode(checkedModes) },
} as const satisfies Record<string, Omit<ListedMode, 'needs'>>;

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
