import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import {
  deploymentRequests,
  lastStatus,
  recorded,
  startDeployed,
  statesOf,
  warningsOf,
  type DeployedStory,
} from '../support/deployed.ts';
import { noSignals } from '../support/platform.ts';
import { failingTask, service, startNomadProxy } from '../support/registering.ts';

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';
const update = 'canary = 1';
const canaries = (id: string, image: string): string => service(id, { image, count: 2, update });
const promote = { mode: 'promote', job: 'web' };

/** Jobs whose canaries wait after a register. */
async function startWaiting(...ids: readonly string[]): Promise<DeployedStory> {
  const deployed = await startDeployed({
    files: Object.fromEntries(ids.map((id) => [`jobs/${id}.nomad.hcl`, canaries(id, 'two')])),
    running: ids.map((id) => canaries(id, 'one')),
  });
  await deployed.register();
  return deployed;
}

const waiting = ['in_progress', 'in_progress'];

describe.concurrent('GitHub deployment whose canaries wait', () => {
  test('promote ends the GitHub deployment that waits for its canaries, once', async () => {
    await using deployed = await startWaiting('web');
    const { story } = deployed;
    const before = deploymentRequests(story).length;
    const run = await deployed.run(promote);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(statesOf(story)).toEqual([[...waiting, 'success']]);
    expect(lastStatus(story)).toMatchObject({
      description: 'web: rolled out',
      environment_url: 'https://nomad.example/ui/jobs/web%40default',
      log_url: 'https://github.example/acme/jobs/actions/runs/4711',
    });
    // The list, its state, and the new state.
    expect(deploymentRequests(story).length - before).toBe(3);
    const again = await deployed.run(promote);
    expect([again.exitCode, again.outputs['changed']]).toEqual([0, 'false']);
    expect(statesOf(story)).toEqual([[...waiting, 'success']]);
    expect([...warningsOf(run), ...warningsOf(again)]).toEqual([]);
  });

  test('promote without `github-token` warns that the GitHub deployment was not written', async () => {
    await using deployed = await startWaiting('web');
    const before = deploymentRequests(deployed.story);
    const run = await deployed.run({ ...promote, 'github-token': '' });
    expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'successful']);
    expect(warningsOf(run)).toEqual([expect.stringMatching(/^The GitHub deployment was not written: /)]);
    expect(warningsOf(run)[0]).toContain('troubleshooting.md#github-deployment-not-written');
    expect(deploymentRequests(deployed.story)).toEqual(before);
  });

  test('a second register of the commit whose canaries wait changes no state', async () => {
    await using deployed = await startWaiting('web');
    const again = await deployed.register();
    expect(again.outputs['outcome']).toBe('awaiting-promotion');
    expect(statesOf(deployed.story)).toEqual([waiting]);
  });

  test('a GitHub deployment of two jobs succeeds only when the canaries of both are promoted', async () => {
    await using deployed = await startWaiting('api', 'web');
    const { story } = deployed;
    await deployed.run(promote);
    expect(statesOf(story)).toEqual([waiting]);
    await deployed.run({ ...promote, job: 'api' });
    expect(statesOf(story)).toEqual([[...waiting, 'success']]);
    expect(lastStatus(story)?.description).toBe('api, web: rolled out');
  });

  test('a GitHub deployment of two jobs fails when one is promoted after the other was replaced', async () => {
    await using deployed = await startWaiting('api', 'web');
    const { story } = deployed;
    await story.operate(canaries('api', 'three'));
    await deployed.run(promote);
    expect(lastStatus(story)).toMatchObject({ state: 'failure', description: 'api: superseded · 1 rolled out' });
  });

  test('fail-deployment ends the GitHub deployment that waits for its canaries as a failure', async () => {
    await using deployed = await startWaiting('web');
    const run = await deployed.run({ ...promote, mode: 'fail-deployment' });
    expect(run.exitCode).toBe(0);
    expect(statesOf(deployed.story)).toEqual([[...waiting, 'failure']]);
    expect(lastStatus(deployed.story)?.description).toBe('web: failed');
  });

  test('promote of a deployment that was promoted without Outrider sets the status of the GitHub deployment to the result in Nomad', async () => {
    await using deployed = await startWaiting('web');
    const { story } = deployed;
    const { ID: id } = await story.waiting('web');
    await story.ask('POST', `/v1/deployment/promote/${String(id)}`, { DeploymentID: id, All: true });
    await story.settled('web');
    const run = await deployed.run(promote);
    expect(run.outputs['summary']).toBe('`web` is already promoted');
    expect(statesOf(story)).toEqual([[...waiting, 'success']]);
  });

  test('promote changes neither the GitHub deployment of another tool nor one to another environment', async () => {
    await using deployed = await startWaiting('web');
    const { story } = deployed;
    const foreign = story.github.deployments.map((one) => ({
      ...one,
      id: one.id + 1,
      payload: { jobs: [{ id: 'web', namespace: 'default', version: 1 }] },
      statuses: one.statuses.slice(),
    }));
    (story.github.deployments as unknown[]).push(...foreign);
    await deployed.run({ ...promote, environment: 'staging' });
    expect(statesOf(story)).toEqual([waiting, waiting]);
    await deployed.run(promote);
    expect(statesOf(story)).toEqual([[...waiting, 'success'], waiting]);
  });

  test('promote in a dry run, and without `deployments: auto`, sends no request about deployments', async () => {
    await using deployed = await startWaiting('web');
    const { story } = deployed;
    const before = deploymentRequests(story).length;
    await deployed.run({ ...promote, 'dry-run': 'true' });
    await story.run({ inputs: promote, env: { GITHUB_API_URL: story.github.url } });
    expect(deploymentRequests(story)).toHaveLength(before);
  });

  test('promote where the deployments API is forbidden warns once, and promotes', async () => {
    await using deployed = await startWaiting('web');
    deployed.story.github.deploymentsApi = 'forbidden';
    const run = await deployed.run(promote);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(warningsOf(run)).toHaveLength(1);
  });

  test.skipIf(noSignals)(
    `a promotion that is cancelled ends as unknown, and the next one settles it${noSignals}`,
    async () => {
      await using deployed = await startWaiting('web');
      const { story } = deployed;
      const cancelling = new AbortController();
      let isPromoted = false;
      await using gate = await startNomadProxy(story.sandbox.scheduler, async ({ method, path, pass, answer }) => {
        if (method === 'POST') isPromoted = true;
        if (method !== 'GET' || !isPromoted || !path.includes('deployment')) return;
        // The run is cancelled before it sees the end.
        const { body, headers } = await pass();
        answer(200, body.replaceAll('"successful"', '"running"'), { 'x-nomad-index': headers['x-nomad-index'] ?? '1' });
        cancelling.abort();
      });
      const options = { cancelled: cancelling.signal };
      const run = await deployed.run({ ...promote, address: gate.url }, options);
      expect(run.exitCode).toBe(1);
      expect(statesOf(story)).toEqual([[...waiting, 'error']]);
      await story.settled('web');
      await deployed.run(promote);
      expect(statesOf(story)).toEqual([[...waiting, 'error', 'success']]);
    },
  );
});

const revert = { mode: 'revert', job: 'web' };

describe.concurrent('GitHub deployment of a revert', () => {
  test('revert names the commit that it goes back to, and ends with its outcome', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const { story } = deployed;
    const first = story.workspace.commit();
    await deployed.register();
    const second = await deployed.change({ [file]: service('web', { image: 'two' }) });
    const run = await deployed.run({ ...revert, 'job-version': '0' });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '2' });
    expect(story.github.deployments.map(({ sha }) => sha)).toEqual([first, second, first]);
    expect(story.github.deployments.at(-1)).toMatchObject({
      description: 'Outrider, mode revert: web',
      payload: { outrider: 1, jobs: [{ id: 'web', namespace: 'default', version: 2 }] },
    });
    expect(statesOf(story).at(-1)).toEqual(['in_progress', 'success']);
    const again = await deployed.run({ ...revert, 'job-version': '0' });
    expect(again.outputs['changed']).toBe('false');
    expect(story.github.deployments).toHaveLength(3);
    // The reverted version has a commit as well.
    await deployed.run({ ...revert, 'job-version': '1' });
    await deployed.run({ ...revert, 'job-version': '2' });
    expect(story.github.deployments.map(({ sha }) => sha)).toEqual([first, second, first, second, first]);
  });

  test('revert to a version of unknown origin creates no GitHub deployment, and ends one that still waits', async () => {
    await using deployed = await startWaiting('web');
    const { story } = deployed;
    const run = await deployed.run({ ...revert, 'job-version': '0' });
    expect(run.outputs['changed']).toBe('true');
    expect(statesOf(story)).toEqual([[...waiting, 'inactive']]);
    expect(warningsOf(run)).toEqual([]);
    const notices = run.annotations.filter(({ level }) => level === 'notice').map(({ message }) => message);
    expect(notices).toEqual([expect.stringContaining('the commit that is registered is unknown')]);
  });

  test('revert to a version does not name the commit of a version with the same number from before a purge', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const { story } = deployed;
    await deployed.register();
    const [deployment] = story.github.deployments;
    Object.assign(deployment ?? {}, { created_at: new Date(Date.now() - 30 * 24 * 3_600_000).toISOString() });
    await story.operate(service('web', { image: 'two' }));
    await story.settled('web');
    const run = await deployed.run({ ...revert, 'job-version': '0' });
    expect(run.outputs['changed']).toBe('true');
    expect(story.github.deployments).toHaveLength(1);
  });

  test('a revert whose rollout fails leaves the earlier GitHub deployment active', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web', { task: failingTask }) } });
    const { story } = deployed;
    await deployed.register();
    await deployed.change({ [file]: service('web', { image: 'two' }) });
    const run = await deployed.run({ ...revert, 'job-version': '0' });
    expect(run.outputs['outcome']).toBe('failed');
    expect(statesOf(story)).toEqual([
      ['in_progress', 'failure'],
      ['in_progress', 'success'],
      ['in_progress', 'failure'],
    ]);
  });

  test('a revert that another write supersedes makes its GitHub deployment a failure', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const { story } = deployed;
    await deployed.register();
    await deployed.change({ [file]: service('web', { image: 'two' }) });
    let superseded = false;
    await using gate = await startNomadProxy(story.sandbox.scheduler, async ({ path }) => {
      if (superseded || !path.includes('/revert')) return;
      superseded = true;
      await story.operate(service('web', { image: 'three' }));
    });
    const run = await deployed.run({ ...revert, 'job-version': '0', address: gate.url });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'conflict']);
    expect(statesOf(story).at(-1)).toEqual(['in_progress', 'failure']);
    expect(lastStatus(story)?.description).toBe('web: not registered');
  });

  test('revert refuses `deployments: auto` without an environment', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const { environment: _, ...without } = recorded;
    const run = await deployed.story.run({ inputs: { ...revert, ...without, 'job-version': '0' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(run.annotations[0]?.message).toContain('Input `environment` is missing.');
  });
});
