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
  for (const [name, value] of Object.entries(data)) shown.set(freeName(hide(name), shown), hideInData(value, hide));
  return Object.fromEntries(shown);
}

/** Several names may look the same once what is secret of them is hidden; none of them is lost. */
function freeName(name: string, taken: ReadonlyMap<string, unknown>): string {
  let free = name;
  for (let count = 2; taken.has(free); count += 1) free = `${name} ${count}`;
  return free;
}
