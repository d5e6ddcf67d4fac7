import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { startCluster, versionOnPath, type Cluster } from './client/agent.ts';
import { LiveStory, type Variant } from './live-story.ts';
import { needs } from './server-version.ts';
import { readResult } from '../support/result.ts';

/** Three servers and three clients on loopback, by the `nomad` on PATH. Skipped without one. */
const version = await versionOnPath();
const skipped = version === undefined ? ' (skipped: no nomad on PATH)' : '';
const patience = { timeout: 180_000 };

/** Deployments of system jobs, and another meaning of `Place`. */
const deployed = needs(version, '1.11.0');

interface Node {
  readonly ID: string;
}

interface Allocation {
  readonly NodeID: string;
  readonly ClientStatus: string;
  readonly DesiredStatus: string;
  readonly JobVersion: number;
}

/** The versions that run, one for each node, once there are as many as wanted. */
async function versionsOn(
  nodes: number,
  story: LiveStory,
  isWanted: (versions: readonly number[]) => boolean = () => true,
): Promise<readonly number[]> {
  for (const end = Date.now() + patience.timeout; Date.now() < end; await sleep(100)) {
    const all = await story.ask<Allocation[]>('GET', `/v1/job/${story.id}/allocations`);
    const running = all.filter((alloc) => alloc.ClientStatus === 'running' && alloc.DesiredStatus === 'run');
    const versions = running.map(({ JobVersion }) => JobVersion).toSorted((first, other) => first - other);
    if (versions.length === nodes && isWanted(versions)) return versions;
  }
  throw new Error(`The job does not run on ${nodes} nodes`);
}

/** The comment of the plan, with plain spaces. */
function readComment(story: LiveStory): string {
  return story.comment().replaceAll('\u00A0', ' ');
}

async function planSystemJob(story: LiveStory, variant: Variant, inputs = {}): Promise<ActionRun> {
  story.write({ type: 'system', ...variant });
  return story.plan(inputs);
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
    const follower = cluster.servers.find((server) => server !== leader) ?? leader;
    return LiveStory.start(undefined, { address: follower.address });
  }

  test('a rollout goes on while the node of an allocation drains', patience, async () => {
    await using story = await startStory();
    await story.first({ count: 3 });
    story.write({ count: 3, color: 'green', healthyAfter: 5 });
    await story.plan();
    const registering = story.register({ timeout: '120s' });
    await story.awaitRunning(1);
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

  async function startSystemJob(variant: Variant): Promise<LiveStory> {
    const story = await startStory();
    const first: Variant = { type: 'system', ...variant };
    if (!deployed.skip) await story.first(first);
    else await story.operate(first);
    await versionsOn(3, story);
    return story;
  }

  test('a system job that has not changed has no changes, no drift, and is healthy', patience, async () => {
    await using story = await startSystemJob({});
    const plan = await planSystemJob(story, {});
    expect([plan.outputs['changed'], plan.outputs['destructive'], story.headline()]).toEqual(['false', 'false', '']);
    const register = await story.register({ review: 'ignore' });
    expect([register.exitCode, register.outputs['changed']]).toEqual([0, 'false']);
    const drift = await story.drift();
    expect([drift.exitCode, drift.outputs['drifted']]).toEqual([0, 'false']);
    const status = await story.runOnJob({ mode: 'status', expect: 'healthy' });
    expect([status.exitCode, status.log]).toEqual([0, expect.stringContaining('3 of 3')]);
  });

  test('an edited system job replaces its allocations, creates none, and is registered', patience, async () => {
    await using story = await startSystemJob({});
    const plan = await planSystemJob(story, { color: 'green' }, { guards: 'recommended' });
    expect(readComment(story)).toContain('replaces 3 allocations, 1 at a time');
    expect(readComment(story)).toContain('(3 create/destroy update)');
    expect(readComment(story)).not.toMatch(/creates|downtime/);
    expect([plan.outputs['destructive'], JSON.stringify(readResult(plan).guards)]).toEqual(['true', '[]']);
    expect((await story.drift()).outputs['drifted']).toBe('true');
    const register = await story.register({ guards: 'recommended', timeout: '120s' });
    expect([register.exitCode, register.outputs['changed']]).toEqual([0, 'true']);
    await versionsOn(3, story, (versions) => !versions.includes(0));
    expect((await story.state()).colors).toEqual(['green', 'blue']);
  });

  test('a system job with a `max_parallel` of all nodes is down, and a guard refuses it', patience, async () => {
    const update = 'max_parallel = 3';
    await using story = await startSystemJob({ update });
    const plan = await planSystemJob(story, { update, color: 'green' }, { guards: 'downtime' });
    expect(readComment(story)).toContain('replaces all 3 allocations at once');
    expect(readResult(plan).guards).toMatchObject([{ guard: 'downtime' }]);
    const register = await story.register({ guards: 'downtime' });
    expect([register.exitCode, register.outputs['reason']]).toEqual([1, 'guarded']);
    expect(await versionsOn(3, story)).toEqual([0, 0, 0]);
  });

  test.skipIf(deployed.skip)(
    `canaries of a system job replace the allocations of their nodes, and wait without a change${deployed.reason}`,
    patience,
    async () => {
      const update = 'canary = 34\nmax_parallel = 1\nauto_promote = false';
      await using story = await startSystemJob({ update });
      await planSystemJob(story, { update, color: 'green' });
      expect(readComment(story)).toContain('replaces 3 allocations: 1 canary now, 2 more after promotion');
      const register = await story.register({ timeout: '120s' });
      expect([register.exitCode, register.outputs['outcome']]).toEqual([0, 'awaiting-promotion']);
      expect(await versionsOn(3, story)).toEqual([0, 0, 1]);
      const rerun = await planSystemJob(story, { update, color: 'green' });
      expect([rerun.outputs['changed'], rerun.outputs['destructive']]).toEqual(['false', 'false']);
      expect((await story.drift()).outputs['drifted']).toBe('false');
      const status = await story.runOnJob({ mode: 'status' });
      expect(status.log).toContain('waits for promotion: the canaries of version 1 are healthy');
      expect(status.log).toContain('Group app: 3 of 3 running');
      const promoted = await story.changeDeployment('promote');
      expect([promoted.exitCode, promoted.outputs['outcome']]).toEqual([0, 'successful']);
      expect(await versionsOn(3, story)).toEqual([1, 1, 1]);
    },
  );

  test('a plan that was reviewed with fewer nodes is registered', patience, async () => {
    await using story = await startStory();
    const [node] = await story.ask<Node[]>('GET', '/v1/nodes');
    const allow = (isAllowed: boolean): Promise<unknown> =>
      story.ask('POST', `/v1/node/${node?.ID}/eligibility`, { Eligibility: isAllowed ? 'eligible' : 'ineligible' });
    await allow(false);
    try {
      await story.operate({ type: 'system' });
      await versionsOn(2, story);
      await planSystemJob(story, { color: 'green' });
      expect(readComment(story)).toContain('replaces 2 allocations, 1 at a time');
    } finally {
      await allow(true);
    }
    await versionsOn(3, story);
    const register = await story.register({ timeout: '120s' });
    expect([register.exitCode, register.outputs['changed'], register.outputs['reason']]).toEqual([0, 'true', '']);
  });

  test('a node that a constraint excludes loses its allocation, and gets no other', patience, async () => {
    await using story = await startSystemJob({});
    const nodes = await story.ask<(Node & { Name: string })[]>('GET', '/v1/nodes');
    const excluded = `constraint {\n      attribute = "\${node.unique.name}"\n      operator  = "!="\n      value     = "${nodes[0]?.Name}"\n    }`;
    await planSystemJob(story, { group: excluded }, { guards: 'fewer-allocations' });
    expect(readComment(story)).toContain('stops 1 allocation, updates 2 in place');
    expect(readComment(story)).toContain('fewer-allocations');
  });

  test('a register run is followed to its end while the leader is lost, and writes once', patience, async () => {
    await using story = await startStory();
    await story.first({ count: 2 });
    story.write({ count: 2, color: 'green', healthyAfter: 5 });
    await story.plan();
    const registering = story.register({ timeout: '120s' });
    await story.awaitRunning(1);
    await (await cluster.leader()).end();
    const run = await registering;
    expect([run.exitCode, run.outputs['outcome'], run.outputs['changed']]).toEqual([0, 'successful', 'true']);
    expect((await story.state()).colors).toEqual(['green', 'blue']);
    const rerun = await story.register();
    expect([rerun.exitCode, rerun.outputs['changed']]).toEqual([0, 'false']);
  });
});
