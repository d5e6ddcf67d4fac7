import { ActionError, describeSetting, type Location } from '../../errors.ts';
import { capitalize } from '../../text/numbers.ts';
import { findNearest } from '../../inputs/suggest.ts';
import { skipToken, findToken } from '../hcl/tokens.ts';
import { scanHcl } from '../hcl/scan.ts';
import { isExpression, formatValueHint, type Setting } from './settings.ts';
import type { VariableDeclaration } from '../hcl/job-text.ts';

export interface ResolvedVariables {
  /** By name; only declared variables. */
  readonly settings: ReadonlyMap<string, Setting>;
  readonly errors: readonly ActionError[];
  /** Variables that are set but not declared, and omitted because `strict-vars` is `false`. */
  readonly dropped: readonly Setting[];
}

export interface ResolveOptions {
  readonly declarations: ReadonlyMap<string, VariableDeclaration>;
  /** The position of an offset in the job file. */
  readonly locate: (offset: number) => Location;
  /** Undeclared variables in the environment are ignored. */
  readonly environment: readonly Setting[];
  /** Settings that override the environment; the last one takes precedence. */
  readonly settings: readonly Setting[];
  /** Whether setting an undeclared variable is an error. */
  readonly strict: boolean;
}

/** The largest number of names, and the longest name, to search for a similar one. */
const maxCompared = 100;

/**
 * Resolves the value of every variable with the precedence of the Nomad CLI. Reports all errors at once: undeclared
 * variables, invalid expressions, and variables without a value.
 */
export function resolveVariables(options: ResolveOptions): ResolvedVariables {
  const { declarations, locate, environment, settings, strict } = options;
  const unknown = settings.filter(({ name }) => !declarations.has(name));
  const declaredSettings = [...environment, ...settings].filter(({ name }) => declarations.has(name));
  const resolved = new Map(declaredSettings.map((setting) => [setting.name, setting]));
  // More names are not typing errors, and comparing them all takes quadratic time.
  const isFew = unknown.length <= maxCompared && declarations.size <= maxCompared;
  const names = isFew ? [...declarations.keys()].filter((name) => name.length <= maxCompared) : [];
  const unset = [...declarations].filter(([name, { default: value }]) => value === undefined && !resolved.has(name));
  return {
    settings: resolved,
    dropped: strict ? [] : unknown,
    errors: [
      ...(strict ? unknown.map((setting) => createUndeclaredError(setting, names, locate(0).file)) : []),
      ...[...resolved.values()].flatMap((setting) => listExpressionErrors(setting, declarations.get(setting.name))),
      ...unset.map(([name, { at }]) => createUnsetError(name, locate(at))),
    ],
  };
}

function createUndeclaredError({ name, origin }: Setting, declaredNames: readonly string[], file: string): ActionError {
  const similar = findNearest(name.replace(/^NOMAD_VAR_/, ''), declaredNames);
  const declare = name.startsWith('NOMAD_VAR_') ? '' : `declare \`${name}\` in the file (\`variable "${name}" {}\`), `;
  const fix = `${declare}remove the setting, or set ${describeSetting('strict-vars: false')}.`;
  return new ActionError({
    reason: 'input',
    message: `The variable \`${name}\`, set by ${origin.text}, is not declared in \`${file}\`.`,
    location: origin.location,
    help: 'variable-not-declared',
    hint: similar === undefined ? capitalize(fix) : `Did you mean \`${similar}\`? Otherwise, ${fix}`,
  });
}

function createUnsetError(name: string, location: Location): ActionError {
  return new ActionError({
    reason: 'parse',
    message: `The variable \`${name}\` has no value.`,
    location,
    hint: formatValueHint(name),
    help: 'variable-without-a-value',
  });
}

/** A value that is not exactly one expression would change the surrounding text. */
function listExpressionErrors(setting: Setting, declaration: VariableDeclaration | undefined): readonly ActionError[] {
  if (declaration === undefined || setting.form !== 'raw' || !isExpression(setting, declaration)) return [];
  if (isOneExpression(setting.value)) return [];
  const { name, origin } = setting;
  const type = declaration.type === '' ? '' : ` (\`${declaration.type}\`)`;
  return [
    new ActionError({
      reason: 'input',
      message: `The value of the variable \`${name}\`${type}, set by ${origin.text}, is not a valid expression.`,
      location: origin.location,
      hint: 'Write it as in a job file, such as `["a", "b"]`, `{ key = "value" }` or `true`, on one line.',
      help: 'invalid-variables',
    }),
  ];
}

/** Whether a string is one complete expression: no line break, no unbalanced bracket, no comment. */
function isOneExpression(text: string): boolean {
  const hcl = scanHcl(text);
  const count = hcl.kinds.length;
  if (hcl.broken !== undefined || findToken(hcl, 0, count) >= count) return false;
  for (let at = 0; at < count; at = skipToken(hcl, at)) {
    const isStray =
      hcl.kinds[at] === 'symbol' && /^(?:[)\]}]|\/\*)/.test(text.slice(hcl.starts[at], (hcl.starts[at] ?? 0) + 2));
    if (isStray || hcl.kinds[at] === 'newline' || hcl.closes[at] === count) return false;
  }
  return true;
}
