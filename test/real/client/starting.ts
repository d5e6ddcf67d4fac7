import { describe, expect, test } from 'vitest';
import { awaitEval } from './follow.ts';
import { needs } from '../server-version.ts';
import type { Peer } from './peer.ts';
import { watchOptions, find } from './until.ts';

const periodicBlock = 'periodic {\n    crons = ["0 0 1 1 *"]\n    enabled = true\n  }';
const parameterizedBlock = `
  parameterized {
    payload       = "optional"
    meta_required = ["color"]
    meta_optional = ["size"]
  }`;

/** Dispatches, periodic launches and evaluations. */
export function testStarting(peer: Peer): void {
  const { nomad, driver, withoutDriver, id: toId, register, refusal, since, version } = peer;
  const periodic = needs(version, '1.6.2').skip
    ? periodicBlock.replace(/crons = \[(.*)\]/, 'cron = $1')
    : periodicBlock;

  test.skipIf(since('1.10.1').skip)(
    `dispatchJob sends payload, meta, prefix and priority${since('1.10.1').reason}`,
    async () => {
      const id = toId('dispatch');
      expect((await register({ id, type: 'batch', job: parameterizedBlock })).EvalID).toBe('');
      const payload = Buffer.of(0, 255, 10, 128);
      const request = { id, payload, meta: { color: 'blü', size: '' }, idPrefixTemplate: `${id}-x`, priority: 70 };
      const { DispatchedJobID, EvalID, JobCreateIndex } = await nomad.dispatchJob(request);
      expect(DispatchedJobID.slice(0, -20)).toBe(`${id}/dispatch-${id}-x`);
      expect(await awaitEval(nomad, { EvalID })).toMatchObject({ JobID: DispatchedJobID });
      const child = await nomad.readJob({ id: DispatchedJobID });
      expect(child).toMatchObject({ ParentID: id, Dispatched: true, Priority: 70, Meta: { color: 'blü', size: '' } });
      expect(child['Payload']).toBe(payload.toString('base64'));
      expect(JobCreateIndex).toBeGreaterThan(0);
      const [parent] = (await nomad.listJobs({ filter: `ID == "${id}"` })).jobs;
      expect(parent).toMatchObject({ ID: id, ParameterizedJob: true });
    },
  );

  test.skipIf(since('1.1.3').skip)(
    `dispatchJob with the same idempotency token returns the same child job${since('1.1.3').reason}`,
    async () => {
      const id = toId('once');
      await register({ id, type: 'batch', job: parameterizedBlock });
      const request = { id, meta: { color: 'blue' }, idempotencyToken: `${id} run=1&ü` };
      const first = await nomad.dispatchJob(request);
      const second = await nomad.dispatchJob(request);
      expect(second).toEqual({ ...first, EvalID: '' });
      const other = await nomad.dispatchJob({ ...request, idempotencyToken: 'other' });
      expect(other.DispatchedJobID).not.toBe(first.DispatchedJobID);
      const { jobs } = await nomad.listJobs({ prefix: `${id}/` });
      expect(new Set(jobs.map(({ ID }) => ID))).toEqual(new Set([first.DispatchedJobID, other.DispatchedJobID]));
      expect(jobs.map(({ ParentID }) => ParentID)).toEqual([id, id]);
    },
  );

  test.each([
    ['no meta', {}, 'invalid', 'required meta keys: [color]'],
    ['other meta', { meta: { color: '', zz: '' } }, 'invalid', 'unpermitted metadata keys: [zz]'],
    ['a large payload', { meta: { color: '' }, payload: Buffer.alloc(16_385) }, 'too-large', '16385 > 16384'],
  ])('dispatchJob refuses %s', async (name, more, kind, text) => {
    const id = toId(`refused-${name.replaceAll(' ', '-')}`);
    await register({ id, type: 'batch', job: parameterizedBlock });
    const refused = await refusal(nomad.dispatchJob({ id, ...more }));
    expect([refused.kind, refused.reason]).toEqual([kind, 'input']);
    expect(refused.message).toContain(text);
    await nomad.dispatchJob({ id, meta: { color: '' }, payload: Buffer.alloc(16_384) });
  });

  test('dispatchJob refuses a job that is stopped or not parameterized', async () => {
    const id = toId('plain');
    await register({ id });
    expect((await refusal(nomad.dispatchJob({ id }))).kind).toBe('invalid');
    const stopped = toId('stopped');
    await register({ id: stopped, type: 'batch', job: parameterizedBlock });
    await nomad.stopJob({ id: stopped });
    const { kind, message } = await refusal(nomad.dispatchJob({ id: stopped, meta: { color: '' } }));
    expect([kind, message]).toEqual(['invalid', expect.stringContaining('is stopped')]);
  });

  test('forceNewPeriodicInstance launches a periodic job, and refuses other jobs', async () => {
    const id = toId('periodic');
    expect((await register({ id, type: 'batch', job: periodic })).EvalID).toBe('');
    const { JobID } = await awaitEval(nomad, await nomad.forceNewPeriodicInstance({ id }));
    expect(JobID).toMatch(/\/periodic-\d+$/);
    expect(await nomad.readJob({ id: JobID })).toMatchObject({ ParentID: id });
    const plan = await nomad.createJobPlan({ job: await nomad.readJob({ id }) });
    expect(Date.parse(plan.NextPeriodicLaunch ?? '')).toBeGreaterThan(Date.now());
    expect((await refusal(nomad.createJobEvaluation({ id }))).kind).toBe('invalid');
    await nomad.stopJob({ id });
    expect((await refusal(nomad.forceNewPeriodicInstance({ id }))).kind).toBe('invalid');
    await register({ id: `${id}-not` });
    expect((await refusal(nomad.forceNewPeriodicInstance({ id: `${id}-not` }))).kind).toBe('invalid');
  });

  test('createJobEvaluation creates a new evaluation', async () => {
    const id = toId('evaluate');
    const { EvalID } = await register({ id });
    const written = await nomad.createJobEvaluation({ id });
    expect(written.EvalID).not.toBe(EvalID);
    expect(await awaitEval(nomad, written)).toMatchObject({ Status: 'complete', JobID: id });
  });

  describe.skipIf(driver === undefined)(`jobs with running tasks${withoutDriver}`, () => {
    test('dispatchJob starts a child job that can be followed to its end', async () => {
      const id = toId('work');
      await register({ id, type: 'batch', driver, course: 'ends', count: 1, job: parameterizedBlock });
      const { DispatchedJobID } = await nomad.dispatchJob({ id, meta: { color: 'blue' }, payload: Buffer.from('ü') });
      const child = { id: DispatchedJobID };
      await find(nomad.watch.readJob(child, watchOptions), ({ Status }) => Status === 'dead');
      const [allocation] = await nomad.listJobAllocations(child);
      expect(allocation).toMatchObject({ ClientStatus: 'complete', DeploymentStatus: null });
      expect(allocation?.TaskStates['main']).toMatchObject({ State: 'dead', Failed: false });
      const { Summary } = await nomad.readJobSummary(child);
      expect(Summary['app']).toMatchObject({ Complete: 1, Failed: 0 });
      const { Children } = await find(
        nomad.watch.readJobSummary({ id }, watchOptions),
        (summary) => summary.Children?.Dead === 1,
      );
      expect(Children).toEqual({ Pending: 0, Running: 0, Dead: 1 });
    });

    test('createJobEvaluation with forceReschedule reschedules a failed allocation', async () => {
      const id = toId('again');
      const reschedule = 'attempts = 1\n      interval = "24h"\n      delay = "1h"\n      unlimited = false';
      await register({ id, type: 'batch', driver, course: 'fails', count: 1, reschedule });
      const failures = (count: number) =>
        find(
          nomad.watch.listJobAllocations({ id }, watchOptions),
          (allocations) => allocations.filter(({ ClientStatus }) => ClientStatus === 'failed').length === count,
        );
      const [failed] = await failures(1);
      expect(failed?.TaskStates['main']).toMatchObject({ State: 'dead', Failed: true });
      expect(failed?.TaskStates['main']?.Events.map(({ ExitCode }) => ExitCode)).toContain(1);
      await awaitEval(nomad, await nomad.createJobEvaluation({ id }));
      expect(await nomad.listJobAllocations({ id })).toHaveLength(1);
      await nomad.createJobEvaluation({ id, forceReschedule: true });
      const both = await failures(2);
      // The replacement is named since 1.6.0.
      const named = both.filter(({ NextAllocation }) => NextAllocation !== '');
      expect(named).toHaveLength(needs(version, '1.6.0').skip ? 0 : 1);
      expect(new Set(both.map(({ Name }) => Name)).size).toBe(1);
    });
  });
}
