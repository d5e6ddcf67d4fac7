/**
 * The values that stand as whole literals in an HCL text: quoted strings and heredocs without interpolation, decoded, and bare words such
 * as numbers and booleans. A value that is put together from parts is none of them.
 * Lexical rules: https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md
 */
export function hclLiterals(source: string): ReadonlySet<string> {
  const found = new Set<string>();
  let at = 0;
  while (at < source.length) {
    const step = comment(source, at) ?? string(source, at) ?? heredoc(source, at) ?? word(source, at);
    if (step === undefined) {
      at++;
      continue;
    }
    // The language normalizes its strings: https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#template-expressions
    if (step.value !== undefined) found.add(step.value.normalize('NFC'));
    at = Math.max(step.end, at + 1);
  }
  return found;
}

interface Step {
  readonly end: number;
  readonly value?: string | undefined;
}

function comment(source: string, at: number): Step | undefined {
  if (source.startsWith('/*', at)) return { end: endOf(source.indexOf('*/', at + 2), 2, source) };
  if (source[at] === '#' || source.startsWith('//', at)) return { end: endOf(source.indexOf('\n', at), 1, source) };
  return undefined;
}

function endOf(found: number, length: number, source: string): number {
  return found === -1 ? source.length : found + length;
}

/** A quoted string; its value is undefined when a part of it is an interpolation. */
function string(source: string, at: number): Step | undefined {
  if (source[at] !== '"') return undefined;
  let value = '';
  let whole = true;
  for (let i = at + 1; i < source.length; i++) {
    const character = source[i] ?? '';
    if (character === '"') return { end: i + 1, value: whole ? value : undefined };
    if (character === '\\') {
      const [text, length] = escaped(source, i);
      value += text;
      i += length - 1;
    } else if (isEscapedTemplate(source, i)) {
      value += source.slice(i + 1, i + 3);
      i += 2;
    } else if (isTemplate(source, i)) {
      whole = false;
      i = endOfTemplate(source, i) - 1;
    } else value += character;
  }
  return { end: source.length };
}

const simpleEscapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['"', '"'],
  ['\\', '\\'],
]);

function escaped(source: string, at: number): readonly [text: string, length: number] {
  const code = /^\\(?:u([0-9a-fA-F]{4})|U([0-9a-fA-F]{8}))/.exec(source.slice(at, at + 10));
  if (code !== null) {
    const point = Number.parseInt(code[1] ?? code[2] ?? '', 16);
    return [point <= 0x10ffff ? String.fromCodePoint(point) : '', code[0].length];
  }
  const next = source[at + 1] ?? '';
  return [simpleEscapes.get(next) ?? next, 2];
}

function isEscapedTemplate(source: string, at: number): boolean {
  return source.startsWith('$${', at) || source.startsWith('%%{', at);
}

function isTemplate(source: string, at: number): boolean {
  return source.startsWith('${', at) || source.startsWith('%{', at);
}

/** The place behind the `}` that closes the template. What is nested in it may be so without end, so this is no recursion. */
function endOfTemplate(source: string, at: number): number {
  const open: ('{' | '"')[] = ['{'];
  let i = at + 2;
  while (i < source.length && open.length > 0) {
    const inString = open.at(-1) === '"';
    const skipped = inString ? undefined : comment(source, i);
    if (skipped !== undefined) i = skipped.end;
    else if (inString && source[i] === '\\') i += 2;
    else if (inString && isEscapedTemplate(source, i)) i += 3;
    else if (inString && isTemplate(source, i)) {
      open.push('{');
      i += 2;
    } else {
      const character = source[i];
      if (character === (inString ? '"' : '}')) open.pop();
      else if (!inString && (character === '"' || character === '{')) open.push(character);
      i++;
    }
  }
  return Math.min(i, source.length);
}

function heredoc(source: string, at: number): Step | undefined {
  if (!source.startsWith('<<', at)) return undefined;
  const head = /^<<(-?)([\p{L}_][\p{L}\p{N}_-]*)\r?\n/u.exec(source.slice(at, at + 200));
  if (head === null) return undefined;
  const [opening, indented, marker] = head;
  const lines: string[] = [];
  let start = at + opening.length;
  while (start < source.length) {
    const end = endOf(source.indexOf('\n', start), 1, source);
    const line = source.slice(start, end);
    start = end;
    if (line.trim() !== marker) {
      lines.push(line);
      continue;
    }
    const text = unescapeTemplates((indented === '-' ? unindent(lines) : lines).join(''));
    return { end: start, value: text };
  }
  return { end: source.length };
}

/** Takes away what all lines are indented by; lines of nothing but white space stay as they are, and do not count. */
function unindent(lines: readonly string[]): readonly string[] {
  const least = lines.reduce(
    (shortest, line) => (isBlank(line) ? shortest : Math.min(shortest, indentOf(line))),
    Infinity,
  );
  return lines.map((line) => (isBlank(line) ? line : line.slice(least)));
}

function isBlank(line: string): boolean {
  return indentOf(line) === line.length;
}

function indentOf(line: string): number {
  return /^\p{White_Space}*/u.exec(line)?.[0].length ?? 0;
}

/** The text of a heredoc, or undefined when a part of it is an interpolation. */
function unescapeTemplates(text: string): string | undefined {
  if (/(?<!\$)\$\{|(?<!%)%\{/.test(text)) return undefined;
  return text.replaceAll('$${', '${').replaceAll('%%{', '%{');
}

/** A number, `true`, `false` or another bare word. */
function word(source: string, at: number): Step | undefined {
  const text = /^[\w.-]+/.exec(source.slice(at, at + 100))?.[0];
  return text === undefined
    ? undefined
    : { end: at + text.length, value: /^(?:-?\d[\d.]*|true|false)$/.test(text) ? text : undefined };
}
