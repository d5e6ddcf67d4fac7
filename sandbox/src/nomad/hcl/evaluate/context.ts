import type { Diagnostic, Span } from '../syntax/source.ts';
import type { Expression, Value } from '../syntax/tree.ts';
import { evaluate } from './evaluate.ts';
import { EvaluationError, type Scope } from './scope.ts';
import { Unsuitable } from './values.ts';

export interface Context {
  readonly scope: Scope;
  /** All errors of a job file are collected, so that one response reports all of them. */
  readonly diagnostics: Diagnostic[];
}

/** Adds an error at a range of the text. */
export function addDiagnostic(context: Context, span: Span, summary: string, detail: string): void {
  context.diagnostics.push(context.scope.source.createDiagnostic(span, summary, detail));
}

/** Returns the value of an expression in the wanted type, `undefined` after an error. */
export function evaluateAs<T>(expression: Expression, context: Context, convert: (value: Value) => T): T | undefined {
  try {
    return convert(evaluate(expression, context.scope));
  } catch (error) {
    if (error instanceof EvaluationError) {
      context.diagnostics.push(error.diagnostic);
      // Nomad adds a second error, because the missing value does not fit either.
      addDiagnostic(context, expression.head, 'Unsuitable value type', 'Unsuitable value: value must be known');
      return undefined;
    }
    if (!(error instanceof Unsuitable)) throw error;
    const detail = error.message.startsWith('Unsuitable') ? error.message : `Unsuitable value: ${error.message}`;
    addDiagnostic(context, expression.head, 'Unsuitable value type', detail);
    return undefined;
  }
}
