import type { RootContent, Table, TableRow } from 'mdast';
import { listNodes, readText } from '../support/markdown.ts';
import { pages } from './pages.ts';

/** A version as an example shows it. */
export interface Shown {
  readonly version: string;
  readonly deprecated: boolean;
  /** ✋ deprecated by a person, ✎ new text, ⛔ revoked. */
  readonly marks: string;
}

/** A row of a table of examples. */
export interface Example {
  readonly mode: 'deprecate' | 'reinstate';
  /** The text that a reader sees. */
  readonly row: string;
  /** Inputs by name; an input that is named twice has several lines. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The released or withdrawn version. */
  readonly version: string | undefined;
  readonly before: readonly Shown[];
  readonly after: readonly Shown[] | { readonly refused: string };
}

/** Returns every documented example of a policy applied to a list of versions. */
export function examples(): readonly Example[] {
  const tree = pages.find(({ name }) => name === 'examples/modules/policies.md')?.tree;
  if (tree === undefined) throw new Error('There is no examples/modules/policies.md');
  const nodes = listNodes(tree);
  const list = nodes.find((node) => node.type === 'listItem' && readText(node).startsWith('The list is '));
  if (list === undefined) throw new Error('The list of versions was not found');
  const tables = nodes.filter((node): node is Table => node.type === 'table').map(({ children }) => children);
  return tables.flatMap(([head, ...rows]) => {
    const [inputs, , version] = head?.children.map(readText) ?? [];
    if (inputs !== 'Inputs') return [];
    const mode = version === 'Withdrawn' ? 'reinstate' : 'deprecate';
    return rows.map((row) => toExample(row, mode, readListing([list])));
  });
}

function toExample(row: TableRow, mode: Example['mode'], list: readonly Shown[]): Example {
  const [given, , version, before, after] = row.children.map(({ children }) => children);
  if (given === undefined || version === undefined || before === undefined || after === undefined) {
    throw new Error(`A cell is missing: ${readText(row)}`);
  }
  const refused = /^nothing is changed: (\S+)$/.exec(after.map(readText).join(''))?.[1];
  return {
    mode,
    row: row.children.map(readText).join(' | '),
    inputs: readCellInputs(given),
    version: listCodes(version)[0],
    before: before.map(readText).join('') === 'the list' ? list : readListing(before),
    after: refused === undefined ? readListing(after) : { refused },
  };
}

function readCellInputs(cell: readonly RootContent[]): Readonly<Record<string, string>> {
  const pairs = listCodes(cell).map((text): readonly [string, string] => {
    const [, name, value] = /^([\w-]+): (.+)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) throw new Error(`\`${text}\` is not an input`);
    return [name, value];
  });
  const lines = Map.groupBy(pairs, ([name]) => name);
  return Object.fromEntries([...lines].map(([name, all]) => [name, all.map(([, value]) => value).join('\n')]));
}

function listCodes(cell: readonly RootContent[]): readonly string[] {
  return cell.flatMap((node) => (node.type === 'inlineCode' ? [node.value] : []));
}

function readListing(nodes: readonly RootContent[]): readonly Shown[] {
  const shown: Shown[] = [];
  for (const node of nodes) {
    const last = shown.at(-1);
    if (node.type === 'inlineCode') shown.push({ version: node.value, deprecated: false, marks: '' });
    else if (node.type === 'delete') shown.push({ version: readText(node), deprecated: true, marks: '' });
    else if ('children' in node) shown.push(...readListing(node.children));
    else if (last !== undefined) shown[shown.length - 1] = { ...last, marks: readMarks(readText(node)) };
  }
  return shown;
}

function readMarks(text: string): string {
  return [...text.matchAll(/[✋✎⛔]/gu)].join('');
}

/** Returns a version as a reader sees it, for the messages of a test. */
export function words({ version, deprecated, marks }: Shown): string {
  return `${deprecated ? `~~${version}~~` : version}${marks === '' ? '' : ` ${marks}`}`;
}
