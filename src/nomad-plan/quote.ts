import { escapeCharacter } from '../text/visible.ts';

/**
 * A text in double quotes as Nomad's command line writes it (Go's `%q`): printable Unicode stays, all else is
 * escaped, so that the result is one line and shows what would be invisible.
 * Rules: https://pkg.go.dev/strconv#Quote
 */
export function quoted(text: string): string {
  return `"${text.replace(/["\\]/g, '\\$&').replace(/[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu, escapeCharacter)}"`;
}
