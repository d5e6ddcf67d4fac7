import { expect, test } from 'vitest';
import { awaitEval } from './follow.ts';
import type { Peer } from './peer.ts';

/** Create, update and stop, and all refusals of check-and-set. The jobs have a count of 0. */
export function testRegistering(peer: Peer): void {
  const { nomad, id: toId, parse, register, refusal, since } = peer;

  test.skipIf(since('1.2.4').skip)(
    `a job is created, updated, stopped, started again and purged${since('1.2.4').reason}`,
    async () => {
      const id = toId('life');
      const made = await register({ id }, { enforceIndex: 0 });
      expect(await awaitEval(nomad, made)).toMatchObject({ Status: 'complete', JobID: id });
      const read = await nomad.readJob({ id });
      expect(read).toMatchObject({ ID: id, Version: 0, JobModifyIndex: made.JobModifyIndex });

      const job = await parse({ id, color: 'green' });
      const changed = await nomad.createJob({ job, enforceIndex: made.JobModifyIndex });
      expect(changed.JobModifyIndex).toBeGreaterThan(made.JobModifyIndex);
      expect(await awaitEval(nomad, changed)).toMatchObject({ JobModifyIndex: changed.JobModifyIndex });

      const stopped = await nomad.stopJob({ id });
      expect(await awaitEval(nomad, stopped)).toMatchObject({ TriggeredBy: 'job-deregister' });
      expect(await nomad.readJob({ id })).toMatchObject({ Stop: true, Status: 'dead', Version: 2 });

      await register({ id });
      expect(await nomad.readJob({ id })).toMatchObject({ Stop: false, Version: 3 });
      await nomad.stopJob({ id, purge: true });
      expect((await refusal(nomad.readJob({ id }))).kind).toBe('not-found');
      expect((await nomad.listJobs({ prefix: id })).jobs).toEqual([]);
    },
  );

  test.skipIf(since('1.3.0').skip)(
    `createJob with an unchanged job creates no new version${since('1.3.0').reason}`,
    async () => {
      const id = toId('same');
      const made = await register({ id, group: 'max_client_disconnect = "200000h"' });
      const job = await nomad.readJob({ id });
      const { Diff, JobModifyIndex } = await nomad.createJobPlan({ job });
      expect([Diff?.Type, JobModifyIndex]).toEqual(['None', made.JobModifyIndex]);
      const repeated = await nomad.createJob({ job, enforceIndex: JobModifyIndex });
      expect(repeated.EvalID).not.toBe('');
      expect(await nomad.readJob({ id })).toMatchObject({ Version: 0, JobModifyIndex: made.JobModifyIndex });
    },
  );

  test('createJob refuses a job with a wrong modify index', async () => {
    const id = toId('cas');
    expect((await refusal(register({ id }, { enforceIndex: 5 }))).message).toContain('job does not exist');
    const { JobModifyIndex } = await register({ id }, { enforceIndex: 0 });
    for (const enforceIndex of [0, JobModifyIndex - 1, JobModifyIndex + 1]) {
      const { kind, reason, message } = await refusal(register({ id, color: 'red' }, { enforceIndex }));
      expect([kind, reason]).toEqual(['conflict', 'conflict']);
      expect(message).toContain(`Enforcing job modify index ${String(enforceIndex)}: job`);
    }
    await nomad.stopJob({ id });
    expect((await refusal(register({ id }, { enforceIndex: 0 }))).kind).toBe('conflict');
    expect(await nomad.readJob({ id })).toMatchObject({ Stop: true, Version: 1 });
  });

  test('createJob with preserveCounts keeps the counts of the live job', async () => {
    const id = toId('keep');
    await register({ id, group: 'scaling {\n      min = 0\n      max = 9\n    }' });
    const scaled = await nomad.scaleTaskGroup({ id, group: 'app', count: 0, message: 'noted' });
    await register({ id, count: 3, color: 'green' }, { preserveCounts: true });
    const job = await nomad.readJob({ id });
    expect(job.TaskGroups?.[0]?.Count).toBe(0);
    expect(job.JobModifyIndex).toBeGreaterThan(scaled.JobModifyIndex);
  });

  test('createJob and createJobPlan refuse an invalid job', async () => {
    const id = toId('wrong');
    const job = await parse({ id, job: 'priority = 5000' });
    for (const request of [() => nomad.createJob({ job }), () => nomad.createJobPlan({ job })]) {
      const { kind, reason, message } = await refusal(request());
      expect([kind, reason]).toEqual(['invalid', 'parse']);
      expect(message).toMatch(/job priority must be between \[1, 100\]/i);
    }
    await register({ id });
    const other = await refusal(register({ id, type: 'batch' }));
    expect([other.kind, other.message]).toEqual(['invalid', expect.stringContaining('cannot update job from type')]);
  });

  test.skipIf(since('1.5.1').skip)(`stopJob accepts a stopped and an unknown job${since('1.5.1').reason}`, async () => {
    const id = toId('twice');
    await register({ id });
    await nomad.stopJob({ id });
    expect((await nomad.stopJob({ id })).EvalID).not.toBe('');
    expect(await nomad.stopJob({ id: toId('never') })).toMatchObject({ EvalID: '', JobModifyIndex: 0 });
  });

  test.each(['a/b', 'a?b=c&d', 'a#b', 'a%2Fb+c', 'ä/ünï', 'a\'b"c', 'a/versions/b'])(
    'every endpoint encodes the job ID %s',
    async (name) => {
      const id = `${toId('name')}-${name}`;
      const { JobModifyIndex } = await register({ id });
      expect(await nomad.readJob({ id })).toMatchObject({ ID: id, JobModifyIndex });
      expect((await nomad.listJobs({ prefix: id })).jobs.map(({ ID }) => ID)).toEqual([id]);
      expect((await nomad.createJobPlan({ job: await parse({ id }) })).JobModifyIndex).toBe(JobModifyIndex);
      expect((await nomad.listJobVersions({ id })).Versions).toHaveLength(1);
      expect((await nomad.readJobSummary({ id })).JobID).toBe(id);
      expect((await nomad.stopJob({ id, purge: true })).EvalID).not.toBe('');
      expect((await refusal(nomad.readJob({ id }))).kind).toBe('not-found');
    },
  );
}
