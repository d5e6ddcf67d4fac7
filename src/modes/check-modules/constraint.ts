import type { Program } from './module-calls.ts';

type RangeOperator = '' | '=' | '!=' | '>' | '<' | '>=' | '<=' | '~>';

/** The constraint of a module call: all parts have to match. */
export interface Constraint {
  readonly parts: readonly { readonly operator: RangeOperator; readonly version: TerraformVersion }[];
  /** The only prerelease that it allows, by its name. */
  readonly prerelease: string | undefined;
}

const onePart = /^[\t\n\f\r ]*(?:(=|!=|>=?|<=?|~>)[\t\n\f\r ]*)?([^\t\n\f\r ]+)[\t\n\f\r ]*$/;
/** The spellings of one exact prerelease: no space after `=`, a hyphen before the prerelease, and a `v` only in OpenTofu. */
const exactPrerelease = /^\s*=?(v?)\d+(?:\.\d+){0,2}-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*(?:\+[0-9A-Za-z.-]+)?\s*$/;

/**
 * Parses the `version` of a module call: a comma-separated list of versions with `=`, `!=`, `>`, `<`, `>=`, `<=`, `~>` or no operator.
 * Returns `undefined` if Terraform rejects the text.
 *
 * @see https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */
export function parseConstraint(text: string, program: Program = 'Terraform'): Constraint | undefined {
  const parts = text.split(',').map(parsePart);
  if (!parts.every((part) => part !== undefined)) return undefined;
  const [exact, letter] = exactPrerelease.exec(text) ?? [];
  const isExact = exact !== undefined && (letter === '' || program === 'OpenTofu');
  return { parts, prerelease: isExact ? parts[0]?.version.name : undefined };
}

function parsePart(text: string): Constraint['parts'][number] | undefined {
  const [, operator = '', written = ''] = onePart.exec(text) ?? [];
  const version = parseTerraformVersion(written);
  return version === undefined ? undefined : { operator: operator as RangeOperator, version };
}

/** Whether Terraform may choose a version: a prerelease only if the constraint is exactly that version. */
export function allows({ parts, prerelease }: Constraint, version: TerraformVersion): boolean {
  if (version.prerelease !== '') return version.name === prerelease;
  return parts.every(
    ({ operator, version: bound }) =>
      isInOrder[operator](compareVersions(version, bound)) && (operator !== '~>' || isSameLine(version, bound)),
  );
}

const isInOrder: Readonly<Record<RangeOperator, (order: number) => boolean>> = {
  '': (order) => order === 0,
  '=': (order) => order === 0,
  '!=': (order) => order !== 0,
  '>': (order) => order > 0,
  '<': (order) => order < 0,
  '>=': (order) => order >= 0,
  '<=': (order) => order <= 0,
  '~>': (order) => order >= 0,
};

/** Whether all written segments except the last are equal; a bound with more segments than the version, or with a prerelease, allows no version. */
function isSameLine(
  { segments }: TerraformVersion,
  { segments: bound, segmentCount, prerelease }: TerraformVersion,
): boolean {
  if (prerelease !== '' || bound.length > segments.length) return false;
  return bound.slice(0, segmentCount - 1).every((segment, at) => segment === segments[at]);
}

/**
 * A version as Terraform reads it in a module registry and in a constraint: more lenient than a semantic version, with any number of segments.
 *
 * @see https://github.com/hashicorp/go-version
 */
export interface TerraformVersion {
  /** At least three; missing segments are 0. */
  readonly segments: readonly number[];
  readonly segmentCount: number;
  /** Empty for a release. */
  readonly prerelease: string;
  /** Without `v`, with three segments at least, and with its build metadata. */
  readonly name: string;
}

/** The hyphen before a prerelease may be missing if it starts with a letter. */
const wholeVersion =
  /^v?(\d+(?:\.\d+)*)(?:(?:-(?=\d)|-?(?=[A-Za-z~-]))([0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*))?(?:\+([0-9A-Za-z~-]+(?:\.[0-9A-Za-z~-]+)*))?$/;

/** Returns `undefined` if Terraform does not accept the text as a version. */
export function parseTerraformVersion(text: string): TerraformVersion | undefined {
  const [, numbers, tag = '', metadata = ''] = wholeVersion.exec(text) ?? [];
  if (numbers === undefined) return undefined;
  const parts = numbers.split('.').map(Number);
  if (!parts.every(Number.isSafeInteger)) return undefined;
  const segments = [...parts, ...Array<number>(Math.max(0, 3 - parts.length)).fill(0)];
  const name = `${segments.join('.')}${tag === '' ? '' : `-${tag}`}${metadata === '' ? '' : `+${metadata}`}`;
  return { segments, segmentCount: parts.length, prerelease: tag, name };
}

/** Compares by precedence: negative if `a` is older. Build metadata is ignored. */
export function compareVersions(a: TerraformVersion, b: TerraformVersion): number {
  for (let at = 0; at < Math.max(a.segments.length, b.segments.length); at++) {
    const difference = (a.segments[at] ?? 0) - (b.segments[at] ?? 0);
    if (difference !== 0) return difference;
  }
  // Terraform ignores the prerelease if the numbers of segments differ, as in `1.2.3.0` and `1.2.3`.
  if (a.segments.length !== b.segments.length) return 0;
  // A release comes after its prereleases.
  if (a.prerelease === '' || b.prerelease === '') return Number(a.prerelease === '') - Number(b.prerelease === '');
  return a.prerelease.localeCompare(b.prerelease, 'en', { numeric: true });
}
