import { parseJsonOrUndefined, endOfString } from '../../clients/http/json.ts';
import { expressionText, readBlockBody, readFileBody, type Attribute, type Block } from '../../jobfiles/hcl/bodies.ts';
import { constantOf, unresolvedNames } from '../../jobfiles/hcl/constants.ts';
import { scanHcl } from '../../jobfiles/hcl/scan.ts';
import { positionsIn } from '../../jobfiles/hcl/positions.ts';
import { publicRegistry } from '../../inputs/registry.ts';
import type { Hcl } from '../../jobfiles/hcl/tokens.ts';
import type { Module } from '../../clients/registry/module.ts';

/** An argument of a module call; its text is undefined where it is computed. */
interface Argument {
  readonly text: string | undefined;
  readonly line: number;
}

/** A `module` block with a source. */
export interface ModuleCall {
  /** Its label. */
  readonly name: string;
  readonly source: Argument;
  /** Undefined without a version constraint. */
  readonly version: Argument | undefined;
}

interface ModuleCalls {
  readonly calls: readonly ModuleCall[];
  /** The lines of the versions of blocks without a source, which only an override file may have. */
  readonly versionsOnly: readonly number[];
  /** The line of the first error in the syntax; undefined without one. The calls up to it, and those after it that can be read, are listed. */
  readonly brokenLine: number | undefined;
}

/** Reads the module calls of a Terraform file without evaluating it, as Terraform does. */
export function readModuleCalls(text: string, syntax: 'native' | 'json'): ModuleCalls {
  return syntax === 'native' ? readNativeCalls(text) : readJsonCalls(text);
}

function readNativeCalls(text: string): ModuleCalls {
  // Most files call no module.
  if (!text.includes('module')) return { calls: [], versionsOnly: [], brokenLine: undefined };
  const hcl = scanHcl(text);
  const { blocks, unexpected } = readFileBody(hcl);
  const lineOf = lineFinder(text);
  const read = sortBlocks(blocks.flatMap((block) => readBlock(hcl, block, lineOf) ?? []));
  const [first] = unexpected;
  const broken = hcl.broken?.at ?? (first === undefined ? undefined : hcl.starts[first]);
  return { ...read, brokenLine: broken === undefined ? undefined : lineOf(broken) };
}

function readBlock(hcl: Hcl, block: Block, lineOf: (offset: number) => number): ModuleBlock | undefined {
  const [name, ...others] = block.labels;
  if (block.type !== 'module' || name === undefined || others.length > 0) return undefined;
  const { attributes } = readBlockBody(hcl, block);
  const argument = (wanted: string): Argument | undefined => {
    const found = attributes.find((attribute) => attribute.name === wanted);
    if (found === undefined || expressionText(found.expression) === 'null') return undefined;
    return { text: literalOf(found), line: lineOf(hcl.starts[found.at] ?? 0) };
  };
  return { name, source: argument('source'), version: argument('version') };
}

interface ModuleBlock extends Omit<ModuleCall, 'source'> {
  readonly source: Argument | undefined;
}

function sortBlocks(blocks: readonly ModuleBlock[]): Pick<ModuleCalls, 'calls' | 'versionsOnly'> {
  return {
    calls: blocks.flatMap(({ name, source, version }) => (source === undefined ? [] : [{ name, source, version }])),
    versionsOnly: blocks.flatMap(({ source, version }) =>
      source === undefined && version !== undefined ? [version.line] : [],
    ),
  };
}

function literalOf({ expression }: Attribute): string | undefined {
  const constant = constantOf(expression, unresolvedNames);
  return 'text' in constant ? constant.text : undefined;
}

function readJsonCalls(text: string): ModuleCalls {
  if (parseJsonOrUndefined(text) === undefined) return { calls: [], versionsOnly: [], brokenLine: 1 };
  const lineOf = lineFinder(text);
  const blocks = objectsIn(readJsonTree(text))
    .flatMap(({ members }) => members.filter(({ name }) => name === 'module'))
    .flatMap(({ node }) => objectsIn(node))
    .flatMap(({ members }) => members);
  const read = blocks.flatMap(({ name, node }) =>
    objectsIn(node).map((body) => ({
      name,
      source: jsonArgument(body, 'source', lineOf),
      version: jsonArgument(body, 'version', lineOf),
    })),
  );
  return { ...sortBlocks(read), brokenLine: undefined };
}

/** Blocks and bodies are objects, or arrays of them. */
function objectsIn({ value }: JsonNode): readonly JsonObjectNode[] {
  if (typeof value === 'string' || 'written' in value) return [];
  return 'members' in value ? [value] : value.flatMap(objectsIn);
}

/** Terraform reads these arguments without names, so that a string with a template is an error. */
function jsonArgument(
  { members }: JsonObjectNode,
  wanted: string,
  lineOf: (offset: number) => number,
): Argument | undefined {
  const node = members.find(({ name }) => name === wanted)?.node;
  if (node === undefined) return undefined;
  const { value, start } = node;
  if (typeof value === 'string')
    return { text: /[$%]\{/.test(value) ? undefined : value.normalize('NFC'), line: lineOf(start) };
  if (!('written' in value) || value.written !== 'null') {
    const isNumber = 'written' in value && /^\d{1,9}(?:\.\d{0,8}[1-9])?$/.test(value.written);
    return { text: isNumber ? value.written : undefined, line: lineOf(start) };
  }
  return undefined;
}

function lineFinder(text: string): (offset: number) => number {
  const positions = positionsIn(text);
  return (offset) => positions.positionOf(offset).line;
}

/** A value in a JSON text, with its position. Unlike the result of `JSON.parse`, it keeps all members of the same name. */
interface JsonNode {
  readonly start: number;
  readonly value: JsonObjectNode | readonly JsonNode[] | string | JsonLiteral;
}

interface JsonObjectNode {
  readonly members: readonly { readonly name: string; readonly node: JsonNode }[];
}

/** A number, `true`, `false` or `null`, as written. */
interface JsonLiteral {
  readonly written: string;
}

/** @param text valid JSON, of limited depth */
function readJsonTree(text: string): JsonNode {
  return new Reader(text).read();
}

const space = /[ \t\r\n]*/y;
const literal = /[^\s,\]}]+/y;

class Reader {
  readonly #text: string;
  #at = 0;

  constructor(text: string) {
    this.#text = text;
  }

  read(): JsonNode {
    this.#take(space);
    const start = this.#at;
    const sign = this.#text[start];
    if (sign === '{') return { start, value: { members: this.#items('}', () => this.#member()) } };
    if (sign === '[') return { start, value: this.#items(']', () => this.read()) };
    if (sign === '"') return { start, value: this.#string() };
    return { start, value: { written: this.#take(literal) } };
  }

  #member(): JsonObjectNode['members'][number] {
    this.#take(space);
    const name = this.#string();
    this.#take(space);
    // The colon.
    this.#at++;
    return { name, node: this.read() };
  }

  #items<T>(end: string, readItem: () => T): readonly T[] {
    const items: T[] = [];
    // The opening bracket, and later each comma.
    for (this.#at++; ; this.#at++) {
      this.#take(space);
      if (this.#text[this.#at] === end) break;
      items.push(readItem());
      this.#take(space);
      if (this.#text[this.#at] !== ',') break;
    }
    this.#at++;
    return items;
  }

  #string(): string {
    const start = this.#at;
    this.#at = endOfString(this.#text, start) + 1;
    return JSON.parse(this.#text.slice(start, this.#at)) as string;
  }

  #take(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const [found = ''] = pattern.exec(this.#text) ?? [];
    this.#at += found.length;
    return found;
  }
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
