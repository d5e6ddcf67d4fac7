import * as v from 'valibot';
import { ServiceError } from '../../errors.ts';
import type { createRegistryWire } from './wire.ts';

interface Pages<T> {
  readonly items: readonly T[];
  /** How many the service has, by its last page. It may differ while the service updates its data. */
  readonly total: number;
}

const pageSize = 100;
/** More rows than an organization has modules; a service that repeats itself must not keep the run busy. */
const mostPages = 1000;

/**
 * Reads all pages of a list of the API's second version. A page that was there before ends the list, so that a caller sees by the total that it is incomplete.
 *
 * @see https://developer.hashicorp.com/terraform/cloud-docs/api-docs#pagination
 */
export async function readPages<T>(
  wire: Pick<ReturnType<typeof createRegistryWire>, 'get'>,
  list: URL,
  item: v.GenericSchema<unknown, T>,
): Promise<Pages<T>> {
  const Page = v.object({
    data: v.array(item),
    meta: v.object({
      pagination: v.object({ 'next-page': v.nullish(v.number()), 'total-count': v.number() }),
    }),
  });
  const items: T[] = [];
  const seen = new Set<string>();
  let number = 1;
  for (let read = 0; read < mostPages; read++) {
    const url = new URL(list);
    url.searchParams.set('page[number]', String(number));
    url.searchParams.set('page[size]', String(pageSize));
    const { data, meta } = await wire.get(url, Page);
    const { 'next-page': next, 'total-count': total } = meta.pagination;
    const text = JSON.stringify(data);
    if (!seen.has(text)) items.push(...data);
    if (seen.has(text) || next === undefined || next === null || next <= number) return { items, total };
    seen.add(text);
    number = next;
  }
  throw new ServiceError({
    reason: 'server',
    message: `${list.host} answered more than ${mostPages} pages of ${list.pathname}`,
    hint: 'Check that `registry-address` is the address of the registry itself.',
  });
}
