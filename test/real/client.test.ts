import { afterAll, describe, expect, test } from 'vitest';
import { defaultNode } from '../../sandbox/src/nomad/schedule/nodes.ts';
import { startSandbox } from '../../sandbox/src/server.ts';
import { startAgent } from './client/agent.ts';
import { connectPeer, type Peer } from './client/peer.ts';
import { clientSuite } from './client/suite.ts';

/**
 * One suite for the client: against the sandbox without and with ACLs, against a Nomad agent that it starts where `nomad` is on PATH, and
 * against a live one where OUTRIDER_TEST_NOMAD_ADDR names one (1.11.2 or newer; with ACLs, OUTRIDER_TEST_NOMAD_TOKEN needs the policy `write` in
 * the namespace `default`). Its jobs have random names, run small tasks for a moment, and are purged at the end.
 */
const pace = { evaluate: 0, start: 0, healthy: 0, finish: 0 };
const open = await startSandbox({ pace });
const guarded = await startSandbox({ pace, acl: true, nodes: [{ ...defaultNode, Drivers: ['raw_exec'] }] });
const agent = await startAgent();
afterAll(() => Promise.all([open.close(), guarded.close(), agent?.[Symbol.asyncDispose]()]), 60_000);

const address = process.env['OUTRIDER_TEST_NOMAD_ADDR'] ?? '';
const token = process.env['OUTRIDER_TEST_NOMAD_TOKEN'];
const live = address === '' ? undefined : await connectPeer({ address, token, isSandbox: false });
const fields = agent && (await connectPeer({ ...agent, isSandbox: false }));

const peers: readonly (readonly [string, Peer | undefined])[] = [
  ['the sandbox', await connectPeer({ address: open.scheduler, token: undefined, isSandbox: true })],
  [
    'the sandbox with ACLs',
    await connectPeer({ address: guarded.scheduler, token: guarded.keys?.tokens.deploy, isSandbox: true }),
  ],
  ['a live Nomad', live],
  ['Nomad on PATH', fields],
];

const skipReasons: Readonly<Record<string, string>> = {
  'a live Nomad': 'OUTRIDER_TEST_NOMAD_ADDR is not set',
  'Nomad on PATH': 'there is no `nomad`',
};
for (const [title, peer] of peers) {
  test.skipIf(peer === undefined)(
    `the client reaches ${title}${peer === undefined ? ` (skipped: ${skipReasons[title] ?? ''})` : ''}`,
    async () => {
      expect(await peer?.request('GET', '/v1/status/leader')).toMatch(/:\d+$/);
    },
  );
}

describe.concurrent.each(peers.flatMap(([title, peer]) => (peer === undefined ? [] : [{ title, peer }])))(
  '$title',
  ({ peer }) => {
    clientSuite(peer);
  },
);
