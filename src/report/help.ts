import { documentationUrl } from './documentation.ts';
import type { ActionError } from '../errors.ts';

/** The documentation of errors. */
export const helpPage = documentationUrl('troubleshooting.md');

/** The section of the documentation about an error. */
export function helpUrl({ help }: ActionError): string {
  return `${helpPage}#${help}`;
}

/** The first error of each section of the documentation: one link for each section is enough. */
export function firstOfEach(failures: readonly ActionError[]): ReadonlySet<ActionError> {
  return new Set(new Map(failures.toReversed().map((failure) => [failure.help, failure])).values());
}

interface TextOptions {
  /** Text after the hint. */
  readonly note?: string;
  readonly linked?: boolean;
  /** Characters; only the message is ever shortened. */
  readonly most?: number;
}

/** The message, the hint and the link to the documentation, each on lines of its own. */
export function failureText(
  failure: ActionError,
  { note = '', linked = true, most = Infinity }: TextOptions = {},
): string {
  const { message, hint } = failure;
  const rest = `${hint === undefined ? '' : `\n${hint}`}${note}${linked ? `\nMore: ${helpUrl(failure)}` : ''}`;
  const room = Math.max(0, most - rest.length);
  return (message.length > room ? `${message.slice(0, Math.max(0, room - 1)).toWellFormed()}…` : message) + rest;
}
