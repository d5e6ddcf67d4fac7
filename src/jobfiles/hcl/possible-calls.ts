import { argumentsOf, expressionText } from './bodies.ts';
import { convertTo } from './conversions.ts';
import { combineChoices, distinctValues, type EvaluationContext } from './evaluation-context.ts';
import { tokenText } from './tokens.ts';
import { callValueFunction } from './value-functions.ts';
import { computedValue, textIn, type Value } from './values.ts';

/** The possible results of a function call. */
export function possibleCall(at: number, open: number, context: EvaluationContext): readonly Value[] {
  const { hcl, symbols } = context;
  const name = tokenText(hcl, at);
  const ranges = argumentsOf(hcl, open);
  if (name === 'convert') return convertedValues(ranges, context);
  const args = ranges.map(([from, to]) => context.evaluate(from, to, context));
  // The first argument that can be evaluated; which one, only the parser knows.
  if (name === 'try') return args.length === 0 ? [computedValue] : distinctValues(args.flat());
  return combineChoices(args, (values) => {
    const isText = symbols.isPathFunction(name, values.length);
    const found = isText ? symbols.callPathFunction(name, values.map(textIn)) : callValueFunction(name, values);
    return found ?? { kind: 'unknown', problem: `is computed by \`${name}\`` };
  });
}

/** Evaluates `convert`; its second argument is a type. */
function convertedValues([value, type]: ReturnType<typeof argumentsOf>, context: EvaluationContext): readonly Value[] {
  if (value === undefined || type === undefined) return [computedValue];
  const typeText = expressionText({ hcl: context.hcl, from: type[0], to: type[1] });
  return combineChoices([context.evaluate(value[0], value[1], context)], ([one = computedValue]) =>
    convertTo(typeText, one),
  );
}
