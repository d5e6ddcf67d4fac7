import {
  callAt,
  callPathFunction,
  constantArguments,
  type CallResult,
  type FunctionContext,
} from '../functions/path-functions.ts';
import { computed, type Constant, type ConstantResolver } from '../hcl/constants.ts';
import { tokenText } from '../hcl/tokens.ts';
import type { JobText } from './definitions.ts';

/** What the variables of a file stand for. */
export type ConstantVariable = (name: string, resolver: ConstantResolver) => Constant;

/** More names and calls within each other than anybody writes; a hostile file must not exhaust the stack. */
const maxDepth = 50;
/** The same for all names and calls of a file: each may stand several times in the next. */
const maxSteps = 100_000;

/**
 * The names that an argument may use. What refers to itself is computed, for all that can be known here.
 *
 * @param functions without them every call is computed
 */
export function createConstantResolver(
  job: Pick<JobText, 'locals'>,
  variable: ConstantVariable,
  functions?: FunctionContext,
): ConstantResolver {
  const open = new Set<string>();
  let steps = 0;
  const once = (name: string, evaluate: () => Constant): Constant => {
    if (open.size >= maxDepth || ++steps > maxSteps) return { problem: 'is computed in too many steps' };
    if (open.has(name)) return { problem: 'refers to itself', hint: `Look at how \`${name}\` is defined.` };
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
        const isOurs = functions !== undefined && callAt(hcl, at) === bracket;
        const args = isOurs ? constantArguments(hcl, at, bracket, resolver) : undefined;
        if (functions === undefined || args === undefined) {
          return { problem: `is computed by \`${tokenText(hcl, at)}\``, isComputed: true };
        }
        return 'problem' in args ? args : constantFrom(callPathFunction(tokenText(hcl, at), args, functions));
      }),
  };
  return resolver;
}

function constantFrom(result: CallResult): Constant {
  if ('problem' in result) return result;
  return 'text' in result.value ? { text: result.value.text } : computed;
}
