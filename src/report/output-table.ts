/** The table of outputs, from which action.yml and docs/inputs.md are generated. Names are a contract with users. */
export const outputTable = {
  summary: 'Result of the run in one line.',
  changed: '`true` if the run made a change, or in mode `plan`, if registering would; otherwise `false`.',
  jobs: 'The list `jobs` of `result`, as JSON.',
  versions: 'The list `versions` of `result`, as JSON: `{module, version, result, reason}` for each.',
  matrix:
    'Mode `list`: matrix with the first 256 jobs for a later job of the workflow, as JSON: `{"include": [{job, namespace, region, type, status}]}`.',
  url: "Address of the job in Nomad's web UI, if the run is about one job.",
  destructive: '`true` if running allocations would be replaced, stopped or preempted; otherwise `false`.',
  drifted: 'Mode `drift`: `true` if any job has drifted; otherwise `false`, even if none could be compared.',
  'issue-url': 'Mode `drift`: URL of the issue; empty if there is none.',
  'comment-url': 'URL of the comment; empty if there is none.',
  markdown: 'Path of a file with the report as Markdown. Values that may be secret are hidden, here and in `result`.',
  result: 'Path of a file with the result of the run as JSON, as `schema/result-v1.json` describes it.',
  'plan-text': 'Path of a file with the plan as the Nomad CLI prints it. It may contain secrets: do not publish it.',
  'plan-json':
    "Path of a file with Nomad's plan responses, as a JSON array. It may contain secrets: do not publish it.",
  'job-json':
    'Mode `parse`: path of a file with the parsed jobs, as a JSON array. It may contain secrets: do not publish it.',
  outcome:
    'Outcome of the change; for several jobs, the worst one. docs/rollouts.md and docs/dispatch.md list the values. Mode `stop`: `stopped`. Mode `restart`: `restarted`, `failed` or `timed-out`. Empty if the run did not wait.',
  canaries:
    'The list `canaries` of `result`, as JSON: the healthy canaries that wait for promotion. `[]` with `wait: false`, or if they could not be read.',
  'deployment-id': 'ID of the deployment, if the run is about one job that has a deployment.',
  'job-version':
    'Registered or current version of the job, if the run is about one job. Mode `command`: the version in the command.',
  'serving-version':
    'Version of the job that takes traffic after the run: while canaries wait, the earlier one. Several versions are separated by commas, the oldest first. Empty if unknown.',
  command: 'Mode `command`: the command to run; empty if there is none, or if it is refused.',
  job: 'Mode `command`: ID of the job in the command.',
  'pull-request': 'Mode `command`: number of the pull request.',
  sha: 'Mode `command`: the commit to check out, the head of the pull request.',
  commander: 'Mode `command`: login of the author of the command.',
  receipts: 'A receipt of each write of the run, in order, as a JSON array; docs/audit.md lists the fields.',
  reason:
    'Category of the error of a failed run or a refused command, such as `plan-changed`, as listed in docs/troubleshooting.md; otherwise empty.',
} as const;

export type OutputName = keyof typeof outputTable;
