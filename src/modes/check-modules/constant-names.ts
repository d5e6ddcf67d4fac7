import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { readWorkspaceFile } from '../../files/workspace-file.ts';
import { unresolvedNames, type Constant, type ConstantResolver } from '../../jobfiles/hcl/constants.ts';
import { createConstantResolver } from '../../jobfiles/functions/path-functions.ts';
import { readTerraformText, type TerraformArgument, type TerraformBody } from './terraform-body.ts';
import type { CallSite, Program } from './module-calls.ts';

/** A folder of Terraform files, which is one module. */
export interface ModuleFolder {
  /** Relative to the workspace, which is absolute and without links. */
  readonly name: string;
  readonly workspace: string;
  /** The contents of its files, override files last. */
  readonly bodies: readonly TerraformBody[];
  /** Whether a module call of the repository uses this folder: then the call sets the variables. */
  readonly isCalled: boolean;
}

/**
 * Resolves the names that `source` and `version` may contain: variables, and locals that use them. Terraform 1.15 and later resolves variables with
 * `const = true`; OpenTofu resolves all variables. The command line and the environment may set other values.
 *
 * @see https://developer.hashicorp.com/terraform/language/block/variable
 */
export function resolveConstantNames(folder: ModuleFolder, program: Program = 'Terraform'): ConstantResolver {
  const { bodies, isCalled } = folder;
  const blocks = (type: string, labels: number) => bodies.flatMap((body) => body.blocks(type, labels));
  const locals = new Map(blocks('locals', 0).flatMap(({ body }) => [...body.arguments]));
  const variables = Map.groupBy(blocks('variable', 1), ({ labels: [name = ''] }) => name);
  const assigned = new Map(
    readValueFiles(folder).flatMap(([name, text]) => [
      ...readTerraformText(text, name.endsWith('.json') ? 'json' : 'native').body.arguments,
    ]),
  );
  const variable = (name: string): Constant => {
    const needs = `needs \`var.${name}\`, which`;
    const definition = variables.get(name);
    if (definition === undefined) return { problem: `${needs} is not declared` };
    const declared = new Map(definition.flatMap(({ body }) => [...body.arguments]));
    const readFlag = (flag: string) => declared.get(flag)?.(unresolvedNames).text;
    if (readFlag('const') !== 'true' && (program === 'Terraform' || declared.has('const')))
      return { problem: `${needs} is not \`const\`` };
    const secret = ['sensitive', 'ephemeral'].find((flag) => readFlag(flag) === 'true');
    if (secret !== undefined) return { problem: `${needs} is \`${secret}\`` };
    if (isCalled) return { problem: `${needs} the calls of this module set` };
    const value = (assigned.get(name) ?? declared.get('default'))?.(unresolvedNames);
    if (value === undefined) return { problem: `${needs} has no value in the repository` };
    const type = declared.get('type')?.(unresolvedNames).sourceText ?? 'any';
    const isConstantType = ['string', 'any'].includes(type) || (type === 'number' && value.number !== undefined);
    return isConstantType ? toConstant(value) : { problem: `${needs} has a type that is not \`string\`` };
  };
  const local = (name: string, names: ConstantResolver): Constant | undefined => {
    const read = locals.get(name);
    return read === undefined ? undefined : toConstant(read(names));
  };
  return createConstantResolver(local, variable);
}

function toConstant({ text, problem }: TerraformArgument): Constant {
  return text === undefined ? { problem: problem ?? 'is computed' } : { text };
}

/** The variable definitions files that Terraform loads automatically, by precedence. */
const valueFiles = /^(?:terraform|.+\.auto)\.tfvars(?:\.json)?$/;
const maxMiB = 8;

/** Reads the variable definitions files of a folder, in ascending order of precedence. An unreadable file sets no values. */
export function readValueFiles({ name: folder, workspace }: Pick<ModuleFolder, 'name' | 'workspace'>) {
  const names = readdirSync(join(workspace, folder)).filter((name) => valueFiles.test(name));
  const ranked = names.map((name) => (name.startsWith('terraform.tfvars') ? '1' : '2') + name).toSorted();
  return ranked.flatMap((key) => {
    const content = readWorkspaceFile(join(workspace, folder, key.slice(1)), workspace, maxMiB);
    return 'bytes' in content ? [[key.slice(1), content.bytes.toString('utf8')] as const] : [];
  });
}

/** The folders that local sources refer to, such as `../network`. */
export function listCalledFolders(calls: readonly Pick<CallSite, 'folder' | 'source'>[]): ReadonlySet<string> {
  return new Set(
    calls.flatMap(({ folder, source: { text } }) =>
      text !== undefined && /^\.{1,2}\//.test(text)
        ? [posix.normalize(posix.join(folder, text)).replace(/\/$/, '')]
        : [],
    ),
  );
}
