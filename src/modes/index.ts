import { jobWriteInputs, promoteInputs, steerInputs } from '../inputs/job.ts';
import * as kinds from '../inputs/kinds.ts';
import { planInputs } from './plan/inputs.ts';
import { registerInputs } from './register/inputs.ts';
import { parseInputs } from './parse/inputs.ts';
import { dispatchInputs } from './dispatch/inputs.ts';
import { scaleInputs } from './scale/inputs.ts';
import { revertInputs } from './revert/inputs.ts';
import { restartInputs } from './restart/inputs.ts';
import { stableInputs } from './stable/inputs.ts';
import { evaluateInputs } from './evaluate/inputs.ts';
import { stopInputs } from './stop/inputs.ts';
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
import type { OutputName } from '../report/output-table.ts';
import type { ModeNeeds } from './needs.ts';

/** A listed mode: the data of its documentation and of the tests of all modes, and its loader. */
export interface ListedMode {
  /** A sentence without its subject. */
  readonly purpose: string;
  /** The page about the mode, relative to docs/; `undefined` if docs/inputs.md is enough. */
  readonly page?: string;
  readonly inputs: InputTable;
  /** The outputs of the mode besides {@link commonOutputs}. */
  readonly outputs: readonly OutputName[];
  readonly needs: ModeNeeds;
  /** Loads the mode on demand: each is a separate chunk of `dist`. */
  load(): Promise<AnyMode>;
}

const ofOneJob = ['outcome', 'url', 'deployment-id', 'job-version', 'serving-version', 'receipts'] as const;
const ofLaunch = ['outcome', 'url', 'receipts'] as const;

/** The modes whose setup mode `check` can check: all others. A mode is listed once it works. */
export const checkedModes = {
  plan: {
    purpose: 'Shows what Nomad would change, as one comment on the pull request.',
    page: 'preview.md',
    outputs: ['url', 'destructive', 'comment-url', 'plan-text', 'plan-json'],
    inputs: planInputs,
    needs: { nomad: ['plan-job', 'parse-job', 'read-job'], record: 'signs', comment: 'usually' },
    load: async () => (await import('./plan/index.ts')).mode,
  },
  register: {
    purpose: 'Registers the reviewed plan of the merged pull request, and follows the rollout.',
    page: 'review.md',
    outputs: [...ofOneJob, 'comment-url'],
    inputs: registerInputs,
    needs: {
      nomad: ['plan-job', 'parse-job', 'read-job', 'register-job'],
      record: 'verifies',
      comment: 'usually',
      promotes: 'on-request',
    },
    load: async () => (await import('./register/index.ts')).mode,
  },
  parse: {
    purpose: 'Validates job files with the parser of Nomad.',
    page: 'preview.md#check-job-files-without-a-plan',
    outputs: ['job-json'],
    inputs: parseInputs,
    needs: { nomad: ['parse-job'] },
    load: async () => (await import('./parse/index.ts')).mode,
  },
  dispatch: {
    purpose: 'Dispatches a parameterized job, once per run, and follows the launched job.',
    page: 'dispatch.md',
    outputs: ofLaunch,
    inputs: dispatchInputs,
    needs: { nomad: ['dispatch-job', 'read-job'] },
    load: async () => (await import('./dispatch/index.ts')).mode,
  },
  scale: {
    purpose: "Sets the count of a task group, such as `count: 3` or `count: '+2'`, and follows the rollout.",
    page: 'operate.md#scale',
    outputs: ofOneJob,
    inputs: scaleInputs,
    needs: { nomad: ['read-job', 'scale-job'], promotes: 'on-request' },
    load: async () => (await import('./scale/index.ts')).mode,
  },
  revert: {
    purpose: 'Reverts a job to an earlier version, such as `job-version: last-stable`, and follows the rollout.',
    page: 'operate.md#revert',
    outputs: ofOneJob,
    inputs: revertInputs,
    needs: { nomad: ['read-job', 'plan-job', 'revert-job'], promotes: 'usually' },
    load: async () => (await import('./revert/index.ts')).mode,
  },
  restart: {
    purpose: 'Restarts the allocations of a job in batches. Each batch must be healthy before the next one starts.',
    page: 'operate.md#restart',
    outputs: ['outcome', 'url', 'job-version', 'receipts'],
    inputs: restartInputs,
    needs: { nomad: ['read-job', 'alloc-lifecycle'], gitHub: ['actions: read'] },
    load: async () => (await import('./restart/index.ts')).mode,
  },
  stable: {
    purpose: 'Marks a version of a job as stable, such as `job-version: 7`, or removes the mark.',
    page: 'operate.md#mark-a-version-as-stable',
    outputs: ['url', 'job-version', 'receipts'],
    inputs: stableInputs,
    needs: { nomad: ['read-job', 'stable-job'] },
    load: async () => (await import('./stable/index.ts')).mode,
  },
  evaluate: {
    purpose: 'Creates an evaluation of a job, and follows it; `force-reschedule: true` replaces failed allocations.',
    page: 'operate.md#evaluate',
    outputs: ofOneJob,
    inputs: evaluateInputs,
    needs: { nomad: ['read-job', 'evaluate-job'], promotes: 'on-request' },
    load: async () => (await import('./evaluate/index.ts')).mode,
  },
  'periodic-force': {
    purpose: 'Launches a periodic job now, and follows the launched job.',
    page: 'dispatch.md#launch-a-periodic-job-now',
    outputs: ofLaunch,
    inputs: jobWriteInputs,
    needs: { nomad: ['force-periodic-job', 'read-job'] },
    load: async () => (await import('./periodic-force/index.ts')).mode,
  },
  stop: {
    purpose: 'Stops a job, and waits until its allocations have stopped.',
    page: 'operate.md#stop',
    outputs: ofLaunch,
    inputs: stopInputs,
    needs: {
      nomad: ['read-job', 'list-jobs', 'deregister-job'],
      jobs: { 'list-jobs': 'periodic and parameterized jobs' },
    },
    load: async () => (await import('./stop/index.ts')).mode,
  },
  promote: {
    purpose: 'Promotes the canaries of the latest deployment, and follows it.',
    page: 'rollouts.md#canaries',
    outputs: ofOneJob,
    inputs: promoteInputs,
    needs: { nomad: ['read-job', 'promote-deployment'] },
    load: async () => (await import('./promote/index.ts')).mode,
  },
  'fail-deployment': {
    purpose: 'Fails the latest deployment, and follows it.',
    page: 'rollouts.md#canaries',
    outputs: ofOneJob,
    inputs: steerInputs,
    needs: { nomad: ['read-job', 'fail-deployment'] },
    load: async () => (await import('./fail-deployment/index.ts')).mode,
  },
  status: {
    purpose: 'Shows the status and health of a job; `expect: healthy` makes it a check.',
    page: 'status.md',
    outputs: ['url', 'deployment-id', 'job-version'],
    inputs: statusInputs,
    needs: { nomad: ['read-job'] },
    load: async () => (await import('./status/index.ts')).mode,
  },
  list: {
    purpose: 'Lists jobs, and returns a matrix for further jobs of the workflow.',
    page: 'status.md#many-jobs',
    outputs: ['matrix'],
    inputs: listInputs,
    needs: { nomad: ['list-jobs'], allNamespaces: true },
    load: async () => (await import('./list/index.ts')).mode,
  },
  drift: {
    purpose: 'Finds jobs that differ from the default branch, and reports them in one issue.',
    page: 'drift.md',
    outputs: ['drifted', 'issue-url'],
    inputs: driftInputs,
    needs: { nomad: ['plan-job', 'parse-job', 'read-job', 'list-jobs'], gitHub: ['issues: write'] },
    load: async () => (await import('./drift/index.ts')).mode,
  },
  command: {
    purpose: 'Checks a command in a comment, before a job with secrets runs it.',
    page: 'commands.md',
    outputs: ['command', 'job', 'job-version', 'pull-request', 'sha', 'commander'],
    inputs: commandInputs,
    needs: { gitHub: ['pull-requests: write', 'statuses: write'], record: 'verifies' },
    load: async () => (await import('./command/index.ts')).mode,
  },
  deprecate: {
    purpose: 'Deprecates the module versions that a release supersedes.',
    page: 'deprecation.md',
    outputs: ['receipts'],
    inputs: deprecateInputs,
    needs: { registry: 'manages' },
    load: async () => (await import('./deprecate/index.ts')).mode,
  },
  reinstate: {
    purpose: 'Reinstates the module versions that a withdrawn release had superseded.',
    page: 'deprecation.md#withdraw-a-release',
    outputs: ['receipts'],
    inputs: reinstateInputs,
    needs: { registry: 'manages' },
    load: async () => (await import('./reinstate/index.ts')).mode,
  },
  'check-modules': {
    purpose: 'Finds calls of revoked and deprecated module versions in Terraform files.',
    page: 'consumers.md#check-a-pull-request',
    outputs: ['comment-url'],
    inputs: checkModulesInputs,
    needs: { registry: 'reads', comment: 'on-request' },
    load: async () => (await import('./check-modules/index.ts')).mode,
  },
} as const satisfies Record<string, ListedMode>;

export const modes = {
  ...checkedModes,
  check: {
    purpose: 'Checks whether a setup works, and changes nothing.',
    page: 'check.md',
    outputs: [],
    inputs: checkInputs,
    load: async () => (await import('./check/index.ts')).checkMode(checkedModes),
  },
} as const satisfies Record<string, Omit<ListedMode, 'needs'>>;

export const commonOutputs = [
  'summary',
  'changed',
  'jobs',
  'versions',
  'canaries',
  'markdown',
  'result',
  'reason',
] as const satisfies readonly OutputName[];

export type ModeName = keyof typeof modes;

export const modeNames = Object.keys(modes) as readonly ModeName[];

/** The names of modes in other tools, for the hint about an unknown mode. */
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

export const modeInput = {
  mode: { kind: kinds.choose(modeNames, synonyms), default: 'plan', text: 'Operation to run.' },
} as const satisfies InputTable;

/** All inputs and keys of the configuration file, in the order of action.yml. Several modes share an input by its name. */
export const allInputs: InputTable = Object.assign({}, modeInput, ...Object.values(modes).map(({ inputs }) => inputs));

/** The modes that have an input. */
export function listModes(input: string): readonly string[] {
  return Object.entries(modes).flatMap(([name, { inputs }]) => (Object.hasOwn(inputs, input) ? name : []));
}
