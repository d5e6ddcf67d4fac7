import { createPublisher } from '../../src/text/publisher.ts';
import type { LogText } from '../../src/text/log-text.ts';
import type { Markdown } from '../../src/text/markdown.ts';

/** A publisher that hides nothing. */
export const openDoor = createPublisher((text) => text);

export function rendered(text: Markdown): string {
  return openDoor.markdown(text);
}

export function logged(text: LogText): string {
  return openDoor.log(text);
}
