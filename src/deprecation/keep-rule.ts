import { byPrecedence, isPrerelease, type Version } from '../clients/registry/version.ts';

/** How a policy chooses the versions to keep. */
export type KeepRule = 'keep-latest' | 'per-major' | 'per-minor' | 'older-than-release' | 'range' | 'explicit';

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
export function createKeepRule({
  rule,
  keep,
  counted,
  released,
}: KeepRuleOptions): (version: Version) => string | undefined {
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
