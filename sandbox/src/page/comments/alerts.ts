import { element, text, type Node } from './tree.ts';

const kinds = new Set(['note', 'tip', 'important', 'warning', 'caution']);

/**
 * Turns `> [!CAUTION]` and the like into GitHub's alerts: block quotes at the top level whose first line is only the marker.
 * Source: https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts
 */
export function renderAlerts(tree: Node): void {
  tree.children = tree.children?.map((node) => (node.tagName === 'blockquote' ? toAlert(node) : node)) ?? [];
}

function toAlert(quote: Node): Node {
  const paragraph = quote.children?.find((child) => child.type === 'element');
  const [first, ...rest] = paragraph?.children ?? [];
  const name = /^\[!([a-z]+)\]\s*$/i.exec(first?.value ?? '')?.[1]?.toLowerCase();
  if (paragraph?.tagName !== 'p' || name === undefined || !kinds.has(name)) return quote;
  if (rest.length > 0 && rest[0]?.tagName !== 'br') return quote;
  paragraph.children = rest.slice(1);
  const title = element('p', { className: ['markdown-alert-title'] }, [sign(name), text(capitalize(name))]);
  return element('div', { className: ['markdown-alert', `markdown-alert-${name}`] }, [
    title,
    ...(quote.children ?? []),
  ]);
}

function capitalize(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** An outline (an octagon, a triangle or a circle) around an exclamation mark. */
function sign(name: string): Node {
  const outline =
    { caution: 'M5.3 1h5.4L15 5.3v5.4L10.7 15H5.3L1 10.7V5.3z', warning: 'M8 1.5 15 14H1z' }[name] ??
    'M8 1a7 7 0 1 1 0 14A7 7 0 0 1 8 1z';
  const style = { fill: 'none', stroke: 'currentColor', strokeWidth: '1.5', strokeLinejoin: 'round' };
  return element('svg', { className: ['octicon'], viewBox: '0 0 16 16', width: 16, height: 16, ariaHidden: 'true' }, [
    element('path', { ...style, d: outline }, []),
    element('path', { ...style, strokeLinecap: 'round', d: 'M8 5v3.5M8 11.4v.1' }, []),
  ]);
}
