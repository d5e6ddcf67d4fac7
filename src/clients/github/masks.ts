/** Values that must not be printed. */
export interface Masks {
  /** Remembers a value; returns the parts that are new: the whole value, and each line where it has several. */
  add(value: string): readonly string[];
  /** The text with `***` for every value; the longest first, so that no rest of a longer one stays. */
  hide(text: string): string;
}

/**
 * The runner masks what it was told to; this is the second lock on the same door, for what the runner does not see or
 * sees too late. A value of nothing but white space is no secret and would hide everything.
 */
export function createMasks(): Masks {
  let values: readonly string[] = [];
  return {
    add(value) {
      const fresh = [...new Set([value, ...value.split(/\r\n|\r|\n/)])].filter(
        (part) => part.trim() !== '' && !values.includes(part),
      );
      values = [...values, ...fresh].toSorted((a, b) => b.length - a.length);
      return fresh;
    },
    hide: (text) => values.reduce((hidden, value) => hidden.replaceAll(value, '***'), text),
  };
}
