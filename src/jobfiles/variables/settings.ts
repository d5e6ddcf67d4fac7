import {
  readConstant,
  readNumberConstant,
  unresolvedNames,
  type Constant,
  type ConstantResolver,
} from '../hcl/constants.ts';
import { scanHcl } from '../hcl/scan.ts';
import type { Location } from '../../errors.ts';
import type { CountStep } from '../hcl/tokens.ts';
import type { VariableDeclaration } from '../hcl/job-text.ts';
import { quoteText } from '../hcl/strings.ts';
import type { Position } from '../hcl/positions.ts';

interface SettingOrigin {
  /** For messages, such as ``input `vars` `` or `envs/prod.vars.hcl`. */
  readonly text: string;
  readonly location: Location | undefined;
}

export interface Setting {
  readonly name: string;
  readonly origin: SettingOrigin;
  /** `raw`: read according to the type of the variable; `source`: an HCL expression; `text`: a literal string. */
  readonly form: 'raw' | 'source' | 'text';
  readonly value: string;
  /** Whether the user marked it as a secret. */
  readonly isSecret: boolean;
}

/** Whether the value is an HCL expression, given how the variable is declared. */
export function isExpression({ form, value }: Setting, { reads }: Pick<VariableDeclaration, 'reads'>): boolean {
  if (form !== 'raw') return form === 'source';
  return reads === 'expression' || (reads === 'either' && /^\s*[[{]/.test(value));
}

/** The constant that a variable has in an argument. */
export function resolveSettingText(
  name: string,
  declaration: VariableDeclaration | undefined,
  setting: Setting | undefined,
  resolver: ConstantResolver,
  step: CountStep,
): Constant {
  if (declaration === undefined) {
    return { problem: `needs \`var.${name}\`, which is not declared`, hint: `Declare it: \`variable "${name}" {}\`.` };
  }
  const noValue = { problem: `needs \`var.${name}\`, which has no value`, hint: formatValueHint(name) };
  if (setting === undefined)
    return declaration.default === undefined ? noValue : readConstant(declaration.default, resolver);
  if (isExpression(setting, declaration)) {
    const hcl = scanHcl(setting.value, step);
    return readConstant({ hcl, from: 0, to: hcl.kinds.length }, unresolvedNames);
  }
  return declaration.type === 'number' ? readNumberConstant(setting.value) : { text: setting.value.normalize('NFC') };
}

export function formatValueHint(name: string): string {
  return `Set it in the input \`vars\` (\`${name}=…\`), in a file of \`var-files\`, as \`NOMAD_VAR_${name}\`, or by a \`default\` in its declaration.`;
}

/** Variables as one HCL text, the only form that Nomad's parser accepts. */
export interface EncodedVariables {
  /** One `name = expression` per variable; empty if none is set. */
  readonly text: string;
  /** Finds the variable at a position of the text, and its location in its file. */
  findOrigin(
    position: Position,
  ): { readonly name: string; readonly origin: SettingOrigin; readonly location: Location | undefined } | undefined;
}

/**
 * Writes settings as HCL. JSON would be shorter, but has no expressions.
 *
 * @param firstLine the text is padded to begin on this line: the parser reports positions in the job file and in the
 *   variables under the same name, so their lines must not overlap
 */
export function encodeVariables(
  settings: ReadonlyMap<string, Setting>,
  declarations: ReadonlyMap<string, Pick<VariableDeclaration, 'reads'>>,
  firstLine = 1,
): EncodedVariables {
  const starts: { readonly line: number; readonly setting: Setting }[] = [];
  let line = firstLine;
  let text = '';
  for (const [name, setting] of settings) {
    const declaration = declarations.get(name) ?? { reads: 'text' };
    const value = isExpression(setting, declaration) ? setting.value : quoteText(setting.value);
    starts.push({ line, setting });
    text += `${name} = ${value}\n`;
    line += value.split('\n').length;
  }
  return {
    text: text === '' ? '' : '\n'.repeat(firstLine - 1) + text,
    findOrigin(position) {
      const start = starts.findLast((candidate) => candidate.line <= position.line);
      if (start === undefined) return undefined;
      const { name, origin } = start.setting;
      return { name, origin, location: locateInOrigin(start.setting, start.line, position) };
    },
  };
}

/** An expression from a file keeps its text; only its first line is shifted, by `name = `. */
function locateInOrigin({ name, origin, form }: Setting, line: number, position: Position): Location | undefined {
  const { location } = origin;
  if (location?.line === undefined || location.column === undefined || form !== 'source') return location;
  const lineOffset = position.line - line;
  const before = `${name} = `.length;
  return {
    file: location.file,
    line: location.line + lineOffset,
    column: lineOffset > 0 ? position.column : location.column + Math.max(position.column - 1 - before, 0),
  };
}
