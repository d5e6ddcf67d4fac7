import { skipToken, readToken, type Hcl } from './tokens.ts';

/**
 * The text of a string or heredoc; `undefined` if it is not closed, or contains an interpolation without a string.
 *
 * @param read the text of the interpolation that a token opens
 */
export function readText(
  hcl: Hcl,
  opener: number,
  read: (at: number) => string | undefined = () => undefined,
): string | undefined {
  const close = hcl.closes[opener] ?? opener;
  if (close === hcl.kinds.length) return undefined;
  const isQuote = hcl.kinds[opener] === 'quote';
  const parts: string[] = [];
  for (let at = opener + 1; at < close; at = skipToken(hcl, at)) {
    const isText = hcl.kinds[at] === 'text';
    const part = isText ? readToken(hcl, at) : read(at);
    if (part === undefined) return undefined;
    parts.push(isText && isQuote ? decodeText(part) : part);
  }
  const text = parts.join('');
  if (isQuote) return text.normalize('NFC');
  const lines = text.match(/[^\n]*\n/gy) ?? [];
  const lineText = (readToken(hcl, opener).startsWith('<<-') ? removeIndent(lines) : lines).join('');
  return lineText.replaceAll('$${', '${').replaceAll('%%{', '%{').normalize('NFC');
}

/** Any other character after a backslash stands for itself, such as `"` and the backslash. */
const simpleEscapes = new Map(Object.entries({ n: '\n', r: '\r', t: '\t' }));

/** Decodes the source of a quoted string. HCL normalizes strings to NFC. */
function decodeText(text: string): string {
  return text
    .replace(/\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8})|\\(.)|([$%])\4\{/gsu, (all, hex4, hex8, character, template) => {
      if (template !== undefined) return `${String(template)}{`;
      if (character !== undefined) return simpleEscapes.get(String(character)) ?? String(character);
      const point = Number.parseInt(String(hex4 ?? hex8), 16);
      return point <= 0x10ffff ? String.fromCodePoint(point) : all;
    })
    .normalize('NFC');
}

export function quoteText(text: string): string {
  const characters: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '"': '\\"', '\\': '\\\\' };
  const escapedText = text
    // HCL requires only these escapes; other control characters would be invisible in a diagnostic.
    .replace(
      /[\p{Cc}"\\]/gu,
      (character) => characters[character] ?? `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
    )
    .replace(/([$%])\{/g, (template, character: string) => character + template);
  return `"${escapedText}"`;
}

/** Removes the common indentation. Blank lines stay unchanged and do not count. */
function removeIndent(lines: readonly string[]): readonly string[] {
  const minIndent = lines.reduce(
    (shortest, line) => (isBlank(line) ? shortest : Math.min(shortest, measureIndent(line))),
    Infinity,
  );
  return lines.map((line) => (isBlank(line) ? line : line.slice(minIndent)));
}

function isBlank(line: string): boolean {
  return measureIndent(line) === line.length;
}

function measureIndent(line: string): number {
  return /^\p{White_Space}*/u.exec(line)?.[0].length ?? 0;
}
