import {
  type Expression,
  expressionText,
  readBlockBody,
  readFileBody,
  type Attribute,
  type HclBody,
} from './bodies.ts';
import {
  type Constant,
  type ConstantResolver,
  constantOf,
  bareTemplate,
  computed,
  numberConstant,
} from './constants.ts';
import { type CountStep, type Hcl, nextToken, tokenText } from './tokens.ts';
import { type Edit, applyEdits } from './edits.ts';
import { scanHcl } from './scan.ts';
import { createStringLocator, decodeString, jsonStrings, type JsonObject } from './json-strings.ts';
import { ActionError, type Location } from '../../errors.ts';

/** Far more than anybody declares or sets. Bounds the number of errors, because each invalid variable is reported. */
export const maxVariables = 5000;

/** A value that the file defines: a local, or the default of a variable. */
export interface Definition {
  /** Evaluates the value once its names can be resolved. */
  readonly text: (resolver: ConstantResolver) => Constant;
  /** Undefined in the JSON syntax of HCL. */
  readonly expression: Expression | undefined;
}

/** A variable declaration in a job file. */
export interface VariableDeclaration {
  /** Offset in the file. */
  readonly at: number;
  /** As written, such as `list(string)`; empty if not declared. */
  readonly type: string;
  /**
   * How the Nomad CLI reads a value that is given as text: literally, or as an HCL expression. Without a type, the
   * default decides; if the default is computed, the value itself does.
   */
  readonly reads: 'text' | 'expression' | 'either';
  readonly default: Definition | undefined;
}

/** A part of the file that may contain function calls. */
interface SourcePiece {
  readonly hcl: Hcl;
  /**
   * Token ranges in which HCL allows no functions, such as variable declarations; Nomad's parser reports calls in them.
   */
  readonly inert: readonly (readonly [from: number, to: number])[];
  /** The offset in the file of an offset in the piece. */
  readonly offsetOf: (offset: number) => number;
  /** Converts edits of the piece into edits of the file. */
  readonly edit: (edits: readonly Edit[]) => readonly Edit[];
}

/** The text of a job file, in the native or the JSON syntax of HCL. */
export interface JobText {
  readonly text: string;
  readonly declarations: ReadonlyMap<string, VariableDeclaration>;
  readonly locals: ReadonlyMap<string, Definition>;
  readonly pieces: readonly SourcePiece[];
  /** The first string or heredoc that is not closed. */
  readonly broken: Hcl['broken'];
}

/** How a value of a declared type is read. Source: jobspec2/types.variables.go of Nomad */
function readsAs(type: string): VariableDeclaration['reads'] {
  return type === 'string' || type === 'number' ? 'text' : 'expression';
}

/** Reads the text of a job file in the native or the JSON syntax of HCL. */
export function readJobText(text: string, step: CountStep): JobText {
  return isJsonForm(text) ? readJsonText(text, step) : readHclText(text, step);
}

function readHclText(text: string, step: CountStep): JobText {
  const hcl = scanHcl(text, 'file', step);
  const { blocks } = readFileBody(hcl);
  const declarations = new Map<string, VariableDeclaration>();
  const locals = new Map<string, Definition>();
  for (const block of blocks) {
    const body = readBlockBody(hcl, block);
    if (block.type === 'variable') declarations.set(block.labels[0] ?? '', blockDeclaration(hcl, block.at, body));
    for (const attribute of block.type === 'variables' ? body.attributes : []) {
      declarations.set(attribute.name, { ...typeAndDefault('', attribute), at: hcl.starts[attribute.at] ?? 0 });
    }
    for (const { name, expression } of block.type === 'locals' ? body.attributes : []) {
      locals.set(name, definitionOf(expression));
    }
  }
  const inert = blocks
    .filter(({ type }) => type === 'variable' || type === 'variables')
    .map(({ opener }) => [opener, hcl.closes[opener] ?? opener] as const);
  const whole: SourcePiece = { hcl, inert, offsetOf: (offset) => offset, edit: (edits) => edits };
  return { text, declarations, locals, pieces: [whole], broken: hcl.broken };
}

function blockDeclaration(hcl: Hcl, at: number, body: HclBody): VariableDeclaration {
  const find = (name: string): Attribute | undefined => body.attributes.find((attribute) => attribute.name === name);
  const type = find('type');
  return {
    ...typeAndDefault(type === undefined ? '' : expressionText(type.expression), find('default')),
    at: hcl.starts[at] ?? 0,
  };
}

function typeAndDefault(type: string, value: Attribute | undefined): Omit<VariableDeclaration, 'at'> {
  const expression = value?.expression;
  const reads = type === '' ? (expression === undefined ? 'text' : inferReads(expression)) : readsAs(type);
  return { type, reads, default: expression === undefined ? undefined : definitionOf(expression) };
}

function definitionOf(expression: Expression): Definition {
  return { text: (resolver) => constantOf(expression, resolver), expression };
}

/** Without a declared type, a variable has the type of its default. */
function inferReads({ hcl, from, to }: Expression): VariableDeclaration['reads'] {
  const start = tokenText(hcl, from) === '-' ? nextToken(hcl, from + 1, to) : from;
  const alone = nextToken(hcl, (hcl.closes[start] ?? start) + 1, to, 'skip') >= to;
  const kind = hcl.kinds[start] ?? 'close';
  if (kind === 'name') return alone ? 'expression' : 'either';
  if (kind === 'open') return tokenText(hcl, start) === '(' ? 'either' : 'expression';
  return alone && ['quote', 'heredoc', 'number'].includes(kind) ? 'text' : 'either';
}

/** Whether a text is in the JSON syntax of HCL: like Nomad, by a brace as the first character other than a space. */
export function isJsonForm(text: string): boolean {
  return /^ *\{/.test(text);
}

/**
 * Reads a job file in the JSON syntax of HCL, in which every string is a template. Invalid JSON has no declarations;
 * Nomad reports the error. https://github.com/hashicorp/hcl/blob/main/json/spec.md
 */
export function readJsonText(text: string, step: CountStep): JobText {
  const placeOf = createStringLocator(text, step);
  const declarations = new Map<string, VariableDeclaration>();
  const locals = new Map<string, Definition>();
  for (const [name, bodies] of blocksOf(text, 'variable')) {
    for (const body of objectsIn(bodies)) declarations.set(name, jsonDeclaration(placeOf(name), body, step));
  }
  for (const [name, value] of blocksOf(text, 'variables')) {
    declarations.set(name, jsonDeclaration(placeOf(name), { default: value }, step));
  }
  for (const [name, value] of blocksOf(text, 'locals')) locals.set(name, toDefinition(value, step));
  return { text, declarations, locals, pieces: piecesOf(text, step), broken: undefined };
}

/** The bodies of blocks of a type by label; blocks may be written as an object or as an array of objects. */
export function blocksOf(text: string, type: string): readonly (readonly [string, unknown])[] {
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return [];
  }
  return objectsIn(root)
    .flatMap((object) => objectsIn(object[type]))
    .flatMap((block) => Object.entries(block));
}

function objectsIn(value: unknown): readonly JsonObject[] {
  const values: readonly unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((one): one is JsonObject => typeof one === 'object' && one !== null && !Array.isArray(one));
}

function jsonDeclaration(at: number, body: JsonObject, step: CountStep): VariableDeclaration {
  const type = typeof body['type'] === 'string' ? body['type'] : '';
  const value = body['default'];
  const plain = value === undefined || typeof value === 'string' || typeof value === 'number';
  return {
    at,
    type,
    reads: type === '' ? (plain ? 'text' : 'expression') : readsAs(type),
    default: value === undefined ? undefined : toDefinition(value, step),
  };
}

function toDefinition(value: unknown, step: CountStep): Definition {
  const text: Definition['text'] = (names) => {
    if (typeof value === 'string') return bareTemplate(scanHcl(value, 'template', step), names);
    if (typeof value === 'number') return numberConstant(String(value));
    return typeof value === 'boolean' ? { text: String(value) } : computed;
  };
  return { text, expression: undefined };
}

/** A string with a template in the JSON syntax of HCL. */
interface JsonTemplate {
  readonly hcl: Hcl;
  /** Its field without the labels of blocks, such as `job.group.meta.run`; that of the value for a key. */
  readonly field: string;
  readonly isKey: boolean;
  /** Offsets in the file. */
  readonly start: number;
  readonly end: number;
}

/** Reads the text itself, because `JSON.parse` would leave out a block whose key is repeated. */
export function* templatesInJson(text: string, step: CountStep): Generator<JsonTemplate> {
  for (const { source, path, ...place } of jsonStrings(text, step)) {
    const value = decodeString(source) ?? '';
    if (/[$%]\{/.test(value)) yield { ...place, hcl: scanHcl(value, 'template', step), field: fieldOf(path()) };
  }
}

/** Blocks with a label, which is a key of its own. */
const labelledBlocks = new Set(['job', 'group', 'task']);

function fieldOf(keys: readonly string[]): string {
  const types: string[] = [];
  for (let at = 0; at < keys.length; at++) {
    const key = keys[at] ?? '';
    types.push(key);
    if (labelledBlocks.has(key)) at++;
  }
  return types.join('.');
}

function piecesOf(text: string, step: CountStep): readonly SourcePiece[] {
  return [...templatesInJson(text, step)].map(({ hcl, start, end }) => {
    return {
      hcl,
      inert: [],
      // Escapes change offsets within the string, so errors are reported at its start.
      offsetOf: () => start,
      edit: (edits) =>
        edits.length === 0
          ? []
          : [
              {
                start,
                end,
                text: JSON.stringify(applyEdits(hcl.text, edits).text),
                variables: namesOf(edits, 'variables'),
                files: namesOf(edits, 'files'),
              },
            ],
    };
  });
}

function namesOf(edits: readonly Edit[], of: 'variables' | 'files'): ReadonlySet<string> | undefined {
  const names = new Set(edits.flatMap((edit) => [...(edit[of] ?? [])]));
  return names.size === 0 ? undefined : names;
}

const unterminatedHints = {
  string: 'Close it with `"` on the same line; write text of several lines as a heredoc (`<<EOT`).',
  heredoc: 'End it with a line that contains only its marker.',
};

/** For a string or a heredoc that is not closed. */
export function unterminatedError(
  { what, at }: NonNullable<Hcl['broken']>,
  reason: 'input' | 'parse',
  place: (offset: number) => Location,
): ActionError {
  return new ActionError({
    reason,
    message: `The ${what} that starts here is not closed.`,
    location: place(at),
    hint: unterminatedHints[what],
    help: reason === 'input' ? 'invalid-variables' : reason,
  });
}
