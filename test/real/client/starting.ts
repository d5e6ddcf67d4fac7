import { describe, expect, test } from 'vitest';
import { evaluated } from './follow.ts';
import { needs } from '../server-version.ts';
import type { Peer } from './peer.ts';
import { over, until } from './until.ts';

const PERIODIC = 'periodic {\n    crons = ["0 0 1 1 *"]\n    enabled = true\n  }';
const PARAMETERIZED = `
  parameterized {
    payload       = "optional"
    meta_required = ["color"]
    meta_optional = ["size"]
  }`;

/** What starts instances of a job, or looks at it anew. */
export function starting(peer: Peer): void {
  const { scheduler, driver, withoutDriver, id: idOf, register, refusal, since, version } = peer;
  const periodic = needs(version, '1.6.2').skip ? PERIODIC.replace(/crons = \[(.*)\]/, 'cron = $1') : PERIODIC;

  test.skipIf(since('1.10.1').skip)(`dispatch: payload, meta, prefix and priority${since('1.10.1').why}`, async () => {
    const id = idOf('dispatch');
    expect((await register({ id, type: 'batch', job: PARAMETERIZED })).EvalID).toBe('');
    const payload = new Uint8Array([0, 255, 10, 128]);
    const request = { id, payload, meta: { color: 'blü', size: '' }, idPrefixTemplate: `${id}-x`, priority: 70 };
    const { DispatchedJobID, EvalID, JobCreateIndex } = await scheduler.dispatchJob(request);
    expect(DispatchedJobID.slice(0, -20)).toBe(`${id}/dispatch-${id}-x`);
    expect(await evaluated(scheduler, { EvalID })).toMatchObject({ JobID: DispatchedJobID, Priority: 70 });
    const child = await scheduler.readJob({ id: DispatchedJobID });
    expect(child).toMatchObject({ ParentID: id, Dispatched: true, Priority: 70, Meta: { color: 'blü', size: '' } });
    expect(child['Payload']).toBe(Buffer.from(payload).toString('base64'));
    expect(JobCreateIndex).toBeGreaterThan(0);
    const [parent] = (await scheduler.listJobs({ filter: `ID == "${id}"` })).jobs;
    expect(parent).toMatchObject({ ID: id, ParameterizedJob: true });
  });

  test.skipIf(since('1.1.3').skip)(`dispatch: the same token, the same child${since('1.1.3').why}`, async () => {
    const id = idOf('once');
    await register({ id, type: 'batch', job: PARAMETERIZED });
    const request = { id, meta: { color: 'blue' }, idempotencyToken: `${id} run=1&ü` };
    const first = await scheduler.dispatchJob(request);
    const second = await scheduler.dispatchJob(request);
    expect(second).toEqual({ ...first, EvalID: '', EvalCreateIndex: 0 });
    const other = await scheduler.dispatchJob({ ...request, idempotencyToken: 'other' });
    expect(other.DispatchedJobID).not.toBe(first.DispatchedJobID);
    const { jobs } = await scheduler.listJobs({ prefix: `${id}/` });
    expect(new Set(jobs.map(({ ID }) => ID))).toEqual(new Set([first.DispatchedJobID, other.DispatchedJobID]));
    expect(jobs.map(({ ParentID }) => ParentID)).toEqual([id, id]);
  });

  test.each([
    ['no meta', {}, 'invalid', 'required meta keys: [color]'],
    ['other meta', { meta: { color: '', zz: '' } }, 'invalid', 'unpermitted metadata keys: [zz]'],
    ['a large payload', { meta: { color: '' }, payload: 'x'.repeat(16_385) }, 'too-large', '16,385 bytes'],
  ])('dispatch, refused: %s', async (name, more, kind, words) => {
    const id = idOf(`refused-${name.replaceAll(' ', '-')}`);
    await register({ id, type: 'batch', job: PARAMETERIZED });
    const refused = await refusal(scheduler.dispatchJob({ id, ...more }));
    expect([refused.kind, refused.reason]).toEqual([kind, 'input']);
    expect(refused.message).toContain(words);
    await scheduler.dispatchJob({ id, meta: { color: '' }, payload: 'x'.repeat(16_384) });
  });

  test('what takes no dispatch', async () => {
    const id = idOf('plain');
    await register({ id });
    expect((await refusal(scheduler.dispatchJob({ id }))).kind).toBe('invalid');
    const stopped = idOf('stopped');
    await register({ id: stopped, type: 'batch', job: PARAMETERIZED });
    await scheduler.stopJob({ id: stopped });
    const { kind, message } = await refusal(scheduler.dispatchJob({ id: stopped, meta: { color: '' } }));
    expect([kind, message]).toEqual(['invalid', expect.stringContaining('is stopped')]);
  });

  test('a periodic job, launched now', async () => {
    const id = idOf('periodic');
    expect((await register({ id, type: 'batch', job: periodic })).EvalID).toBe('');
    const { JobID } = await evaluated(scheduler, await scheduler.forceNewPeriodicInstance({ id }));
    expect(JobID).toMatch(/\/periodic-\d+$/);
    expect(await scheduler.readJob({ id: JobID })).toMatchObject({ ParentID: id });
    const plan = await scheduler.createJobPlan({ job: await scheduler.readJob({ id }) });
    expect(Date.parse(plan.NextPeriodicLaunch ?? '')).toBeGreaterThan(Date.now());
    expect((await refusal(scheduler.createJobEvaluation({ id }))).kind).toBe('invalid');
    await scheduler.stopJob({ id });
    expect((await refusal(scheduler.forceNewPeriodicInstance({ id }))).kind).toBe('invalid');
    await register({ id: `${id}-not` });
    expect((await refusal(scheduler.forceNewPeriodicInstance({ id: `${id}-not` }))).kind).toBe('invalid');
  });

  test('evaluated anew', async () => {
    const id = idOf('evaluate');
    const { EvalID } = await register({ id });
    const written = await scheduler.createJobEvaluation({ id });
    expect(written.EvalID).not.toBe(EvalID);
    expect(await evaluated(scheduler, written)).toMatchObject({ Status: 'complete', JobID: id });
  });

  describe.skipIf(driver === undefined)(`with tasks that run${withoutDriver}`, () => {
    test('a dispatched child comes to its end', async () => {
      const id = idOf('work');
      await register({ id, type: 'batch', driver, course: 'ends', count: 1, job: PARAMETERIZED });
      const { DispatchedJobID } = await scheduler.dispatchJob({ id, meta: { color: 'blue' }, payload: 'ü' });
      const child = { id: DispatchedJobID };
      await until(scheduler.watch.readJob(child, over), ({ Status }) => Status === 'dead');
      const [allocation] = await scheduler.listJobAllocations(child);
      expect(allocation).toMatchObject({ ClientStatus: 'complete', DeploymentStatus: null });
      expect(allocation?.TaskStates['main']).toMatchObject({ State: 'dead', Failed: false });
      const { Summary } = await scheduler.readJobSummary(child);
      expect(Summary['app']).toMatchObject({ Complete: 1, Failed: 0 });
      const { Children } = await until(
        scheduler.watch.readJobSummary({ id }, over),
        (summary) => summary.Children?.Dead === 1,
      );
      expect(Children).toEqual({ Pending: 0, Running: 0, Dead: 1 });
    });

    test('what failed is tried again when it is asked for', async () => {
      const id = idOf('again');
      const reschedule = 'attempts = 1\n      interval = "24h"\n      delay = "1h"\n      unlimited = false';
      await register({ id, type: 'batch', driver, course: 'fails', count: 1, reschedule });
      const failures = (count: number) =>
        until(
          scheduler.watch.listJobAllocations({ id }, over),
          (allocations) => allocations.filter(({ ClientStatus }) => ClientStatus === 'failed').length === count,
        );
      const [failed] = await failures(1);
      expect(failed?.TaskStates['main']).toMatchObject({ State: 'dead', Failed: true });
      expect(failed?.TaskStates['main']?.Events.map(({ ExitCode }) => ExitCode)).toContain(1);
      await evaluated(scheduler, await scheduler.createJobEvaluation({ id }));
      expect(await scheduler.listJobAllocations({ id })).toHaveLength(1);
      await scheduler.createJobEvaluation({ id, forceReschedule: true });
      const both = await failures(2);
      // The replacement is named since 1.6.0.
      const named = both.filter(({ NextAllocation }) => NextAllocation !== '');
      expect(named).toHaveLength(needs(version, '1.6.0').skip ? 0 : 1);
      expect(new Set(both.map(({ Name }) => Name)).size).toBe(1);
    });
  });
}
