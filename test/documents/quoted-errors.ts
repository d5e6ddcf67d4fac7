import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The texts of quoted-errors.txt, by the anchor above them. The page does not repeat the text that its reader has seen in the error. */
export const quotedErrors: ReadonlyMap<string, readonly string[]> = new Map(
  readFileSync(join(import.meta.dirname, 'quoted-errors.txt'), 'utf8')
    .trim()
    .split('\n\n')
    .map((block) => {
      const [anchor = '', ...texts] = block.split('\n');
      return [anchor.replaceAll(/[[\]]/g, ''), texts];
    }),
);

export function matchesEntry(text: string, message: string): boolean {
  const parts = text.split('…').map((part) => part.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  return new RegExp(parts.join('[^]*')).test(message);
}

/** Throws if an error of a run is not quoted for the entry of docs/troubleshooting.md that it links to. */
export function checkQuoted({ message, help }: { readonly message: string; readonly help: string }): void {
  const [, anchor = ''] = help.split('#');
  // A failed check of `mode: check` is not a sentence. A key of the configuration file is an input, if the workflow sets it.
  const shown = `${message.replace(/ \(from `[^`]*`\)/, '').replace(/^Key (?!`stages`)/, 'Input ')}.`;
  const texts = quotedErrors.get(anchor);
  if (texts?.some((text) => matchesEntry(text, shown)) === false)
    throw new Error(`Quote this error below [${anchor}] of test/documents/quoted-errors.txt: ${message}`);
}
