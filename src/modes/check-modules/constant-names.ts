import { isUtf8 } from 'node:buffer';
import { readdirSync } from 'node:fs';
import { isAbsolute, join, posix } from 'node:path';
import { parseJsonOrUndefined } from '../../clients/http/json.ts';
import { readWorkspaceFile } from '../../files/workspace-file.ts';
import { splitArguments } from '../../jobfiles/hcl/bodies.ts';
import {
  computed,
  readConstant,
  readNumberConstant,
  unresolvedNames,
  type Constant,
  type ConstantResolver,
} from '../../jobfiles/hcl/constants.ts';
import { findToken, readToken, type Hcl } from '../../jobfiles/hcl/tokens.ts';
import { createConstantResolver } from '../../jobfiles/functions/path-functions.ts';
import { locateFile } from '../../jobfiles/functions/resolve-path.ts';
import { parseConstraint } from './constraint.ts';
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
 * Resolves the names that `source` and `version` may contain: variables, locals that use them, and files with versions. Terraform 1.15 and later resolves
 * variables with `const = true`; OpenTofu resolves all variables, and `path.module`. The command line and the environment may set other values.
 *
 * @see https://developer.hashicorp.com/terraform/language/block/variable
 */
export function resolveConstantNames(folder: ModuleFolder, program: Program = 'Terraform'): ConstantResolver {
  const { bodies, isCalled } = folder;
  const findBlocks = (type: string, labels: number) => bodies.flatMap((body) => body.blocks(type, labels));
  const locals = new Map(findBlocks('locals', 0).flatMap(({ body }) => [...body.arguments]));
  const variables = Map.groupBy(findBlocks('variable', 1), ({ labels: [name = ''] }) => name);
  const assignedValues = new Map(
    readValueFiles(folder).flatMap(([name, text]) => [
      ...readTerraformText(text, name.endsWith('.json') ? 'json' : 'native').body.arguments,
    ]),
  );
  const resolveVariable = (name: string): Constant => {
    const needs = `needs \`var.${name}\`, which`;
    const definition = variables.get(name);
    if (definition === undefined) return { problem: `${needs} is not declared` };
    const declaredDefaults = new Map(definition.flatMap(({ body }) => [...body.arguments]));
    const readFlag = (flag: string) => declaredDefaults.get(flag)?.(unresolvedNames).text;
    if (readFlag('const') !== 'true' && (program === 'Terraform' || declaredDefaults.has('const')))
      return { problem: `${needs} is not \`const\`` };
    const secret = ['sensitive', 'ephemeral'].find((flag) => readFlag(flag) === 'true');
    if (secret !== undefined) return { problem: `${needs} is \`${secret}\`` };
    if (isCalled) return { problem: `${needs} the calls of this module set` };
    const value = (assignedValues.get(name) ?? declaredDefaults.get('default'))?.(unresolvedNames);
    if (value === undefined) return { problem: `${needs} has no value in the repository` };
    const type = declaredDefaults.get('type')?.(unresolvedNames).sourceText ?? 'any';
    const isConstantType = ['string', 'any'].includes(type) || (type === 'number' && value.number !== undefined);
    return isConstantType ? toConstant(value) : { problem: `${needs} has a type that is not \`string\`` };
  };
  const resolveLocal = (name: string, names: ConstantResolver): Constant | undefined => {
    const readLocal = locals.get(name);
    return readLocal === undefined ? undefined : toConstant(readLocal(names));
  };
  const resolveAttribute = (name: string): Constant =>
    name === 'path.module' && program === 'OpenTofu'
      ? // Relative to the folder where `init` starts, which is unknown for a module that is called.
        { text: isCalled ? join(folder.workspace, folder.name) : '.' }
      : { problem: `needs \`${name}\`, which ${reasons[name] ?? 'is not a constant'}` };
  const readContent = createContentReader(folder);
  const evaluate =
    (functions: ReadonlyMap<string, (text: string) => Constant>) =>
    (hcl: Hcl, at: number, open: number, names: ConstantResolver): Constant | undefined => {
      const applyFunction = functions.get(readToken(hcl, at));
      const [[from, to] = [0, 0], ...more] = splitArguments(hcl, open);
      if (applyFunction === undefined || more.length > 0) return undefined;
      // Only a bare call of `file`: a template could put any content into a version.
      const words = [at, findToken(hcl, from, to, 'skip')].map((token) => readToken(hcl, token)).join(' ');
      const resolver: ConstantResolver = { ...names, call: (...call) => readWhole(...call, names) ?? computed };
      const value = readConstant({ hcl, from, to }, words === 'jsondecode file' ? resolver : names);
      return 'text' in value ? applyFunction(value.text) : { ...value, select: undefined };
    };
  const readWhole = evaluate(new Map([['file', (path) => readContent(path, limits.jsonBytes)]]));
  const functions = new Map<string, (text: string) => Constant>([
    ['file', (path) => keepVersion(readContent(path, limits.versionBytes))],
    ['jsondecode', (text) => readPart(parseJsonOrUndefined(text))],
    // Go trims a different set of characters.
    ['trimspace', (text: string) => (/[\u0085\ufeff]/.test(text) ? computed : { text: text.trim() })],
  ]);
  return createConstantResolver(resolveLocal, resolveVariable, evaluate(functions), resolveAttribute);
}

const reasons: Readonly<Record<string, string>> = {
  'path.module': 'only OpenTofu accepts here',
  'terraform.workspace': 'the machine that runs `init` selects',
};

const limits = { filesOfFolder: 1000, versionBytes: 999, jsonBytes: 65_536 };
const noVersion = { problem: 'needs a file that is not in the repository, or contains no version' };

/** Reads files as `file` does. Their content may be secret: only versions in it are returned. */
function createContentReader({ name, workspace, isCalled }: ModuleFolder) {
  let reads = 0;
  return (path: string, maxBytes: number): Constant => {
    if (isCalled && !isAbsolute(path)) return { problem: 'needs a file of a module that calls this one' };
    const target = locateFile(path, { directory: join(workspace, name), workspace });
    if ('problem' in target || ++reads > limits.filesOfFolder) return noVersion;
    const content = readWorkspaceFile(target.path, workspace, 1);
    const isReadable = 'bytes' in content && content.bytes.length <= maxBytes && isUtf8(content.bytes);
    return isReadable ? { text: content.bytes.toString('utf8') } : noVersion;
  };
}

/** Stricter than Terraform and OpenTofu: they accept `1a2b3c` and `48213377` as versions, but these may be secrets. */
const plainVersion = /^[^\w.]*v?(?:\d{1,4}|\d+\.\d+|\d+\.\d+\.\d+(?:[-+].*)?)\s*$/s;

function keepVersion(value: Constant): Constant {
  if ('problem' in value) return value;
  const isPlain = value.text.split(',').every((part) => plainVersion.test(part));
  return isPlain && parseConstraint(value.text) !== undefined ? value : noVersion;
}

/** A version in JSON; `select` resolves a path in an object or a list. */
function readPart(value: unknown): Constant {
  if (typeof value !== 'object' || value === null)
    return keepVersion(typeof value === 'number' ? readNumberConstant(String(value)) : { text: String(value) });
  const members = new Map<string, unknown>(Object.entries(value));
  return { problem: 'needs one value of a JSON file', select: (key) => readPart(members.get(key)) };
}

function toConstant({ text, problem, select }: TerraformArgument): Constant {
  return text === undefined ? { problem: problem ?? 'is computed', select } : { text };
}

/** The variable definitions files that Terraform loads automatically, by precedence. */
const valueFiles = /^(?:terraform|.+\.auto)\.tfvars(?:\.json)?$/;
const maxMiB = 8;

/** Reads the variable definitions files of a folder, in ascending order of precedence. An unreadable file sets no values. */
export function readValueFiles({ name: folder, workspace }: Pick<ModuleFolder, 'name' | 'workspace'>) {
  const names = readdirSync(join(workspace, folder)).filter((name) => valueFiles.test(name));
  const rankedNames = names.map((name) => (name.startsWith('terraform.tfvars') ? '1' : '2') + name).toSorted();
  return rankedNames.flatMap((key) => {
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
