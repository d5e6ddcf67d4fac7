import { callPathFunction, isPathFunction, type Functions } from '../functions/path-functions.ts';
import { possibleValues } from '../hcl/possible-values.ts';
import { findScopes, type Scopes } from '../hcl/scopes.ts';
import type { FileEffort } from '../work-budget.ts';
import type { Meanings } from '../hcl/evaluation-context.ts';
import type { Hcl } from '../hcl/tokens.ts';
import type { Unknown, Value } from '../hcl/values.ts';
import type { JobText } from './definitions.ts';

/** The values that a variable may have. */
export type VariableValues = (name: string, meanings: Meanings, depth: number) => readonly Value[];

/** What the names of a job file may stand for. What refers to itself cannot be known. */
export function createMeanings(
  { locals }: Pick<JobText, 'locals'>,
  variable: VariableValues,
  functions: Functions & { readonly effort: FileEffort },
): Meanings {
  const open = new Set<string>();
  const once = (name: string, evaluate: () => readonly Value[]): readonly Value[] => {
    if (open.has(name)) return [unknown('refers to itself', `Look at how \`${name}\` is defined.`)];
    open.add(name);
    const values = evaluate();
    open.delete(name);
    return values;
  };
  const scopes = new Map<Hcl, Scopes | undefined>();
  const meanings: Meanings = {
    variable: (name, depth) => once(`var.${name}`, () => variable(name, meanings, depth)),
    local: (name, depth) => {
      const definition = locals.get(name);
      if (definition === undefined) {
        return [unknown(`needs \`local.${name}\`, which is not defined`, 'Define it in a `locals` block.')];
      }
      const { expression } = definition;
      if (expression === undefined) return [unknown(`needs \`local.${name}\`, which is computed`)];
      return once(`local.${name}`, () => possibleValues(expression, new Map(), meanings, depth));
    },
    isPathFunction,
    callPathFunction: (name, texts) => {
      const result = callPathFunction(name, texts, functions);
      return 'value' in result ? result.value : unknown(result.problem, result.hint);
    },
    scopesOf: (hcl) => {
      if (!scopes.has(hcl)) scopes.set(hcl, findScopes(hcl));
      return scopes.get(hcl);
    },
    spend: functions.effort.spend,
  };
  return meanings;
}

function unknown(problem: string, hint?: string): Unknown {
  return { kind: 'unknown', problem, hint };
}
