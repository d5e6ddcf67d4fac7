import { compareVersions, parseTerraformVersion, type TerraformVersion } from './terraform-version.ts';

type Operator = '' | '=' | '!=' | '>' | '<' | '>=' | '<=' | '~>';

/** The constraint of a module call: all parts have to hold. */
export interface Constraint {
  readonly parts: readonly { readonly operator: Operator; readonly version: TerraformVersion }[];
  /** The only prerelease that it allows, by its name. */
  readonly prerelease: string | undefined;
}

const onePart = /^[\t\n\f\r ]*(?:(=|!=|>=?|<=?|~>)[\t\n\f\r ]*)?([^\t\n\f\r ]+)[\t\n\f\r ]*$/;
/** The spellings of one exact prerelease that Terraform 1.11 accepts: no space after `=`, no `v`, and a hyphen before the prerelease. */
const exactPrerelease = /^\s*=?\d+(?:\.\d+){0,2}-[0-9A-Za-z-]+(?:\.[0-9A-Za-z-]+)*(?:\+[0-9A-Za-z.-]+)?\s*$/;

/** The constraint of a call without `version`. */
export const anyRelease: Constraint = { parts: [], prerelease: undefined };

/**
 * Parses the `version` of a module call: a comma-separated list of versions with `=`, `!=`, `>`, `<`, `>=`, `<=`, `~>` or no operator.
 * Undefined for a text that Terraform rejects.
 *
 * @see https://developer.hashicorp.com/terraform/language/expressions/version-constraints
 */
export function parseConstraint(text: string): Constraint | undefined {
  const parts = text.split(',').map(parsePart);
  if (!parts.every((part) => part !== undefined)) return undefined;
  return { parts, prerelease: exactPrerelease.test(text) ? parts[0]?.version.name : undefined };
}

function parsePart(text: string): Constraint['parts'][number] | undefined {
  const [, operator = '', written = ''] = onePart.exec(text) ?? [];
  const version = parseTerraformVersion(written);
  return version === undefined ? undefined : { operator: operator as Operator, version };
}

/** Whether Terraform may choose a version: a prerelease only where the whole constraint is that version. */
export function allows({ parts, prerelease }: Constraint, version: TerraformVersion): boolean {
  if (version.prerelease !== '') return version.name === prerelease;
  return parts.every((part) => isMet(part, version));
}

function isMet({ operator, version: bound }: Constraint['parts'][number], version: TerraformVersion): boolean {
  const order = compareVersions(version, bound);
  switch (operator) {
    case '':
    case '=':
      return order === 0;
    case '!=':
      return order !== 0;
    case '>':
      return order > 0;
    case '<':
      return order < 0;
    case '>=':
      return order >= 0;
    case '<=':
      return order <= 0;
    case '~>':
      return order >= 0 && isSameLine(version, bound);
  }
}

/** All written segments but the last are equal; a bound with more segments than the version, or with a prerelease, allows nothing. */
function isSameLine(
  { segments }: TerraformVersion,
  { segments: bound, written, prerelease }: TerraformVersion,
): boolean {
  if (prerelease !== '' || bound.length > segments.length) return false;
  return bound.slice(0, written - 1).every((segment, at) => segment === segments[at]);
}
