import { alphanumeric, base64Url, digits, lower, upper, type Random } from './random.ts';

/** What stands for a placeholder. */
export interface Filling {
  readonly text: string;
  /** The parts of it that must not be shown: none of them, not even without the rest. */
  readonly secret: readonly string[];
}

export type Maker = (random: Random) => Filling;

/** A text that is a secret as a whole. */
export const whole =
  (make: (random: Random) => string): Maker =>
  (random) => {
    const text = make(random);
    return { text, secret: [text] };
  };

/** Ordinary text around a part that is secret: `before${secret}after`. */
export const around =
  (before: string, make: (random: Random) => string, after = ''): Maker =>
  (random) => {
    const secret = make(random);
    return { text: `${before}${secret}${after}`, secret: [secret] };
  };

/** A token behind the prefix that its service marks its tokens with. */
export const prefixed = (prefix: string, count: number, alphabet = alphanumeric): Maker =>
  whole((random) => prefix + random.text(count, alphabet));

const words = [
  'amber', 'badger', 'canyon', 'dragon', 'ember', 'falcon', 'glacier', 'harbor', 'island', 'jungle', 'kettle', 'lantern', 'meadow',
  'nectar', 'orchid', 'pepper', 'quartz', 'raven', 'summer', 'timber', 'umbrella', 'velvet', 'willow', 'yellow', 'zephyr',
] as const; // prettier-ignore

/** A password as people choose one: a word, a number, a sign and something else, such as `hunter2-x`. */
export function humanPassword(random: Random): string {
  const word = random.pick(words);
  const start = random.below(2) === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1);
  return `${start}${random.text(1 + random.below(3), digits)}${random.pick(['-', '!', '_', '.'])}${random.text(2, lower)}`;
}

/** A password that is one word, in small letters and without digits. */
export function wordPassword(random: Random): string {
  return `${random.pick(words)}${random.pick(words)}${random.text(2, lower)}`;
}

/** Letters and digits, as `pwgen` makes them. */
export function generatedPassword(random: Random): string {
  return `${random.text(4, lower)}${random.text(2, upper)}${random.text(4, digits)}${random.text(6, alphanumeric)}`;
}

export function passphrase(random: Random): string {
  return `${Array.from({ length: 4 }, () => random.pick(words)).join('-')}-${random.text(2, digits)}`;
}

/** One too short to be known for a secret by itself: only its name or its place tells. */
export function anyPassword(random: Random): string {
  return random.pick([humanPassword, wordPassword, generatedPassword])(random);
}

export function base64(random: Random, count: number): string {
  return random.bytes(count).toString('base64');
}

export function uuid(random: Random): string {
  return random
    .bytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const jsonPart = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Three parts, the first two of them JSON in base64. */
export function jsonWebToken(random: Random): string {
  const claims = {
    sub: random.text(8, lower),
    iss: 'https://login.example.com',
    iat: 1_700_000_000 + random.below(1e7),
  };
  return [jsonPart({ alg: 'HS256', typ: 'JWT' }), jsonPart(claims), random.text(43, base64Url)].join('.');
}

/** A key in armour: its lines, with what stands between them. */
export const armour =
  (name: string, lines: number, lineEnd = '\n', before: readonly string[] = []): Maker =>
  (random) => {
    const body = Array.from({ length: lines }, () => base64(random, 48));
    const text = [`-----BEGIN ${name}-----`, ...before, ...body, `-----END ${name}-----`].join(lineEnd);
    return { text, secret: body };
  };
