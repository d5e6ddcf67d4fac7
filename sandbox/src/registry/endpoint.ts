import type { Answer, Ask } from '../http/exchange.ts';
import type { Module, Version } from './module.ts';
import { Refused } from './refused.ts';
import type { Registry } from './registry.ts';
import type { Caller } from './tokens.ts';

/** A request to one of the registry's endpoints. */
export interface Call {
  readonly ask: Ask;
  readonly caller: Caller;
  readonly registry: Registry;
  /** The parts of the path that have names. */
  readonly parts: Readonly<Record<string, string>>;
  /** How long reads go on to show what this changes, in milliseconds. */
  readonly lag: number;
}

export type Run = (call: Call) => Answer;

/** The module that a path names; there are no others than those of the tokens' own organization. */
export function moduleOf({ parts, registry }: Call): Module {
  const { organization = parts['namespace'], namespace, name, provider } = parts;
  const module = registry.find(`${namespace}/${name}/${provider}`);
  if (module === undefined || organization !== namespace || namespace !== registry.organization.name)
    throw new Refused(404);
  return module;
}

/** A version that is in place, by its exact name. */
export function versionOf(module: Module, name: string | null | undefined): Version {
  const version = module.versions.get(name ?? '');
  if (version?.status !== 'ok') throw new Refused(404);
  return version;
}

/** Where the code is kept; empty for what was uploaded. */
export function repositoryOf(module: Module): string {
  if (module.mechanism === 'non_vcs') return '';
  // By tag prefixes one repository holds several modules, and then has the name of none.
  const repository = module.tagPrefix === '' ? `terraform-${module.provider}-${module.name}` : 'terraform-modules';
  return `${module.organization}/${repository}`;
}
