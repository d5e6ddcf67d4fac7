import type { Span } from './source.ts';

/** The value of an expression. Numbers are doubles: sets, capsules and big numbers are not distinguished. */
export type Value = string | number | boolean | null | Value[] | { [key: string]: Value };

export type Step = Span & ({ readonly key: string } | { readonly index: Expression });

interface At extends Span {
  /** The range in diagnostics about the whole expression; not always all of it. */
  readonly head: Span;
}

export type Expression = At &
  (
    | { readonly kind: 'literal'; readonly value: Value }
    | { readonly kind: 'template'; readonly parts: readonly Expression[] }
    | { readonly kind: 'name'; readonly root: string; readonly steps: readonly Step[]; readonly written: string }
    | { readonly kind: 'of'; readonly base: Expression; readonly steps: readonly Step[] }
    | { readonly kind: 'splat'; readonly base: Expression; readonly steps: readonly Step[] }
    | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[]; readonly spread: boolean }
    | { readonly kind: 'tuple'; readonly items: readonly Expression[] }
    | { readonly kind: 'object'; readonly items: readonly (readonly [Expression, Expression])[] }
    | { readonly kind: 'for'; readonly loop: Loop }
    | { readonly kind: 'repeat'; readonly loop: Loop }
    | { readonly kind: 'choice'; readonly test: Expression; readonly yes: Expression; readonly no: Expression }
    | { readonly kind: 'binary'; readonly operator: string; readonly left: Expression; readonly right: Expression }
    | { readonly kind: 'unary'; readonly operator: string; readonly operand: Expression }
  );

export interface Loop {
  readonly keyName: string | undefined;
  readonly valueName: string;
  readonly collection: Expression;
  readonly key: Expression | undefined;
  readonly value: Expression;
  readonly test: Expression | undefined;
  readonly grouped: boolean;
}

export interface Attribute extends Span {
  readonly name: string;
  readonly nameSpan: Span;
  readonly value: Expression;
}

export interface Block {
  readonly type: string;
  readonly typeSpan: Span;
  readonly labels: readonly string[];
  /** Type and labels without the brace: the range in diagnostics about a block. */
  readonly head: Span;
  readonly brace: Span;
  readonly body: Body;
}

/** Attributes and blocks in source order: the order of groups and tasks matters. */
export interface Body {
  readonly attributes: readonly Attribute[];
  readonly blocks: readonly Block[];
  /** The closing brace or the end of the text. */
  readonly end: Span;
}
