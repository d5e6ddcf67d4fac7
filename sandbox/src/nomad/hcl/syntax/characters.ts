const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A text's characters as a reader counts them (grapheme clusters), which is how the job language counts too. */
export function charactersOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment);
}
