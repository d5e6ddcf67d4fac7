import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';
import type SemVer from 'semver/classes/semver.js';

/** A semantic version; `1.2.3` and `v1.2.3` are the same. */
export type Version = SemVer;

/** Parses a version, with or without a leading `v`; `undefined` for other texts, such as the moving tags `v1` and `v1.2`. */
export function parseVersion(text: string): Version | undefined {
  return parse(text) ?? undefined;
}

/** Without `v`, with build metadata, as in paths and messages. */
export function formatVersion(version: Version): string {
  return version.build.length === 0 ? version.version : `${version.version}+${version.build.join('.')}`;
}

/** The name of a version in a registry's list; a string that is not a version stays unchanged. */
export function normalizeVersion(listedVersion: string): string {
  const version = parseVersion(listedVersion);
  return version === undefined ? listedVersion : formatVersion(version);
}

/** By precedence: negative when `a` is older. Build metadata does not order (https://semver.org, 10 and 11). */
export function comparePrecedence(a: Version, b: Version): number {
  return compare(a, b);
}

export function isPrerelease(version: Version): boolean {
  return version.prerelease.length > 0;
}

/** A major or minor line: `v1`, `1.2`. */
export function isVersionLine(text: string): boolean {
  return /^v?\d+(?:\.\d+)?$/.test(text);
}
