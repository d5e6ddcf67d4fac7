import { STATUS_CODES } from 'node:http';
import type { ApiResponse } from '../http/exchange.ts';

/** An error in a request, with its position in the body. */
export interface Problem {
  readonly detail: string;
  readonly pointer: string;
}

/** An error response of an endpoint. */
export class Refused extends Error {
  readonly status: number;
  readonly problems: readonly Problem[];

  constructor(status: number, problems: readonly Problem[] = []) {
    super(STATUS_CODES[status]);
    this.status = status;
    this.problems = problems;
  }
}

export const jsonApi = { 'Content-Type': 'application/vnd.api+json; charset=utf-8' };

const titles: Readonly<Record<number, string>> = { 422: 'invalid attribute' };

/** An error in the format of the API that the path belongs to. */
export function refuse(path: string, status: number, problems: readonly Problem[] = []): ApiResponse {
  const text = STATUS_CODES[status] ?? '';
  if (!path.startsWith('/api/v2/')) return { status, json: { errors: [text] } };
  const error = { status: String(status), title: titles[status] ?? text.toLowerCase() };
  const errors = problems.map(({ detail, pointer }) => ({ ...error, detail, source: { pointer } }));
  return { status, json: { errors: errors.length > 0 ? errors : [error] }, headers: jsonApi };
}
