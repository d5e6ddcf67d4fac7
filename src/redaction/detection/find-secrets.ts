import { listMatches, replaceRanges, type TextRange } from '../hidden-text.ts';
import { findRandomRanges } from './random-text.ts';
import { usualDelimiters, blankReferences, type Delimiters } from './references.ts';
import { findAssignedSecrets, findDirectiveSecrets } from './secret-assignments.ts';
import { findCredentials } from './credential-syntax.ts';
import { secretShapes } from './secret-shapes.ts';
import { isPublicName } from './secret-names.ts';

/** All token shapes in two expressions, one of them case-insensitive: two searches instead of thirty. */
const tokenPatterns = ['', 'i'].map((flags) => {
  const shapes = Object.values(secretShapes).filter((shape) => shape.flags === flags);
  return new RegExp(shapes.map(({ source }) => source).join('|'), `g${flags}`);
});

const armor = /-----BEGIN ([A-Z0-9 ]{0,40})-----/g;
const publicArmor =
  /^(?:TRUSTED |X509 )?(?:CERTIFICATE(?: REQUEST)?|PUBLIC KEY|RSA PUBLIC KEY|PGP PUBLIC KEY BLOCK|X509 CRL|DH PARAMETERS|PGP SIGNED MESSAGE)$/;
/** Private keys without armor in dashes, each up to the end of the text. */
const unarmoredKey = /PuTTY-User-Key-File-\d: |---- BEGIN SSH2 ENCRYPTED PRIVATE KEY/g;

export interface DetectionContext {
  readonly delimiters?: Delimiters | undefined;
  /** Whether long random text counts; not in public fields, such as the digest of an image. */
  readonly random: boolean;
  /** Whether `NAME=value` and the like count; not in an image, whose name may end in `token:1.2`. */
  readonly assignments: boolean;
}

/** The number of characters of a value that are searched: more than reviewers read. */
const maxSearchedCharacters = 2 ** 18;

/** The part of a value that is searched. A line that is cut is hidden with the rest. */
export function selectSearchedPart(text: string): string {
  return text.slice(0, maxSearchedCharacters);
}

/** Values and names are searched several times in a run, so results are cached, up to this size. */
const maxCachedCharacters = 500_000;
const cachedRanges = new Map<string, Map<string, readonly TextRange[]>>();
let cachedCharacters = 0;

/** @param kind the kind of search: a joined key would copy the text for each lookup */
function findCached(kind: string, text: string, search: () => readonly TextRange[]): readonly TextRange[] {
  const cachedRange = cachedRanges.get(kind)?.get(text);
  if (cachedRange !== undefined) return cachedRange;
  if (cachedCharacters > maxCachedCharacters) {
    cachedRanges.clear();
    cachedCharacters = 0;
  }
  cachedCharacters += kind.length + text.length;
  const ranges = search();
  const rangesByText = cachedRanges.get(kind) ?? new Map<string, readonly TextRange[]>();
  cachedRanges.set(kind, rangesByText.set(text, ranges));
  return ranges;
}

/** The ranges of secrets in a value, by shape or by a name before them. Text after the searched part counts as a secret. */
export function findSecrets(text: string, context: DetectionContext): readonly TextRange[] {
  if (text.length < 4) return [];
  const { delimiters = usualDelimiters, random, assignments } = context;
  const searchedText = selectSearchedPart(text);
  const ranges = findCached(`${random} ${assignments} ${delimiters.join('\n')}`, searchedText, () => {
    const plain = blankReferences(searchedText, delimiters);
    const keys = findKeys(plain);
    return [
      ...findTokens(searchedText),
      ...keys.hidden,
      ...findCredentials(plain),
      ...(assignments ? [...findAssignedSecrets(plain), ...findDirectiveSecrets(plain)] : []),
      ...(random ? findRandomRanges(keys.rest).filter(([from]) => !isNamedPublic(plain, from)) : []),
    ];
  });
  return text.length <= maxSearchedCharacters ? ranges : [...ranges, [searchedText.length, text.length]];
}

/** The ranges of text with the shape of a secret, in untrusted text that may quote a job. */
export function findQuotedSecrets(text: string): readonly TextRange[] {
  const search = () => [
    ...findTokens(text),
    ...findKeys(text).hidden,
    ...findCredentials(text),
    ...findAssignedSecrets(text),
  ];
  return findCached('quote', text, search);
}

/** Whether `VAPID_PUBLIC_KEY=` or the like precedes. */
function isNamedPublic(text: string, at: number): boolean {
  const before = /([\w.-]{1,100})["']?\s{0,4}[=:]\s{0,4}["']?$/.exec(text.slice(Math.max(0, at - 120), at));
  const name = (before ?? /^([\w-]{1,100})=/.exec(text.slice(at, at + 101)))?.[1];
  return name !== undefined && isPublicName(name);
}

/** The shortest token has 11 characters. */
const wordOfTokenLength = /\S{11}/;

function findTokens(text: string): readonly TextRange[] {
  if (!wordOfTokenLength.test(text)) return [];
  return tokenPatterns.flatMap((pattern) =>
    listMatches(text, pattern).map(({ 0: all, index }): TextRange => [index, index + all.length]),
  );
}

/** Private keys, and the text without public keys, whose content looks random. */
function findKeys(text: string): { readonly hidden: readonly TextRange[]; readonly rest: string } {
  const keyRanges: TextRange[] = listMatches(text, unarmoredKey).map(({ index }) => [index, text.length]);
  const open: TextRange[] = [];
  let from = 0;
  for (const { 0: all, 1: label = '', index } of listMatches(text, armor)) {
    if (index < from) continue;
    const end = text.indexOf(`-----END ${label}-----`, index);
    from = end === -1 ? text.length : end + all.length - 2;
    if (!publicArmor.test(label)) keyRanges.push([index, from]);
    else if (end !== -1) open.push([index, from]);
  }
  return { hidden: keyRanges, rest: replaceRanges(text, open, (length) => ' '.repeat(length)) };
}
