import { HiddenIndex } from './hidden-index.ts';
import { hiddenMark, replaceRanges, type Redact, type TextRange } from './hidden-text.ts';
import { findQuotedSecrets } from './detection/find-secrets.ts';
import { decodeViews } from './text-views.ts';

interface RedactionUpdate {
  /** Certain secrets, to which there are no exceptions: Outrider's tokens, values of secret variables, values that a pattern matches. */
  readonly secrets?: Iterable<string>;
  /** Hidden values that must not appear elsewhere either. */
  readonly hidden?: Iterable<string>;
  /** Values that were not judged, except short values, which could be a part of ordinary words. */
  readonly unjudged?: Iterable<string>;
  /** Texts that are shown on purpose: hidden values in them stay visible in Outrider's texts, but not in text from other systems. */
  readonly shown?: Iterable<string>;
  /** IDs of the jobs of the run: a hidden value that equals an ID stays visible, because the ID is public. */
  readonly ids?: Iterable<string>;
}

/** The values of a diff or a specification by verdict; `private`: all values that are not completely shown, including short values. */
export type JudgedValues = Readonly<Record<'secrets' | 'hidden' | 'shown' | 'private', ReadonlySet<string>>>;

/**
 * Stores the values that a run must hide, and removes them from all output. A run has one redactor: values of one job are also hidden in the reports of all other jobs.
 */
export interface Redactor {
  readonly add: (update: RedactionUpdate) => void;
  readonly hasSecret: (text: string) => boolean;
  /**
   * For untrusted text, such as an error or an event of Nomad: removes all hidden values and text with the shape of a secret.
   *
   * @param length text longer than 4 KiB is truncated, unless the caller limits it
   */
  readonly redact: Redact;
  /** For untrusted names and keys: removes certain secrets and text with the shape of a secret. */
  readonly redactName: (text: string) => string;
  /** For all output: Outrider's texts and their quotations. */
  readonly hide: (text: string) => string;
}

/** Shorter values are a part of most words. */
const minSecretLength = 4;
/** Shorter hidden values, unless they are certain secrets, may be a part of an ordinary word. */
const minHiddenLength = 6;
/** Stricter limit for values that were not judged, or are merely not known to be public. */
export const minUnjudgedLength = 8;
/** A hidden value that is a single word may also occur in Outrider's texts. */
const ordinaryWord = /^[A-Za-z]{1,15}$/;
/** The number of characters of an untrusted text that are shown: longer excerpts are not useful. */
const maxQuotedCharacters = 4096;
/** The number of characters after the cut that are searched as well: a secret that starts before the cut must not be shown in part. */
const searchMargin = 1024;

/** @param secrets secrets that are known from the start: Outrider's tokens */
export function createRedactor(secrets: Iterable<string> = []): Redactor {
  const index = new HiddenIndex();
  /** Only the certain secrets: most texts contain a part of some hidden value, but none of these. */
  const certain = new HiddenIndex();
  const ids = new Set<string>();
  const shownValues = new Set<string>();
  /** Hidden values in texts that are shown on purpose; `undefined` after a change, until it is needed. */
  let exempt: ReadonlySet<string> | undefined;
  const isQuoted = (value: string): boolean => certain.has(value) || !ids.has(value);
  const isOurs = (value: string): boolean => {
    exempt ??= new Set([...shownValues].flatMap((text) => [...index.listValues(text)]));
    return certain.has(value) || !(exempt.has(value) || ordinaryWord.test(value));
  };
  const redactor: Redactor = {
    add({ secrets: newSecrets = [], hidden = [], unjudged = [], shown: texts = [], ids: more = [] }) {
      const before = index.size + shownValues.size;
      for (const form of [...newSecrets].flatMap((value) => listForms(value, minSecretLength))) {
        certain.add(form);
        index.add(form);
      }
      const long = [...unjudged].filter((value) => value.length >= minUnjudgedLength);
      for (const value of [...hidden, ...long]) for (const form of listForms(value, minHiddenLength)) index.add(form);
      for (const id of more) ids.add(id);
      for (const text of [...texts, ...more]) shownValues.add(text);
      if (index.size + shownValues.size > before) exempt = undefined;
    },
    hasSecret: (text) => findRanges(text, certain).length > 0,
    redact: (text, length) =>
      redactQuote(text, length === 'whole' ? text.length : maxQuotedCharacters, (piece) => [
        ...findRanges(piece, index, isQuoted),
        ...findQuotedSecrets(piece),
      ]),
    redactName: (text) =>
      redactQuote(text, maxQuotedCharacters, (piece) => [...findRanges(piece, certain), ...findQuotedSecrets(piece)]),
    hide: (text) => replaceTextRanges(text, findRanges(text, index, isOurs)),
  };
  redactor.add({ secrets });
  return redactor;
}

/** The start of a text without its secrets. It is truncated before it is searched, because its length is not under Outrider's control. */
function redactQuote(text: string, maxLength: number, search: (piece: string) => readonly TextRange[]): string {
  const piece = text.slice(0, maxLength + searchMargin);
  const ranges = search(piece);
  if (text.length <= maxLength) return replaceTextRanges(piece, ranges);
  const isPartial = /[\ud800-\udbff]/.test(text.charAt(maxLength - 1));
  let cut = isPartial ? maxLength - 1 : maxLength;
  for (const [from, to] of ranges.toSorted(([a], [b]) => b - a)) if (from < cut && to > cut) cut = from;
  const rest = cut < maxLength - 1 ? hiddenMark : '';
  const remainingRanges = ranges.filter(([from]) => from < cut);
  return `${replaceTextRanges(piece.slice(0, cut), remainingRanges)}${rest}…`;
}

/** Marks that are already in the text stay. */
function replaceTextRanges(text: string, ranges: readonly TextRange[]): string {
  if (ranges.length === 0) return text;
  const marks: TextRange[] = [];
  for (let at = text.indexOf(hiddenMark); at !== -1; at = text.indexOf(hiddenMark, at + hiddenMark.length))
    marks.push([at, at + hiddenMark.length]);
  return replaceRanges(text, [...ranges, ...marks], () => hiddenMark);
}

/** The ranges of hidden values in a text, plain or encoded once. */
function findRanges(text: string, index: HiddenIndex, isHidden?: (value: string) => boolean): readonly TextRange[] {
  if (index.size === 0) return [];
  const ranges: TextRange[] = [];
  for (const view of decodeViews(text))
    for (const [from, to] of index.find(view.text, isHidden)) ranges.push([view.findStart(from), view.findEnd(to - 1)]);
  return ranges;
}

/** All texts by which a value is found in the views of a text: itself and its lines, which may be ordinary words if they are short. */
function listForms(value: string, minLength: number): readonly string[] {
  const lines = value.includes('\n') ? value.split(/\r?\n/).map((line) => line.trim()) : [];
  const forms = [value, value.trim(), value.normalize('NFC'), value.normalize('NFD')];
  const parts = [
    ...forms.filter((part) => part.trim().length >= minLength),
    ...lines.filter((line) => line.length >= minHiddenLength),
  ];
  // Bytes in URLs and base64 become Latin-1.
  const bytes = parts.filter((part) => /[^\x00-\x7f]/.test(part)).map((part) => Buffer.from(part).toString('latin1'));
  const all = [...parts, ...bytes];
  return [...all, ...all.map((part) => part.replaceAll('+', ' '))];
}
