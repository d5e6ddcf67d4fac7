import { jobWriteInputs, readJobWriteInputs, type JobWriteInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const stopInputs = {
  ...jobWriteInputs,
  purge: { kind: kinds.boolean, default: 'false', text: 'Forget the job at once, with its versions.' },
  global: { kind: kinds.boolean, default: 'false', text: 'Stop a multiregion job in all of its regions.' },
  'no-shutdown-delay': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Do not wait for the shutdown delays of groups and tasks.',
  },
  children: {
    kind: kinds.boolean,
    default: 'false',
    text: 'Stop also what a parameterized or periodic job has started.',
  },
  'eval-priority': shared.evalPriority,
} as const satisfies InputTable;

type Raw = RawInputs<typeof stopInputs>;

/** What mode `stop` gets. */
export interface StopInputs extends JobWriteInputs {
  readonly purge: boolean;
  readonly global: boolean;
  readonly noShutdownDelay: boolean;
  /** 1 to 100. */
  readonly evalPriority: number | undefined;
  /** Whether what a parameterized or periodic job has started is stopped as well. */
  readonly children: boolean;
}

/** Reads the inputs of mode `stop`; undefined when an error, which is collected, makes that impossible. */
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
