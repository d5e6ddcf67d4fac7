import { readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseJsonOrUndefined } from '../../clients/http/json.ts';
import { readWorkspaceFile } from '../../files/workspace-file.ts';
import { readBlockBody, readFileBody, type Attribute } from '../../jobfiles/hcl/bodies.ts';
import { constantOf, unresolvedNames, type Constant, type ConstantResolver } from '../../jobfiles/hcl/constants.ts';
import { scanHcl } from '../../jobfiles/hcl/scan.ts';
import { createConstantResolver } from '../../jobfiles/functions/path-functions.ts';

/** A folder of Terraform files, which is one module. */
export interface ModuleFolder {
  /** The texts of its files in the native syntax, override files last. */
  readonly texts: readonly string[];
  /** The texts of its files of values, those that take precedence last. */
  readonly values: readonly (readonly [name: string, text: string])[];
  /** Whether a module call of the repository leads here: then it decides about the variables. */
  readonly isCalled: boolean;
}

/**
 * Resolves the names that `source` and `version` may contain since Terraform 1.15: variables with `const = true`, and locals of them. The command line and the
 * environment may set other values.
 *
 * @see https://developer.hashicorp.com/terraform/language/block/variable
 */
export function resolveConstantNames({ texts, values, isCalled }: ModuleFolder): ConstantResolver {
  const variables = new Map<string, Map<string, Attribute>>();
  const locals = new Map<string, Attribute>();
  for (const text of texts) {
    const hcl = scanHcl(text);
    for (const block of readFileBody(hcl).blocks) {
      const { attributes } = readBlockBody(hcl, block);
      const [name = ''] = block.labels;
      if (block.type === 'locals') for (const attribute of attributes) locals.set(attribute.name, attribute);
      if (block.type !== 'variable') continue;
      const declared = variables.get(name) ?? new Map<string, Attribute>();
      for (const attribute of attributes) declared.set(attribute.name, attribute);
      variables.set(name, declared);
    }
  }
  const given = new Map(values.flatMap(([name, text]) => valuesIn(name, text)));
  const variable = (name: string, resolver: ConstantResolver): Constant => {
    const declared = variables.get(name);
    const needs = `needs \`var.${name}\`, which`;
    if (declared === undefined) return { problem: `${needs} is not declared` };
    const constant = declared.get('const');
    const isConstant = constant === undefined ? undefined : constantOf(constant.expression, unresolvedNames);
    if (isConstant === undefined || !('text' in isConstant) || isConstant.text !== 'true')
      return { problem: `${needs} is not \`const\`` };
    if (isCalled) return { problem: `${needs} the calls of this module set` };
    const value = given.get(name);
    const fallback = declared.get('default');
    if (value !== undefined) return value;
    return fallback === undefined
      ? { problem: `${needs} has no value in the repository` }
      : constantOf(fallback.expression, resolver);
  };
  const expressions = new Map([...locals].map(([name, { expression }]) => [name, expression]));
  return createConstantResolver({ locals: expressions }, variable);
}

function valuesIn(name: string, text: string): readonly (readonly [string, Constant])[] {
  if (name.endsWith('.json')) {
    const values = Object.entries(Object(parseJsonOrUndefined(text)) as Readonly<Record<string, unknown>>);
    return values.map(([key, value]) => [
      key,
      typeof value === 'string' ? { text: value } : { problem: `is a value of \`${name}\` that is not a string` },
    ]);
  }
  const { attributes } = readFileBody(scanHcl(text));
  return attributes.map((one) => [one.name, constantOf(one.expression, unresolvedNames)]);
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
export function calledFolders(
  calls: readonly { readonly file: string; readonly source: string | undefined }[],
): ReadonlySet<string> {
  return new Set(
    calls.flatMap(({ file, source }) =>
      source !== undefined && /^\.{1,2}\//.test(source)
        ? [posix.normalize(posix.join(posix.dirname(file), source)).replace(/\/$/, '')]
        : [],
    ),
  );
}
