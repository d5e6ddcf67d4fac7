/** The one table of outputs: action.yml and the README's table are written from it. Names are a contract with users. */
export const outputTable = {
  summary: 'The run in one line.',
  changed: '`true` if registering the files would change anything, else `false`.',
  jobs: 'JSON array, an object a file: file, id, namespace, region; of a plan also change, traits, counts a group, index, warnings, what cannot be placed; or its errors.',
  destructive: '`true` if running allocations would be replaced, stopped or preempted.',
  placeable: '`false` if the scheduler finds no place for some allocation.',
  'comment-url': 'Address of the comment; empty when there is none.',
  markdown: 'Path of a file with what was said, as Markdown; values that may be secret are hidden.',
  'plan-text':
    "Path of a file with the text of the scheduler's own command line. Its values are in clear: do not publish it.",
  'plan-json':
    'Path of a file with a JSON array of the answers of the scheduler. Its values are in clear: do not publish it.',
  'job-json':
    'Of mode `parse`: path of a file with a JSON array of the jobs as the scheduler reads them. Its values are in clear: do not publish it.',
  reason:
    'Why the run failed, in a word: `input`, `parse`, `not-found`, `unauthorized`, `unreachable`, `timed-out`, `server`; empty when it did not.',
} as const;

export type OutputName = keyof typeof outputTable;
