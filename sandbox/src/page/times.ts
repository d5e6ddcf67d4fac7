import { type Html, html } from './html.ts';

/** A time of day in UTC. Milliseconds since 1970. */
export function timeOfDay(milliseconds: number): Html {
  const date = new Date(milliseconds).toISOString();
  return html`<time datetime="${date}">${date.slice(11, 19)}</time>`;
}
