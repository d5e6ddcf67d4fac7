import { byPrecedence, versionName, type Version } from '../clients/registry/version.ts';
import type { Deprecation } from '../clients/registry/module.ts';
import type { Decision, ModuleVersion, Policy } from './policy.ts';

/** One write that brings a version to what was decided. */
export type VersionChange =
  | {
      readonly kind: 'deprecate';
      readonly version: string;
      readonly text: Deprecation;
      /** What the registry shows before it. */
      readonly before: Deprecation | undefined;
    }
  | { readonly kind: 'reinstate'; readonly version: string };

/** A version, what was decided of it, and what is to be written. */
export interface JudgedVersionChange extends Decision {
  /** As the registry's paths name it. */
  readonly name: string;
  readonly change: VersionChange | undefined;
  /** What it is deprecated with by this release, already or by the change. */
  readonly text?: Deprecation | undefined;
}

interface DeprecationOptions {
  readonly textFor: (version: Version) => Deprecation;
  /** Whether the texts of our own deprecations are brought up to date. */
  readonly updateText: boolean;
  readonly isOurs: (deprecation: Deprecation) => boolean;
}

/** What is to be written so that what is to be deprecated is; what is already so is left alone. */
export function planDeprecations(
  decisions: readonly Decision[],
  { textFor, updateText, isOurs }: DeprecationOptions,
): readonly JudgedVersionChange[] {
  return decisions.map((decision) => {
    const { deprecation: before, version } = decision.of;
    const judged = { ...decision, name: registryName(decision.of), change: undefined };
    if (decision.verdict !== 'deprecate' || version === undefined) return judged;
    if (before !== undefined && !isOurs(before))
      return { ...judged, why: `${decision.why}; a person deprecated it already` };
    const text = textFor(version);
    const same = before !== undefined && before.reason === text.reason && before.link === text.link;
    if (same) return { ...judged, why: `${decision.why}; it is deprecated already`, text };
    if (before !== undefined && !updateText) return { ...judged, why: `${decision.why}; it is deprecated already` };
    return { ...judged, text, change: { kind: 'deprecate', version: judged.name, text, before } };
  });
}

interface ReinstatementOptions {
  readonly policy: Policy;
  readonly scope: 'owned' | 'all';
  readonly isOurs: (deprecation: Deprecation) => boolean;
}

/** What is to be written so that what the policy keeps is deprecated no more; with `explicit` what it names. Never what is revoked. */
export function planReinstatements(
  decisions: readonly Decision[],
  { policy, scope, isOurs }: ReinstatementOptions,
): readonly JudgedVersionChange[] {
  return decisions.map((decision) => {
    const { of } = decision;
    const { why, verdict } = policy.rule === 'explicit' ? byExplicitName(decision, policy) : decision;
    const judged = { ...decision, verdict, why, name: registryName(of), change: undefined };
    if (verdict !== 'keep' || of.deprecation === undefined) return judged;
    if (policy.rule !== 'explicit' && scope === 'owned' && !isOurs(of.deprecation)) {
      return { ...judged, why: `${why}; but a person deprecated it` };
    }
    return { ...judged, change: { kind: 'reinstate', version: judged.name } };
  });
}

/** Whether `versions` names it. */
export function isNamed({ version }: ModuleVersion, { versions }: Policy): boolean {
  return version !== undefined && versions.some((named) => byPrecedence(named, version) === 0);
}

function byExplicitName({ of, verdict, why }: Decision, policy: Policy): Pick<Decision, 'verdict' | 'why'> {
  if (verdict === 'skip') return { verdict, why };
  return isNamed(of, policy)
    ? { verdict: 'keep', why: '`versions` names it' }
    : { verdict: 'skip', why: '`versions` does not name it' };
}

/** What may be moved to: what stays, and is not deprecated. */
export function successorsOf(decisions: readonly Decision[]): readonly Version[] {
  return decisions.flatMap(({ of, verdict }) =>
    verdict === 'keep' && of.deprecation === undefined && of.version !== undefined ? [of.version] : [],
  );
}

/** The versions that were named and that the registry does not have. */
export function missingVersions(named: readonly Version[], versions: readonly ModuleVersion[]): readonly Version[] {
  return named.filter(
    (one) => !versions.some(({ version }) => version !== undefined && byPrecedence(one, version) === 0),
  );
}

function registryName({ version, listed }: ModuleVersion): string {
  return version === undefined ? listed : versionName(version);
}
