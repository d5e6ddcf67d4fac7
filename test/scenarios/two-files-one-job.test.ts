import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { listErrors } from '../support/planning.ts';
import { service, startStory, type Story } from '../support/registering.ts';

const two = { 'jobs/a.nomad.hcl': service('web', { image: 'a' }), 'jobs/b.nomad.hcl': service('web', { image: 'b' }) };
const declared = 'Several files declare job `web` in namespace `default`: `jobs/a.nomad.hcl`, `jobs/b.nomad.hcl`.';
const error = `${declared}\nRename one of the jobs, or exclude one of the files with a \`!\` pattern in \`job-files\`.`;
const errors = [error];

async function listRegistered(story: Story): Promise<readonly string[]> {
  const jobs = await story.ask<readonly { readonly ID: string }[]>('GET', '/v1/jobs?namespace=*');
  return jobs.map(({ ID }) => ID);
}

function listFiles(run: ActionRun): readonly string[] {
  return (JSON.parse(run.outputs['jobs'] ?? '[]') as { file: string; reason?: string }[]).map(
    ({ file, reason = '' }) => `${file} ${reason}`,
  );
}

describe('two files that declare one job', () => {
  test('plan reports two files that declare one job in comment, summary and the annotations of both', async () => {
    await using story = await startStory({ files: { ...two, 'jobs/c.nomad.hcl': service('other') } });
    const run = await story.plan();
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(listErrors(run)).toEqual(errors);
    const comment = story.github.comments[0]?.body ?? '';
    for (const text of [comment, run.summary]) expect(text).toContain(declared);
    expect(comment).toContain('<b><code>other</code></b>');
    expect(run.outputs['summary']).toContain('`jobs/b.nomad.hcl`; `other` is new');
  });

  test('register refuses two files that declare one job before anything is written', async () => {
    await using story = await startStory({ files: { ...two, 'jobs/c.nomad.hcl': service('other') } });
    const run = await story.register({ inputs: { review: 'ignore' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(listErrors(run)).toEqual(errors);
    expect(await listRegistered(story)).toEqual([]);
  });

  test('two files may declare the same job ID in different namespaces', async () => {
    const places = ['', 'namespace = "prod"', 'namespace = "default"', 'region = "global"', 'namespace = ""'];
    const files = Object.fromEntries(
      places.map((meta, index) => [`jobs/${index}.nomad.hcl`, service('web', { meta })]),
    );
    await using story = await startStory({ files, sandbox: { namespaces: ['prod'] } });
    const parse = { mode: 'parse', 'job-files': 'jobs/*.nomad.hcl' };
    const run = await story.run({ inputs: parse });
    expect(listFiles(run).filter((file) => file.endsWith('input'))).toEqual(
      [0, 2, 3, 4].map((index) => `jobs/${index}.nomad.hcl input`),
    );
    expect(listErrors(run)[0]).toContain('`jobs/0.nomad.hcl`, `jobs/2.nomad.hcl`');
    const inProd = await story.run({ inputs: { ...parse, namespace: 'prod' } });
    expect(listFiles(inProd).filter((file) => file.endsWith('input'))).toEqual(
      [0, 1, 3, 4].map((index) => `jobs/${index}.nomad.hcl input`),
    );
  });

  test('an HCL file and a JSON file that declare one job are found', async () => {
    const json = '{"id": "web", "taskgroups": [{"name": "g", "tasks": [{"name": "t", "driver": "mock_driver"}]}]}';
    const files = { 'jobs/a.nomad.hcl': service('web'), 'jobs/b.json': json };
    await using story = await startStory({ files });
    const run = await story.run({ inputs: { mode: 'parse', 'job-files': 'jobs/*' } });
    expect(listFiles(run)).toEqual(['jobs/a.nomad.hcl input', 'jobs/b.json input']);
  });

  test('the error about two files that declare one job hides a secret in its ID', async () => {
    const source = `variable "who" {}\n${service('x', { meta: 'id = "shop-Zebra-Quartz"' })}`;
    await using story = await startStory({ files: { 'jobs/a.nomad.hcl': source, 'jobs/b.nomad.hcl': source } });
    const run = await story.plan({ inputs: { 'secret-vars': 'who=Zebra-Quartz' } });
    expect(run.exitCode).toBe(1);
    expect(listErrors(run)[0]).toContain('declare job `shop-‹hidden›`');
    const shown = [JSON.stringify(run.annotations), run.summary, story.github.comments[0]?.body, run.outputs['jobs']];
    expect(shown.join('\n')).not.toContain('Zebra');
  });

  test.each([
    ['a label', service('web')],
    ['a variable', `variable "name" {\n  default = "web"\n}\n${service('x', { meta: 'id = var.name' })}`],
    [
      'a local',
      `locals {\n  name = "web"\n}\n${service('x', { meta: 'id = "${local.name}"\n  namespace = "default"' })}`,
    ],
  ])('an untouched file that declares the job of a touched file is found, by %s', async (_, other) => {
    await using story = await startStory({
      files: { 'jobs/a.nomad.hcl': other, 'jobs/b.nomad.hcl': service('web'), 'jobs/c.nomad.hcl': service('c') },
    });
    story.github.files = [{ filename: 'jobs/b.nomad.hcl', status: 'added' }];
    for (const run of [
      await story.plan({ inputs: { 'only-changed': 'true' } }),
      await story.register({ inputs: { 'only-changed': 'true', review: 'ignore' } }),
    ]) {
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
      expect(listErrors(run)).toEqual([`jobs/b.nomad.hcl:${error}`]);
    }
    expect(await listRegistered(story)).toEqual([]);
  });

  test('two untouched files that declare one job do not prevent the plan of other files', async () => {
    await using story = await startStory({ files: { ...two, 'jobs/c.nomad.hcl': service('other') } });
    story.github.files = [{ filename: 'jobs/c.nomad.hcl', status: 'added' }];
    expect((await story.plan({ inputs: { 'only-changed': 'true' } })).exitCode).toBe(0);
  });

  test('a job that moves from one file to another is not reported as declared twice', async () => {
    await using story = await startStory({ files: { 'jobs/b.nomad.hcl': service('web') } });
    story.github.files = [{ filename: 'jobs/b.nomad.hcl', status: 'renamed', previous_filename: 'jobs/a.nomad.hcl' }];
    expect((await story.plan({ inputs: { 'only-changed': 'true' } })).exitCode).toBe(0);
  });
});
