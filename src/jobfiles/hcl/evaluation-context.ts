import { valueOrUnknown, type Entry, type Value } from './values.ts';
import type { LoopScope, Scopes } from './scopes.ts';
import type { Hcl } from './tokens.ts';

/** Resolves the names of a job file to their possible values, and counts the work. */
export interface SymbolTable {
  readonly variable: (name: string, depth: number) => readonly Value[];
  readonly local: (name: string, depth: number) => readonly Value[];
  /** Whether a path function takes this number of arguments. */
  readonly isPathFunction: (name: string, count: number) => boolean;
  readonly callPathFunction: (name: string, texts: readonly string[]) => Value;
  readonly scopesOf: (hcl: Hcl) => Scopes | undefined;
  readonly spend: (units: number) => void;
}

/** The collection elements that loop variables currently refer to. */
export type Bindings = ReadonlyMap<LoopScope, Entry>;

/** The context of an evaluation. */
export interface EvaluationContext {
  readonly hcl: Hcl;
  readonly bindings: Bindings;
  readonly symbols: SymbolTable;
  readonly depth: number;
  /** The possible values of a range of tokens. */
  readonly evaluate: (from: number, to: number, context: EvaluationContext) => readonly Value[];
}

/** Far more alternatives than anybody writes. */
const maxPossibleValues = 1000;

const tooManyValues: Value = { kind: 'unknown', problem: `can have more than ${maxPossibleValues} values` };

/** Applies a function to every combination of choices. */
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
