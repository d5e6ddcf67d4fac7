import { listMatches, type TextRange } from '../hidden-text.ts';

/** Bounded: a longer match would exhaust the stack of the engine. */
const longRun = /[A-Za-z0-9+/=_-]{16,4096}/g;
const uuid = /(?<![0-9a-f])[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}(?![0-9a-f])/gi;

/** Public SSH keys, and digests of public content, such as an image, an archive or a commit, including in a URL path or a list of checksums. Other hexadecimal text may be a key. */
const publicRandom =
  /(?:md5|sha-?(?:1|224|256|384|512))[:=-] {0,3}["']?[A-Za-z0-9+/=]{32,128}|(?<![A-Za-z])(?:md5|sha-?(?:1|224|256|384|512)|checksum|digest|commit|revision|rev|ref|sha|version)(?:sums?)?["']?\s{0,3}[:=]\s{0,3}["']?[0-9a-f]{32,128}(?![\w/+=-])|(?<![\w/+=-])[0-9a-f]{40}(?![\w/+=-])|(?<=[/@])[0-9a-f]{40}(?=[/.?#"'\s]|$)|(?<![\w/+=-])[0-9a-f]{32,128}(?= [ *][\w.])|sha256\/[0-9a-f]{64}|(?:ssh-(?:rsa|dss|ed25519)|ecdsa-sha2-nistp\d{3}|sk-ssh-ed25519@openssh\.com) {1,3}AAAA[A-Za-z0-9+/=]{20,2000}/gi;

/** Bits per character: hyphenated English words are below, random letters and digits above. */
const randomBits = 3.6;

/** Common pairs of letters: they are nine tenths of the pairs in the words of Nomad's documentation, and two fifths of random pairs. */
const commonLetterPairs = new Set(
  (
    'aabcdfgiklmnprstuvwy baeilorsu cacehiklorstuy dadeilorsu eabcdefgilmnpqrstvwxy faefiloruy gaeghilnorsu haeiortu iabcdefglmnoprstvxz jeos keis ' +
    'ladeilostuy mabeimopsu nacdefgiklnopstuvy oabcdfgiklmnoprstuvw pacehiloprstu qu racdefgiklmnoprstuvy sacehiklmopstuy tacehiloprstuwy ' +
    'uabcdegilmnprst vaeio waehinors xceipt yips ze'
  )
    .split(' ')
    .flatMap((letters) => Array.from(letters.slice(1), (second) => `${letters[0]}${second}`)),
);

/** The ranges of random text: long generated tokens, and UUIDs, which Nomad and Consul use as tokens. */
export function findRandomRanges(text: string): readonly TextRange[] {
  if (text.length < 16) return [];
  const ranges: TextRange[] = listMatches(text, uuid).map(({ 0: run, index }) => [index, index + run.length]);
  const rest = text.replace(publicRandom, (all) => ' '.repeat(all.length));
  for (const { 0: run, index } of listMatches(rest, longRun))
    if (looksRandom(run)) ranges.push([index, index + run.length]);
  return ranges;
}

/** Whether most of a text is not words, numbers and versions. */
function looksRandom(text: string): boolean {
  const pieces = text.split(/[^A-Za-z0-9+]+/).filter((piece) => isUnlikeWords(piece));
  if (pieces.some((piece) => /^[0-9a-f]{32,}$/i.test(piece))) return true;
  if (text.split(/[^A-Za-z0-9+]+/).some((piece) => piece.length >= 14 && isMixed(piece))) return true;
  // A shorter text is more likely an ID or a name.
  if (text.length < 20) return false;
  return pieces.reduce((sum, piece) => sum + piece.length, 0) >= 12 && measureEntropy(text) > randomBits;
}

/** Whether a piece is neither a word, nor camel case, nor a number. */
export function isUnlikeWords(piece: string): boolean {
  if (piece.length < 4 || !/[A-Za-z]/.test(piece)) return false;
  if (/^[0-9a-f]+$/i.test(piece)) return piece.length >= 18 && /\d.*\d/.test(piece) && /[a-f].*[a-f]/i.test(piece);
  // Product names are often not words.
  if (piece.length < 12 && /^(?:[a-z]+|[A-Z]+)$/.test(piece)) return false;
  // The more pairs there are, the more reliable their share is.
  return measureUncommonPairs(piece) > (piece.length < 28 ? 0.4 : 0.3);
}

/** Whether it mixes all kinds of characters, like a generated password, and is not camel case. */
function isMixed(piece: string): boolean {
  return [/[a-z]/, /[A-Z]/, /\d\D*\d/].every((kind) => kind.test(piece)) && measureUncommonPairs(piece) > 0.33;
}

function measureUncommonPairs(piece: string): number {
  let odd = 0;
  for (let at = 1; at < piece.length; at += 1) if (isUncommonPair(piece, at)) odd += 1;
  return odd / (piece.length - 1);
}

function isUncommonPair(piece: string, at: number): boolean {
  const pair = piece.slice(at - 1, at + 1);
  if (/^\d\d$/.test(pair)) return false;
  // The start of a word in camel case.
  if (/^[a-z][A-Z]$/.test(pair)) return !/^[A-Z][a-z]{2}/.test(piece.slice(at, at + 3));
  return !commonLetterPairs.has(pair.toLowerCase());
}

function measureEntropy(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  return [...counts.values()].reduce((bits, count) => bits - (count / text.length) * Math.log2(count / text.length), 0);
}
