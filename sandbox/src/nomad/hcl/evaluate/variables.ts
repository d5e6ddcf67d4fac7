import { readBody } from '../syntax/bodies.ts';
import { readJsonBody, isJson } from '../syntax/json.ts';
import { checkSyntax } from '../syntax/official.ts';
import { type Diagnostic, Source } from '../syntax/source.ts';
import type { Attribute, Body, Block, Expression, Value } from '../syntax/tree.ts';
import { type Context, addDiagnostic } from './context.ts';
import { evaluate } from './evaluate.ts';
import { EvaluationError } from './scope.ts';
import { convertTo } from './types.ts';
import { type Dictionary, Unsuitable } from './values.ts';

export interface Declared {
  readonly type: Expression | undefined;
  readonly fallback: Expression | undefined;
}

/** Returns the variables of a job file, from `variable "x" {…}` and `variables {…}`, by name. */
export function readDeclaredVariables(blocks: readonly Block[]): Map<string, Declared> {
  const declared = new Map<string, Declared>();
  for (const block of blocks) {
    const value = (name: string): Expression | undefined =>
      block.body.attributes.find((item) => item.name === name)?.value;
    if (block.type === 'variable')
      declared.set(block.labels[0] ?? '', { type: value('type'), fallback: value('default') });
    if (block.type === 'variables') {
      for (const { name, value: fallback } of block.body.attributes) declared.set(name, { type: undefined, fallback });
    }
  }
  return declared;
}

/** Returns the values given with the request, read from their text (HCL, or JSON if it begins with a brace). */
export async function readGiven(text: string): Promise<{ body: Body; source: Source; wrong: readonly Diagnostic[] }> {
  const source = new Source(text, 'input.hcl');
  if (isJson(text)) return { body: readJsonBody(text), source, wrong: [] };
  const wrong = await checkSyntax(text, 'input.hcl');
  return {
    body: wrong.length === 0 ? readBody(text) : { attributes: [], blocks: [], end: { start: 0, end: 0 } },
    source,
    wrong,
  };
}

/** Returns the value of `var`. Undeclared names are ignored, as in Nomad; missing values are errors. */
export function evaluateVariables(
  declared: ReadonlyMap<string, Declared>,
  body: Body,
  givenSource: Source,
  context: Context,
): Dictionary {
  const inGiven: Context = {
    diagnostics: context.diagnostics,
    scope: { source: givenSource, names: new Map(), constant: true },
  };
  const values: Dictionary = {};
  for (const [name, { type, fallback }] of declared) {
    const set = body.attributes.findLast((attribute) => attribute.name === name);
    if (set !== undefined) values[name] = computeValue(name, set.value, type, inGiven);
    else if (fallback !== undefined) values[name] = computeValue(name, fallback, type, context);
    else {
      const detail =
        'A used variable must be set or have a default value; see https://developer.hashicorp.com/nomad/docs/reference/hcl2/variables  for details.';
      context.diagnostics.push({ location: '<nil>', summary: `Unset variable "${name}"`, detail });
    }
  }
  return values;
}

function computeValue(name: string, expression: Expression, type: Expression | undefined, context: Context): Value {
  try {
    return convertTo(type, evaluate(expression, context.scope));
  } catch (error) {
    if (error instanceof EvaluationError) context.diagnostics.push(error.diagnostic);
    else if (error instanceof Unsuitable) {
      const detail = `The value for ${name} is not compatible with the variable's type constraint: ${error.message}.`;
      addDiagnostic(context, expression, 'Invalid value for variable', detail);
    } else throw error;
    return null;
  }
}

/** Returns the value of `local`; locals may use each other in any order. */
export function evaluateLocals(blocks: readonly Block[], context: Context): Dictionary {
  let waiting: Attribute[] = blocks
    .filter((block) => block.type === 'locals')
    .flatMap((block) => block.body.attributes);
  const values: Dictionary = {};
  const scope = { ...context.scope, names: new Map([...context.scope.names, ['local', values]]) };
  for (let before = Infinity; waiting.length > 0 && waiting.length < before;) {
    before = waiting.length;
    const diagnostics: Diagnostic[] = [];
    waiting = waiting.filter((local) => {
      try {
        values[local.name] = evaluate(local.value, scope);
        return false;
      } catch (error) {
        if (!(error instanceof EvaluationError)) throw error;
        diagnostics.push(error.diagnostic);
        return true;
      }
    });
    if (waiting.length === before) context.diagnostics.push(...diagnostics.slice(0, 1));
  }
  return values;
}
