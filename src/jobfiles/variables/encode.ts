import { quoteText } from '../hcl/strings.ts';
import { isExpression, type Origin, type Setting } from './settings.ts';
import type { Position } from '../hcl/positions.ts';
import type { VariableDeclaration } from '../hcl/job-text.ts';
import type { Location } from '../../errors.ts';

/** Variables as one HCL text, the only form that Nomad's parser accepts. */
export interface EncodedVariables {
  /** One `name = expression` per variable; empty when none is set. */
  readonly text: string;
  /** Which variable a position in the text belongs to, and the position in the file of the value. */
  originAt(
    position: Position,
  ): { readonly name: string; readonly origin: Origin; readonly where: Location | undefined } | undefined;
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
    originAt(position) {
      const start = starts.findLast((one) => one.line <= position.line);
      if (start === undefined) return undefined;
      const { name, origin } = start.setting;
      return { name, origin, where: locateInOrigin(start.setting, start.line, position) };
    },
  };
}

/** An expression from a file keeps its text; only its first line is shifted, by `name = `. */
function locateInOrigin({ name, origin, form }: Setting, line: number, position: Position): Location | undefined {
  const { where } = origin;
  if (where?.line === undefined || where.column === undefined || form !== 'source') return where;
  const below = position.line - line;
  const before = `${name} = `.length;
  return {
    file: where.file,
    line: where.line + below,
    column: below > 0 ? position.column : where.column + Math.max(position.column - 1 - before, 0),
  };
}
