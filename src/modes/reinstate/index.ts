import { withErrors, type Note } from '../../errors.ts';
import { moduleName } from '../../clients/registry/module.ts';
import { byPrecedence, versionName, type Version } from '../../clients/registry/version.ts';
import { changeModules, nothingChanged } from '../../operations/modules/change-modules.ts';
import {
  decideModules,
  startModuleRun,
  type DecidedModule,
  type ModuleRun,
  type ReleaseTarget,
} from '../../operations/modules/decide-modules.ts';
import { findTargets } from '../../operations/modules/find-targets.ts';
import { planReinstatements } from '../../operations/modules/plan-changes.ts';
import { decideVersions, newestVersion } from '../../operations/modules/policy.ts';
import { readModule, type ModuleState } from '../../operations/modules/read-module.ts';
import { isWrittenByOutrider } from '../../operations/modules/template.ts';
import { registryReport } from '../../report/modules/module-report.ts';
import { expandReport } from '../../report/run-report.ts';
import { readReinstateInputs, reinstateInputs, type ReinstateInputs } from './inputs.ts';
import type { RegistryOutcome } from '../../report/modules/outcome.ts';
import type { Mode } from '../mode.ts';
import type { RunContext } from '../../operations/run-context.ts';

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
  run: async (inputs, context) => withErrors(reinstate(inputs, context), nothingChanged(inputs, context)),
  report: (outcome, context) => expandReport(registryReport(outcome), context),
};

async function reinstate(inputs: ReinstateInputs, context: RunContext): Promise<RegistryOutcome> {
  const run = startModuleRun(inputs, context);
  const found = await findTargets(inputs, context.event, run);
  const decided = await decideModules(found.targets, async (target) =>
    decideReinstatements(target, { ...run, inputs }),
  );
  return changeModules(decided, found, inputs, run);
}

/**
 * Decides which deprecations of a withdrawn release to revert: the policy is evaluated without that release, and every version that it keeps is reinstated. The
 * withdrawn version itself is not changed.
 *
 * @throws ActionError when nothing could be decided
 */
export async function decideReinstatements(
  { module, version: withdrawn }: ReleaseTarget,
  dependencies: ModuleRun & { readonly inputs: ReinstateInputs },
): Promise<DecidedModule> {
  const { inputs, registry, now } = dependencies;
  const { policy, reinstateScope: scope } = inputs;
  const state = await readModule(registry, module);
  // With scope `all` every deprecation is reverted, whoever made it.
  const counts = scope === 'all' ? () => true : isWrittenByOutrider;
  const released = newestVersion(state.versions, { withdrawn, isOurs: counts });
  // What was deprecated was old enough at the time, so `min-age` does not apply.
  const decisions = decideVersions(
    state.versions,
    { ...policy, minAge: 0 },
    { released, isMarkedPrerelease: false, withdrawn, created: new Map(), now: now(), isOurs: counts },
  );
  const versions = planReinstatements(decisions, { policy, scope });
  const notes = reinstateNotes(withdrawn, state, moduleName(module));
  return { module, version: withdrawn, record: state.record, versions, notes };
}

/** The registry keeps a version after its tag is deleted, and the next `deprecate` would count it. */
function reinstateNotes(withdrawn: Version | undefined, { versions }: ModuleState, module: string): readonly Note[] {
  const left = versions.find(
    ({ version }) => withdrawn !== undefined && version !== undefined && byPrecedence(version, withdrawn) === 0,
  );
  if (withdrawn === undefined || left === undefined || left.deprecation !== undefined || left.revoked) return [];
  const text = `${module} ${versionName(withdrawn)} itself was not changed: consumers still get it, and the next \`deprecate\` counts it as the newest. Delete or deprecate it in the registry.`;
  return [{ level: 'notice', text }];
}
