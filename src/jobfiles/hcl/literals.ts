import { scanHcl } from './scan.ts';
import { literalText } from './strings.ts';
import { tokenAfter, tokenText, type Hcl } from './tokens.ts';

/**
 * The values that stand as whole literals in an HCL text: quoted strings and heredocs without interpolation, decoded, and bare words such
 * as numbers and booleans. A value that is put together from parts is none of them, nor is what stands in one of its parts.
 */
export function hclLiterals(source: string): ReadonlySet<string> {
  const hcl = scanHcl(source);
  const found = new Set<string>();
  let at = 0;
  while (at < hcl.kinds.length) {
    const kind = hcl.kinds[at];
    const value = kind === 'quote' || kind === 'heredoc' ? literalText(hcl, at) : bareWord(hcl, at);
    if (value !== undefined) found.add(value);
    at = kind === 'quote' || kind === 'heredoc' ? tokenAfter(hcl, at) : at + 1;
  }
  return found;
}

/** A number with its sign, `true` or `false`. */
function bareWord(hcl: Hcl, at: number): string | undefined {
  const word = tokenText(hcl, at);
  if (hcl.kinds[at] === 'name') return word === 'true' || word === 'false' ? word : undefined;
  if (hcl.kinds[at] !== 'number') return undefined;
  return hcl.kinds[at - 1] === 'symbol' && tokenText(hcl, at - 1) === '-' ? `-${word}` : word;
}
