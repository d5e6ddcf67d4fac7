import { isFileKey } from '../../src/errors.ts';
import { allInputs } from '../../src/modes/index.ts';
import type { Input, InputTable } from '../../src/inputs/input.ts';

/** The inputs of action.yml: without inputs that are only keys of the configuration file. */
export const actionInputs = selectInputs(allInputs, false);

/** The keys of the configuration file that are not inputs, or all others. */
export function selectInputs(inputs: InputTable, isKey: boolean): InputTable {
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => isFileKey(name) === isKey));
}

/** The description of an input: its text, its allowed values where the text does not name them all, and its environment variable. */
export function describeInput(input: Input): string {
  const fallback = input.env === undefined ? '' : ` Environment variable: \`${input.env}\`.`;
  return `${describeText(input)}${fallback}`;
}

/** The description without the environment variable, which a reusable workflow does not read. */
export function describeText(input: Input): string {
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

export interface InputRow {
  readonly name: string;
  readonly input: Input;
  readonly isRequired?: boolean;
  /** The anchor of the full description: the row then has only its beginning. `undefined` for the full description. */
  readonly detailsAt?: string | undefined;
}

/** The maximum length of a default in the table, in characters: a phone has no room for more. */
const maxDefaultWidth = 16;

/** A table of inputs with two columns, which fit on a phone: a short default is below the name. */
export function renderInputTable(rows: readonly InputRow[]): string {
  const cells = rows.map(({ name, input, isRequired = false, detailsAt }) => {
    const title = detailsAt === undefined ? `\`${name}\`` : `[\`${name}\`](#${detailsAt})`;
    const usual = isBooleanDefault(input) ? '' : describeDefault(input);
    const isShort = usual.split(' and ').every((line) => line.length <= maxDefaultWidth + 2);
    const requirement = isRequired ? 'required' : isShort ? usual.replace(' and ', '<br>') : '';
    const defaultNote = isShort ? '' : ` Default: ${usual}.`;
    const meaning =
      detailsAt === undefined
        ? `${describeText(input)}${formatVariable(input)}${defaultNote}`
        : readBeginning(input.text);
    return [requirement === '' ? title : `${title}<br>${requirement}`, meaning];
  });
  return renderMarkdownTable(['Input', 'Meaning'], cells);
}

/** The first part of a description, without its conditions and examples, but with the differences of other modes. */
function readBeginning(text: string): string {
  return /^.+?(?=[:;] (?!(?:for|in) mode)|\.(?: |$)|(?<=^.{20,}[^)`]), )/.exec(text)?.[0] ?? text;
}

/** The keys of the configuration file that are not inputs, as a list. */
export function formatKeyList(): string {
  const keys = Object.entries(selectInputs(allInputs, true));
  return keys.map(([name, input]) => `- **\`${name}\`** ${formatSentence(input)}`).join('\n');
}

function formatSentence(input: Input): string {
  const usual = isBooleanDefault(input) ? '' : ` Default: ${describeDefault(input)}.`;
  return `${describeText(input)}${formatVariable(input)}${usual === ' Default: .' ? '' : usual}`;
}

function formatVariable({ env }: Input): string {
  return env === undefined ? '' : ` Or \`${env}\`.`;
}

/** Without `false` for booleans: the page mentions this default once. */
function isBooleanDefault({ default: usual, kind }: Input): boolean {
  return usual === 'false' && kind.choices === undefined;
}

/** A Markdown table, without the white space that only readers of its source would see; cells are Markdown. */
export function renderMarkdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, head.map(() => '---'), ...rows];
  return cells.map((row) => `|${row.map((cell) => cell.replaceAll('|', String.raw`\|`)).join('|')}|`).join('\n');
}
