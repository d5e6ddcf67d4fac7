import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { encodeSegment } from '../../../src/clients/nomad/wire/call.ts';
import { start, catchError } from './talking.ts';

test('an ID never changes the path of a request', () => {
  const text = fc.oneof(
    fc.constantFrom('', '.', '..', '/', 'a/b', '%2e%2e', '\\', '..\\', '?#'),
    fc.string({ unit: 'binary' }),
  );
  fc.assert(
    fc.property(text, (id) => {
      const refused = ['', '.', '..'].includes(id) || id.includes('/') || !id.isWellFormed();
      const segment = refused ? 'x' : encodeSegment(id, 'tag');
      const { pathname } = new URL(`/v1/evaluation/${segment}/allocations`, 'http://h');
      expect(decodeURIComponent(pathname)).toBe(`/v1/evaluation/${refused ? 'x' : id}/allocations`);
    }),
  );
});

test.for(['', '.', '..', 'a/b', '\ud800'])('the ID %j is rejected before a request is sent', async (id) => {
  const { server, nomad } = await start({ body: [] });
  for (const request of [
    async () => nomad.readEvaluation({ id }),
    async () => nomad.readDeployment({ id }),
    async () => nomad.promoteDeployment({ id }),
    async () => nomad.failDeployment({ id }),
    async () => nomad.readTaskLogs({ id, task: 'app' }),
    async () => nomad.watch.readDeployment({ id }, { timeoutMilliseconds: 1000 }).next(),
  ]) {
    expect(await catchError(request())).toMatchObject({ reason: 'input', isTransient: false });
  }
  expect(server.requests).toEqual([]);
});
