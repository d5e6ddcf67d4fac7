import { expandReport } from '../../report/run-report.ts';
import { registryReport } from '../../report/modules/module-report.ts';
import { deprecateInputs, readDeprecateInputs, type DeprecateInputs } from './inputs.ts';
import { withErrors } from '../../errors.ts';
import { changeModules, nothingChanged } from '../../operations/modules/change-modules.ts';
import { decideModules, startModuleRun } from '../../operations/modules/decide-modules.ts';
import { findTargets } from '../../operations/modules/find-targets.ts';
import { decideDeprecations } from './decide-deprecations.ts';
import type { RegistryOutcome } from '../../report/modules/outcome.ts';
import type { Mode } from '../mode.ts';
import type { RunContext } from '../../operations/run-context.ts';

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
  run: async (inputs, context) => withErrors(deprecate(inputs, context), nothingChanged(inputs, context)),
  report: (outcome, context) => expandReport(registryReport(outcome), context),
};

async function deprecate(inputs: DeprecateInputs, context: RunContext): Promise<RegistryOutcome> {
  const waitUntil = performance.now() + inputs.waitForVersion;
  const run = startModuleRun(inputs, context);
  const found = await findTargets(inputs, context.event, run);
  const decided = await decideModules(found.targets, async (target) =>
    decideDeprecations(target, { ...run, inputs, tag: found.tag, event: context.event, waitUntil }),
  );
  return changeModules(decided, found, inputs, run);
}
