import { computed, constantOf, numberText, type Constant, type Names } from '../hcl/constants.ts';
import { scanHcl } from '../hcl/scan.ts';
import type { Place } from '../../failure.ts';
import type { Declaration } from '../definitions.ts';

/** Where a value was set; told in words, and as a place where there is one. */
export interface Origin {
  /** Such as ``input `vars` `` or `envs/prod.vars.hcl`. */
  readonly words: string;
  readonly where: Place | undefined;
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
export function isExpression({ form, value }: Setting, { reads }: Pick<Declaration, 'reads'>): boolean {
  if (form !== 'raw') return form === 'source';
  return reads === 'expression' || (reads === 'either' && /^\s*[[{]/.test(value));
}

const noNames: Names = {
  variable: () => computed,
  local: () => computed,
  call: () => computed,
};

/** The text that a variable stands for in an argument. */
export function textOf(
  name: string,
  declaration: Declaration | undefined,
  setting: Setting | undefined,
  names: Names,
): Constant {
  if (declaration === undefined) {
    return { problem: `needs \`var.${name}\`, which is not declared`, hint: `Declare it: \`variable "${name}" {}\`.` };
  }
  if (setting === undefined) {
    return (
      declaration.default?.(names) ?? { problem: `needs \`var.${name}\`, which has no value`, hint: valueHint(name) }
    );
  }
  if (isExpression(setting, declaration)) {
    const hcl = scanHcl(setting.value);
    return constantOf({ hcl, from: 0, to: hcl.kinds.length }, noNames);
  }
  return declaration.type === 'number' ? numberText(setting.value) : { text: setting.value.normalize('NFC') };
}

/** How a variable gets a value. */
export function valueHint(name: string): string {
  return `Give it by input \`vars\` (\`${name}=…\`), in a file of \`var-files\`, as \`NOMAD_VAR_${name}\`, or by a \`default\` where it is declared.`;
}
