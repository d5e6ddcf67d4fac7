import {
  expressionText,
  readBlockBody,
  readFileBody,
  type Attribute,
  type HclBody,
  type Expression,
} from '../hcl/bodies.ts';
import { constantOf } from '../hcl/constants.ts';
import { scanHcl } from '../hcl/scan.ts';
import { nextToken, tokenText, type Hcl } from '../hcl/tokens.ts';
import { isJsonForm, readJsonText } from './json-text.ts';
import { readsAs, type VariableDeclaration, type Definition, type JobText, type SourcePiece } from './definitions.ts';

/** Reads the text of a job file in the native or the JSON syntax of HCL. */
export function readJobText(text: string): JobText {
  return isJsonForm(text) ? readJsonText(text) : readHclText(text);
}

function readHclText(text: string): JobText {
  const hcl = scanHcl(text);
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
