import { beforeAll, expect, test } from 'vitest';
import { deployed, evaluated } from './follow.ts';
import { jobText } from './job-text.ts';
import { needs } from '../server-version.ts';
import type { Peer } from './peer.ts';
import { over, until } from './until.ts';

const SERVICE = `
    service {
      name     = "outrider-test"
      provider = "nomad"
      tags     = ["one", "two"]
    }`;

/** What is told of a service that was rolled out. */
export function running({ scheduler, driver, id: idOf, parse, request, since, version }: Peer): void {
  const id = idOf('running');
  const group = needs(version, '1.3.0').skip ? '' : SERVICE;
  const text = { id, driver, count: 2, group };
  let evaluation = '';
  let deployment = '';
  let registeredAt = 0;

  beforeAll(async () => {
    const written = await scheduler.createJob({
      job: await parse(text),
      enforceIndex: 0,
      submission: { source: jobText(text), format: 'hcl2', variables: 'color = "a b&c=ü"' },
    });
    const { ID, Status } = await deployed(scheduler, id, written);
    expect(Status).toBe('successful');
    [evaluation, deployment, registeredAt] = [written.EvalID, ID, written.JobModifyIndex];
  }, 30_000);

  test('the job', async () => {
    const job = await until(scheduler.watch.readJob({ id }, over), ({ Stable }) => Stable === true);
    expect(job).toMatchObject({ ID: id, Type: 'service', Version: 0, Status: 'running', Stop: false });
    expect(job.JobModifyIndex).toBe(registeredAt);
    expect(job.TaskGroups?.map(({ Name, Count }) => [Name, Count])).toEqual([['app', 2]]);
  });

  test('the list', async () => {
    const { jobs, nextToken } = await scheduler.listJobs({ prefix: id, stale: true });
    expect(jobs.map((job) => [job.ID, job.Status, job.Periodic, job.ParameterizedJob, job.Stop])).toEqual([
      [id, 'running', false, false, false],
    ]);
    expect(nextToken).toBeUndefined();
    expect(jobs[0]?.JobSummary?.Summary).toHaveProperty('app.Running', 2);
    expect(Math.abs(Number(jobs[0]?.SubmitTime) - Date.now())).toBeLessThan(600_000);
  });

  test('the summary', async () => {
    const { Summary } = await until(
      scheduler.watch.readJobSummary({ id }, over),
      (summary) => summary.Summary['app']?.Running === 2,
    );
    expect(Summary['app']).toMatchObject({ Queued: 0, Starting: 0, Failed: 0, Lost: 0 });
  });

  test('the allocations', async () => {
    const all = await scheduler.listJobAllocations({ id });
    expect(all.map(({ Name }) => Name).toSorted()).toEqual([`${id}.app[0]`, `${id}.app[1]`]);
    for (const allocation of all) {
      expect(allocation.EvalID).toBe(evaluation);
      expect(allocation).toMatchObject({ DesiredStatus: 'run', ClientStatus: 'running', JobVersion: 0 });
      expect(allocation.DeploymentStatus).toEqual({ Healthy: true, Canary: false });
      expect(allocation.TaskStates['main']).toMatchObject({ State: 'running', Failed: false, Restarts: 0 });
      expect(allocation.TaskStates['main']?.Events.map(({ Type }) => Type)).toContain('Started');
    }
  });

  test('the evaluations', async () => {
    expect(await evaluated(scheduler, { EvalID: evaluation })).toMatchObject({
      Status: 'complete',
      TriggeredBy: 'job-register',
      JobID: id,
      DeploymentID: deployment,
      FailedTGAllocs: {},
    });
    const evaluations = await scheduler.listJobEvaluations({ id });
    expect(evaluations.map(({ ID }) => ID)).toContain(evaluation);
  });

  test('the deployments', async () => {
    const [latest, list] = await Promise.all([
      scheduler.readJobsMostRecentDeployment({ id }),
      scheduler.listJobDeployments({ id, all: true }),
    ]);
    expect(list).toEqual([latest]);
    expect(latest).toMatchObject({ ID: deployment, JobID: id, JobVersion: 0, JobSpecModifyIndex: registeredAt });
    expect(latest?.TaskGroups['app']).toMatchObject({ DesiredTotal: 2, PlacedAllocs: 2, HealthyAllocs: 2 });
    expect(latest?.TaskGroups['app']?.ProgressDeadline).toBe(25e9);
  });

  test.skipIf(since('1.3.0').skip)(`the services${since('1.3.0').why}`, async () => {
    const services = await until(scheduler.watch.jobServices({ id }, over), ({ length }) => length === 2);
    expect(services.map((one) => [one.ServiceName, one.JobID, one.Tags])).toEqual([
      ['outrider-test', id, ['one', 'two']],
      ['outrider-test', id, ['one', 'two']],
    ]);
  });

  test('the scale status', async () => {
    const status = await scheduler.readJobScaleStatus({ id });
    expect(status).toMatchObject({ JobID: id, JobStopped: false });
    expect(status.TaskGroups['app']).toMatchObject({ Desired: 2, Placed: 2, Running: 2, Healthy: 2, Unhealthy: 0 });
  });

  test.skipIf(since('1.6.0').skip)(`what it was registered with${since('1.6.0').why}`, async () => {
    expect(await request('GET', `/v1/job/${id}/submission?version=0`)).toMatchObject({
      Source: jobText(text),
      Format: 'hcl2',
      Variables: 'color = "a b&c=ü"',
      Version: 0,
    });
  });
}
