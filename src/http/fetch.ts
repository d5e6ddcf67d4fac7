import type { Transport } from './exchange.ts';

export interface FetchOptions {
  readonly transport: Transport;
  /** Who is asked, in words for a person: `GitHub`. */
  readonly service: string;
  /** Milliseconds per request, retries included. */
  readonly deadline?: number | undefined;
}

/** What a request may hold: all that octokit sends. */
export interface FetchInit {
  readonly method?: string | undefined;
  readonly headers?: ConstructorParameters<typeof Headers>[0];
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

// RFC 9110 gives these no body, and `Response` refuses one.
const WITHOUT_BODY: ReadonlySet<number> = new Set([204, 205, 304]);

/** GitHub's PATCH sets a whole text, so that twice does what once does. */
const harmlessTwice: ReadonlySet<string> = new Set(['GET', 'PATCH', 'DELETE']);

/**
 * A function in the shape of `fetch` over our transport, for octokit (`request: { fetch }`). POST is never
 * sent twice. A redirect is an error.
 *
 * @throws Failure as `Transport.send` does (octokit gives it on as the `cause` of its own error); the signal's reason
 *   when aborted; TypeError for a body that is not text.
 */
export function createFetch({ transport, service, deadline }: FetchOptions) {
  return async (url: string | URL, init: FetchInit = {}): Promise<Response> => {
    const { body } = init;
    if (body !== undefined && body !== null && typeof body !== 'string') {
      throw new TypeError('A request body must be text');
    }
    const method = init.method ?? 'GET';
    const answer = await transport.send({
      service,
      method,
      url,
      headers: Object.fromEntries(new Headers(init.headers)),
      body: body ?? undefined,
      repeatable: harmlessTwice.has(method),
      deadline,
      signal: init.signal ?? undefined,
    });
    const response = new Response(WITHOUT_BODY.has(answer.status) ? null : answer.body, {
      status: answer.status,
      headers: answer.headers,
    });
    // A response that was made here has no URL, and octokit's paging reads it.
    return Object.defineProperty(response, 'url', { value: new URL(url).href });
  };
}
