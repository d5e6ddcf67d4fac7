import { readBlock } from './bodies.ts';
import { endOfReference, namesInFile, runtimeText } from './runtime-text.ts';
import { scanHcl } from './scan.ts';
import { literalText } from './strings.ts';
import { nextToken, tokenAfter, tokenText, type CountStep, type Hcl } from './tokens.ts';

/** A value that is written in a file as it is, and the innermost name that it is assigned to; empty without one. */
export type Literal = readonly [name: string, value: string];

/**
 * The complete literals of an HCL text: strings and heredocs, decoded, whose only interpolations are references that the Nomad client resolves, such references
 * alone, numbers and booleans. Of a text with other interpolations only the literals in them count. A quoted key has no name.
 */
export function* hclLiterals(source: string, step?: CountStep): Generator<Literal> {
  const hcl = scanHcl(source, step);
  const known = namesInFile(hcl);
  const end = hcl.kinds.length;
  /** The names around each open bracket or text, and whether it has statements or entries. */
  const around: (readonly [outer: string, isBody: boolean])[] = [];
  let [outer, name, isBody, isStart] = ['', '', true, true];
  const enter = (inside: string, hasEntries: boolean): void => {
    around.push([outer, isBody]);
    [outer, name, isBody, isStart] = [inside, inside, hasEntries, true];
  };
  for (let at = 0; at < end; at++) {
    const kind = hcl.kinds[at];
    if (kind === 'space' || kind === 'comment' || kind === 'text') continue;
    const isFirst = isStart && isBody;
    isStart = false;
    const key = isFirst ? keyAt(hcl, at) : undefined;
    const block = isFirst && key === undefined && kind === 'name' ? readBlock(hcl, at, end) : undefined;
    if (key !== undefined) {
      if (kind === 'quote') yield ['', key.text];
      // The default of a variable has its name.
      name = key.text === 'default' && outer !== '' ? outer : key.text;
      at = key.end - 1;
    } else if (block !== undefined) {
      enter(block.type === 'variable' ? (block.labels[0] ?? '') : '', true);
      at = block.opener;
    } else if (kind === 'quote' || kind === 'heredoc') {
      const text = runtimeText(hcl, at, known);
      if (text === undefined) enter(name, false);
      else {
        yield [name, text];
        at = tokenAfter(hcl, at) - 1;
      }
    } else if (kind === 'open' || kind === 'template') enter(name, tokenText(hcl, at) === '{');
    else if (kind === 'close') {
      name = outer;
      [outer, isBody] = around.pop() ?? ['', true];
    } else if (kind === 'newline' || tokenText(hcl, at) === ',') [name, isStart] = [outer, true];
    else if (kind === 'number') yield [name, numberAt(hcl, at)];
    else if (kind === 'name') {
      const word = tokenText(hcl, at);
      if (word === 'true' || word === 'false') yield [name, word];
      const last = tokenText(hcl, at - 1) === '.' ? undefined : endOfReference(hcl, at, known);
      if (last !== undefined && isAlone(hcl, last))
        yield [name, `\${${hcl.text.slice(hcl.starts[at], hcl.starts[last])}}`];
      at = (last ?? at + 1) - 1;
    }
  }
}

/** The key of an attribute or of an entry of an object, and the token after its sign. */
function keyAt(hcl: Hcl, at: number): { readonly text: string; readonly end: number } | undefined {
  const text = hcl.kinds[at] === 'quote' ? literalText(hcl, at) : tokenText(hcl, at);
  if (text === undefined || !['name', 'quote'].includes(hcl.kinds[at] ?? '')) return undefined;
  const sign = nextToken(hcl, tokenAfter(hcl, at), hcl.kinds.length);
  return /^[=:]$/.test(tokenText(hcl, sign)) && tokenText(hcl, sign + 1) !== '=' ? { text, end: sign + 1 } : undefined;
}

/** Whether an item or an entry ends before a token. */
function isAlone(hcl: Hcl, at: number): boolean {
  const next = nextToken(hcl, at, hcl.kinds.length);
  return ['newline', 'close', undefined].includes(hcl.kinds[next]) || tokenText(hcl, next) === ',';
}

/** `0022` is the number 22. */
function numberAt(hcl: Hcl, at: number): string {
  const word = tokenText(hcl, at).replace(/^0{1,20}(?=\d)/, '');
  return hcl.kinds[at - 1] === 'symbol' && tokenText(hcl, at - 1) === '-' ? `-${word}` : word;
}
