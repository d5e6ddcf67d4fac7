import type { Diagnostic, Source, Span } from '../syntax/source.ts';
import type { Value } from '../syntax/tree.ts';

/** An expression that cannot be evaluated; the diagnostic is the service's. */
export class EvaluationError extends Error {
  readonly diagnostic: Diagnostic;

  constructor(diagnostic: Diagnostic) {
    super(diagnostic.detail);
    this.diagnostic = diagnostic;
  }
}

/** The names an expression may use, and the text it was read from. */
export interface Scope {
  readonly source: Source;
  readonly names: ReadonlyMap<string, Value>;
  /** Where only values may stand, no names and no functions. */
  readonly constant?: boolean;
}

/** Stops an evaluation because of a part of the text. */
export function fail(scope: Scope, span: Span, summary: string, detail: string): never {
  throw new EvaluationError(scope.source.diagnostic(span, summary, detail));
}
