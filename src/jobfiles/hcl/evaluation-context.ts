import { valueOrUnknown, type Entry, type Value } from './values.ts';
import type { LoopScope, Scopes } from './scopes.ts';
import type { Hcl } from './tokens.ts';

/** What names stand for, and what an evaluation may take. */
export interface SymbolTable {
  readonly variable: (name: string, depth: number) => readonly Value[];
  readonly local: (name: string, depth: number) => readonly Value[];
  /** Whether a function reads files or takes paths apart, with so many arguments. */
  readonly isPathFunction: (name: string, count: number) => boolean;
  readonly callPathFunction: (name: string, texts: readonly string[]) => Value;
  readonly scopesOf: (hcl: Hcl) => Scopes | undefined;
  readonly spend: (units: number) => void;
}

/** The elements that the names of scopes stand for. */
export type Bindings = ReadonlyMap<LoopScope, Entry>;

/** Where an expression stands that is evaluated. */
export interface EvaluationContext {
  readonly hcl: Hcl;
  readonly bindings: Bindings;
  readonly symbols: SymbolTable;
  readonly depth: number;
  /** What a range of tokens may be here. */
  readonly evaluate: (from: number, to: number, context: EvaluationContext) => readonly Value[];
}

/** More than anybody chooses from. */
const maxPossibleValues = 1000;

const tooManyValues: Value = { kind: 'unknown', problem: `is one of more than ${maxPossibleValues} that are possible` };

/** What is made of one of each, in every combination. */
export function combineChoices(
  choices: readonly (readonly Value[])[],
  make: (values: readonly Value[]) => Value,
): readonly Value[] {
  const count = choices.reduce((product, { length }) => Math.min(product * length, maxPossibleValues + 1), 1);
  if (count > maxPossibleValues) return [tooManyValues];
  let rows: readonly (readonly Value[])[] = [[]];
  if (count === 1) rows = [choices.flat()];
  else for (const some of choices) rows = rows.flatMap((row) => some.map((value) => [...row, value]));
  return distinctValues(rows.map((row) => valueOrUnknown(() => make(row))));
}

export function distinctValues(values: readonly Value[]): readonly Value[] {
  if (values.length === 1) return values;
  const seen = new Map(values.map((value) => ['text' in value ? `${value.kind} ${value.text}` : value, value]));
  return seen.size > maxPossibleValues ? [tooManyValues] : [...seen.values()];
}
