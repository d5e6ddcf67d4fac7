import type Range from 'semver/classes/range.js';
import type { Deprecation } from '../../clients/registry/module.ts';
import {
  byAge,
  byPrecedence,
  isPrerelease,
  sameRelease,
  type Version,
  versionName,
} from '../../clients/registry/version.ts';

export interface ModuleVersion {
  /** As the registry lists it, which is its name in paths of the API, in messages and in results. */
  readonly name: string;
  /** Undefined if it is not a valid version. */
  readonly version: Version | undefined;
  /** `ok`, or the state of its ingestion. */
  readonly status: string;
  readonly revoked: boolean;
  readonly deprecation: Deprecation | undefined;
}

/** Which versions a release supersedes. */
export interface Policy {
  readonly rule: KeepRule;
  /** How many of the newest stable versions to keep, overall or per line; at least 1. */
  readonly keep: number;
  /** The rule deprecates only versions in this range; undefined for all. */
  readonly range: Range | undefined;
  /** Always deprecated. */
  readonly versions: readonly Version[];
  /** Never deprecated. */
  readonly protect: readonly Range[];
  readonly prereleases: 'superseded' | 'all' | 'ignore' | 'same-rule';
  /** Minimum age in milliseconds since creation; 0 for none. */
  readonly minAge: number;
  readonly onlyOlderThan: 'released' | 'newest';
}

export interface ReleaseContext {
  /** The released version; undefined if there is none. */
  readonly released: Version | undefined;
  /** Whether GitHub shows its release as a pre-release: then it counts as a prerelease, whatever its number is. */
  readonly isMarkedPrerelease: boolean;
  /** The withdrawn version; it supersedes nothing, and stays unchanged. */
  readonly withdrawn: Version | undefined;
  /** Creation times by {@link versionName}, in milliseconds since 1970; only needed for a minimum age. */
  readonly created: ReadonlyMap<string, number>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Whether Outrider wrote a deprecation. A version that a person deprecated does not count. */
  readonly isOurs: (deprecation: Deprecation) => boolean;
}

export interface Decision extends ModuleVersion {
  readonly verdict: 'keep' | 'deprecate' | 'skip';
  /** The reason, to follow the verdict. */
  readonly why: string;
}

/**
 * Decides about every version by the first matching rule. Sorted oldest first; invalid versions come before all others.
 * The order of the listing and earlier deprecations by Outrider make no difference.
 */
export function decideVersions(
  versions: readonly ModuleVersion[],
  policy: Policy,
  occasion: ReleaseContext,
): readonly Decision[] {
  const sorted = versions.toSorted(listingOrder);
  const court = prepareContext(sorted, policy, occasion);
  return sorted.map((one) => {
    const [verdict, why] = judgeVersion(one, court);
    return { ...one, verdict, why };
  });
}

/** The newest stable version that counts, otherwise the newest prerelease. It counts as released if nothing else is known. */
export function newestVersion(versions: readonly ModuleVersion[], counting: Counting): Version | undefined {
  const counted = countedVersions(versions.toSorted(listingOrder), counting);
  return counted.findLast((version) => !isPrerelease(version)) ?? counted.at(-1);
}

type Counting = Pick<ReleaseContext, 'withdrawn' | 'isOurs'>;

/** In the given order. */
function countedVersions(versions: readonly ModuleVersion[], { withdrawn, isOurs }: Counting): readonly Version[] {
  return versions
    .filter(({ status, revoked }) => status === 'ok' && !revoked)
    .filter(({ deprecation }) => deprecation === undefined || isOurs(deprecation))
    .flatMap(({ version }) => version ?? [])
    .filter((version) => !isVersion(version, withdrawn));
}

interface JudgingContext extends ReleaseContext {
  readonly policy: Policy;
  /** The released version, if it counts as a prerelease. */
  readonly prerelease: Version | undefined;
  /** By `major.minor.patch`, including prereleases. */
  readonly newestOfRelease: ReadonlyMap<string, Version>;
  /** Undefined if no stable version counts. */
  readonly newestStable: Version | undefined;
  readonly kept: (version: Version) => string | undefined;
}

type Judged = readonly [verdict: Decision['verdict'], why: string];

/** @param versions oldest first */
function prepareContext(versions: readonly ModuleVersion[], policy: Policy, occasion: ReleaseContext): JudgingContext {
  const counted = countedVersions(versions, occasion);
  const newestStable = counted.findLast((version) => !isPrerelease(version));
  const kept = createKeepRule({ rule: policy.rule, keep: policy.keep, counted, released: occasion.released });
  const newestOfRelease = new Map(counted.map((version) => [releaseKey(version), version]));
  const { released, isMarkedPrerelease } = occasion;
  const prerelease = released !== undefined && (isMarkedPrerelease || isPrerelease(released)) ? released : undefined;
  return { ...occasion, policy, prerelease, newestOfRelease, kept, newestStable };
}

function judgeVersion({ version, revoked, status }: ModuleVersion, court: JudgingContext): Judged {
  if (version === undefined) return ['skip', 'it is not a valid version'];
  if (revoked) return ['skip', 'it is revoked'];
  if (status !== 'ok') return ['skip', `its status is ${status}`];
  if (isVersion(version, court.withdrawn)) return ['skip', 'it was withdrawn, and stays unchanged'];
  return byFixedRules(version, court) ?? byPrereleases(version, court) ?? byKeepRule(version, court);
}

function byFixedRules(
  version: Version,
  { policy, released, prerelease, newestStable }: JudgingContext,
): Judged | undefined {
  if (isVersion(version, newestStable)) return ['keep', 'it is the newest stable version'];
  if (isVersion(version, released)) return ['keep', 'it is the released version'];
  const protection = policy.protect.find((range) => range.test(version));
  if (protection !== undefined) return ['keep', `\`protect\` names it: ${protection.raw}`];
  if (policy.versions.some((named) => isVersion(version, named))) return ['deprecate', '`versions` names it'];
  if (policy.rule === 'explicit') return ['keep', '`versions` does not name it'];
  if (policy.onlyOlderThan === 'released' && released !== undefined && byPrecedence(version, released) > 0) {
    return ['keep', `it is newer than the released ${versionName(released)}`];
  }
  if (prerelease !== undefined && !isPrerelease(version)) {
    return ['keep', `the prerelease ${versionName(prerelease)} supersedes no stable version`];
  }
  return undefined;
}

/** Rules for prereleases; undefined if the ordinary rules apply. */
function byPrereleases(
  version: Version,
  { policy, prerelease, newestStable, newestOfRelease }: JudgingContext,
): Judged | undefined {
  if (!isPrerelease(version)) return undefined;
  switch (policy.prereleases) {
    case 'same-rule':
      return undefined;
    case 'ignore':
      return ['keep', '`prereleases` is `ignore`'];
    case 'all':
      return ['deprecate', 'it is a prerelease'];
    case 'superseded':
  }
  if (prerelease !== undefined && !sameRelease(prerelease, version)) {
    return ['keep', `the prerelease ${versionName(prerelease)} supersedes only those of its own release`];
  }
  const ofRelease = newestOfRelease.get(releaseKey(version));
  const successor = isNewer(newestStable, version) ? newestStable : ofRelease;
  if (!isNewer(successor, version)) return ['keep', 'neither its release nor a newer version exists'];
  return ['deprecate', `it is a prerelease, and ${versionName(successor)} supersedes it`];
}

function isNewer(one: Version | undefined, version: Version): one is Version {
  return one !== undefined && byPrecedence(one, version) > 0;
}

function releaseKey({ major, minor, patch }: Version): string {
  return `${major}.${minor}.${patch}`;
}

function byKeepRule(version: Version, { policy, kept, created, now, released }: JudgingContext): Judged {
  const rule = kept(version);
  if (rule !== undefined) return ['keep', rule];
  if (policy.range?.test(version) === false) return ['skip', `it is outside \`range\`: ${policy.range.raw}`];
  const since = created.get(versionName(version));
  if (policy.minAge > 0 && since === undefined) return ['keep', 'its age is unknown, and `min-age` is set'];
  if (policy.minAge > 0 && now - (since ?? now) < policy.minAge) return ['keep', 'it is younger than `min-age`'];
  return ['deprecate', released === undefined ? 'it is superseded' : `${versionName(released)} supersedes it`];
}

function isVersion(version: Version, other: Version | undefined): boolean {
  return other !== undefined && byPrecedence(version, other) === 0;
}

/** Oldest first. */
function listingOrder(a: ModuleVersion, b: ModuleVersion): number {
  if (a.version !== undefined && b.version !== undefined) return byAge(a.version, b.version);
  if (a.version === undefined && b.version === undefined) return a.name < b.name ? -1 : 1;
  return a.version === undefined ? -1 : 1;
}

type KeepRule = 'keep-latest' | 'per-major' | 'per-minor' | 'older-than-release' | 'range' | 'explicit';

interface KeepRuleOptions {
  readonly rule: KeepRule;
  readonly keep: number;
  /** The versions that count, oldest first. */
  readonly counted: readonly Version[];
  readonly released: Version | undefined;
}

/**
 * Returns a function that explains why the rule keeps a version; undefined if it does not. Only stable versions are
 * counted; a prerelease under the same rule is kept with the oldest kept one. Versions that differ only in build
 * metadata count once.
 */
function createKeepRule({ rule, keep, counted, released }: KeepRuleOptions): (version: Version) => string | undefined {
  const stable = counted.filter((version) => !isPrerelease(version));
  const isCounted = rule === 'older-than-release' ? notNewerThan(released) : anyVersion;
  const lines = Map.groupBy(stable.filter(isCounted), (version) => releaseLine(rule, version));
  const oldestKept = new Map([...lines].map(([line, versions]) => [line, oldestOf(versions, keep)]));
  return (version) => {
    if (rule === 'older-than-release' && released !== undefined && byPrecedence(version, released) > 0) {
      return 'it is not older than the release';
    }
    const line = releaseLine(rule, version);
    const oldest = oldestKept.get(line);
    const of = line === '' ? '' : ` of ${line}`;
    // Without a stable version, nothing is superseded.
    if (oldest === undefined) return `there is no stable version${of}`;
    if (byPrecedence(version, oldest) < 0) return undefined;
    return `it is among the newest${keep === 1 ? '' : ` ${keep}`}${of}`;
  };
}

/** The oldest of the newest `keep` versions, by precedence. */
function oldestOf(versions: readonly Version[], keep: number): Version | undefined {
  const distinct = versions.filter((version, index) => {
    const before = versions[index - 1];
    return before === undefined || byPrecedence(before, version) !== 0;
  });
  return distinct.at(-keep) ?? distinct[0];
}

function releaseLine(rule: KeepRule, { major, minor }: Version): string {
  if (rule === 'per-major') return `${major}.x`;
  return rule === 'per-minor' ? `${major}.${minor}.x` : '';
}

function notNewerThan(released: Version | undefined): (version: Version) => boolean {
  return (version) => released === undefined || byPrecedence(version, released) <= 0;
}

function anyVersion(): boolean {
  return true;
}
