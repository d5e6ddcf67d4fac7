import { constantOf, numberConstant, unresolvedNames, type Constant, type ConstantResolver } from '../hcl/constants.ts';
import { scanHcl } from '../hcl/scan.ts';
import type { Location } from '../../errors.ts';
import type { CountStep } from '../hcl/tokens.ts';
import type { VariableDeclaration } from '../hcl/job-text.ts';

/** Where a value was set. */
export interface Origin {
  /** For messages, such as ``input `vars` `` or `envs/prod.vars.hcl`. */
  readonly text: string;
  readonly where: Location | undefined;
}

export interface Setting {
  readonly name: string;
  readonly origin: Origin;
  /** `raw`: read according to the type of the variable; `source`: an HCL expression; `text`: a literal string. */
  readonly form: 'raw' | 'source' | 'text';
  readonly value: string;
  /** Whether the user marked it as a secret. */
  readonly secret: boolean;
}

/** Whether the value is an HCL expression, given how the variable is declared. */
export function isExpression({ form, value }: Setting, { reads }: Pick<VariableDeclaration, 'reads'>): boolean {
  if (form !== 'raw') return form === 'source';
  return reads === 'expression' || (reads === 'either' && /^\s*[[{]/.test(value));
}

/** The constant that a variable has in an argument. */
export function settingText(
  name: string,
  declaration: VariableDeclaration | undefined,
  setting: Setting | undefined,
  resolver: ConstantResolver,
  step: CountStep,
): Constant {
  if (declaration === undefined) {
    return { problem: `needs \`var.${name}\`, which is not declared`, hint: `Declare it: \`variable "${name}" {}\`.` };
  }
  const noValue = { problem: `needs \`var.${name}\`, which has no value`, hint: valueHint(name) };
  if (setting === undefined)
    return declaration.default === undefined ? noValue : constantOf(declaration.default, resolver);
  if (isExpression(setting, declaration)) {
    const hcl = scanHcl(setting.value, step);
    return constantOf({ hcl, from: 0, to: hcl.kinds.length }, unresolvedNames);
  }
  return declaration.type === 'number' ? numberConstant(setting.value) : { text: setting.value.normalize('NFC') };
}

/** How to give a variable a value. */
export function valueHint(name: string): string {
  return `Set it in the input \`vars\` (\`${name}=…\`), in a file of \`var-files\`, as \`NOMAD_VAR_${name}\`, or by a \`default\` in its declaration.`;
}
