import { formatAnchor, readAnchor, pages } from './pages.ts';
import { quotedErrors } from './quoted-errors.ts';
import { readText } from '../support/markdown.ts';

/** An entry of the troubleshooting page, by the text that a reader sees. */
export interface Entry {
  readonly depth: number;
  /** The reason of its section, or its own. */
  readonly reason: string;
  readonly anchor: string;
  /** The title of the annotation. */
  readonly heading: string;
  /** Texts of the errors that link to it, with `…` for variable parts. */
  readonly texts: readonly string[];
  /** Whether it has an instruction: the text after an arrow. */
  readonly hasFix: boolean;
}

/** Returns all sections and entries of docs/troubleshooting.md in order. */
export function readEntries(): readonly Entry[] {
  const tree = pages.find(({ name }) => name === 'docs/troubleshooting.md')?.tree;
  if (tree === undefined) throw new Error('There is no docs/troubleshooting.md');
  const entries: Entry[] = [];
  let reason = '';
  let given: string | undefined;
  for (const node of tree.children) {
    if (node.type === 'heading' && node.depth > 1) {
      const anchor = given ?? formatAnchor(node);
      if (node.depth === 2) reason = anchor;
      const texts = quotedErrors.get(anchor) ?? [];
      entries.push({ depth: node.depth, reason, anchor, heading: readText(node), texts, hasFix: false });
    }
    // The name that links use where the heading has another text: `<a id="…"></a>` right above it.
    given = node.type === 'paragraph' ? node.children.map(readAnchor)[0] : undefined;
    const last = entries.pop();
    if (last === undefined) continue;
    const saysWhatToDo = node.type === 'paragraph' && /(?:^|[.:)] )→ \S/.test(readText(node));
    entries.push({ ...last, hasFix: last.hasFix || saysWhatToDo });
  }
  return entries;
}
