import type { PlantedSecret } from './corpus.ts';

/** Half of a secret counts as shown, too, unless it is so short that it may occur elsewhere by chance. */
const shortestHalf = 12;

function splitPieces(part: string): readonly string[] {
  const middle = Math.ceil(part.length / 2);
  return [part, ...(middle < shortestHalf ? [] : [part.slice(0, middle), part.slice(-middle)])];
}

export function isShownIn(text: string, { parts }: Pick<PlantedSecret, 'parts'>): boolean {
  return parts.flatMap(splitPieces).some((piece) => text.includes(piece));
}
