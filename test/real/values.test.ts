import { describe, expect, test } from 'vitest';
import { listWarnings } from '../support/action.ts';
import { readDrifts } from '../support/drifting.ts';
import { address, describeOnBoth, LiveStory, location, type Place } from './live-story.ts';
import { readResult } from '../support/result.ts';

/**
 * Values that Nomad accepts without a warning although they are rarely intended, on the sandbox and on a live Nomad: that of OUTRIDER_TEST_NOMAD_ADDR (with
 * OUTRIDER_TEST_NOMAD_TOKEN where ACLs are on).
 */
const patience = { timeout: 180_000 };

function periodic(lines: string): { readonly type: 'batch'; readonly job: string } {
  return { type: 'batch', job: `periodic {\n    ${lines}\n  }` };
}

const always = '* * * * *';
const never = '0 0 30 2 *';

describeOnBoth('schedules', (place) => {
  test.each([
    ['crons = ["0 22-2 * * *"]', '0 22-2 * * * (UTC)'],
    [`crons = ["${never}"]\n    prohibit_overlap = true`, `${never} (UTC)`],
    ['cron = "0 3 * * * 2020"', '0 3 * * * 2020 (UTC)'],
    ['crons = ["30 2 26 3 * 2090"]\n    time_zone = "Europe/Berlin"', '30 2 26 3 * 2090 (Europe/Berlin)'],
    ['crons = ["30 2 26 3 * 2090"]', ''],
    [`crons = ["${always}", "${never}"]`, `${always}, ${never} (UTC)`],
    [`crons = ["${never}", "${always}"]`, ''],
    [`crons = ["${never}"]\n    enabled = false`, ''],
  ])('plan of %j warns of a schedule without a launch: %s', patience, async (lines, dead) => {
    await using story = await LiveStory.startOn(place);
    story.write(periodic(lines));
    const run = await story.plan();
    const warning = `Job \`${story.id}\`: The job never launches: Nomad finds no next launch for \`${dead}\`.`;
    const warnings = listWarnings(run).filter((text) => text.includes('never'));
    expect(run.exitCode).toBe(0);
    expect(warnings.map((text) => text.slice(0, warning.length))).toEqual(dead === '' ? [] : [warning]);
    expect(story.comment().includes('**never launches**')).toBe(dead !== '');
  });

  test('a job that is never launched is registered with a warning, and is not healthy', patience, async () => {
    await using story = await LiveStory.startOn(place);
    story.write(periodic(`crons = ["${always.replace('*', '*/2 *')} *", "${never}"]`));
    await story.plan();
    const run = await story.register();
    expect([run.exitCode, listWarnings(run).join()]).toEqual([0, expect.stringContaining('never launches')]);
    const status = await story.runOnJob({ mode: 'status', expect: 'healthy' });
    expect([status.exitCode, readResult(status).jobs[0]]).toMatchObject([
      1,
      { health: 'never-launches', children: { pending: 0, running: 0, dead: 0 } },
    ]);
    await story.operate(periodic(`crons = ["${always}"]`));
    const ready = await story.runOnJob({ mode: 'status', expect: 'healthy' });
    expect([ready.exitCode, readResult(ready).jobs[0]]).toMatchObject([0, { health: 'ready' }]);
  });

  test('a change from `cron` to `crons` shows both schedules', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.operate(periodic('cron = "0 3 * * *"'));
    story.write(periodic('crons = ["0 4 * * *"]'));
    await story.plan();
    expect(story.comment()).toContain('schedule `0 3 * * *\u00a0→\u00a00 4 * * *`');
    story.write(periodic('crons = ["0 3 * * *"]'));
    const run = await story.plan();
    expect(JSON.parse(run.outputs['jobs'] ?? '')).toMatchObject([{ change: 'edited' }]);
    expect(story.comment()).not.toContain('schedule');
  });
});

const shell = 'command = "/bin/sh"\n        args    = ["-c", "sleep 3600"]';

function withShell(lines: string): string {
  return `${shell}\n ${lines}`;
}

describeOnBoth('durations and numbers', (place) => {
  test('a number without a unit is nanoseconds, which the plan shows and warns of', patience, async () => {
    await using story = await LiveStory.startOn(place);
    const wait = 'template {\n data = "a"\n destination = "local/a"\n wait {\n min = 7\n max = "1s"\n }\n }';
    await story.operate({ count: 0, task: 'shutdown_delay = "5s"' });
    story.write({ count: 0, task: `shutdown_delay = 5\n ${wait}` });
    const run = await story.plan();
    const [text = ''] = listWarnings(run);
    const units = '`app/server ShutdownDelay` is 5ns, `app/server Template.Wait.Min` is 7ns';
    expect([run.exitCode, text]).toEqual([0, expect.stringContaining(units)]);
    expect(text).toContain('Nomad reads a number without a unit as nanoseconds. Write');
    expect(story.comment()).toContain(`> **\`${story.id}\`**: ${units}`);
    expect(story.comment()).toContain('ShutdownDelay: "5000000000" => "5" (5s → 5ns)');
  });

  test('numbers of a driver configuration are shown as in the job file', patience, async () => {
    await using story = await LiveStory.startOn(place);
    await story.operate({
      count: 0,
      config: withShell('size = 1000000\n ratio = 0.5\n on = false\n deep {\n size = 2\n }'),
    });
    const after = withShell(
      'size = 15000000\n ratio = 0.00001\n on = true\n deep {\n size = 1234567.5\n }\n sizes = [20971520]',
    );
    story.write({ count: 0, config: after });
    const run = await story.plan({ redact: 'none' });
    expect([run.exitCode, story.comment()]).toEqual([0, expect.not.stringMatching(/\de[+-]\d/)]);
    for (const line of [
      'size: "1000000" => "15000000"',
      'ratio: "0.5" => "0.00001"',
      'on: "false" => "true"',
      'deep[0][size]: "2" => "1234567.5"',
      'sizes[0]: "20971520"',
    ])
      expect(story.comment()).toContain(line);
  });

  test.each(['1 / 0', '1e400', '[1, -1 / 0]', '{ soft = 1 / 0 }'])(
    'an infinite number %s is an error with its file',
    patience,
    async (value) => {
      await using story = await LiveStory.startOn(place);
      story.write({ config: `${shell}\n        limit = ${value}` });
      const run = await story.plan();
      const [error] = run.annotations;
      expect([run.exitCode, run.outputs['reason'], error?.properties['file']]).toEqual([1, 'parse', 'web.nomad.hcl']);
      expect(error?.message).toContain('A number is infinite, which Nomad cannot store');
      expect(error?.message).toContain('Correct a division by zero');
      expect(error?.message).not.toContain('`address`');
    },
  );
});

interface ScaledJob {
  readonly Version: number;
  readonly TaskGroups: readonly [
    { readonly Count: number; readonly Scaling: { readonly Min: number; readonly Max: number } },
  ];
}

/** A job with this `scaling` block that was scaled to 3, and what is stored of it. */
async function startScaled(
  place: Place,
  scaling: string,
): Promise<{ story: LiveStory; readStored: () => Promise<readonly number[]> }> {
  const story = await LiveStory.startOn(place);
  await story.first({ group: `scaling {\n ${scaling}\n }` });
  const readStored = async (): Promise<readonly number[]> => {
    const { Version, TaskGroups } = await story.ask<ScaledJob>('GET', `/v1/job/${story.id}`);
    return [Version, TaskGroups[0].Count, TaskGroups[0].Scaling.Min, TaskGroups[0].Scaling.Max];
  };
  const [, count] = await readStored();
  if (count !== 1) throw new Error(`A new job has the count ${count}, not that of its file`);
  await story.runOnJob({ mode: 'scale', count: '3' });
  return { story, readStored };
}

describeOnBoth('counts of an autoscaler', (place) => {
  const keeping = { 'preserve-counts': 'true' };

  test.each([
    ['above `max`', 1, 'min = 0\n max = 2', 'at most 2', 'Max: "5" => "2"', [2, 3, 0, 2]],
    ['below `min`', 5, 'min = 4\n max = 9', 'at least 4', 'Min: "0" => "4"', [2, 3, 4, 9]],
  ])(
    'a kept count %s is planned and registered, and is not a change afterwards',
    patience,
    async (_where, count, scaling, bound, line, written) => {
      const { story, readStored } = await startScaled(place, 'min = 0\n max = 5');
      await using _ = story;
      story.write({ count, group: `scaling {\n ${scaling}\n }` });
      const plan = await story.plan(keeping);
      expect([plan.exitCode, plan.outputs['destructive']]).toEqual([0, 'false']);
      expect(story.comment()).toContain(`count of \`app\`: keeps 3; the job file has ${count}, ${bound}`);
      expect(story.comment()).toContain(line);
      expect(story.comment()).not.toMatch(/Count: |stops/);
      const run = await story.register(keeping);
      expect([run.exitCode, await readStored()]).toEqual([0, written]);
      const rerun = await story.plan(keeping);
      expect([rerun.outputs['changed'], rerun.outputs['summary']]).toEqual(['false', 'no changes (1 job)']);
      expect((await story.register({ ...keeping, review: 'ignore' })).exitCode).toBe(0);
      expect(await readStored()).toEqual(written);
    },
  );

  test('a minimum that the file does not set stays the count of the file', patience, async () => {
    const { story, readStored } = await startScaled(place, 'max = 5');
    await using _ = story;
    story.write({ color: 'green', group: 'scaling {\n max = 5\n }' });
    await story.plan(keeping);
    expect(story.comment()).not.toContain('Min:');
    expect((await story.register(keeping)).exitCode).toBe(0);
    expect(await readStored()).toEqual([2, 3, 1, 5]);
  });

  test('a group with an enabled block keeps the newest count without any input', patience, async () => {
    const { story, readStored } = await startScaled(place, 'min = 0\n max = 5');
    await using _ = story;
    const group = 'scaling {\n min = 0\n max = 5\n }';
    story.write({ count: 2, group });
    expect((await story.plan()).outputs['summary']).toBe('no changes (1 job)');
    story.write({ count: 2, color: 'green', group });
    await story.plan();
    expect(story.comment()).toContain('count of `app`: keeps 3 (autoscaled); the job file has 2');
    expect(story.comment()).not.toMatch(/Count: |stops/);
    await story.runOnJob({ mode: 'scale', count: '4' });
    expect((await story.register()).exitCode).toBe(0);
    expect(await readStored()).toEqual([3, 4, 0, 5]);
    expect((await story.register({ review: 'ignore' })).exitCode).toBe(0);
    expect(await readStored()).toEqual([3, 4, 0, 5]);
    expect((await story.drift()).outputs['summary']).toMatch(/no drift/i);
    const drift = await story.drift({ 'preserve-counts': 'false' });
    expect(readDrifts(drift).map(({ fields }) => fields)).toEqual([['app Count']]);
  });

  test.each([
    [
      'a lower `max`',
      'min = 0\n max = 2',
      'goes from 3 to 2 (autoscaled); the job file has 1, at most 2',
      [2, 2, 0, 2],
    ],
    ['a disabled block', 'enabled = false\n min = 0\n max = 5', 'Count: "3" => "1"', [2, 1, 0, 5]],
  ])(
    'plan and register show and write the same count with %s in the file',
    patience,
    async (...[, after, says, written]) => {
      const { story, readStored } = await startScaled(place, 'min = 0\n max = 5');
      await using _ = story;
      story.write({ group: `scaling {\n ${after}\n }` });
      await story.plan();
      expect(story.comment()).toContain(says);
      expect((await story.register()).exitCode).toBe(0);
      expect(await readStored()).toEqual(written);
    },
  );

  test('a stopped job starts again with its last count, and its block is enabled again', patience, async () => {
    const { story, readStored } = await startScaled(place, 'min = 0\n max = 5');
    await using _ = story;
    await story.runOnJob({ mode: 'scale', count: '4' });
    await story.ask('DELETE', `/v1/job/${story.id}`);
    story.write({ group: 'scaling {\n min = 0\n max = 5\n }' });
    await story.plan();
    expect(story.comment()).toContain('count of `app`: keeps 4 (autoscaled); the job file has 1');
    // Nomad 1.8.4 does not disable the block of a stopped job.
    expect(story.comment().includes('Enabled: "false" => "true"')).toBe(!place.since('1.11.0').skip);
    expect((await story.register()).exitCode).toBe(0);
    expect(await readStored()).toEqual([4, 4, 0, 5]);
    const job = await story.ask('GET', `/v1/job/${story.id}`);
    expect(job).toMatchObject({ Stop: false, TaskGroups: [{ Scaling: { Enabled: true } }] });
  });
});

function volume(name: string): string {
  return `volume "${name}" {\n type = "host"\n source = "${name}-data"\n }`;
}

describe.skipIf(address === '').concurrent(`what no node offers, on ${location}`, () => {
  test.each([
    ['a host volume', { group: volume('pg') }, 'does not offer the host volume `pg-data`'],
    [
      'several host volumes',
      { group: `${volume('pg')}\n ${volume('logs')}` },
      'does not offer all of the host volumes `logs-data, pg-data`',
    ],
    [
      'a CSI volume',
      {
        group:
          'volume "c" {\n type = "csi"\n source = "csi-data"\n access_mode = "single-node-writer"\n attachment_mode = "file-system"\n }',
      },
      'lacks the CSI volume `csi-data`',
    ],
    ['a device', { resources: 'device "nvidia/gpu" {\n count = 2\n }' }, 'does not offer the device `nvidia/gpu (2)`'],
    ['a network', { group: 'network {\n mode = "cni/mesh"\n }' }, 'does not offer the network mode `cni/mesh`'],
    [
      'a host network',
      { group: 'network {\n port "http" {\n host_network = "public"\n }\n }' },
      'lacks the host network `public`',
    ],
    ['a driver', { driver: 'exec3' }, 'does not offer the task driver `exec3`'],
  ])('a plan names %s that is missing', patience, async (_, variant, reason) => {
    await using story = await LiveStory.start();
    story.write(variant);
    const run = await story.plan();
    expect([
      run.exitCode,
      readResult(run).jobs.some(({ unplaced = [] }) => (unplaced as unknown[]).length > 0),
    ]).toEqual([0, true]);
    expect(story.comment()).toContain(`1 node ${reason}`);
  });
});

describe.skipIf(address === '')(`child jobs on ${location}`, () => {
  test('a job that sets `ParentID` and `Dispatched` itself becomes no child', patience, async () => {
    await using story = await LiveStory.start();
    const task = { Name: 't', Driver: 'mock_driver', Config: { run_for: '1h' } };
    const Job = { ID: story.id, Type: 'batch', TaskGroups: [{ Name: 'g', Tasks: [task] }], ParameterizedJob: {} };
    await story.ask('POST', '/v1/jobs', { Job: { ...Job, ParentID: 'other', Dispatched: true } });
    expect(await story.ask('GET', `/v1/job/${story.id}`)).toMatchObject({ ParentID: '', Dispatched: false });
  });
});

describe.skipIf(address === '').concurrent(`texts that are hardly meant, on ${location}`, () => {
  test.each(['Parent == ""', 'Status =='])('a hint explains the refused filter %s', patience, async (filter) => {
    await using story = await LiveStory.start();
    // Nomad evaluates a field only for a job.
    await story.first();
    const run = await story.run({ mode: 'list', filter });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(run.annotations[0]?.message).toContain('A filter can use all fields of a job');
  });

  test('a template of another program is named', patience, async () => {
    await using story = await LiveStory.start();
    story.write({ config: 'command = {{ command }}' });
    expect((await story.plan()).annotations[0]?.message).toContain('such as Jinja');
  });
});
