import { ActionError, type Location } from '../../errors.ts';
import { nearest } from '../../inputs/suggest.ts';
import { tokenAfter, nextToken } from '../hcl/tokens.ts';
import { scanHcl } from '../hcl/scan.ts';
import { isExpression, valueHint, type Setting } from './settings.ts';
import type { VariableDeclaration } from '../preprocess/definitions.ts';

/** What the variables of a job file are set to. */
export interface ResolvedVariables {
  /** By name; only what the file declares. */
  readonly settings: ReadonlyMap<string, Setting>;
  readonly errors: readonly ActionError[];
  /** Set, but not declared, and left out because that is allowed. */
  readonly dropped: readonly Setting[];
}

export interface ResolveOptions {
  readonly declarations: ReadonlyMap<string, VariableDeclaration>;
  /** Where in the job file something is declared. */
  readonly place: (offset: number) => Location;
  /** What the environment sets; of that what is not declared is nothing. */
  readonly environment: readonly Setting[];
  /** What wins over it, in the order of precedence: the later wins. */
  readonly settings: readonly Setting[];
  /** Whether it is a mistake to set what is not declared. */
  readonly strict: boolean;
}

/** Names that are compared with each other, and their lengths. */
const maxCompared = 100;

/**
 * Decides what every variable is set to, as the command line does. What is wrong is told at once: values for what nobody declared, values that
 * are no expressions, and variables without any.
 */
export function resolveVariables(options: ResolveOptions): ResolvedVariables {
  const { declarations, place, environment, settings, strict } = options;
  const unknown = settings.filter(({ name }) => !declarations.has(name));
  const known = [...environment, ...settings].filter(({ name }) => declarations.has(name));
  const resolved = new Map(known.map((one) => [one.name, one]));
  // So many are no slips of the pen, and to compare them all would take the product of their numbers.
  const isFew = unknown.length <= maxCompared && declarations.size <= maxCompared;
  const meant = isFew ? [...declarations.keys()].filter((name) => name.length <= maxCompared) : [];
  const unset = [...declarations].filter(([name, { default: value }]) => value === undefined && !resolved.has(name));
  return {
    settings: resolved,
    dropped: strict ? [] : unknown,
    errors: [
      ...(strict ? unknown.map((setting) => undeclaredVariable(setting, meant, place(0).file)) : []),
      ...[...resolved.values()].flatMap((setting) => expressionErrors(setting, declarations.get(setting.name))),
      ...unset.map(([name, { at }]) => unsetVariable(name, place(at))),
    ],
  };
}

function undeclaredVariable({ name, origin }: Setting, declared: readonly string[], file: string): ActionError {
  const meant = nearest(name, declared);
  const guess = meant === undefined ? '' : `Did you mean \`${meant}\`? `;
  return new ActionError({
    reason: 'input',
    message: `The variable \`${name}\`, set by ${origin.text}, is not declared in \`${file}\`.`,
    location: origin.where,
    help: 'variable-not-declared',
    hint: `${guess}Declare it there (\`variable "${name}" {}\`), remove it, or set \`strict-vars: false\`.`,
  });
}

function unsetVariable(name: string, where: Location): ActionError {
  const what = `The variable \`${name}\` has no value.`;
  return new ActionError({
    reason: 'parse',
    message: what,
    location: where,
    hint: valueHint(name),
    help: 'variable-without-a-value',
  });
}

/** A value that is more or less than one expression would change what stands around it. */
function expressionErrors(setting: Setting, declaration: VariableDeclaration | undefined): readonly ActionError[] {
  if (declaration === undefined || setting.form !== 'raw' || !isExpression(setting, declaration)) return [];
  if (isOneExpression(setting.value)) return [];
  const { name, origin } = setting;
  const type = declaration.type === '' ? '' : ` (\`${declaration.type}\`)`;
  return [
    new ActionError({
      reason: 'input',
      message: `The value of the variable \`${name}\`${type}, set by ${origin.text}, is no expression.`,
      location: origin.where,
      hint: 'Write it as in a job file, such as `["a", "b"]`, `{ key = "value" }` or `true`, on one line.',
    }),
  ];
}

/** Whether a text ends what it opens, and nothing else: no line, no bracket, no comment. */
function isOneExpression(text: string): boolean {
  const hcl = scanHcl(text);
  const count = hcl.kinds.length;
  if (hcl.broken !== undefined || nextToken(hcl, 0, count) >= count) return false;
  for (let at = 0; at < count; at = tokenAfter(hcl, at)) {
    const isStray =
      hcl.kinds[at] === 'symbol' && /^(?:[)\]}]|\/\*)/.test(text.slice(hcl.starts[at], (hcl.starts[at] ?? 0) + 2));
    if (isStray || hcl.kinds[at] === 'newline' || hcl.closes[at] === count) return false;
  }
  return true;
}
