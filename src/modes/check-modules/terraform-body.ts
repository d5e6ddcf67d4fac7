import { parseJson } from '../../clients/http/json.ts';
import {
  readExpressionText,
  readBlockBody,
  readFileBody,
  listStatements,
  type Attribute,
  type HclBody,
} from '../../jobfiles/hcl/bodies.ts';
import { computed, readConstant, type ConstantResolver, type UnknownConstant } from '../../jobfiles/hcl/constants.ts';
import { explainInvalidJson, scanStrings } from '../../jobfiles/hcl/json-strings.ts';
import { explainUnterminated } from '../../jobfiles/hcl/job-text.ts';
import { mapPositions } from '../../jobfiles/hcl/positions.ts';
import { scanHcl } from '../../jobfiles/hcl/scan.ts';
import { readToken, type Hcl } from '../../jobfiles/hcl/tokens.ts';
import { findGitText } from '../../inputs/suggest.ts';

/** An argument in the native or the JSON syntax, and why it has no text, to follow its name. */
export interface TerraformArgument extends Partial<UnknownConstant> {
  /** `undefined` if it is computed. */
  readonly text: string | undefined;
  readonly isNull?: boolean;
  /** The source text; `undefined` for a value in JSON that is not a string. */
  readonly sourceText?: string | undefined;
  /** As written, for a number without quotes in the native syntax. */
  readonly number?: string;
  readonly line: number;
}

type ReadArgument = (names: ConstantResolver) => TerraformArgument;

/** The content of a file or of a block, in either syntax. */
export interface TerraformBody {
  readonly arguments: ReadonlyMap<string, ReadArgument>;
  readonly blocks: (type: string, labels: number) => readonly TerraformBlock[];
}

interface TerraformBlock {
  readonly labels: readonly string[];
  readonly body: TerraformBody;
}

export const emptyBody: TerraformBody = { arguments: new Map(), blocks: () => [] };

/** An error in the syntax; the problem is a sentence without its full stop. */
interface SyntaxProblem {
  readonly problem: string;
  readonly hint?: string | undefined;
  readonly line?: number | undefined;
}

/** `broken`: the first error in the syntax; `undefined` without an error. The body has the parts before and after it that can be read. */
export function readTerraformText(text: string, syntax: 'native' | 'json') {
  const positions = mapPositions(text);
  const findLine = (offset: number): number => positions.findPosition(offset).line;
  const explain = (error: SyntaxProblem): SyntaxProblem => findGitText(text) ?? error;
  if (syntax === 'json') {
    try {
      parseJson(text);
    } catch (cause) {
      return { body: emptyBody, broken: explain(explainInvalidJson(text, cause)) };
    }
    return { body: toJsonBody(listObjects(JSON.parse(addOffsets(text))).flat(), findLine), broken: undefined };
  }
  const hcl = scanHcl(text);
  const broken = hcl.broken === undefined ? findBrokenStatement(hcl) : explainUnterminated(hcl.broken);
  const body = toNativeBody(hcl, readFileBody(hcl), findLine);
  return { body, broken: broken && explain({ ...broken, line: findLine(broken.at) }) };
}

/** The first bracket that is not closed, or else the first statement that cannot be read or has no value. */
function findBrokenStatement(hcl: Hcl): (SyntaxProblem & { readonly at: number }) | undefined {
  const locateToken = (token: number): number => hcl.starts[token] ?? 0;
  const unclosedToken = hcl.kinds.findIndex((_, token) => isUnclosed(hcl, token));
  if (unclosedToken !== -1)
    return { problem: `The \`${readToken(hcl, unclosedToken)}\` here is not closed`, at: locateToken(unclosedToken) };
  for (const { name, at: token, expression } of listStatements(hcl)) {
    if (name === '') return { problem: 'This line is neither an argument nor a block', at: locateToken(token) };
    if (isMissing(expression)) return { problem: `\`${name}\` has no value`, at: locateToken(token) };
  }
  return undefined;
}

function isUnclosed({ kinds, closes }: Hcl, at: number): boolean {
  return closes[at] === kinds.length;
}

/** Whether the file ends in a value, or before it. */
function isMissing({ hcl, from, to }: Attribute['expression']): boolean {
  return from >= to || isUnclosed(hcl, from);
}

type FindLine = (offset: number) => number;

/** If a name has several arguments, which is an error, the first one is used. */
function toNativeBody(hcl: Hcl, { attributes, blocks }: HclBody, findLine: FindLine): TerraformBody {
  const definedAttributes = attributes.filter(({ expression }) => !isMissing(expression));
  const entries = definedAttributes.map(
    (attribute) => [attribute.name, toNativeArgument(attribute, findLine)] as const,
  );
  return {
    arguments: new Map(entries.toReversed()),
    blocks: (type, labels) =>
      blocks
        .filter((block) => block.type === type && block.labels.length === labels)
        .map((block) => ({ labels: block.labels, body: toNativeBody(hcl, readBlockBody(hcl, block), findLine) })),
  };
}

const plainNumber = /^\d{1,9}(?:\.\d{1,9})?$/;

function toNativeArgument({ at, expression }: Attribute, findLine: FindLine): ReadArgument {
  const expressionText = readExpressionText(expression);
  return (names) => {
    const line = findLine(expression.hcl.starts[at] ?? 0);
    if (plainNumber.test(expressionText))
      return { text: String(Number(expressionText)), number: expressionText, sourceText: expressionText, line };
    return {
      text: undefined,
      ...readConstant(expression, names),
      isNull: expressionText === 'null',
      sourceText: expressionText,
      line,
    };
  };
}

interface JsonMember {
  readonly offset: number;
  readonly name: string;
  readonly value: unknown;
}

/** Blocks and bodies are objects, or arrays of them; the labels of a block are the names of objects around its body. */
function toJsonBody(members: readonly JsonMember[], findLine: FindLine): TerraformBody {
  const listBlocks = (value: unknown, more: number, labels: readonly string[]): readonly TerraformBlock[] =>
    listObjects(value).flatMap((block) =>
      more === 0
        ? [{ labels, body: toJsonBody(block, findLine) }]
        : block.flatMap((member) => listBlocks(member.value, more - 1, [...labels, member.name])),
    );
  return {
    arguments: new Map(members.map((member) => [member.name, toJsonArgument(member, findLine)] as const).toReversed()),
    blocks: (type, labels) =>
      members.filter(({ name }) => name === type).flatMap(({ value }) => listBlocks(value, labels, [])),
  };
}

function toJsonArgument({ offset, value }: JsonMember, findLine: FindLine): ReadArgument {
  const [at, text] = typeof value === 'string' ? splitOffset(value) : [offset, undefined];
  const isPlain = typeof value === 'boolean' || (typeof value === 'number' && plainNumber.test(String(value)));
  return (names) => {
    const constant = text === undefined ? computed : parseJsonTemplate(text, names);
    const literal = isPlain ? { text: String(value) } : constant;
    return { text: undefined, ...literal, isNull: value === null, sourceText: text, line: findLine(at) };
  };
}

/** A string in JSON is a template without quotes. */
function parseJsonTemplate(text: string, names: ConstantResolver) {
  if (!/[$%]\{/.test(text)) return { text: text.normalize('NFC') };
  // Within quotes, these characters would have a different meaning.
  if (/["\\\n]/.test(text)) return computed;
  const hcl = scanHcl(`"${text}"`);
  return readConstant({ hcl, from: 0, to: hcl.kinds.length }, names);
}

/** Prefixes each string with its offset, which distinguishes members with the same name and contains their lines. */
function addOffsets(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (const { start } of scanStrings(text)) {
    parts.push(text.slice(from, start + 1), `${start}:`);
    from = start + 1;
  }
  return [...parts, text.slice(from)].join('');
}

/** A string of a text that {@link addOffsets} returned. */
function splitOffset(text: string): readonly [offset: number, text: string] {
  const colon = text.indexOf(':');
  return [Number(text.slice(0, colon)), text.slice(colon + 1)];
}

function listObjects(value: unknown): readonly (readonly JsonMember[])[] {
  if (Array.isArray(value)) return value.flatMap(listObjects);
  if (typeof value !== 'object' || value === null) return [];
  const members = Object.entries(value).map(([key, inner]: [string, unknown]) => {
    const [offset, name] = splitOffset(key);
    return { offset, name, value: inner };
  });
  return [members];
}
