import { type Html, html } from './html.ts';

/** The assessment of a state; each tone has a shape in addition to its color. */
export type Tone = 'good' | 'moving' | 'waiting' | 'warning' | 'bad' | 'over';

/** Outlines in a 16 × 16 square. */
const outlines: Readonly<Record<Tone, string>> = {
  good: 'M3 8.5 6.5 12 13 4.5',
  moving: 'M13.5 8A5.5 5.5 0 1 1 8 2.5M8 5.5V8l2 1.5',
  waiting: 'M8 2.5a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11z',
  warning: 'M8 2 14.5 13.5H1.5zM8 6.5v3.2M8 11.6v.1',
  bad: 'M4 4l8 8M12 4l-8 8',
  over: 'M3.5 8h9',
};

/** A state as a word after its shape. */
export function renderBadge(tone: Tone, word: string): Html {
  return html`<span class="badge ${tone}">${shape(tone)}${word}</span>`;
}

/** Only the shape, for use beside a string. */
export function shape(tone: Tone): Html {
  return html`<svg class="shape ${tone}" viewBox="0 0 16 16" aria-hidden="true"><path d="${outlines[tone]}" /></svg>`;
}
