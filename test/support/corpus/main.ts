/**
 * `npm run corpus`: measures how many harmless values are hidden in plans of the test corpus, and which of its secrets are shown. `-- --verbose` lists
 * both, `-- --seed 7` plants other secrets, `-- --write` updates `secrets.json`.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { corpusFolder } from './corpus.ts';
import { formatFileLine, type PlannedValue } from './fields.ts';
import { measure, type Measured, type Share } from './measure.ts';
import { listSecrets } from './secret-list.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    verbose: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const measured = await measure(values.seed);
if (values.write) writeFileSync(join(corpusFolder, 'secrets.json'), listSecrets(measured));
printFigures(measured);
if (values.verbose) printLists(measured);

function printFigures({
  files,
  edits,
  secrets,
  harmless,
  natural,
  lines,
  shown,
  notHiddenByOwnLine,
  unplanned,
}: Measured): void {
  const kinds = new Set(secrets.map(({ kind }) => kind));
  console.log(`${files} job files, ${edits} edits, ${secrets.length} secrets of ${kinds.size} kinds`);
  console.log(`harmless values hidden, new jobs: ${share(harmless.created)}`);
  printCounts(harmless.created.hidden.map(({ cause }) => cause));
  console.log(`harmless values hidden, edits: ${share(harmless.edited)}`);
  printCounts(harmless.edited.hidden.map(({ cause }) => cause));
  console.log(`always shown, but hidden: ${share(natural)}`);
  console.log(`harmless lines hidden beside a secret: ${percent(lines.hidden.length, lines.all)}`);
  console.log(`secrets shown: ${percent(shown.length, secrets.length)}`);
  printCounts(shown.map(({ kind }) => kind));
  console.log(`secrets that their own line does not hide: ${percent(notHiddenByOwnLine.length, secrets.length)}`);
  printCounts(notHiddenByOwnLine.map(({ kind }) => kind));
  for (const { file, id } of unplanned) console.log(`in no plan: ${file} ${id}`);
}

function printLists({ harmless, natural, shown, notHiddenByOwnLine }: Measured): void {
  const hidden = [...harmless.created.hidden, ...harmless.edited.hidden, ...natural.hidden];
  console.log('\nharmless and hidden, by file');
  printCounts(hidden.map(({ file }) => file));
  console.log('\nharmless and hidden');
  for (const value of hidden.toSorted((a, b) => (a.cause < b.cause ? -1 : 1)))
    console.log(`${value.cause}\t${describe(value)}`);
  console.log('\nnot hidden by their own line');
  for (const { file, id, kind } of notHiddenByOwnLine) console.log(`${kind}\t${file}\t${id}`);
  console.log('\nshown although secret');
  for (const { file, id, kind, at } of shown) console.log(`${kind}\t${at === undefined ? file : describe(at)}\t${id}`);
}

function describe(value: PlannedValue): string {
  return `${value.file}\t${formatFileLine(value)}\t${JSON.stringify(value.value).slice(0, 160)}`;
}

function share({ values: all, hidden }: Share): string {
  return percent(hidden.length, all);
}

function percent(count: number, all: number): string {
  return `${count} of ${all} (${((100 * count) / Math.max(all, 1)).toFixed(1)} %)`;
}

function printCounts(names: readonly string[]): void {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  for (const [name, count] of [...counts].toSorted((a, b) => b[1] - a[1]))
    console.log(`${String(count).padStart(6)}  ${name}`);
}
