import { shortened, toOneLine } from '../../clients/http/messages.ts';
import { moduleName, type Deprecation, type Module } from '../../clients/registry/module.ts';
import { allows, anyRelease, parseConstraint, type Constraint } from './constraint.ts';
import { highestOf, type ListedVersion } from './read-listing.ts';
import type { CallSite } from './read-files.ts';
import type { Finding, Replacement, Unchecked } from './outcome.ts';

/** What Terraform makes of the constraint of a call. */
export type Resolution =
  | { readonly kind: 'resolved'; readonly version: ListedVersion; readonly replacement: Replacement | undefined }
  | { readonly kind: 'unresolved'; readonly problem: string };

/** Resolves a module call as Terraform does: the highest listed version that the constraint allows, whatever its state. */
export function resolveCall({ version }: Pick<CallSite, 'version'>, listed: readonly ListedVersion[]): Resolution {
  const text = version?.text;
  const constraint = text === undefined ? anyRelease : parseConstraint(text);
  if (constraint === undefined) return { kind: 'unresolved', problem: 'is not a version constraint' };
  const resolved = highestOf(listed.filter((one) => allows(constraint, one.version)));
  if (resolved !== undefined) {
    return { kind: 'resolved', version: resolved, replacement: replacementIn(listed, constraint) };
  }
  const newest = newestOf(listed);
  const available = newest === undefined ? 'the module has no versions' : `the newest is ${newest.version.name}`;
  return { kind: 'unresolved', problem: `matches no version in the registry; ${available}` };
}

/** The highest usable version that the constraint allows, or else the newest. */
function replacementIn(listed: readonly ListedVersion[], constraint: Constraint): Replacement | undefined {
  const usable = listed.filter(({ isUsable }) => isUsable);
  const allowed = highestOf(usable.filter(({ version }) => allows(constraint, version)));
  if (allowed !== undefined) return { version: allowed.version.name, isAllowed: true };
  const newest = newestOf(usable);
  return newest === undefined ? undefined : { version: newest.version.name, isAllowed: false };
}

/** The highest release, or else the highest prerelease. */
function newestOf(versions: readonly ListedVersion[]): ListedVersion | undefined {
  return highestOf(versions.filter(({ version }) => version.prerelease === '')) ?? highestOf(versions);
}

/** Where a call is annotated: the line that has to change. */
export function placeOf({ file, version, source }: CallSite): Finding['place'] {
  return { file, line: (version ?? source).line };
}

/** The finding about a call that resolves to a revoked or deprecated version. */
export function findingOf(
  site: CallSite,
  module: Module,
  { version: { version, state }, replacement }: Extract<Resolution, { readonly kind: 'resolved' }>,
  texts: Deprecation,
): Finding | undefined {
  if (state === 'active') return undefined;
  return {
    place: placeOf(site),
    module: moduleName(module),
    constraint: site.version?.text ?? '',
    version: version.name,
    state,
    reason: shortened(toOneLine(texts.reason)),
    link: toHttpsLink(texts.link),
    replacement,
  };
}

/** A call whose constraint Terraform cannot resolve either. */
export function unresolvedCall(site: CallSite, module: Module, problem: string): Unchecked {
  const constraint = site.version?.text === undefined ? '' : ` with \`${shortened(toOneLine(site.version.text))}\``;
  return {
    level: 'warning',
    problem: `The constraint of \`${moduleName(module)}\`${constraint} ${problem}`,
    places: [placeOf(site)],
  };
}

const maxLinkLength = 2000;

/** Empty for any other text: the registry does not check links. */
function toHttpsLink(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain = url?.protocol === 'https:' && url.username === '' && url.password === '';
  return isPlain && url.href.length <= maxLinkLength ? url.href : '';
}
