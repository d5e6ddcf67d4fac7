import { quote } from './kinds.ts';
import type { AddMistake } from './mistakes.ts';
import { moduleName, type Module } from '../clients/registry/module.ts';

const hint = 'Write it as `organization/name/provider`, as in `acme/network/aws`.';

/** Reads modules, one a line; a module that is named twice is one. */
export function readModules(lines: readonly string[], add: AddMistake): readonly Module[] {
  if (lines.length === 0) add('module', 'is missing', hint);
  const modules = lines.flatMap((line) => readModule(line, add) ?? []);
  return [...new Map(modules.map((module) => [moduleName(module), module])).values()];
}

/** What the registry itself takes for names: letters, digits, `-` and `_`. */
function readModule(line: string, add: AddMistake): Module | undefined {
  const [organization = '', name = '', provider = '', ...rest] = line.split('/');
  const isRight = rest.length === 0 && [organization, name, provider].every((part) => /^[\w-]+$/.test(part));
  if (isRight) return { organization, name, provider };
  const host = rest.length === 1 && organization.includes('.');
  const why = host ? 'which begins with a host' : 'which is no module';
  const way = host
    ? `Give the host as \`registry-address\`, and the module as \`${line.slice(organization.length + 1)}\`.`
    : hint;
  add('module', `is ${quote(line)}, ${why}`, way);
  return undefined;
}
