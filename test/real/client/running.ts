import { beforeAll, expect, test } from 'vitest';
import { awaitEnd, awaitEval } from './follow.ts';
import { jobText } from './job-text.ts';
import { needs } from '../server-version.ts';
import type { Peer } from './peer.ts';
import { watchOptions, find } from './until.ts';

const serviceBlock = `
    service {
      name     = "outrider-test"
      provider = "nomad"
      tags     = ["one", "two"]
    }`;

/** Reads of a service that was rolled out. */
export function testRunning({ nomad, driver, id: toId, parse, request, since, version }: Peer): void {
  const id = toId('running');
  const group = needs(version, '1.3.0').skip ? '' : serviceBlock;
  const text = { id, driver, count: 2, group };
  let evaluation = '';
  let deployment = '';
  let registeredAt = 0;

  beforeAll(async () => {
    const written = await nomad.createJob({
      job: await parse(text),
      enforceIndex: 0,
      submission: { source: jobText(text), format: 'hcl2', variables: 'color = "a b&c=ü"' },
    });
    const { ID, Status } = await awaitEnd(nomad, id, written);
    expect(Status).toBe('successful');
    [evaluation, deployment, registeredAt] = [written.EvalID, ID, written.JobModifyIndex];
  }, 30_000);

  test('readJob reads a running service', async () => {
    const job = await find(nomad.watch.readJob({ id }, watchOptions), ({ Stable }) => Stable === true);
    expect(job).toMatchObject({ ID: id, Type: 'service', Version: 0, Status: 'running', Stop: false });
    expect(job.JobModifyIndex).toBe(registeredAt);
    expect(job.TaskGroups?.map(({ Name, Count }) => [Name, Count])).toEqual([['app', 2]]);
  });

  test('listJobs lists a running service', async () => {
    const { jobs, nextToken } = await nomad.listJobs({ prefix: id });
    expect(jobs.map((job) => [job.ID, job.Status, job.Periodic, job.ParameterizedJob, job.Stop])).toEqual([
      [id, 'running', false, false, false],
    ]);
    expect(nextToken).toBeUndefined();
    expect(jobs[0]?.JobSummary?.Summary).toHaveProperty('app.Running', 2);
    expect(Math.abs(Number(jobs[0]?.SubmitTime) - Date.now())).toBeLessThan(600_000);
  });

  test('readJobSummary counts the running allocations of a service', async () => {
    const { Summary } = await find(
      nomad.watch.readJobSummary({ id }, watchOptions),
      (summary) => summary.Summary['app']?.Running === 2,
    );
    expect(Summary['app']).toMatchObject({ Queued: 0, Starting: 0, Failed: 0, Lost: 0 });
  });

  test('listJobAllocations lists the running allocations of a service', async () => {
    const all = await nomad.listJobAllocations({ id });
    expect(all.map(({ Name }) => Name).toSorted()).toEqual([`${id}.app[0]`, `${id}.app[1]`]);
    for (const allocation of all) {
      expect(allocation).toMatchObject({ DesiredStatus: 'run', ClientStatus: 'running', JobVersion: 0 });
      expect(allocation.DeploymentStatus).toEqual({ Healthy: true, Canary: false });
      expect(allocation.TaskStates['main']).toMatchObject({ State: 'running', Failed: false, Restarts: 0 });
      expect(allocation.TaskStates['main']?.Events.map(({ Type }) => Type)).toContain('Started');
    }
  });

  test('readEvaluation and listJobEvaluations read the evaluation of a service', async () => {
    expect(await awaitEval(nomad, { EvalID: evaluation })).toMatchObject({
      Status: 'complete',
      TriggeredBy: 'job-register',
      JobID: id,
      DeploymentID: deployment,
      FailedTGAllocs: {},
    });
    const evaluations = await nomad.listJobEvaluations({ id });
    expect(evaluations.map(({ ID }) => ID)).toContain(evaluation);
  });

  test('listJobDeployments lists the deployment of a service', async () => {
    const [latest, list] = await Promise.all([
      nomad.readJobsMostRecentDeployment({ id }),
      nomad.listJobDeployments({ id }),
    ]);
    expect(list).toEqual([latest]);
    expect(latest).toMatchObject({ ID: deployment, JobID: id, JobVersion: 0, JobSpecModifyIndex: registeredAt });
    expect(latest?.TaskGroups['app']).toMatchObject({ DesiredTotal: 2, PlacedAllocs: 2, HealthyAllocs: 2 });
    expect(latest?.TaskGroups['app']?.ProgressDeadline).toBe(25e9);
  });

  test.skipIf(since('1.3.0').skip)(
    `readJobServices lists the registered services of a job${since('1.3.0').reason}`,
    async () => {
      const services = await find(nomad.watch.readJobServices({ id }, watchOptions), ({ length }) => length === 2);
      expect(services.map((service) => service.ServiceName)).toEqual(['outrider-test', 'outrider-test']);
    },
  );

  test.skipIf(since('1.6.0').skip)(`the submission of a job can be read${since('1.6.0').reason}`, async () => {
    expect(await request('GET', `/v1/job/${id}/submission?version=0`)).toMatchObject({
      Source: jobText(text),
      Format: 'hcl2',
      Variables: 'color = "a b&c=ü"',
      Version: 0,
    });
  });
}
