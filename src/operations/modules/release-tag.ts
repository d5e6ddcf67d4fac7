import { ActionError } from '../../errors.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { parseVersion, type Version } from '../../clients/registry/version.ts';

/** A module with the prefix of its tags, from the input or the registry; undefined if neither sets one. */
export interface TaggedModule {
  readonly module: Module;
  readonly prefix: string | undefined;
}

export interface TaggedRelease {
  readonly module: Module;
  readonly version: Version;
}

/** The names by which a tag calls a module without a prefix, after any path. */
const nameForms: readonly ((module: Module) => string)[] = [
  // release-please: `network-v1.2.3`; changesets: `@acme/network@1.2.3`; beachball: `@acme/network_v1.2.3`
  ({ name }) => name,
  ({ name, provider }) => `${name}-${provider}`,
  ({ name, provider }) => `${provider}-${name}`,
  ({ name, provider }) => `${name}/${provider}`,
  // terraform-module-releaser: `aws/network/v1.2.3`
  ({ name, provider }) => `${provider}/${name}`,
  // release-please, for a package with the name that the registry requires of a repository
  ({ name, provider }) => `terraform-${provider}-${name}`,
];
const separators = ['-', '/', '@', '_', '.'];

/**
 * The modules that a tag releases, and their versions: `v1.2.3` and `1.2.3` without a prefix, `app-v1.2.3` with the
 * prefix `app-`. The module whose longest name or prefix the tag carries counts. Empty if the tag belongs to no module.
 *
 * @throws ActionError `input` if the tag carries a name that several modules have
 * @see https://developer.hashicorp.com/terraform/cloud-docs/registry/publish-modules
 */
export function findTaggedReleases(tag: string, tagged: readonly TaggedModule[]): readonly TaggedRelease[] {
  const found = tagged.flatMap((one) => {
    const carried = findName(tag, one, (rest) => parseVersion(rest) !== undefined);
    const version = carried && parseVersion(carried.rest);
    return carried === undefined || version === undefined ? [] : [{ ...one, version, length: carried.length }];
  });
  const longest = Math.max(0, ...found.map(({ length }) => length));
  const releases = found.filter(({ length }) => length === longest);
  // Modules with the same prefix, or none, are released together.
  if (longest > 0 && releases.length > 1 && releases.some(({ prefix }) => prefix === undefined))
    throw ambiguousTag(tag, releases);
  return releases.map(({ module, version }) => ({ module, version }));
}

function ambiguousTag(tag: string, releases: readonly TaggedRelease[]): ActionError {
  const names = releases.map(({ module }) => `\`${moduleName(module)}\``);
  return new ActionError({
    reason: 'input',
    message: `The tag \`${tag}\` may be a version of ${names.join(' or of ')}. Nothing was changed`,
    help: 'no-release',
    hint: 'Name the provider in the tag, as in `aws/network/v1.2.3`, or set the tag prefix of each module in the registry.',
  });
}

/** Whether a tag is one that follows releases, such as `v1`, `app-v1.2` or `latest`, and not a version. */
export function isMovingTag(tag: string, tagged: TaggedModule): boolean {
  return !/\d/.test(tag) || isLine(tag) || isLine(findName(tag, tagged, isLine)?.rest ?? '');
}

/** A major or minor line: `v1`, `1.2`. */
function isLine(rest: string): boolean {
  return /^v?\d+(?:\.\d+)?$/.test(rest);
}

/** The length of the prefix or name by which a tag calls a module, and what follows it; undefined if it does not, or what follows is no `end`. */
function findName(
  tag: string,
  { module, prefix }: TaggedModule,
  isEnd: (rest: string) => boolean,
): { readonly length: number; readonly rest: string } | undefined {
  if (prefix !== undefined)
    return tag.startsWith(prefix) ? { length: prefix.length, rest: tag.slice(prefix.length) } : undefined;
  if (isEnd(tag)) return { length: 0, rest: tag };
  const names = nameForms.flatMap((form) => {
    const name = form(module);
    return separators.flatMap((separator) => {
      const at = `/${tag}`.lastIndexOf(`/${name}${separator}`);
      const rest = tag.slice(at + name.length + 1);
      return at >= 0 && isEnd(rest) ? [{ length: name.length, rest }] : [];
    });
  });
  return names.toSorted((a, b) => b.length - a.length)[0];
}
