import { checkInputs, readCheckInputs, type CheckInputs } from './inputs.ts';
import { gitHubProbes } from './github.ts';
import { nomadProbes } from './nomad.ts';
import { registryProbes } from './registry.ts';
import { checkReport, type CheckOutcome } from './report.ts';
import { repositoryProbes } from './repository.ts';
import { runProbes } from './probe.ts';
import type { Mode } from '../mode.ts';
import type { CheckableModes } from './needs.ts';

/**
 * Mode `check`: reports whether a setup works, for the modes that the input `for` lists.
 * Takes the inputs of the connections, the tokens and the event; returns one row for each check, the worst first, with its fix.
 * It changes nothing anywhere. No check hides another one, and what cannot be found out without a change is unknown.
 *
 * @param modes all modes whose setup can be checked
 */
export function checkMode(modes: CheckableModes): Mode<typeof checkInputs, CheckInputs, CheckOutcome> {
  return {
    inputs: checkInputs,
    activity: 'Checking the setup',
    writes: [],
    read: (values, source) => readCheckInputs(values, source, modes),
    async run(inputs, context) {
      const areas = [nomadProbes, gitHubProbes, registryProbes, repositoryProbes];
      const checks = await runProbes(areas.flatMap((probesOf) => probesOf(inputs, context)));
      return { modes: inputs.modes.map(({ name }) => name), checks };
    },
    report: checkReport,
  };
}
