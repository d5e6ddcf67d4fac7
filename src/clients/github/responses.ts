import * as v from 'valibot';
import { ActionError, ServiceError } from '../../errors.ts';
import { parseValue } from '../schema.ts';

/**
 * A response of GitHub, if it has the shape.
 *
 * @param what such as `comment`: what it should be
 * @throws ServiceError `server` when it is something else
 */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, data: unknown, what: string): T {
  const parsed = parseValue(schema, data);
  if ('output' in parsed) return parsed.output;
  throw unexpectedResponse(what, new Error(parsed.problem));
}

/**
 * The entries of all pages of a list.
 *
 * @throws ServiceError `server` when a page is something else; GitHub's own (see `toServiceError`)
 */
export async function readPages<T>(
  pages: AsyncIterable<{ readonly data: unknown }>,
  entry: v.GenericSchema<unknown, T>,
  what: string,
): Promise<readonly T[]> {
  const found: T[] = [];
  try {
    for await (const { data } of pages) for (const one of readAs(v.array(entry), data, what)) found.push(one);
  } catch (error) {
    // The client takes an object with a count for the page of a search, and throws an error of its own.
    throw error instanceof ActionError ? error : unexpectedResponse(what, error);
  }
  return found;
}

function unexpectedResponse(what: string, cause: unknown): ServiceError {
  return new ServiceError({
    kind: 'server',
    reason: 'server',
    message: `GitHub answered with something that is no ${what}`,
    help: 'github-has-trouble',
    hint: 'Check what answers at GITHUB_API_URL.',
    cause,
  });
}
