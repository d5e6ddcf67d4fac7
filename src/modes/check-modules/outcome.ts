import { plural } from '../../text/numbers.ts';
import type { ActionError, Location } from '../../errors.ts';

/** What the registry says about a version, worst first. */
export type VersionState = 'revoked' | 'deprecated' | 'active';

/** A module call that resolves to a version that its consumers have to leave. */
export interface Finding {
  readonly place: Location & { readonly line: number };
  /** `organization/name/provider`. */
  readonly module: string;
  /** Empty without one. */
  readonly constraint: string;
  /** The version that Terraform resolves the constraint to. */
  readonly version: string;
  readonly state: Exclude<VersionState, 'active'>;
  /** One line; perhaps empty. */
  readonly reason: string;
  /** An https URL, or empty. */
  readonly link: string;
  /** The version to move to; undefined where there is none. */
  readonly replacement: Replacement | undefined;
}

export interface Replacement {
  readonly version: string;
  /** Whether the constraint allows it. */
  readonly isAllowed: boolean;
}

/** A file or a module call that was not checked. */
export interface Unchecked {
  /** A notice where Outrider cannot check it, a warning where Terraform cannot use it either, or the registry does not show it. */
  readonly level: 'notice' | 'warning';
  /** A sentence without its period. */
  readonly problem: string;
  readonly places: readonly Location[];
}

export interface CheckOutcome {
  /** Host and port of the registry. */
  readonly registry: string;
  readonly files: number;
  /** Files that the pull request does not touch. */
  readonly untouched: number;
  /** Module calls of the registry. */
  readonly calls: number;
  /** Revoked versions first, then by place. */
  readonly findings: readonly Finding[];
  readonly unchecked: readonly Unchecked[];
  readonly failures: readonly ActionError[];
  readonly failOn: 'revoked' | 'deprecated' | 'unchecked' | 'never';
}

export function isFailing({ state }: Pick<Finding, 'state'>, { failOn }: Pick<CheckOutcome, 'failOn'>): boolean {
  return failOn !== 'never' && (state === 'revoked' || failOn !== 'revoked');
}

function countUnchecked(unchecked: readonly Unchecked[]): number {
  return unchecked.reduce((sum, { places }) => sum + places.length, 0);
}

export function isFailingUnchecked(
  { places }: Pick<Unchecked, 'places'>,
  { failOn }: Pick<CheckOutcome, 'failOn'>,
): boolean {
  return failOn === 'unchecked' && places.length > 0;
}

/** The check in one line: "1 module call resolves to a revoked version, 2 to deprecated versions; 1 not checked". */
export function checkHeadline({ registry, calls, findings, unchecked, failures }: CheckOutcome): string {
  const [failure] = failures;
  if (failure !== undefined && findings.length === 0) return failure.message;
  const left = countUnchecked(unchecked);
  const rest = `${left === 0 ? '' : `; ${left} not checked`}${failure === undefined ? '' : '; the check failed for others'}`;
  if (findings.length > 0) return `${describeFindings(findings)}${rest}`;
  if (calls === 0) return `No module call of \`${registry}\`${rest}`;
  return `No revoked or deprecated version in ${plural(calls, 'module call')}${rest}`;
}

function describeFindings(findings: readonly Finding[]): string {
  const counts = (['revoked', 'deprecated'] as const).map(
    (state) => [state, findings.filter((finding) => finding.state === state).length] as const,
  );
  const parts = counts
    .filter(([, count]) => count > 0)
    .map(([state, count], at) => {
      const subject = at === 0 ? `${plural(count, 'module call')} ${count === 1 ? 'resolves' : 'resolve'}` : count;
      return `${subject} to ${count === 1 ? `a ${state} version` : `${state} versions`}`;
    });
  return parts.join(', ');
}

/** The problem of a call, as a plain sentence without its period. */
export function describeFinding({ module, version, state, constraint, reason }: Finding): string {
  const call = constraint === '' ? `${module} without a version` : `${module} "${constraint}"`;
  return `${call} resolves to ${version}, which is ${state}${reason === '' ? '' : `: ${reason.replace(/\.$/, '')}`}`;
}

/** What to do about it, as a sentence. */
export function describeMove({ replacement }: Pick<Finding, 'replacement'>): string {
  if (replacement === undefined) return 'The registry has no version to move to: ask the owner of the module.';
  const { version, isAllowed } = replacement;
  return isAllowed
    ? `Pin ${version}, which the constraint allows.`
    : `Move to ${version}; the constraint has to change.`;
}
