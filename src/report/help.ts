import type { ActionError } from '../errors.ts';

/** Where the documents tell of failures. */
export const helpPage = 'https://github.com/outrider/outrider/blob/main/docs/troubleshooting.md';

/** Where the documents tell more of a failure. */
export function helpUrl({ help }: ActionError): string {
  return `${helpPage}#${help}`;
}

/** Of several failures the first of each that the documents tell of in one place: to give the link once is enough. */
export function firstOfEach(failures: readonly ActionError[]): ReadonlySet<ActionError> {
  return new Set(new Map(failures.toReversed().map((failure) => [failure.help, failure])).values());
}

interface TextOptions {
  /** Follows the way out. */
  readonly note?: string;
  readonly linked?: boolean;
  /** Characters; only what went wrong is ever cut. */
  readonly most?: number;
}

/** What went wrong, the way out and where more is told, a line or more each. */
export function failureText(
  failure: ActionError,
  { note = '', linked = true, most = Infinity }: TextOptions = {},
): string {
  const { message, hint } = failure;
  const rest = `${hint === undefined ? '' : `\n${hint}`}${note}${linked ? `\nMore: ${helpUrl(failure)}` : ''}`;
  const room = Math.max(0, most - rest.length);
  return (message.length > room ? `${message.slice(0, Math.max(0, room - 1)).toWellFormed()}…` : message) + rest;
}
