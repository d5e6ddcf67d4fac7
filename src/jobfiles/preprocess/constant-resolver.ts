import { callAt, callPathFunction, constantArguments, type FunctionContext } from '../functions/path-functions.ts';
import { computed, type Constant, type ConstantResolver } from '../hcl/constants.ts';
import { tokenText } from '../hcl/tokens.ts';
import type { Definition } from '../hcl/job-text.ts';

/** The constant of a variable. */
export type ConstantVariable = (name: string, resolver: ConstantResolver) => Constant;

/** Nested names and calls; deeper than anybody writes, and safe for the stack with a hostile file. */
const maxDepth = 50;
/** Names and calls of a whole file: their number can grow exponentially, because each may use others several times. */
const maxSteps = 100_000;

/**
 * Resolves the names that an argument may use. Circular references do not resolve.
 *
 * @param functions without them, every call counts as computed
 */
export function createConstantResolver(
  job: { readonly locals: ReadonlyMap<string, Pick<Definition, 'text'>> },
  variable: ConstantVariable,
  functions?: FunctionContext,
): ConstantResolver {
  const open = new Set<string>();
  let steps = 0;
  const once = (name: string, evaluate: () => Constant): Constant => {
    if (open.size >= maxDepth || ++steps > maxSteps) return { problem: 'is computed in too many steps' };
    if (open.has(name)) return { problem: 'refers to itself', hint: `Check the definition of \`${name}\`.` };
    open.add(name);
    const value = evaluate();
    open.delete(name);
    return value;
  };
  const resolver: ConstantResolver = {
    variable: (name) => once(`var.${name}`, () => variable(name, resolver)),
    local: (name) => {
      const definition = job.locals.get(name);
      const undefinedName = {
        problem: `needs \`local.${name}\`, which is not defined`,
        hint: 'Define it in a `locals` block.',
      };
      return definition === undefined ? undefinedName : once(`local.${name}`, () => definition.text(resolver));
    },
    call: (hcl, at, bracket) =>
      once(`call ${open.size}`, () => {
        const isPathCall = functions !== undefined && callAt(hcl, at) === bracket;
        const args = isPathCall ? constantArguments(hcl, at, bracket, resolver) : undefined;
        if (functions === undefined || args === undefined) {
          return { problem: `is computed by \`${tokenText(hcl, at)}\`` };
        }
        if ('problem' in args) return args;
        const result = callPathFunction(tokenText(hcl, at), args, functions);
        if ('problem' in result) return result;
        return result.text === undefined ? computed : { text: result.text };
      }),
  };
  return resolver;
}
