import { EvaluationError, evaluate, type Scope } from './evaluate.ts';
import type { Diagnostic, Span } from '../syntax/source.ts';
import type { Expression, Value } from '../syntax/tree.ts';
import { Unsuitable } from './values.ts';

/** Everything wrong with a job file is collected, so that all of it is told at once. */
type Complaints = Diagnostic[];

export interface Context {
  readonly scope: Scope;
  readonly complaints: Complaints;
}

/** Adds a complaint about a part of the text. */
export function complain(context: Context, span: Span, summary: string, detail: string): void {
  context.complaints.push(context.scope.source.diagnostic(span, summary, detail));
}

/** Value of an expression in the type that is wanted; undefined after a complaint. */
export function evaluateAs<T>(expression: Expression, context: Context, convert: (value: Value) => T): T | undefined {
  try {
    return convert(evaluate(expression, context.scope));
  } catch (error) {
    if (error instanceof EvaluationError) {
      context.complaints.push(error.diagnostic);
      // The service complains a second time, because the missing value does not fit either.
      complain(context, expression.head, 'Unsuitable value type', 'Unsuitable value: value must be known');
      return undefined;
    }
    if (!(error instanceof Unsuitable)) throw error;
    const detail = error.message.startsWith('Unsuitable') ? error.message : `Unsuitable value: ${error.message}`;
    complain(context, expression.head, 'Unsuitable value type', detail);
    return undefined;
  }
}
