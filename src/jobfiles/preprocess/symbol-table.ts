import { callPathFunction, isPathFunction, type FunctionContext } from '../functions/path-functions.ts';
import { possibleValues } from '../hcl/possible-values.ts';
import { findScopes, type Scopes } from '../hcl/scopes.ts';
import type { FileBudget } from '../work-budget.ts';
import type { SymbolTable } from '../hcl/evaluation-context.ts';
import type { Hcl } from '../hcl/tokens.ts';
import type { Unknown, Value } from '../hcl/values.ts';
import type { JobText } from './definitions.ts';

/** The possible values of a variable. */
export type PossibleVariable = (name: string, symbols: SymbolTable, depth: number) => readonly Value[];

/** The possible values of the names in a job file. Circular references have no known value. */
export function createSymbolTable(
  { locals }: Pick<JobText, 'locals'>,
  variable: PossibleVariable,
  functions: FunctionContext & { readonly budget: FileBudget },
): SymbolTable {
  const open = new Set<string>();
  const once = (name: string, evaluate: () => readonly Value[]): readonly Value[] => {
    if (open.has(name)) return [unknownValue('refers to itself', `Check the definition of \`${name}\`.`)];
    open.add(name);
    const values = evaluate();
    open.delete(name);
    return values;
  };
  const scopes = new Map<Hcl, Scopes | undefined>();
  const symbols: SymbolTable = {
    variable: (name, depth) => once(`var.${name}`, () => variable(name, symbols, depth)),
    local: (name, depth) => {
      const definition = locals.get(name);
      if (definition === undefined) {
        return [unknownValue(`needs \`local.${name}\`, which is not defined`, 'Define it in a `locals` block.')];
      }
      const { expression } = definition;
      if (expression === undefined) return [unknownValue(`needs \`local.${name}\`, which is computed`)];
      return once(`local.${name}`, () => possibleValues(expression, new Map(), symbols, depth));
    },
    isPathFunction,
    callPathFunction: (name, texts) => {
      const result = callPathFunction(name, texts, functions);
      return 'value' in result ? result.value : unknownValue(result.problem, result.hint);
    },
    scopesOf: (hcl) => {
      if (!scopes.has(hcl)) scopes.set(hcl, findScopes(hcl));
      return scopes.get(hcl);
    },
    spend: functions.budget.spend,
  };
  return symbols;
}

function unknownValue(problem: string, hint?: string): Unknown {
  return { kind: 'unknown', problem, hint };
}
