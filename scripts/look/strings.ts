/** Every text that a user reads, in one list: errors, descriptions, and the lines that the golden stories show. */
import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { allInputs, modes } from '../../src/modes/index.ts';
import { outputTable } from '../../src/report/output-table.ts';

const root = resolve(import.meta.dirname, '../..');

/** Lines without text of Outrider: fences, markers, outputs and lines of a diff. */
const wordless = /^(?:`{3}|<!--|#{1,3} \d|[-+ ]*[\w-]+:(?: |$)|[-+ ]+\w|\s*$)/;

/** Returns one line for each text, without duplicates, with its source in front. */
export function listStrings(): readonly string[] {
  const errors = readFileSync(join(root, 'test/documents/quoted-errors.txt'), 'utf8').split('\n');
  const stories = globSync('test/golden/*/*.md', { cwd: root }).toSorted();
  const shownLines = stories.flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));
  const texts = [
    ...errors.filter((line) => !/^(?:\[|$)/.test(line)).map((text) => ['error', text] as const),
    ...Object.entries(modes).map(([name, { purpose }]) => [`mode ${name}`, purpose] as const),
    ...Object.entries(allInputs).map(([name, { text }]) => [`input ${name}`, text] as const),
    ...Object.entries(outputTable).map(([name, description]) => [`output ${name}`, description] as const),
    ...shownLines.filter((line) => !wordless.test(line)).map((text) => ['shown', text.trim()] as const),
  ];
  return [...new Set(texts.map(([source, text]) => `${source}\t${text}`))];
}
