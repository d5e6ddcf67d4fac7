import { expandReport } from '../../report/run-report.ts';
import { registryReport } from '../../report/modules/report.ts';
import { deprecateInputs, readDeprecateInputs, type DeprecateInputs } from './inputs.ts';
import { deprecate } from './run.ts';
import type { RegistryOutcome } from '../../deprecation/outcome.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `deprecate`: deprecates the versions of a module that a release supersedes.
 * Takes the event of the release and a policy; returns the result of each version.
 * All changes of a module are decided before the first is written. A second run changes nothing, and versions that a person deprecated are left alone.
 */
export const mode: Mode<typeof deprecateInputs, DeprecateInputs, RegistryOutcome> = {
  inputs: deprecateInputs,
  activity: 'Deprecating',
  writes: ['deprecate'],
  read: readDeprecateInputs,
  run: deprecate,
  report: (outcome, context) => expandReport(registryReport(outcome), context),
};
