import { decodedView, flattenProse, plainView } from './text-views.ts';

/** Shorter hidden values, unless they are certain secrets, may be a part of an ordinary word. */
export const minHiddenLength = 6;

/** Levels of nested escapes. */
export const maxDecodings = 3;

/** All texts by which a value is found in a text: itself and its lines, in the encodings that the views of `text-views.ts` show. */
export function formsOf(value: string, minLength: number): readonly string[] {
  return wholeAndLines(value, minLength).flatMap((part) => [...encodedForms(part)]);
}

/** A value and its lines; a short line of a secret may be an ordinary word. */
function wholeAndLines(value: string, minLength: number): readonly string[] {
  const lines = value.includes('\n') ? value.split(/\r?\n/).map((line) => line.trim()) : [];
  const whole = [value, value.trim(), value.normalize('NFC'), value.normalize('NFD')].filter(
    (part) => part.trim().length >= minLength,
  );
  return [...whole, ...lines.filter((line) => line.length >= minHiddenLength)];
}

/**
 * The forms of a value that the views of a text show: bytes in URLs and base64 as Latin-1, and its own escapes decoded,
 * as happens when the surrounding text is decoded.
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
