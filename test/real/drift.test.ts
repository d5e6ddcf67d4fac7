import { describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { readDrifts } from '../support/drifting.ts';
import { createWorkspace } from '../support/workspace.ts';
import { listCapabilities } from '../documents/pages.ts';
import { namespaceRule, startFileAgent } from './file-agent.ts';
import { datacentersFor, needs } from './server-version.ts';

/** Each kind of drift, and the documented capabilities, on the `nomad` on PATH, which is started here; skipped where there is none. */
const agent = await startFileAgent();
const { version, location, old, ask } = agent;

// Several times of a periodic job came with this one.
const withoutCrons = needs(version, '1.6.2');

/** Registers a job file without Outrider. */
async function operate(text: string): Promise<void> {
  const job = await ask<object>('POST', '/v1/jobs/parse', { JobHCL: text, Canonicalize: true });
  await ask('POST', '/v1/jobs', { Job: job });
}

/** Reads an endpoint until the response meets the condition, by blocking queries. */
async function readUntil<T>(path: string, isWanted: (answer: T) => boolean): Promise<T> {
  for (let index = '0'; ;) {
    const response = await fetch(`${agent.address}${path}?index=${index}&wait=5s`, {
      headers: { 'X-Nomad-Token': agent.token },
    });
    index = response.headers.get('x-nomad-index') ?? '0';
    const answer = (await response.json()) as T;
    if (isWanted(answer)) return answer;
  }
}

interface Shape {
  readonly type?: string;
  readonly command?: string;
  readonly color?: string;
  readonly job?: string;
  readonly group?: string;
}

function jobSource(
  id: string,
  { type = 'service', command = '/bin/sleep 600', color = 'blue', job = '', group = '' }: Shape = {},
): string {
  const [program = '', ...args] = command.split(' ');
  return `job "${id}" {
  type = "${type}"
  ${datacentersFor(version)}
  ${job}
  group "app" {
    ${group}
    restart {
      attempts = 0
      mode     = "fail"
    }
    task "server" {
      driver = "raw_exec"
      config {
        command = "${program}"
        args    = ${JSON.stringify(args)}
      }
      env {
        COLOR = "${color}"
      }
      resources {
        cpu    = 20
        memory = 16
      }
    }
  }
}
`;
}

/** Mode drift of one job file. */
async function drift(text: string, inputs: Readonly<Record<string, string>> = {}): Promise<ActionRun> {
  using workspace = createWorkspace({ 'web.nomad.hcl': text });
  workspace.commit();
  const fixed = { mode: 'drift', 'job-files': '*.nomad.hcl', issue: 'off', timeout: '60s' };
  return await runAction({
    inputs: { ...fixed, address: agent.address, token: agent.token, ...inputs },
    workspace: workspace.path,
  });
}

async function readKind(text: string, inputs?: Readonly<Record<string, string>>): Promise<unknown> {
  const run = await drift(text, inputs);
  expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
  return readDrifts(run).map(({ kind, missing }) => (missing === '' ? kind : `${String(kind)}: ${String(missing)}`));
}

describe.skipIf(version === undefined)(`kinds of drift against ${location}`, { timeout: 120_000 }, () => {
  test('a job has drifted after it was changed, stopped or purged, and not while it equals its file', async () => {
    const web = jobSource('outrider-test-drift');
    await operate(web);
    expect(await readKind(web)).toEqual([]);
    await operate(jobSource('outrider-test-drift', { color: 'green' }));
    const changed = readDrifts(await drift(web));
    expect(changed).toMatchObject([{ kind: 'changed', fields: ['app/server Env[COLOR]'] }]);
    const inputs = { ignore: '*:app/server Env[COLOR]' };
    expect(await readKind(web, inputs)).toEqual([]);
    await ask('DELETE', '/v1/job/outrider-test-drift');
    expect(await readKind(web, inputs)).toEqual(['missing: stopped']);
    await operate(web);
    expect(await readKind(web)).toEqual([]);
    await ask('DELETE', '/v1/job/outrider-test-drift?purge=true');
    expect(await readKind(web)).toEqual(['missing: absent']);
  });

  test('a job that was scaled has changed only without a `scaling` block and without `preserve-counts`', async () => {
    for (const [id, group] of [
      ['outrider-test-scaled', 'scaling {\n min = 1\n max = 5\n }'],
      ['outrider-test-count', ''],
    ] as const) {
      const text = jobSource(id, { type: 'batch', group });
      await operate(text);
      expect(await readKind(text)).toEqual([]);
      await ask('POST', `/v1/job/${id}/scale`, { Count: 3, Target: { Group: 'app' }, Message: 'test' });
      expect(await readKind(text)).toEqual(group === '' ? ['changed'] : []);
      expect(await readKind(text, { 'preserve-counts': 'true' })).toEqual([]);
      await ask('DELETE', `/v1/job/${id}?purge=true`);
    }
  });

  test('a batch job that has ended has not drifted, neither after garbage collection', async () => {
    const batch = jobSource('outrider-test-batch', { type: 'batch', command: '/bin/true' });
    await operate(batch);
    await readUntil<{ Status: string }>('/v1/job/outrider-test-batch', ({ Status }) => Status === 'dead');
    expect(await readKind(batch)).toEqual([]);
    await ask('PUT', '/v1/system/gc');
    for (;;) {
      const jobs = await ask<readonly { ID: string }[]>('GET', '/v1/jobs');
      if (!jobs.some(({ ID }) => ID === 'outrider-test-batch')) break;
      await ask('PUT', '/v1/system/gc');
    }
    expect(await readKind(batch)).toEqual([]);
  });

  test('a service is missing if all of its allocations failed, because it is dead', async () => {
    const group = 'reschedule {\n attempts = 0\n unlimited = false\n }\n update {\n max_parallel = 0\n }';
    const failing = jobSource('outrider-test-dead', { command: '/bin/false', group });
    await operate(failing);
    await readUntil<{ Status: string }>('/v1/job/outrider-test-dead', ({ Status }) => Status === 'dead');
    expect(await readKind(failing)).toEqual(['missing: dead']);
    await ask('DELETE', '/v1/job/outrider-test-dead?purge=true');
  });

  test.skipIf(withoutCrons.skip)(`a periodic job has not drifted${withoutCrons.reason}`, async () => {
    const nightly = jobSource('outrider-test-nightly', { type: 'batch', job: 'periodic {\n crons = ["@daily"]\n }' });
    await operate(nightly);
    await ask('POST', '/v1/job/outrider-test-nightly/periodic/force');
    expect(readDrifts(await drift(nightly))).toEqual([]);
    await ask('DELETE', '/v1/job/outrider-test-nightly?purge=true');
  });
});

describe.skipIf(version === undefined || old.skip)(
  `the capabilities of drift in docs/operate.md against ${location}${old.reason}`,
  () => {
    test('the documented policy is sufficient and minimal', { timeout: 60_000 }, async () => {
      const capabilities = listCapabilities('drift');
      expect(capabilities).toHaveLength(4);
      // Nomad's plan does not show whether a batch job is the same: that takes `read-job`.
      const wanted = jobSource('outrider-test-policy', { type: 'batch' });
      await operate(wanted);
      for (const capability of capabilities) {
        const others = capabilities.filter((other) => other !== capability);
        const token = await agent.createToken(`drift-without-${capability}`, namespaceRule('default', others));
        const refused = await drift(wanted, { token });
        expect([capability, refused.exitCode, refused.outputs['reason']]).toEqual([capability, 1, 'unauthorized']);
      }
      await operate(jobSource('outrider-test-policy', { type: 'batch', color: 'green' }));
      const token = await agent.createToken('drift', namespaceRule('default', capabilities));
      const done = await drift(wanted, { token });
      expect([done.exitCode, readDrifts(done).map(({ kind }) => kind)]).toEqual([0, ['changed']]);
      await ask('DELETE', '/v1/job/outrider-test-policy?purge=true');
    });
  },
);
