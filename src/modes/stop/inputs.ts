import { jobWriteInputs, type readJobInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import type { InputTable, InputValues } from '../../inputs/input.ts';

export const stopInputs = {
  ...jobWriteInputs,
  purge: {
    kind: kinds.boolean,
    default: 'false',
    text: 'Delete the job and its versions once its allocations have stopped.',
  },
  global: { kind: kinds.boolean, default: 'false', text: 'Stop a multiregion job in all regions.' },
  children: shared.children,
} as const satisfies InputTable;

export type StopInputs = ReturnType<typeof readJobInputs<InputValues<typeof stopInputs>>>;
