import { afterAll, describe, expect, test } from 'vitest';
import { lastStatus, startDeployed } from '../support/deployed.ts';
import { removeRunFolders } from '../support/action.ts';
import { service } from '../support/registering.ts';

afterAll(removeRunFolders);

/** A batch job of groups that run, or that no node can take. */
function batch(...memories: readonly number[]): string {
  const groups = memories.map(
    (memory, at) => `
  group "app-${at}" {
    task "server" {
      driver = "mock_driver"
      config { run_for = "2h" }
      resources { memory = ${memory} }
    }
  }`,
  );
  return `job "crunch" {
  datacenters = ["dc1"]
  type        = "batch"
  ${groups.join('\n')}
}
`;
}

const web = (image: string): string => service('web', { image, update: 'canary = 1' });

describe.concurrent('a GitHub deployment is green only for jobs that were seen to be placed', () => {
  test.each([
    [
      'ends it as an error where no node takes the other job',
      [999_999_999],
      'error',
      'crunch: not placed: its evaluation is blocked · 1 rolled out',
    ],
    [
      'ends it as an error where no node takes one of the two groups of the other job',
      [10, 999_999_999],
      'error',
      'crunch: not placed: its evaluation is blocked · 1 rolled out',
    ],
    ['ends it as a success where the other job runs', [10], 'success', 'web: rolled out · 1 registered and placed'],
  ])('a promotion after a register with `wait: false` %s', async (_, memories, state, description) => {
    const files = { 'jobs/web.nomad.hcl': web('two'), 'jobs/crunch.nomad.hcl': batch(...memories) };
    await using deployed = await startDeployed({ files, running: [web('one')] });
    const register = await deployed.register({ inputs: { wait: 'false', 'allow-unplaceable': 'true' } });
    expect(register.outputs['reason']).toBe('');
    await deployed.story.waiting('web');
    await deployed.run({ mode: 'promote', job: 'web' });
    expect(lastStatus(deployed.story)).toMatchObject({ state, description });
  });
});
