import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const stopInputs = {
  ...jobWriteInputs,
  purge: {
    kind: kinds.boolean,
    default: 'false',
    text: 'Delete the job and its version history once its allocations have stopped, instead of leaving them to garbage collection.',
  },
  global: { kind: kinds.boolean, default: 'false', text: 'Stop a multiregion job in all of its regions.' },
  'no-shutdown-delay': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Skip the shutdown delay of groups and tasks.',
  },
  children: {
    kind: kinds.boolean,
    default: 'false',
    text: 'Also stop the jobs that a parameterized or periodic job has launched.',
  },
  'eval-priority': shared.evalPriority,
} as const satisfies InputTable;

type Raw = RawInputs<typeof stopInputs>;

/** The inputs of mode `stop`. */
export interface StopInputs extends JobWriteInputs {
  readonly purge: boolean;
  readonly global: boolean;
  readonly noShutdownDelay: boolean;
  /** 1 to 100. */
  readonly evalPriority: number | undefined;
  /** Whether the child jobs of a parameterized or periodic job are stopped as well. */
  readonly children: boolean;
}

/** Reads the inputs of mode `stop`; undefined after an error that makes that impossible. Errors are collected. */
export function readStopInputs(raw: Raw, reading: InputSource): StopInputs | undefined {
  const inputs = readJobWriteInputs(raw, reading);
  if (inputs === undefined) return undefined;
  return {
    ...inputs,
    purge: raw.purge,
    global: raw.global,
    noShutdownDelay: raw['no-shutdown-delay'],
    evalPriority: raw['eval-priority'],
    children: raw.children,
  };
}
