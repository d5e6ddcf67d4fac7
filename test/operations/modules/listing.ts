import Range from 'semver/classes/range.js';
import {
  decideVersions,
  type Decision,
  type ModuleVersion,
  type ReleaseContext,
  type Policy,
} from '../../../src/operations/modules/policy.ts';
import type { Deprecation } from '../../../src/clients/registry/module.ts';
import { parseVersion, type Version } from '../../../src/clients/registry/version.ts';

export const day = 24 * 3600 * 1000;
export const today = Date.UTC(2026, 10, 21);

/** Deprecations as Outrider writes them and as a person does. */
export const auto: Deprecation = { reason: 'Superseded. [outrider]', link: '' };
export const manual: Deprecation = { reason: 'It leaks.', link: 'https://example.com/leak' };

export function createVersion(text: string): Version {
  const version = parseVersion(text);
  if (version === undefined) throw new Error(`no version: ${text}`);
  return version;
}

export function toListed(text: string, rest: Partial<ModuleVersion> = {}): ModuleVersion {
  return {
    name: text,
    version: parseVersion(text),
    isListed: true,
    status: 'ok',
    isRevoked: false,
    deprecation: undefined,
    ...rest,
  };
}

/** The default policy with these settings. */
function createPolicy(given: Partial<Policy> = {}): Policy {
  return {
    rule: 'keep-latest',
    keep: 1,
    range: undefined,
    versions: [],
    protect: [],
    prereleases: 'superseded',
    minAge: 0,
    onlyOlderThan: 'released',
    ...given,
  };
}

export function parseVersionRange(text: string): Range {
  return new Range(text, { includePrerelease: true });
}

export function createOccasion(released: string | undefined, given: Partial<ReleaseContext> = {}): ReleaseContext {
  return {
    released: released === undefined ? undefined : createVersion(released),
    isMarkedPrerelease: false,
    withdrawn: undefined,
    created: new Map(),
    now: today,
    scope: 'owned',
    ...given,
  };
}

interface Given extends Partial<ReleaseContext> {
  readonly policy?: Partial<Policy>;
}

/** Returns one line per version on the release of one of them: `1.0.0 deprecate: 2.0.0 supersedes it`. */
export function decide(
  versions: readonly (string | ModuleVersion)[],
  released: string | undefined,
  { policy, ...occasion }: Given = {},
): readonly string[] {
  const listing = versions.map((version) => (typeof version === 'string' ? toListed(version) : version));
  return decideVersions(listing, createPolicy(policy), createOccasion(released, occasion)).map(
    ({ name, verdict, reason }) => `${name} ${verdict}: ${reason}`,
  );
}

export function listDeprecated(decisions: readonly Decision[]): readonly string[] {
  return decisions.filter(({ verdict }) => verdict === 'deprecate').map(({ name }) => name);
}
