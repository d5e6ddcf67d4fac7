/**
 * The lexical level of HCL, exactly as the official scanner sees it: what is code, what is text, and which part belongs to which. Nothing is
 * lost: the tokens joined are the text. Rules: https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#lexical-elements and
 * https://github.com/hashicorp/hcl/blob/main/hclsyntax/scan_tokens.rl
 */
export type TokenKind =
  | 'space'
  | 'newline'
  | 'comment'
  | 'name'
  | 'number'
  /** An operator, or what has no meaning in the language. */
  | 'symbol'
  /** `(`, `[` or `{`. */
  | 'open'
  /** `"` at the beginning of a string. */
  | 'quote'
  /** `<<EOT` or `<<-EOT` and the line break behind it. */
  | 'heredoc'
  /** `${` or `%{`, and the `~` behind it. */
  | 'template'
  /** Literal text inside of a string, a heredoc or a bare template, as it is written. */
  | 'text'
  /** The end of what one of the four opened. */
  | 'close';

/** A text with its tokens, by columns: a large file has millions of them. */
export interface Hcl {
  readonly text: string;
  readonly kinds: readonly TokenKind[];
  /** Where each token begins, and at last where the text ends. */
  readonly starts: readonly number[];
  /** The token that closes what each opens: the number of tokens when nothing does, the token itself when it opens nothing. */
  readonly closes: readonly number[];
  /** Where a string begins that does not end on its line, or a heredoc that never ends; the first of them. */
  readonly broken: { readonly what: 'string' | 'heredoc'; readonly at: number } | undefined;
}

/** A token as it is written. */
export function tokenText(hcl: Hcl, token: number): string {
  return hcl.text.slice(hcl.starts[token], hcl.starts[token + 1]);
}

/** The index behind what the token opens, or behind the token itself. */
export function tokenAfter(hcl: Hcl, token: number): number {
  return Math.min((hcl.closes[token] ?? token) + 1, hcl.kinds.length);
}

/** The first token from here on that is neither space nor comment; a line break counts unless told otherwise. */
export function nextToken(hcl: Hcl, from: number, to: number, breaks: 'stop' | 'skip' = 'stop'): number {
  let at = from;
  while (at < to) {
    const kind = hcl.kinds[at];
    if (kind !== 'space' && kind !== 'comment' && (kind !== 'newline' || breaks === 'stop')) break;
    at++;
  }
  return at;
}
