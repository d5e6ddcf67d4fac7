import compare from 'semver/functions/compare.js';
import parse from 'semver/functions/parse.js';
import { isLateImage, splitImage } from '../nomad-plan/image.ts';
import { hiddenMark } from '../redaction/hidden-text.ts';

/** What is compared of an image; empty for what it does not have. */
interface Image {
  /** Without the registry. */
  readonly repository: string;
  readonly tag: string;
  readonly digest: string;
}

/** The drivers also take a reference as a URL. */
function withoutScheme(text: string): string {
  return text.replace(/^(?:https:\/\/)?(?:docker:\/\/)?/, '');
}

/** Whether a text has the form of a reference: no URL of another kind, such as `oci-archive:/a.tar`, and no empty part. */
function isReference(text: string): boolean {
  const { name } = splitImage(withoutScheme(text));
  return !/:\/|\/\/|^\/|\/$|^$/.test(name) && !readImage(text).repository.includes(':');
}

function readImage(text: string): Image {
  const { name, tag, digest } = splitImage(withoutScheme(text));
  const [first = '', ...rest] = name.split('/');
  const isHost = rest.length > 0 && (/[.:]/.test(first) || first === 'localhost');
  const path = isHost ? rest.join('/') : name;
  return { repository: path.replace(/^library\//, ''), tag: tag.slice(1), digest: digest.slice(1) };
}

/** Why an image is not pinned; undefined where it is. */
export function findLoosePin(text: string, form: 'tag' | 'digest'): string | undefined {
  const { tag, digest } = readImage(text);
  if (digest !== '' || text.includes(hiddenMark) || isLateImage(text)) return undefined;
  if (form === 'digest') return 'no digest';
  return tag === '' ? 'no tag' : tag === 'latest' ? 'tag latest' : undefined;
}

/** An image that the configuration of the node decides, not the job: what Nomad gives a proxy. */
export function isProxyImage(text: string): boolean {
  return /^\$\{meta\.connect\.(?:sidecar|gateway)_image\}$/.test(text);
}

/** The repository of an image, without the registry; undefined if the image cannot be compared with any other. */
export function findRepository(text: string): string | undefined {
  return text.includes(hiddenMark) || !isReference(text) ? undefined : readImage(text).repository;
}

function isPinned({ tag, digest }: Image): boolean {
  return digest !== '' || isCommit(tag) || readTag(tag) !== undefined;
}

/** `other`: images that have no order, and need none: of other repositories, two digests, or two commit IDs. */
export type ImageOrder = 'lower' | 'not-lower' | 'not-comparable' | 'other';

/** Whether the second image is a lower version of the first one, as far as their tags show it. */
export function compareImages(before: string, after: string): ImageOrder {
  if (before === after) return 'not-lower';
  // The register, which has the value, judges it.
  if (isLateImage(after)) return 'other';
  const repositories = [before, after].map(findRepository);
  if (repositories.includes(undefined)) return 'not-comparable';
  if (repositories[0] !== repositories[1]) return 'other';
  const [one, other] = [readImage(before), readImage(after)];
  const [wasLoose, isLoose] = [one, other].map((image) => image.digest === '' && ['', 'latest'].includes(image.tag));
  if (isLoose === true) {
    if (wasLoose === true) return 'not-lower';
    return isPinned(one) ? 'lower' : 'not-comparable';
  }
  // Any pin of an image that was not pinned.
  if (wasLoose === true) return isPinned(other) ? 'not-lower' : 'not-comparable';
  // The new digest pins what the tag stands for, as far as anybody can tell.
  if (other.tag === '') return 'other';
  if (one.tag === other.tag) {
    if (one.digest === '') return 'not-lower';
    return other.digest === '' ? 'not-comparable' : 'other';
  }
  return compareTags(one.tag, other.tag);
}

/** A tag with a number in it: `release-31.1`, `v1.2.3-alpine3.19`, `2026-11-24`. */
interface Tag {
  /** Before the number, without `v`. */
  readonly prefix: string;
  readonly numbers: readonly number[];
  readonly kind: 'version' | 'date' | 'number';
  /** After the number. */
  readonly suffix: string;
  /** The digits of a single number. */
  readonly digits: number;
}

const dated =
  /^(20\d\d)([-._]?)(0[1-9]|1[0-2])\2(0[1-9]|[12]\d|3[01])(?:[T._-]?([01]\d|2[0-3])[-:.]?([0-5]\d)(?:[-:.]?([0-5]\d))?Z?)?(?!\d)/;

/** Whether a word is a date, with a letter or without, such as `20261124a`, which could be a commit ID as well. */
function isDate(word: string): boolean {
  const [date = ''] = dated.exec(word) ?? [];
  return date.length >= 8 && word.length <= date.length + 1;
}

/** Undefined for a tag without an order of its own, such as `stable` or a commit ID. */
function readTag(text: string): Tag | undefined {
  if (isCommit(text)) return undefined;
  const [, prefix = '', rest = ''] = /^((?:[a-z][a-z._-]*?)??)(?:v(?=\d))?(\d.*)$/i.exec(text) ?? [];
  const date = dated.exec(rest);
  if (date !== null) {
    const [all, year, , month, day, ...time] = date;
    const numbers = [year, month, day].map(Number);
    const clock = time[0] === undefined ? [] : [Number(time.join('').padEnd(6, '0'))];
    return { prefix, numbers: [...numbers, ...clock], kind: 'date', suffix: rest.slice(all.length), digits: 0 };
  }
  const [core] = /^\d{1,15}(?:\.\d{1,15})*/.exec(rest) ?? [];
  if (core === undefined) return undefined;
  const numbers = core.split('.').map(Number);
  const kind = numbers.length === 1 ? 'number' : 'version';
  return { prefix, numbers, kind, suffix: rest.slice(core.length), digits: core.split('.', 1)[0]?.length ?? 0 };
}

/** Seven or more hexadecimal digits, at least one of which is a letter, or as many digits as only a commit ID has. */
function isCommit(text: string): boolean {
  const [, hash = ''] = /^(?:git-|sha-|g)?([0-9a-f]{7,64})$/.exec(text) ?? [];
  return hash !== '' && (isHash(hash) || hash !== text);
}

function isHash(word: string): boolean {
  return (/^(?=\d*[a-f])(?=[a-f]*\d)[0-9a-f]{7,64}$/.test(word) && !isDate(word)) || /^[0-9a-f]{40,64}$/.test(word);
}

/** Whether two tags differ in commit IDs only, of which one may have no letter. */
function isOtherCommit(before: string, after: string): boolean {
  const [one, other] = [before, after].map((text) => text.split(/([-_.+])/));
  if (one === undefined || one.length !== other?.length) return false;
  const differing = one.flatMap((word, at) => (word === other[at] ? [] : [[word, other[at] ?? ''] as const]));
  return differing.every((pair) => isCommitPair(...pair));
}

function isCommitPair(one: string, other: string): boolean {
  const [first = '', second = ''] = [one, other].map((word) => word.replace(/^g(?=[0-9a-f]{7})/, ''));
  if (isHash(first) && isHash(second)) return true;
  const isAny = [first, second].every((word) => /^[0-9a-f]{7,64}$/.test(word) && !isDate(word));
  return isAny && first.length === second.length && (isHash(first) || isHash(second));
}

/** Words after which semver's order of prereleases is what an author means. */
const prerelease = /^-(?:alpha|beta|rc|pre|preview|dev|snapshot|nightly|next|canary|m|cr)(?=[.\d-]|$)/i;

function compareTags(before: string, after: string): ImageOrder {
  if (isOtherCommit(before, after)) return 'other';
  const [one, other] = [readTag(before), readTag(after)];
  if (one === undefined || other === undefined) return 'not-comparable';
  if (one.prefix.toLowerCase() !== other.prefix.toLowerCase()) return 'not-comparable';
  const order = compareNumbers(one.numbers, other.numbers);
  if (!isSameSeries(one, other, order)) return 'not-comparable';
  // A line and a version in it.
  if (order === undefined) return one.suffix === other.suffix ? 'not-lower' : 'not-comparable';
  return order === 0 ? compareSuffixes(one.suffix, other.suffix) : toOrder(order);
}

/** `20261124` and `9` are not build numbers of the same series, neither is a commit ID of digits, and `412` is no version after `1.4`. */
function isSameSeries(one: Tag, other: Tag, order: number | undefined): boolean {
  const [most, least] = [Math.max(one.digits, other.digits), Math.min(one.digits, other.digits)];
  if (one.kind === other.kind) return one.kind !== 'number' || most === least || most < 7;
  if (one.kind === 'date' || other.kind === 'date')
    return [one, other].every(({ numbers: [year = 0] }) => year >= 2000 && year < 2100);
  return most < 7 && (most === least || most <= 2 || (order ?? 0) < 0);
}

/** The numbers of a suffix, or the one letter of `1.1.1w` and `20261124a`. */
const counted = /^[a-z]$|\d+/g;

function toNumber(text: string): number {
  return /\d/.test(text) ? Number(text) : text.charCodeAt(0);
}

function compareSuffixes(before: string, after: string): ImageOrder {
  if (before === after) return 'not-lower';
  if (isOtherCommit(before, after)) return 'other';
  const isEarly = [before, after].map((suffix) => prerelease.test(suffix));
  const [first, second] = [before, after].map((suffix) => parse(`0.0.0${dotted(suffix)}`));
  const areVersions = isEarly.some(Boolean) && [before, after].every((suffix, at) => suffix === '' || isEarly[at]);
  if (areVersions) return first && second ? toOrder(compare(second, first)) : 'not-comparable';
  const [form, otherForm] = [before, after].map((suffix) => suffix.toLowerCase().replace(counted, '0'));
  if (form !== otherForm) return 'not-comparable';
  const [numbers, next] = [before, after].map((suffix) => (suffix.toLowerCase().match(counted) ?? []).map(toNumber));
  return toOrder(compareNumbers(numbers ?? [], next ?? []) ?? 0);
}

/** `-rc1` as `-rc.1`, whose number semver compares as a number. */
function dotted(suffix: string): string {
  return suffix.replace(/^(-[a-z]+)[.-]?(\d)/i, '$1.$2').toLowerCase();
}

/** Positive where the second one is higher; undefined where one is only the beginning of the other, such as `1.2` and `1.2.3`. */
function compareNumbers(one: readonly number[], other: readonly number[]): number | undefined {
  const length = Math.min(one.length, other.length);
  for (let at = 0; at < length; at += 1) {
    const difference = (other[at] ?? 0) - (one[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length === other.length ? 0 : undefined;
}

function toOrder(difference: number): ImageOrder {
  return difference < 0 ? 'lower' : 'not-lower';
}
