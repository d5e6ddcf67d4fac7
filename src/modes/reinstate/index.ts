import { withErrors } from '../../errors.ts';
import { judgeModules, nothingJudged } from '../../operations/modules/judge-modules.ts';
import { registryReport } from '../../report/modules/report.ts';
import { expandReport } from '../../report/run-report.ts';
import { readReinstateInputs, reinstateInputs, type ReinstateInputs } from './inputs.ts';
import { reinstateModule } from './reinstate-module.ts';
import type { RegistryOutcome } from '../../deprecation/outcome.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `reinstate`: reverts the deprecations of a withdrawn release.
 * Takes the event of the withdrawal and the same policy; returns the result of each version.
 * Only versions that Outrider deprecated are reinstated, unless `reinstate-scope` is `all`; the withdrawn version itself is not changed.
 */
export const mode: Mode<typeof reinstateInputs, ReinstateInputs, RegistryOutcome> = {
  inputs: reinstateInputs,
  activity: 'Reinstating',
  writes: ['reinstate'],
  read: readReinstateInputs,
  run: async (inputs, context) =>
    withErrors(
      judgeModules(inputs, context, (_, run) => async (target) => reinstateModule(target, { ...run, inputs })),
      nothingJudged(inputs, context),
    ),
  report: (outcome, context) => expandReport(registryReport(outcome), context),
};
