import type { ApiResponse, ApiRequest } from '../http/exchange.ts';
import type { Module, Version } from './module.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';
import type { Caller } from './tokens.ts';

export interface Call {
  readonly request: ApiRequest;
  readonly caller: Caller;
  readonly registry: Registry;
  /** The named parts of the path. */
  readonly parts: Readonly<Record<string, string>>;
  /** Milliseconds for which reads still show the state before a change. */
  readonly lag: number;
}

export type Run = (call: Call) => ApiResponse;

/** Returns the module of a path; modules exist only in the organization of the tokens. */
export function findModule({ parts, registry }: Call): Module {
  const { organization = parts['namespace'], namespace, name, provider } = parts;
  const module = registry.find(`${namespace}/${name}/${provider}`);
  if (module === undefined || organization !== namespace || namespace !== registry.organization.name)
    throw new Refused(404);
  return module;
}

/** Returns a published version by its exact name. */
export function findVersion(module: Module, name: string | null | undefined): Version {
  const version = module.versions.get(name ?? '');
  if (version?.status !== 'ok') throw new Refused(404);
  return version;
}

/** The URL of the repository; empty for an uploaded module. */
export function formatRepository(module: Module): string {
  if (module.mechanism === 'non_vcs') return '';
  // With tag prefixes one repository contains several modules and has the name of none of them.
  const repository = module.tagPrefix === '' ? `terraform-${module.provider}-${module.name}` : 'terraform-modules';
  return `${module.organization}/${repository}`;
}
