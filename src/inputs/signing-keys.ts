import { createHash } from 'node:crypto';

/** A key that signs records. */
export interface SigningKey {
  /** Names the key in a record: 8 hexadecimal digits of its digest. */
  readonly id: string;
  readonly secret: string;
}

/** The keys of input `signing-key`: the first one signs, all of them verify. */
export type SigningKeys = readonly [SigningKey, ...SigningKey[]];

/** The keys of a text, one a line; undefined for an empty text. */
export function readSigningKeys(text: string): SigningKeys | undefined {
  const secrets = text.split(/\r?\n/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
  const [first, ...others] = secrets.map((secret) => ({ id: idOf(secret), secret }));
  return first === undefined ? undefined : [first, ...others];
}

/** The key that a record names; undefined where it is not among them. */
export function findKey(id: string, keys: SigningKeys | undefined): SigningKey | undefined {
  return keys?.find((key) => key.id === id);
}

function idOf(secret: string): string {
  return createHash('sha256').update(`outrider signing key\n${secret}`).digest('hex').slice(0, 8);
}
