/** The used fields of a node in a Markdown or HTML tree (https://github.com/syntax-tree/unist). */
export interface Node {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

export function text(value: string): Node {
  return { type: 'text', value };
}

export function element(tagName: string, properties: Record<string, unknown>, children: Node[]): Node {
  return { type: 'element', tagName, properties, children };
}

/** Returns all text below a node, in order. */
export function readText(node: Node): string {
  return node.value ?? (node.children ?? []).map(readText).join('');
}

/** Replaces each text of the tree by the result of `replace`, except inside of the `except` elements. */
export function replaceTexts(node: Node, except: ReadonlySet<string>, replace: (value: string) => Node[]): void {
  if (node.children === undefined || except.has(node.tagName ?? node.type)) return;
  node.children = node.children.flatMap((child) => {
    if (child.type === 'text') return replace(child.value ?? '');
    replaceTexts(child, except, replace);
    return [child];
  });
}

/** Splits a string at the matches of a global pattern and puts the nodes of `make` in their place. */
export function splitText(value: string, pattern: RegExp, make: (match: RegExpExecArray) => Node[]): Node[] {
  const nodes: Node[] = [];
  let from = 0;
  for (const match of value.matchAll(pattern)) {
    if (match.index > from) nodes.push(text(value.slice(from, match.index)));
    nodes.push(...make(match));
    from = match.index + match[0].length;
  }
  if (from < value.length) nodes.push(text(value.slice(from)));
  return nodes;
}
