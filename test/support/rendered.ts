import { createPublisher } from '../../src/text/publisher.ts';
import type { LogText } from '../../src/text/log-text.ts';
import type { Markdown } from '../../src/text/markdown.ts';

/** A publisher that hides nothing. */
export const openDoor = createPublisher((text) => text);

export function renderText(text: Markdown): string {
  return openDoor.markdown(text);
}

export function renderLogText(text: LogText): string {
  return openDoor.log(text);
}
