import { parseJsonOrUndefined } from '../../clients/http/json.ts';
import { expressionText, readBlockBody, readFileBody, type Block } from '../../jobfiles/hcl/bodies.ts';
import { jsonStrings } from '../../jobfiles/hcl/json-strings.ts';
import { constantOf, unresolvedNames, type ConstantResolver } from '../../jobfiles/hcl/constants.ts';
import { scanHcl } from '../../jobfiles/hcl/scan.ts';
import { positionsIn } from '../../jobfiles/hcl/positions.ts';
import { publicRegistry } from '../../inputs/registry.ts';
import type { Hcl } from '../../jobfiles/hcl/tokens.ts';
import type { Module } from '../../clients/registry/module.ts';

/** An argument of a module call; its text is undefined where it is computed. */
interface Argument {
  readonly text: string | undefined;
  /** Why it has no text, to follow its name. */
  readonly problem?: string | undefined;
  readonly line: number;
}

/** A `module` block. */
export interface ModuleCall {
  /** Its label. */
  readonly name: string;
  /** Undefined in a block that changes another one: only an override file may have it. */
  readonly source: Argument | undefined;
  /** Undefined without a version constraint. */
  readonly version: Argument | undefined;
}

interface ModuleCalls {
  readonly calls: readonly ModuleCall[];
  /** The line of the first error in the syntax; undefined without one. The calls up to it, and those after it that can be read, are listed. */
  readonly brokenLine: number | undefined;
}

/** Reads the module calls of a Terraform file. @param names what its variables and locals are, in the native syntax */
export function readModuleCalls(text: string, syntax: 'native' | 'json', names = unresolvedNames): ModuleCalls {
  return syntax === 'native' ? readNativeCalls(text, names) : readJsonCalls(text);
}

function readNativeCalls(text: string, names: ConstantResolver): ModuleCalls {
  // Most files call no module.
  if (!text.includes('module')) return { calls: [], brokenLine: undefined };
  const hcl = scanHcl(text);
  const { blocks, unexpected } = readFileBody(hcl);
  const lineOf = lineFinder(text);
  const calls = blocks.flatMap((block) => readBlock(hcl, block, lineOf, names) ?? []);
  const [first] = unexpected;
  const broken = hcl.broken?.at ?? (first === undefined ? undefined : hcl.starts[first]);
  return { calls, brokenLine: broken === undefined ? undefined : lineOf(broken) };
}

function readBlock(
  hcl: Hcl,
  block: Block,
  lineOf: (offset: number) => number,
  names: ConstantResolver,
): ModuleCall | undefined {
  const [name, ...others] = block.labels;
  if (block.type !== 'module' || name === undefined || others.length > 0) return undefined;
  const { attributes } = readBlockBody(hcl, block);
  const argument = (wanted: string): Argument | undefined => {
    const found = attributes.find((attribute) => attribute.name === wanted);
    if (found === undefined || expressionText(found.expression) === 'null') return undefined;
    const constant = constantOf(found.expression, names);
    const line = lineOf(hcl.starts[found.at] ?? 0);
    return 'text' in constant ? { text: constant.text, line } : { text: undefined, problem: constant.problem, line };
  };
  return { name, source: argument('source'), version: argument('version') };
}

function readJsonCalls(text: string): ModuleCalls {
  if (parseJsonOrUndefined(text) === undefined) return { calls: [], brokenLine: 1 };
  const lineOf = lineFinder(text);
  const modules = objectsIn(JSON.parse(withOffsets(text)))
    .flat()
    .filter(({ name }) => name === 'module');
  const calls = modules
    .flatMap(({ value }) => objectsIn(value).flat())
    .flatMap(({ name, value }) =>
      objectsIn(value).map((body): ModuleCall => {
        const [source, version] = ['source', 'version'].map((wanted) =>
          jsonArgument(
            body.find((member) => member.name === wanted),
            lineOf,
          ),
        );
        return { name, source, version };
      }),
    );
  return { calls, brokenLine: undefined };
}

/** Writes its offset in front of each string: so members of the same name stay apart, and each has its line. */
function withOffsets(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start } of jsonStrings(text)) {
    parts.push(text.slice(from, start + 1), `${start}:`);
    from = start + 1;
  }
  return [...parts, text.slice(from)].join('');
}

/** A string of a text that {@link withOffsets} returned. */
function splitOffset(text: string): readonly [offset: number, text: string] {
  const colon = text.indexOf(':');
  return [Number(text.slice(0, colon)), text.slice(colon + 1)];
}

interface JsonMember {
  readonly offset: number;
  readonly name: string;
  readonly value: unknown;
}

/** Blocks and bodies are objects, or arrays of them. */
function objectsIn(value: unknown): readonly (readonly JsonMember[])[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const [offset, name] = splitOffset(key);
    return { offset, name, value: inner };
  });
  return [members];
}

/** Terraform reads these arguments without names, so that a string with a template is an error. */
function jsonArgument(member: JsonMember | undefined, lineOf: (offset: number) => number): Argument | undefined {
  if (member === undefined || member.value === null) return undefined;
  const { value } = member;
  if (typeof value === 'string') {
    const [offset, text] = splitOffset(value);
    return { text: /[$%]\{/.test(text) ? undefined : text.normalize('NFC'), line: lineOf(offset) };
  }
  const isPlainNumber = typeof value === 'number' && /^\d{1,9}(?:\.\d{1,9})?$/.test(String(value));
  return { text: isPlainNumber ? String(value) : undefined, line: lineOf(member.offset) };
}

function lineFinder(text: string): (offset: number) => number {
  const positions = positionsIn(text);
  return (offset) => positions.positionOf(offset).line;
}

/** A module in a registry, as the `source` of a module call names it. */
interface ModuleSource {
  /** Host and port, in lower case, as in a URL. */
  readonly host: string;
  readonly module: Module;
}

/** `//` starts the path of a submodule. */
const registrySource =
  /^(?:([^/\s]+)\/)?([0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?)\/([0-9A-Za-z](?:[0-9A-Za-z_-]{0,62}[0-9A-Za-z])?)\/([0-9a-z]{1,64})(?:\/\/.*)?$/s;

/**
 * Parses `host/namespace/name/provider`, with or without the host and a submodule. Undefined for other sources, such as a path or a git repository.
 *
 * @see https://developer.hashicorp.com/terraform/language/modules/configuration
 */
export function parseModuleSource(text: string): ModuleSource | undefined {
  const [, written = publicRegistry, organization, module, provider] = registrySource.exec(text) ?? [];
  if (organization === undefined || module === undefined || provider === undefined) return undefined;
  const host = toHost(written);
  return host === undefined ? undefined : { host, module: { organization, name: module, provider } };
}

/** As in a URL: internationalised names are encoded, the usual port is left out. Terraform requires a dot, so that `acme/a/b/c` has no host. */
function toHost(text: string): string | undefined {
  const isHost = /^[^@?#\\]+$/.test(text) && /[^.]\.[^.]/.test(text);
  return isHost && URL.canParse(`https://${text}`) ? new URL(`https://${text}`).host : undefined;
}
