import type { ApiResponse } from '../http/exchange.ts';
import { jsonApi } from './refused.ts';

const usualSize = 20;
const largestSize = 100;

interface ListRequest {
  readonly query: URLSearchParams;
  readonly path: string;
  /** A parameter that the links repeat. */
  readonly type?: string;
}

/** The requested page of a list, with links to the other pages and the totals. */
export function createPage(rows: readonly object[], { query, path, type }: ListRequest): ApiResponse {
  const size = Math.min(largestSize, parseNumber(query.get('page[size]'), usualSize));
  const number = parseNumber(query.get('page[number]'), 1);
  const last = Math.max(1, Math.ceil(rows.length / size));
  const next = number < last ? number + 1 : null;
  const linkTo = (page: number | null): string | null => {
    const search = new URLSearchParams({ 'page[number]': String(page), 'page[size]': String(size) });
    if (type !== undefined) search.set('type', type);
    return page === null ? null : `${path}?${search}`;
  };
  const before = number > 1 ? number - 1 : null;
  const json = {
    data: rows.slice((number - 1) * size, number * size),
    links: { self: linkTo(number), first: linkTo(1), last: linkTo(last), prev: linkTo(before), next: linkTo(next) },
    meta: {
      pagination: {
        'current-page': number,
        'page-size': size,
        'next-page': next,
        'prev-page': before,
        'total-pages': last,
        'total-count': rows.length,
      },
    },
  };
  return { status: 200, json, headers: jsonApi };
}

function parseNumber(text: string | null, usual: number): number {
  const number = Number(text ?? usual);
  return Number.isSafeInteger(number) && number > 0 ? number : usual;
}
