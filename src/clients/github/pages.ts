import * as v from 'valibot';
import { ActionError } from '../../errors.ts';

/**
 * What GitHub answered, if it has the shape.
 *
 * @param what such as `comment`: what it should be
 * @throws ActionError `server` when it is something else
 */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, data: unknown, what: string): T {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  throw something(what, new v.ValiError(result.issues));
}

/**
 * The entries of all pages of a list.
 *
 * @throws ActionError `server` when a page is something else; GitHub's own (see `toFailure`)
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
    // The client takes an object with a count for the page of a search, and fails over it in words of its own.
    throw error instanceof ActionError ? error : something(what, error);
  }
  return found;
}

function something(what: string, cause: unknown): ActionError {
  return new ActionError({
    reason: 'server',
    message: `GitHub answered with something that is no ${what}`,
    help: 'github-has-trouble',
    hint: 'Check what answers at GITHUB_API_URL.',
    cause,
  });
}
