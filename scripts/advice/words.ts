/** Advice on words: replaces words that HashiCorp and GitHub do not write. */
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Words to avoid, with their replacements. */
const avoided: readonly (readonly [word: RegExp, instead: string])[] = [
  [/\bthe scheduler\b/i, 'Nomad'],
  [/\b(?:tells?|told|telling|retell|retold)\b/i, 'report, print, log, show, explain'],
  [/\bin (?:our|its|their) (?:own )?words\b|\bwithout a word\b/i, 'text, message'],
  [/\bmistakes?\b/i, 'error'],
  [/\bmend(?:s|ed|ing)?\b/i, 'fix'],
  [/\bdeeds?\b/i, 'action, operation, change'],
  [
    /\bhow (?:it|they|the \w+) stands?\b|\bas (?:it|they) stands?\b|\bstands? (?:in|on|before|behind|there)\b/i,
    'state, is in',
  ],
  [/\bfinds? no (?:place|room)\b/i, 'cannot be placed'],
  [/\banew\b/i, 'again'],
  [/\b(?:of|by) ours\b/i, "Outrider's"],
  [/\bknows? of none\b|\bdenies it\b|\bwas faster\b/i, 'not found, permission denied, conflict'],
  [/\b(?:be|is|are|get|gets) rid of\b|\bforget(?:s|ting)? (?:the|a|it|them)\b/i, 'remove, unset, delete'],
  [/\bas (?:it|they) (?:is|are) to be\b|\b(?:is|are) to be\b/i, 'up to date, must be'],
  [/(?<!\bthere )\b(?:is|are) (?:none|no longer a)\b/i, 'is not valid, is not a'],
  // Before the word of a predicate: "is no error"; "there is no error" and "is no longer" are right.
  [/(?<!\bthere )\b(?:is|are) no (?!longer\b)[a-z]+/i, 'is not a, are not'],
  [/\bsomebody\b|\b(?:some|any|every|no)(?:body|one) else\b/i, 'another user or process, in the meantime'],
  [/\bways? out\b|wayOut/, 'fix, what to do'],
  [/\btelephones?\b/i, 'phone'],
  [/\btexts? of others\b|\blines? of others\b/i, 'untrusted text, text from other systems'],
  [/\bcounts? for nothing\b/i, 'does not count'],
  [/\bgit (?:does not hold|holds)\b/i, 'contain'],
  [/\brun this again\b/i, 're-run this workflow job'],
  [/\bthe live one\b/i, 'the current version'],
  [/\bwhat (?:is|was) (?:said|told|meant)\b|\bso (?:many|much) stays?\b/i, 'the message'],
];

/** Exceptions: the file, a part of the line, and the reason. */
const allowed: readonly (readonly [file: string, part: string, reason: string])[] = [
  ['src/clients/http/network-errors.ts', "'the scheduler'", 'the name of the service in the generic dialect'],
  ['src/clients/http/types.ts', 'the scheduler', 'the name of the service in the generic dialect'],
  ['src/clients/nomad/wire/dialect.ts', "'the scheduler'", 'the name of the service in the generic dialect'],
  ['src/clients/nomad/wire/nomad-refusal.ts', 'the scheduler configuration', 'a text of Nomad'],
  ['docs/behavior.md', 'the scheduler configuration', 'a text of Nomad'],
  ['test/clients/nomad/nomad-refusal.test.ts', 'the scheduler configuration', 'a text of Nomad'],
  ['test/golden/recorded-plans/resources.md', 'Update the Scheduler Configuration', 'a warning of Nomad, word by word'],
  ['sandbox/src/nomad/cluster/scheduler.ts', 'cheduler', 'this part of Nomad is its scheduler'],
  ['sandbox/src/nomad/job/warnings.ts', 'Update the Scheduler Configuration', 'a warning of Nomad, word by word'],
];

function listFiles(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|mjs|md|yml|hcl|tf)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)));
}

/** The files that users or maintainers read: sources, tests, examples, documents and action.yml. Fixtures are recorded. */
const files: readonly string[] = ['src', 'docs', 'examples', 'scripts', 'sandbox/src', 'test', '.github']
  .flatMap(listFiles)
  .filter((file) => !file.startsWith('test/fixtures/') && file !== 'scripts/advice/words.ts')
  .concat('README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'sandbox/README.md', 'action.yml');

/** Every line with a word to avoid, as `file:line: word`. */
function findAvoidedWords(file: string, text: string): readonly string[] {
  return text.split('\n').flatMap((line, at) => {
    if (allowed.some(([location, part]) => location === file && line.includes(part))) return [];
    return avoided.flatMap(([word, instead]) => {
      const match = word.exec(line)?.[0];
      return match === undefined ? [] : [`${file}:${at + 1}: "${match}" (write: ${instead})`];
    });
  });
}

/** Returns one line for every avoided word in the sources, tests and documents, and for every exception that no line needs. */
export function adviseWords(): readonly string[] {
  const words = files.flatMap((file) => findAvoidedWords(file, readFileSync(join(root, file), 'utf8')));
  const unused = allowed.filter(([file, part]) => {
    const lines = readFileSync(join(root, file), 'utf8').split('\n');
    return !lines.some((line) => line.includes(part) && avoided.some(([word]) => word.test(line)));
  });
  return [
    ...words,
    ...unused.map(([file, part]) => `scripts/advice/words.ts allows "${part}" in ${file} for no line.`),
  ];
}
