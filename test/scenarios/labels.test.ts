import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { pullRequestEvent, pushEvent } from '../support/github.ts';
import { service, startStory, type Story } from '../support/registering.ts';

afterAll(removeRunFolders);

const file = 'jobs/web.nomad.hcl';
const labels = { labels: 'auto' };
const big = service('web').replace('env {', 'resources {\n        memory = 99999\n      }\n      env {');
const replacing = service('web', { image: 'two' });

/** A pull request with a job file; version 0 of the job runs. */
async function startPullRequest(text: string, files: Readonly<Record<string, string>> = {}): Promise<Story> {
  return startStory({ files: { [file]: text, ...files }, running: [service('web')] });
}

function labelRequests({ github }: Story): readonly string[] {
  return github.asked.filter((line) => line.includes('/labels')).map((line) => line.replace(/\?.*/, ''));
}

function warningsOf({ annotations }: ActionRun): readonly string[] {
  return annotations.filter(({ level }) => level === 'warning').map(({ message }) => message);
}

const path = '/repos/acme/jobs/issues/7/labels';

describe.concurrent('labels of a plan', () => {
  test('plan sets a label for a replacement once, and leaves the labels of others alone', async () => {
    await using story = await startPullRequest(replacing);
    story.github.labels.present = ['bug', 'outrider: mine'];
    const run = await story.plan({ inputs: labels });
    expect(run.exitCode).toBe(0);
    expect(story.github.labels.present).toEqual(['bug', 'outrider: mine', 'outrider: replaces']);
    expect(labelRequests(story)).toEqual([`GET ${path}`, `POST ${path}`]);
    expect(run.log).toContain('Labels: +outrider: replaces');
    await story.plan({ inputs: labels });
    expect(labelRequests(story).slice(2)).toEqual([`GET ${path}`]);
    expect(warningsOf(run)).toEqual([]);
  });

  test('plan changes its labels as the plan changes', async () => {
    await using story = await startPullRequest(big);
    await story.plan({ inputs: labels });
    expect(story.github.labels.present).toEqual(['outrider: replaces', 'outrider: cannot place']);
    story.workspace.write(file, service('web'));
    await story.plan({ inputs: labels });
    expect(story.github.labels.present).toEqual(['outrider: no change']);
    story.workspace.write(file, service('web', { count: 2 }));
    await story.plan({ inputs: labels });
    expect(story.github.labels.present).toEqual([]);
  });

  test('plan keeps its warning labels where a file cannot be planned, and removes the one that claims no change', async () => {
    await using story = await startPullRequest('job "web" {');
    story.github.labels.present = ['outrider: replaces', 'outrider: no change'];
    const run = await story.plan({ inputs: labels });
    expect(run.exitCode).toBe(1);
    expect(story.github.labels.present).toEqual(['outrider: replaces']);
  });

  test('plan removes its labels if they are written in another case', async () => {
    await using story = await startPullRequest(service('web'));
    story.github.labels.present = ['Outrider: Replaces', 'Outrider: No Change'];
    await story.plan({ inputs: labels });
    expect(story.github.labels.present).toEqual(['Outrider: No Change']);
  });

  test('two plans of one pull request with their own `comment-id` have their own labels', async () => {
    await using story = await startPullRequest(replacing, { 'other/web.nomad.hcl': service('web') });
    await story.plan({ inputs: { ...labels, 'comment-id': 'production' } });
    await story.plan({ inputs: { ...labels, 'comment-id': 'staging', 'job-files': 'other/*.nomad.hcl' } });
    expect(story.github.labels.present).toEqual(['outrider: replaces (production)', 'outrider: no change (staging)']);
    const run = await story.plan({ inputs: { ...labels, 'comment-id': 'x'.repeat(26) } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(run.annotations[0]?.message).toContain('which is too long for a label');
  });

  test('plan without `labels: auto` sends no request about labels', async () => {
    await using story = await startPullRequest(replacing);
    await story.plan();
    expect(labelRequests(story)).toEqual([]);
  });

  test('plan sets labels with `comment: off`, and on the pull request of a pushed commit', async () => {
    await using story = await startPullRequest(replacing);
    await story.plan({ inputs: { ...labels, comment: 'off' } });
    expect(story.github.comments).toEqual([]);
    expect(story.github.labels.present).toEqual(['outrider: replaces']);
    story.workspace.write(file, service('web'));
    story.github.head = 'a'.repeat(40);
    await story.plan({ inputs: labels, event: pushEvent('refs/heads/change') });
    expect(story.github.labels.present).toEqual(['outrider: no change']);
  });

  test('plan of an older commit, and of the base in `pull_request_target`, changes no label', async () => {
    await using story = await startPullRequest(replacing);
    story.github.head = 'd'.repeat(40);
    await story.plan({ inputs: labels });
    expect(story.github.labels.present).toEqual([]);
    const { payload } = pullRequestEvent(false, { sha: 'd'.repeat(40) });
    await story.plan({ inputs: labels, event: { name: 'pull_request_target', payload } });
    expect(story.github.labels.present).toEqual([]);
  });

  test.each([
    ['forbidden', 'Resource not accessible by integration'],
    ['no-create', 'You do not have permission to create labels on this repository.'],
  ] as const)('a plan whose token has the label rights "%s" warns once, and succeeds', async (rights, message) => {
    await using story = await startPullRequest(replacing);
    story.github.labels.rights = rights;
    const run = await story.plan({ inputs: labels });
    expect([run.exitCode, run.outputs['reason']]).toEqual([0, '']);
    const [warning, ...others] = warningsOf(run);
    expect(others).toEqual([]);
    expect(warning).toMatch(/^The labels were not updated: /);
    expect(warning).toContain(message);
    expect(warning).toContain('`permissions: { pull-requests: write, issues: write }`');
    expect(warning).toContain('troubleshooting.md#labels-not-written');
    // With the label in the repository, less is needed.
    story.github.labels.known = ['outrider: replaces'];
    const again = await story.plan({ inputs: labels });
    expect(warningsOf(again)).toHaveLength(rights === 'forbidden' ? 1 : 0);
  });

  test('plan ignores a label that was removed concurrently', async () => {
    await using story = await startPullRequest(service('web'));
    story.github.labels.present = ['outrider: replaces', 'outrider: no change'];
    story.github.before = (asked) => {
      if (asked.startsWith('DELETE ')) story.github.labels.present = [];
    };
    const run = await story.plan({ inputs: labels });
    expect(run.exitCode).toBe(0);
    expect(warningsOf(run)).toEqual([]);
  });
});
