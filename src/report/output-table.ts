/** The one table of outputs: action.yml and the README's table are written from it. Names are a contract with users. */
export const outputTable = {
  summary: 'The run in one line.',
  changed: '`true` if registering the files would change anything, or the run did; else `false`.',
  jobs: 'JSON array, an object a file: file, id, namespace, region; of a plan also change, traits, counts a group, index, warnings, what cannot be placed; of a register also state, outcome, evaluation, deployment, version; or its errors. Of mode `list` an object a job: id, namespace, region, type, status, stopped, periodic, parameterized, parent, priority, counts a group and of children, index, submitted, meta. Of `dispatch` and `periodic-force` an object a launch: line, id, child, evaluation, outcome, reason.',
  matrix:
    'Of mode `list`: a matrix to run a job of the workflow for each, JSON `{"include": [{job, namespace, region, type, status}]}`; the first 256, which is as many as GitHub starts.',
  destructive: '`true` if running allocations would be replaced, stopped or preempted.',
  placeable: '`false` if Nomad finds no place for some allocation.',
  'comment-url': 'Address of the comment; empty when there is none.',
  markdown: 'Path of a file with what was said, as Markdown; values that may be secret are hidden.',
  'plan-text': "Path of a file with the text of Nomad's own command line. Its values are in clear: do not publish it.",
  'plan-json': 'Path of a file with a JSON array of the answers of Nomad. Its values are in clear: do not publish it.',
  'job-json':
    'Of mode `parse`: path of a file with a JSON array of the jobs as Nomad reads them. Its values are in clear: do not publish it.',
  status:
    'Of mode `status`: JSON object: job, namespace, region, type, status, health (`healthy`, `running`, `complete`, `ready`, `starting`, `rolling-out`, `awaiting-promotion`, `blocked`, `rolled-back`, `failing`, `stopped`, `disabled`, `unknown`), healthy, words, version, index, submitted, parent, counts a group, deployment, failing, blocked, services, versions, scaling, children, unknown; values that may be secret are hidden.',
  outcome:
    'What became of it, of several jobs the worst: `successful`, `failed`, `rolled-back`, `awaiting-promotion`, `placement-blocked`, `no-deployment`, `superseded`, `timed-out`; of `dispatch` and `periodic-force`: `succeeded`, `failed`, `lost`, `stopped`, `placement-blocked`, `timed-out`; of `stop`: `stopped`; empty when nothing was followed.',
  'dispatched-job-id':
    'Of `dispatch` and `periodic-force`: the ID of the job that was launched; of several dispatches empty, and told in `jobs`.',
  'eval-id': 'The evaluation, where the run is about one job.',
  'deployment-id': 'The deployment, where the run is about one job and it has one.',
  'job-version': 'The version that was registered, or is live, where the run is about one job.',
  'job-modify-index': "The job's modify index after it, where the run is about one job.",
  deprecated:
    'Of mode `deprecate`: JSON array of `{module, version, reason}`, the versions that were deprecated; in a dry run those that would be.',
  reinstated: 'Of mode `reinstate`: the same of the versions that were reinstated.',
  unchanged: 'Of both: the versions that are as they are to be, with the reason.',
  skipped: 'Of both: the versions that were not judged, with the reason.',
  failed: 'Of both: the versions that could not be changed, and why; run it again to finish them.',
  reason:
    'Why the run failed, in a word: `input`, `parse`, `not-found`, `unauthorized`, `plan-changed`, `not-reviewed`, `conflict`, `blocked`, `unplaceable`, `rolled-back`, `failed`, `timed-out`, `unreachable`, `server`; with modules also `tier`, `permission`, `too-many-changes`, `ingress-failed`, `no-successor`, `partial`; empty when it did not.',
} as const;

export type OutputName = keyof typeof outputTable;
