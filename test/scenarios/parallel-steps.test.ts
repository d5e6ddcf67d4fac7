import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { service, startStory } from '../support/registering.ts';
import { readResult } from '../support/result.ts';

test('two plans of one workflow job that run at the same time keep their comments, outputs and files apart', async () => {
  await using story = await startStory({
    files: { 'jobs/web.nomad.hcl': service('web'), 'other/api.nomad.hcl': service('api') },
  });
  const parts = { web: 'jobs/*.nomad.hcl', api: 'other/*.nomad.hcl' };
  const planBoth = async () =>
    Promise.all(
      Object.entries(parts).map(async ([id, files]) => ({
        id,
        run: await story.plan({
          inputs: { 'job-files': files, environment: id },
          process: true,
          env: { RUNNER_TEMP: story.workspace.path },
        }),
      })),
    );
  const check = async (): Promise<void> => {
    const both = await planBoth();
    for (const { id, run } of both) {
      expect([run.exitCode, readResult(run).jobs.map((job) => job.id)]).toEqual([0, [id]]);
      const comment = story.github.comments.find(({ html_url }) => html_url === run.outputs['comment-url']);
      expect(comment?.body).toContain(`<br>[\`${id}\`]`);
      for (const output of ['markdown', 'plan-text', 'plan-json'])
        expect(readFileSync(run.outputs[output] ?? '', 'utf8')).toContain(id);
    }
    expect(new Set(both.map(({ run }) => run.outputs['comment-url'])).size).toBe(2);
    expect(new Set(both.map(({ run }) => run.outputs['result'])).size).toBe(2);
    expect(story.github.comments).toHaveLength(2);
  };
  await check();
  await check();
});
