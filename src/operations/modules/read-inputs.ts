import { moduleName, type Module } from '../../clients/registry/module.ts';
import { parseVersion } from '../../clients/registry/version.ts';
import { readRegistry, type moduleInputs } from '../../inputs/registry.ts';
import { quote } from '../../inputs/suggest.ts';
import { readPolicy } from './read-policy.ts';
import type { InputErrors, InputSource, InputValues, Read } from '../../inputs/input.ts';

/** The common inputs of the modes `deprecate` and `reinstate`. */
export interface ModuleInputs extends Readonly<ReturnType<typeof readModuleInputs>> {
  readonly mode: 'deprecate' | 'reinstate';
  /** Whether nothing is changed unless a version stays that consumers can move to. */
  readonly requireSuccessor: boolean;
}

export function readModuleInputs(values: InputValues<typeof moduleInputs>, source: InputSource) {
  const { errors } = source;
  const { moduleVersion: text } = values;
  const registry = readRegistry(values, source, 'manages');
  const modules = readModuleLines(values.module, errors);
  const version = text === undefined ? undefined : parseVersion(text);
  if (text !== undefined && version === undefined)
    errors.add('module-version', `is ${quote(text)}, which is not a version`, 'Write it as `1.2.3`.');
  return { ...values, registry, modules, version, policy: readPolicy(values, source) };
}

const moduleHint = 'Write it as `organization/name/provider`, as in `acme/network/aws`.';

/** Reads modules, one per line; repeated ones are dropped. */
export function readModuleLines(lines: readonly string[], errors: InputErrors): readonly Module[] {
  if (lines.length === 0) errors.addMissing('module', moduleHint);
  const modules = lines.flatMap((line) => errors.valueOf('module', readModuleLine(line)) ?? []);
  return [...new Map(modules.map((module) => [moduleName(module), module])).values()];
}

/** The registry allows letters, digits, `-` and `_` in names. */
function readModuleLine(line: string): Read<Module> {
  const [organization = '', name = '', provider = '', ...rest] = line.split('/');
  const isValid = rest.length === 0 && [organization, name, provider].every((part) => /^[\w-]+$/.test(part));
  if (isValid) return { value: { organization, name, provider } };
  const hasHost = rest.length === 1 && organization.includes('.');
  const why = hasHost ? 'which starts with a host' : 'which is not a module';
  const hint = hasHost
    ? `Set the host with \`registry-address\`, and write the module as \`${line.slice(organization.length + 1)}\`.`
    : moduleHint;
  return { error: `is ${quote(line)}, ${why}`, hint };
}
