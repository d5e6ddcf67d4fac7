import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { startCluster, versionOnPath, type Cluster } from './client/agent.ts';
import { LiveStory } from './live-story.ts';

/** Three servers and three clients on loopback, by the `nomad` on PATH. Skipped without one. */
const version = await versionOnPath();
const skipped = version === undefined ? ' (skipped: no nomad on PATH)' : '';
const patience = { timeout: 180_000 };

afterAll(removeRunFolders);

interface Node {
  readonly ID: string;
}

interface Allocation {
  readonly NodeID: string;
  readonly ClientStatus: string;
}

describe.skipIf(version === undefined)(`a cluster of three servers and three clients${skipped}`, () => {
  let cluster: Cluster;
  beforeAll(async () => {
    cluster = await startCluster(3, 3);
  }, 120_000);
  afterAll(async () => cluster[Symbol.asyncDispose](), 120_000);

  /** A pull request whose runs use a server that does not lead. */
  async function startStory(): Promise<LiveStory> {
    const leader = await cluster.leader();
    const follower = cluster.servers.find((one) => one !== leader) ?? leader;
    return LiveStory.start(undefined, { address: follower.address });
  }

  test('a rollout goes on while the node of an allocation drains', patience, async () => {
    await using story = await startStory();
    await story.first({ count: 3 });
    story.write({ count: 3, color: 'green', healthyAfter: 5 });
    await story.plan();
    const registering = story.register({ timeout: '120s' });
    await story.running(1);
    const allocations = await story.ask<Allocation[]>('GET', `/v1/job/${story.id}/allocations`);
    const used = allocations.find(({ ClientStatus }) => ClientStatus === 'running');
    const nodes = await story.ask<Node[]>('GET', '/v1/nodes');
    const node = nodes.find(({ ID }) => ID === used?.NodeID)?.ID ?? '';
    await story.ask('POST', `/v1/node/${node}/drain`, { DrainSpec: { Deadline: 60e9 } });
    const run = await registering;
    await story.ask('POST', `/v1/node/${node}/drain`, { DrainSpec: null, MarkEligible: true });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'successful']);
    expect((await story.state()).colors).toEqual(['green', 'blue']);
  });

  test('a register is followed to its end while the leader is lost, and writes once', patience, async () => {
    await using story = await startStory();
    await story.first({ count: 2 });
    story.write({ count: 2, color: 'green', healthyAfter: 5 });
    await story.plan();
    const registering = story.register({ timeout: '120s' });
    await story.running(1);
    await (await cluster.leader()).end();
    const run = await registering;
    expect([run.exitCode, run.outputs['outcome'], run.outputs['changed']]).toEqual([0, 'successful', 'true']);
    expect((await story.state()).colors).toEqual(['green', 'blue']);
    const again = await story.register();
    expect([again.exitCode, again.outputs['changed']]).toEqual([0, 'false']);
  });
});
