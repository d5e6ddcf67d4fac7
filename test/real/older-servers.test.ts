import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runAction, type ActionRun } from '../support/action.ts';
import { startGitHub } from '../support/github.ts';
import { joinAnnotations, launchable } from '../support/launching.ts';
import { startNomadProxy } from '../support/registering.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { access, address, askLive } from './live-story.ts';
import { readResult } from '../support/result.ts';

/**
 * What must hold on a server of any supported version: a missing feature is reported, and nothing is written to the
 * wrong namespace, over a change, or twice. Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and …_TOKEN where ACLs are on).
 */
const location = address === '' ? 'no live Nomad (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : 'a live Nomad';
const patience = { timeout: 90_000 };
let workspace: Workspace;
const namespace = `outrider-test-${randomUUID().slice(0, 8)}`;

/** Runs a mode outside of a pull request. */
async function run(inputs: Readonly<Record<string, string>>): Promise<ActionRun> {
  await using github = await startGitHub();
  return await runAction({
    process: true,
    inputs: { timeout: '60s', ...access, ...inputs },
    workspace: workspace.path,
    githubToken: 'ghs_0123456789abcdefghij',
    apiUrl: github.url,
  });
}

async function parse(source: string): Promise<object> {
  return askLive('POST', '/v1/jobs/parse', { JobHCL: source });
}

interface Stub {
  readonly ID: string;
  readonly ParentID: string;
  readonly SubmitTime: number;
}

/** The child jobs of a job, the latest first. */
async function listChildren(id: string): Promise<readonly Stub[]> {
  const all = await askLive<Stub[]>('GET', `/v1/jobs?prefix=${id}`);
  return all.filter(({ ParentID }) => ParentID === id).toSorted((a, b) => b.SubmitTime - a.SubmitTime);
}

describe.skipIf(address === '').concurrent(`a server of any supported version: ${location}`, () => {
  beforeAll(() => {
    workspace = createWorkspace({});
  });

  afterAll(async () => {
    workspace[Symbol.dispose]();
    const jobs = await askLive<Stub[]>('GET', `/v1/jobs?prefix=${namespace}`);
    for (const { ID } of jobs) await askLive('DELETE', `/v1/job/${encodeURIComponent(ID)}?purge=true`);
  });

  test('the input `namespace` decides into which namespace a job is registered', patience, async () => {
    const name = namespace;
    await askLive('POST', `/v1/namespace/${name}`, { Name: name });
    const source = launchable(`${name}-job`, { block: 'none' }).replace('mock_driver', 'raw_exec');
    workspace.write('job.nomad.hcl', source.replace('run_for = "10ms"', 'command = "/bin/true"'));
    const inputs = { 'job-files': 'job.nomad.hcl', namespace: name };
    expect((await run({ mode: 'plan', ...inputs })).exitCode).toBe(0);
    const registered = await run({ mode: 'register', review: 'ignore', ...inputs });
    expect(registered.exitCode).toBe(0);
    const here = await askLive<Stub[]>('GET', `/v1/jobs?prefix=${name}&namespace=${name}`);
    expect(here.map(({ ID }) => ID)).toEqual([`${name}-job`]);
    expect(await askLive<Stub[]>('GET', `/v1/jobs?prefix=${name}-job`)).toEqual([]);
    await askLive('DELETE', `/v1/job/${name}-job?purge=true&namespace=${name}`);
    await askLive('DELETE', `/v1/namespace/${name}`);
  });

  test('status lists the latest child jobs', patience, async () => {
    const id = `${namespace}-children`;
    const source = launchable(id)
      .replace('mock_driver', 'raw_exec')
      .replace('run_for = "10ms"', 'command = "/bin/true"');
    await askLive('POST', '/v1/jobs', { Job: await parse(source) });
    for (let sent = 0; sent < 8; sent += 1) {
      await askLive('POST', `/v1/job/${id}/dispatch`, { Meta: { input: 'a' } });
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    const status = await run({ mode: 'status', job: id });
    const shown = (readResult(status).jobs[0] as { children: { latest: { id: string }[] } }).children;
    expect(shown.latest.map(({ id: child }) => child)).toEqual(
      (await listChildren(id)).slice(0, 5).map(({ ID }) => ID),
    );
    for (const { ID } of await listChildren(id))
      await askLive('DELETE', `/v1/job/${encodeURIComponent(ID)}?purge=true`);
  });

  test(
    'dispatch launches nothing twice when its response is lost, or reports that it does not send it again',
    patience,
    async () => {
      const id = `${namespace}-dispatch`;
      const source = launchable(id)
        .replace('mock_driver', 'raw_exec')
        .replace('run_for = "10ms"', 'command = "/bin/true"');
      await askLive('POST', '/v1/jobs', { Job: await parse(source) });
      let lost = 0;
      await using proxy = await startNomadProxy(address, async ({ method, path, pass, drop }) => {
        if (method !== 'POST' || !path.includes('/dispatch') || lost > 0) return;
        lost += 1;
        await pass();
        drop();
      });
      const dispatched = await run({
        mode: 'dispatch',
        job: id,
        meta: 'input=a',
        'idempotency-token': id,
        address: proxy.url,
      });
      expect(await listChildren(id)).toHaveLength(1);
      const isReported = joinAnnotations(dispatched).includes('is not sent again');
      expect([dispatched.exitCode, lost]).toEqual([isReported ? 1 : 0, 1]);
    },
  );
});
