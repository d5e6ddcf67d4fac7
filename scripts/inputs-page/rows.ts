import type { Input } from '../../src/inputs/input.ts';

/** The description of an input: its text, its allowed values where the text does not name them all, and its fallback. */
export function describeInput(input: Input): string {
  const fallback = input.env === undefined ? '' : ` Falls back to the environment variable \`${input.env}\`.`;
  return `${input.text}${choicesOf(input)}${fallback}`;
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
  const rows = inputs.map(([name, input]) => [`\`${name}\``, describeInput(input), describeDefault(input)]);
  return markdownTable(['Input', 'Description', 'Default'], rows);
}

/** A Markdown table; cells are Markdown. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [head, head.map(() => '---'), ...rows];
  return cells.map((row) => `| ${row.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`).join('\n');
}
