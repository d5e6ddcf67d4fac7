interface NamedRequest {
  readonly method: string;
  /** Without the query, which may contain secrets. */
  readonly path: string;
  readonly status?: number | undefined;
}

/**
 * The message of an error about a request: the problem, the text of the service, and the request in parentheses, such as
 * `Permission denied by GitHub: Resource not accessible by integration (403, GET /repos/acme/jobs)`.
 *
 * @param text of the service; omitted if the sentence begins with it. Line breaks are kept.
 */
export function formatRequestMessage(sentence: string, { method, path, status }: NamedRequest, text = ''): string {
  const request = `(${status === undefined ? '' : `${status}, `}${method} ${path})`;
  const detail = text.replace(/(?<!\.)\.$/, '');
  const isRepetition = detail === '' || `${sentence} `.toLowerCase().startsWith(`${detail.toLowerCase()} `);
  return `${isRepetition ? sentence : `${sentence}: ${detail}`}${detail.includes('\n') ? '\n' : ' '}${request}`;
}

/** A message without the request in parentheses, for a headline; and the request. */
export function splitRequest(message: string): { readonly sentence: string; readonly request: string | undefined } {
  const [brackets = '', request] = /\s\(((?:\d{3}, )?[A-Z]+ \/[^()\s]*)\)/.exec(message) ?? [];
  return { sentence: brackets === '' ? message : message.replace(brackets, ''), request };
}

export function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

const maxQuoteLength = 500;

/** At most 500 characters of a service's text. The text must not contain a token: half of a token would not be recognized. */
export function shorten(text: string): string {
  return text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength).toWellFormed()}…`;
}
