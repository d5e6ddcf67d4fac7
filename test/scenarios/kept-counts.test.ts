import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

/** Groups whose counts an autoscaler manages. */

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';
const keeping = { 'preserve-counts': 'true' };

function scaled(count: number, scaling: string, image = 'one'): string {
  return service('web', { count, image }).replace('restart {', `scaling {\n ${scaling}\n }\n restart {`);
}

/** The group as it is stored. */
async function groupOf(story: Story): Promise<{ readonly count: number; readonly min: number; readonly max: number }> {
  interface Group {
    readonly Count: number;
    readonly Scaling: { readonly Min: number; readonly Max: number };
  }
  const job = await story.ask<{ readonly TaskGroups: readonly [Group] }>('GET', '/v1/job/web');
  const [{ Count: count, Scaling }] = job.TaskGroups;
  return { count, min: Scaling.Min, max: Scaling.Max };
}

/** A job that was scaled, whose file is then this one. */
async function scaledTo(count: number, before: string, after: string): Promise<Story> {
  const story = await startStory({ files: { [file]: after }, running: [before] });
  await story.ask('POST', '/v1/job/web/scale', { Target: { Group: 'app' }, Count: count });
  await story.settled('web');
  return story;
}

function bodyOf({ github }: Story): string {
  return github.comments[0]?.body ?? '';
}

function warnings({ annotations }: ActionRun): readonly string[] {
  return annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
}

describe.concurrent('a kept count outside of the bounds of its `scaling` block', () => {
  test.each([
    ['max', scaled(1, 'max = 2\n min = 0'), 'at most 2', 'Max: "5" => "2"', { count: 3, min: 0, max: 2 }],
    ['min', scaled(5, 'max = 9\n min = 4'), 'at least 4', 'Min: "0" => "4"', { count: 3, min: 4, max: 9 }],
  ])('plan shows it with `%s`, and register keeps it', async (_, after, bound, line, stored) => {
    await using story = await scaledTo(3, scaled(1, 'max = 5\n min = 0'), after);
    const plan = await story.plan({ inputs: keeping });
    const count = after.includes('count = 5') ? 5 : 1;
    expect([plan.exitCode, plan.outputs['destructive']]).toEqual([0, 'false']);
    expect(bodyOf(story)).toContain(`Count of \`app\` kept at 3; the job file says ${count}, and ${bound}.`);
    expect(bodyOf(story)).toContain(line);
    expect(bodyOf(story)).not.toMatch(/Count: |stops/);
    const run = await story.register({ inputs: keeping });
    expect([run.exitCode, await groupOf(story)]).toEqual([0, stored]);
    const { length } = await story.versions('web');
    const again = await story.plan({ inputs: keeping });
    expect([again.outputs['changed'], again.outputs['summary']]).toEqual(['false', 'no changes (1 job)']);
    expect((await story.register({ inputs: { ...keeping, review: 'ignore' } })).exitCode).toBe(0);
    expect(await story.versions('web')).toHaveLength(length);
  });

  test('plan shows what else changes', async () => {
    await using story = await scaledTo(3, scaled(1, 'max = 5\n min = 0'), scaled(1, 'max = 2\n min = 0', 'two'));
    await story.plan({ inputs: { ...keeping, redact: 'none' } });
    expect(bodyOf(story)).toContain('replaces 3 allocations');
    expect(bodyOf(story)).toContain('Env[IMAGE]: "one" => "two"');
    expect(bodyOf(story)).toContain('Max: "5" => "2"');
  });

  test('a re-run of the register after a lost answer registers nothing again', async () => {
    await using story = await scaledTo(3, scaled(1, 'max = 5\n min = 0'), scaled(1, 'max = 2\n min = 0'));
    let isLost = false;
    await using nomad = await startNomadProxy(story.sandbox.scheduler, async ({ method, path, pass, drop }) => {
      if (isLost || method !== 'POST' || path !== '/v1/jobs') return;
      isLost = true;
      await pass();
      drop();
    });
    const inputs = { ...keeping, address: nomad.url };
    await story.plan({ inputs });
    const { length } = await story.versions('web');
    expect((await story.register({ inputs })).exitCode).toBe(0);
    expect([isLost, (await story.versions('web')).length]).toEqual([true, length + 1]);
  });

  test('a version with such a count counts as registered after the plan', async () => {
    const [before, after] = [scaled(1, 'max = 5\n min = 0'), scaled(1, 'max = 2\n min = 0')];
    await using story = await scaledTo(3, before, after);
    await story.plan({ inputs: keeping });
    for (const JobHCL of [after, before]) {
      const Job = await story.ask('POST', '/v1/jobs/parse', { JobHCL, Canonicalize: true });
      await story.ask('POST', '/v1/jobs', { Job, PreserveCounts: true });
    }
    const run = await story.register({ inputs: keeping });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'plan-changed']);
    expect(run.annotations[0]?.message).toContain('it was registered after the plan, and then rolled back');
  });

  test('plan reports the error of Nomad if the count of the file is outside as well, and names the kept one', async () => {
    await using story = await scaledTo(3, scaled(1, 'max = 5\n min = 0'), scaled(4, 'max = 2\n min = 0'));
    const run = await story.plan({ inputs: keeping });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'parse']);
    expect(run.annotations[0]?.message).toContain('must not be greater than maximum count in scaling policy');
    expect(run.annotations[0]?.message).toContain('`preserve-counts` keeps count 3 of group `app` instead of 4');
  });
});

describe.concurrent('a kept count of a group without a `min`', () => {
  test('the minimum is the count of the file, not the running one', async () => {
    await using story = await scaledTo(3, scaled(1, 'max = 5'), scaled(1, 'max = 5', 'two'));
    await story.plan({ inputs: keeping });
    expect(bodyOf(story)).not.toContain('Min:');
    const run = await story.register({ inputs: keeping });
    expect([run.exitCode, await groupOf(story)]).toEqual([0, { count: 3, min: 1, max: 5 }]);
  });
});

describe.concurrent('a plan that lowers the count of a group that an autoscaler manages', () => {
  const hint = 'Set `preserve-counts: true` in `.github/outrider.yml` to keep the running count.';

  test('plan warns of it, and names `preserve-counts`', async () => {
    await using story = await scaledTo(3, scaled(1, 'max = 5'), scaled(1, 'max = 5'));
    const run = await story.plan();
    const text = `The count of group \`app\` falls from 3 to 1, although its \`scaling\` block leaves it to an autoscaler. ${hint}`;
    expect([run.exitCode, warnings(run)]).toEqual([0, [`Job \`web\`: ${text}`]]);
    expect(bodyOf(story)).toContain(`**\`web\`**: ${text}`);
    expect(warnings(await story.plan({ inputs: keeping }))).toEqual([]);
  });

  test.each([
    ['the block is not enabled', scaled(1, 'max = 5\n enabled = false')],
    ['there is no block', service('web', { count: 1 })],
    ['the count rises', scaled(4, 'max = 5')],
  ])('plan does not warn if %s', async (_, after) => {
    await using story = await scaledTo(3, scaled(1, 'max = 5'), after);
    expect(warnings(await story.plan())).toEqual([]);
  });
});
