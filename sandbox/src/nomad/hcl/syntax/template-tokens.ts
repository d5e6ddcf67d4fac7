import type { Expression, Loop, Value } from './tree.ts';

/** The flat tokens of a template: texts, interpolations and directives. */
export type Token =
  | { kind: 'text'; text: string; start: number; end: number }
  | { kind: 'value'; value: Expression; trimLeft: boolean; trimRight: boolean }
  | { kind: 'if'; test: Expression; trimLeft: boolean; trimRight: boolean }
  | { kind: 'for'; head: Omit<Loop, 'value'>; trimLeft: boolean; trimRight: boolean }
  | { kind: 'else' | 'endif' | 'endfor'; trimLeft: boolean; trimRight: boolean };

/** Removes the smallest indentation from every line; blank lines neither count nor change. */
export function dedent(tokens: Token[]): void {
  const lines: (Token & { kind: 'text' })[] = [];
  let smallest = Infinity;
  let fresh = true;
  for (const token of tokens) {
    const blank = token.kind === 'text' && token.text.trim() === '' && token.text.endsWith('\n');
    if (fresh && !blank) {
      const indent = token.kind === 'text' ? token.text.length - token.text.trimStart().length : 0;
      smallest = Math.min(smallest, indent);
      if (token.kind === 'text') lines.push(token);
    }
    fresh = token.kind === 'text' && token.text.endsWith('\n');
  }
  for (const line of lines) line.text = line.text.slice(smallest);
}

/** Nests the tokens of a template into one expression. */
export function assemble(tokens: Token[], span: { start: number; end: number }, quoted: boolean): Expression {
  tokens.forEach((token, index) => {
    if (token.kind === 'text') return;
    const before = tokens[index - 1];
    const after = tokens[index + 1];
    if (token.trimLeft && before?.kind === 'text') before.text = before.text.trimEnd();
    if (token.trimRight && after?.kind === 'text') after.text = after.text.trimStart();
  });
  const parts = nest(tokens, { at: 0 });
  const [only] = parts;
  if (quoted && parts.length === 1 && only !== undefined && tokens[0]?.kind === 'value') return { ...only, ...span };
  const whole = { ...span, head: only?.kind === 'literal' || only === undefined ? span : only.head };
  if (parts.every((part) => part.kind === 'literal')) {
    return { ...whole, kind: 'literal', value: parts.map((part) => readLiteralText(part.value)).join('') };
  }
  return { ...whole, kind: 'template', parts };
}

function readLiteralText(value: Value): string {
  return typeof value === 'object' ? '' : String(value);
}

function nest(tokens: readonly Token[], position: { at: number }): Expression[] {
  const parts: Expression[] = [];
  for (let token = tokens[position.at]; token !== undefined; token = tokens[position.at]) {
    if (token.kind === 'else' || token.kind === 'endif' || token.kind === 'endfor') break;
    position.at++;
    if (token.kind === 'value') parts.push(token.value);
    else if (token.kind === 'text') {
      const span = { start: token.start, end: token.end };
      parts.push({ kind: 'literal', value: token.text, ...span, head: span });
    } else if (token.kind === 'if' || token.kind === 'for') parts.push(nestDirective(token, tokens, position));
  }
  return parts;
}

type Opening = Extract<Token, { kind: 'if' } | { kind: 'for' }>;

function nestDirective(token: Opening, tokens: readonly Token[], position: { at: number }): Expression {
  const around = token.kind === 'if' ? token.test : token.head.collection;
  const span = { start: around.start, end: around.end, head: around.head };
  const yes: Expression = { kind: 'template', parts: nest(tokens, position), ...span };
  let no: Expression = { kind: 'literal', value: '', ...span };
  if (tokens[position.at]?.kind === 'else') {
    position.at++;
    no = { kind: 'template', parts: nest(tokens, position), ...span };
  }
  position.at++;
  return token.kind === 'if'
    ? { kind: 'choice', test: token.test, yes, no, ...span }
    : { kind: 'repeat', loop: { ...token.head, value: yes }, ...span };
}
