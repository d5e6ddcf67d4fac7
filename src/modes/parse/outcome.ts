import type { ActionError } from '../../errors.ts';
import type { FailedFile, Overridden } from '../../report/plan/plan-outcome.ts';

/** A parsed job file. All of it may be shown, except for {@link ParsedJob.json}. */
export interface ParsedJob {
  /** Relative to the repository's root. */
  readonly file: string;
  readonly id: string;
  readonly namespace: string;
  /** Undefined when neither the file nor an input names one. */
  readonly region: string | undefined;
  readonly type: string;
  readonly groups: readonly { readonly name: string; readonly count: number }[];
  readonly overridden: readonly Overridden[];
  readonly dropped: readonly { readonly name: string; readonly by: string }[];
  /** The job as Nomad parses it, with unredacted values. */
  readonly json: string;
}

/** How a run of mode `parse` ended. */
export interface ParseOutcome {
  readonly jobs: readonly ParsedJob[];
  readonly failed: readonly FailedFile[];
  readonly untouched: number;
  /** Errors before the first file was parsed. */
  readonly failures: readonly ActionError[];
}

/** The outcome of a run that read no job file. */
export const nothingParsed: ParseOutcome = { jobs: [], failed: [], untouched: 0, failures: [] };
