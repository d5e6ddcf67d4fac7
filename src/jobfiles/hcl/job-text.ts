import {
  type Expression,
  readExpressionText,
  readBlockBody,
  readFileBody,
  type Attribute,
  type HclBody,
} from './bodies.ts';
import { type CountStep, type Hcl, findToken, readToken } from './tokens.ts';
import { scanHcl } from './scan.ts';
import { ActionError, type Location } from '../../errors.ts';
import { findNearest } from '../../inputs/suggest.ts';

/** Far more than any real file declares or sets. Bounds the number of errors, because each invalid variable is reported. */
export const maxVariables = 5000;

export interface VariableDeclaration {
  /** Offset in the file. */
  readonly at: number;
  /** As written, such as `list(string)`; empty if not declared. */
  readonly type: string;
  /**
   * The interpretation of a value by the Nomad CLI: as a literal text, or as an HCL expression. Without a type, this depends on the default, or on the value itself if the default is computed.
   */
  readonly reads: 'text' | 'expression' | 'either';
  readonly default: Expression | undefined;
}

export interface JobText {
  readonly hcl: Hcl;
  /** The label of the job; empty if it cannot be read, `undefined` in a file that certainly declares none. */
  readonly label: string | undefined;
  readonly declarations: ReadonlyMap<string, VariableDeclaration>;
  readonly locals: ReadonlyMap<string, Expression>;
  /** Token ranges in which HCL allows no functions: declarations of variables. Nomad's parser reports calls there. */
  readonly inert: ReadonlyMap<number, number>;
}

export function readJobText(text: string, step: CountStep): JobText {
  const hcl = scanHcl(text, step);
  const { blocks, unexpected } = readFileBody(hcl);
  const declarations = new Map<string, VariableDeclaration>();
  const locals = new Map<string, Expression>();
  for (const block of blocks) {
    const body = readBlockBody(hcl, block);
    if (block.type === 'variable') declarations.set(block.labels[0] ?? '', readBlockDeclaration(hcl, block.at, body));
    for (const attribute of block.type === 'variables' ? body.attributes : []) {
      declarations.set(attribute.name, { ...createTypedDeclaration('', attribute), at: hcl.starts[attribute.at] ?? 0 });
    }
    for (const { name, expression } of block.type === 'locals' ? body.attributes : []) {
      locals.set(name, expression);
    }
  }
  const inert = blocks
    .filter(({ type }) => type === 'variable' || type === 'variables')
    .map(({ opener }) => [opener, hcl.closes[opener] ?? opener] as const);
  const job = blocks.find(({ type }) => findNearest(type, ['job']) !== undefined);
  const label = job?.labels[0] ?? (job === undefined && unexpected.length === 0 ? undefined : '');
  return { hcl, label, declarations, locals, inert: new Map(inert) };
}

function readBlockDeclaration(hcl: Hcl, at: number, body: HclBody): VariableDeclaration {
  const find = (name: string): Attribute | undefined => body.attributes.find((attribute) => attribute.name === name);
  const type = find('type');
  const typeText = type === undefined ? '' : readExpressionText(type.expression);
  return { ...createTypedDeclaration(typeText, find('default')), at: hcl.starts[at] ?? 0 };
}

function createTypedDeclaration(type: string, value: Attribute | undefined): Omit<VariableDeclaration, 'at'> {
  const expression = value?.expression;
  // Source: jobspec2/types.variables.go of Nomad.
  const readsByType = type === 'string' || type === 'number' ? 'text' : 'expression';
  const reads = type === '' ? (expression === undefined ? 'text' : inferReads(expression)) : readsByType;
  return { type, reads, default: expression };
}

/** Without a declared type, a variable has the type of its default. */
function inferReads({ hcl, from, to }: Expression): VariableDeclaration['reads'] {
  const start = readToken(hcl, from) === '-' ? findToken(hcl, from + 1, to) : from;
  const alone = findToken(hcl, (hcl.closes[start] ?? start) + 1, to, 'skip') >= to;
  const kind = hcl.kinds[start] ?? 'close';
  if (kind === 'name') return alone ? 'expression' : 'either';
  if (kind === 'open') return readToken(hcl, start) === '(' ? 'either' : 'expression';
  return alone && ['quote', 'heredoc', 'number'].includes(kind) ? 'text' : 'either';
}

/** Whether a string is JSON: like Nomad, by a brace as the first character other than a space. */
export function isJsonForm(text: string): boolean {
  return /^ *\{/.test(text);
}

const unterminatedHints = {
  string: 'Close it with `"` on the same line; write text of several lines as a heredoc (`<<EOT`).',
  heredoc: 'End it with a line that contains only its marker.',
};

/** For a string or a heredoc that is not closed. */
export function createUnterminatedError(
  broken: NonNullable<Hcl['broken']>,
  reason: 'input' | 'parse',
  locate: (offset: number) => Location,
): ActionError {
  const { problem, hint, at } = explainUnterminated(broken);
  const help = reason === 'input' ? 'invalid-variables' : reason;
  return new ActionError({ reason, message: `${problem}.`, location: locate(at), hint, help });
}

export function explainUnterminated({ kind, at }: NonNullable<Hcl['broken']>) {
  return { problem: `The ${kind} that starts here is not closed`, hint: unterminatedHints[kind], at };
}
