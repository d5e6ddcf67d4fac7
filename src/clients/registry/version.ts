import compare from 'semver/functions/compare.js';
import compareBuild from 'semver/functions/compare-build.js';
import parse from 'semver/functions/parse.js';
import type SemVer from 'semver/classes/semver.js';

/** A version as semver reads it; `1.2.3` and `v1.2.3` are one. */
export type Version = SemVer;

/** Reads a version, with or without `v` before it; undefined for what is none, as the moving tags `v1` and `v1.2`. */
export function parseVersion(text: string): Version | undefined {
  return parse(text) ?? undefined;
}

/** As paths and words name it: without `v`, with its build metadata. */
export function versionName(version: Version): string {
  return version.build.length === 0 ? version.version : `${version.version}+${version.build.join('.')}`;
}

/** The same of a version as a registry lists it; of what is none its own text. */
export function listedName(listed: string): string {
  const version = parseVersion(listed);
  return version === undefined ? listed : versionName(version);
}

/** By precedence: negative when `a` is older. Build metadata does not order (https://semver.org, 10 and 11). */
export function byPrecedence(a: Version, b: Version): number {
  return compare(a, b);
}

/** By precedence, and where that is equal by build metadata, so that a list has one order whatever order it came in. */
export function byAge(a: Version, b: Version): number {
  return compareBuild(a, b);
}

export function isPrerelease(version: Version): boolean {
  return version.prerelease.length > 0;
}

/** Whether both are of one x.y.z. */
export function sameRelease(a: Version, b: Version): boolean {
  return a.compareMain(b) === 0;
}
