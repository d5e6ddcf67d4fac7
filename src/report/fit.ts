/** How much may be said in a place, and where the rest is to be found. */
export interface Limit {
  readonly max: number;
  /** The size of a text in the unit of `max`: characters of a comment, bytes of a summary. */
  readonly measure: (text: string) => number;
  /** Markdown that ends the sentence "… more in". */
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
