import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readWorkspaceFile } from '../../files/workspace-file.ts';
import { unresolvedNames, type Constant, type ConstantResolver } from '../../jobfiles/hcl/constants.ts';
import { createConstantResolver } from '../../jobfiles/preprocess/constant-resolver.ts';
import { readTerraformText, type Body, type Expression } from './terraform-body.ts';
import type { CallSite, Program } from './folder.ts';

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
  const given = new Map(values.flatMap(([name, text]) => valuesIn(name, text)));
  const variable = (name: string, resolver: ConstantResolver): Constant => {
    const needs = `needs \`var.${name}\`, which`;
    const found = variables.get(name);
    if (found === undefined) return { problem: `${needs} is not declared` };
    const declared = new Map(found.flatMap(({ body }) => [...body.arguments]));
    const isConstant = flagOf(declared.get('const'), program === 'OpenTofu');
    if (!isConstant) return { problem: `${needs} is not \`const\`` };
    const secret = ['sensitive', 'ephemeral'].find((flag) => flagOf(declared.get(flag), false));
    if (secret !== undefined) return { problem: `${needs} is \`${secret}\`` };
    if (isCalled) return { problem: `${needs} the calls of this module set` };
    const fallback = declared.get('default');
    const value = given.get(name) ?? fallback?.constant(resolver);
    return value ?? { problem: `${needs} has no value in the repository` };
  };
  const definitions = new Map(locals.map(([name, { constant }]) => [name, { text: constant }]));
  return createConstantResolver({ locals: definitions }, variable);
}

function flagOf(flag: Expression | undefined, otherwise: boolean): boolean {
  const value = flag?.constant(unresolvedNames);
  return value === undefined ? otherwise : 'text' in value && value.text === 'true';
}

function valuesIn(name: string, text: string): readonly (readonly [string, Constant])[] {
  const { body } = readTerraformText(text, name.endsWith('.json') ? 'json' : 'native');
  return [...body.arguments].map(([key, { constant }]) => [key, constant(unresolvedNames)]);
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
