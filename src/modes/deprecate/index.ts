import { expandReport } from '../../report/run-report.ts';
import { registryReport } from '../../report/modules/report.ts';
import { deprecateInputs } from './inputs.ts';
import { readDeprecateInputs, type DeprecateInputs } from './read-inputs.ts';
import { deprecate } from './run.ts';
import type { RegistryOutcome } from '../../deprecation/outcome.ts';
import type { Mode } from '../mode.ts';

export const mode: Mode<typeof deprecateInputs, DeprecateInputs, RegistryOutcome> = {
  inputs: deprecateInputs,
  activity: 'Deprecating',
  writes: true,
  read: readDeprecateInputs,
  run: deprecate,
  report: (outcome, context) => expandReport(registryReport(outcome), context),
};
