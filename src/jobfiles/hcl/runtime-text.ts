import { decodeText, withoutHeredocIndent, withoutTemplateEscapes } from './strings.ts';
import { tokenAfter, nextToken, tokenText, type Hcl } from './tokens.ts';

/**
 * The text of a string or heredoc whose only interpolations are runtime variables of the Nomad client: Nomad's parser
 * keeps `${NOMAD_PORT_http}`, `${attr.kernel.name}`, `${env["X"]}` and all other names that it does not know. Undefined
 * if the parser would replace any interpolation.
 *
 * @param known names with a value in the file itself: variables, locals, iterators
 */
export function runtimeText(hcl: Hcl, opener: number, known: ReadonlySet<string>): string | undefined {
  const close = hcl.closes[opener] ?? opener;
  if (close === hcl.kinds.length) return undefined;
  const isQuote = hcl.kinds[opener] === 'quote';
  const parts: string[] = [];
  for (let at = opener + 1; at < close; at = tokenAfter(hcl, at)) {
    if (hcl.kinds[at] === 'text') parts.push(isQuote ? decodeText(tokenText(hcl, at)) : tokenText(hcl, at));
    else {
      const left = keptInterpolation(hcl, at, known);
      if (left === undefined) return undefined;
      parts.push(left);
    }
  }
  const text = parts.join('');
  return isQuote ? text.normalize('NFC') : withoutTemplateEscapes(withoutHeredocIndent(hcl, opener, text));
}

/** The source of an interpolation that the parser keeps. */
function keptInterpolation(hcl: Hcl, at: number, known: ReadonlySet<string>): string | undefined {
  const close = hcl.closes[at] ?? at;
  if (tokenText(hcl, at) !== '${' || close >= hcl.kinds.length || tokenText(hcl, close) !== '}') return undefined;
  const end = endOfReference(hcl, nextToken(hcl, at + 1, close), known);
  if (end === undefined || nextToken(hcl, end, close) < close) return undefined;
  const text = hcl.text.slice(hcl.starts[at], hcl.starts[close + 1]);
  return text.includes('\n') ? undefined : text;
}

/** The token after a reference that the parser keeps, such as `attr.kernel.name`, `env["X"]` or `NOMAD_META_list[0]`. */
export function endOfReference(hcl: Hcl, from: number, known: ReadonlySet<string>): number | undefined {
  const root = tokenText(hcl, from);
  if (
    hcl.kinds[from] !== 'name' ||
    known.has(root) ||
    ['true', 'false', 'null', 'for', 'if', 'else', 'endif', 'endfor'].includes(root)
  )
    return undefined;
  let at = from + 1;
  for (;;) {
    if (tokenText(hcl, at) === '.' && ['name', 'number'].includes(hcl.kinds[at + 1] ?? '')) at += 2;
    else if (tokenText(hcl, at) === '[' && isKey(hcl, at + 1, hcl.closes[at] ?? at)) at = tokenAfter(hcl, at);
    else return at;
  }
}

function isKey(hcl: Hcl, from: number, to: number): boolean {
  if (hcl.kinds[from] === 'number') return from + 1 === to;
  return hcl.kinds[from] === 'quote' && hcl.kinds[from + 1] === 'text' && tokenAfter(hcl, from) === to;
}

/** The names with a value in the file: variables of `for` and dynamic blocks, `var`, `local`. */
export function namesInFile(hcl: Hcl): ReadonlySet<string> {
  const known = new Set(['var', 'local']);
  hcl.kinds.forEach((kind, at) => {
    if (kind !== 'name') return;
    const word = tokenText(hcl, at);
    if (word === 'for') for (const name of namesOfLoop(hcl, at)) known.add(name);
    if (word === 'dynamic') known.add(labelAfter(hcl, at));
    if (word === 'iterator') known.add(iteratorAfter(hcl, at));
  });
  return known;
}

function namesOfLoop(hcl: Hcl, at: number): readonly string[] {
  const end = hcl.kinds.length;
  const first = nextToken(hcl, at + 1, end, 'skip');
  const comma = nextToken(hcl, first + 1, end, 'skip');
  const names = [tokenText(hcl, first)];
  return tokenText(hcl, comma) === ',' ? [...names, tokenText(hcl, nextToken(hcl, comma + 1, end, 'skip'))] : names;
}

function labelAfter(hcl: Hcl, at: number): string {
  const label = nextToken(hcl, at + 1, hcl.kinds.length);
  return hcl.kinds[label] === 'quote' ? tokenText(hcl, label + 1) : tokenText(hcl, label);
}

function iteratorAfter(hcl: Hcl, at: number): string {
  const character = nextToken(hcl, at + 1, hcl.kinds.length);
  return tokenText(hcl, nextToken(hcl, character + 1, hcl.kinds.length));
}
