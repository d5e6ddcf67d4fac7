import type { ApiResponse } from '../http/exchange.ts';
import { createTooManyResponse } from './rate-limit.ts';
import { refuse } from './refused.ts';
import type { Fault } from './seeds.ts';

const html = { 'Content-Type': 'text/html' };
const page =
  '<html>\r\n<head><title>502 Bad Gateway</title></head>\r\n<body><h1>502 Bad Gateway</h1></body>\r\n</html>\r\n';
const problem = { detail: 'Link is invalid', pointer: '/data/attributes/deprecation/link' };

/** Returns the response of a fault instead of the endpoint's, or `undefined` if the endpoint handles the request. */
export function createFaultResponse({ kind, wait = 1, to = '/' }: Fault, path: string): ApiResponse | undefined {
  switch (kind) {
    case 401:
    case 404:
    case 500:
    case 503:
      return refuse(path, kind);
    case 422:
      return refuse(path, kind, [problem]);
    case 429:
      return createTooManyResponse(wait);
    case 'html-502':
      return { status: 502, text: page, headers: html };
    case 'redirect':
      return { status: 307, headers: { Location: to } };
    case 'drop-before':
    case 'drop-after':
    case 'lag':
      return undefined;
  }
}

/** Returns how long reads after a change show the old state, in milliseconds. */
export function readLag(fault: Fault | undefined): number {
  return fault?.kind === 'lag' ? (fault.wait ?? 1000) : 0;
}
