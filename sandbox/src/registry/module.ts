import { createHash } from 'node:crypto';
import type { Deprecation, ModuleSeed, Release, Revocation, VersionSeed, VersionStatus } from './seeds.ts';

export interface Version {
  readonly version: string;
  readonly createdAt: string;
  /** The git tag of the version; empty if it has none. */
  readonly tag: string;
  readonly revocation: Revocation | null;
  status: VersionStatus;
  deprecation: Deprecation | null;
  /** The state that reads show until that time, in milliseconds since 1970. */
  stale?: { readonly deprecation: Deprecation | null; readonly until: number };
}

/** A module of an organization's private registry. */
export interface Module {
  readonly organization: string;
  readonly name: string;
  readonly provider: string;
  readonly tagPrefix: string;
  readonly mechanism: NonNullable<ModuleSeed['mechanism']>;
  readonly noCode: boolean;
  readonly createdAt: string;
  /** By version, in order of publication. */
  readonly versions: Map<string, Version>;
}

/** Creates a module without its versions. */
export function createModule(seed: ModuleSeed, organization: string, createdAt: string): Module {
  return {
    organization,
    name: seed.name,
    provider: seed.provider,
    tagPrefix: seed.tagPrefix ?? '',
    mechanism: seed.mechanism ?? 'git_tag',
    noCode: seed.noCode ?? false,
    createdAt,
    versions: new Map(),
  };
}

/** Creates a version of a module, published unless its seed defines a different status. */
export function createVersion(module: Module, seed: VersionSeed, createdAt: string): Version {
  const tag = module.mechanism === 'git_tag' ? `${module.tagPrefix}v${seed.version}` : '';
  return {
    version: seed.version,
    createdAt: seed.createdAt ?? createdAt,
    tag: seed.tag ?? tag,
    revocation: createRevocation(seed),
    status: seed.status ?? 'ok',
    deprecation: seed.deprecation ?? null,
  };
}

function createRevocation({ revoked = false }: VersionSeed): Revocation | null {
  return revoked === true ? { message: '', link: '' } : revoked || null;
}

/** `acme/vpc/aws` */
export function formatAddress({ organization, name, provider }: Module): string {
  return `${organization}/${name}/${provider}`;
}

/** Returns the deprecation that reads show at a time, in milliseconds since 1970. */
export function showDeprecation({ deprecation, stale }: Version, now: number): Deprecation | null {
  return stale !== undefined && now < stale.until ? stale.deprecation : deprecation;
}

/** The statuses after `pending`. */
export function planJourney(fails: Release['fails']): readonly VersionStatus[] {
  switch (fails) {
    case undefined:
      return ['cloning', 'reg_ingressing', 'ok'];
    case 'reg_ingress_failed':
      return ['cloning', 'reg_ingressing', fails];
    case 'clone_failed':
    case 'reg_ingress_req_failed':
      return ['cloning', fails];
  }
}

/** An ID in the format of the service, the same for the same input. */
export function createId(prefix: string, text: string): string {
  return `${prefix}-${createHash('sha256').update(text).digest('hex').slice(0, 16)}`;
}
