import { hiddenMark } from '../redaction/hidden-text.ts';

/** Whether a value is known only at runtime, or not at all: a string with `${`, or one that is hidden. */
export function explainUnknown(value: string): string | undefined {
  if (value.includes(hiddenMark)) return 'the value depends on a secret';
  return isComputed(value) ? 'the value is interpolated at runtime' : undefined;
}

/** Whether the client evaluates a string as a template. */
export function isComputed(value: string): boolean {
  return /[$%]\{/.test(value);
}
