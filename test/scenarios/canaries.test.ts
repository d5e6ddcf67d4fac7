import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { startCommanded } from '../support/commanding.ts';
import { startNomadProxy, startStory, type Story } from '../support/registering.ts';

interface Canary {
  readonly job: string;
  readonly namespace: string;
  readonly group: string;
  readonly allocation: string;
  readonly node: string;
  readonly addresses: Readonly<Record<string, string>>;
  readonly services: readonly string[];
  readonly deployment: string;
}

function readCanaries({ outputs }: ActionRun): readonly Canary[] {
  return JSON.parse(outputs['canaries'] ?? 'null') as Canary[];
}

interface Web {
  readonly image: string;
  readonly groups?: readonly string[];
  readonly serviceName?: string;
  readonly task?: string;
}

/** A service with two ports and a service of Nomad in each group, and one canary for each. */
function web({ image, groups = ['app'], serviceName = 'web-http', task = 'run_for = "2h"' }: Web): string {
  const blocks = groups.map(
    (group) => `  group "${group}" {
    network {
      port "http" {}
      port "admin" {
        to = 9999
      }
    }
    restart {
      attempts = 0
      mode     = "fail"
    }
    service {
      name     = "${serviceName}"
      provider = "nomad"
      port     = "http"
    }
    task "server" {
      driver = "mock_driver"
      config {
        ${task}
      }
      env {
        IMAGE = "${image}"
      }
    }
  }
`,
  );
  return `job "web" {
  update {
    canary            = 1
    min_healthy_time  = "5s"
    progress_deadline = "10m"
  }
${blocks.join('')}}
`;
}

/** Version 0 of the job runs; the pull request makes a version of it with canaries. */
async function startPlanned(next: Web, first: Web = { ...next, image: 'one', task: 'run_for = "2h"' }): Promise<Story> {
  const story = await startStory({ files: { 'jobs/web.nomad.hcl': web(next) }, running: [web(first)] });
  const plan = await story.plan();
  expect(plan.exitCode).toBe(0);
  return story;
}

/** The port of an allocation's service according to Nomad. */
async function readPort(story: Story, allocation: string): Promise<string> {
  const services = await story.ask<{ AllocID: string; Port: number }[]>('GET', '/v1/job/web/services');
  return `127.0.0.1:${services.find(({ AllocID }) => AllocID === allocation)?.Port}`;
}

describe.concurrent('output canaries', () => {
  test('register hands the address, the services and the deployment of a healthy canary to the next step', async () => {
    await using story = await startPlanned({ image: 'two' });
    const run = await story.register();
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'awaiting-promotion']);
    const [canary, ...others] = readCanaries(run);
    expect(others).toEqual([]);
    const deployment = await story.ask<{ ID: string; TaskGroups: Record<string, { PlacedCanaries: string[] }> }>(
      'GET',
      '/v1/job/web/deployment',
    );
    const [placed] = deployment.TaskGroups['app']?.PlacedCanaries ?? [];
    expect(canary).toEqual({
      job: 'web',
      namespace: 'default',
      group: 'app',
      allocation: placed,
      node: expect.stringMatching(/./),
      addresses: { http: await readPort(story, String(placed)), admin: expect.stringMatching(/^127\.0\.0\.1:\d{5}$/) },
      services: ['web-http'],
      deployment: deployment.ID,
    });
    expect(run.outputs['deployment-id']).toBe(deployment.ID);
  });

  test('status has the same canaries as the register run, until they are promoted', async () => {
    await using story = await startPlanned({ image: 'two' });
    const registered = readCanaries(await story.register());
    const status = await story.run({ inputs: { mode: 'status', job: 'web' } });
    expect(readCanaries(status)).toEqual(registered);
    expect(registered).toHaveLength(1);
    const deployment = registered[0]?.deployment ?? '';
    const promoted = await story.run({ inputs: { mode: 'promote', job: 'web', deployment } });
    expect([promoted.exitCode, promoted.outputs['outcome'], readCanaries(promoted)]).toEqual([0, 'successful', []]);
    expect(readCanaries(await story.run({ inputs: { mode: 'status', job: 'web' } }))).toEqual([]);
  });

  test('a promotion of one group leaves the canaries of the other ones in the output', async () => {
    await using story = await startPlanned({ image: 'two', groups: ['app', 'worker'] });
    const both = readCanaries(await story.register());
    expect(both.map(({ group }) => group).toSorted()).toEqual(['app', 'worker']);
    const run = await story.run({ inputs: { mode: 'promote', job: 'web', groups: 'app' } });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'awaiting-promotion']);
    expect(readCanaries(run)).toEqual(both.filter(({ group }) => group === 'worker'));
  });

  test('revert and scale with `promote: off` hand their canaries to the next step', async () => {
    await using story = await startPlanned({ image: 'two' });
    await story.register({ inputs: { promote: 'auto' } });
    const run = await story.run({ inputs: { mode: 'revert', job: 'web', 'job-version': '0', promote: 'off' } });
    expect([run.outputs['outcome'], readCanaries(run).length]).toEqual(['awaiting-promotion', 1]);
    expect(readCanaries(run)[0]?.deployment).toBe(run.outputs['deployment-id']);
    const evaluated = await story.run({ inputs: { mode: 'evaluate', job: 'web' } });
    expect(readCanaries(evaluated)).toEqual(readCanaries(run));
  });

  test('a rollout without canaries, a run that does not wait and a failed rollout have none', async () => {
    await using story = await startPlanned({ image: 'two' });
    const off = await story.register({ inputs: { wait: 'false' } });
    expect(readCanaries(off)).toEqual([]);
    await story.awaitCanary('web');
    const failed = await story.run({ inputs: { mode: 'fail-deployment', job: 'web' } });
    expect([failed.exitCode, readCanaries(failed)]).toEqual([0, []]);
  });

  test.each(['/services', '/v1/allocation/'])(
    'canaries that cannot be read because of an error at %s are left out, which fails nothing',
    async (part) => {
      await using story = await startPlanned({ image: 'two' });
      await story.register({ inputs: { promote: 'auto' } });
      await using proxy = await startNomadProxy(story.sandbox.scheduler, ({ path, answer }) => {
        if (path.includes(part)) answer(403, 'Permission denied');
      });
      const address = { address: proxy.url };
      const revert = { mode: 'revert', job: 'web', 'job-version': '0', promote: 'off', ...address };
      const run = await story.run({ inputs: revert });
      expect([run.outputs['outcome'], readCanaries(run)]).toEqual(['awaiting-promotion', []]);
      expect(run.log).toContain('web: the addresses of its canaries could not be read');
      const status = await story.run({ inputs: { mode: 'status', job: 'web', ...address } });
      expect([status.exitCode, readCanaries(status)]).toEqual([0, []]);
      expect(status.summary).toContain('canaries');
    },
  );
});

test.each(['promote', 'fail-deployment'])(
  'mode %s changes only the deployment that it is given, and never a newer one',
  async (mode) => {
    await using story = await startCommanded();
    const { ID } = await story.ask<{ ID: string }>('GET', '/v1/job/web/deployment');
    const steer = async (deployment: string): Promise<ActionRun> =>
      story.run({ inputs: { mode, job: 'web', deployment } });
    const other = await steer('3f9a01c2-0000-4000-8000-000000000000');
    expect([other.exitCode, other.outputs]).toMatchObject([
      1,
      { outcome: 'superseded', reason: 'conflict', changed: 'false', receipts: '[]' },
    ]);
    expect(other.stdout).toContain('is not the latest one of `web`: its latest deployment, of version 1, is running');
    const actionRun = await steer(ID);
    expect([actionRun.exitCode, actionRun.outputs['changed']]).toEqual([0, 'true']);
  },
);
