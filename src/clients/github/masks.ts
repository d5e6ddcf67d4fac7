/** Values that must not be printed. */
export interface Masks {
  /** Adds a value and each of its lines; returns those that are new. */
  add(value: string): readonly string[];
  /** Replaces every value by `***`, the longest first, so that no part of a longer one remains. */
  hide(text: string): string;
}

/**
 * Masks values in addition to the runner, which does not process all output, or learns a value too late. Values of
 * white space only are ignored, because masking them would hide everything.
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
