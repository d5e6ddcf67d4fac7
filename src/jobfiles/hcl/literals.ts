import { scanHcl } from './scan.ts';
import { literalText } from './strings.ts';
import { tokenAfter, tokenText, type CountStep, type Hcl } from './tokens.ts';

/**
 * The complete literals of an HCL text: strings and heredocs without interpolation, decoded, and numbers and booleans.
 * A value that is concatenated from parts does not count, nor do its parts.
 */
export function hclLiterals(source: string, step?: CountStep): ReadonlySet<string> {
  const hcl = scanHcl(source, 'file', step);
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

function bareWord(hcl: Hcl, at: number): string | undefined {
  const word = tokenText(hcl, at);
  if (hcl.kinds[at] === 'name') return word === 'true' || word === 'false' ? word : undefined;
  if (hcl.kinds[at] !== 'number') return undefined;
  return hcl.kinds[at - 1] === 'symbol' && tokenText(hcl, at - 1) === '-' ? `-${word}` : word;
}
