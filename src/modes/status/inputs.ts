import {
  fromCommandInputs,
  readFromCommand,
  withoutJob,
  type CommandSettings,
} from '../../inputs/commands/settings.ts';
import { jobInputs, readJobInputs, type JobInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import { readRedaction, redactionInputs, verbose, type RedactionInputs } from '../../inputs/redaction.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const statusInputs = {
  ...jobInputs,
  expect: {
    kind: kinds.choice(['nothing', 'healthy']),
    default: 'nothing',
    text: '`healthy` fails the step if the job is not healthy.',
  },
  ...redactionInputs,
  verbose,
  ...fromCommandInputs,
} as const satisfies InputTable;

type Raw = RawInputs<typeof statusInputs>;

/** The inputs of mode `status`. */
export interface StatusInputs extends JobInputs {
  /** Whether an unhealthy job fails the run. */
  readonly expectsHealth: boolean;
  readonly redaction: RedactionInputs;
  readonly verbose: boolean;
  /** The rules of the command that the run is from; undefined if it is from none. */
  readonly command: CommandSettings | undefined;
}

/** Reads the inputs of mode `status`; undefined after an error that makes that impossible. Errors are collected. */
export function readStatusInputs(raw: Raw, reading: InputSource): StatusInputs | undefined {
  const command = readFromCommand(raw, reading.errors);
  const inputs = readJobInputs(withoutJob(raw), reading);
  // The pull request of a comment may be from a fork.
  const redaction = readRedaction(raw, { ...reading, fork: reading.fork || raw['from-command'] });
  if (inputs === undefined) return undefined;
  return { ...inputs, expectsHealth: raw.expect === 'healthy', redaction, verbose: raw.verbose, command };
}
