import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createFilling } from './kinds.ts';

export const corpusFolder = join(import.meta.dirname, '../../fixtures/corpus');

/** A secret that was put into a file. */
export interface PlantedSecret {
  /** Its path in the corpus. */
  readonly file: string;
  readonly id: string;
  readonly kind: string;
  /** None of these may be shown anywhere. */
  readonly parts: readonly string[];
}

/** The change of one file by a pull request. */
interface Edit {
  readonly file: string;
  readonly change: string;
  /** Each text must occur exactly once in the file. */
  readonly replace: readonly (readonly [before: string, after: string])[];
}

export interface Corpus {
  /** Every file with its content, placeholders filled. */
  readonly files: ReadonlyMap<string, string>;
  /** The files that the edits change, with their new content. */
  readonly edited: ReadonlyMap<string, string>;
  readonly edits: readonly Edit[];
  readonly secrets: readonly PlantedSecret[];
}

/** `@@kind:id@@`; alone on its line, each line of its replacement gets its indentation. */
const placeholder = /(?:(?<=^|\n)([ \t]*))?@@([a-z0-9-]+):([a-z0-9-]+)@@/g;

const cached = new Map<string, Corpus>();

export function readCorpus(seed: string): Corpus {
  const known = cached.get(seed) ?? fillCorpus(seed);
  cached.set(seed, known);
  return known;
}

function fillCorpus(seed: string): Corpus {
  const secrets = new Map<string, PlantedSecret>();
  const fill = (file: string, text: string): string => fillPlaceholders(file, text, seed, secrets);
  const raw = new Map(listFileNames().map((file) => [file, readFileSync(join(corpusFolder, 'files', file), 'utf8')]));
  const files = new Map([...raw].map(([file, text]) => [file, fill(file, text)]));
  const edits = JSON.parse(readFileSync(join(corpusFolder, 'edits.json'), 'utf8')) as readonly Edit[];
  const changed = new Map<string, string>();
  for (const edit of edits) changed.set(edit.file, applyEdit(edit, changed.get(edit.file) ?? raw.get(edit.file)));
  const edited = new Map([...changed].map(([file, text]) => [file, fill(file, text)]));
  return { files, edited, edits, secrets: [...secrets.values()] };
}

function listFileNames(): readonly string[] {
  const entries = globSync('**/*', { cwd: join(corpusFolder, 'files'), withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const start = join(corpusFolder, 'files').length + 1;
  return files.map((path) => path.slice(start).replaceAll('\\', '/')).toSorted();
}

function fillPlaceholders(file: string, text: string, seed: string, secrets: Map<string, PlantedSecret>): string {
  return text.replace(placeholder, (_all, indent: string | undefined, kind: string, id: string) => {
    const name = `${file}/${id}`;
    const filling = createFilling(kind, name, seed);
    const known = secrets.get(name);
    if (known !== undefined && known.kind !== kind) throw new Error(`${name} is ${known.kind} and ${kind}.`);
    secrets.set(name, { file, id, kind, parts: filling.secret });
    return indent === undefined ? filling.text : indent + filling.text.replaceAll('\n', `\n${indent}`);
  });
}

function applyEdit({ file, change, replace }: Edit, text: string | undefined): string {
  return replace.reduce((rest, [before, after]) => {
    const parts = rest.split(before);
    if (parts.length !== 2) throw new Error(`${file}, ${change}: the text occurs ${parts.length - 1} times: ${before}`);
    return parts.join(after);
  }, text ?? '');
}
