import { parseJsonOrUndefined } from '../../clients/http/json.ts';
import { expressionText, readBlockBody, readFileBody, type Attribute, type Block } from '../../jobfiles/hcl/bodies.ts';
import { constantOf, unresolvedNames } from '../../jobfiles/hcl/constants.ts';
import { scanHcl } from '../../jobfiles/hcl/scan.ts';
import type { Hcl } from '../../jobfiles/hcl/tokens.ts';
import { positionsIn } from '../../jobfiles/preprocess/positions.ts';
import { readJsonTree, type JsonNode, type JsonObjectNode } from './json-tree.ts';

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

export interface ModuleCalls {
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
