import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readWorkspaceFile } from '../../files/workspace-file.ts';
import { unresolvedNames, type Constant, type ConstantResolver } from '../../jobfiles/hcl/constants.ts';
import { createConstantResolver } from '../../jobfiles/functions/path-functions.ts';
import { readTerraformText, type Argument, type Body } from './terraform-body.ts';
import type { CallSite, Program } from './module-calls.ts';

/** A folder of Terraform files, which is one module. */
export interface ModuleFolder {
  /** What is in its files, override files last. */
  readonly bodies: readonly Body[];
  /** The texts of its files of values, those that take precedence last. */
  readonly values: readonly (readonly [name: string, text: string])[];
  /** Whether a module call of the repository leads here: then it decides about the variables. */
  readonly isCalled: boolean;
}

/**
 * Resolves the names that `source` and `version` may contain: variables, and locals of them. Terraform 1.15 and later resolves variables with `const = true`,
 * OpenTofu those without `const` as well. The command line and the environment may set other values.
 *
 * @see https://developer.hashicorp.com/terraform/language/block/variable
 */
export function resolveConstantNames(
  { bodies, values, isCalled }: ModuleFolder,
  program: Program = 'Terraform',
): ConstantResolver {
  const blocks = (type: string, labels: number) => bodies.flatMap((body) => body.blocks(type, labels));
  const locals = blocks('locals', 0).flatMap(({ body }) => [...body.arguments]);
  const variables = Map.groupBy(blocks('variable', 1), ({ labels: [name = ''] }) => name);
  const given = new Map(
    values.flatMap(([name, text]) => [
      ...readTerraformText(text, name.endsWith('.json') ? 'json' : 'native').body.arguments,
    ]),
  );
  const variable = (name: string): Constant => {
    const needs = `needs \`var.${name}\`, which`;
    const found = variables.get(name);
    if (found === undefined) return { problem: `${needs} is not declared` };
    const declared = new Map(found.flatMap(({ body }) => [...body.arguments]));
    const flagOf = (flag: string) => declared.get(flag)?.(unresolvedNames).text;
    if (flagOf('const') !== 'true' && (program === 'Terraform' || declared.has('const')))
      return { problem: `${needs} is not \`const\`` };
    const secret = ['sensitive', 'ephemeral'].find((flag) => flagOf(flag) === 'true');
    if (secret !== undefined) return { problem: `${needs} is \`${secret}\`` };
    if (isCalled) return { problem: `${needs} the calls of this module set` };
    const value = (given.get(name) ?? declared.get('default'))?.(unresolvedNames);
    return value === undefined ? { problem: `${needs} has no value in the repository` } : toConstant(value);
  };
  const definitions = new Map(locals);
  const local = (name: string, names: ConstantResolver): Constant | undefined => {
    const read = definitions.get(name);
    return read === undefined ? undefined : toConstant(read(names));
  };
  return createConstantResolver(local, variable);
}

function toConstant({ text, problem }: Argument): Constant {
  return text === undefined ? { problem: problem ?? 'is computed' } : { text };
}

/** The files of values that Terraform reads by itself, by precedence. */
const valueFiles = /^(?:terraform|.+\.auto)\.tfvars(?:\.json)?$/;
const mostMiB = 8;

/** Reads the files of values of a folder; one that cannot be read has no values. */
export function readValueFiles(folder: string, workspace: string): ModuleFolder['values'] {
  const names = readdirSync(join(workspace, folder)).filter((name) => valueFiles.test(name));
  const sorted = names.toSorted((a, b) => Number(isAutomatic(a)) - Number(isAutomatic(b)) || (a < b ? -1 : 1));
  return sorted.flatMap((name) => {
    const content = readWorkspaceFile(join(workspace, folder, name), workspace, mostMiB);
    return 'bytes' in content ? [[name, content.bytes.toString('utf8')] as const] : [];
  });
}

function isAutomatic(name: string): boolean {
  return !name.startsWith('terraform.tfvars');
}

/** The folders that local sources lead to, such as `../network`. */
export function calledFolders(calls: readonly Pick<CallSite, 'folder' | 'source'>[]): ReadonlySet<string> {
  return new Set(
    calls.flatMap(({ folder, source: { text } }) =>
      text !== undefined && /^\.{1,2}\//.test(text)
        ? [posix.normalize(posix.join(folder, text)).replace(/\/$/, '')]
        : [],
    ),
  );
}
