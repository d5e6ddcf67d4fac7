import { byPrecedence, type Version } from '../clients/registry/version.ts';
import type { Deprecation } from '../clients/registry/module.ts';
import type { Decision, ModuleVersion, Policy } from './policy.ts';

export type VersionChange =
  | {
      readonly kind: 'deprecate';
      readonly version: string;
      readonly text: Deprecation;
      /** The current deprecation. */
      readonly before: Deprecation | undefined;
    }
  | { readonly kind: 'reinstate'; readonly version: string };

export interface JudgedVersionChange extends Decision {
  /** The version as the registry lists it, which is its name in paths of the API. */
  readonly name: string;
  readonly change: VersionChange | undefined;
  /** The text of this release's deprecation, already written or to be written. */
  readonly text?: Deprecation | undefined;
}

interface DeprecationOptions {
  readonly textFor: (version: Version) => Deprecation;
  /** Whether the texts of Outrider's own deprecations are updated. */
  readonly updateText: boolean;
  readonly isOurs: (deprecation: Deprecation) => boolean;
}

/** The writes that deprecate what the policy deprecates; versions already in that state are skipped. */
export function planDeprecations(
  decisions: readonly Decision[],
  { textFor, updateText, isOurs }: DeprecationOptions,
): readonly JudgedVersionChange[] {
  return decisions.map((decision) => {
    const { deprecation: before, version } = decision.of;
    const judged = { ...decision, name: decision.of.listed, change: undefined };
    if (decision.verdict !== 'deprecate' || version === undefined) return judged;
    if (before !== undefined && !isOurs(before))
      return { ...judged, why: `${decision.why}; a person has already deprecated it` };
    const text = textFor(version);
    const same = before !== undefined && before.reason === text.reason && before.link === text.link;
    if (same) return { ...judged, why: `${decision.why}; it is already deprecated`, text };
    if (before !== undefined && !updateText) return { ...judged, why: `${decision.why}; it is already deprecated` };
    return { ...judged, text, change: { kind: 'deprecate', version: judged.name, text, before } };
  });
}

interface ReinstatementOptions {
  readonly policy: Policy;
  readonly scope: 'owned' | 'all';
  readonly isOurs: (deprecation: Deprecation) => boolean;
}

/** The writes that reinstate what the policy keeps, or what `versions` names with `explicit`. Revoked versions never change. */
export function planReinstatements(
  decisions: readonly Decision[],
  { policy, scope, isOurs }: ReinstatementOptions,
): readonly JudgedVersionChange[] {
  return decisions.map((decision) => {
    const { of } = decision;
    const { why, verdict } = policy.rule === 'explicit' ? byExplicitName(decision, policy) : decision;
    const judged = { ...decision, verdict, why, name: of.listed, change: undefined };
    if (verdict !== 'keep' || of.deprecation === undefined) return judged;
    if (policy.rule !== 'explicit' && scope === 'owned' && !isOurs(of.deprecation)) {
      return { ...judged, why: `${why}; but a person deprecated it` };
    }
    return { ...judged, change: { kind: 'reinstate', version: judged.name } };
  });
}

export function isNamed({ version }: ModuleVersion, { versions }: Policy): boolean {
  return version !== undefined && versions.some((named) => byPrecedence(named, version) === 0);
}

function byExplicitName({ of, verdict, why }: Decision, policy: Policy): Pick<Decision, 'verdict' | 'why'> {
  if (verdict === 'skip') return { verdict, why };
  return isNamed(of, policy)
    ? { verdict: 'keep', why: '`versions` names it' }
    : { verdict: 'skip', why: '`versions` does not name it' };
}

/** Versions to move to: kept and not deprecated. */
export function successorsOf(decisions: readonly Decision[]): readonly Version[] {
  return decisions.flatMap(({ of, verdict }) =>
    verdict === 'keep' && of.deprecation === undefined && of.version !== undefined ? [of.version] : [],
  );
}

export function missingVersions(named: readonly Version[], versions: readonly ModuleVersion[]): readonly Version[] {
  return named.filter(
    (one) => !versions.some(({ version }) => version !== undefined && byPrecedence(one, version) === 0),
  );
}
