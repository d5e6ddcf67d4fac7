import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Step } from '../../support/server.ts';
import { start, catchError } from './talking.ts';

async function listIds(
  pages: AsyncIterable<{ readonly jobs: readonly { readonly ID: string }[] }>,
): Promise<string[][]> {
  const all: string[][] = [];
  for await (const { jobs } of pages) {
    all.push(jobs.map(({ ID }) => ID));
  }
  return all;
}

test('a server without pagination returns everything in one page', async () => {
  const { server, nomad } = await start({ body: [{ ID: 'a' }, { ID: 'b' }] });
  expect(await listIds(nomad.pages.listJobs({ perPage: 1 }))).toEqual([['a', 'b']]);
  expect(server.requests).toHaveLength(1);
});

test('pages are never requested twice, whatever tokens a server returns', async () => {
  const name = fc.constantFrom('a', 'b', 'c', 'default.web', 'ü&=?');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.option(name), { maxLength: 6 }), fc.option(name), async (tokens, from) => {
      const steps: Step[] = tokens.map((token) => ({
        headers: token === null ? {} : { 'x-nomad-nexttoken': encodeURIComponent(token) },
        body: [{ ID: 'x' }],
      }));
      const { server, nomad } = await start([...steps, { body: [] }]);
      const nextToken = from === null ? undefined : encodeURIComponent(from);
      const repeats = await listIds(nomad.pages.listJobs({ nextToken })).then(
        () => false,
        () => true,
      );
      const request = server.requests.map(({ url }) => new URL(url, 'http://h').searchParams.get('next_token'));
      expect(new Set(request).size).toBe(request.length);
      const untilEnd = tokens.findIndex((token) => token === null);
      const followed = [from, ...tokens.slice(0, untilEnd === -1 ? undefined : untilEnd)];
      expect(repeats).toBe(new Set(followed).size < followed.length);
    }),
    { numRuns: 40 },
  );
});

test('a repeated page token is a server failure', async () => {
  const { server, nomad } = await start({ headers: { 'x-nomad-nexttoken': 't' }, body: [{ ID: 'x' }] });
  expect(await catchError(listIds(nomad.pages.listJobs({})))).toMatchObject({
    reason: 'server',
    message: expect.stringContaining('repeatedly (GET /v1/jobs)') as string,
  });
  expect(server.requests).toHaveLength(2);
});
