import type { Module } from '../../clients/registry/module.ts';
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

/**
 * The modules that a tag releases, and their versions: `v1.2.3` and `1.2.3` without a prefix, `app-v1.2.3` with the
 * prefix `app-`. The longest matching prefix wins. If the prefix is unknown, a tag may start with the name of the
 * module: `app-v1.2.3`, `app/v1.2.3` or `app@1.2.3`. Empty if the tag belongs to no module.
 *
 * @see https://developer.hashicorp.com/terraform/cloud-docs/registry/publish-modules
 */
export function findTaggedReleases(tag: string, tagged: readonly TaggedModule[]): readonly TaggedRelease[] {
  const found = tagged.flatMap(({ module, prefix }) => {
    const matched = prefix === undefined ? lengthByName(tag, module, isVersion) : lengthByPrefix(tag, prefix);
    const version = matched === undefined ? undefined : parseVersion(tag.slice(matched));
    return matched === undefined || version === undefined ? [] : [{ module, version, matched }];
  });
  const longest = Math.max(0, ...found.map(({ matched }) => matched));
  return found.filter(({ matched }) => matched === longest).map(({ module, version }) => ({ module, version }));
}

/** Whether a tag is one that follows releases, such as `v1`, `app-v1.2` or `latest`, and not a version. */
export function isMovingTag(tag: string, { module, prefix }: TaggedModule): boolean {
  if (!/\d/.test(tag) || isLine(tag)) return true;
  const matched = prefix === undefined ? lengthByName(tag, module, isLine) : lengthByPrefix(tag, prefix);
  return matched !== undefined && isLine(tag.slice(matched));
}

function isVersion(text: string): boolean {
  return parseVersion(text) !== undefined;
}

/** A major or minor line: `v1`, `1.2`. */
function isLine(text: string): boolean {
  return /^v?\d+(?:\.\d+)?$/.test(text);
}

function lengthByPrefix(tag: string, prefix: string): number | undefined {
  return tag.startsWith(prefix) ? prefix.length : undefined;
}

/** The length of the part before the version; the name may follow a path. */
function lengthByName(tag: string, { name, provider }: Module, isEnd: (rest: string) => boolean): number | undefined {
  if (isEnd(tag)) return 0;
  const names = [name, `${name}-${provider}`, `${provider}-${name}`, `${name}/${provider}`, `${provider}/${name}`];
  const lengths = names.flatMap((one) =>
    ['-', '/', '@', '_', '.'].flatMap((separator) => {
      const lead = `${one}${separator}`;
      const at = `/${tag}`.lastIndexOf(`/${lead}`);
      const end = at + lead.length;
      return at >= 0 && isEnd(tag.slice(end)) ? [end] : [];
    }),
  );
  return lengths.length === 0 ? undefined : Math.min(...lengths);
}
