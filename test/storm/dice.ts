import { createHash } from 'node:crypto';

/** Random decisions that depend only on a seed and on the name of the decision, not on earlier decisions. One seed gives one sequence, regardless of concurrent runs. */
export interface Dice {
  /** A number from 0 to below 1. */
  roll(name: string): number;
  chance(name: string, share: number): boolean;
  pick<const T>(name: string, from: readonly [T, ...T[]]): T;
  /** A whole number from `least` to `most`, both included. */
  between(name: string, least: number, most: number): number;
  derive(part: string): Dice;
}

export function createDice(seed: string): Dice {
  const roll = (name: string): number =>
    createHash('sha256').update(`${seed}/${name}`).digest().readUInt32BE(0) / 2 ** 32;
  return {
    roll,
    chance: (name, share) => roll(name) < share,
    pick: (name, from) => from[Math.floor(roll(name) * from.length)] ?? from[0],
    between: (name, least, most) => least + Math.floor(roll(name) * (most - least + 1)),
    derive: (part) => createDice(`${seed}/${part}`),
  };
}
