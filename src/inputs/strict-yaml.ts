/** The reader of YAML is a chunk of its own, loaded where a file of the repository is read. */
import { isAlias, isMap, isNode, isScalar, LineCounter, parseDocument, visit, type Document, type Node } from 'yaml';
import { quote } from './suggest.ts';

export interface FileError {
  readonly line: number;
  /** Follows the name of the file and the line. */
  readonly problem: string;
  readonly hint: string;
}

/** A file whose lines mean what they say. */
export interface StrictYaml {
  /** Null for an empty file, and for one that cannot be read. */
  readonly contents: Node | null;
  readonly lineOf: (node: unknown) => number;
  /** Adds an error at the line of a node. */
  readonly refuse: (node: unknown, problem: string, hint: string) => undefined;
  /** By line, those of the syntax and those that were added. */
  readonly errors: () => readonly FileError[];
}

/** More would only repeat what is wrong. */
const mostErrors = 20;

/** What a user can fix although the rest of the file is read. */
const harmless: ReadonlySet<string> = new Set(['DUPLICATE_KEY', 'MULTIPLE_DOCS', 'NON_STRING_KEY']);

/** Reads a text as YAML, of which JSON is a part. All scalars are texts: `1.10` stays `1.10`. */
export function openYaml(text: string): StrictYaml {
  const lines = new LineCounter();
  const document = parseDocument(text, {
    schema: 'failsafe',
    stringKeys: true,
    prettyErrors: false,
    lineCounter: lines,
  });
  const errors: FileError[] = document.errors.map(({ code, message, pos }) => ({
    line: lines.linePos(pos[0]).line,
    ...describeYamlError(code, message),
  }));
  const lineOf = (node: unknown): number => lines.linePos((isNode(node) ? node.range?.[0] : 0) ?? 0).line;
  const yaml: StrictYaml = {
    contents: document.errors.every(({ code }) => harmless.has(code)) ? document.contents : null,
    lineOf,
    refuse(node, problem, hint) {
      errors.push({ line: lineOf(node), problem, hint });
    },
    errors: () => errors.toSorted((a, b) => a.line - b.line).slice(0, mostErrors),
  };
  refuseIndirection(document, yaml);
  return yaml;
}

function describeYamlError(code: string, message: string): Pick<FileError, 'problem' | 'hint'> {
  if (code === 'DUPLICATE_KEY') return { problem: 'the key is set more than once', hint: 'Remove one of them.' };
  if (code === 'MULTIPLE_DOCS')
    return { problem: 'a second document begins', hint: 'Write one document, without `---` or `...`.' };
  if (code === 'NON_STRING_KEY') return { problem: 'a key is not a string', hint: 'Use only keys, strings and lists.' };
  return {
    problem: `invalid YAML: ${message}`,
    hint: 'Correct the YAML. Quote a value that begins with a special character.',
  };
}

/** A line has to say what it means: a reviewer sees only the lines that change. */
function refuseIndirection(document: Document, { refuse }: StrictYaml): void {
  visit(document, (_, node) => {
    if (isAlias(node)) {
      const isGlob = node.resolve(document) === undefined;
      const hint = isGlob ? `Quote it: \`'*${node.source}'\`.` : 'Repeat the value.';
      refuse(node, isGlob ? '`*` begins an alias in YAML' : 'aliases are not allowed', hint);
    } else if (isNode(node) && node.tag?.startsWith('!') === true)
      refuse(node, '`!` begins a tag in YAML', `Quote it: \`'${textAfterTag(node.tag, node)}'\`.`);
    else if (isNode(node) && node.tag !== undefined)
      refuse(node, `the tag ${quote(node.tag)} is not allowed`, 'Remove it; every value is read as a string.');
  });
}

/** What the author of an unquoted `!` pattern meant. */
function textAfterTag(tag: string, node: Node): string {
  return isScalar(node) && node.value !== '' ? `${tag} ${String(node.value)}` : tag;
}

export interface KeyAndValue {
  readonly key: string;
  readonly keyNode: Node;
  readonly value: unknown;
}

/** The pairs of a mapping; none for an empty value. */
export function pairsOf(node: unknown, { refuse }: Pick<StrictYaml, 'refuse'>): readonly KeyAndValue[] {
  // An alias has an error already.
  if (node === null || isAlias(node) || (isScalar(node) && node.value === '')) return [];
  if (!isMap(node)) {
    refuse(node, 'a mapping is expected', 'Write one `key: value` per line.');
    return [];
  }
  return node.items.flatMap(({ key, value }) =>
    isScalar(key) && !isAlias(value) ? [{ key: String(key.value), keyNode: key, value }] : [],
  );
}
