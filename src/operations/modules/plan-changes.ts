import { byPrecedence, type Version } from '../../clients/registry/version.ts';
import { deprecationText, isWrittenByOutrider, type TextContext } from './template.ts';
import type { Deprecation } from '../../clients/registry/module.ts';
import type { Decision, ModuleVersion, Policy } from './policy.ts';

/** A version with the decision about it and its change. */
export type PlannedVersion = Decision & (UnchangedVersion | ChangedVersion);

interface UnchangedVersion {
  readonly change: undefined;
  /** The text of this release's deprecation, if that is already written. */
  readonly text?: Deprecation | undefined;
}

export type ChangedVersion =
  | { readonly change: 'deprecate'; readonly text: Deprecation }
  | { readonly change: 'reinstate'; readonly text?: undefined };

interface DeprecationOptions {
  readonly wording: Omit<TextContext, 'successors'>;
  /** Whether the texts of Outrider's own deprecations are updated. */
  readonly updateText: boolean;
}

/** The writes that deprecate what the policy deprecates; versions already in that state are skipped. */
export function planDeprecations(
  decisions: readonly Decision[],
  { wording, updateText }: DeprecationOptions,
): readonly PlannedVersion[] {
  const context = { ...wording, successors: successorsOf(decisions) };
  return decisions.map((decision) => {
    const { deprecation: before, version, verdict, why } = decision;
    if (verdict !== 'deprecate' || version === undefined) return { ...decision, change: undefined };
    if (before !== undefined && !isWrittenByOutrider(before))
      return { ...decision, change: undefined, why: `${why}; a person has already deprecated it` };
    const text = deprecationText(version, context);
    const isWritten = before?.reason === text.reason && before.link === text.link;
    if (before === undefined || (updateText && !isWritten)) return { ...decision, change: 'deprecate', text };
    return {
      ...decision,
      change: undefined,
      why: `${why}; it is already deprecated`,
      ...(isWritten ? { text } : {}),
    };
  });
}

interface ReinstatementOptions {
  readonly policy: Policy;
  readonly scope: 'owned' | 'all';
}

/** The writes that reinstate what the policy keeps, or what `versions` names with `explicit`. Revoked versions never change. */
export function planReinstatements(
  decisions: readonly Decision[],
  { policy, scope }: ReinstatementOptions,
): readonly PlannedVersion[] {
  const isExplicit = policy.rule === 'explicit';
  return decisions.map((given) => {
    const decision = isExplicit ? { ...given, ...byExplicitName(given, policy) } : given;
    const { verdict, why, deprecation } = decision;
    if (verdict !== 'keep' || deprecation === undefined) return { ...decision, change: undefined };
    if (!isExplicit && scope === 'owned' && !isWrittenByOutrider(deprecation))
      return { ...decision, change: undefined, why: `${why}; but a person deprecated it` };
    return { ...decision, change: 'reinstate' };
  });
}

export function isNamed({ version }: ModuleVersion, { versions }: Policy): boolean {
  return version !== undefined && versions.some((named) => byPrecedence(named, version) === 0);
}

function byExplicitName(decision: Decision, policy: Policy): Pick<Decision, 'verdict' | 'why'> {
  const { verdict, why } = decision;
  if (verdict === 'skip') return { verdict, why };
  return isNamed(decision, policy)
    ? { verdict: 'keep', why: '`versions` names it' }
    : { verdict: 'skip', why: '`versions` does not name it' };
}

/** Versions to move to: kept and not deprecated. */
export function successorsOf(decisions: readonly Decision[]): readonly Version[] {
  return decisions.flatMap(({ version, verdict, deprecation }) =>
    verdict === 'keep' && deprecation === undefined && version !== undefined ? [version] : [],
  );
}

export function missingVersions(named: readonly Version[], versions: readonly ModuleVersion[]): readonly Version[] {
  return named.filter(
    (one) => !versions.some(({ version }) => version !== undefined && byPrecedence(one, version) === 0),
  );
}
