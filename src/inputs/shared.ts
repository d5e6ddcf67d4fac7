import * as kinds from './kinds.ts';
import type { Input } from './input.ts';

// Inputs of several modes that belong to no group.

export const timeout = {
  kind: kinds.duration,
  default: '10m',
  text: 'When to give up, as `90s`, `10m` or `1h`.',
} satisfies Input;

export const wait = { kind: kinds.boolean, default: 'true', text: 'Follow until there is an outcome.' } satisfies Input;

export const dryRun = { kind: kinds.boolean, default: 'false', text: 'Do everything but the writes.' } satisfies Input;

export const githubToken = {
  kind: kinds.secret,
  default: '${{ github.token }}',
  text: 'Token that reads the pull request and writes the comment; needs `pull-requests: write`, for `only-changed` alone `pull-requests: read`; for `note: release` `contents: write`.',
} satisfies Input;

export const evalPriority = {
  kind: kinds.priority,
  text: "Priority of the evaluation that is started, 1 to 100; the job's own when empty.",
} satisfies Input;

export const meta = {
  kind: kinds.assignments,
  text: "Metadata, a line `name=value` each: of the dispatched job, checked against the job's required and optional keys; of the scaling event.",
} satisfies Input;

export const allowHttp = {
  kind: kinds.boolean,
  default: 'false',
  text: 'Let a token go over plain http to another machine.',
} satisfies Input;
