import { isFileKey } from '../../src/errors.ts';
import { allInputs } from '../../src/modes/index.ts';
import type { Input, InputTable } from '../../src/inputs/input.ts';

/** The inputs of action.yml: without those that are only keys of the configuration file. */
export const actionInputs = selectInputs(allInputs, false);

/** The keys of the configuration file that are no inputs, or all others. */
export function selectInputs(inputs: InputTable, isKey: boolean): InputTable {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => isFileKey(name) === isKey));
}

/** The description of an input: its text, its allowed values where the text does not name them all, and its environment variable. */
export function describeInput(input: Input): string {
  const fallback = input.env === undefined ? '' : ` Environment variable: \`${input.env}\`.`;
  return `${describeText(input)}${fallback}`;
}

function describeText(input: Input): string {
  return `${input.text}${describeChoices(input)}`;
}

function describeChoices({ kind, text }: Input): string {
  const choices = (kind.choices ?? []).map((choice) => `\`${choice}\``);
  return choices.every((choice) => text.includes(choice)) ? '' : ` One of ${choices.join(', ')}.`;
}

export function describeDefault({ default: usual }: Input): string {
  return usual === undefined
    ? ''
    : usual
        .split('\n')
        .map((line) => `\`${line}\``)
        .join(' and ');
}

/** A list of inputs, which is legible on a phone. */
export function inputList(inputs: readonly (readonly [name: string, input: Input])[]): string {
  return inputs.map(([name, input]) => `- **\`${name}\`** ${formatSentence(input)}`).join('\n');
}

/** For the page, which says once that a boolean is `false` unless a default is named. */
function formatSentence(input: Input): string {
  const fallback = input.env === undefined ? '' : ` Or \`${input.env}\`.`;
  const usual = describeDefault(input);
  return `${describeText(input)}${fallback}${usual === '' || (usual === '`false`' && input.kind.choices === undefined) ? '' : ` Default: ${usual}.`}`;
}

/** A Markdown table, without the white space that only readers of its source would see; cells are Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, head.map(() => '---'), ...rows];
  return cells.map((row) => `|${row.map((cell) => cell.replaceAll('|', String.raw`\|`)).join('|')}|`).join('\n');
}

/** The keys of the configuration file that are no inputs. */
export function keyList(): string {
  return inputList(Object.entries(selectInputs(allInputs, true)));
}
