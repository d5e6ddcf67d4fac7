import { looksLikeTag, isSecretValue, isSecretName } from './secret-names.ts';
import { listMatches, type TextRange } from '../hidden-text.ts';

/** Every secret name contains one of these. */
const secretHint =
  /pass|pw|secret|token|key|cred|dsn|auth|cookie|salt|pepper|hmac|jwt|otp|pin|webhook|conn|psk|mnemonic|community/i;

/** `NAME=`, `"name": `, `--name=`, `name => `; visits each word once. */
const assignmentPattern = /(?<![\w.-])[\w.-]{1,200}["'\]]{0,2}[ \t]{0,8}(?::=|=>|[+?]?=(?![=~])|:(?![:/]))[ \t]{0,8}/g;
/** A name and its value in separate fields, as in a Kubernetes manifest. */
const namedFieldPattern =
  /(?<![\w.-])(?:name|key|type)["']?\s{0,3}[=:]\s{0,3}["']?([\w.-]{1,100})["']?[,;]?\s{1,40}["']?value["']?\s{0,3}[=:][ \t]{0,3}/gi;
/** `"--name", "value"`, as in a list of arguments, and `define('NAME', 'value')`. */
const listedPairPattern = /["']([\w.-]{1,100})["'][ \t]{0,4},\s{0,20}["']([^"'\n]{1,256})["']/g;
/** `--name value` */
const flagPattern = /(?<![\w-])-{1,2}([A-Za-z][\w.-]{0,80})[ \t]{1,5}(?=[^\s-])/g;
/** `requirepass value`, `set $api_token "value";` */
const directivePattern =
  /(?<![\w.-])([\w.-]{1,200})[ \t]{1,60}(?=["']?([A-Za-z0-9_/+!#$%^&*.\uE000-][^\s"'={}[\]();,]{1,256}))/g;
/** Longer values are judged by their start. */
const maxJudgedLength = 512;
const maxItems = 1000;

/**
 * The ranges of values that are secret by the name before them: `NAME=value`, `name: value`, `"name": "value"`, `--name value`, and lists or blocks below
 * `name:`.
 *
 * @param text with references blanked
 */
export function findAssignedSecrets(text: string): readonly TextRange[] {
  if (!secretHint.test(text)) return [];
  const ranges: TextRange[] = [];
  for (const { 0: all, index } of listMatches(text, assignmentPattern)) {
    const name = /^[\w.-]+/.exec(all)?.[0] ?? '';
    if (isSecretName(name)) ranges.push(...findValuesAfter(text, name, index, index + all.length));
  }
  for (const { 0: all, 1: name = '', index } of listMatches(text, namedFieldPattern)) {
    const at = index + all.length;
    if (isSecretName(name)) ranges.push(...findValuesAfter(text, name, at, at));
  }
  for (const { 0: all, 1: name = '', index } of listMatches(text, flagPattern)) {
    const range = locateWord(text, index + all.length);
    if (isSecretName(name) && isSecretValue(name, text.slice(...range))) ranges.push([index, range[1]]);
  }
  for (const { 0: all, 1: name = '', 2: value = '', index } of listMatches(text, listedPairPattern)) {
    const isWord = /^[a-z]/.test(name) && /^[a-z][a-z_-]*$/.test(value);
    if (!isWord && isSecretValue(name, value)) ranges.push([index, index + all.length]);
  }
  return ranges;
}

/** The ranges of `name value`. Only for values of a job, because servers write sentences such as `ACL token not found`. */
export function findDirectiveSecrets(text: string): readonly TextRange[] {
  if (!secretHint.test(text)) return [];
  const ranges: TextRange[] = [];
  for (const { 0: all, 1: name = '', 2: value = '', index } of listMatches(text, directivePattern)) {
    if (!isSecretName(name)) continue;
    const end = index + all.length + (/["']/.test(text[index + all.length] ?? '') ? 1 : 0) + value.length;
    // `credentials "app.terraform.io" {` is the head of a block.
    const isLabel = /^["']?\s{0,8}\{/.test(text.slice(end, end + 10));
    if (isSecretValue(name, value) && !isLabel && !isProse(text, index, value, end)) ranges.push([index, end]);
  }
  return ranges;
}

/** Whether a word is a part of a sentence: it does not end a line that a name or a login begins. */
function isProse(text: string, start: number, value: string, end: number): boolean {
  if (!/^[A-Za-z][a-z]{0,40}[.:)]?$/.test(value)) return false;
  const isLast = /^["']?[;,]?[ \t]{0,40}(?:\r?\n|$)/.test(text.slice(end, end + 42));
  const before = text.slice(Math.max(0, start - 160), start);
  return (
    !isLast || !/(?:^|\n|\b(?:login|user(?:name)?)[ \t]{1,8}\S{1,64}[ \t])[ \t]{0,40}(?:set[ \t]{1,8}\$)?$/.test(before)
  );
}

function findValuesAfter(text: string, name: string, start: number, at: number): readonly TextRange[] {
  const end = findPieceEnd(text, at);
  const rest = text.slice(at, end).trim();
  if (/^(?:[|>][+-]?\d?[+-]?|[[({\\]|)$/.test(rest)) return findBelow(text, name, start, end, /^[|>]/.test(rest));
  const range = locateValue(text, start, at, end);
  const value = text.slice(...range);
  // The values in an object have their own names.
  if (/^\{\s{0,8}["']?[\w.-]{1,64}["']?\s{0,8}[=:]/.test(text.slice(range[0], range[0] + 90))) return [];
  const isTag = text[at - 1] === ':' && looksLikeTag(value);
  return isTag || !isSecretValue(name, value) ? [] : [[start, range[1]]];
}

function locateValue(text: string, start: number, at: number, end: number): TextRange {
  const openerLength = /^[[(]{1,2}[ \t]{0,3}/.exec(text.slice(at, at + 8))?.[0].length ?? 0;
  const from = at + openerLength;
  // Only a quote or a list marker precedes on the line.
  const before = text.slice(Math.max(0, start - 40), start);
  const isOwnLine = /^["'-]?$/.test(before.slice(before.lastIndexOf('\n') + 1).trim());
  const isSpaced = /[\s=]/.test(text[at - 1] ?? '') && /[\s:]/.test(text.slice(at - 2, at));
  if (!isOwnLine || !isSpaced || /["'`]/.test(text[from] ?? '')) return locateWord(text, from);
  const comment = text.slice(from, end).search(/\s(?:#|\/\/)/);
  return [from, comment === -1 ? end : from + comment];
}

/** A quoted text, or everything up to a space or the next assignment. */
function locateWord(text: string, from: number): TextRange {
  const piece = text.slice(from, from + maxJudgedLength);
  const quote = piece[0] ?? '';
  const quoteEnd = /["'`]/.test(quote) ? piece.indexOf(quote, 1) : -1;
  if (quoteEnd !== -1) return [from, from + quoteEnd + 1];
  const word =
    /^["'`]?(?:(?:bearer|basic|token|digest) {1,3}(?=[^\s"'`]))?(?:(?![,;&][\w.-]{1,40}[=:])[^\s"'`<]){0,512}/i;
  return [from, from + (word.exec(piece)?.[0].length ?? 0)];
}

/** The items below a name: all lines of a block of text, or the list items that are not settings. */
function findBelow(text: string, name: string, start: number, end: number, isBlock: boolean): readonly TextRange[] {
  const ranges: TextRange[] = [];
  const indent = measureIndent(text, start);
  let at = end + 1;
  const maxCount = isBlock ? Infinity : maxItems;
  for (let items = 0; at < text.length && items < maxCount; items += 1) {
    const to = findLineEnd(text, at);
    const line = text.slice(at, Math.min(to, at + maxJudgedLength));
    const inner = /^[ \t]*/.exec(line)?.[0].length ?? 0;
    const isItem = /^[ \t]*-(?:[ \t]|$)/.test(line);
    if (line.trim() !== '' && inner <= indent && !(isItem && inner === indent && !isBlock)) break;
    const item = line.trim().replace(/^-\s*/, '');
    const isSetting = /^["']?[\w.-]{1,200}["']?\s{0,5}(?:[=:]\s|[=:]$|=)/.test(item);
    if (isBlock ? item !== '' : !isSetting && /\w/.test(item) && isSecretValue(name, item)) ranges.push([at, to]);
    at = to + 1;
  }
  return ranges;
}

/** The indentation of the line at a position, including list markers. */
function measureIndent(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - maxJudgedLength), at);
  return /^[ \t-]*/.exec(before.slice(before.lastIndexOf('\n') + 1))?.[0].length ?? 0;
}

/** The end of the line, or of the longest value: searching further for each value would take quadratic time. */
function findPieceEnd(text: string, at: number): number {
  const length = text.slice(at, at + maxJudgedLength).indexOf('\n');
  return length === -1 ? Math.min(text.length, at + maxJudgedLength) : at + length;
}

function findLineEnd(text: string, at: number): number {
  const end = text.indexOf('\n', at);
  return end === -1 ? text.length : end;
}
