import { ActionError } from '../../errors.ts';
import { formatModuleName, type Module } from '../../clients/registry/module.ts';
import { isVersionLine, parseVersion, type Version } from '../../clients/registry/version.ts';

/** A module with the prefix of its tags, from the input or the registry; `undefined` if neither sets one. */
export interface TaggedModule {
  readonly module: Module;
  readonly prefix: string | undefined;
}

export interface TaggedRelease {
  readonly module: Module;
  readonly version: Version;
}

function isNamed(text: string, name: string): boolean {
  return text.startsWith(name) && '-/@_.'.includes(text.charAt(name.length) || ' ');
}

/** Folders that are accepted in front of a name. Any other folder, such as `azurerm/`, may be part of the name of a different module. */
const folders = ['modules-', 'modules/', 'modules_', 'modules.', 'packages/', 'terraform/', 'terraform-modules/'];

/** Splits a tag of a module without a prefix; the longest beginning first (docs/deprecation-options.md). terraform-module-releaser replaces `-` by its separator. */
function splitTag(
  tag: string,
  { organization, name, provider }: Module,
): { readonly name: string; readonly rest: string } {
  const pairs = [`${provider}/${name}`, `${name}/${provider}`];
  const joinedNames = ['-', '/'].flatMap((sign) => pairs.map((pair) => pair.replace('/', sign)));
  const convertedNames = ['_', '.'].flatMap((sign) => pairs.map((pair) => pair.replaceAll(/[/-]/g, sign)));
  const names = [`terraform-${provider}-${name}`, ...joinedNames, ...convertedNames, name];
  const before = [...folders, `${organization}/`, `@${organization}/`];
  let text = tag;
  for (;;) {
    const match = names.find((candidate) => isNamed(text, candidate));
    if (match !== undefined) return { name: match, rest: text.slice(match.length + 1) };
    const folder = before.find((candidate) => text.startsWith(candidate));
    if (folder === undefined) return { name: '', rest: '' };
    text = text.slice(folder.length);
  }
}

/**
 * The modules that a tag releases, and their versions: `v1.2.3` and `1.2.3` without a prefix, `app-v1.2.3` with the
 * prefix `app-`. The module whose longest name or prefix the tag carries counts. Empty if the tag belongs to no module.
 *
 * @throws ActionError `input` if the tag carries a name that several modules have
 * @see https://developer.hashicorp.com/terraform/cloud-docs/registry/publish-modules
 */
export function findTaggedReleases(tag: string, modules: readonly TaggedModule[]): readonly TaggedRelease[] {
  const taggedReleases = modules.flatMap((release) => {
    const match = findName(tag, release, (rest) => parseVersion(rest) !== undefined);
    const version = match && parseVersion(match.rest);
    return match === undefined || version === undefined ? [] : [{ ...release, version, length: match.length }];
  });
  const longest = Math.max(0, ...taggedReleases.map(({ length }) => length));
  const releases = taggedReleases.filter(({ length }) => length === longest);
  // Modules with the same prefix, or none, are released together.
  if (longest > 0 && releases.length > 1 && releases.some(({ prefix }) => prefix === undefined))
    throw createAmbiguousTagError(tag, releases);
  return releases.map(({ module, version }) => ({ module, version }));
}

function createAmbiguousTagError(tag: string, releases: readonly TaggedRelease[]): ActionError {
  const names = releases.map(({ module }) => `\`${formatModuleName(module)}\``);
  return new ActionError({
    reason: 'input',
    message: `The tag \`${tag}\` may be a version of ${names.join(' or of ')}. Nothing was changed`,
    help: 'no-release',
    hint: 'Name the provider in the tag, as in `aws/network/v1.2.3`, or set the tag prefix of each module in the registry.',
  });
}

/** Whether a tag moves with releases, such as `v1`, `app-v1.2` or `latest`, and is not a version. */
export function isMovingTag(tag: string, module: TaggedModule): boolean {
  return !/\d/.test(tag) || isVersionLine(tag) || isVersionLine(findName(tag, module, isVersionLine)?.rest ?? '');
}

/** The length of the prefix or name of a module in a tag, and the rest; `undefined` if the tag does not name it, or the rest does not pass `isEnd`. */
function findName(
  tag: string,
  { module, prefix }: TaggedModule,
  isEnd: (rest: string) => boolean,
): { readonly length: number; readonly rest: string } | undefined {
  if (prefix !== undefined)
    return tag.startsWith(prefix) ? { length: prefix.length, rest: tag.slice(prefix.length) } : undefined;
  if (isEnd(tag)) return { length: 0, rest: tag };
  const { name, rest } = splitTag(tag, module);
  return isEnd(rest) ? { length: name.length, rest } : undefined;
}
