import { connectionInputs, readConnection, type ConnectionInputs } from '../../inputs/connection/connection.ts';
import { jobFileInputs, readJobFileInputs, type JobFileInputs } from '../../inputs/job-files.ts';
import * as kinds from '../../inputs/kinds.ts';
import { readIdentifier } from '../../inputs/comment.ts';
import { readRedaction, redactionInputs, verbose, type RedactionInputs } from '../../inputs/redaction.ts';
import * as shared from '../../inputs/shared.ts';
import { readUiAddress, uiInputs } from '../../inputs/connection/ui-address.ts';
import { readIgnorePattern, type IgnorePattern } from './judging/ignore-patterns.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputErrors, InputSource } from '../../inputs/input-errors.ts';

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
    text: '`report` also reports jobs that run without a job file, in the namespaces of the job files and of the input `namespace`.',
  },
  prefix: shared.prefix,
  filter: shared.filter,
  ignore: {
    kind: kinds.list,
    text: 'Fields whose differences are no drift, one `job:field` per line, such as `web:TaskGroup[app].Count` or `*:Meta[deployed_at]`. `*` matches any text within a name or a key.',
  },
  issue: {
    kind: kinds.choice(['auto', 'off']),
    default: 'auto',
    text: '`auto` opens an issue at the first drift, keeps it up to date, and closes it when there is none left; `off` writes no issue.',
  },
  'issue-id': {
    kind: kinds.text,
    default: 'default',
    text: 'Identifier of the issue, for a repository with several issues, such as one for each environment.',
  },
  'issue-labels': { kind: kinds.list, text: 'Labels of a new issue, one per line.' },
  'fail-on-drift': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Fail the run if any job has drifted.',
  },
  'skip-open': {
    kind: kinds.boolean,
    default: 'true',
    text: 'Mention, but do not count, drift of jobs that the plan of an open pull request changes.',
  },
  'github-token': shared.githubToken,
  ...redactionInputs,
  verbose,
  timeout: shared.timeout,
} as const satisfies InputTable;

type Raw = RawInputs<typeof driftInputs>;

/** The issue that a run keeps. */
export interface IssueInputs {
  readonly wanted: boolean;
  readonly id: string;
  readonly labels: readonly string[];
}

/** The jobs without a file that a run reports; undefined for none. */
export interface UnmanagedInputs {
  readonly prefix: string | undefined;
  /** In Nomad's filter language. */
  readonly filter: string | undefined;
}

/** The inputs of mode `drift`. */
export interface DriftInputs {
  readonly nomad: ConnectionInputs;
  readonly ui: URL | undefined;
  readonly jobFiles: JobFileInputs;
  readonly preserveCounts: boolean;
  /** A run that only plans overrides no policies. */
  readonly policyOverride: false;
  readonly unmanaged: UnmanagedInputs | undefined;
  readonly ignore: readonly IgnorePattern[];
  readonly issue: IssueInputs;
  readonly failOnDrift: boolean;
  readonly skipOpen: boolean;
  readonly githubToken: string | undefined;
  readonly redaction: RedactionInputs;
  readonly verbose: boolean;
  /** Milliseconds. */
  readonly timeout: number;
}

/** Reads the inputs of mode `drift`; undefined after an error that makes that impossible. Errors are collected. */
export function readDriftInputs(raw: Raw, reading: InputSource): DriftInputs | undefined {
  const { errors } = reading;
  const nomad = readConnection(raw, reading);
  const jobFiles = readJobFileInputs({ ...raw, 'only-changed': false }, reading);
  const redaction = readRedaction(raw, reading);
  const ui = readUiAddress(raw, nomad, errors);
  const unmanaged = readUnmanaged(raw, errors);
  const ignore = readIgnore(raw.ignore, errors);
  const id = readIdentifier('issue-id', raw['issue-id'], errors);
  checkLabels(raw['issue-labels'], errors);
  if (nomad?.namespace === '*')
    errors.add('namespace', 'is `*`, which only `mode: list` accepts', 'Set it to the namespace of the jobs.');
  if (nomad === undefined) return undefined;
  return {
    nomad,
    ui,
    jobFiles,
    preserveCounts: raw['preserve-counts'],
    policyOverride: false,
    unmanaged,
    ignore,
    issue: { wanted: raw.issue === 'auto', id, labels: raw['issue-labels'] },
    failOnDrift: raw['fail-on-drift'],
    skipOpen: raw['skip-open'],
    githubToken: raw['github-token'],
    redaction,
    verbose: raw.verbose,
    timeout: raw.timeout,
  };
}

function readUnmanaged({ unmanaged, prefix, filter }: Raw, errors: InputErrors): UnmanagedInputs | undefined {
  if (unmanaged === 'report') return { prefix, filter };
  for (const [name, text] of Object.entries({ prefix, filter })) {
    if (text !== undefined)
      errors.add(name, 'has no effect without `unmanaged: report`', 'Remove it, or set `unmanaged: report`.');
  }
  return undefined;
}

function readIgnore(lines: readonly string[], errors: InputErrors): readonly IgnorePattern[] {
  return lines.flatMap((line) => {
    const read = readIgnorePattern(line);
    if ('value' in read) return [read.value];
    errors.add('ignore', read.error, read.hint);
    return [];
  });
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
