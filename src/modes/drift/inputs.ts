import { connectionInputs, readConnection, readUiAddress, uiInputs } from '../../inputs/connection.ts';
import { jobFileInputs, readJobFileInputs } from '../../inputs/job-files.ts';
import * as kinds from '../../inputs/kinds.ts';
import { readIdentifier } from '../../inputs/github.ts';
import { readRedaction, redactionInputs, verbose } from '../../inputs/redaction.ts';
import * as shared from '../../inputs/shared.ts';
import { readIgnorePattern } from './ignored-fields.ts';
import type { InputErrors, InputSource, InputTable, InputValues } from '../../inputs/input.ts';

// All job files are compared: closing the issue means that none of them has drifted.
const { 'only-changed': _onlyChanged, ...allJobFileInputs } = jobFileInputs;

export const driftInputs = {
  ...connectionInputs,
  ...uiInputs,
  ...allJobFileInputs,
  'preserve-counts': shared.preserveCounts,
  unmanaged: {
    kind: kinds.choice(['off', 'report']),
    default: 'off',
    text: '`report` also reports jobs without a job file, in the namespaces of the job files and of `namespace`; `off` does not.',
  },
  prefix: shared.prefix,
  filter: shared.filter,
  ignore: {
    kind: kinds.list,
    text: 'Fields that may differ, one `job:field` per line as in the issue, such as `web:app Count` or `*:Meta[deployed_at]`; `*` matches any text.',
  },
  issue: {
    kind: kinds.choice(['auto', 'off']),
    default: 'auto',
    text: '`auto` opens an issue at the first drift, updates it, and closes it when none is left; `off` writes none.',
  },
  'issue-id': {
    kind: kinds.text,
    default: 'default',
    text: 'Identifier of the issue, for several in a repository, such as one for each environment.',
  },
  'issue-labels': { kind: kinds.list, text: 'Labels of a new issue, one per line.' },
  'fail-on-drift': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Fail if any job has drifted.',
  },
  'skip-open': {
    kind: kinds.boolean,
    default: 'true',
    text: 'Do not count drift of jobs that the plan of an open pull request changes.',
  },
  'github-token': shared.githubToken,
  ...redactionInputs,
  verbose,
  timeout: shared.timeout,
} as const satisfies InputTable;

type DriftValues = InputValues<typeof driftInputs>;

export type DriftInputs = Readonly<ReturnType<typeof readDriftInputs>>;
export type IssueInputs = DriftInputs['issue'];

/** The jobs without a file that a run reports. */
export interface UnmanagedInputs {
  readonly prefix: string | undefined;
  /** In Nomad's filter language. */
  readonly filter: string | undefined;
}

export function readDriftInputs(values: DriftValues, source: InputSource) {
  const { errors } = source;
  const nomad = readConnection(values, source);
  const jobFiles = readJobFileInputs({ ...values, onlyChanged: false }, source, 'optional');
  const redaction = readRedaction(values, source);
  const ui = readUiAddress(values, nomad, errors);
  const unmanaged = readUnmanaged(values, errors);
  const ignore = values.ignore.flatMap((line) => errors.valueOf('ignore', readIgnorePattern(line)) ?? []);
  const id = readIdentifier('issue-id', values.issueId, errors);
  checkLabels(values.issueLabels, errors);
  if (nomad.namespace === '*')
    errors.add('namespace', 'is `*`, which only `mode: list` accepts', 'Set it to the namespace of the jobs.');
  return {
    ...values,
    nomad,
    ui,
    jobFiles,
    // A run that only plans overrides no policies.
    policyOverride: false,
    unmanaged,
    ignore,
    issue: { wanted: values.issue === 'auto', id, labels: values.issueLabels },
    redaction,
  };
}

/** Undefined for none. */
function readUnmanaged({ unmanaged, prefix, filter }: DriftValues, errors: InputErrors): UnmanagedInputs | undefined {
  if (unmanaged === 'report') return { prefix, filter };
  for (const [name, text] of Object.entries({ prefix, filter })) {
    if (text !== undefined)
      errors.addConflict(name, 'has no effect without `unmanaged: report`', 'Remove it, or set `unmanaged: report`.');
  }
  return undefined;
}

/** GitHub's limits: https://docs.github.com/en/rest/issues/labels */
const maxLabelLength = 50;
const maxLabels = 100;

function checkLabels(labels: readonly string[], errors: InputErrors): void {
  const long = labels.find((label) => label.length > maxLabelLength);
  if (long !== undefined)
    errors.add(
      'issue-labels',
      `contains a label of ${long.length} characters; at most ${maxLabelLength} are allowed`,
      'Write one label per line.',
    );
  if (labels.length > maxLabels)
    errors.add('issue-labels', `contains ${labels.length} labels; at most ${maxLabels} are allowed`, 'Remove some.');
}
