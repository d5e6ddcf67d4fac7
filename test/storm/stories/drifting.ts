import { otherEvent } from '../../support/github.ts';
import { operate } from '../jobs.ts';
import { source } from './removing.ts';
import { plantedSecrets, type World } from '../world.ts';

const job = 'web';
const token = plantedSecrets['secret variable'];

/** The job file as it runs: with the value of its secret variable. */
function createRunningJob(image: string): string {
  return source(job, image, '').replace('default = "none"', `default = "${token}"`);
}

const bot = 'github-actions[bot]';

async function readVersions(world: World): Promise<string> {
  const { Versions } = await world.ask<{ Versions: readonly { readonly JobModifyIndex: number }[] }>(
    'GET',
    `/v1/job/${job}/versions`,
  );
  return Versions.map(({ JobModifyIndex }) => JobModifyIndex).join();
}

/** An operator changes a job manually and changes it back, while a schedule looks for drift. */
export async function playDrift(world: World): Promise<void> {
  const { dice, workspace, github, checks, story } = world;
  workspace.write(`jobs/${job}.nomad.hcl`, source(job, 'v0', ''));
  const head = workspace.commit();
  for (let number = 1; number <= 4; number += 1) {
    const isDrifted = dice.chance(`whether run ${number} finds drift`, 0.6);
    await operate(world, createRunningJob(isDrifted ? `v${dice.between(`version ${number}`, 1, 2)}` : 'v0'));
    const before = await readVersions(world);
    const wasOpen = github.issues.some(({ state }) => state === 'open');
    const { run, describe } = await world.run({
      inputs: { mode: 'drift', 'job-files': 'jobs/*.nomad.hcl', 'secret-vars': `token=${token}` },
      event: otherEvent('schedule'),
      env: { GITHUB_REF: 'refs/heads/main', GITHUB_RUN_ID: String(number), GITHUB_SHA: head },
    });
    const open = github.issues.filter(({ state, user }) => state === 'open' && user.login === bot);
    const match = (): string =>
      `${describe()} ${JSON.stringify(github.issues.map(({ state, state_reason }) => [state, state_reason]))}`;
    checks.check(story, 'there are never two issues about drift', open.length <= 1, match);
    checks.check(
      story,
      'no issue is closed while a job has drifted',
      !(isDrifted && wasOpen) || open.length === 1,
      match,
    );
    const isReported = run.outputs['drifted'] !== 'true' || isDrifted;
    checks.check(story, 'no drift is reported where there is none', isReported, match);
    const after = await readVersions(world);
    checks.check(
      story,
      'mode drift writes nothing to Nomad',
      after === before,
      () => `${describe()} ${before} became ${after}`,
    );
  }
}
