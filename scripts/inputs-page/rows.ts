import type { Input } from '../../src/inputs/input.ts';

/** The description of an input: its text, its allowed values where the text does not name them all, and its environment variable. */
export function describeInput(input: Input): string {
  const fallback = input.env === undefined ? '' : ` Environment variable: \`${input.env}\`.`;
  return `${textOf(input)}${fallback}`;
}

function textOf(input: Input): string {
  return `${input.text}${choicesOf(input)}`;
}

function choicesOf({ kind, text }: Input): string {
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

/** A Markdown table of inputs. */
export function inputTable(inputs: readonly (readonly [name: string, input: Input])[]): string {
  const rows = inputs.map(([name, input]) => [`\`${name}\``, cellOf(input)]);
  return markdownTable(['Input', 'Description'], rows);
}

/** For the page, which says once that a boolean is `false` unless a default is named. */
function cellOf(input: Input): string {
  const fallback = input.env === undefined ? '' : ` Or \`${input.env}\`.`;
  const usual = describeDefault(input);
  return `${textOf(input)}${fallback}${usual === '' || (usual === '`false`' && input.kind.choices === undefined) ? '' : ` Default: ${usual}.`}`;
}

/** A Markdown table, without the white space that only readers of its source would see; cells are Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, head.map(() => '---'), ...rows];
  return cells.map((row) => `|${row.map((cell) => cell.replaceAll('|', String.raw`\|`)).join('|')}|`).join('\n');
}
