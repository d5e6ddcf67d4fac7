interface NamedRequest {
  readonly method: string;
  /** Without the query, which may contain secrets. */
  readonly path: string;
  readonly status?: number | undefined;
}

/**
 * The message and the request of an error, such as `Permission denied by GitHub: Resource not accessible by integration`
 * and `403, GET /repos/acme/jobs`.
 *
 * @param text of the service; omitted if the sentence begins with it. Line breaks are kept.
 */
export function describeRequest(sentence: string, { method, path, status }: NamedRequest, text = '') {
  const request = `${status === undefined ? '' : `${status}, `}${method} ${path}`;
  const detail = text.replace(/(?<!\.)\.$/, '');
  const isRepetition = detail === '' || `${sentence} `.toLowerCase().startsWith(`${detail.toLowerCase()} `);
  return { message: isRepetition ? sentence : `${sentence}: ${detail}`, request };
}

export function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

const maxQuoteLength = 500;

/** At most 500 characters of a service's text. The text must not contain a token: half of a token would not be recognized. */
export function shorten(text: string): string {
  return text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength).toWellFormed()}…`;
}
