import { quoteText } from '../hcl/strings.ts';
import { isExpression, type Origin, type Setting } from './settings.ts';
import type { Position } from '../preprocess/positions.ts';
import type { VariableDeclaration } from '../preprocess/definitions.ts';
import type { Location } from '../../errors.ts';

/** Variables as one text, which is all that Nomad's parser takes. */
export interface EncodedVariables {
  /** HCL, `name = expression` a variable; empty when none is set. */
  readonly text: string;
  /** What was set at a line of the text, and at which place, if it stands in a file. */
  originAt(
    position: Position,
  ): { readonly name: string; readonly origin: Origin; readonly where: Location | undefined } | undefined;
}

/**
 * Writes settings as one text in the language. JSON would be shorter, but knows no expressions.
 *
 * @param firstLine the text begins with so many empty lines less one: the parser calls both texts by the same name, and so their lines differ
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

/** An expression of a file stands in the text as it stands in the file, behind another beginning of its first line. */
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
