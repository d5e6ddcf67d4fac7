import { expect, test } from 'vitest';
import { listErrors } from '../support/planning.ts';
import { startStory, type Story } from '../support/registering.ts';

const inputs = { 'job-files': 'jobs/*.json' };

interface Registered {
  readonly ID: string;
  readonly Namespace: string;
}

function jobText(keys: string): string {
  return `{"id": "web", ${keys}, "datacenters": ["dc1"], "taskgroups": [{"name": "app", "tasks": [{"name": "server", "driver": "mock_driver", "config": {"run_for": "2h"}}]}]}`;
}

async function listRegistered(story: Story): Promise<readonly string[]> {
  const jobs = await story.ask<readonly Registered[]>('GET', '/v1/jobs?namespace=*');
  return jobs.map(({ ID, Namespace }) => `${Namespace}/${ID}`);
}

function findPackedRecord(comment: string): string {
  const packed = /^<!-- outrider:record v\d+ (\S+)/m.exec(comment)?.[1] ?? '';
  return packed;
}

function startJsonStory(text: string): Promise<Story> {
  return startStory({ files: { 'jobs/a.json': text }, sandbox: { namespaces: ['prod'] } });
}

test.each([
  ['namespace', ''],
  ['nameſpace', ''],
  ['NAMESPACE', ''],
  ['Namespace', ''],
  ['namespace', 'default'],
])('comment, outputs and record name the namespace of the registered job: key %s, input %j', async (key, namespace) => {
  await using story = await startJsonStory(jobText(`"${key}": "prod"`));
  const request = { inputs: { ...inputs, ...(namespace === '' ? {} : { namespace }) } };
  const plan = await story.plan(request);
  expect(plan.exitCode).toBe(0);
  const [planned] = JSON.parse(plan.outputs['jobs'] ?? '[]') as Registered[];
  expect(planned).toMatchObject({ id: 'web', namespace: 'prod' });
  expect(findPackedRecord(story.github.comments[0]?.body ?? '')).not.toBe('');
  const register = await story.register(request);
  expect(register.exitCode).toBe(0);
  expect(JSON.parse(register.outputs['jobs'] ?? '[]')).toMatchObject([{ id: 'web', namespace: 'prod' }]);
  expect(await listRegistered(story)).toEqual(['prod/web']);
});

test('an empty namespace in a JSON job counts as unset, and the report names the namespace that is registered', async () => {
  await using story = await startJsonStory(jobText('"Namespace": ""'));
  const request = { inputs: { ...inputs, namespace: 'prod' } };
  const plan = await story.plan(request);
  expect(JSON.parse(plan.outputs['jobs'] ?? '[]')).toMatchObject([{ id: 'web', namespace: 'prod' }]);
  const register = await story.register(request);
  expect(register.exitCode).toBe(0);
  expect(await listRegistered(story)).toEqual(['prod/web']);
});

test.each(['stop', 'Stop', 'STOP', 'ſtop'])(
  'a JSON job with `"%s": true` is reported as a stop, and stops the job',
  async (key) => {
    await using story = await startJsonStory(jobText('"type": "service"'));
    expect((await story.register({ inputs: { ...inputs, review: 'ignore' } })).exitCode).toBe(0);
    story.workspace.write('jobs/a.json', jobText(`"${key}": true`));
    const plan = await story.plan({ inputs });
    expect(plan.outputs['summary']).toBe('`web` will be stopped');
    const register = await story.register({ inputs });
    expect([register.exitCode, register.outputs['changed']]).toEqual([0, 'true']);
    expect(await story.ask('GET', '/v1/job/web')).toMatchObject({ Stop: true });
  },
);

test.each([
  ['"namespace": "prod", "Namespace": "default"', 'are the same key for Nomad'],
  ['"Namespace": "default", "Namespace": "prod"', 'appears twice'],
  ['"name_space": "prod"', 'Nomad ignores the key `name_space`.'],
])('a JSON job with %s is refused in plan, parse and register, and nothing is written', async (keys, message) => {
  await using story = await startJsonStory(jobText(keys));
  const files = { 'job-files': 'jobs/*.json' };
  for (const run of [
    await story.plan({ inputs: files }),
    await story.run({ inputs: { mode: 'parse', ...files } }),
    await story.register({ inputs: { ...files, review: 'ignore' } }),
  ]) {
    expect(run.exitCode).toBe(1);
    expect(listErrors(run).join('\n')).toMatch(/^jobs\/a\.json:1:/);
    expect(listErrors(run).join('\n')).toContain(message);
  }
  expect(await listRegistered(story)).toEqual([]);
});
