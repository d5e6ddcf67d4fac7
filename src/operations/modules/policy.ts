import type Range from 'semver/classes/range.js';
import { isWrittenByOutrider, type Deprecation } from '../../clients/registry/module.ts';
import { comparePrecedence, isPrerelease, type Version, formatVersion } from '../../clients/registry/version.ts';

export interface ModuleVersion {
  /** As the registry lists it, which is its name in paths of the API, in messages and in results. */
  readonly name: string;
  /** `undefined` if it is not a valid version. */
  readonly version: Version | undefined;
  /** Whether it is in the list that consumers choose from, and not only in the record of the module. */
  readonly isListed: boolean;
  /** `ok`, or the state of its ingestion. */
  readonly status: string;
  readonly isRevoked: boolean;
  readonly deprecation: Deprecation | undefined;
}

/** The rule by which a release supersedes versions. */
export interface Policy {
  readonly rule: 'keep-latest' | 'per-major' | 'per-minor' | 'older-than-release' | 'range' | 'explicit';
  /** The number of newest stable versions to keep, overall or per line; at least 1. */
  readonly keep: number;
  /** The rule deprecates only versions in this range; `undefined` for all. */
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
  /** The released version; `undefined` if there is none. */
  readonly released: Version | undefined;
  /** Whether GitHub marks its release as a pre-release: it is a prerelease, regardless of its number. */
  readonly isMarkedPrerelease: boolean;
  /** The withdrawn version; it supersedes nothing, and stays unchanged. */
  readonly withdrawn: Version | undefined;
  /** Creation times by {@link formatVersion}, in milliseconds since 1970; only needed for a minimum age. */
  readonly created: ReadonlyMap<string, number>;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** The deprecations that may be reverted. `owned`: only deprecations by Outrider. */
  readonly scope: 'owned' | 'all';
}

export interface Decision extends ModuleVersion {
  readonly verdict: 'keep' | 'deprecate' | 'skip';
  /** The reason, to follow the verdict. */
  readonly reason: string;
}

/** Decides about each version by the first matching rule, sorted oldest first after invalid ones. Listing order and earlier deprecations do not matter. */
export function decideVersions(
  versions: readonly ModuleVersion[],
  policy: Policy,
  release: ReleaseContext,
): readonly Decision[] {
  const sortedVersions = versions.toSorted(compareListed);
  const context = prepareContext(sortedVersions, policy, release);
  return sortedVersions.map((version) => {
    const [verdict, reason] = judgeVersion(version, context);
    return { ...version, verdict, reason };
  });
}

/** The newest valid stable version, otherwise the newest prerelease, which is the released version by default. */
export function findNewestVersion(versions: readonly ModuleVersion[], countRule: CountRule): Version | undefined {
  const countedVersions = listCountedVersions(versions.toSorted(compareListed), countRule);
  return countedVersions.findLast((version) => !isPrerelease(version)) ?? countedVersions.at(-1);
}

type CountRule = Pick<ReleaseContext, 'withdrawn' | 'scope'>;

/** In the given order. */
function listCountedVersions(versions: readonly ModuleVersion[], { withdrawn, scope }: CountRule): readonly Version[] {
  return versions
    .filter(({ status, isRevoked }) => status === 'ok' && !isRevoked)
    .filter(({ deprecation }) => deprecation === undefined || scope === 'all' || isWrittenByOutrider(deprecation))
    .flatMap(({ version }) => version ?? [])
    .filter((version) => !isVersion(version, withdrawn));
}

interface JudgingContext extends ReleaseContext {
  readonly policy: Policy;
  /** The released version, if it is a prerelease. */
  readonly prerelease: Version | undefined;
  /** By `major.minor.patch`, including prereleases. */
  readonly newestOfRelease: ReadonlyMap<string, Version>;
  /** `undefined` if no stable version counts. */
  readonly newestStable: Version | undefined;
  /** The oldest version that the rule keeps, by release line. */
  readonly oldestKept: ReadonlyMap<string, Version | undefined>;
}

type Judgment = readonly [verdict: Decision['verdict'], reason: string];

/** @param versions oldest first */
function prepareContext(versions: readonly ModuleVersion[], policy: Policy, release: ReleaseContext): JudgingContext {
  const { released, isMarkedPrerelease } = release;
  const countedVersions = listCountedVersions(versions, release);
  const stable = countedVersions.filter((version) => !isPrerelease(version));
  // Only stable versions are counted; a prerelease under the same rule is kept with the oldest kept version.
  const candidates =
    policy.rule === 'older-than-release' ? stable.filter((candidate) => !isNewer(candidate, released)) : stable;
  const lines = Map.groupBy(candidates, (version) => formatReleaseLine(policy, version));
  return {
    ...release,
    policy,
    prerelease: released !== undefined && (isMarkedPrerelease || isPrerelease(released)) ? released : undefined,
    newestOfRelease: new Map(countedVersions.map((version) => [formatRelease(version), version])),
    newestStable: stable.at(-1),
    oldestKept: new Map([...lines].map(([line, lineVersions]) => [line, findOldest(lineVersions, policy.keep)])),
  };
}

function judgeVersion({ version, isRevoked, status }: ModuleVersion, context: JudgingContext): Judgment {
  if (version === undefined) return ['skip', 'it is not a valid version'];
  if (isRevoked) return ['skip', 'it is revoked'];
  if (status !== 'ok') return ['skip', `its status is ${status}`];
  if (isVersion(version, context.withdrawn)) return ['skip', 'it was withdrawn, and stays unchanged'];
  return applyFixedRules(version, context) ?? applyPrereleases(version, context) ?? applyKeepRule(version, context);
}

function applyFixedRules(
  version: Version,
  { policy, released, prerelease, newestStable }: JudgingContext,
): Judgment | undefined {
  if (isVersion(version, newestStable)) return ['keep', 'it is the newest stable version'];
  if (isVersion(version, released)) return ['keep', 'it is the released version'];
  const protection = policy.protect.find((range) => range.test(version));
  if (protection !== undefined) return ['keep', `\`protect\` matches it: ${protection.raw}`];
  if (policy.versions.some((listedVersion) => isVersion(version, listedVersion)))
    return ['deprecate', 'it is in `versions`'];
  if (policy.rule === 'explicit') return ['keep', '`versions` does not name it'];
  if (policy.onlyOlderThan === 'released' && released !== undefined && isNewer(version, released)) {
    return ['keep', `it is newer than the released ${formatVersion(released)}`];
  }
  if (prerelease !== undefined && !isPrerelease(version)) {
    return ['keep', `the prerelease ${formatVersion(prerelease)} supersedes no stable version`];
  }
  return undefined;
}

/** Rules for prereleases; `undefined` if the ordinary rules apply. */
function applyPrereleases(
  version: Version,
  { policy, prerelease, newestStable, newestOfRelease }: JudgingContext,
): Judgment | undefined {
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
  if (prerelease !== undefined && prerelease.compareMain(version) !== 0) {
    return ['keep', `the prerelease ${formatVersion(prerelease)} supersedes only those of its own release`];
  }
  const successor = [newestStable, newestOfRelease.get(formatRelease(version))].find(
    (release) => release !== undefined && isNewer(release, version),
  );
  if (successor === undefined) return ['keep', 'neither its release nor a newer version exists'];
  return ['deprecate', `it is a prerelease, and ${formatVersion(successor)} supersedes it`];
}

function applyKeepRule(version: Version, { policy, oldestKept, created, now, released }: JudgingContext): Judgment {
  const { rule, keep, range, minAge } = policy;
  if (rule === 'older-than-release' && isNewer(version, released)) return ['keep', 'it is not older than the release'];
  const line = formatReleaseLine(policy, version);
  const lineSuffix = line === '' ? '' : ` of ${line}`;
  const oldest = oldestKept.get(line);
  // Without a stable version, nothing is superseded.
  if (oldest === undefined) return ['keep', `there is no stable version${lineSuffix}`];
  if (comparePrecedence(version, oldest) >= 0)
    return ['keep', `it is among the newest${keep === 1 ? '' : ` ${keep}`}${lineSuffix}`];
  if (range?.test(version) === false) return ['skip', `it is outside \`range\`: ${range.raw}`];
  const createdAt = created.get(formatVersion(version));
  if (minAge > 0 && createdAt === undefined) return ['keep', 'its age is unknown, and `min-age` is set'];
  if (minAge > 0 && now - (createdAt ?? now) < minAge) return ['keep', 'it is younger than `min-age`'];
  return ['deprecate', released === undefined ? 'it is superseded' : `${formatVersion(released)} supersedes it`];
}

/** Whether two versions are equal, regardless of build metadata. */
export function isVersion(version: Version | undefined, other: Version | undefined): boolean {
  return version !== undefined && other !== undefined && comparePrecedence(version, other) === 0;
}

function isNewer(version: Version, other: Version | undefined): boolean {
  return other !== undefined && comparePrecedence(version, other) > 0;
}

function formatRelease({ major, minor, patch }: Version): string {
  return `${major}.${minor}.${patch}`;
}

/** Empty for a rule that has one line. */
function formatReleaseLine({ rule }: Policy, { major, minor }: Version): string {
  if (rule === 'per-major') return `${major}.x`;
  return rule === 'per-minor' ? `${major}.${minor}.x` : '';
}

/** The oldest of the newest `keep` versions; versions that differ only in build metadata are one version. */
function findOldest(versions: readonly Version[], keep: number): Version | undefined {
  const distinct = versions.filter((version, index) => !isVersion(version, versions[index - 1]));
  return distinct.at(-keep) ?? distinct[0];
}

/** Oldest first. */
function compareListed(a: ModuleVersion, b: ModuleVersion): number {
  if (a.version !== undefined && b.version !== undefined)
    return a.version.compare(b.version) || a.version.compareBuild(b.version);
  if (a.version === undefined && b.version === undefined) return a.name < b.name ? -1 : 1;
  return a.version === undefined ? -1 : 1;
}

/** Versions to move to: kept and not deprecated. */
export function listSuccessors(decisions: readonly Decision[]): readonly Version[] {
  return decisions.flatMap(({ version, verdict, deprecation }) =>
    verdict === 'keep' && deprecation === undefined && version !== undefined ? [version] : [],
  );
}
