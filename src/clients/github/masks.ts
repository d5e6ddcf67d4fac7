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

/** Hides values in an output. JSON stays JSON: its strings and keys are processed individually. */
export function hideInOutput(value: string, hide: (text: string) => string): string {
  if (!/^[[{]/.test(value)) return hide(value);
  try {
    return JSON.stringify(hideInData(JSON.parse(value), hide));
  } catch {
    return hide(value);
  }
}

function hideInData(data: unknown, hide: (text: string) => string): unknown {
  if (typeof data === 'string') return hide(data);
  if (Array.isArray(data)) return data.map((item) => hideInData(item, hide));
  if (typeof data !== 'object' || data === null) return data;
  const shown = new Map<string, unknown>();
  for (const [name, value] of Object.entries(data)) shown.set(uniqueName(hide(name), shown), hideInData(value, hide));
  return Object.fromEntries(shown);
}

/** Several keys may become equal when values in them are hidden; all are kept. */
function uniqueName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name} ${count}`;
  return free;
}
