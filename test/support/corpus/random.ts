import { createHash } from 'node:crypto';

export const digits = '0123456789';
export const hexDigits = `${digits}abcdef`;
export const lower = 'abcdefghijklmnopqrstuvwxyz';
export const upper = lower.toUpperCase();
export const alphanumeric = `${digits}${upper}${lower}`;
export const base64Url = `${alphanumeric}-_`;

/** Random values that depend only on a seed. */
export interface Random {
  bytes(count: number): Buffer;
  /** A whole number from 0 to below the bound. */
  below(bound: number): number;
  pick<const T>(from: readonly [T, ...T[]]): T;
  text(count: number, alphabet: string): string;
}

export function createRandom(seed: string): Random {
  let block = 0;
  let rest = Buffer.alloc(0);
  const bytes = (count: number): Buffer => {
    while (rest.length < count) {
      rest = Buffer.concat([rest, createHash('sha256').update(`${seed}/${block++}`).digest()]);
    }
    const taken = rest.subarray(0, count);
    rest = rest.subarray(count);
    return taken;
  };
  const below = (bound: number): number => bytes(4).readUInt32BE(0) % bound;
  return {
    bytes,
    below,
    pick: (from) => from[below(from.length)] ?? from[0],
    text: (count, alphabet) => Array.from({ length: count }, () => alphabet.charAt(below(alphabet.length))).join(''),
  };
}
