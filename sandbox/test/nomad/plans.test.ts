import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, it } from 'vitest';
import { differences } from '../../src/nomad/differences.ts';
import { Caller, type Doc } from '../caller.ts';

const folder = new URL('../../../test/fixtures/plans/', import.meta.url);
const names = readdirSync(folder);

function read(name: string, file: string): string {
  return readFileSync(new URL(`${name}/${file}`, folder), 'utf8');
}

/** Prior states of the cases that no job file describes. */
const preparations: Record<string, (caller: Caller, before: Doc | undefined) => Promise<void>> = {
  'scaled-behind-the-file': async (caller, before) => {
    await caller.run({ ...before, TaskGroups: before?.['TaskGroups'].map((group: Doc) => ({ ...group, Count: 4 })) });
  },
  'stopped-job': async (caller, before) => {
    await caller.json('DELETE', `/v1/job/${before?.['ID']}`);
    await caller.settle(before?.['ID']);
  },
  preemption: async (caller) => {
    const task = {
      Name: 'server',
      Driver: 'mock_driver',
      Config: { run_for: '2h' },
      Resources: { CPU: 50, MemoryMB: 8000 },
    };
    await caller.json('POST', '/v1/jobs', {
      Job: { ID: 'low', Priority: 20, TaskGroups: [{ Name: 'app', Tasks: [task] }] },
    });
    await caller.readUntil('/v1/job/low/allocations', (allocations: Doc[]) =>
      allocations.some((item) => item['ClientStatus'] === 'running'),
    );
  },
};

async function planCase(caller: Caller, name: string): Promise<{ job: Doc; plan: Doc }> {
  const before = existsSync(new URL(`${name}/before.nomad.hcl`, folder))
    ? await caller.parse(read(name, 'before.nomad.hcl'))
    : undefined;
  if (before !== undefined) await caller.run(before);
  await preparations[name]?.(caller, before);
  const job = await caller.parse(read(name, 'after.nomad.hcl'));
  return { job, plan: await caller.plan(job) };
}

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Returns a plan without values that differ from run to run: indexes, times, IDs, durations. */
function comparable(plan: Doc): unknown {
  const varying = new Set(['Index', 'JobModifyIndex', 'AllocationTime', 'CreateIndex', 'ModifyIndex', 'TaskStates']);
  return JSON.parse(JSON.stringify(plan), (key, value: unknown) => {
    if (varying.has(key)) return typeof value;
    if (key.endsWith('Time') || (key === 'NextPeriodicLaunch' && value !== null)) return 'time';
    return typeof value === 'string' && uuid.test(value) ? 'uuid' : value;
  });
}

describe('recorded plans in the sandbox', () => {
  const different = new Set(differences.flatMap((item) => ('plan' in item ? item.plan : [])));

  it('only recorded plans are listed as different', () => {
    expect(names).toEqual(expect.arrayContaining([...different]));
    expect(names.length).toBeGreaterThanOrEqual(35);
  });

  it.each(names)('the sandbox gives the recorded job and plan of %s', async (name) => {
    // The evicted job of the recording had just started, and its health was still unknown.
    await using caller = await Caller.start(name === 'preemption' ? { pace: { healthy: 60_000 } } : {});
    const { job, plan } = await planCase(caller, name);
    expect(job).toEqual(JSON.parse(read(name, 'job.json')));
    const recorded = comparable(JSON.parse(read(name, 'plan.json')) as Doc);
    // A listed case must differ, any other must not.
    expect(different.has(name) ? !isDeepStrictEqual(comparable(plan), recorded) : comparable(plan)).toEqual(
      different.has(name) ? true : recorded,
    );
  });

  it('a registered job plans no change for each recorded plan', async () => {
    await using caller = await Caller.start();
    for (const name of names) {
      const job = { ...(await caller.parse(read(name, 'after.nomad.hcl'))), ID: name, Name: name };
      await caller.json('POST', '/v1/jobs', { Job: job });
      expect([name, (await caller.plan(job))['Diff']['Type']]).toEqual([name, 'None']);
    }
  });
});
