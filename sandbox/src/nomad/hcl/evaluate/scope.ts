import type { Diagnostic, Source, Span } from '../syntax/source.ts';
import type { Value } from '../syntax/tree.ts';

/** An expression that cannot be evaluated; the diagnostic is Nomad's. */
export class EvaluationError extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.detail);
    this.diagnostic = diagnostic;
  }
}

/** The names available to an expression, and its source text. */
export interface Scope {
  readonly source: Source;
  readonly names: ReadonlyMap<string, Value>;
  /** Whether only values are allowed, without names and functions. */
  readonly constant?: boolean;
}

/** Throws an error at a range of the text. */
export function fail(scope: Scope, span: Span, summary: string, detail: string): never {
  throw new EvaluationError(scope.source.createDiagnostic(span, summary, detail));
}
