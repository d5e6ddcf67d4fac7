import { createDoor } from '../../src/text/door.ts';
import type { LogText } from '../../src/text/log-text.ts';
import type { Markdown } from '../../src/text/markdown.ts';

/** A door that hides nothing. */
export const openDoor = createDoor((text) => text);

export function rendered(text: Markdown): string {
  return openDoor.markdown(text);
}

export function logged(text: LogText): string {
  return openDoor.log(text);
}
