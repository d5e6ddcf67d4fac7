import * as kinds from './kinds.ts';
import type { Input } from './input.ts';

// Inputs of several modes that belong to no group.

export const timeout = {
  kind: kinds.duration,
  default: '10m',
  text: 'Maximum duration of the run, such as `90s`, `10m` or `1h`.',
} satisfies Input;

export const wait = {
  kind: kinds.boolean,
  default: 'true',
  text: 'Wait for the outcome of the change, such as the end of the rollout.',
} satisfies Input;

export const dryRun = {
  kind: kinds.boolean,
  default: 'false',
  text: 'Report what the run would change, without changing anything.',
} satisfies Input;

export const githubToken = {
  kind: kinds.secret,
  default: '${{ github.token }}',
  text: 'GitHub token that reads the pull request and writes the comment. Needs `pull-requests: write`; `only-changed` alone needs `pull-requests: read`, `deployments: auto` needs `deployments: write`, `note: release` needs `contents: write`, mode `drift` needs `issues: write` and `pull-requests: read`, and mode `restart` needs `actions: read`.',
} satisfies Input;

export const onlyChanged = {
  kind: kinds.boolean,
  default: 'false',
  inFile: true,
  text: 'On a pull request, process only the job files that it changes, or whose variable files or included files it changes. In mode `check-modules`, only the Terraform files that it changes.',
} satisfies Input;

export const evalPriority = {
  kind: kinds.priority,
  text: 'Priority of the Nomad evaluation that the change creates, 1 to 100; the priority of the job if empty.',
} satisfies Input;

export const meta = {
  kind: kinds.assignments,
  text: 'Metadata, one `name=value` per line. Mode `dispatch` checks it against the required and optional keys of the job; mode `scale` stores it with the scaling event.',
} satisfies Input;

export const allowHttp = {
  kind: kinds.boolean,
  default: 'false',
  text: 'Allow a token to be sent to another machine over plain HTTP. Insecure: anyone on the network path can read it.',
} satisfies Input;

export const prefix = {
  kind: kinds.text,
  text: 'Consider only jobs whose ID starts with this text. In mode `drift`, only for `unmanaged: report`.',
} satisfies Input;

export const filter = {
  kind: kinds.text,
  text: 'Consider only jobs that match this Nomad filter expression, such as `Status == "running"`. In mode `drift`, only for `unmanaged: report`.',
} satisfies Input;

export const preserveCounts = {
  kind: kinds.boolean,
  default: 'false',
  inFile: true,
  text: 'Keep the counts of the running job instead of those in the job file, for groups that an autoscaler manages.',
} satisfies Input;

export const config = {
  kind: kinds.text,
  default: '.github/outrider.yml',
  text: 'Path of the configuration file in the repository, whose values apply where the workflow sets none. A missing file at the default path is no error.',
} satisfies Input;
