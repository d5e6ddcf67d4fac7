import { passwordKinds } from './kinds-passwords.ts';
import { createRandom } from './random.ts';
import { tokenKinds } from './kinds-tokens.ts';
import type { Filling, Maker } from './secret-parts.ts';

/** Replacements of placeholders by kind: the shape of a secret, or the syntax around it. */
const kinds: Readonly<Record<string, Maker>> = { ...tokenKinds, ...passwordKinds };

/** The replacement of a placeholder; the same for the same seed, file and id. */
export function createFilling(kind: string, name: string, seed: string): Filling {
  const make = kinds[kind];
  if (make === undefined) throw new Error(`There is no kind \`${kind}\` of secrets (${name}).`);
  return make(createRandom(`${seed}/${name}/${kind}`));
}
