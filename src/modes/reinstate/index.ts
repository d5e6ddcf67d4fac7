import { withErrors, type Note } from '../../errors.ts';
import {
  judgeModules,
  nothingJudged,
  type ModuleRun,
  type ReleaseTarget,
} from '../../operations/modules/judge-modules.ts';
import { registryReport } from '../../report/modules/module-report.ts';
import { expandReport } from '../../report/run-report.ts';
import { readReinstateInputs, reinstateInputs, type ReinstateInputs } from './inputs.ts';
import { planReinstatements } from '../../deprecation/changes.ts';
import { moduleName } from '../../clients/registry/module.ts';
import { decideVersions, newestVersion } from '../../deprecation/policy.ts';
import { isWrittenByOutrider } from '../../deprecation/template.ts';
import { byPrecedence, versionName, type Version } from '../../clients/registry/version.ts';
import type { DecidedModule } from '../../operations/modules/apply-changes.ts';
import { readModule, type ModuleState } from '../../operations/modules/read-module.ts';
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
      judgeModules(inputs, context, (_, run) => async (target) => decideReinstatements(target, { ...run, inputs })),
      nothingJudged(inputs, context),
    ),
  report: (outcome, context) => expandReport(registryReport(outcome), context),
};

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
  const judged = planReinstatements(decisions, { policy, scope, isOurs: isWrittenByOutrider });
  const notes = reinstateNotes(withdrawn, state, moduleName(module));
  return { module, version: withdrawn, state, judged, notes };
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
