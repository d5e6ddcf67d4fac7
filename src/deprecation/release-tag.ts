import type { Module } from '../clients/registry/module.ts';
import { parseVersion, type Version } from '../clients/registry/version.ts';

/** A module and how its tags begin: by what was said, or by what the registry says; undefined where neither says anything. */
export interface TaggedModule {
  readonly module: Module;
  readonly prefix: string | undefined;
}

export interface TaggedRelease {
  readonly module: Module;
  readonly version: Version;
}

/**
 * Which modules a tag releases, and as which version: `v1.2.3` and `1.2.3` those without a prefix, `app-v1.2.3` those with the prefix `app-`; of prefixes
 * that begin alike the longest wins. Where no prefix is known, a module's tags may begin with its name, as `app-v1.2.3`, `app/v1.2.3` or `app@1.2.3`.
 * Empty for a tag of no module.
 *
 * @see https://developer.hashicorp.com/terraform/cloud-docs/registry/publish-modules
 */
export function findTaggedReleases(tag: string, tagged: readonly TaggedModule[]): readonly TaggedRelease[] {
  const found = tagged.flatMap(({ module, prefix }) => {
    const matched = prefix === undefined ? lengthByName(tag, module) : lengthByPrefix(tag, prefix);
    const version = matched === undefined ? undefined : parseVersion(tag.slice(matched));
    return matched === undefined || version === undefined ? [] : [{ module, version, matched }];
  });
  const longest = Math.max(0, ...found.map(({ matched }) => matched));
  return found.filter(({ matched }) => matched === longest).map(({ module, version }) => ({ module, version }));
}

function lengthByPrefix(tag: string, prefix: string): number | undefined {
  return tag.startsWith(prefix) ? prefix.length : undefined;
}

/** How long the part before the version is; a path may stand before the name. */
function lengthByName(tag: string, { name, provider }: Module): number | undefined {
  if (parseVersion(tag) !== undefined) return 0;
  const names = [name, `${name}-${provider}`, `${provider}-${name}`, `${name}/${provider}`, `${provider}/${name}`];
  const lengths = names.flatMap((one) =>
    ['-', '/', '@', '_', '.'].flatMap((separator) => {
      const lead = `${one}${separator}`;
      const at = `/${tag}`.lastIndexOf(`/${lead}`);
      const end = at + lead.length;
      return at >= 0 && parseVersion(tag.slice(end)) !== undefined ? [end] : [];
    }),
  );
  return lengths.length === 0 ? undefined : Math.min(...lengths);
}
