/** The one table of outputs: action.yml and docs/inputs.md are written from it. Names are a contract with users. */
export const outputTable = {
  summary: 'Result of the run in one line.',
  changed: '`true` if the run changed something, or if registering would (mode `plan`); otherwise `false`.',
  jobs: 'JSON array with an object for each job file, job or dispatch. Mode `parse`: file, id, namespace, region, type, counts by group. Modes `plan` and `register`: file, id, namespace, region, change, traits, counts by group, index, warnings, placement failures, or the errors of an invalid file; `register` also state, outcome, evaluation, deployment, version, serving. Mode `drift`: kind, counted, file, id, namespace, region, why, fields, version, submitted, commit, committed, pull requests. Mode `list`: id, namespace, region, type, status, stopped, periodic, parameterized, parent, priority, counts by group and of children, index, submitted, meta. Modes `dispatch` and `periodic-force`: line, id, child, evaluation, outcome, reason.',
  matrix:
    'Mode `list`: matrix for a later job of the workflow, as JSON `{"include": [{job, namespace, region, type, status}]}`, with the first 256 jobs.',
  url: "Address of the job in Nomad's web UI, if the run is about one job.",
  destructive: '`true` if running allocations would be replaced, stopped or preempted; otherwise `false`.',
  placeable: '`false` if any allocation cannot be placed; otherwise `true`.',
  guards:
    'Modes `plan` and `register` with `guards`: what the guards found, as a JSON array of `{guard, job, namespace, group, task, old, new, file, approved, approved-by}`, memory in MiB, CPU in MHz.',
  drifted: 'Mode `drift`: `true` if any job has drifted; otherwise `false`, even if none could be compared.',
  'issue-url': 'Mode `drift`: URL of the issue; empty if there is none.',
  'comment-url': 'URL of the comment; empty if there is none.',
  markdown: 'Path of a file with the report as Markdown. Values that may be secret are hidden, here and in `result`.',
  result: 'Path of a file with the result of the run as JSON, for programs, by `schema/result-v1.json`.',
  'plan-text':
    'Path of a file with the plan as the Nomad CLI prints it, with all values in plain text: do not publish it.',
  'plan-json':
    "Path of a file with Nomad's plan responses, as a JSON array, with all values in plain text: do not publish it.",
  'job-json':
    'Mode `parse`: path of a file with the parsed jobs, as a JSON array, with all values in plain text: do not publish it.',
  status:
    'Mode `status`: JSON object with job, namespace, region, type, status, health (`healthy`, `running`, `complete`, `ready`, `starting`, `rolling-out`, `awaiting-promotion`, `blocked`, `rolled-back`, `failing`, `stopped`, `disabled`, `never-launches`, `unknown`), healthy, words, version, index, submitted, parent, counts by group, deployment, failing, blocked, services, versions, scaling, children, unknown. Values that may be secret are hidden.',
  outcome:
    'Outcome of the change, for several jobs the worst: docs/rollouts.md and docs/dispatch.md list them; in mode `stop` `stopped`, in mode `restart` `restarted`, `failed` or `timed-out`. Empty if the run did not wait for it.',
  'dispatched-job-id': 'ID of the launched job. Empty for several dispatches; see the output `jobs`.',
  'eval-id': 'ID of the evaluation, if the run is about one job.',
  canaries:
    'Healthy canaries that wait for promotion, as a JSON array of `{job, namespace, group, allocation, node, addresses, services, deployment}`. `[]` with `wait: false`, and if they could not be read.',
  'deployment-id': 'ID of the deployment, if the run is about one job and that has one.',
  'job-version':
    'Version of the job that was registered or is live, if the run is about one job. Mode `command`: the version that the command names.',
  'serving-version':
    'Version of the job that takes traffic after the run: the earlier one while canaries wait, and after a rollback the one that repeats it. Several versions are separated by commas, the oldest first. Empty if it is unknown.',
  'job-modify-index': 'Modify index of the job after the run, if the run is about one job.',
  'approved-by': 'Mode `register` with `approvals`: the approvals that count, as a JSON array of `{login, at}`.',
  'late-values':
    'Mode `register` with `late-vars`: the values that were filled in, as a JSON array of `{job, namespace, variable, value, fields}`. Values that may be secret are hidden.',
  findings:
    'Mode `check-modules`: module calls that resolve to a revoked or deprecated version, as a JSON array of `{file, line, module, constraint, version, state, reason, link, replacement}`.',
  checks: 'Mode `check`: the checks, the worst first, as a JSON array of `{id, subject, state, found, fix, modes}`.',
  command: 'Mode `command`: the command to run; empty if there is none, or if it is refused.',
  job: 'Mode `command`: ID of the job that the command is about.',
  'pull-request': 'Mode `command`: number of the pull request.',
  sha: 'Mode `command`: the commit to check out, the head of the pull request.',
  commander: 'Mode `command`: login of the author of the command.',
  deprecated: 'Deprecated versions, as a JSON array of `{module, version, reason}`. In a dry run, those that would be.',
  reinstated: 'Reinstated versions, as a JSON array of `{module, version, reason}`. In a dry run, those that would be.',
  unchanged: 'Versions that are already in the desired state, as a JSON array of `{module, version, reason}`.',
  skipped: 'Versions that were not evaluated, as a JSON array of `{module, version, reason}`.',
  failed:
    'Versions that could not be changed, as a JSON array of `{module, version, reason}`. Re-run the job to finish them.',
  receipts:
    'A receipt of each write of the run, in order, as a JSON array; docs/audit.md lists the fields. `[]` if it wrote nothing.',
  reason:
    'Category of the error of a failed run, such as `plan-changed`: docs/troubleshooting.md has a section for each. Empty if the run succeeded.',
} as const;

export type OutputName = keyof typeof outputTable;
