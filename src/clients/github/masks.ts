/** Values that must not be printed. */
export interface Masks {
  /** Remembers a value; returns the parts that are new: the whole value, and each line where it has several. */
  add(value: string): readonly string[];
  /** The text with `***` for every value; the longest first, so that no rest of a longer one stays. */
  hide(text: string): string;
}

/**
 * The runner masks the values that it knows; this is the second lock on the same door, for what the runner does not see or
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

/** The value of an output without what must not be shown; JSON stays JSON: its texts and names are changed one by one. */
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

/** Several names may look the same once what is secret of them is hidden; none of them is lost. */
function uniqueName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name} ${count}`;
  return free;
}
