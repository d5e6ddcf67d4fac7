/** Prints advice on layout, words, titles, names, comments and commits. Fails no check: imports, types, lint, format and unused code do. */
import { join, resolve } from 'node:path';
import { adviseComments } from './advice/comments.ts';
import { adviseNames } from './advice/names.ts';
import { adviseSubjects } from './advice/subjects.ts';
import { adviseTitles } from './advice/titles.ts';
import { adviseWords } from './advice/words.ts';
import { listChunks, readImports } from './check-imports.ts';
import { countLines, adviseLayout } from './check-layout.ts';

const src = join(resolve(import.meta.dirname, '..'), 'src');
const imports = readImports(src);
const advice = [
  ...adviseLayout(imports, countLines(src, imports), listChunks(src, imports)),
  ...adviseWords(),
  ...adviseTitles(),
  ...adviseNames(),
  ...adviseComments(),
  ...adviseSubjects(),
];
for (const line of advice) console.log(line);
console.log(`Advice: ${advice.length} lines.`);
