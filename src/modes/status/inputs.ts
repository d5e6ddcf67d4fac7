import { fromCommandInputs, readFromCommand } from '../../inputs/commands.ts';
import { jobInputs, readJobInputs } from '../../inputs/job.ts';
import * as kinds from '../../inputs/kinds.ts';
import * as shared from '../../inputs/shared.ts';
import { readRedaction, redactionInputs, verbose } from '../../inputs/redaction.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const statusInputs = {
  ...jobInputs,
  expect: {
    kind: kinds.choose(['nothing', 'healthy', 'complete']),
    default: 'nothing',
    text: '`healthy` fails the step if the job is not healthy, `complete` if a batch job does not complete.',
  },
  wait: shared.wait,
  ...redactionInputs,
  verbose,
  ...fromCommandInputs,
} as const satisfies InputTable;

export type StatusInputs = ReturnType<typeof readStatusInputs>;

export function readStatusInputs(values: InputValues<typeof statusInputs>, source: InputSource) {
  const command = readFromCommand(values, source.errors);
  const inputs = readJobInputs(values, source);
  return { ...inputs, redaction: readRedaction(values, source), command };
}
