/** Prints what a contributor should know about layout, words and titles. It fails nothing: imports, types, lint, format and unused code do. */
import { join, resolve } from 'node:path';
import { adviseTitles } from './advice/titles.ts';
import { adviseWords } from './advice/words.ts';
import { readImports } from './check-imports.ts';
import { countLines, layoutAdvice } from './check-layout.ts';

const src = join(resolve(import.meta.dirname, '..'), 'src');
const imports = readImports(src);
const advice = [...layoutAdvice(imports, countLines(src, imports)), ...adviseWords(), ...adviseTitles()];
for (const line of advice) console.log(line);
console.log(`Advice: ${advice.length} lines.`);
