import * as v from 'valibot';
import { ActionError, orElse, orUndefined, ServiceError } from '../../errors.ts';
import { parseValue } from '../schema.ts';

/** Validates a response of GitHub. @param expected the expected data, such as `a comment` @throws ServiceError `server` if the data is different */
export function readAs<T>(schema: v.GenericSchema<unknown, T>, data: unknown, expected: string): T {
  const parsed = parseValue(schema, data);
  if ('output' in parsed) return parsed.output;
  throw createUnexpectedResponseError(expected, new Error(parsed.problem));
}

/** The entries of all pages of a list. @throws ServiceError of a request; `server` if a page has different data */
export async function readPages<T>(
  pages: AsyncIterable<{ readonly data: unknown }>,
  entry: v.GenericSchema<unknown, T>,
  expected: string,
): Promise<readonly T[]> {
  try {
    const all = await Array.fromAsync(pages, ({ data }) => readAs(v.array(entry), data, expected));
    return all.flatMap((page) => page);
  } catch (error) {
    // Octokit treats an object with a count as the page of a search, and throws a different error.
    throw error instanceof ActionError ? error : createUnexpectedResponseError(expected, error);
  }
}

/** The time of a response, by GitHub's clock; `undefined` if the server does not return it. @see https://www.rfc-editor.org/rfc/rfc9110#name-date */
export function readDate({ date: header }: { readonly date?: string | undefined }): Date | undefined {
  const date = new Date(header ?? '');
  return Number.isNaN(date.getTime()) ? undefined : date;
}

/** Creates an object that must exist only once. After a lost response, searches for it. @throws the error of the request if there is none */
export async function createOnce<T>(request: Promise<T>, find: () => Promise<T | undefined>): Promise<T> {
  return orElse(request, async (error) => {
    const mayHaveBeenCreated = ['unreachable', 'server', 'timed-out'].includes(error.reason);
    const value = mayHaveBeenCreated ? await orUndefined(find()) : undefined;
    if (value === undefined) throw error;
    return value;
  });
}

export function createUnexpectedResponseError(expected: string, cause?: unknown): ServiceError {
  return new ServiceError({
    reason: 'server',
    message: `Unexpected response from GitHub: expected ${expected}`,
    help: 'github-is-unavailable',
    hint: 'Check `GITHUB_API_URL` and the proxy of the runner.',
    cause,
  });
}
