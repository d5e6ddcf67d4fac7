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

  test('promote of a version that was registered without Outrider makes the GitHub deployment of the earlier one inactive', async () => {
    await using deployed = await startWaiting('web');
    const { story } = deployed;
    await story.operate(canaries('web', 'three'));
    await story.waiting('web');
    const run = await deployed.run(promote);
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful' });
    expect(statesOf(story)).toEqual([[...waiting, 'inactive']]);
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
  test('a revert creates no GitHub deployment, and makes that of the version that it replaces inactive, once', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const { story } = deployed;
    await deployed.register();
    await deployed.change({ [file]: service('web', { image: 'two' }) });
    const before = deploymentRequests(story).length;
    const run = await deployed.run({ ...revert, 'job-version': '0' });
    expect(run.outputs).toMatchObject({ changed: 'true', outcome: 'successful', 'job-version': '2' });
    const states = [
      ['in_progress', 'success'],
      ['in_progress', 'success', 'inactive'],
    ];
    expect(statesOf(story)).toEqual(states);
    expect(lastStatus(story)?.description).toBe('A later run registered another version');
    // The list, its state, and the new state.
    expect(deploymentRequests(story).length - before).toBe(3);
    const again = await deployed.run({ ...revert, 'job-version': '0' });
    expect(again.outputs['changed']).toBe('false');
    expect(deploymentRequests(story).length - before).toBe(3);
    await deployed.run({ ...revert, 'job-version': '1' });
    expect(statesOf(story)).toEqual(states);
    expect([run, again].flatMap(({ annotations }) => annotations)).toEqual([]);
  });

  test.each([
    ['waits for its canaries', waiting],
    ['was left by a killed run without a state', []],
  ])('a revert ends the GitHub deployment that %s', async (_, states) => {
    await using deployed = await startWaiting('web');
    const { story } = deployed;
    story.github.deployments[0]?.statuses.splice(states.length);
    const run = await deployed.run({ ...revert, 'job-version': '0' });
    expect(run.outputs['changed']).toBe('true');
    expect(statesOf(story)).toEqual([[...states, 'inactive']]);
    expect(run.annotations).toEqual([]);
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
    ]);
  });

  test('a revert that another write supersedes changes no GitHub deployment', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const { story } = deployed;
    await deployed.register();
    await deployed.change({ [file]: service('web', { image: 'two' }) });
    const before = deploymentRequests(story).length;
    let superseded = false;
    await using gate = await startNomadProxy(story.sandbox.scheduler, async ({ path }) => {
      if (superseded || !path.includes('/revert')) return;
      superseded = true;
      await story.operate(service('web', { image: 'three' }));
    });
    const run = await deployed.run({ ...revert, 'job-version': '0', address: gate.url });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'conflict']);
    expect(deploymentRequests(story)).toHaveLength(before);
  });

  test('revert refuses `deployments: auto` without an environment', async () => {
    await using deployed = await startDeployed({ files: { [file]: service('web') } });
    const { environment: _, ...without } = recorded;
    const run = await deployed.story.run({ inputs: { ...revert, ...without, 'job-version': '0' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(run.annotations[0]?.message).toContain('Input `environment` is missing.');
  });
});
