/** How much text fits in a place, and where the rest is. */
export interface Limit {
  readonly max: number;
  /** The size of a text in the unit of `max`: characters of a comment, bytes of a summary. */
  readonly measure: (text: string) => number;
  /** Markdown that completes the sentence "… more in". */
  readonly elsewhere: string;
}

/** The first items that fit together into `budget`, each followed by a line break, and how many are left. */
export function takeWithin(
  items: readonly string[],
  budget: number,
  measure: Limit['measure'],
): { readonly taken: readonly string[]; readonly left: number } {
  let room = budget;
  const end = items.findIndex((item) => {
    room -= measure(item) + 1;
    return room < 0;
  });
  const taken = end === -1 ? items : items.slice(0, end);
  return { taken, left: items.length - taken.length };
}

/** Characters of a name or a reason where space is short. */
const maxNameLength = 200;

/** The beginning of an untrusted text, where space is short. */
export function clipped(text: string, most = maxNameLength): string {
  return text.length > most ? `${text.slice(0, most).toWellFormed()}…` : text;
}

/** The first items of a list, and how many more there are. */
export function listUpTo(items: readonly string[], separator: string, most = 5): string {
  const more = items.length > most ? `${separator}${items.length - most} more` : '';
  return items.slice(0, most).join(separator) + more;
}
