import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A job file with one change, and the description of the change: `~ priority`, `- spread`, `order crons`. */
export interface Leaf {
  readonly name: string;
  readonly text: string;
}

const folder = join(import.meta.dirname, '../fixtures/leaves');

/** The kinds of full jobs in test/fixtures/leaves. */
export const kinds = readdirSync(folder).map((name) => name.replace('.nomad.hcl', ''));

/**
 * A full job, and the same with each attribute changed, removed or reordered, and each block removed. A comment at the end of a line is the other value of its
 * attribute; with `-` as the comment the attribute stays.
 *
 * @param without names of attributes to leave out
 */
export function readLeaves(
  kind: string,
  without: readonly string[] = [],
): { readonly base: string; readonly leaves: readonly Leaf[] } {
  const text = readFileSync(join(folder, `${kind}.nomad.hcl`), 'utf8');
  const lines = text.split('\n').filter((line) => !without.some((name) => line.trim().startsWith(`${name} `)));
  const path: string[] = [];
  const leaves: Leaf[] = [];
  const add = (edit: string, key: string, at: number, end: number, ...replaced: readonly string[]): void => {
    const changed = withoutComments([...lines.slice(0, at), ...replaced, ...lines.slice(end)]);
    leaves.push({ name: `${edit} ${[...path.slice(1), key].join('/')}`, text: changed });
  };
  for (const [at, line] of lines.entries()) {
    const [, indent = '', block = ''] = /^(\s*)([\w-]+(?: "[^"]*")*) \{$/.exec(line) ?? [];
    if (block !== '') {
      const end = lines.findIndex((other, index) => index > at && other === `${indent}}`);
      if (path.length > 0) add('-', block, at, end + 1);
      path.push(block);
    }
    if (line.trim() === '}') path.pop();
    const [, start = '', key = '', value = '', other] = /^(\s*([\w-]+)\s*= )(.*?)(?: # (.*))?$/.exec(line) ?? [];
    if (key === '' || other === '-') continue;
    add('~', key, at, at + 1, `${start}${other ?? otherValue(value)}`);
    const [, first, second] = /^\[(.*), (.*)\]$/.exec(value) ?? [];
    if (first !== undefined && second !== undefined) add('order', key, at, at + 1, `${start}[${second}, ${first}]`);
    add('-', key, at, at + 1);
  }
  return { base: withoutComments(lines), leaves };
}

function withoutComments(lines: readonly string[]): string {
  return lines.map((line) => line.replace(/ # .*$/, '')).join('\n');
}

function otherValue(value: string): string {
  if (/^"?\d+[smh]?"?$/.test(value)) return value.replace(/\d+/, (number) => String(Number(number) + 1));
  if (value === 'true' || value === 'false') return String(value === 'false');
  return value.startsWith('[') ? value.replace(/\]$/, ', "z"]') : value.replace(/"$/, 'x"');
}
