import { HiddenIndex, type HiddenEntry } from './hidden-index.ts';
import { hiddenMark, replaceRanges, type TextRange } from './hidden-text.ts';
import { secretsInQuote } from './detection/find-secrets.ts';
import { base64Views, decodedView, decodingsIn, flatView, plainView, plusView, type TextView } from './text-views.ts';
import { formsOf, maxDecodings, minHiddenLength } from './value-forms.ts';

/**
 * Remembers what a run must hide, and removes it from everything that leaves the run. A run has one redactor; what it
 * learns from one job also applies to the report of all others.
 */
export interface Redactor {
  /**
   * Hides certain secrets: our own tokens, values of secret variables, names that a pattern matches. There are no
   * exceptions.
   */
  readonly addSecrets: (values: Iterable<string>) => void;
  /** Hides values that were judged as hidden. */
  readonly addHidden: (values: Iterable<string>) => void;
  /** Hides values that were not judged, except short ones, which could be a part of ordinary words. */
  readonly addUnjudged: (values: Iterable<string>) => void;
  /**
   * Texts that are shown on purpose: hidden values in them stay visible in our own texts, but not in those of others.
   */
  readonly addShown: (texts: Iterable<string>) => void;
  /** IDs of the jobs of the run: a hidden value that equals one of them stays visible, because the ID is public. */
  readonly addIds: (ids: Iterable<string>) => void;
  /**
   * For text of others, such as an error or an event of Nomad: removes all hidden values and everything that looks like
   * a secret.
   */
  readonly scrub: (text: string) => string;
  /** For names: removes certain secrets only. */
  readonly name: (text: string) => string;
  /** For everything that leaves the run: our own texts with what they quote. */
  readonly hide: (text: string) => string;
}

/** Shorter values are a part of most words. */
const minSecretLength = 4;
/** Stricter limit for values that were not judged, or are merely not known to be public. */
export const minUnjudgedLength = 8;
/** A hidden value that is a single word may also occur in our own texts. */
const ordinaryWord = /^[A-Za-z]{1,15}$/;

type IsHidden = (entry: HiddenEntry) => boolean;

/** @param secrets secrets that are known from the start: our own tokens */
export function createRedactor(secrets: Iterable<string> = []): Redactor {
  const index = new HiddenIndex();
  /** The certain secrets alone, for names. */
  const secretIndex = new HiddenIndex();
  /** All encodings of the certain secrets. */
  const certain = new Set<string>();
  const ids = new Set<string>();
  const shown = createShownTexts(index, certain);
  const enter = (value: string, minLength: number, isCertain: boolean): void => {
    for (const form of formsOf(value, minLength)) {
      if (isCertain) {
        certain.add(form);
        secretIndex.add(form);
      }
      shown.isDirty = index.add(form) || shown.isDirty;
    }
  };
  const replaced = (text: string, all: HiddenIndex, isHidden: IsHidden): string =>
    all.isEmpty
      ? text
      : replaceOutsideMarks(text, (piece) => replaceRanges(piece, rangesIn(piece, all, isHidden), () => hiddenMark));
  const isQuoted: IsHidden = ({ whole }) => certain.has(whole) || !ids.has(whole);
  const redactor: Redactor = {
    addSecrets(values) {
      for (const value of values) enter(value, minSecretLength, true);
    },
    addHidden(values) {
      for (const value of values) enter(value, minHiddenLength, false);
    },
    addUnjudged(values) {
      redactor.addHidden([...values].filter((value) => value.length >= minUnjudgedLength));
    },
    addShown: (texts) => shown.add(texts),
    addIds(more) {
      for (const id of more) ids.add(id);
      shown.add(ids);
    },
    scrub: (text) => withoutShapes(replaced(text, index, isQuoted)),
    name: (text) => replaced(text, secretIndex, () => true),
    hide: (text) => replaced(text, index, shown.hidesEverywhere()),
  };
  redactor.addSecrets(secrets);
  return redactor;
}

/** Texts that are shown on purpose, and the hidden values in them. */
function createShownTexts(index: HiddenIndex, certain: ReadonlySet<string>) {
  const texts = new Set<string>();
  let fresh: string[] = [];
  const exempt = new Set<string>();
  return {
    /** Whether new values were added since the last search. */
    isDirty: false,
    add(more: Iterable<string>): void {
      for (const text of more) {
        if (texts.has(text)) continue;
        texts.add(text);
        fresh.push(text);
      }
    },
    hidesEverywhere(): IsHidden {
      for (const text of this.isDirty ? texts : fresh) index.entriesIn(text, ({ whole }) => exempt.add(whole));
      fresh = [];
      this.isDirty = false;
      return ({ whole }) => certain.has(whole) || !(exempt.has(whole) || ordinaryWord.test(whole));
    },
  };
}

function withoutShapes(text: string): string {
  return replaceRanges(text, secretsInQuote(text), () => hiddenMark);
}

/** Keeps marks that are already in the text. */
function replaceOutsideMarks(text: string, change: (piece: string) => string): string {
  return text.includes(hiddenMark) ? text.split(hiddenMark).map(change).join(hiddenMark) : change(text);
}

/** The ranges of hidden values in a text, plain or encoded. */
function rangesIn(text: string, index: HiddenIndex, isHidden: IsHidden): readonly TextRange[] {
  const ranges: TextRange[] = [];
  const look = (view: TextView): void => {
    for (const [from, to] of index.find(view.text, isHidden)) ranges.push([view.startOf(from), view.endOf(to - 1)]);
  };
  const lookAll = (view: TextView): void => {
    look(view);
    const plus = plusView(view);
    if (plus !== undefined) look(plus);
    if (index.hasSpaces) look(flatView(plus ?? view));
  };
  const lookDecoded = (view: TextView, last: (decoded: TextView) => void): void => {
    const decodings = decodingsIn(view);
    for (const decoding of index.hasEscapes ? decodings : decodings.slice(0, 1)) {
      let now = decodedView(view, decoding);
      for (let decoded = 1; now !== undefined && decoded <= maxDecodings; decoded += 1) {
        lookAll(now);
        const next = decodedView(now, decoding);
        if (next === undefined && decoding === 'all') last(now);
        now = next;
      }
    }
  };
  const plain = plainView(text);
  lookAll(plain);
  for (const inBase64 of base64Views(plain)) {
    look(inBase64);
    // Such as JSON with a password, in the authentication of an image registry.
    lookDecoded(inBase64, () => undefined);
  }
  lookDecoded(plain, (decoded) => {
    // Base64 between escapes is base64 in the decoded text, too.
    for (const inBase64 of base64Views(decoded)) look(inBase64);
  });
  return ranges;
}
