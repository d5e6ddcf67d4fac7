import { constantOf, numberConstant, unresolvedNames, type Constant, type ConstantResolver } from '../hcl/constants.ts';
import { convertTo } from '../hcl/conversions.ts';
import { possibleValues } from '../hcl/possible-values.ts';
import { scanHcl } from '../hcl/scan.ts';
import { valueOrUnknown, type Value } from '../hcl/values.ts';
import type { Expression } from '../hcl/bodies.ts';
import type { SymbolTable } from '../hcl/evaluation-context.ts';
import type { Location } from '../../errors.ts';
import type { VariableDeclaration } from '../preprocess/definitions.ts';

/** Where a value was set; told in words, and as a place where there is one. */
export interface Origin {
  /** Such as ``input `vars` `` or `envs/prod.vars.hcl`. */
  readonly text: string;
  readonly where: Location | undefined;
}

/** A value that a variable is to have. */
export interface Setting {
  readonly name: string;
  readonly origin: Origin;
  /** `raw`: a text that the variable's type says how to read; `source`: an expression of the language; `text`: a text as it stands. */
  readonly form: 'raw' | 'source' | 'text';
  readonly value: string;
  /** Whether its user calls it a secret. */
  readonly secret: boolean;
}

/** Whether a setting is an expression of the language, for a variable that is declared so. */
export function isExpression({ form, value }: Setting, { reads }: Pick<VariableDeclaration, 'reads'>): boolean {
  if (form !== 'raw') return form === 'source';
  return reads === 'expression' || (reads === 'either' && /^\s*[[{]/.test(value));
}

/** The text that a variable stands for in an argument. */
export function settingText(
  name: string,
  declaration: VariableDeclaration | undefined,
  setting: Setting | undefined,
  resolver: ConstantResolver,
): Constant {
  if (declaration === undefined) {
    return { problem: `needs \`var.${name}\`, which is not declared`, hint: `Declare it: \`variable "${name}" {}\`.` };
  }
  if (setting === undefined) return declaration.default?.text(resolver) ?? noValue(name);
  if (isExpression(setting, declaration)) {
    const hcl = scanHcl(setting.value);
    return constantOf({ hcl, from: 0, to: hcl.kinds.length }, unresolvedNames);
  }
  return declaration.type === 'number' ? numberConstant(setting.value) : { text: setting.value.normalize('NFC') };
}

/** Every value that a variable may have, as a text or otherwise. */
export function possibleSettings(
  name: string,
  declaration: VariableDeclaration | undefined,
  setting: Setting | undefined,
  symbols: SymbolTable,
  depth: number,
): readonly Value[] {
  const type = declaration?.type ?? '';
  const text = settingText(name, declaration, setting, unresolvedNames);
  // Without a type a text may be any scalar.
  if ('text' in text) return [valueOrUnknown(() => convertTo(type, { kind: 'scalar', text: text.text }))];
  if (declaration === undefined || (setting === undefined && declaration.default === undefined))
    return [{ kind: 'unknown', ...text }];
  const expression = setting === undefined ? declaration.default?.expression : settingSource(setting, declaration);
  if (expression === undefined) return [{ kind: 'unknown', ...text }];
  return possibleValues(expression, new Map(), symbols, depth).map((value) =>
    valueOrUnknown(() => convertTo(type, value)),
  );
}

function settingSource(setting: Setting, declaration: VariableDeclaration): Expression | undefined {
  if (!isExpression(setting, declaration)) return undefined;
  const hcl = scanHcl(setting.value);
  return { hcl, from: 0, to: hcl.kinds.length };
}

function noValue(name: string): Constant {
  return { problem: `needs \`var.${name}\`, which has no value`, hint: valueHint(name) };
}

/** How a variable gets a value. */
export function valueHint(name: string): string {
  return `Give it by input \`vars\` (\`${name}=…\`), in a file of \`var-files\`, as \`NOMAD_VAR_${name}\`, or by a \`default\` where it is declared.`;
}
