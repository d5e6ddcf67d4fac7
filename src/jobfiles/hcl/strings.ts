import { tokenText, type Hcl } from './tokens.ts';

/** The text of a string or heredoc; undefined if it contains an interpolation or is not closed. */
export function literalText(hcl: Hcl, opener: number): string | undefined {
  const close = hcl.closes[opener] ?? opener;
  if (close === hcl.kinds.length) return undefined;
  const parts: string[] = [];
  for (let at = opener + 1; at < close; at++) {
    if (hcl.kinds[at] !== 'text') return undefined;
    parts.push(tokenText(hcl, at));
  }
  if (hcl.kinds[opener] === 'quote') return decodeText(parts.join(''));
  return withoutTemplateEscapes(withoutHeredocIndent(hcl, opener, parts.join('')));
}

/** Removes the indentation of a `<<-` heredoc. */
export function withoutHeredocIndent(hcl: Hcl, opener: number, text: string): string {
  const lines = text.match(/[^\n]*\n/gy) ?? [];
  return (tokenText(hcl, opener).startsWith('<<-') ? unindent(lines) : lines).join('');
}

const simpleEscapes = new Map([
  ['n', '\n'],
  ['r', '\r'],
  ['t', '\t'],
  ['"', '"'],
  ['\\', '\\'],
]);

/** Decodes the source of a quoted string. HCL normalizes strings to NFC. */
export function decodeText(text: string): string {
  return text
    .replace(/\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8})|\\(.)|([$%])\4\{/gsu, (all, short, long, character, template) => {
      if (template !== undefined) return `${String(template)}{`;
      if (character !== undefined) return simpleEscapes.get(String(character)) ?? String(character);
      const point = Number.parseInt(String(short ?? long), 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    })
    .normalize('NFC');
}

/** Quotes a text as an HCL string. */
export function quoteText(text: string): string {
  const characters: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '"': '\\"', '\\': '\\\\' };
  const escaped = text
    // HCL requires only these escapes; other control characters would be invisible in a diagnostic.
    .replace(
      /[\p{Cc}"\\]/gu,
      (character) => characters[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(/([$%])\{/g, (template, character: string) => character + template);
  return `"${escaped}"`;
}

/** Removes the common indentation. Blank lines stay unchanged and do not count. */
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

/** Decodes the source of a heredoc. */
export function withoutTemplateEscapes(text: string): string {
  return text.replaceAll('$${', '${').replaceAll('%%{', '%{').normalize('NFC');
}
