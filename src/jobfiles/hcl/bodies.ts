import { readText } from './strings.ts';
import { skipToken, findToken, readToken, type Hcl } from './tokens.ts';

/** The tokens from `from` up to, but not including, `to`. */
export interface Expression {
  readonly hcl: Hcl;
  readonly from: number;
  readonly to: number;
}

/** `name = expression`. */
export interface Attribute {
  readonly name: string;
  /** Token of the name. */
  readonly at: number;
  readonly expression: Expression;
}

/** `type "label" { … }`. */
export interface HclBlock {
  readonly type: string;
  readonly labels: readonly string[];
  /** Token of the type. */
  readonly at: number;
  /** Token of the opening brace. */
  readonly opener: number;
}

export interface HclBody {
  readonly attributes: readonly Attribute[];
  readonly blocks: readonly HclBlock[];
  /** Statements that are neither an attribute nor a block. */
  readonly unexpected: readonly Expression[];
}

export function readFileBody(hcl: Hcl): HclBody {
  return readHclBody(hcl, 0, hcl.kinds.length);
}

export function readBlockBody(hcl: Hcl, block: HclBlock): HclBody {
  return readHclBody(hcl, block.opener + 1, Math.min(hcl.closes[block.opener] ?? 0, hcl.kinds.length));
}

function readHclBody(hcl: Hcl, from: number, to: number): HclBody {
  const attributes: Attribute[] = [];
  const blocks: HclBlock[] = [];
  const unexpectedParts: Expression[] = [];
  for (let at = findToken(hcl, from, to, 'skip'); at < to; at = findToken(hcl, at, to, 'skip')) {
    const read = hcl.kinds[at] === 'name' ? (readAttribute(hcl, at, to) ?? readBlock(hcl, at, to)) : undefined;
    if (read === undefined) {
      const end = findStatementEnd(hcl, at, to);
      unexpectedParts.push({ hcl, from: at, to: end });
      at = end;
    } else if ('opener' in read) {
      blocks.push(read);
      at = skipToken(hcl, read.opener);
    } else {
      attributes.push(read);
      at = findStatementEnd(hcl, read.expression.from, to);
    }
  }
  return { attributes, blocks, unexpected: unexpectedParts };
}

/** An attribute and the blocks around it, outermost first, as in the job: a `dynamic` block is one block that it generates. */
export interface Statement {
  readonly enclosing: readonly { readonly type: string; readonly label: string | undefined }[];
  readonly name: string;
  /** Its first token. */
  readonly at: number;
  readonly expression: Expression;
  /** Whether it decides which blocks exist, as `for_each` does, or cannot be read. */
  readonly isStructure: boolean;
}

/** Deeper nesting is one statement: a list of blocks for each attribute would take quadratic time. */
const maxNested = 100;

/** All statements of a file, in all of its blocks. */
export function* listStatements(hcl: Hcl): Generator<Statement> {
  type Open = { readonly body: HclBody; readonly enclosing: Statement['enclosing']; readonly isDynamic: boolean };
  const open: Open[] = [{ body: readFileBody(hcl), enclosing: [], isDynamic: false }];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { body, enclosing, isDynamic } = next;
    for (const attribute of body.attributes) yield { enclosing, ...attribute, isStructure: isDynamic };
    const createStructure = (name: string, at: number, to: number): Statement => {
      return { enclosing, name, at, expression: { hcl, from: at, to }, isStructure: true };
    };
    for (const { from, to } of body.unexpected) yield createStructure('', from, to);
    const inner: Open[] = [];
    for (const block of body.blocks) {
      const { type, labels, at } = block;
      const isContent = isDynamic && type === 'content';
      const parent = type === 'dynamic' ? { type: labels[0] ?? '', label: undefined } : { type, label: labels[0] };
      if (enclosing.length > maxNested || (isDynamic && !isContent))
        yield createStructure(type, at, skipToken(hcl, block.opener));
      else {
        const place = { enclosing: isContent ? enclosing : [...enclosing, parent], isDynamic: type === 'dynamic' };
        inner.push({ body: readBlockBody(hcl, block), ...place });
      }
    }
    for (const entry of inner.toReversed()) open.push(entry);
  }
}

/** The line break that ends a statement; line breaks in brackets, strings and heredocs do not. */
function findStatementEnd(hcl: Hcl, from: number, to: number): number {
  let at = from;
  while (at < to && hcl.kinds[at] !== 'newline') at = skipToken(hcl, at);
  return Math.min(at, to);
}

function readAttribute(hcl: Hcl, at: number, to: number): Attribute | undefined {
  const character = findToken(hcl, at + 1, to);
  if (character >= to || readToken(hcl, character) !== '=') return undefined;
  const from = findToken(hcl, character + 1, to);
  const end = trimEnd(hcl, from, findStatementEnd(hcl, from, to));
  return { name: readToken(hcl, at), at, expression: { hcl, from, to: end } };
}

/** Drops trailing spaces and comments. */
function trimEnd(hcl: Hcl, from: number, to: number): number {
  let end = to;
  while (end > from && ['space', 'comment', 'newline'].includes(hcl.kinds[end - 1] ?? '')) end--;
  return end;
}

/** The block that starts at a token; `undefined` if it starts no block. */
export function readBlock(hcl: Hcl, start: number, to: number): HclBlock | undefined {
  const labels: string[] = [];
  for (let at = findToken(hcl, start + 1, to); at < to; at = findToken(hcl, skipToken(hcl, at), to)) {
    const kind = hcl.kinds[at];
    if (kind === 'open' && readToken(hcl, at) === '{')
      return { type: readToken(hcl, start), labels, at: start, opener: at };
    const label = readWord(hcl, at);
    if (label === undefined) return undefined;
    labels.push(label);
  }
  return undefined;
}

export function readExpressionText({ hcl, from, to }: Expression): string {
  return hcl.text.slice(hcl.starts[from], hcl.starts[to]);
}

/** The comma-separated items in a bracket, such as arguments, as token ranges. A trailing comma is allowed. */
export function splitArguments(hcl: Hcl, open: number): readonly (readonly [from: number, to: number])[] {
  const close = hcl.closes[open] ?? open;
  const ranges: [number, number][] = [];
  let from = open + 1;
  for (let at = from; at < close; at = (hcl.closes[at] ?? at) + 1) {
    if (hcl.kinds[at] !== 'symbol' || readToken(hcl, at) !== ',') continue;
    ranges.push([from, at]);
    from = at + 1;
  }
  if (findToken(hcl, from, close, 'skip') < close) ranges.push([from, close]);
  return ranges;
}

/** An entry of an object, or an item of a list. */
export interface HclEntry {
  /** `undefined` without a plain key, such as for a `for` expression. */
  readonly key: string | undefined;
  readonly expression: Expression;
}

/** The entries between the braces of an object. */
export function* listEntries({ hcl, from, to }: Expression): Generator<HclEntry> {
  for (let start = findToken(hcl, from, to, 'skip'); start < to;) {
    let end = start;
    while (end < to && hcl.kinds[end] !== 'newline' && readToken(hcl, end) !== ',') end = skipToken(hcl, end);
    const sign = findToken(hcl, skipToken(hcl, start), end);
    const isKeyed = sign < end && ['=', ':'].includes(readToken(hcl, sign));
    const key = isKeyed ? readWord(hcl, start) : undefined;
    yield { key, expression: { hcl, from: key === undefined ? start : sign + 1, to: end } };
    // A value may start on its own line.
    start = findToken(hcl, Math.max(end, start + 1), to, 'skip');
    while (start < to && readToken(hcl, start) === ',') start = findToken(hcl, start + 1, to, 'skip');
  }
}

/** A name, or a string without interpolations. */
function readWord(hcl: Hcl, at: number): string | undefined {
  if (hcl.kinds[at] === 'quote') return readText(hcl, at);
  return hcl.kinds[at] === 'name' ? readToken(hcl, at) : undefined;
}
