import { createServer } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listen, type Listening } from '../support/server.ts';
import { startAgentWith, versionOnPath, type PlainAgent } from './client/agent.ts';
import { readResult } from '../support/result.ts';
import { LiveStory } from './live-story.ts';

/**
 * Jobs in the service mesh of Consul, as Nomad's servers make them of a job file: in a plan and in a register run they add a task, its constraints and ports, and the
 * kinds of tasks. They do so without a Consul, and none runs here: a sidecar cannot be placed. Skipped without a `nomad` on PATH.
 */
const version = await versionOnPath();
const skipped = version === undefined ? ' (skipped: no nomad on PATH)' : '';
const patience = { timeout: 180_000 };

/** Where Nomad looks for Consul. */
const nowhere = '127.0.0.1:1';

interface Registered {
  readonly TaskGroups: readonly {
    readonly Tasks: readonly { readonly Name: string; readonly Kind: string; readonly Driver: string }[];
    readonly Networks: readonly { readonly DynamicPorts: readonly { readonly Label: string }[] | null }[] | null;
  }[];
}

const upstream = (port: number): string => `proxy {
            upstreams {
              destination_name = "db"
              local_bind_port  = ${port}
            }
          }`;
const ownTask = `sidecar_task {
          driver = "raw_exec"
          config {
            command = "/bin/sleep"
            args    = ["3600"]
          }
          resources {
            cpu    = 20
            memory = 16
          }
        }`;

function withSidecar(proxy: string, task = '', check = ''): string {
  return `network {
      mode = "bridge"
    }
    service {
      name = "\${JOB}-api"
      port = "9001"
      ${check}
      connect {
        sidecar_service {
          ${proxy}
        }
        ${task}
      }
    }`;
}

const exposed = `check {
        type     = "http"
        path     = "/health"
        expose   = true
        interval = "10s"
        timeout  = "2s"
      }`;
const native = `network {
      port "http" {}
    }
    service {
      name = "api"
      port = "http"
      connect {
        native = true
      }
    }`;
const mesh = `network {
      mode = "bridge"
      port "wan" {}
    }
    service {
      name = "mesh"
      port = "wan"
      connect {
        gateway {
          mesh {}
        }
      }
    }`;
const terminating = `network {
      mode = "bridge"
    }
    service {
      name = "outside"
      connect {
        gateway {
          terminating {
            service {
              name = "api"
            }
          }
        }
      }
    }`;
const ingress = `network {
      mode = "host"
      port "inbound" {}
    }
    service {
      name = "ingress"
      port = "inbound"
      connect {
        gateway {
          ingress {
            listener {
              port     = 18080
              protocol = "tcp"
              service {
                name = "api"
              }
            }
          }
        }
      }
    }`;

describe.skipIf(version === undefined)(`Consul Connect, on a Nomad without Consul${skipped}`, () => {
  let agent: PlainAgent;
  beforeAll(async () => {
    agent = await startAgentWith({
      consul: {
        address: nowhere,
        client_auto_join: false,
        auto_advertise: false,
        task_identity: [{ aud: ['consul.io'] }],
      },
      vault: { enabled: true, address: `http://${nowhere}`, default_identity: [{ aud: ['vault.io'] }] },
    });
  }, 120_000);
  afterAll(async () => agent[Symbol.asyncDispose](), 60_000);

  const start = (): Promise<LiveStory> => LiveStory.start(undefined, { address: agent.address });

  test.each([
    ['a sidecar', withSidecar(upstream(9191)), 'connect-proxy-ID-api docker connect-proxy:ID-api'],
    [
      'a sidecar by raw_exec',
      withSidecar(upstream(9191), ownTask),
      'connect-proxy-ID-api raw_exec connect-proxy:ID-api',
    ],
    ['an exposed check', withSidecar('', '', exposed), 'connect-proxy-ID-api docker connect-proxy:ID-api'],
    [
      'a transparent proxy',
      withSidecar('proxy {\n transparent_proxy {}\n }'),
      'connect-proxy-ID-api docker connect-proxy:ID-api',
    ],
    ['a native service', native, 'server raw_exec connect-native:api'],
    ['a mesh gateway', mesh, 'connect-mesh-mesh docker connect-mesh:mesh'],
  ])(
    'what Nomad makes of %s is reviewed, is registered once, and is neither a change nor drift afterwards',
    patience,
    async (_, group, made) => {
      await using story = await start();
      story.write({ group, count: 0 });
      const planned = await story.plan();
      expect([planned.exitCode, planned.outputs['summary']]).toEqual([0, expect.stringContaining('is new')]);
      // A second plan of the same file has the same record: nothing of what Nomad adds is random.
      const record = findPackedRecord(story.comment());
      expect((await story.plan()).exitCode).toBe(0);
      expect(findPackedRecord(story.comment())).toBe(record);
      const registered = await story.register();
      expect(registered.outputs).toMatchObject({ changed: 'true', reason: '', outcome: 'no-deployment' });
      const { TaskGroups } = await story.ask<Registered>('GET', `/v1/job/${story.id}`);
      const tasks = TaskGroups.flatMap(({ Tasks }) =>
        Tasks.map(({ Name, Driver, Kind }) => `${Name} ${Driver} ${Kind}`),
      );
      expect(tasks).toContain(made.replaceAll('ID', story.id));

      const rerun = await story.plan();
      expect([rerun.exitCode, rerun.outputs['summary']]).toEqual([0, 'no changes (1 job)']);
      const once = await story.register();
      expect([once.exitCode, once.outputs['changed'], once.outputs['reason']]).toEqual([0, 'false', '']);
      const drift = await story.drift();
      expect([drift.exitCode, drift.outputs['drifted'], drift.outputs['reason']]).toEqual([0, 'false', '']);

      story.write({ group, count: 0, color: 'green' });
      expect(await listChanges(story)).toEqual([expect.stringMatching(/^Env\[COLOR\]: /)]);
    },
  );

  test(
    'a task with the name of the sidecar makes Nomad add random characters: nothing is registered, and both names are shown',
    patience,
    async () => {
      await using story = await start();
      const task = `task "connect-proxy-${story.id}-api" {
      driver = "raw_exec"
      config {
        command = "/bin/sleep"
      }
    }`;
      story.write({ group: `${withSidecar('')}\n    ${task}`, count: 0 });
      await story.plan();
      const run = await story.register();
      expect([run.exitCode, run.outputs['changed'], run.outputs['reason']]).toEqual([1, 'false', 'plan-changed']);
      const names = run.summary.match(/"connect-proxy-\S+-api-[0-9a-f]{6}"/g);
      expect(new Set(names).size).toBe(2);
      await story.operate({});
    },
  );

  test(
    'a change of a sidecar is shown, reviewed and registered; one that nobody reviewed is not, and is drift',
    patience,
    async () => {
      await using story = await start();
      await story.operate({ group: withSidecar(upstream(9191)), count: 0 });
      story.write({ group: withSidecar(upstream(9292)), count: 0 });
      await story.plan();
      expect(story.comment()).toMatch(/LocalBindPort: .*9191.* => .*9292/);
      expect((await story.register()).outputs).toMatchObject({ changed: 'true', reason: '' });

      story.write({ group: withSidecar(upstream(9393)), count: 0 });
      await story.plan();
      await story.operate({ group: withSidecar(upstream(9494)), count: 0 });
      expect((await story.register()).outputs).toMatchObject({ changed: 'false', reason: 'plan-changed' });
      const drift = await story.drift();
      expect(drift.outputs).toMatchObject({ drifted: 'true', reason: '' });
    },
  );

  test(
    'a new task that inherits `vault` and `consul` from its group gets identities of Nomad, and no right that is new in the group',
    patience,
    async () => {
      await using story = await start();
      const blocks = 'vault {\n      role = "web"\n    }\n    consul {}';
      await story.operate({ group: blocks, count: 0 });
      const task = `task "second" {
      driver = "docker"
      config {
        image = "web:1.2.3"
      }
    }`;
      story.write({ group: `${blocks}\n    ${task}`, count: 0 });
      const plan = await story.plan({ guards: 'privileged\nnew-secrets-access' });
      expect(story.comment()).toContain('vault_default');
      expect(readResult(plan).guards).toEqual([]);
    },
  );

  test(
    'a sidecar that cannot be placed names the missing Consul, is registered as reviewed, and is not drift',
    patience,
    async () => {
      await using story = await start();
      story.write({ group: withSidecar(upstream(9191), ownTask) });
      await story.plan();
      const missing = 'adds for a `service` block: `${attr.consul.version} semver >= 1.8.0`';
      expect(story.comment()).toContain(missing);
      const run = await story.register();
      expect([run.exitCode, run.outputs['changed'], run.outputs['outcome']]).toEqual([1, 'true', 'placement-blocked']);
      expect(run.summary).toContain('${attr.consul.version}');
      const drift = await story.drift();
      expect([drift.exitCode, drift.outputs['drifted']]).toEqual([0, 'false']);
    },
  );

  test(
    'a gateway, for which Nomad writes to Consul first, is not registered, and the error names the address of Consul',
    patience,
    async () => {
      await using story = await start();
      story.write({ group: ingress, count: 0 });
      expect((await story.plan()).exitCode).toBe(0);
      const run = await story.register();
      expect([run.exitCode, run.outputs['changed'], run.outputs['reason']]).toEqual([1, 'false', 'server']);
      expect(run.summary).toContain(`\`"http://${nowhere}/v1/config"\`: dial tcp`);
      await expect(story.ask('GET', `/v1/job/${story.id}`)).rejects.toThrow(/404/);
      await story.operate({});
    },
  );
});

describe.skipIf(version === undefined)(
  `Consul Connect, on a Nomad with a stand-in for Consul's agent${skipped}`,
  () => {
    const written: string[] = [];
    let consul: Listening;
    let agent: PlainAgent;
    beforeAll(async () => {
      consul = await startStandIn(written);
      agent = await startAgentWith({
        consul: { address: `127.0.0.1:${consul.port}`, client_auto_join: false, auto_advertise: false },
      });
    }, 120_000);
    afterAll(async () => {
      await agent[Symbol.asyncDispose]();
      await consul[Symbol.asyncDispose]();
    }, 60_000);

    test('a native service is rolled out, is registered once, and is not drift', patience, async () => {
      await using story = await LiveStory.start(undefined, { address: agent.address });
      await story.first({ group: native });
      expect(written).toContain('PUT /v1/agent/service/register');
      await story.plan();
      const once = await story.register();
      expect([once.exitCode, once.outputs['changed'], once.outputs['reason']]).toEqual([0, 'false', '']);
      const drift = await story.drift();
      expect([drift.exitCode, drift.outputs['drifted']]).toEqual([0, 'false']);
    });

    test.each([
      ['an ingress gateway', ingress],
      ['a terminating gateway', terminating],
    ])('%s is registered once, with its entry in Consul, and is not drift', patience, async (_, group) => {
      await using story = await LiveStory.start(undefined, { address: agent.address });
      story.write({ group, count: 0 });
      await story.plan();
      const run = await story.register();
      expect([run.exitCode, run.outputs['changed'], run.outputs['reason']]).toEqual([0, 'true', '']);
      expect(written).toContain('PUT /v1/config');
      const rerun = await story.plan();
      expect([rerun.exitCode, rerun.outputs['summary']]).toEqual([0, 'no changes (1 job)']);
      const drift = await story.drift();
      expect([drift.exitCode, drift.outputs['drifted']]).toEqual([0, 'false']);
      story.write({ group, count: 0, color: 'green' });
      expect(await listChanges(story)).toEqual([expect.stringMatching(/^Env\[COLOR\]: /)]);
    });
  },
);

/** The fields that a plan shows as changed. */
async function listChanges(story: LiveStory): Promise<readonly string[]> {
  await story.plan();
  return [...story.comment().matchAll(/^[-+!] +(?! |Job:|Task)(.*)$/gm)].map(([, text = '']) => text);
}

/** Says of itself what Nomad asks an agent of Consul for, and accepts all writes. It is not Consul: nothing is checked or kept. */
function startStandIn(written: string[]): Promise<Listening> {
  const Config = { Version: '1.20.6', Server: true, Datacenter: 'dc1', NodeName: 'stand-in', Revision: '' };
  const self = {
    Config,
    DebugConfig: { ConnectEnabled: true, GRPCPort: 8502 },
    Stats: {},
    Member: { Name: 'stand-in' },
  };
  const server = createServer((request, answer) => {
    const path = request.url?.split('?')[0] ?? '';
    if (request.method === 'PUT') written.push(`PUT ${path}`);
    request.resume();
    answer.setHeader('content-type', 'application/json');
    answer.end(request.method === 'PUT' ? 'true' : JSON.stringify(path === '/v1/agent/self' ? self : {}));
  });
  return listen(server);
}

/** The digests of the jobs in the comment of a plan, without what differs at each run. */
function findPackedRecord(comment: string): string | undefined {
  return /<!-- outrider:record v4 (\S+)/.exec(comment)?.[1];
}
