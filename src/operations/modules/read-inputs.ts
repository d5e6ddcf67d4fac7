import { moduleName, type Module } from '../../clients/registry/module.ts';
import { parseVersion, type Version } from '../../clients/registry/version.ts';
import { readRegistry, type moduleInputs, type RegistryConnection } from '../../inputs/registry.ts';
import { quote } from '../../inputs/suggest.ts';
import { readPolicy } from './read-policy.ts';
import type { Policy } from '../../deprecation/policy.ts';
import type { RawInputs } from '../../inputs/input.ts';
import type { InputErrors, InputSource } from '../../inputs/input-errors.ts';

/** The common inputs of the modes `deprecate` and `reinstate`. */
export interface ModuleInputs {
  readonly mode: 'deprecate' | 'reinstate';
  readonly registry: RegistryConnection;
  readonly modules: readonly Module[];
  /** The released or the withdrawn version; undefined to read it from the event. */
  readonly version: Version | undefined;
  readonly tagPrefix: string | undefined;
  readonly policy: Policy;
  readonly maxChanges: number;
  /** Whether nothing is changed unless a version stays that consumers can move to. */
  readonly requireSuccessor: boolean;
  readonly onMissing: 'error' | 'warning';
  readonly dryRun: boolean;
  /** Milliseconds after which the run gives up. */
  readonly timeout: number;
}

type CommonInputs = Omit<ModuleInputs, 'mode' | 'requireSuccessor'>;

/** Reads the common inputs; undefined after an error that makes that impossible. Errors are collected. */
export function readModuleInputs(raw: RawInputs<typeof moduleInputs>, reading: InputSource): CommonInputs | undefined {
  const registry = readRegistry(raw, reading, 'manages');
  const modules = readModuleLines(raw.module, reading.errors);
  const text = raw['module-version'];
  const version = text === undefined ? undefined : parseVersion(text);
  if (text !== undefined && version === undefined)
    reading.errors.add('module-version', `is ${quote(text)}, which is not a version`, 'Write it as `1.2.3`.');
  const policy = readPolicy(raw, reading);
  if (registry === undefined) return undefined;
  return {
    registry,
    modules,
    version,
    tagPrefix: raw['tag-prefix'],
    policy,
    maxChanges: raw['max-changes'],
    onMissing: raw['on-missing'],
    dryRun: raw['dry-run'],
    timeout: raw.timeout,
  };
}

const moduleHint = 'Write it as `organization/name/provider`, as in `acme/network/aws`.';

/** Reads modules, one per line; repeated ones are dropped. */
export function readModuleLines(lines: readonly string[], errors: InputErrors): readonly Module[] {
  if (lines.length === 0) errors.addMissing('module', moduleHint);
  const modules = lines.flatMap((line) => readModuleLine(line, errors) ?? []);
  return [...new Map(modules.map((module) => [moduleName(module), module])).values()];
}

/** The registry allows letters, digits, `-` and `_` in names. */
function readModuleLine(line: string, errors: InputErrors): Module | undefined {
  const [organization = '', name = '', provider = '', ...rest] = line.split('/');
  const isValid = rest.length === 0 && [organization, name, provider].every((part) => /^[\w-]+$/.test(part));
  if (isValid) return { organization, name, provider };
  const hasHost = rest.length === 1 && organization.includes('.');
  const why = hasHost ? 'which starts with a host' : 'which is not a module';
  const hint = hasHost
    ? `Set the host with \`registry-address\`, and write the module as \`${line.slice(organization.length + 1)}\`.`
    : moduleHint;
  errors.add('module', `is ${quote(line)}, ${why}`, hint);
  return undefined;
}
