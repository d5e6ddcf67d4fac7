import { readJobVerb, type JobVerbInputs } from '../../inputs/verb.ts';
import type { Judgement } from '../../inputs/planning.ts';
import type { RawInputs } from '../../inputs/raw.ts';

/** All that mode `stop` may be told. */
export interface StopInputs extends JobVerbInputs {
  readonly mode: 'stop';
  readonly purge: boolean;
  readonly global: boolean;
  readonly noShutdownDelay: boolean;
  /** 1 to 100. */
  readonly evalPriority: number | undefined;
  /** Whether what a parameterized or periodic job has started is stopped as well. */
  readonly children: boolean;
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `stop`; undefined when a mistake, which is noted, makes that impossible. */
export function readStopInputs(raw: RawInputs, judgement: Judgement): StopInputs | undefined {
  const verb = readJobVerb(raw, judgement);
  if (verb === undefined) return undefined;
  return {
    ...verb,
    mode: 'stop',
    purge: raw.purge,
    global: raw.global,
    noShutdownDelay: raw['no-shutdown-delay'],
    evalPriority: raw['eval-priority'],
    children: raw.children,
    wait: raw.wait,
    dryRun: raw['dry-run'],
  };
}
