import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomId, sleeper, startLivePull } from './live-pull.ts';
import { access, address, askLive } from './live-story.ts';

/** Jobs that no file declares any more, on a live Nomad: in two namespaces, and with running child jobs. */
const skipped = address === '' ? ' (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : '';
const patience = { timeout: 120_000 };
const team = 'outrider-team';

interface Listed {
  readonly ID: string;
  readonly Namespace: string;
  readonly Status: string;
  readonly ParentID: string;
}

interface LiveAllocation {
  readonly ClientStatus: string;
}

async function operate(source: string): Promise<void> {
  const Job = await askLive('POST', '/v1/jobs/parse', { JobHCL: source, Canonicalize: true });
  await askLive('POST', '/v1/jobs', { Job });
}

/** Waits until a job runs with as many allocations. */
async function runs(id: string, allocations: number): Promise<void> {
  await expect
    .poll(
      async () => {
        const all = await askLive<readonly LiveAllocation[]>('GET', `/v1/job/${encodeURIComponent(id)}/allocations`);
        return all.filter(({ ClientStatus }) => ClientStatus === 'running').length;
      },
      { timeout: 30_000 },
    )
    .toBe(allocations);
}

/** The jobs with a prefix in all namespaces, and how they are. */
async function statuses(id: string): Promise<Readonly<Record<string, string>>> {
  const all = await askLive<readonly Listed[]>('GET', `/v1/jobs?namespace=*&prefix=${id}`);
  return Object.fromEntries(all.map(({ ID, Namespace, Status }) => [`${ID} in ${Namespace}`, Status]));
}

async function purge(id: string): Promise<void> {
  const all = await askLive<readonly Listed[]>('GET', `/v1/jobs?namespace=*&prefix=${id}`);
  for (const { ID, Namespace } of all)
    await askLive('DELETE', `/v1/job/${encodeURIComponent(ID)}?purge=true&namespace=${Namespace}`);
}

const batch = 'type = "batch"';
const periodic = [batch, 'periodic {', '  crons = ["0 3 1 1 *"]', '}'];
const parameterized = [batch, 'parameterized {}'];

const created: string[] = [];

/** The ID of a job that is purged at the end, with its child jobs. */
function newId(): string {
  const id = randomId();
  created.push(id);
  return id;
}

async function startWithChild(kind: string): Promise<Readonly<Record<'id' | 'before' | 'child', string>>> {
  const id = newId();
  const before = sleeper(id, ...(kind === 'periodic' ? periodic : parameterized));
  await operate(before);
  await askLive('POST', `/v1/job/${id}/${kind === 'periodic' ? 'periodic/force' : 'dispatch'}`, {});
  const [listed] = await askLive<readonly Listed[]>('GET', `/v1/jobs?prefix=${id}%2F`);
  const child = listed?.ID ?? '';
  await runs(child, 1);
  return { id, before, child };
}

describe.skipIf(address === '')(`jobs that no file declares any more, on a live Nomad${skipped}`, () => {
  afterAll(async () => {
    for (const id of created) await purge(id);
  });
  beforeAll(async () => {
    await askLive('POST', `/v1/namespace/${team}`, { Name: team });
  });

  test(
    'a job that moves to another namespace is a new job, and the one that keeps running is named',
    patience,
    async () => {
      const id = newId();
      const before = sleeper(id);
      await operate(before);
      await runs(id, 1);
      await using pull = await startLivePull(access, before, sleeper(id, `namespace = "${team}"`));
      const plan = await pull.plan();
      expect(plan.outputs).toMatchObject({ changed: 'true', destructive: 'false', reason: '' });
      expect(pull.comment()).toContain(`job \`${id}\` in namespace \`default\` keeps running.`);
      expect((await pull.register()).exitCode).toBe(0);
      expect(pull.comment()).toContain(`- \`${id}\` in namespace \`default\` keeps running`);
      expect(await statuses(id)).toEqual({ [`${id} in default`]: 'running', [`${id} in ${team}`]: 'running' });
    },
  );

  test('the plan of a removed file counts what will stop', patience, async () => {
    const id = newId();
    const before = sleeper(id).replace('group "app" {', 'group "app" {\n    count = 2');
    await operate(before);
    await runs(id, 2);
    await using pull = await startLivePull(access, before, undefined);
    expect((await pull.plan()).outputs).toMatchObject({ changed: 'true', destructive: 'true' });
    expect(pull.comment()).toContain('will be stopped after the merge; 2 allocations will stop.');
    expect((await pull.register()).outputs).toMatchObject({ changed: 'true', reason: '' });
    await expect.poll(() => statuses(id), { timeout: 30_000 }).toEqual({ [`${id} in default`]: 'dead' });
  });

  test.each([
    ['periodic', 'false', 'running'],
    ['periodic', 'true', 'dead'],
    ['parameterized', 'false', 'running'],
    ['parameterized', 'true', 'dead'],
  ])(
    'the running child job of a %s job is named, and is with `children: %s` then %s',
    patience,
    async (kind, children, status) => {
      const { id, before, child } = await startWithChild(kind);
      await using pull = await startLivePull(access, before, undefined);
      const plan = await pull.plan({ children });
      expect(plan.outputs).toMatchObject({ changed: 'true', destructive: children });
      expect(pull.comment()).toContain(child);
      const run = await pull.register({ children });
      expect([run.exitCode, run.outputs['summary']]).toEqual([0, `\`${id}\` stopped`]);
      expect(pull.comment()).toMatch(
        children === 'true' ? /Its child jobs were stopped as well: `/ : /1 child job of .* keeps running: `/,
      );
      await runs(child, children === 'true' ? 0 : 1);
      await expect
        .poll(() => statuses(id), { timeout: 30_000 })
        .toEqual({ [`${id} in default`]: 'dead', [`${child} in default`]: status });
      // A child job that is registered again, even to be stopped, loses its parent.
      const { ParentID } = await askLive<Listed>('GET', `/v1/job/${encodeURIComponent(child)}`);
      expect(ParentID).toBe(id);
    },
  );

  test.each([
    ['periodic', 200, ''],
    ['parameterized', 500, 'cannot update non-parameterized job to being parameterized'],
  ])(
    'a child job of a %s job cannot be stopped by check-and-set as its parent can',
    patience,
    async (kind, status, text) => {
      const { id, child } = await startWithChild(kind);
      const live = await askLive<Listed & { JobModifyIndex: number }>('GET', `/v1/job/${encodeURIComponent(child)}`);
      const body = { Job: { ...live, Stop: true }, EnforceIndex: true, JobModifyIndex: live.JobModifyIndex };
      const headers = { 'X-Nomad-Token': process.env['OUTRIDER_TEST_NOMAD_TOKEN'] ?? '' };
      const answer = await fetch(`${address}/v1/jobs`, { method: 'POST', headers, body: JSON.stringify(body) });
      expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
      const { ParentID } = await askLive<Listed>('GET', `/v1/job/${encodeURIComponent(child)}`);
      // The child job of a periodic job is a job of its own from then on.
      expect(ParentID).toBe(kind === 'periodic' ? '' : id);
    },
  );
});
