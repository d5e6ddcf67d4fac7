import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startRegions, versionOnPath, type Regions } from './client/agent.ts';
import { randomId, sleeper, startLivePull } from './live-pull.ts';
import { LiveStory } from './live-story.ts';

/** Two federated regions on loopback, by the `nomad` on PATH. Skipped without one. */
const version = await versionOnPath();
const skipped = version === undefined ? ' (skipped: no nomad on PATH)' : '';
const patience = { timeout: 180_000 };

interface Listed {
  readonly ID: string;
}

describe.skipIf(version === undefined)(`two federated regions${skipped}`, () => {
  let regions: Regions;
  beforeAll(async () => {
    regions = await startRegions(['east', 'west']);
  }, 120_000);
  afterAll(async () => regions[Symbol.asyncDispose](), 60_000);

  /** The jobs of a region, as its own server lists them. */
  async function listJobs(region: string): Promise<readonly string[]> {
    const response = await fetch(`${regions.findAddress(region)}/v1/jobs`);
    return ((await response.json()) as readonly Listed[]).map(({ ID }) => ID);
  }

  test.each([
    ['input `region`', { region: 'west' }, {}],
    ['the job file', {}, { region: 'west' }],
  ])(
    'a register run through the servers of one region reaches the region that %s names, and only that one',
    patience,
    async (_, inputs, variant) => {
      await using story = await LiveStory.start(undefined, { address: regions.findAddress('east'), ...inputs });
      story.write(variant);
      const planned = await story.plan();
      expect([planned.exitCode, planned.outputs['summary']]).toEqual([0, expect.stringContaining('is new')]);
      const run = await story.register({ timeout: '120s' });
      expect([run.exitCode, run.outputs['outcome']]).toEqual([0, 'successful']);
      expect(await listJobs('west')).toContain(story.id);
      expect(await listJobs('east')).not.toContain(story.id);
      const receipts = JSON.parse(run.outputs['receipts'] ?? '[]') as readonly { readonly region: string }[];
      expect(receipts.length).toBeGreaterThan(0);
    },
  );

  test('a review of a job in one region does not register it in another', patience, async () => {
    await using story = await LiveStory.start(undefined, { address: regions.findAddress('east'), region: 'west' });
    story.write({});
    await story.plan();
    const run = await story.register({ region: 'east', timeout: '60s' });
    expect([run.exitCode, run.outputs['changed']]).toEqual([1, 'false']);
    expect([...(await listJobs('east')), ...(await listJobs('west'))]).not.toContain(story.id);
  });

  async function operate(source: string, region: string): Promise<void> {
    const send = async (path: string, body: object): Promise<unknown> =>
      (await fetch(regions.findAddress(region) + path, { method: 'POST', body: JSON.stringify(body) })).json();
    const Job = await send('/v1/jobs/parse', { JobHCL: source, Canonicalize: true });
    await send('/v1/jobs', { Job });
  }

  const east = 'region = "east"';
  const west = 'region = "west"';
  test.each([
    ['no region', [], west],
    ['the region of the server', [east], west],
    ['another region', [west], undefined],
  ])('a job whose file names %s and moves keeps running, and the plan names it', patience, async (_, from, to) => {
    const id = randomId();
    const [before, after] = [sleeper(id, ...from), sleeper(id, ...(to === undefined ? [] : [to]))];
    await operate(before, from[0] === west ? 'west' : 'east');
    await using pull = await startLivePull({ address: regions.findAddress('east') }, before, after);
    expect((await pull.plan()).outputs).toMatchObject({ changed: 'true', destructive: 'false', reason: '' });
    expect(pull.comment()).toContain(`job \`${id}\` in namespace \`default\` of `);
    expect(pull.comment()).toContain('keeps running. Stop it manually');
    const run = await pull.register();
    expect([run.exitCode, run.summary.includes('keeps running, although no job file')]).toEqual([0, true]);
    expect([await listJobs('east'), await listJobs('west')]).toEqual([
      expect.arrayContaining([id]) as unknown,
      expect.arrayContaining([id]) as unknown,
    ]);
  });

  test.each([
    ['names the region of the server now', [], [east]],
    ['names it no longer', [east], []],
    ['names it, and `global` before', ['region = "global"'], [east]],
  ])('a job whose file %s does not move', patience, async (_, from, to) => {
    const id = randomId();
    const before = sleeper(id, ...from);
    await operate(before, 'east');
    await using pull = await startLivePull({ address: regions.findAddress('east') }, before, sleeper(id, ...to));
    const plan = await pull.plan();
    expect([plan.exitCode, plan.outputs['summary']]).toEqual([0, 'no changes (1 job)']);
  });

  test('an unknown region is an error that names it', patience, async () => {
    await using story = await LiveStory.start(undefined, { address: regions.findAddress('east'), region: 'north' });
    story.write({});
    const run = await story.plan();
    expect(run.exitCode).toBe(1);
    expect(run.summary).toMatch(/`north`/);
  });
});
