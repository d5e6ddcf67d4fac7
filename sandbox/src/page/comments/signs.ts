import { element, replaceTexts, splitText, type Node } from './tree.ts';

const circles: Record<string, string> = { '🔴': '#dd2e44', '🟠': '#f4900c', '🔵': '#55acee', '🟢': '#78b159' };

/** Draws Outrider's emoji as SVG, so that they look the same without an emoji font. */
export function replaceSigns(tree: Node): void {
  replaceTexts(tree, new Set(['svg', 'code', 'pre']), (value) =>
    splitText(value, /🔴|🟠|🔵|🟢|⚠️/gu, ([sign]) => [drawSign(sign)]),
  );
}

function drawSign(sign: string): Node {
  const colour = circles[sign];
  const shapes =
    colour === undefined
      ? [
          element(
            'path',
            { d: 'M18 3 35 33H1z', fill: '#ffcc4d', stroke: '#ffcc4d', strokeWidth: '2', strokeLinejoin: 'round' },
            [],
          ),
          element(
            'path',
            { d: 'M18 13v10M18 28.5v.1', stroke: '#231f20', strokeWidth: '4', strokeLinecap: 'round' },
            [],
          ),
        ]
      : [element('circle', { cx: 18, cy: 18, r: 18, fill: colour }, [])];
  return element('svg', { className: ['sign'], viewBox: '0 0 36 36', role: 'img', ariaLabel: sign }, shapes);
}
