import type { ModeName } from '../../src/modes/index.ts';
import type { OutputName } from '../../src/report/output-table.ts';

interface DocumentedMode {
  /** A sentence without its subject. */
  readonly purpose: string;
  /** The page about the mode, relative to docs/. */
  readonly page: string;
  /** Besides those that every mode sets. */
  readonly outputs: readonly OutputName[];
}

/** The outputs that every mode sets. */
export const commonOutputs = ['summary', 'changed', 'markdown', 'reason'] as const satisfies readonly OutputName[];

const ofOneJob = ['url', 'eval-id', 'deployment-id', 'job-version', 'serving-version', 'job-modify-index'] as const;
const ofDeployment = [
  'url',
  'outcome',
  'deployment-id',
  'job-version',
  'serving-version',
  'job-modify-index',
  'receipts',
] as const;
const ofLaunch = ['url', 'outcome', 'dispatched-job-id', 'eval-id', 'jobs', 'receipts'] as const;
const ofVersions = ['deprecated', 'reinstated', 'unchanged', 'skipped', 'failed', 'receipts'] as const;

/** The text of docs/inputs.md about each mode besides its inputs. */
export const documentedModes: Readonly<Record<ModeName, DocumentedMode>> = {
  plan: {
    purpose: 'Shows what Nomad would change, as one comment on the pull request.',
    page: 'preview.md',
    outputs: ['url', 'destructive', 'placeable', 'jobs', 'comment-url', 'plan-text', 'plan-json'],
  },
  register: {
    purpose: 'Registers what was planned on the merged pull request, and follows the rollout.',
    page: 'review.md',
    outputs: ['outcome', ...ofOneJob, 'jobs', 'comment-url', 'approved-by', 'receipts'],
  },
  parse: {
    purpose: 'Validates job files with the parser of Nomad.',
    page: 'preview.md#check-job-files-without-a-plan',
    outputs: ['jobs', 'job-json'],
  },
  dispatch: {
    purpose: 'Dispatches a parameterized job, and follows the launched job.',
    page: 'dispatch.md',
    outputs: ofLaunch,
  },
  scale: {
    purpose: 'Sets the count of a task group, and follows the rollout.',
    page: 'operate.md#scale',
    outputs: ['outcome', ...ofOneJob, 'receipts'],
  },
  revert: {
    purpose: 'Reverts a job to an earlier version, and follows the rollout.',
    page: 'operate.md#revert',
    outputs: ['outcome', ...ofOneJob, 'receipts'],
  },
  stable: {
    purpose: 'Marks a version of a job as stable, or removes the mark.',
    page: 'operate.md#mark-a-version-as-stable',
    outputs: ['url', 'job-version', 'receipts'],
  },
  evaluate: {
    purpose: 'Creates an evaluation of a job, and follows it.',
    page: 'operate.md#evaluate',
    outputs: ['outcome', ...ofOneJob, 'receipts'],
  },
  'periodic-force': {
    purpose: 'Launches a periodic job now, and follows the launched job.',
    page: 'dispatch.md#a-periodic-job-now',
    outputs: ofLaunch,
  },
  stop: {
    purpose: 'Stops a job, and waits until its allocations have stopped.',
    page: 'operate.md#stop',
    outputs: ['url', 'outcome', 'eval-id', 'receipts'],
  },
  promote: {
    purpose: 'Promotes the canaries of the latest deployment, and follows it.',
    page: 'rollouts.md#canaries',
    outputs: ofDeployment,
  },
  'fail-deployment': {
    purpose: 'Fails the latest deployment, and follows it.',
    page: 'rollouts.md#canaries',
    outputs: ofDeployment,
  },
  status: {
    purpose: 'Shows the status and health of a job.',
    page: 'status.md',
    outputs: ['url', 'status', 'deployment-id', 'job-version', 'job-modify-index'],
  },
  list: {
    purpose: 'Lists jobs, and returns a matrix of them.',
    page: 'status.md#many-jobs',
    outputs: ['jobs', 'matrix'],
  },
  drift: {
    purpose: 'Finds jobs that differ from the default branch, and reports them in one issue.',
    page: 'drift.md',
    outputs: ['drifted', 'jobs', 'issue-url'],
  },
  command: {
    purpose: 'Judges a command in a comment, before a job with secrets runs it.',
    page: 'commands.md',
    outputs: ['command', 'job', 'job-version', 'pull-request', 'sha', 'commander'],
  },
  deprecate: {
    purpose: 'Deprecates the module versions that a release supersedes.',
    page: 'deprecation.md',
    outputs: [...ofVersions, 'consumers'],
  },
  reinstate: {
    purpose: 'Reinstates the module versions that a withdrawn release had superseded.',
    page: 'deprecation.md#withdrawing-a-release',
    outputs: ofVersions,
  },
  'check-modules': {
    purpose: 'Finds calls of revoked and deprecated module versions in Terraform files.',
    page: 'consumers.md#check-a-pull-request',
    outputs: ['findings', 'comment-url'],
  },
  check: {
    purpose: 'Checks whether a setup works, and changes nothing.',
    page: 'check.md',
    outputs: ['checks'],
  },
};
