import { planReinstatements } from '../../deprecation/changes.ts';
import { moduleName } from '../../clients/registry/module.ts';
import { decideVersions, newestVersion } from '../../deprecation/policy.ts';
import { isWrittenByOutrider } from '../../deprecation/template.ts';
import { byPrecedence, versionName, type Version } from '../../clients/registry/version.ts';
import { applyChanges } from '../../operations/modules/apply-changes.ts';
import type { ModuleRun } from '../../operations/modules/judge-modules.ts';
import { readModule, type ModuleState } from '../../operations/modules/read-module.ts';
import type { ReleaseTarget } from '../../operations/modules/targets.ts';
import type { ReinstateInputs } from './inputs.ts';
import type { JudgedModule } from '../../deprecation/outcome.ts';
import type { Note } from '../../errors.ts';

export interface ReinstateDependencies extends ModuleRun {
  readonly inputs: ReinstateInputs;
}

/**
 * Reverts the deprecations of a withdrawn release: the policy is evaluated without that release, and every version that it keeps is reinstated. The withdrawn
 * version itself is not changed.
 *
 * @throws ActionError when nothing could be decided
 */
export async function reinstateModule(
  { module, version: withdrawn }: ReleaseTarget,
  dependencies: ReinstateDependencies,
): Promise<JudgedModule> {
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
  return applyChanges(
    { module, version: withdrawn, state, judged, tag: '', notes: reinstateNotes(withdrawn, state, moduleName(module)) },
    inputs,
    dependencies,
  );
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
