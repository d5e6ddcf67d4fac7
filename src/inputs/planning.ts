import { connectionInputs, readConnection, readUiAddress, uiInputs } from './connection.ts';
import { commentInputs, readComment } from './github.ts';
import { jobFileInputs, readJobFileInputs, type LateInputs } from './job-files.ts';
import * as kinds from './kinds.ts';
import { readRedaction, redactionInputs, verbose } from './redaction.ts';
import { readSigningKeyInput, reviewInputs } from './review.ts';
import * as shared from './shared.ts';
import type { InputSource, InputTable, InputValues } from './input.ts';

/** The inputs of all modes that plan job files; mode `register` plans again with the same inputs. */
export const planningInputs = {
  ...connectionInputs,
  ...uiInputs,
  ...jobFileInputs,
  submission: {
    kind: kinds.boolean,
    default: 'true',
    inFile: true,
    text: 'Store the source of the job and its variables for the Nomad UI, without values that are or may be secret.',
  },
  'preserve-counts': shared.preserveCounts,
  stages: {
    kind: kinds.lists,
    inFile: true,
    text: 'Order of the registration: a list of lists of paths and globs. A stage starts when all jobs of the previous stage are healthy or complete. Files in no stage come last.',
  },
  'policy-override': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Override soft-mandatory Sentinel policies (Nomad Enterprise).',
  },
  ...reviewInputs,
  'stop-removed': {
    kind: kinds.boolean,
    default: 'false',
    inFile: true,
    text: 'After the merge, stop the jobs whose files the pull request removes. Set it to the same value in plan and register.',
  },
  children: shared.children,
  ...commentInputs,
  ...redactionInputs,
  verbose,
  timeout: shared.timeout,
} as const satisfies InputTable;

export type PlanningInputs = Readonly<ReturnType<typeof readPlanningInputs>>;

export function readPlanningInputs(
  values: InputValues<typeof planningInputs>,
  source: InputSource,
  lateValues?: LateInputs['values'],
) {
  const { errors } = source;
  const nomad = readConnection(values, source);
  return {
    ...values,
    nomad,
    jobFiles: { ...readJobFileInputs(values, source, lateValues), stages: values.stages },
    redaction: readRedaction(values, source),
    comment: readComment(values, errors),
    review: { mode: values.review, keys: readSigningKeyInput(values, errors) },
    ui: readUiAddress(values, nomad, errors),
  };
}
