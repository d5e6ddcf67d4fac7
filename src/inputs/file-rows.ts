import { files, type InputRow } from './row.ts';

/** Which job files, and what their variables are. */
export const fileRows = {
  'job-files': {
    kind: 'list',
    modes: files,
    text: 'Job files: one path or glob a line, `!` excludes; a glob without an ending takes `.hcl`, `.nomad` and `.json`.',
  },
  'working-directory': {
    kind: 'text',
    modes: files,
    default: '.',
    text: 'Where paths and globs start; inside the workspace.',
  },
  'only-changed': {
    kind: 'boolean',
    modes: files,
    default: 'false',
    text: 'On a pull request: only job files that it touches, or whose variable files or read files it touches.',
  },
  'file-base': {
    kind: 'choice',
    modes: files,
    default: 'working-directory',
    choices: ['working-directory', 'job-file'],
    text: 'Where the paths of `file("…")` and its like start: `working-directory`, as in the command line, or the folder of the `job-file`.',
  },
  vars: {
    kind: 'assignments',
    modes: files,
    text: 'Variables of the job files, a line `name=value` each; a value of several lines as `name<<END`, its lines, `END`.',
  },
  'secret-vars': {
    kind: 'secret-assignments',
    modes: files,
    text: 'The same, for values that are hidden wherever they appear.',
  },
  'var-files': {
    kind: 'list',
    modes: files,
    text: 'Variable files in HCL or JSON, one path a line, later ones win; `{file}.vars.hcl` is the one beside each job file, if there is one.',
  },
  'strict-vars': {
    kind: 'boolean',
    modes: files,
    default: 'true',
    text: 'Whether it is a mistake to set a variable that a job file does not declare; else it is left out with a notice.',
  },
} as const satisfies Record<string, InputRow>;
