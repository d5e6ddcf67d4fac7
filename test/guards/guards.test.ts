import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { toJob, type Job } from '../../src/clients/nomad/jobs/job.ts';
import { planSchema, type JobPlan } from '../../src/clients/nomad/jobs/plan.ts';
import { parseValue } from '../../src/clients/schema.ts';
import { findHits, type Hit } from '../../src/guards/guards.ts';
import { guardNames, type GuardSetting } from '../../src/inputs/guards.ts';
import { readVerdict } from '../../src/nomad-plan/verdict.ts';
import { metric } from '../support/plans.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ pace: { evaluate: 1, start: 1, healthy: 5 } });
});
afterAll(() => sandbox.close());

async function ask(path: string, body: object): Promise<unknown> {
  const response = await fetch(`${sandbox.scheduler}${path}`, { method: 'POST', body: JSON.stringify(body) });
  const text = await response.text();
  if (!response.ok) throw new Error(`${path}: ${text}`);
  return JSON.parse(text);
}

function readOutput<T>(shaped: { readonly output: T } | { readonly problem: string }): T {
  if ('problem' in shaped) throw new Error(shaped.problem);
  return shaped.output;
}

interface Variant {
  readonly count?: number;
  readonly type?: string;
  readonly datacenters?: string;
  readonly driver?: string;
  readonly config?: string;
  readonly resources?: string;
  readonly task?: string;
  readonly group?: string;
  readonly job?: string;
  readonly names?: readonly [group: string, task: string];
  /** Whether the job is in the specification at all. */
  readonly stop?: boolean;
}

let count = 0;

function hcl(id: string, variant: Variant): string {
  const { datacenters = '["dc1"]', driver = 'docker', config = 'image = "acme/web:1.2.3"', names } = variant;
  const [group, task] = names ?? ['app', 'server'];
  return `job "${id}" {
  type        = "${variant.type ?? 'service'}"
  datacenters = ${datacenters}
  ${variant.job ?? ''}
  group ${JSON.stringify(group)} {
    count = ${variant.count ?? 2}
    ${variant.group ?? ''}
    task ${JSON.stringify(task)} {
      driver = "${driver}"
      config {
        ${config}
      }
      resources {
        ${variant.resources ?? 'cpu = 100\n        memory = 256'}
      }
      ${variant.task ?? ''}
    }
  }
}
`;
}

interface Judged {
  /** `undefined` for a new job. */
  readonly before?: Variant;
  readonly after: Variant;
  /** Further results of Nomad, such as placement failures: the sandbox places everything. */
  readonly plan?: (plan: JobPlan) => JobPlan;
  readonly formerNamespace?: string;
}

/** The hits of a guard in Nomad's plan of a change. */
async function judge(
  setting: GuardSetting,
  { before, after, plan: change, formerNamespace }: Judged,
): Promise<readonly Hit[]> {
  count += 1;
  const id = `job-${count}`;
  const parse = async (variant: Variant): Promise<Job> => {
    const parsed = readOutput(toJob(await ask('/v1/jobs/parse', { JobHCL: hcl(id, variant), Canonicalize: true })));
    return variant.stop === true ? { ...parsed, Stop: true } : parsed;
  };
  if (before !== undefined) await ask('/v1/jobs', { Job: await parse(before) });
  const job = await parse(after);
  const raw = {
    ...readOutput(parseValue(planSchema, await ask(`/v1/job/${id}/plan`, { Job: job, Diff: true }))),
    raw: '',
  };
  const plan = change?.(raw) ?? raw;
  const former = formerNamespace === undefined ? undefined : { namespace: formerNamespace };
  const shared = { job, verdict: readVerdict(job, plan), diff: plan.Diff, namespace: 'default' };
  return findHits({ ...shared, formerNamespace: former }, [setting]);
}

function updates(change: Partial<JobPlan['Annotations']['DesiredTGUpdates'][string]>) {
  return (plan: JobPlan): JobPlan => ({
    ...plan,
    Annotations: {
      ...plan.Annotations,
      DesiredTGUpdates: Object.fromEntries(
        Object.entries(plan.Annotations.DesiredTGUpdates).map(([name, counts]) => [name, { ...counts, ...change }]),
      ),
    },
  });
}

function createPreemption(job: string) {
  const item = { ID: 'a', Namespace: 'default', JobID: job, JobType: 'batch', TaskGroup: 'g' };
  return (plan: JobPlan): JobPlan => ({ ...plan, Annotations: { ...plan.Annotations, PreemptedAllocs: [item] } });
}

/** The sandbox has no Docker. */
const clearFailures = (plan: JobPlan): JobPlan => ({ ...plan, FailedTGAllocs: {} });

const failPlacements = (plan: JobPlan): JobPlan => ({
  ...plan,
  FailedTGAllocs: Object.fromEntries(Object.keys(plan.Annotations.DesiredTGUpdates).map((name) => [name, metric()])),
});

const hostile: readonly [group: string, task: string] = ['<!-- outrider:guard -->', '`](x) @acme |<img src=x>'];
const names = hostile;

const image = (text: string): string => `image = ${JSON.stringify(text)}`;
const template = (data: string, path = 'local/a'): string =>
  `template {\n        data        = ${JSON.stringify(data)}\n        destination = "${path}"\n      }`;
const volume = (readOnly: boolean): string =>
  `volume "data" {\n      type      = "host"\n      source    = "data"\n      read_only = ${readOnly}\n    }`;

const mount = (readOnly: boolean): string =>
  `volume_mount {\n        volume      = "data"\n        destination = "/data"\n        read_only   = ${readOnly}\n      }`;
/** The same with a name that the client computes. */
const rename = (text: string): string => text.replace('"data"', () => '"$${NOMAD_META_p}"');
const mountByName = (readOnly: boolean): Variant => ({ group: rename(volume(true)), task: rename(mount(readOnly)) });
const vault = (role: string): string => `vault {\n        role = "${role}"\n      }`;
const exec = (group: string): Variant => ({ driver: 'exec', config: 'command = "a"', group });
const native = (name: string, isNative: boolean, tag = ''): string =>
  `network {\n    }\n    service {\n      name = "${name}"\n      port = "80"\n      task = "server"\n      tags = [${tag}]${isNative ? '\n      connect {\n        native = true\n      }' : ''}\n    }`;
const second = (task: string): string =>
  `${volume(false)}\n    task "second" {\n      driver = "docker"\n      config {\n        image = "b:1"\n      }\n      ${task}\n    }`;

const dropping = `${image('acme/web:1.2.3')}\n        cap_drop = ["all"]\n        security_opt = ["no-new-privileges"]`;

/** A group with a service of Consul, for which Nomad adds a proxy. */
const mesh = (sidecar: string, more = ''): string =>
  `network {\n      mode = "bridge"\n    }\n    service {\n      name = "x"\n      port = "80"\n      connect {\n        sidecar_service {}\n        ${sidecar}\n      }\n    }\n    ${more}`;
const proxy = (tag: string, more = ''): string =>
  `sidecar_task {\n          ${more}\n          config {\n            image = "envoy:${tag}"\n            args  = ["-l", "$\${meta.connect.log_level}", "-c", "$\${NOMAD_META_x}"]\n          }\n        }`;
const ownProxy =
  'task "connect-proxy-x" {\n driver = "docker"\n kind = "connect-proxy:x"\n config {\n image = "$${meta.connect.sidecar_image}"\n }\n constraint {\n attribute = "$${attr.cpu.arch}"\n value = "amd64"\n }\n }';
const podman: Variant = { driver: 'podman' };

const bridge = 'network {\n      mode = "bridge"\n    }';

const daily = (cron: string, enabled = true): Variant => {
  return { type: 'batch', count: 1, job: `periodic {\n    crons   = ["${cron}"]\n    enabled = ${enabled}\n  }` };
};
/** A kind that the job file sets. */
const createKind = (kind: string, config: string, more = ''): Variant => ({
  names: ['app', 'old'],
  config,
  task: `kind = "${kind}"\n      ${more}`,
});
const constrainTo = (os: string): string =>
  `constraint {\n    attribute = "$\${attr.kernel.name}"\n    value     = "${os}"\n  }`;

const raw = (config: string): Variant => ({ driver: 'raw_exec', config: `command = "a"\n        ${config}` });
const qemu = (config: string): Variant => ({ driver: 'qemu', config: `image_path = "local/a"\n        ${config}` });

const gpuLimit = 'constraint {\n attribute = "$${device.attr.memory}"\n operator = ">="\n value = "8 GiB"\n }';
const gpu = (limit: string): string => `device "a/gpu" {\n          ${limit}\n        }`;

const distinct = 'constraint {\n    distinct_hosts = true\n  }';
const other = (name: string, more = ''): string =>
  `group "${name}" {\n    ${more}\n    task "server" {\n      driver = "docker"\n      config {\n        image = "b:1"\n      }\n    }\n  }`;

type Change = readonly [subject: string, old: string, after: string];

const writeTask = (name: string, config: string, more = '', driver = 'docker'): string =>
  `task "${name}" {\n      driver = "${driver}"\n      config {\n        ${config}\n      }\n      ${more}\n    }\n    `;
const writeGroup = (name: string, ...parts: readonly string[]): string =>
  `group "${name}" {\n    ${parts.join('')}\n  }\n  `;
const run = 'command = "a"';

const tight = (tag: string, name = 'w'): string => `${image(`acme/${name}:${tag}`)}\n        cap_drop = ["all"]`;
const loose = image('acme/w:1.0.0');
const helper = writeTask('helper', image('acme/h:1'));
const createResources = (memory: number): string => `resources {\n        memory = ${memory}\n      }`;
const network = (mode: string): string => `network {\n      mode = "${mode}"\n    }\n    `;
const linux = `${constrainTo('linux')}\n    `;

type Row = readonly [guard: GuardSetting, title: string, judged: Judged, changes: readonly Change[]];

const memory = (text: string): Variant => ({ resources: `cpu = 100\n        ${text}` });
const cpu = (text: string): Variant => ({ resources: `${text}\n        memory = 256` });
const env = { task: 'env {\n        A = "1"\n      }' };

const table: readonly Row[] = [
  ['downtime', 'all allocations at once', { before: {}, after: env, plan: updates({ DestructiveUpdate: 2, Ignore: 0 }) }, [['replaces all allocations at once', '', '']]],
  ['downtime', 'a rolling update', { before: {}, after: env, plan: updates({ DestructiveUpdate: 1, Ignore: 1 }) }, []],
  ['downtime', 'a group of one allocation, as any update replaces it', { before: {}, after: env, plan: updates({ DestructiveUpdate: 1, Ignore: 0 }) }, []],
  ['downtime', 'a group of two that becomes one, which is replaced', { before: {}, after: env, plan: updates({ DestructiveUpdate: 1, Stop: 1, Ignore: 0 }) }, [['replaces all allocations at once', '', '']]],
  ['downtime', 'a group of two, of which one is moved to another node', { before: {}, after: env, plan: updates({ DestructiveUpdate: 1, Migrate: 1, Ignore: 0 }) }, [['replaces all allocations at once', '', '']]],
  ['downtime', 'hostile names', { before: { names }, after: { ...env, names }, plan: updates({ DestructiveUpdate: 2 }) }, [['replaces all allocations at once', '', '']]],
  ['evicts', 'an allocation of another job', { after: {}, plan: createPreemption('other') }, [['evicts allocations of', '', 'other']]],
  ['evicts', 'a count of evictions without names', { after: {}, plan: updates({ Preemptions: 1 }) }, [['evicts allocations of other jobs', '', '']]],
  ['evicts', 'no eviction', { before: {}, after: env }, []],
  ['evicts', 'an eviction for a job that does not change, which a register run leaves alone', { before: {}, after: {}, plan: createPreemption('other') }, []],
  ['evicts', 'a hostile name', { after: {}, plan: createPreemption(hostile[1]) }, [['evicts allocations of', '', hostile[1]]]],
  ['unplaceable', 'a new job that has no room', { after: {}, plan: failPlacements }, [['cannot be placed', '', '']]],
  ['unplaceable', 'a new job that has room', { after: {}, plan: clearFailures }, []],
  ['unplaceable', 'a change that has room', { before: {}, after: env, plan: clearFailures }, []],
  ['unplaceable', 'hostile names', { after: { names }, plan: failPlacements }, [['cannot be placed', '', '']]],
  ['stops', 'the job', { before: {}, after: { stop: true } }, [['stops the job', '', '']]],
  ['stops', 'a count of zero', { before: {}, after: { count: 0 } }, [['count', '2', '0']]],
  ['stops', 'a group', { before: {}, after: { names: ['other', 'server'] } }, [['stops the group', '', '']]],
  ['stops', 'a count of one', { before: {}, after: { count: 1 } }, []],
  ['stops', 'a count that was zero', { before: { count: 0 }, after: { count: 0, ...env } }, []],
  ['stops', 'a new job without allocations', { after: { count: 0 } }, []],
  ['stops', 'hostile names', { before: { names }, after: { names, count: 0 } }, [['count', '2', '0']]],
  ...([
    [{ Stop: 2, Ignore: 0 }, true],
    [{ Stop: 2, Ignore: 1 }, false],
    [{ Stop: 2, Ignore: 0, InPlaceUpdate: 1 }, false],
    [{ Stop: 2, Ignore: 0, DestructiveUpdate: 1, Place: 1 }, false],
    [{ Stop: 2, Ignore: 0, Place: 1 }, false],
    [{ Stop: 2, Ignore: 0, Migrate: 1 }, false],
    [{ Stop: 2, Ignore: 0, Canary: 1 }, false],
    [{ Ignore: 0 }, false],
  ] as const).flatMap(([numbers, isStopped]) =>
    ['service', 'batch', 'system', 'sysbatch'].map((type): Row => [
      'stops',
      `the allocations of a ${type} job: ${JSON.stringify(numbers)}`,
      { before: { type, count: 1 }, after: { type, count: 1, ...env }, plan: updates({ DestructiveUpdate: 0, InPlaceUpdate: 0, Place: 0, ...numbers }) },
      isStopped ? [['stops the group', '', '']] : [],
    ]),
  ),
  ['stops', 'a schedule that is disabled', { before: daily('@daily'), after: daily('@daily', false) }, [['ends the schedule', '', '']]],
  ['stops', 'a schedule without a next launch', { before: daily('@daily'), after: daily('0 0 31 2 *') }, [['ends the schedule', '', '']]],
  ['stops', 'another schedule', { before: daily('@daily'), after: daily('@weekly') }, []],
  ['stops', 'a schedule that is enabled', { before: daily('@daily', false), after: daily('@daily') }, []],
  ['stops', 'a schedule that was disabled', { before: daily('@daily', false), after: { ...daily('@daily', false), ...env } }, []],
  ['fewer-allocations', 'a system job that stops all of its allocations, which is a stop', { before: { type: 'system', count: 1 }, after: { type: 'system', count: 1, ...env }, plan: updates({ Stop: 1, DestructiveUpdate: 0, InPlaceUpdate: 0, Place: 0, Ignore: 0 }) }, []],
  ['fewer-allocations', 'a lower count', { before: { count: 3 }, after: { count: 2 } }, [['count', '3', '2']]],
  ['fewer-allocations', 'a count of zero, which is a stop', { before: { count: 3 }, after: { count: 0 } }, []],
  ['fewer-allocations', 'a higher count', { before: { count: 9 }, after: { count: 10 } }, []],
  ['fewer-allocations', 'the same count', { before: { count: 3 }, after: { count: 3, ...env } }, []],
  ['fewer-allocations', 'a system job that stops allocations', { before: { type: 'system', count: 1 }, after: { type: 'system', count: 1, ...env }, plan: updates({ Stop: 1, Ignore: 1 }) }, [['stops allocations', '', '']]],
  ['fewer-allocations', 'a system job that stops no allocation', { before: { type: 'system', count: 1 }, after: { type: 'system', count: 1, ...env }, plan: updates({ DestructiveUpdate: 1 }) }, []],
  ['fewer-allocations', 'canaries of before that a service stops', { before: {}, after: env, plan: updates({ Stop: 1 }) }, []],
  ['fewer-allocations', 'hostile names', { before: { names, count: 3 }, after: { names, count: 2 } }, [['count', '3', '2']]],
  ['less-memory', 'less memory', { before: memory('memory = 1024'), after: memory('memory = 512') }, [['memory', '1024', '512']]],
  ['less-memory', 'more digits, but more memory', { before: memory('memory = 900'), after: memory('memory = 1024') }, []],
  ['less-memory', 'the same memory', { before: memory('memory = 512'), after: { ...memory('memory = 512'), ...env } }, []],
  ['less-memory', 'a lower maximum', { before: memory('memory = 256\nmemory_max = 1024'), after: memory('memory = 256\nmemory_max = 512') }, [['memory_max', '1024', '512']]],
  ['less-memory', 'no maximum any more', { before: memory('memory = 256\nmemory_max = 1024'), after: memory('memory = 256') }, [['memory_max', '1024', '0']]],
  ['less-memory', 'no maximum any more, as all of it is reserved', { before: memory('memory = 256\nmemory_max = 1024'), after: memory('memory = 1024') }, []],
  ['less-memory', 'a maximum where there was none', { before: memory('memory = 512'), after: memory('memory = 512\nmemory_max = 600') }, []],
  ['less-memory', 'hostile names', { before: { ...memory('memory = 1024'), names }, after: { ...memory('memory = 512'), names } }, [['memory', '1024', '512']]],
  ['less-cpu', 'less CPU', { before: cpu('cpu = 500'), after: cpu('cpu = 100') }, [['cpu', '500', '100']]],
  ['less-cpu', 'fewer cores', { before: cpu('cores = 2'), after: cpu('cores = 1') }, [['cores', '2', '1']]],
  ['less-cpu', 'cores instead of CPU, which are not compared', { before: cpu('cpu = 500'), after: cpu('cores = 1') }, []],
  ['less-cpu', 'the same CPU', { before: cpu('cpu = 500'), after: { ...cpu('cpu = 500'), ...env } }, []],
  ['less-cpu', 'hostile names', { before: { ...cpu('cpu = 500'), names }, after: { ...cpu('cpu = 100'), names } }, [['cpu', '500', '100']]],
  ['image-downgrade', 'a lower version', { before: { config: image('a:2.0') }, after: { config: image('a:1.9') } }, [['image', 'a:2.0', 'a:1.9']]],
  ['image-downgrade', 'a higher version', { before: { config: image('a:1.9') }, after: { config: image('a:1.10') } }, []],
  ['image-downgrade', 'the same version', { before: { config: image('a:1.9') }, after: { config: image('a:1.9'), ...env } }, []],
  ['image-downgrade', 'a new job', { after: { config: image('a:1.9') } }, []],
  ['image-downgrade', 'a hostile name', { before: { names, config: image('`<x>@b:2') }, after: { names, config: image('`<x>@b:2') } }, []],
  ['image-unpinned', 'a new job without a tag', { after: { config: image('a') } }, [['image', '', 'a']]],
  ['image-unpinned', 'a tag that becomes latest', { before: { config: image('a:1') }, after: { config: image('a:latest') } }, [['image', 'a:1', 'a:latest']]],
  ['image-unpinned', 'another image without a tag', { before: { config: image('a') }, after: { config: image('b') } }, [['image', 'a', 'b']]],
  ['image-unpinned', 'a tag', { after: { config: image('a:stable') } }, []],
  ['image-unpinned', 'an image that was not pinned before', { before: { config: image('a') }, after: { config: image('a:latest') } }, []],
  ['image-unpinned', 'an image of another registry without a tag', { before: { config: image('r.example/a') }, after: { config: image('s.example/a') } }, [['image', 'r.example/a', 's.example/a']]],
  ['image-unpinned', 'the same image by another name of its registry', { before: { config: image('a') }, after: { config: image('docker.io/library/a') } }, []],
  ['image-unpinned', 'an image that does not change', { before: { config: image('a') }, after: { config: image('a'), ...env } }, []],
  ['image-unpinned', 'another image without a tag of a task with another name', { before: { names: ['app', 'old'], config: image('a:1') }, after: { config: image('a') } }, [['image', '', 'a']]],
  ['image-unpinned', 'the image without a tag of a task that stays', { before: { config: image('a'), group: volume(false) }, after: { config: image('a'), group: second('').replace('b:1', 'a') } }, [['image', '', 'a']]],
  ['image-unpinned', 'a hostile name', { after: { names, config: image('`](x)<!-- -->') } }, [['image', '', '`](x)<!-- -->']]],
  ['image-unpinned: digest', 'a tag without a digest', { after: { config: image('a:1') } }, [['image', '', 'a:1']]],
  ...(['image-downgrade', 'image-unpinned'] as const).map((guard): Row => [guard, 'an image that is a list', { before: { config: image('a:1') }, after: { config: 'image = ["a:0"]' } }, [['image', 'a:1', 'a:0']]]),
  ['image-unpinned: digest', 'a digest', { after: { config: image(`a@sha256:${'a'.repeat(64)}`) } }, []],
  ['privileged', 'raw_exec', { after: { driver: 'raw_exec', config: 'command = "/bin/true"' } }, [['driver', '', 'raw_exec']]],
  ['privileged', 'raw_exec instead of exec', { before: { driver: 'exec', config: 'command = "/bin/true"' }, after: { driver: 'raw_exec', config: 'command = "/bin/true"' } }, [['driver', 'exec', 'raw_exec']]],
  ['privileged', 'exec instead of a container, in the network of the host', { before: {}, after: exec('') }, [['driver', 'docker', 'exec'], ['network mode', '', 'host']]],
  ['privileged', 'exec instead of a container, in a network of the group', { before: { group: 'network {\n mode = "bridge"\n }' }, after: exec('network {\n mode = "bridge"\n }') }, [['driver', 'docker', 'exec']]],
  ['privileged', 'java instead of a virtual machine', { before: qemu(''), after: { driver: 'java', config: 'jar_path = "local/a"' } }, [['driver', 'qemu', 'java']]],
  ['privileged', 'a new task of exec', { before: exec(bridge), after: exec(`${bridge}\n    ${second('').replace(volume(false), '').replace('docker', 'exec').replace('image', 'command')}`) }, []],
  ['privileged', 'java instead of exec', { before: exec(bridge), after: { ...exec(bridge), driver: 'java', config: 'jar_path = "local/a"' } }, []],
  ['privileged', 'a container instead of exec', { before: exec(bridge), after: { group: bridge } }, []],
  ['privileged', 'exec as before', { before: exec(''), after: { ...exec(''), ...env } }, []],
  ['privileged', 'raw_exec as before', { before: { driver: 'raw_exec', config: 'command = "/bin/true"' }, after: { driver: 'raw_exec', config: 'command = "/bin/true"', ...env } }, []],
  ['privileged', 'a privileged container', { before: { config: image('a:1') }, after: { config: `${image('a:1')}\n        privileged = true` } }, [['privileged', '', 'true']]],
  ['privileged', 'a container that is not privileged any more', { before: { config: `${image('a:1')}\n        privileged = true` }, after: { config: `${image('a:1')}\n        privileged = false` } }, []],
  ['privileged', 'the network, PIDs and IPC of the host', { after: { config: `${image('a:1')}\n        network_mode = "host"\n        pid_mode = "host"\n        ipc_mode = "host"` } }, [['ipc_mode', '', 'host'], ['network_mode', '', 'host'], ['pid_mode', '', 'host']]],
  ['privileged', 'a network of its own', { after: { config: `${image('a:1')}\n        network_mode = "bridge"` } }, []],
  ['privileged', 'a capability', { before: { config: `${image('a:1')}\n        cap_add = ["net_raw"]` }, after: { config: `${image('a:1')}\n        cap_add = ["SYS_ADMIN", "CAP_NET_RAW"]` } }, [['cap_add', '', 'SYS_ADMIN']]],
  ['privileged', 'the same capabilities in another order', { before: { config: `${image('a:1')}\n        cap_add = ["net_raw", "sys_time"]` }, after: { config: `${image('a:1')}\n        cap_add = ["sys_time", "net_raw"]` } }, []],
  ['privileged', 'a host path that can be written', { after: { config: `${image('a:1')}\n        volumes = ["/var/run/docker.sock:/sock", "/etc:/e:ro", "local:/l"]` } }, [['volumes', '', '/var/run/docker.sock:/sock'], ['volumes', '', '/etc:/e:ro']]],
  ['privileged', 'a bind mount that can be written', { after: { config: `${image('a:1')}\n        mount {\n          type   = "bind"\n          source = "/srv"\n          target = "/srv"\n        }` } }, [['mount', '', '/srv']]],
  ['privileged', 'a bind mount that cannot be written, with which a socket can be used and everything read', { after: { config: `${image('a:1')}\n        mount {\n          type   = "bind"\n          source = "/srv"\n          target = "/srv"\n          readonly = true\n        }` } }, [['mount', '', '/srv']]],
  ['privileged', 'a host volume that can be written', { before: { group: volume(true) }, after: { group: volume(false) } }, [['writable host volume', '', 'data']]],
  ['privileged', 'a host volume that can be read', { after: { group: volume(true) } }, []],
  ['privileged', 'a host volume as before', { before: { group: volume(false) }, after: { group: volume(false), ...env } }, []],
  ['privileged', 'a mount of a host volume that can be written from now on', { before: { group: volume(false), task: mount(true) }, after: { group: volume(false), task: mount(false) } }, [['writable host volume', '', 'data']]],
  ['privileged', 'another task that writes a host volume', { before: { group: second(mount(false)) }, after: { group: second(mount(false)), task: mount(false) } }, [['writable host volume', '', 'data']]],
  ['privileged', 'a second mount of a host volume that the task writes already', { before: { group: volume(false), task: mount(false) }, after: { group: volume(false), task: `${mount(false)}\n      ${mount(false).replace('/data', '/b')}` } }, []],
  ['privileged', 'a second mount of a host volume that the task only reads', { before: { group: volume(false), task: mount(true) }, after: { group: volume(false), task: `${mount(true)}\n      ${mount(false).replace('/data', '/b')}` } }, [['writable host volume', '', 'data']]],
  ['privileged', 'two mounts of a host volume instead of none', { before: { group: volume(false) }, after: { group: volume(false), task: `${mount(false)}\n      ${mount(false).replace('/data', '/b')}` } }, [['writable host volume', '', 'data'], ['writable host volume', '', 'data']]],
  ['privileged', 'a new task that writes a host volume', { before: { group: volume(false) }, after: { group: second(mount(false)) } }, [['writable host volume', '', 'data']]],
  ['privileged', 'mounts that can only be read', { before: { group: volume(false) }, after: { group: volume(false), task: mount(true) } }, []],
  ['privileged', 'a mount of a host volume that can only be read', { before: { group: volume(true) }, after: { group: volume(true), task: mount(false) } }, []],
  ['privileged', 'a mount at another position', { before: { group: volume(false), task: `${mount(true)}\n      ${mount(false)}` }, after: { group: volume(false), task: `${mount(false)}\n      ${mount(true)}` } }, []],
  ['privileged', 'another user', { before: {}, after: { task: 'user = "root"' } }, [['user', '', 'root']]],
  ['privileged', 'the user of a new job', { after: { task: 'user = "root"' } }, []],
  ['privileged', 'a user as before', { before: { task: 'user = "app"' }, after: { task: `user = "app"\n      ${env.task}` } }, []],
  ...(['privileged', 'less-memory', 'less-cpu', 'image-downgrade', 'datacenter-change'] as const).flatMap((guard): Row[] => [
    [guard, 'a group with another name', { before: { names: ['old', 'server'] }, after: {} }, [['tasks', 'old/server', 'app/server']]],
    [guard, 'a task of a kind of the job file with another name', { before: createKind('connect-x', image('a:1')), after: {} }, [['tasks', 'app/old', 'app/server']]],
    [guard, 'a proxy of a service with another name', { before: { group: mesh('').replace('"x"', '"y"') }, after: { group: mesh('') } }, []],
    [guard, 'a proxy with options of a service with another name', { before: { group: mesh('sidecar_task {\n user = "a"\n }').replace('"x"', '"y"') }, after: { group: mesh('') } }, [['tasks', 'app/connect-proxy-y', 'app/connect-proxy-x']]],
    [guard, 'a proxy with its own image of a service with another name', { before: { group: mesh(proxy('1')).replace('"x"', '"y"') }, after: { group: mesh('') } }, [['tasks', 'app/connect-proxy-y', 'app/connect-proxy-x']]],
    [guard, 'a task of a kind of the job file instead of another one', { before: { group: writeTask('second', image('b:1')) }, after: { group: writeTask('third', image('c:1'), 'kind = "connect-x"') } }, [['tasks', 'app/second', 'app/third']]],
    [guard, 'a new proxy with its own image instead of a task', { before: { group: `${bridge}\n    ${writeTask('second', image('b:1'))}` }, after: { group: mesh(proxy('1')) } }, [['tasks', 'app/second', 'app/connect-proxy-x']]],
    [guard, 'a new proxy beside a task with another name', { before: { names: ['app', 'old'], group: bridge }, after: { group: mesh('') } }, [['tasks', 'app/old', 'app/server']]],
    [guard, 'a new proxy instead of a task', { before: { group: `${bridge}\n    ${writeTask('second', loose)}` }, after: { group: mesh('') } }, []],
    [guard, 'a task that gets the image of a deleted one', { before: { ...podman, config: image('a:1'), group: writeTask('second', image('b:1')) }, after: { ...podman, config: image('b:1') } }, [['tasks', 'app/second', 'app/server']]],
  ]),
  ['datacenter-change', 'a constraint of a proxy that the job file has declared', { before: { group: mesh('', ownProxy) }, after: { group: mesh('') } }, [['constraint', '${attr.cpu.arch} = amd64', '']]],
  ...(['image-downgrade', 'image-unpinned'] as const).flatMap((guard): Row[] => [
    [guard, 'the image of a proxy in another task', { before: { config: image('acme/web:1.2.3') }, after: { config: image('$${meta.connect.sidecar_image}') } }, [['image', 'acme/web:1.2.3', '${meta.connect.sidecar_image}']]],
    [guard, 'a variable that is the image of a proxy', { before: { group: mesh('') }, after: { group: mesh('sidecar_task {\n env = {\n "meta.connect.sidecar_image" = "x:1"\n }\n }') } }, [['image', '${meta.connect.sidecar_image}', '${meta.connect.sidecar_image}']]],
    [guard, 'another variable of a proxy', { before: { group: mesh('') }, after: { group: mesh('sidecar_task {\n env = {\n LEVEL = "x:1"\n }\n }') } }, []],
  ]),
  ['privileged', 'a user of a new task that no other one had', { before: {}, after: { group: writeTask('second', loose, 'user = "root"') } }, [['user', '', 'root']]],
  ['privileged', 'the network of the host of a new task, which another one of its group has', { before: { group: writeTask('x', run, '', 'exec') }, after: { group: writeTask('x', run, '', 'exec') + writeTask('second', run, '', 'exec') } }, []],
  ['privileged', 'the network of the host of a new task, which no other one of its group has', { before: {}, after: { group: writeTask('second', run, '', 'exec') } }, [['network mode', '', 'host']]],
  ['privileged', 'a network of two tasks that had none', { before: { group: network('none') + helper }, after: { group: network('bridge') + helper } }, [['network mode', 'none', 'bridge']]],
  ...(['docker', 'exec'] as const).flatMap((driver) =>
    ([['none', 'bridge', true], ['none', 'cni/x', true], ['none', 'host', true], ['none', '', true], ['none', 'none', false], ['bridge', 'none', false], ['bridge', 'cni/x', false], ['', 'none', false], ['host', 'bridge', false]] as const).map(([before, after, isHit]): Row => {
      const task = driver === 'docker' ? { ...env } : { ...env, driver, config: run };
      const shown = after || (driver === 'docker' ? '' : 'host');
      return ['privileged', `the group network ${after || 'of no group'} instead of ${before || 'none of a group'} for ${driver}`, { before: { ...task, task: '', group: before && network(before) }, after: { ...task, group: after && network(after) } }, isHit ? [['network mode', before, shown]] : []];
    }),
  ),
  ['datacenter-change', 'a constraint of a group whose task goes, and no new task', { before: { job: writeGroup('b', linux, writeTask('w', loose), helper) }, after: { job: writeGroup('b', linux, helper) } }, []],
  ['datacenter-change', 'no constraint of a new group beside a constrained one', { before: { group: linux }, after: { group: linux, job: writeGroup('new', writeTask('moved', loose)) } }, []],
  ...(['privileged', 'image-downgrade', 'less-memory', 'datacenter-change'] as const).flatMap((guard): Row[] => {
    return [
      [guard, 'no setting of a new task beside unchanged ones', { before: { config: tight('2'), group: network('none') + linux }, after: { config: tight('2'), group: network('none') + linux + writeTask('second', loose, createResources(32)) } }, []],
      [guard, 'no setting of a new group beside unchanged ones', { before: { config: tight('2'), task: 'user = "app"', group: network('none') + linux }, after: { config: tight('2'), task: 'user = "app"', group: network('none') + linux, job: writeGroup('new', writeTask('moved', loose, createResources(32))) } }, []],
      [guard, 'no setting of a deleted group', { before: { job: writeGroup('b', network('none'), linux, writeTask('w', tight('2'), 'user = "app"')) }, after: {} }, []],
      [guard, 'no setting of tasks whose images get another path', { before: { config: tight('2'), group: writeTask('second', image('acme/h:1')) }, after: { config: tight('2', 'mirror/w'), group: writeTask('second', image('acme/mirror/h:1')) } }, []],
    ];
  }),
  ['less-memory', 'a limit instead of none', { before: memory('memory = 256\n        memory_max = -1'), after: memory('memory = 256\n        memory_max = 1024') }, [['memory_max', '-1', '1024']]],
  ['privileged', 'a second task without a user', { before: { task: 'user = "app"', group: volume(false) }, after: { task: 'user = "app"', group: second('') } }, []],
  ['privileged', 'no user anymore', { before: { task: 'user = "app"' }, after: {} }, [['user', 'app', '']]],
  ['privileged', 'the user of another task', { before: { task: 'user = "app"', group: second('user = "root"') }, after: { task: 'user = "root"', group: second('user = "root"') } }, [['user', 'app', 'root']]],
  ['privileged', 'a second task with the computed user of the first one', { before: { task: 'user = "$${NOMAD_META_u}"', group: volume(false) }, after: { task: 'user = "$${NOMAD_META_u}"', group: second('user = "$${NOMAD_META_u}"') } }, [['user', '', '${NOMAD_META_u}']]],
  ['privileged', 'a second task with the user of the first one', { before: { task: 'user = "app"', group: volume(false) }, after: { task: 'user = "app"', group: second('user = "app"') } }, []],
  ['privileged', 'a Vault role where none was', { before: {}, after: { task: vault('a') } }, [['Vault role', '', 'a']]],
  ['privileged', 'the default Vault role where none was', { before: {}, after: { task: 'vault {}' } }, [['Vault role', '', '(default)']]],
  ['privileged', 'the Vault role of another task', { before: { group: second(vault('a')) }, after: { group: second(vault('a')), task: vault('a') } }, []],
  ['privileged', 'the Vault role of a new job', { after: { task: vault('a') } }, []],
  ['privileged', 'the default socket of Podman', { before: { ...podman, config: 'socket = "lowpriv"' }, after: { ...podman, config: 'socket = "default"' } }, [['socket', 'lowpriv', 'default']]],
  ['privileged', 'no socket of Podman', { before: { ...podman, config: 'socket = "lowpriv"' }, after: podman }, [['socket', 'lowpriv', '']]],
  ['privileged', 'no option that is not known', { before: { config: 'new_restriction = true' }, after: {} }, [['option', 'new_restriction = true', '']]],
  ['privileged', 'a second task without the restrictions of the first one', { before: { config: dropping, group: volume(false) }, after: { config: dropping, group: second('') } }, []],
  ['privileged', 'another volume for each allocation', { before: { group: volume(false) }, after: { group: volume(false).replace('read_only', 'per_alloc = true\n      read_only') } }, [['writable host volume', '', 'data']]],
  ['privileged', 'another volume for each allocation, which can only be read', { before: { group: volume(true) }, after: { group: volume(true).replace('read_only', 'per_alloc = true\n      read_only') } }, []],
  ['privileged', 'a volume that follows its allocation', { before: { group: volume(false) }, after: { group: volume(false).replace('read_only', 'sticky = true\n      read_only') } }, []],
  ['privileged', 'a mount of a volume whose name is computed, beside one that cannot be written', { before: { group: rename(volume(true)) }, after: { group: rename(volume(true)), task: rename(mount(false)) } }, [['writable host volume', '', '${NOMAD_META_p}']]],
  ['privileged', 'a mount of a volume whose computed name gets another value', { before: { ...mountByName(false), job: 'meta {\n    p = "a"\n  }' }, after: { ...mountByName(false), job: 'meta {\n    p = "b"\n  }' } }, [['writable host volume', '', '${NOMAD_META_p}']]],
  ['privileged', 'a mount of a volume whose computed name gets another value, which can only be read', { before: { ...mountByName(true), job: 'meta {\n    p = "a"\n  }' }, after: { ...mountByName(true), job: 'meta {\n    p = "b"\n  }' } }, []],
  ['privileged', 'another SELinux label for files of the node', { before: { group: volume(true), task: mount(true) }, after: { group: volume(true), task: mount(true).replace('read_only', 'selinux_label = "Z"\n        read_only') } }, [['SELinux label', '', 'Z']]],
  ['privileged', 'a volume of Docker with a name', { before: {}, after: { config: `${image('acme/web:1.2.3')}\n        mount {\n          type   = "volume"\n          source = "postgres-data"\n          target = "/x"\n        }` } }, [['mount', '', 'postgres-data']]],
  ['privileged', 'a volume of Docker with a name, of the default type', { before: {}, after: { config: `${image('acme/web:1.2.3')}\n        mount {\n          source = "local"\n          target = "/x"\n        }` } }, [['mount', '', 'local']]],
  ['privileged', 'a volume of Docker without a name', { before: {}, after: { config: `${image('acme/web:1.2.3')}\n        mount {\n          type   = "volume"\n          target = "/x"\n        }` } }, []],
  ['privileged', 'a volume driver, by which a source is a name', { before: {}, after: { config: `${image('acme/web:1.2.3')}\n        volume_driver = "local"\n        volumes = ["postgres-data:/x"]` } }, [['volume_driver', '', 'local'], ['volumes', '', 'postgres-data:/x']]],
  ['privileged', 'another name for the volume driver of before', { before: { config: `${image('acme/web:1.2.3')}\n        volume_driver = "local"` }, after: { config: `${image('acme/web:1.2.3')}\n        volume_driver = "local"\n        volumes = ["postgres-data:/x"]` } }, [['volumes', '', 'postgres-data:/x']]],
  ['image-downgrade', 'a digest instead of a tag', { before: { config: image('a:2') }, after: { config: image(`a@sha256:${'a'.repeat(64)}`) } }, []],
  ['privileged', 'another image of a proxy', { before: { group: mesh(proxy('1.30')) }, after: { group: mesh(proxy('1.31')) } }, []],
  ['privileged', 'another image of a proxy of Podman', { before: { ...podman, group: mesh(proxy('1.30')) }, after: { ...podman, group: mesh(proxy('1.31')) } }, []],
  ['privileged', 'an argument of a proxy whose driver is not known', { before: { group: mesh(proxy('1.30', 'driver = "new"')) }, after: { group: mesh(proxy('1.30', 'driver = "new"').replace('-c', '-d')) } }, [['option', '', 'args = -d']]],
  ['privileged', 'a proxy', { before: { group: 'network {\n      mode = "bridge"\n    }' }, after: { group: mesh('') } }, []],
  ['image-unpinned', 'a proxy with the image of the node', { before: { group: 'network {\n      mode = "bridge"\n    }' }, after: { group: mesh('') } }, []],
  ['privileged', 'a proxy of Podman with the image of the node', { before: { ...podman, group: 'network {\n      mode = "bridge"\n    }' }, after: { ...podman, group: mesh('') } }, []],
  ['privileged', 'an argument of a proxy of QEMU, which may reach the node', { before: { group: mesh(proxy('1.30', 'driver = "qemu"')) }, after: { group: mesh(proxy('1.30', 'driver = "qemu"').replace('-c', '-initrd')) } }, [['args', '', '-initrd']]],
  ['privileged', 'a computed option of a proxy of which a part changes', { before: { group: mesh(proxy('1').replace('args', 'devices = [{ host_path = "$${NOMAD_META_x}" }]\n            args')), job: 'meta {\n    x = "a"\n  }' }, after: { group: mesh(proxy('1').replace('args', 'devices = [{ host_path = "$${NOMAD_META_x}" }]\n            args')), job: 'meta {\n    x = "b"\n  }' } }, [['devices', '', '${NOMAD_META_x}']]],
  ['image-downgrade', 'a lower image of a proxy', { before: { group: mesh(proxy('1.31')) }, after: { group: mesh(proxy('1.30')) } }, [['image', 'envoy:1.31', 'envoy:1.30']]],
  ['image-downgrade', 'a computed image of a proxy', { before: { group: mesh(proxy('1.31')) }, after: { group: mesh(proxy('$${NOMAD_META_x}')) } }, [['image', 'envoy:1.31', 'envoy:${NOMAD_META_x}']]],
  ['image-downgrade', 'a computed image of a proxy of which a part changes', { before: { group: mesh(proxy('$${NOMAD_META_x}')), job: 'meta {\n    x = "2"\n  }' }, after: { group: mesh(proxy('$${NOMAD_META_x}')), job: 'meta {\n    x = "1"\n  }' } }, [['image', 'envoy:${NOMAD_META_x}', 'envoy:${NOMAD_META_x}']]],
  ['privileged', 'the network of the host by no network', { before: exec('network {\n      mode = "bridge"\n    }'), after: exec('') }, [['network mode', 'bridge', 'host']]],
  ['privileged', 'the network of the host by a network without a mode', { before: exec('network {\n      mode = "bridge"\n    }'), after: exec('network {\n      port "x" {}\n    }') }, [['network mode', 'bridge', 'host']]],
  ['privileged', 'containers without a network of their group', { before: { group: 'network {\n      mode = "bridge"\n    }' }, after: {} }, []],
  ['privileged', 'another port in a network of the group', { before: exec('network {\n      mode = "bridge"\n    }'), after: exec('network {\n      mode = "bridge"\n      port "x" {}\n    }') }, []],
  ['privileged', 'another port in the network of the host', { before: exec('network {\n      port "y" {}\n    }'), after: exec('network {\n      port "x" {}\n    }') }, []],
  ['privileged', 'a device', { before: {}, after: { resources: 'device "1af4/usb" {}' } }, [['device', '', '1af4/usb']]],
  ['privileged', 'another device', { before: { resources: 'device "a/usb" {}' }, after: { resources: 'device "a/usb" {\n          count = 2\n        }' } }, [['changed device', '', 'a/usb']]],
  ['privileged', 'a device as before', { before: { resources: 'device "a/usb" {}' }, after: { resources: 'device "a/usb" {}', ...env } }, []],
  ['privileged', 'hostile names', { before: { names }, after: { names, task: `user = ${JSON.stringify(hostile[1])}` } }, [['user', '', hostile[1]]]],
  ['new-secrets-access', 'a Nomad variable', { before: {}, after: { task: template('{{ with nomadVar "nomad/jobs/a" }}{{ .x }}{{ end }}') } }, [['reads Nomad variable', '', 'nomad/jobs/a']]],
  ['new-secrets-access', 'a Vault path and a Consul key', { before: {}, after: { task: template('{{ with secret "kv/data/a" }}{{ .Data.x }}{{ end }}{{ key `app/x` }}') } }, [['reads Vault path', '', 'kv/data/a'], ['reads Consul key', '', 'app/x']]],
  ['new-secrets-access', 'a computed path', { before: {}, after: { task: template('{{ with secret (printf "kv/%s" "a") }}{{ end }}') } }, [['reads Vault path', '', 'with secret (printf "kv/%s" "a")']]],
  ['new-secrets-access', 'another argument of a certificate', { before: { task: template('{{ secret "pki/issue/web" "common_name=a" }}') }, after: { task: template('{{ secret "pki/issue/web" "common_name=b" }}') } }, [['reads Vault path', '', 'pki/issue/web common_name=b']]],
  ['new-secrets-access', 'a computed argument of a certificate', { before: { task: template('{{ secret "pki/issue/web" "common_name=a" }}') }, after: { task: template('{{ secret "pki/issue/web" (env "X") }}') } }, [['reads Vault path', '', 'secret "pki/issue/web" (env "X")']]],
  ['new-secrets-access', 'a path as before', { before: { task: template('{{ key "a" }}') }, after: { task: template('x {{ key "a" }}') } }, []],
  ['new-secrets-access', 'a path that an unchanged template reads', { before: { task: template('{{ key "a" }}') }, after: { task: `${template('{{ key "a" }}')}\n      ${template('{{ key "a" }}', 'local/b')}` } }, []],
  ['new-secrets-access', 'words that are not functions', { before: {}, after: { task: template('key "a" {{ .key }} {{ "key b" }} {{ env "secret" }}{{/* secret "x" */}}') } }, []],
  ['new-secrets-access', 'a new job', { after: { task: template('{{ key "a" }}') } }, []],
  ['new-secrets-access', 'the Consul token of a service', { before: { group: native('x', false) }, after: { group: native('x', true) } }, [['reads Consul token of service', '', 'x']]],
  ['new-secrets-access', 'the Consul token of a new service', { before: {}, after: { group: native('x', true) } }, [['reads Consul token of service', '', 'x']]],
  ['new-secrets-access', 'the Consul token of another service', { before: { group: native('x', true) }, after: { group: native('y', true) } }, [['reads Consul token of service', '', 'y']]],
  ['new-secrets-access', 'the Consul token of a service whose computed name gets another value', { before: { group: native('$${NOMAD_META_p}', true), job: 'meta {\n    p = "x"\n  }' }, after: { group: native('$${NOMAD_META_p}', true), job: 'meta {\n    p = "y"\n  }' } }, [['reads Consul token of service', '', '${NOMAD_META_p}']]],
  ['new-secrets-access', 'the Consul token of a service whose computed name stays', { before: { group: native('$${NOMAD_META_p}', true), job: 'meta {\n    p = "x"\n  }' }, after: { group: native('$${NOMAD_META_p}', true, '"a"'), job: 'meta {\n    p = "x"\n  }', count: 3 } }, []],
  ['new-secrets-access', 'a service without a token whose computed name gets another value', { before: { group: native('$${NOMAD_META_p}', false), job: 'meta {\n    p = "x"\n  }' }, after: { group: native('$${NOMAD_META_p}', false), job: 'meta {\n    p = "y"\n  }' } }, []],
  ['new-secrets-access', 'the Consul token of a service as before', { before: { group: native('x', true) }, after: { group: native('x', true, '"a"') } }, []],
  ['new-secrets-access', 'the default Consul namespace and partition of a task, by an empty block', { before: { task: 'consul {\n        namespace = "a"\n        partition = "p"\n      }' }, after: { task: 'consul {}' } }, [['Consul namespace', 'a', ''], ['Consul partition', 'p', '']]],
  ['new-secrets-access', 'the default Consul namespace of a group, by no block', { before: { group: 'consul {\n      namespace = "a"\n    }' }, after: {} }, [['Consul namespace', 'a', '']]],
  ['new-secrets-access', 'no Consul block of the default namespace', { before: { task: 'consul {\n        namespace = "default"\n      }' }, after: {} }, []],
  ['new-secrets-access', 'a hostile path', { before: { names }, after: { names, task: template('{{ key "`](x)<!-- -->" }}') } }, [['reads Consul key', '', '`](x)<!-- -->']]],
  ...([
    ['secret "a" "b"', 'secret "a b"', ['Vault path', 'a b']],
    ['keyOrDefault "a" "b"', 'keyOrDefault "a" "c"'],
    ['"b" | keyOrDefault "a"', 'keyOrDefault "a" "c"'],
    ['keyOrDefault "a" "b"', '"a" | keyOrDefault "b"', ['Consul key', 'b a']],
    ['pkiCert "a" "b=c"', 'secret "a" "b=c"'],
    ['env "A"', 'mustEnv "A"', ['environment of the node', 'A']],
    ['sprig_upper "A"', 'sprig_env "A"', ['environment of the node', 'A']],
    ['sprig_upper "A"', 'sprig_getHostByName "A"', ['function', 'sprig_getHostByName']],
    ['env "A"', '"x" | writeToFile "/etc/cron.d/x" "root" "root" "0644"', ['file of the node', '/etc/cron.d/x root root 0644 x']],
    ['mustEnv "A"', '"A" | mustEnv'],
    ['tree "a"', 'key "a/b"', ['Consul key', 'a/b']],
    ['tree "a"', 'ls "a"', ['Consul key', 'a']],
    ['tree "a"', 'key "a"', ['Consul key', 'a']],
    ['key "a/b"', 'tree "a"', ['Consul key', 'a']],
  ] as const).map(([old, after, read]): Row => [
    'new-secrets-access',
    `${after} after ${old}`,
    { before: { task: template(`{{ ${old} }}`) }, after: { task: template(`x {{ ${after} }}`) } },
    read === undefined ? [] : [[`reads ${read[0]}`, '', read[1]]],
  ]),
  ['new-secrets-access', 'the value of a variable in a block, of which a template read whether it exists', { before: { task: template('{{ nomadVarExists "a" }}') }, after: { task: `${template('{{ nomadVarExists "a" }}')}\n      secret "s" {\n        provider = "nomad"\n        path = "a"\n      }` } }, [['reads Nomad variable', '', 'a']]],
  ['new-secrets-access', 'the value of a variable in a block, which a template read', { before: { task: template('{{ nomadVar "a" }}') }, after: { task: `${template('{{ nomadVar "a" }}')}\n      secret "s" {\n        provider = "nomad"\n        path = "a"\n      }` } }, []],
  ['new-secrets-access', 'the key of a task with another name', { before: { names: ['app', 'old'], task: template('{{ key "a" }}') }, after: { task: template('{{ key "a" }}{{ key "b" }}') } }, [['reads Consul key', '', 'b']]],
  ['new-secrets-access', 'the key of a group with another name', { before: { names: ['old', 'server'], task: template('{{ key "a" }}') }, after: { task: template('{{ key "a" }}{{ key "b" }}') } }, [['reads Consul key', '', 'b']]],
  ['namespace-change', 'another namespace', { after: {}, formerNamespace: 'staging' }, [['namespace', 'staging', 'default']]],
  ['namespace-change', 'the same namespace', { before: {}, after: env, formerNamespace: 'default' }, []],
  ['namespace-change', 'a new file', { after: {} }, []],
  ['namespace-change', 'a hostile name', { after: {}, formerNamespace: hostile[1] }, [['namespace', hostile[1], 'default']]],
  ['datacenter-change', 'other datacenters', { before: { datacenters: '["dc1", "dc2"]' }, after: { datacenters: '["dc2"]' } }, [['datacenters', 'dc1, dc2', 'dc2']]],
  ['datacenter-change', 'the same datacenters in another order', { before: { datacenters: '["dc1", "dc2"]' }, after: { datacenters: '["dc2", "dc1"]', ...env } }, []],
  ['datacenter-change', 'a new job', { after: { datacenters: '["dc2"]' } }, []],
  ['datacenter-change', 'another node pool', { before: {}, after: { job: 'node_pool = "all"' } }, [['node pool', 'default', 'all']]],
  ['datacenter-change', 'the same node pool', { before: { job: 'node_pool = "all"' }, after: { job: 'node_pool = "all"', ...env } }, []],
  ['datacenter-change', 'a constraint that goes', { before: { job: constrainTo('linux') }, after: {} }, [['constraint', '${attr.kernel.name} = linux', '']]],
  ['datacenter-change', 'another constraint of a group', { before: { group: constrainTo('linux') }, after: { group: constrainTo('darwin') } }, [['constraint', '${attr.kernel.name} = linux', '']]],
  ['datacenter-change', 'a constraint of a task that goes', { before: { task: constrainTo('linux') }, after: {} }, [['constraint', '${attr.kernel.name} = linux', '']]],
  ['privileged', 'an environment variable of the node that is denied no longer', { before: raw('denied_envvars = ["AWS_*", "VAULT_*"]'), after: raw('denied_envvars = ["VAULT_*"]') }, [['denied_envvars', 'AWS_*', 'VAULT_*']]],
  ['privileged', 'no environment variables of the node that are denied', { before: raw('denied_envvars = ["AWS_*"]'), after: raw('') }, [['denied_envvars', 'AWS_*', '']]],
  ['privileged', 'all environment variables of the node that are denied', { before: raw('denied_envvars = ["AWS_*"]'), after: raw('denied_envvars = ["*"]') }, []],
  ['privileged', 'denied environment variables that are computed of meta', { before: { ...raw('denied_envvars = ["${NOMAD_META_p}"]'), job: 'meta {\n    p = "AWS_*"\n  }' }, after: { ...raw('denied_envvars = ["${NOMAD_META_p}"]'), job: 'meta {\n    p = "NONE"\n  }' } }, [['denied_envvars', '', '${NOMAD_META_p}']]],
  ['privileged', 'denied environment variables that are computed of what stays', { before: { ...raw('denied_envvars = ["${NOMAD_META_p}"]'), job: 'meta {\n    p = "AWS_*"\n  }' }, after: { ...raw('denied_envvars = ["${NOMAD_META_p}"]'), job: 'meta {\n    p = "AWS_*"\n  }', ...env } }, []],
  ['privileged', 'other environment variables of the node that are denied, too', { before: raw('denied_envvars = ["AWS_*"]'), after: raw('denied_envvars = ["VAULT_*", "AWS_*"]') }, []],
  ...([
    ['100', '', true],
    ['100', '0', true],
    ['100', '-1', true],
    ['99', '100', true],
    ['100', '99', false],
    ['0', '', false],
    ['-1', '0', false],
    ['', '100', false],
  ] as const).map(([before, after, isHit]): Row => [
    'privileged',
    `a limit of processes that was ${before} and is ${after}`,
    { before: { config: `${image('a:1')}\n${before && `pids_limit = ${before}`}` }, after: { config: `${image('a:1')}\n${after && `pids_limit = ${after}`}` } },
    isHit ? [['pids_limit', before, after]] : [],
  ]),
  ['privileged', 'a cgroup namespace of its own that goes', { before: { config: `${image('a:1')}\n        cgroupns = "private"` }, after: { config: image('a:1') } }, [['cgroupns', 'private', '']]],
  ['privileged', 'the default devices of QEMU', { before: qemu('args = ["-nographic", "-nodefaults"]'), after: qemu('args = ["-nographic"]') }, [['args', '-nodefaults', '-nographic']]],
  ['privileged', 'another argument of QEMU that goes', { before: qemu('args = ["-nographic", "-nodefaults"]'), after: qemu('args = ["-nodefaults"]') }, []],
  ['datacenter-change', 'a constraint of a group that goes without another one', { before: { job: other('b', constrainTo('linux')) }, after: {} }, []],
  ['datacenter-change', 'a constraint of a task that the group has now', { before: { task: constrainTo('linux') }, after: { group: constrainTo('linux') } }, []],
  ['datacenter-change', 'a constraint of a group that the job has now', { before: { group: constrainTo('linux') }, after: { job: constrainTo('linux') } }, []],
  ['datacenter-change', 'a constraint of a group that its task has now', { before: { group: constrainTo('linux') }, after: { task: constrainTo('linux') } }, []],
  ['datacenter-change', 'a constraint of the job that all groups have now', { before: { job: `${constrainTo('linux')}\n  ${other('b')}` }, after: { group: constrainTo('linux'), job: other('b', constrainTo('linux')) } }, []],
  ['datacenter-change', 'a constraint of the job that not all groups have now', { before: { job: `${constrainTo('linux')}\n  ${other('b')}` }, after: { group: constrainTo('linux'), job: other('b') } }, [['constraint', '${attr.kernel.name} = linux', '']]],
  ['datacenter-change', 'distinct hosts of the job that only each group has now', { before: { job: `${distinct}\n  ${other('b')}` }, after: { group: distinct, job: other('b', distinct) } }, [['constraint', 'distinct_hosts true', '']]],
  ['datacenter-change', 'distinct hosts of a group that the job has now', { before: { group: distinct }, after: { job: distinct } }, []],
  ['datacenter-change', 'a constraint of the job that the group had already', { before: { job: constrainTo('linux'), group: constrainTo('linux') }, after: { group: constrainTo('linux') } }, []],
  ['datacenter-change', 'a constraint of the job that the task had already', { before: { job: constrainTo('linux'), task: constrainTo('linux') }, after: { task: constrainTo('linux') } }, []],
  ['datacenter-change', 'a new constraint, and one that stays', { before: { group: constrainTo('linux') }, after: { group: constrainTo('linux'), job: constrainTo('linux'), ...env } }, []],
  ['datacenter-change', 'a device without its constraint, of which the plan shows nothing', { before: { resources: gpu(gpuLimit) }, after: { resources: gpu('') } }, [['constraints of device', '', 'a/gpu']]],
  ['datacenter-change', 'a device without its constraint, with another name', { before: { resources: gpu(gpuLimit) }, after: { resources: gpu('').replace('a/gpu', 'gpu') } }, [['constraints of device', '', 'a/gpu']]],
  ['datacenter-change', 'a device as before, and a new one', { before: { resources: gpu(gpuLimit) }, after: { resources: `${gpu(gpuLimit)}\n        device "b/gpu" {}`, ...env } }, []],
  ['datacenter-change', 'a hostile name', { before: {}, after: { datacenters: '["dc1", "<!-- `x` -->"]' } }, [['datacenters', 'dc1', '<!-- `x` -->, dc1']]],
]; // prettier-ignore

describe('the table of guards', () => {
  test.each(table)('guard %s judges a change: %s', async (setting, _, judged, changes) => {
    const hits = await judge(setting, judged);
    const changed = hits.map(({ subject, old, new: after }): Change => [subject, old, after]);
    expect(changed).toEqual(changes);
    expect(hits.every(({ guard }) => setting.startsWith(guard))).toBe(true);
    const { names: [group, task] = ['app', 'server'] } = judged.after;
    expect(
      hits.every(
        (hit) =>
          ['', group, 'app', 'b', 'new'].includes(hit.group) &&
          ['', task, 'connect-proxy-x', 'moved', 'second', 'w'].includes(hit.task),
      ),
    ).toBe(true);
  });

  test('a guard hits a new task of a job that loses one, and a task with the image of another one, and no other task', async () => {
    const tasks = fc.uniqueArray(
      fc.record({ name: fc.constantFrom('x', 'y'), repository: fc.constantFrom('p', 'q', 'r') }),
      { selector: ({ name }) => name },
    );
    type Groups = Readonly<Record<string, readonly { readonly name: string; readonly repository: string }[]>>;
    const groups: fc.Arbitrary<Groups> = fc.record({ a: tasks, b: tasks });
    const write = (job: Groups): string =>
      Object.entries(job)
        .filter(([, list]) => list.length > 0)
        .map(([group, list]) =>
          writeGroup(group, ...list.map(({ name, repository }) => writeTask(name, image(`${repository}:1`)))),
        )
        .join('');
    const index = (job: Groups) =>
      new Map(
        Object.entries(job).flatMap(([group, list]) =>
          list.map(({ name, repository }): [string, string] => [`${group}/${name}`, repository]),
        ),
      );
    await fc.assert(
      fc.asyncProperty(groups, groups, async (before, after) => {
        const [old, current] = [index(before), index(after)];
        const gone = [...old.keys()].filter((name) => !current.has(name));
        const added = [...current.keys()].filter((name) => !old.has(name));
        const edited = [...old.keys()].filter((name) => current.has(name) && current.get(name) !== old.get(name));
        const left = [...gone, ...edited];
        const taking = [...added, ...edited];
        const isTaken = (name: string): boolean => taking.some((task) => current.get(task) === old.get(name));
        const isTaking = (name: string): boolean => left.some((task) => old.get(task) === current.get(name));
        const former = left.filter((name) => isTaken(name) || (gone.includes(name) && added.length > 0));
        const next = taking.filter((name) => isTaking(name) || (added.includes(name) && gone.length > 0));
        const hits = await judge('privileged', { before: { job: write(before) }, after: { job: write(after) } });
        expect(
          hits.map((hit) => [hit.subject, hit.old.split(', ').toSorted(), hit.new.split(', ').toSorted()]),
        ).toEqual(former.length === 0 ? [] : [['tasks', former.toSorted(), next.toSorted()]]);
      }),
    );
  });

  test('every guard has a hit, a change that it lets pass, and a hit with hostile names', () => {
    for (const guard of guardNames) {
      const rows = table.filter(([setting]) => setting.startsWith(guard));
      expect([guard, rows.some(([, , , changes]) => changes.length > 0)]).toEqual([guard, true]);
      expect([guard, rows.filter(([, , , changes]) => changes.length === 0).length > 0]).toEqual([guard, true]);
      expect([guard, rows.some(([, title]) => title.includes('hostile'))]).toEqual([guard, true]);
    }
  });

  test('an image whose order is unknown is a hit, marked as unknown', async () => {
    const hits = await judge('image-downgrade', {
      before: { config: image('a:stable') },
      after: { config: image('a:edge') },
    });
    expect(hits).toMatchObject([
      { guard: 'image-downgrade', unknown: 'the order of these tags is unknown', old: 'a:stable', new: 'a:edge' },
    ]);
  });

  test('a change without guards has no hits', () => {
    expect(
      findHits({ job: { ID: 'a' }, verdict: {} as never, diff: null, namespace: '', formerNamespace: undefined }, []),
    ).toEqual([]);
  });
});
