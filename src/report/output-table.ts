/** The one table of outputs: action.yml and docs/inputs.md are written from it. Names are a contract with users. */
export const outputTable = {
  summary: 'Result of the run in one line.',
  changed:
    '`true` if the run changed something, or in mode `plan` if registering the job files would; otherwise `false`.',
  jobs: 'JSON array with an object for each job file, job or dispatch. Mode `parse`: file, id, namespace, region, type, counts by group. Modes `plan` and `register`: file, id, namespace, region, change, traits, counts by group, index, warnings, placement failures; `register` also state, outcome, evaluation, deployment, version, serving. For an invalid file: its errors. Mode `drift`: kind (`missing`, `rolled-back`, `unregistered`, `changed`, `unmanaged`, `unknown`), counted, file, id, namespace, region, why, fields, version, submitted, commit, committed, pull requests. Mode `list`: id, namespace, region, type, status, stopped, periodic, parameterized, parent, priority, counts by group and of children, index, submitted, meta. Modes `dispatch` and `periodic-force`: line, id, child, evaluation, outcome, reason.',
  matrix:
    'Mode `list`: matrix for a later job of the workflow, as JSON `{"include": [{job, namespace, region, type, status}]}`. It holds the first 256 jobs, the limit of GitHub.',
  url: "Address of the job in Nomad's web UI, where the run is about one job.",
  destructive: '`true` if running allocations would be replaced, stopped or preempted; otherwise `false`.',
  placeable: '`false` if any allocation cannot be placed; otherwise `true`.',
  guards:
    'Modes `plan` and `register` with `guards`: what the guards found, as a JSON array of `{guard, job, namespace, group, task, old, new, file, allowed, allowed-by}`. Memory is in MiB, CPU in MHz. `[]` if they found nothing.',
  drifted: 'Mode `drift`: `true` if any job has drifted; otherwise `false`, also if none could be compared.',
  'issue-url': 'Mode `drift`: URL of the issue; empty if there is none.',
  'comment-url': 'URL of the comment; empty if there is none.',
  markdown: 'Path of a file with the report as Markdown. Values that may be secret are hidden.',
  result:
    'Path of a file with the result of the run as JSON, for programs: errors with file, line and hint, jobs with their changes, guards, next commands, links and receipts, by `schema/result-v1.json`. Values that may be secret are hidden.',
  'plan-text':
    'Path of a file with the plan as the Nomad CLI prints it. It contains values in plain text: do not publish it.',
  'plan-json':
    "Path of a file with Nomad's own plan responses, as a JSON array. They are not redacted and contain values in plain text: do not publish it.",
  'job-json':
    'Mode `parse`: path of a file with the parsed jobs, as a JSON array. It contains values in plain text: do not publish it.',
  status:
    'Mode `status`: JSON object with job, namespace, region, type, status, health (`healthy`, `running`, `complete`, `ready`, `starting`, `rolling-out`, `awaiting-promotion`, `blocked`, `rolled-back`, `failing`, `stopped`, `disabled`, `unknown`), healthy, words, version, index, submitted, parent, counts by group, deployment, failing, blocked, services, versions, scaling, children, unknown. Values that may be secret are hidden.',
  outcome:
    'Outcome of the change; for several jobs the worst. A rollout: `successful`, `failed`, `rolled-back`, `awaiting-promotion`, `placement-blocked`, `no-deployment`, `superseded`, `timed-out`. Modes `dispatch` and `periodic-force`: `succeeded`, `failed`, `lost`, `stopped`, `placement-blocked`, `timed-out`. Mode `stop`: `stopped`. Mode `restart`: `restarted`, `failed`, `timed-out`. Empty if the run did not wait for an outcome.',
  'dispatched-job-id':
    'Modes `dispatch` and `periodic-force`: ID of the launched job. Empty for several dispatches; see the output `jobs`.',
  'eval-id': 'ID of the evaluation, if the run concerns one job.',
  canaries:
    'JSON array with an object for each healthy canary that waits for promotion when the run ends: `{job, namespace, group, allocation, node, addresses, services, deployment}`. `addresses` maps the labels of ports to `host:port`; `services` has the names of the services that Nomad has registered for it. `[]` with `wait: false`, and if the canaries could not be read.',
  'deployment-id': 'ID of the deployment, if the run concerns one job and that job has a deployment.',
  'job-version':
    'Version of the job that was registered or is live, if the run concerns one job. Mode `command`: the version that the command names.',
  'serving-version':
    'Version of the job that takes traffic after the run: the earlier one while canaries wait for promotion, and after a rollback the one that repeats it. Several versions, as in an unfinished rollout, are separated by commas, the oldest first. Empty if the run did not follow one job, or the version is unknown.',
  'job-modify-index': 'Modify index of the job after the run, if the run concerns one job.',
  'approved-by': 'Mode `register` with `approvals`: the approvals that count, as a JSON array of `{login, at}`.',
  'late-values':
    'Mode `register` with `late-vars`: the values that were filled in, as a JSON array of `{job, namespace, variable, value, fields}`. `[]` without any. Values that may be secret are hidden.',
  consumers:
    'Mode `deprecate` with `consumers`: the workspaces that use each version, as a JSON array of `{module, version, workspaces, names}`. The names are left out where they must not be shown. Empty if they are unknown; `[]` does not mean that nobody uses the module.',
  findings:
    'Mode `check-modules`: module calls that resolve to a revoked or deprecated version, as a JSON array of `{file, line, module, constraint, version, state, reason, link, replacement}`. The state is `revoked` or `deprecated`; `replacement` is the version to move to, or empty.',
  checks:
    'Mode `check`: the checks, the worst first, as a JSON array of `{id, subject, state, found, wayOut, modes}`. The state is `failed`, `warning`, `unknown`, `skipped` or `ok`.',
  command: 'Mode `command`: the command to run; empty if there is none, or if it is refused.',
  job: 'Mode `command`: ID of the job that the command is about.',
  'pull-request': 'Mode `command`: number of the pull request.',
  sha: 'Mode `command`: the commit to check out, the head of the pull request.',
  commander: 'Mode `command`: login of the author of the command.',
  deprecated:
    'Mode `deprecate`: deprecated versions, as a JSON array of `{module, version, reason}`. In a dry run, the versions that would be deprecated.',
  reinstated:
    'Mode `reinstate`: reinstated versions, as a JSON array of `{module, version, reason}`. In a dry run, the versions that would be reinstated.',
  unchanged:
    'Modes `deprecate` and `reinstate`: versions that are already in the desired state, as a JSON array of `{module, version, reason}`.',
  skipped:
    'Modes `deprecate` and `reinstate`: versions that were not evaluated, as a JSON array of `{module, version, reason}`.',
  failed:
    'Modes `deprecate` and `reinstate`: versions that could not be changed, as a JSON array of `{module, version, reason}`. Re-run the job to finish them.',
  receipts:
    'Modes that write: a receipt of each write of the run, in order, as a JSON array of `{verb, job, namespace, region, address, from, to, plan, pull-request, commit, actor, triggering-actor, approved-by, run, attempt, at}`; `module` instead of `job` for a module; `late-values` as well where a register filled in late values, and `allocation` in mode `restart`. `[]` if it wrote nothing.',
  reason:
    'Error category of a failed run: `input`, `parse`, `not-found`, `unauthorized`, `plan-changed`, `not-reviewed`, `not-approved`, `guarded`, `conflict`, `blocked`, `unplaceable`, `rolled-back`, `failed`, `timed-out`, `unreachable`, `server`; mode `drift` also `drifted`; modes `deprecate` and `reinstate` also `tier`, `permission`, `too-many-changes`, `ingress-failed`, `no-successor`, `partial`; mode `check-modules` also `revoked`, `deprecated`. Empty if the run succeeded.',
} as const;

export type OutputName = keyof typeof outputTable;
