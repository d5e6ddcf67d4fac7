import { ActionError } from '../../errors.ts';
import { findExcess } from './json.ts';
import type { Transport } from './types.ts';

export interface FetchInit {
  readonly method?: string | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  readonly body?: unknown;
  readonly signal?: AbortSignal | null | undefined;
}

/** The fields that octokit reads from a response. Not a `Response`, because loading that class takes a tenth of a small run. */
export interface FetchResult {
  readonly status: number;
  /** Always empty: HTTP/2 has none, and octokit falls back to it only for HEAD. */
  readonly statusText: string;
  readonly url: string;
  /** Headers by their lower-case names. */
  readonly headers: ReadonlyMap<string, string>;
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** GitHub's PATCH replaces the whole text, so it is safe to repeat. */
const repeatableMethods: ReadonlySet<string> = new Set(['GET', 'PATCH', 'DELETE']);

/**
 * `fetch` over the transport, for octokit (`request: { fetch }`). POST is never sent twice. A redirect is an error.
 *
 * @throws ActionError as `Transport.send` does (octokit passes it on as the `cause` of its own error); the signal's
 *   reason when aborted; TypeError for a body that is not text
 */
export function createFetch(transport: Transport) {
  return async (url: string | URL, init: FetchInit = {}): Promise<FetchResult> => {
    const { body } = init;
    if (body !== undefined && body !== null && typeof body !== 'string') {
      throw new TypeError('A request body must be text');
    }
    const method = init.method ?? 'GET';
    const response = await transport.send({
      service: 'GitHub',
      method,
      url,
      headers: init.headers,
      body: body ?? undefined,
      repeatable: repeatableMethods.has(method),
      signal: init.signal ?? undefined,
    });
    // Octokit's parser takes quadratic time in the nesting depth.
    const excess = findExcess(response.body);
    if (excess !== undefined)
      throw new ActionError({
        reason: 'server',
        message: `GitHub sent a response that cannot be read: ${excess}`,
        hint: 'Check the address of GitHub, and the proxy of the runner.',
      });
    return {
      status: response.status,
      statusText: '',
      url: new URL(url).href,
      headers: new Map(Object.entries(response.headers)),
      text: async () => response.body,
      arrayBuffer: async () => new TextEncoder().encode(response.body).buffer,
    };
  };
}
