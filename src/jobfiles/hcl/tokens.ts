/**
 * The lexical structure of HCL, exactly as the official scanner sees it. Lossless: the joined tokens are the text. Rules:
 * https://github.com/hashicorp/hcl/blob/main/hclsyntax/spec.md#lexical-elements and https://github.com/hashicorp/hcl/blob/main/hclsyntax/scan_tokens.rl
 */
export type TokenKind =
  | 'space'
  | 'newline'
  | 'comment'
  | 'name'
  | 'number'
  /** An operator, or a character without meaning in HCL. */
  | 'symbol'
  /** `(`, `[` or `{`. */
  | 'open'
  /** The opening `"` of a string. */
  | 'quote'
  /** `<<EOT` or `<<-EOT` with the following line break. */
  | 'heredoc'
  /** `${` or `%{`, with a following `~`. */
  | 'template'
  /** The source of literal text in a string or a heredoc. */
  | 'text'
  /** Closes one of the four opening tokens. */
  | 'close';

/** Counts steps of the work on a file, such as reading a token, and throws when a file takes too many. */
export type CountStep = (count?: number) => void;

/** A string and its tokens in parallel arrays: a large file has millions of tokens. */
export interface Hcl {
  readonly text: string;
  readonly kinds: readonly TokenKind[];
  /** The offset of each token, then the end of the text. */
  readonly starts: readonly number[];
  /** The closing token of each opening token, or the number of tokens if it is not closed; other tokens map to themselves. */
  readonly closes: readonly number[];
  /** The first string that does not end on its line, or heredoc that is not closed. */
  readonly broken: { readonly kind: 'string' | 'heredoc'; readonly at: number } | undefined;
  /** Called by every function below that reads tokens, so every walk over them spends from the budget of its file. */
  readonly step: CountStep;
}

/** Long texts count for more, because readers decode, search or copy them. */
export function countSteps(characters: number): number {
  return 1 + (characters >> 3);
}

export function readToken(hcl: Hcl, token: number): string {
  const word = hcl.text.slice(hcl.starts[token], hcl.starts[token + 1]);
  hcl.step(countSteps(word.length));
  return word;
}

/** The token after a token, or after its closing token. */
export function skipToken(hcl: Hcl, token: number): number {
  hcl.step();
  return Math.min((hcl.closes[token] ?? token) + 1, hcl.kinds.length);
}

/** The first token from `from` on that is neither space nor comment, nor a line break if `breaks` is `skip`. */
export function findToken(hcl: Hcl, from: number, to: number, breaks: 'stop' | 'skip' = 'stop'): number {
  let at = from;
  while (at < to) {
    const kind = hcl.kinds[at];
    if (kind !== 'space' && kind !== 'comment' && (kind !== 'newline' || breaks === 'stop')) break;
    at++;
  }
  hcl.step(at - from + 1);
  return at;
}
