import type { Note } from '../../errors.ts';
import { isWrittenByOutrider, formatModuleName } from '../../clients/registry/module.ts';
import { formatVersion } from '../../clients/registry/version.ts';
import { runOverModules } from '../../operations/modules/change-modules.ts';
import {
  readModule,
  type ModuleRun,
  type PlannedModule,
  type PlannedVersion,
  type ReleaseTarget,
} from '../../operations/modules/module-run.ts';
import { decideVersions, isVersion, findNewestVersion, type Decision } from '../../operations/modules/policy.ts';
import { createRegistryReport, type RegistryOutcome } from '../../report/registry-report.ts';
import { expandReport } from '../../report/run-report.ts';
import { readReinstateInputs, reinstateInputs, type ReinstateInputs } from './inputs.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `reinstate`: reverts the deprecations of a withdrawn release. Takes the event of the withdrawal and the same policy; returns the result of each version.
 * Only versions that Outrider deprecated are reinstated, unless `reinstate-scope` is `all`; the withdrawn version itself is not changed.
 */
export const mode: Mode<typeof reinstateInputs, ReinstateInputs, RegistryOutcome> = {
  inputs: reinstateInputs,
  activity: 'Reinstating',
  writes: ['reinstate'],
  read: readReinstateInputs,
  run: async (inputs, context) =>
    runOverModules(inputs, context, (target, run) => decideReinstatements(target, { ...run, inputs })),
  report: (outcome, context) => expandReport(createRegistryReport(outcome), context),
};

/**
 * Decides which deprecations of a withdrawn release to revert: the policy is evaluated without that release, and every version that it keeps is reinstated. The
 * withdrawn version itself is not changed.
 *
 * @throws ActionError if no decision is possible
 */
export async function decideReinstatements(
  { module, version: withdrawn }: ReleaseTarget,
  { inputs, registry }: ModuleRun & { readonly inputs: ReinstateInputs },
): Promise<PlannedModule> {
  const { policy, reinstateScope: scope } = inputs;
  const { versions, record } = await readModule(registry, module);
  const decisions = decideVersions(
    versions,
    // A deprecated version was old enough at the time, so `min-age` does not apply.
    { ...policy, minAge: 0 },
    {
      released: findNewestVersion(versions, { withdrawn, scope }),
      isMarkedPrerelease: false,
      withdrawn,
      created: new Map(),
      now: Date.now(),
      scope,
    },
  );
  const withdrawnVersion = versions.find(({ version }) => isVersion(version, withdrawn));
  // The registry keeps a version after its tag is deleted, and the next `deprecate` would count it.
  const isCurrent =
    withdrawnVersion !== undefined && withdrawnVersion.deprecation === undefined && !withdrawnVersion.isRevoked;
  const planned = planReinstatements(decisions, inputs);
  const name = `${formatModuleName(module)} ${withdrawn && formatVersion(withdrawn)}`;
  const current = `${name} itself was not changed: consumers can still select it, and the next \`deprecate\` counts it. Delete or deprecate it in the registry.`;
  // The registry may have deleted a withdrawn version; a misspelled one superseded nothing.
  const unknown = `The registry has no version ${name}, and no deprecation depends on it. Check \`module-version\` or the tag.`;
  const isUnknown =
    withdrawn !== undefined && withdrawnVersion === undefined && planned.every(({ change }) => change === undefined);
  const notes: readonly Note[] = [
    ...(isCurrent ? [{ level: 'notice', text: current } as const] : []),
    ...(isUnknown ? [{ level: 'warning', text: unknown } as const] : []),
  ];
  return { module, version: withdrawn, record, versions: planned, notes, failures: [] };
}

/** Plans the reinstatement of the versions that the policy keeps, or that `versions` names with `explicit`. Revoked versions never change. */
export function planReinstatements(
  decisions: readonly Decision[],
  { policy, reinstateScope: scope }: Pick<ReinstateInputs, 'policy' | 'reinstateScope'>,
): readonly PlannedVersion[] {
  const isExplicit = policy.rule === 'explicit';
  return decisions.map((proposal) => {
    const isNamed = policy.versions.some((listedVersion) => isVersion(listedVersion, proposal.version));
    const namingReason = isNamed
      ? ({ verdict: 'keep', reason: 'it is in `versions`' } as const)
      : ({ verdict: 'skip', reason: '`versions` does not name it' } as const);
    const decision = isExplicit && proposal.verdict !== 'skip' ? { ...proposal, ...namingReason } : proposal;
    const unchangedVersion = { ...decision, change: undefined, text: undefined };
    const { verdict, reason, deprecation } = decision;
    if (verdict !== 'keep' || deprecation === undefined) return unchangedVersion;
    if (!isExplicit && scope === 'owned' && !isWrittenByOutrider(deprecation))
      return { ...unchangedVersion, reason: `${reason}; but a person deprecated it` };
    return { ...unchangedVersion, change: 'reinstate' };
  });
}
