import { expect, test } from 'vitest';
import { createConsumerReader } from '../../src/modes/deprecate/read-consumers.ts';
import { failureOf, serve, transport } from '../clients/http/sending.ts';

const module = { organization: 'acme', name: 'network', provider: 'aws' };

/** The reader of consumers, for an Explorer that has these rows of a total. */
async function readerOf(rows: readonly object[], total: number, most?: number) {
  const pagination = { 'next-page': null, 'total-count': total };
  const server = await serve({ body: { data: rows.map((attributes) => ({ attributes })), meta: { pagination } } });
  const address = new URL(server.url);
  const consumers = { token: 'Zq8-explorer-Zq8', named: true, most };
  const context = { transport: transport(), deadline: { signal: new AbortController().signal }, event: {} };
  type Arguments = Parameters<typeof createConsumerReader>;
  return createConsumerReader(
    { consumers, registry: { address, token: undefined } },
    context as unknown as Arguments[1],
  );
}

const row = { source: 'acme/network/aws', version: '1.0.0', 'workspace-count': 1, workspaces: 'shop' };

test.each([
  ['incomplete', [row], 2, /The Explorer returned 1 of 2 rows/],
  ['about other modules', [{ ...row, source: 'other/network/aws' }], 1, /rows that cannot be attributed/],
] as const)(
  'an answer of the Explorer that is %s is a warning, and an error with `max-consumers`',
  async (_, rows, total, message) => {
    const { consumers, notes } = await (await readerOf(rows, total))(module);
    expect([consumers, notes]).toEqual([
      undefined,
      [{ level: 'warning', text: expect.stringMatching(message) as string }],
    ]);
    const failure = await failureOf((await readerOf(rows, total, 5))(module));
    expect(failure).toMatchObject({ reason: 'server', message: expect.stringMatching(message) as string });
  },
);
