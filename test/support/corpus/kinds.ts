import { passwordKinds } from './kinds-passwords.ts';
import { createRandom } from './random.ts';
import { tokenKinds } from './kinds-tokens.ts';
import type { Filling, Maker } from './secret-parts.ts';

/** What a placeholder may stand for, by its kind: the shape of a secret, or the shape of what it stands in. */
const kinds: Readonly<Record<string, Maker>> = { ...tokenKinds, ...passwordKinds };

/** What a placeholder stands for; the same for the same seed, file and id. */
export function fillingOf(kind: string, name: string, seed: string): Filling {
  const make = kinds[kind];
  if (make === undefined) throw new Error(`There is no kind \`${kind}\` of secrets (${name}).`);
  return make(createRandom(`${seed}/${name}/${kind}`));
}
