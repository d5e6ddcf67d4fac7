import { readRedaction, type Judgement, type RedactionInputs } from '../../inputs/planning.ts';
import type { RawInputs } from '../../inputs/raw.ts';
import { readJobVerb, type JobVerbInputs } from '../../inputs/verb.ts';

/** All that mode `status` may be told. */
export interface StatusInputs extends JobVerbInputs {
  readonly mode: 'status';
  /** Whether it is a failure when the job is not healthy. */
  readonly expectsHealth: boolean;
  readonly redaction: RedactionInputs;
  readonly verbose: boolean;
}

/** Reads the inputs of mode `status`; undefined when a mistake, which is noted, makes that impossible. */
export function readStatusInputs(raw: RawInputs, judgement: Judgement): StatusInputs | undefined {
  const verb = readJobVerb(raw, judgement);
  const redaction = readRedaction(raw, judgement.fork, judgement.mistakes);
  if (verb === undefined) return undefined;
  return { ...verb, mode: 'status', expectsHealth: raw.expect === 'healthy', redaction, verbose: raw.verbose };
}
