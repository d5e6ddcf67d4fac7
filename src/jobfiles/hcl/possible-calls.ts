import { argumentsOf, expressionText } from './bodies.ts';
import { convertTo } from './conversions.ts';
import { combined, different, type EvaluationContext } from './possibilities.ts';
import { written } from './tokens.ts';
import { callValueFunction } from './value-functions.ts';
import { computedValue, textIn, type Value } from './values.ts';

/** What a call of a function may be. */
export function possibleCall(at: number, open: number, here: EvaluationContext): readonly Value[] {
  const { hcl, meanings } = here;
  const name = written(hcl, at);
  const ranges = argumentsOf(hcl, open);
  if (name === 'convert') return converted(ranges, here);
  const args = ranges.map(([from, to]) => here.evaluate(from, to, here));
  // The first that can be evaluated, and which that is only the parser knows.
  if (name === 'try') return args.length === 0 ? [computedValue] : different(args.flat());
  return combined(args, (values) => {
    const isText = meanings.isPathFunction(name, values.length);
    const found = isText ? meanings.callPathFunction(name, values.map(textIn)) : callValueFunction(name, values);
    return found ?? { kind: 'unknown', problem: `is computed by \`${name}\`` };
  });
}

/** Its second argument is a type. */
function converted([value, type]: ReturnType<typeof argumentsOf>, here: EvaluationContext): readonly Value[] {
  if (value === undefined || type === undefined) return [computedValue];
  const typeText = expressionText({ hcl: here.hcl, from: type[0], to: type[1] });
  return combined([here.evaluate(value[0], value[1], here)], ([one = computedValue]) => convertTo(typeText, one));
}
