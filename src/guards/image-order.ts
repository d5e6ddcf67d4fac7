import { splitImage } from '../nomad-plan/image.ts';
import { isComputed } from './template-reads.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';

/** The compared parts of an image; empty for a missing part. */
interface Image {
  /** Without the registry. */
  readonly repository: string;
  readonly tag: string;
  readonly digest: string;
}

/** The drivers also take a reference as a URL. */
function stripScheme(text: string): string {
  return text.replace(/^(?:https:\/\/)?(?:docker:\/\/)?/, '');
}

/** Whether a string has the form of a reference: no other URL, such as `oci-archive:/a.tar`, and no empty part. */
function isReference(text: string): boolean {
  const { name } = splitImage(stripScheme(text));
  return !/:\/|\/\/|^\/|\/$|^$/.test(name) && !readImage(text).repository.includes(':');
}

function readImage(text: string): Image {
  const { name, tag, digest } = splitImage(stripScheme(text));
  const [first = '', ...rest] = name.split('/');
  const isHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  const path = isHost ? rest.join('/') : name;
  return { repository: path.replace(/^library\//, ''), tag: tag.slice(1), digest: digest.slice(1) };
}

/** The reason why an image is not pinned; `undefined` if it is pinned. */
export function findPinProblem(text: string, form: 'tag' | 'digest'): string | undefined {
  const { tag, digest } = readImage(text);
  if (digest !== '' || text.includes(hiddenMark)) return undefined;
  if (form === 'digest') return 'no digest';
  return tag === '' ? 'no tag' : tag === 'latest' ? 'tag latest' : undefined;
}

/** The image of a sidecar proxy that Nomad adds. Gateways have `${meta.connect.gateway_image}`. */
export const proxyImage = '${meta.connect.sidecar_image}';

/** An image that the configuration of the node determines, not the job, such as the image of Nomad's proxies. */
export function isProxyImage(text: string): boolean {
  return /^\$\{meta\.connect\.(?:sidecar|gateway)_image\}$/.test(text);
}

/** The name of an image with its registry, unless it is Docker Hub; `undefined` if the image cannot be compared. */
export function readImageName(text: string): string | undefined {
  const { name } = splitImage(stripScheme(text));
  if (text.includes(hiddenMark) || isComputed(name) || !isReference(text)) return undefined;
  return name.replace(/^(?:docker\.io\/)?(?:library\/)?/, '');
}

/** The name of an image without the registry. */
export function readImageRepository(text: string): string | undefined {
  return readImageName(text) === undefined ? undefined : readImage(text).repository;
}

function isPinned({ tag, digest }: Image): boolean {
  return digest !== '' || isCommit(tag) || /^(?:[a-z][a-z._-]*)?\d/i.test(tag);
}

/** `unordered`: images that have no order, and need none: of different repositories, two digests, or two commit IDs. */
export type ImageOrder = 'lower' | 'not-lower' | 'not-comparable' | 'unordered';

/** Whether the second image is a lower version of the first one, according to their tags. */
export function compareImages(before: string, after: string): ImageOrder {
  if (before === after) return 'not-lower';
  const repositories = [before, after].map(readImageRepository);
  if (repositories.includes(undefined)) return 'not-comparable';
  if (repositories[0] !== repositories[1]) return 'unordered';
  const [left, right] = [readImage(before), readImage(after)];
  const [wasLoose, isLoose] = [left, right].map((image) => image.digest === '' && ['', 'latest'].includes(image.tag));
  if (isLoose === true) {
    if (wasLoose === true) return 'not-lower';
    return isPinned(left) ? 'lower' : 'not-comparable';
  }
  // The image was not pinned before: any pin is accepted.
  if (wasLoose === true) return isPinned(right) ? 'not-lower' : 'not-comparable';
  // The new digest is assumed to have the content of the tag.
  if (right.tag === '') return 'unordered';
  if (left.tag === right.tag) {
    if (left.digest === '') return 'not-lower';
    return right.digest === '' ? 'not-comparable' : 'unordered';
  }
  return compareTags(left.tag, right.tag);
}

const datePattern =
  /(?<!\d)(20\d\d)([-._]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[t._-]?((?:[01]\d|2[0-3])[0-5]\d(?:[0-5]\d)?))?(?!\d)/g;

/** Whether a word is a date, optionally with a letter: `20261124a` also has the form of a commit ID. */
function isDate(word: string): boolean {
  const [date = ''] = word.match(datePattern) ?? [];
  return date.length >= 8 && word.length <= date.length + 1;
}

/** Seven or more hexadecimal digits with at least one letter, or a number that only a commit ID can have. */
function isCommit(text: string): boolean {
  const [, hash = ''] = /^(?:git-|sha-|g)?([0-9a-f]{7,64})$/.exec(text) ?? [];
  return hash !== '' && (isHash(hash) || hash !== text);
}

function isHash(word: string): boolean {
  return (/^(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{7,64}$/.test(word) && !isDate(word)) || /^[0-9a-f]{40,64}$/.test(word);
}

/** Whether two words are numbers after the same letters, such as `b1234567`: builds, although they have the form of commit IDs. */
function isBuildPair(left: string, right: string): boolean {
  const [form, otherForm] = [left, right].map((word) => word.replaceAll(/\d+/g, '0'));
  return form === otherForm && /^0?[a-f]+0$/.test(form ?? '');
}

function isCommitPair(left: string, right: string): boolean {
  const [first = '', second = ''] = [left, right].map((word) => word.replace(/^g(?=[0-9a-f]{7})/, ''));
  if (isHash(first) && isHash(second)) return true;
  const areBothHexadecimal = [first, second].every((word) => /^[0-9a-f]{7,64}$/.test(word) && !isDate(word));
  return areBothHexadecimal && first.length === second.length && (isHash(first) || isHash(second));
}

/** A word of a tag: letters or a number. A number before a dot, or in a date, is followed by more parts. */
interface Word {
  readonly text: string;
  /** `after`: the commits after a version. `letter`: of a version such as `1.1.1w`. */
  readonly kind: 'number' | 'year' | 'part' | 'after' | 'commit' | 'prerelease' | 'letter' | 'letters';
}

/** The prerelease words whose order is common to most projects, by rank. */
const prereleases: ReadonlyMap<string, number> = new Map(
  ['dev', 'alpha a', 'beta b', 'm', 'rc cr c'].flatMap((names, rank) => names.split(' ').map((name) => [name, rank])),
);
const unrankedWords = /^(?:pre|preview|snapshot|nightly|next|canary)$/;

/** Marks the meaning of a part of a tag: `#` for a commit ID, `@5` for the commits of `-5-g4f2a91c`, `&2026.11.24` for a date. */
function markParts(tag: string, other: string): string {
  const [parts, others] = [tag, other].map((text) => text.toLowerCase().split(/([-_.+])/));
  return (parts ?? [])
    .map((part, at) => {
      const otherPart = others?.[at] ?? '';
      const isCommitId = isHash(part.replace(/^g/, '')) || isCommitPair(part, otherPart);
      return isCommitId && !isBuildPair(part, otherPart) ? part.replace(/^(g?).*$/, '$1#') : part;
    })
    .join('')
    .replace(/-(\d+)-g#/g, '-@$1#')
    .replace(/(?<![a-z\d])(?:v(?=\d)|g(?=#))/g, '')
    .replaceAll(datePattern, (_, year: string, __, month: string, day: string, clock?: string) =>
      ['&', year, '.', month, '.', day, ...(clock === undefined ? [] : ['.', clock])].join(''),
    );
}

function splitWords(text: string): readonly Word[] {
  const words: Word[] = [];
  let [separator, mark] = ['', ''];
  for (const { 0: part, index } of text.matchAll(/[-_.+&@#]|\d+|[a-z]+/g)) {
    if (/[-_.+]/.test(part)) separator += part;
    else if (part === '&' || part === '@') mark = part;
    else {
      const word = part === '#' ? '' : part;
      const rest = text.slice(index + part.length);
      const kind = classifyWord(word, part === '#' ? part : mark, separator, words, rest);
      words.push({ text: word.replace(/^0+(?=\d)/, ''), kind });
      [separator, mark] = ['', ''];
    }
  }
  return words;
}

function classifyWord(
  word: string,
  mark: string,
  separator: string,
  before: readonly Word[],
  rest: string,
): Word['kind'] {
  const isNumber = (part: Word | undefined): boolean => part !== undefined && /^(?:number|year|part)$/.test(part.kind);
  if (mark !== '') return mark === '#' ? 'commit' : mark === '@' ? 'after' : 'year';
  if (/\d/.test(word)) return isNumber(before.at(-1)) && separator === '.' ? 'part' : 'number';
  const isAttached = separator === '' && isNumber(before.at(-1));
  const isCounted = word.length > 1 || (/^\.?\d/.test(rest) && (isAttached || word === 'm'));
  if ((prereleases.has(word) || unrankedWords.test(word)) && isCounted && before.some(isNumber)) return 'prerelease';
  return word.length === 1 && isAttached ? 'letter' : 'letters';
}

/** The first word that differs decides. */
function compareTags(before: string, after: string): ImageOrder {
  if (![before, after].every((tag) => /^[\w.+-]{1,128}$/.test(tag))) return 'not-comparable';
  const [left, right] = [splitWords(markParts(before, after)), splitWords(markParts(after, before))];
  for (let at = 0; at < Math.max(left.length, right.length); at += 1) {
    const difference = compareWords(left.slice(at), right.slice(at));
    if (difference === undefined) return 'not-comparable';
    if (difference !== 0) return difference < 0 ? 'lower' : 'not-lower';
  }
  return left.some(({ kind }) => kind === 'commit') ? 'unordered' : 'not-lower';
}

/** Compares the first words. Positive if the second word is higher; `undefined` for words without an order, such as words of different kinds. */
function compareWords(before: readonly Word[], after: readonly Word[]): number | undefined {
  const [word, more] = before;
  const [other, next] = after;
  // A release line such as `1.4` stands for any version in it, such as `1.4.2`.
  if ((word?.kind === 'part') !== (other?.kind === 'part')) return undefined;
  if (word === undefined || other === undefined) {
    const sign = word === undefined ? 1 : -1;
    const { kind } = word ?? other ?? { kind: 'letters' };
    return kind === 'after' ? sign : kind === 'prerelease' ? -sign : undefined;
  }
  const isYear = [word, other].some(({ kind }) => kind === 'year');
  if (
    isYear
      ? ![word, other].every(({ kind, text }) => kind === 'year' || (kind === 'number' && /^20\d\d$/.test(text)))
      : word.kind !== other.kind
  )
    return undefined;
  if (word.text === other.text) return 0;
  if (word.kind === 'letters') return undefined;
  if (word.kind === 'prerelease') {
    const difference = (prereleases.get(other.text) ?? NaN) - (prereleases.get(word.text) ?? NaN);
    return Number.isNaN(difference) ? undefined : difference;
  }
  const longer = other.text.length - word.text.length;
  const difference = longer || (other.text > word.text ? 1 : -1);
  const [digits, isDotted] = [Math.max(word.text.length, other.text.length), more?.kind === 'part'];
  // `1764000000` and `9` do not belong to the same series, and `412` is not a version after `1.4`.
  const isOtherSeries =
    (digits >= 7 && Math.abs(longer) > 1) || (longer > 0 && digits > 2 && isDotted !== (next?.kind === 'part'));
  return isOtherSeries ? undefined : difference;
}
