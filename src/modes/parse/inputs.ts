import { nomadInputs, readNomadInputs, type NomadInputs } from '../../inputs/job.ts';
import { jobFileInputs, readJobFileInputs, type JobFileInputs } from '../../inputs/job-files.ts';
import { readPatterns, revealInput, type RedactionInputs } from '../../inputs/redaction.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const parseInputs = {
  ...nomadInputs,
  ...jobFileInputs,
  'github-token': shared.githubToken,
  ...revealInput,
} as const satisfies InputTable;

type Raw = RawInputs<typeof parseInputs>;

/** The inputs of mode `parse`. */
export interface ParseInputs extends NomadInputs {
  readonly jobFiles: JobFileInputs;
  readonly redaction: RedactionInputs;
  /** To find the files that the pull request touches. */
  readonly githubToken: string | undefined;
}

/** Reads the inputs of mode `parse`; undefined after an error that makes that impossible. Errors are collected. */
export function readParseInputs(raw: Raw, reading: InputSource): ParseInputs | undefined {
  const inputs = readNomadInputs(raw, reading);
  const jobFiles = readJobFileInputs(raw, reading);
  const reveal = readPatterns('reveal', raw.reveal, reading.errors);
  if (inputs === undefined) return undefined;
  return {
    ...inputs,
    jobFiles,
    redaction: { mode: 'default', patterns: [], reveal },
    githubToken: raw['github-token'],
  };
}
