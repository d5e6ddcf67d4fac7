import { HiddenIndex, type HiddenEntry } from './hidden-index.ts';
import { hiddenMark, replaceRanges, type TextRange } from './hidden-text.ts';
import { withoutSecretShapes } from './detection/find-secrets.ts';
import {
  base64Views,
  decodedView,
  decodingsIn,
  flattenProse,
  flatView,
  plainView,
  plusView,
  type TextView,
} from './text-views.ts';

/**
 * What a run must not show, and what takes it out of everything that leaves the run. There is one for a run; what is hidden only grows, so that what is
 * learned of one job also holds for the report of all.
 */
export interface Redactor {
  /** Hides what is a secret for certain: our own tokens, values of secret variables, names that a pattern hides. Nothing is exempt from it. */
  readonly addSecrets: (values: Iterable<string>) => void;
  /** Hides values that were judged not to be shown. */
  readonly addHidden: (values: Iterable<string>) => void;
  /** Hides values that were not judged; a short one would be taken out of ordinary words, too. */
  readonly addUnjudged: (values: Iterable<string>) => void;
  /** What is shown on purpose: a hidden value that stands in it is not taken out of our own words, only out of those of others. */
  readonly addShown: (texts: Iterable<string>) => void;
  /** IDs of the jobs that the run is about: a hidden value that is just the same stays, for everybody sees the ID. */
  readonly addIds: (ids: Iterable<string>) => void;
  /** Text of others, such as an error or an event of Nomad: nothing that is hidden stays, nor what looks like a secret. */
  readonly scrub: (text: string) => string;
  /** A name: without what is a secret for certain. */
  readonly name: (text: string) => string;
  /** The last lock, for whatever leaves the run: our own words with all that they quote. */
  readonly hide: (text: string) => string;
}

/** What is shorter is a part of most words, and no secret worth the name. */
const minSecretLength = 4;
/** A shorter value that merely is hidden is too likely a part of an ordinary word. */
const minHiddenLength = 6;
/** A value that was not judged, or merely is not known to be public, has to be longer still. */
export const minUnjudgedLength = 8;
/** A value that is one word may stand in our own words, too. */
const ordinaryWord = /^[A-Za-z]{1,15}$/;

type IsHidden = (entry: HiddenEntry) => boolean;

/** Escapes of escapes are decoded so often. */
const maxDecodings = 3;

/** @param secrets what is known from the beginning: our own tokens */
export function createRedactor(secrets: Iterable<string> = []): Redactor {
  const index = new HiddenIndex();
  /** The secrets alone: names are many, and what merely is hidden is no concern of theirs. */
  const secretIndex = new HiddenIndex();
  /** All by which the secrets are found. */
  const certain = new Set<string>();
  const ids = new Set<string>();
  const shown = createShownTexts(index, certain);
  const enter = (value: string, least: number, isCertain: boolean): void => {
    for (const form of wholeAndLines(value, least).flatMap((part) => [...encodedForms(part)])) {
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
    scrub: (text) => withoutSecretShapes(replaced(text, index, isQuoted), hiddenMark),
    name: (text) => replaced(text, secretIndex, () => true),
    hide: (text) => replaced(text, index, shown.hidesEverywhere()),
  };
  redactor.addSecrets(secrets);
  return redactor;
}

/** A value, and each line of it; a line of a secret may be an ordinary word. */
function wholeAndLines(value: string, least: number): readonly string[] {
  const lines = value.includes('\n') ? value.split(/\r?\n/).map((line) => line.trim()) : [];
  const whole = [value, value.trim(), value.normalize('NFC'), value.normalize('NFD')].filter(
    (part) => part.trim().length >= least,
  );
  return [...whole, ...lines.filter((line) => line.length >= minHiddenLength)];
}

/** What is shown on purpose, and which hidden values stand in it. */
function createShownTexts(index: HiddenIndex, certain: ReadonlySet<string>) {
  const texts = new Set<string>();
  let fresh: string[] = [];
  const exempt = new Set<string>();
  return {
    /** There are values that were not looked for yet. */
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

/** A mark stays one, whatever is hidden. */
function replaceOutsideMarks(text: string, change: (piece: string) => string): string {
  return text.includes(hiddenMark) ? text.split(hiddenMark).map(change).join(hiddenMark) : change(text);
}

/**
 * A value as the views of a text show it: bytes of an address and of base64 as Latin-1, and what looks like an escape in it decoded, as it is where a
 * text is decoded for another one.
 */
function encodedForms(whole: string): ReadonlySet<string> {
  const isAscii = /^[\x00-\x7f]*$/.test(whole);
  const written = isAscii ? [whole] : [whole, Buffer.from(whole).toString('latin1')];
  const decoded = written.flatMap(decodedForms);
  const all = [...decoded, ...decoded.map((form) => form.replaceAll('+', ' '))];
  return new Set([...all, ...all.filter((form) => /[\s`]/.test(form)).map((form) => flattenProse(form).trim())]);
}

function decodedForms(text: string): readonly string[] {
  const forms = [text];
  for (let view = decodedView(plainView(text)); view !== undefined && forms.length <= maxDecodings;) {
    forms.push(view.text);
    view = decodedView(view);
  }
  return forms;
}

/** Where hidden values stand in a text, as they are or encoded. */
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
    // Such as JSON that holds a password, with which registries of images are asked.
    lookDecoded(inBase64, () => undefined);
  }
  lookDecoded(plain, (decoded) => {
    // What stands between escapes stands in the decoded text, too.
    for (const inBase64 of base64Views(decoded)) look(inBase64);
  });
  return ranges;
}
