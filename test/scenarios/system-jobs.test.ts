import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { defaultNode, type Node } from '../../sandbox/src/nomad/schedule/nodes.ts';
import type { ActionRun } from '../support/action.ts';
import { startNomadProxy, startStory, type Story } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

// As test/real/cluster.test.ts, where a real cluster has three nodes.

const file = 'jobs/agent.nomad.hcl';

function createNode(n: number): Node {
  const id = `c17edf8d-dbde-1641-6091-42ed8795748${n}`;
  return { ...defaultNode, ID: id, Name: `n${n}`, ComputedClass: `v1:${n}`, Meta: { n: String(n) } };
}

interface Variant {
  readonly color?: string;
  readonly update?: string;
  readonly group?: string;
  readonly type?: string;
  readonly runFor?: string;
}

function agent({ color = 'blue', update = '', group = '', type = 'system', runFor = '2h' }: Variant): string {
  return `job "agent" {
  type = "${type}"
  group "app" {
    ${update === '' ? '' : `update {\n      ${update}\n    }`}
    ${group}
    task "server" {
      driver = "mock_driver"
      config {
        run_for = "${runFor}"
      }
      env {
        COLOR = "${color}"
      }
    }
  }
}
`;
}

/** One version runs on three nodes; the pull request makes another of it. The nodes may grow. */
async function startAgents(
  before: Variant,
  after: Variant,
  version?: string,
): Promise<{ readonly story: Story; readonly nodes: Node[] }> {
  const nodes = [0, 1, 2].map(createNode);
  const sandbox = { nodes, ...(version === undefined ? {} : { version }) };
  const story = await startStory({ files: { [file]: agent(after) }, sandbox });
  await story.operate(agent(before));
  for (let running = 0; running < 3;) running = (await versionsOnNodes(story)).length;
  if (version === undefined && (before.type ?? 'system') === 'system') await story.settle('agent');
  return { story, nodes };
}

async function versionsOnNodes(story: Story): Promise<readonly number[]> {
  const all = await story.ask<{ JobVersion: number; ClientStatus: string; DesiredStatus: string }[]>(
    'GET',
    '/v1/job/agent/allocations',
  );
  return all
    .filter((alloc) => alloc.ClientStatus === 'running' && alloc.DesiredStatus === 'run')
    .map(({ JobVersion }) => JobVersion)
    .toSorted((first, other) => first - other);
}

function comment({ github }: Story): string {
  return (github.comments[0]?.body ?? '').replaceAll('\u00A0', ' ');
}

function summarizeRun({ exitCode, outputs }: ActionRun): readonly unknown[] {
  return [exitCode, outputs['changed'], outputs['outcome'] ?? ''];
}

const canary = 'canary = 34\n max_parallel = 1';

function nowhere(source: string): string {
  return source.replace('  group', '  datacenters = ["nowhere"]\n  group');
}

describe.concurrent('a job for each node, without an eligible node', () => {
  test.each(['system', 'sysbatch'])(
    'a plan reports that a %s job cannot be placed, and a register run fails',
    async (type) => {
      await using story = await startStory({ files: { [file]: nowhere(agent({ type })) } });
      const plan = await story.plan({ inputs: { guards: 'unplaceable' } });
      expect(comment(story)).toContain('cannot be placed**: no eligible node in `nowhere`');
      expect(JSON.stringify(readResult(plan).guards)).toContain('unplaceable');
      const run = await story.register({ inputs: { review: 'ignore' } });
      expect([run.exitCode, run.outputs['outcome']]).toEqual([1, 'placement-blocked']);
    },
  );

  test('a system job that leaves its nodes is not rolled out', async () => {
    const { story } = await startAgents({}, {});
    await using _ = story;
    story.workspace.write(file, nowhere(agent({})));
    await story.plan();
    expect(comment(story)).toContain('stops 3 allocations');
    const run = await story.register();
    expect([run.exitCode, run.outputs['outcome'], await versionsOnNodes(story)]).toEqual([1, 'placement-blocked', []]);
  });
});

describe.concurrent('a system job on three nodes', () => {
  test.each([undefined, '1.10.5'])(
    'a system job is unchanged where it runs already, on a server of version %s',
    async (version) => {
      const { story } = await startAgents({}, {}, version);
      await using _ = story;
      const plan = await story.plan();
      expect([plan.outputs['changed'], plan.outputs['destructive'], plan.summary]).toEqual([
        'false',
        'false',
        expect.stringContaining('no changes'),
      ]);
      expect(summarizeRun(await story.register({ inputs: { review: 'ignore' } }))).toEqual([0, 'false', '']);
      const drift = await story.run({ inputs: { mode: 'drift', 'job-files': 'jobs/*', issue: 'off' } });
      expect(drift.outputs['drifted']).toBe('false');
    },
  );

  test.each<[string, Variant, text: string, guard: boolean, version?: string]>([
    ['by default', {}, 'replaces 3 allocations, 1 at a time', false],
    ['with a max_parallel of two', { update: 'max_parallel = 2' }, 'replaces 3 allocations, 2 at a time', false],
    ['with a max_parallel of three', { update: 'max_parallel = 3' }, 'replaces all 3 allocations at once', true],
    ['with canaries on all nodes', { update: 'canary = 100\n max_parallel = 3' }, 'replaces all 3 allocations at once, as canaries', true],
    ['by default before 1.11', {}, 'replaces all 3 allocations at once', true, '1.10.5'],
  ])('the comment reports how a system job is replaced %s', async (_what, variant, text, isGuarded, version) => {
    const { story } = await startAgents(variant, { ...variant, color: 'green' }, version);
    await using _ = story;
    const plan = await story.plan({ inputs: { guards: 'downtime' } });
    expect(comment(story)).toContain(`| ${text} · changes \`Env[COLOR]\` |`);
    expect(comment(story)).toContain(isGuarded ? '❗ downtime' : '♻️ replace');
    expect(comment(story)).toContain('3 create/destroy update)');
    expect(comment(story)).not.toMatch(/creates|\d create\b(?!\/)/);
    expect(comment(story).includes('expect downtime')).toBe(isGuarded);
    expect(JSON.stringify(readResult(plan).guards) === '[]').toBe(!isGuarded);
    const [{ groups }] = JSON.parse(plan.outputs['jobs'] ?? '') as [{ groups: unknown }];
    const others = { updatedInPlace: 0, stopped: 0, migrated: 0, ignored: 0, preempted: 0, rescheduled: 0 };
    expect(groups).toEqual({ app: { created: 0, replaced: 3, canaries: text.includes('canaries') ? 3 : 0, ...others } });
    const register = await story.register({ inputs: { guards: 'downtime' } });
    expect(register.outputs['reason']).toBe(isGuarded ? 'guarded' : '');
    expect(await versionsOnNodes(story)).toEqual(isGuarded ? [0, 0, 0] : [1, 1, 1]);
  }); // prettier-ignore

  test.each([
    [undefined, 1],
    ['1.10.5', 0],
  ])(
    'a failed version of a system job is a hit after its deployments were collected, on a server of version %s that has some: %i',
    async (version, hits) => {
      const update = 'max_parallel = 1';
      const { story } = await startAgents({ update }, { update, color: 'green' }, version);
      await using started = story;
      await started.operate(agent({ update, runFor: '1ms' }));
      if (version === undefined) await started.settle('agent');
      await using nomad = await startNomadProxy(started.sandbox.scheduler, ({ path, answer }) => {
        if (path.startsWith('/v1/deployments')) answer(200, '[]', { 'content-type': 'application/json' });
      });
      const plan = await started.plan({ inputs: { guards: 'stops', address: nomad.url } });
      expect(readResult(plan).guards).toHaveLength(hits);
    },
  );

  test('a system job shows its canaries, waits for their promotion without a change, and is promoted', async () => {
    const { story } = await startAgents({ update: canary }, { update: canary, color: 'green' });
    await using _ = story;
    await story.plan();
    expect(comment(story)).toContain('replaces 3 allocations: 1 canary now, 2 more after promotion');
    expect(summarizeRun(await story.register())).toEqual([0, 'true', 'awaiting-promotion']);
    expect(await versionsOnNodes(story)).toEqual([0, 0, 1]);
    const rerun = await story.plan();
    expect([rerun.outputs['changed'], rerun.outputs['destructive']]).toEqual(['false', 'false']);
    const status = await story.run({ inputs: { mode: 'status', job: 'agent' } });
    expect(status.log).toContain('Group app: 3 of 3 running');
    const promoted = await story.run({ inputs: { mode: 'promote', job: 'agent' } });
    expect(summarizeRun(promoted)).toEqual([0, 'true', 'successful']);
    expect(await versionsOnNodes(story)).toEqual([1, 1, 1]);
  });

  test('a system job is registered as reviewed after a fourth node has joined', async () => {
    const { story, nodes } = await startAgents({}, { color: 'green' });
    await using _ = story;
    await story.plan();
    nodes.push(createNode(3));
    expect(summarizeRun(await story.register())).toEqual([0, 'true', 'successful']);
    expect(await versionsOnNodes(story)).toEqual([1, 1, 1, 1]);
  });

  test.each([undefined, '1.10.5'])('a system job stops where a constraint excludes its node, on a server of version %s', async (version) => {
    const group = 'constraint {\n      attribute = "${meta.n}"\n      operator  = "!="\n      value     = "2"\n    }';
    const { story } = await startAgents({}, { group }, version);
    await using _ = story;
    await story.plan();
    expect(comment(story)).toContain('stops 1 allocation, updates 2 in place');
    await story.register();
    expect(await versionsOnNodes(story)).toEqual([1, 1]);
  }); // prettier-ignore

  test('a system job is reverted with counts of the affected allocations', async () => {
    const { story } = await startAgents({}, { color: 'green' });
    await using _ = story;
    await story.plan();
    await story.register();
    const revert = await story.run({ inputs: { mode: 'revert', job: 'agent', 'job-version': '0', 'dry-run': 'true' } });
    expect(revert.summary.replaceAll('\u00A0', ' ')).toContain('replaces 3 allocations, 1 at a time');
    expect(revert.summary).toContain('(3 create/destroy update)');
  });
});

test('a sysbatch job that Nomad counts below 0 is planned, and its text is that of Nomad', async () => {
  const group = 'constraint {\n      attribute = "${meta.n}"\n      value     = "2"\n    }';
  const { story } = await startAgents({ type: 'sysbatch' }, { type: 'sysbatch', group });
  await using _ = story;
  const plan = await story.plan();
  expect(comment(story)).toContain('stops 2 allocations, updates 1 in place');
  expect([plan.exitCode, plan.outputs['destructive']]).toEqual([0, 'true']);
  expect(readFileSync(plan.outputs['plan-text'] ?? '', 'utf8')).toContain(
    '(18446744073709551614 create, 2 create/destroy update, 1 in-place update)',
  );
});
