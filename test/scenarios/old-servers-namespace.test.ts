import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { service, startStory, type StoryOptions, type Story } from '../support/registering.ts';

// Servers before 1.0.9, and 1.1.0 to 1.1.2, ignore the query parameter `namespace` of plan and register, and read only the namespace of the job.

afterAll(removeRunFolders);

const old = ['1.1.2', '1.1.0', '1.0.8'] as const;
const fixed = ['1.1.3', '1.0.9', undefined] as const;
const inputs = { namespace: 'apps' };

async function startAt(version: string | undefined, options: Partial<StoryOptions> = {}): Promise<Story> {
  const sandbox = { namespaces: ['apps', 'files'], ...(version === undefined ? {} : { version }) };
  return startStory({ files: { 'jobs/web.nomad.hcl': service('web', { image: 'two' }) }, ...options, sandbox });
}

/** Namespace, ID and image of each job. */
async function jobsIn(story: Story): Promise<readonly (readonly string[])[]> {
  const stubs = await story.ask<{ ID: string; Namespace: string }[]>('GET', '/v1/jobs?namespace=*');
  const images = stubs.map(async ({ ID, Namespace }) => {
    const job = await story.ask<{ TaskGroups: { Tasks: { Env: { IMAGE: string } }[] }[] }>(
      'GET',
      `/v1/job/${ID}?namespace=${Namespace}`,
    );
    return [Namespace, ID, job.TaskGroups[0]?.Tasks[0]?.Env.IMAGE ?? ''];
  });
  return (await Promise.all(images)).toSorted((a, b) => (a.join('/') < b.join('/') ? -1 : 1));
}

async function textOf(story: Story): Promise<string> {
  const { outputs } = await story.plan({ inputs });
  return readFileSync(outputs['plan-text'] ?? '', 'utf8').replaceAll(story.sandbox.scheduler, '');
}

function messagesOf({ annotations }: ActionRun): string {
  return annotations.map(({ message }) => message).join('\n');
}

describe.concurrent('input namespace on servers that ignore the query parameter', () => {
  test.each([...old, ...fixed])(
    'D1: plan and register use the namespace of the input, and no other (%s)',
    async (version) => {
      await using story = await startAt(version, { running: [service('web', { image: 'of-default' })] });
      const planned = await story.plan({ inputs });
      expect([planned.exitCode, planned.outputs['summary']]).toEqual([0, '`web` is new']);
      const run = await story.register({ inputs });
      expect([run.exitCode, messagesOf(run)]).toEqual([0, '']);
      expect(await jobsIn(story)).toEqual([
        ['apps', 'web', 'two'],
        ['default', 'web', 'of-default'],
      ]);
      const again = await story.register({ inputs });
      expect([again.exitCode, again.outputs['changed']]).toEqual([0, 'false']);
    },
  );

  test.each(old)('D1: an unknown namespace is refused, and nothing is written to `default` (%s)', async (version) => {
    await using story = await startAt(version);
    const planned = await story.plan({ inputs: { namespace: 'nowhere' } });
    expect(planned.exitCode).toBe(1);
    const run = await story.register({ inputs: { namespace: 'nowhere', review: 'ignore' } });
    expect(run.exitCode).toBe(1);
    expect(await jobsIn(story)).toEqual([]);
  });

  test.each(old)('D1: the namespace of the job file takes precedence over the input (%s)', async (version) => {
    const source = service('web').replace('datacenters', 'namespace = "files"\n  datacenters');
    await using story = await startAt(version, { files: { 'jobs/web.nomad.hcl': source } });
    await story.plan({ inputs });
    expect((await story.register({ inputs })).exitCode).toBe(0);
    expect(await jobsIn(story)).toEqual([['files', 'web', 'one']]);
  });

  test.each([
    ['leaves out its namespace', {}],
    ['has null as its namespace', { Namespace: null }],
    ['has an empty namespace', { Namespace: '' }],
  ])('D1: a JSON job file that %s is registered in the namespace of the input', async (_, more) => {
    const task = { Name: 'server', Driver: 'mock_driver', Config: { run_for: '2h' }, Env: { IMAGE: 'json' } };
    const job = { ID: 'web', ...more, Datacenters: ['dc1'], TaskGroups: [{ Name: 'app', Tasks: [task] }] };
    await using story = await startAt('1.1.2', { files: { 'jobs/web.json': JSON.stringify({ Job: job }) } });
    const json = { ...inputs, 'job-files': 'jobs/*.json' };
    await story.plan({ inputs: json });
    const run = await story.register({ inputs: json });
    expect([run.exitCode, messagesOf(run)]).toEqual([0, '']);
    expect(await jobsIn(story)).toEqual([['apps', 'web', 'json']]);
  });

  test('D1: plan-text is the same as on servers that read the query parameter', async () => {
    await using before = await startAt('1.1.2');
    await using now = await startAt('1.1.3');
    expect(await textOf(before)).toContain('+ Job: "web"');
    expect(await textOf(before)).toBe(await textOf(now));
  });

  test('D1: the operations that follow apply to the job in the namespace of the input, and not to the one in `default`', async () => {
    await using story = await startAt('1.1.2', { running: [service('web', { image: 'of-default' })] });
    await story.plan({ inputs });
    await story.register({ inputs });
    for (const mode of ['evaluate', 'scale', 'revert', 'stop']) {
      const more = { scale: { count: '2' }, revert: { 'job-version': '0' } }[mode] ?? {};
      const run = await story.run({ inputs: { mode, job: 'web', ...inputs, ...more } });
      expect([mode, run.exitCode]).toEqual([mode, 0]);
    }
    const versionsIn = async (namespace: string): Promise<unknown[]> =>
      (await story.ask<{ Versions: unknown[] }>('GET', `/v1/job/web/versions?namespace=${namespace}`)).Versions;
    expect(await versionsIn('default')).toHaveLength(1);
    expect((await versionsIn('apps')).length).toBeGreaterThan(2);
  });
});
