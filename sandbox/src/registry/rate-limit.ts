import type { ApiResponse } from '../http/exchange.ts';
import { jsonApi } from './refused.ts';
import type { Caller } from './tokens.ts';

const windowMilliseconds = 1000;

/** A maximum number of requests in any second for each user. Rejected requests do not count. */
export class RateLimit {
  readonly #limit: number;
  readonly #past = new Map<Caller, number[]>();

  /** 0 means unlimited. */
  constructor(limit: number) {
    this.#limit = limit;
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#limit === 0 ? {} : { 'X-RateLimit-Limit': String(this.#limit) };
  }

  /** Counts a request at a time in milliseconds; returns the milliseconds to wait if it exceeds the limit. */
  count(caller: Caller, now: number): number {
    if (this.#limit === 0) return 0;
    const past = (this.#past.get(caller) ?? []).filter((time) => time > now - windowMilliseconds);
    this.#past.set(caller, past);
    const [oldest] = past;
    if (oldest !== undefined && past.length >= this.#limit) return oldest + windowMilliseconds - now;
    past.push(now);
    return 0;
  }
}

/** The response to a request over the limit. Unlike in all other errors, `status` is a number here. */
export function createTooManyResponse(seconds: number): ApiResponse {
  const error = { status: 429, title: 'Too many requests', detail: "You have exceeded the API's rate limit." };
  return { status: 429, json: { errors: [error] }, headers: { ...jsonApi, 'X-RateLimit-Reset': seconds.toFixed(3) } };
}
