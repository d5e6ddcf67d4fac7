import { nomadInputs, readNomadInputs } from '../../inputs/job.ts';
import { jobFileInputs, readJobFileInputs } from '../../inputs/job-files.ts';
import { readPatterns, revealInput, type RedactionInputs } from '../../inputs/redaction.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const parseInputs = {
  ...nomadInputs,
  ...jobFileInputs,
  'github-token': shared.githubToken,
  environment: shared.environment,
  ...revealInput,
} as const satisfies InputTable;

export type ParseInputs = ReturnType<typeof readParseInputs>;

export function readParseInputs(values: InputValues<typeof parseInputs>, source: InputSource) {
  const inputs = readNomadInputs(values, source);
  const jobFiles = readJobFileInputs(values, source);
  const reveal = readPatterns('reveal', values.reveal, source.errors);
  const redaction: RedactionInputs = { mode: 'default', patterns: [], reveal };
  return { ...values, ...inputs, jobFiles, redaction };
}
