import { forkReport } from '../../report/fork-report.ts';
import { expandReport } from '../../report/run-report.ts';
import { checkModulesInputs, isTokenWithheld, readCheckModulesInputs, type CheckModulesInputs } from './inputs.ts';
import { checkReport, type ShownCheck } from './report.ts';
import { checkModules } from './run.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `check-modules`: finds calls of deprecated and revoked module versions, on a pull request of a consumer.
 * Takes Terraform files and the registry; returns the calls, each with the version that Terraform resolves it to, and the version to move to.
 * It changes nothing, and evaluates no Terraform.
 */
export const mode: Mode<typeof checkModulesInputs, CheckModulesInputs, ShownCheck> = {
  inputs: checkModulesInputs,
  activity: 'Checking module calls',
  writes: [],
  read: readCheckModulesInputs,
  run: checkModules,
  report: checkReport,
  withheld: {
    isWithheld: isTokenWithheld,
    report: (context) =>
      expandReport(forkReport('checked', { outputs: { changed: 'false', findings: '[]' } }), context),
  },
};
