import { connectionInputs, readConnection, readUiAddress, uiInputs } from '../../inputs/connection.ts';
import { jobFileInputs, readJobFileInputs } from '../../inputs/job-files.ts';
import * as kinds from '../../inputs/kinds.ts';
import { readEnvironment } from '../../inputs/github.ts';
import { readRedaction, redactionInputs, verbose } from '../../inputs/redaction.ts';
import * as shared from '../../inputs/shared.ts';
import { readIgnorePattern } from './ignored-fields.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

// All job files are compared: closing the issue means that none of them has drifted.
const { 'only-changed': _onlyChanged, ...allJobFileInputs } = jobFileInputs;

export const driftInputs = {
  ...connectionInputs,
  ...uiInputs,
  ...allJobFileInputs,
  'preserve-counts': shared.preserveCounts,
  ignore: {
    kind: kinds.list,
    inFile: true,
    text: 'Fields that may differ, one `job:field` per line as in the issue, such as `web:app Count` or `*:Meta[deployed_at]`; `*` matches any text.',
  },
  issue: {
    kind: kinds.choose(['auto', 'off']),
    default: 'auto',
    text: '`auto` opens an issue at the first drift, updates it, and closes it when no drift is left; `off` writes none.',
  },
  environment: shared.environment,
  'issue-labels': { kind: kinds.list, inFile: true, text: 'Labels of a new issue, one per line.' },
  'fail-on-drift': { kind: kinds.boolean, default: 'false', text: 'Fail if any job has drifted.' },
  'github-token': shared.githubToken,
  ...redactionInputs,
  verbose,
  timeout: shared.timeout,
} as const satisfies InputTable;

export type DriftInputs = Readonly<ReturnType<typeof readDriftInputs>>;

export function readDriftInputs(values: InputValues<typeof driftInputs>, source: InputSource) {
  const { errors } = source;
  const nomad = readConnection(values, source);
  const jobFiles = readJobFileInputs({ ...values, onlyChanged: false }, source, 'optional');
  const redaction = readRedaction(values, source);
  const ui = readUiAddress(values, nomad, errors);
  const ignore = values.ignore.flatMap((line) => errors.takeValue('ignore', readIgnorePattern(line)) ?? []);
  const id = readEnvironment(values.environment, errors);
  return {
    ...values,
    nomad,
    ui,
    jobFiles,
    // A run that only plans overrides no policies.
    policyOverride: false,
    ignore,
    ignoredLines: values.ignore,
    issue: { isEnabled: values.issue === 'auto', id },
    redaction,
  };
}
