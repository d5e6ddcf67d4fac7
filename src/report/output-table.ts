/** The one table of outputs: action.yml and docs/inputs.md are written from it. Names are a contract with users. */
export const outputTable = {
  summary: 'Result of the run in one line.',
  changed: '`true` if the run changed something, or if registering would (mode `plan`); otherwise `false`.',
  jobs: 'JSON array with an object for each job: the list `jobs` of `result`, whose schema describes its fields.',
  versions:
    'JSON array with an object for each module version: the list `versions` of `result`, as `{module, version, result, reason}`.',
  matrix:
    'Mode `list`: matrix for a later job of the workflow, as JSON `{"include": [{job, namespace, region, type, status}]}`, with the first 256 jobs.',
  url: "Address of the job in Nomad's web UI, if the run is about one job.",
  destructive: '`true` if running allocations would be replaced, stopped or preempted; otherwise `false`.',
  drifted: 'Mode `drift`: `true` if any job has drifted; otherwise `false`, even if none could be compared.',
  'issue-url': 'Mode `drift`: URL of the issue; empty if there is none.',
  'comment-url': 'URL of the comment; empty if there is none.',
  markdown: 'Path of a file with the report as Markdown. Values that may be secret are hidden, here and in `result`.',
  result:
    'Path of a file with the result of the run as JSON, by `schema/result-v1.json`: jobs, versions, guards, approvals, late values, canaries, findings, checks, errors, receipts and next commands.',
  'plan-text':
    'Path of a file with the plan as the Nomad CLI prints it, with all values in plain text: do not publish it.',
  'plan-json':
    "Path of a file with Nomad's plan responses, as a JSON array, with all values in plain text: do not publish it.",
  'job-json':
    'Mode `parse`: path of a file with the parsed jobs, as a JSON array, with all values in plain text: do not publish it.',
  outcome:
    'Outcome of the change, for several jobs the worst: docs/rollouts.md and docs/dispatch.md list them; in mode `stop` `stopped`, in mode `restart` `restarted`, `failed` or `timed-out`. Empty if the run did not wait for it.',
  canaries:
    'JSON array with an object for each healthy canary that waits for promotion: the list `canaries` of `result`. `[]` with `wait: false`, and if they could not be read.',
  'deployment-id': 'ID of the deployment, if the run is about one job and that has one.',
  'job-version':
    'Version of the job that was registered or is live, if the run is about one job. Mode `command`: the version that the command names.',
  'serving-version':
    'Version of the job that takes traffic after the run: the earlier one while canaries wait, and after a rollback the one that repeats it. Several versions are separated by commas, the oldest first. Empty if it is unknown.',
  command: 'Mode `command`: the command to run; empty if there is none, or if it is refused.',
  job: 'Mode `command`: ID of the job that the command is about.',
  'pull-request': 'Mode `command`: number of the pull request.',
  sha: 'Mode `command`: the commit to check out, the head of the pull request.',
  commander: 'Mode `command`: login of the author of the command.',
  receipts:
    'A receipt of each write of the run, in order, as a JSON array; docs/audit.md lists the fields. `[]` if it wrote nothing.',
  reason:
    'Category of the error of a failed run, such as `plan-changed`: docs/troubleshooting.md has a section for each. Empty if the run succeeded.',
} as const;

export type OutputName = keyof typeof outputTable;
