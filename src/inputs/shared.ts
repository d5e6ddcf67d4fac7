import { configurationPath } from '../errors.ts';
import * as kinds from './kinds.ts';
import type { Input } from './input.ts';

// Inputs of several modes that belong to no group.

export const timeout = {
  kind: kinds.duration,
  default: '10m',
  text: 'Maximum duration of the run, such as `90s`, `10m` or `1h`.',
} satisfies Input;

/** For modes that cannot leave a batch job before its end. */
export const wait = {
  kind: kinds.choose(['complete', 'false'], { true: 'complete', placed: 'complete' }),
  default: 'complete',
  text: 'What to wait for. `complete`: until the rollout is healthy, or all tasks of a batch job have ended. `placed`: until the rollout is healthy, or a batch job is placed. `false`: do not wait.',
} satisfies Input;

export const waitOrPlaced = { ...wait, kind: kinds.choose(['complete', 'placed', 'false'], { true: 'complete' }) };

export type Wait = 'complete' | 'placed' | 'false';

export const dryRun = {
  kind: kinds.boolean,
  default: 'false',
  text: 'Report what the run would change, and change nothing.',
} satisfies Input;

export const githubToken = {
  kind: kinds.token,
  default: '${{ github.token }}',
  text: 'GitHub token. The comment needs `pull-requests: write`; `only-changed` alone needs `pull-requests: read`; mode `drift` needs `issues: write`; mode `restart` needs `actions: read`.',
} satisfies Input;

export const onlyChanged = {
  kind: kinds.boolean,
  default: 'false',
  inFile: true,
  text: 'On a pull request, process only the files that it changes, and job files whose variable files or included files it changes.',
} satisfies Input;

export const children = {
  kind: kinds.boolean,
  default: 'false',
  inFile: true,
  text: 'Also stop the child jobs of a parameterized or periodic job: in mode `stop`, and with `stop-removed`.',
} satisfies Input;

export const meta = {
  kind: kinds.assignments,
  text: 'Metadata of the dispatched job, one `name=value` per line.',
} satisfies Input;

export const insecure = {
  kind: kinds.chooseOptional(
    ['tls', 'http'],
    "Use `tls` (do not verify Nomad's certificate) or `http` (send the token over plain HTTP).",
  ),
  text: "Accept that anyone on the network path can read the token: `tls` does not verify Nomad's certificate, `http` sends tokens to another machine over plain HTTP.",
} satisfies Input;

export const preserveCounts = {
  kind: kinds.choose(['autoscaled', 'true', 'false'], { all: 'true', none: 'false' }),
  default: 'autoscaled',
  inFile: true,
  text: 'Counts of the running job that mode `register` keeps: `autoscaled`, those of groups with an enabled `scaling` block; `true`, all; `false`, none.',
} satisfies Input;

export type PreserveCounts = 'autoscaled' | 'true' | 'false';

export const config = {
  kind: kinds.text,
  default: configurationPath,
  text: 'Path of the configuration file, whose values apply to inputs that the workflow does not set. At the default path, it is optional.',
} satisfies Input;

export const environment = {
  kind: kinds.text,
  default: 'default',
  text: "Selects a section of `environments` in the configuration file. Each name has its own comment and drift issue: use the same name in plan, register, drift and commands. In the reusable `register.yml`, it also selects GitHub's environment; elsewhere, the two are unrelated.",
} satisfies Input;
