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

/** The outcome of mode `check-modules`. */
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

/** Whether a finding fails the run. */
export function isFailing({ state }: Pick<Finding, 'state'>, { failOn }: Pick<CheckOutcome, 'failOn'>): boolean {
  return failOn !== 'never' && (state === 'revoked' || failOn !== 'revoked');
}

/** The number of files and calls that were not checked. */
export function countUnchecked(unchecked: readonly Unchecked[]): number {
  return unchecked.reduce((sum, { places }) => sum + places.length, 0);
}

/** Whether something that was not checked fails the run. */
export function isFailingUnchecked(
  { places }: Pick<Unchecked, 'places'>,
  { failOn }: Pick<CheckOutcome, 'failOn'>,
): boolean {
  return failOn === 'unchecked' && places.length > 0;
}
