import { describe, expect, test } from 'vitest';
import { listWarnings, type ActionRun } from '../support/action.ts';
import { createClosedEvent, otherEvent, pullRequestEvent, pushEvent, type FakeGitHub } from '../support/github.ts';
import { startEdited } from '../support/approving.ts';
import { type Story, type StoryRunOptions } from '../support/registering.ts';

type Pull = FakeGitHub['pulls'][number];

const sha = 'a'.repeat(40);
const head = 'b'.repeat(40);
const merged = { number: 7, head, state: 'closed', mergedAt: '2026-11-20T09:00:00Z', mergeCommit: sha } as const;
const ignore = { review: 'ignore' };

/** A planned pull request that edits one running job, and GitHub's response for it. */
async function startPlanned(pull: Partial<Pull> = {}): Promise<Story> {
  const story = await startEdited();
  await story.plan({ event: pullRequestEvent(false, { ref: pull.base ?? 'main' }) });
  story.github.pulls = [{ ...merged, ...pull }];
  return story;
}

/** A commit that belongs to no pull request. */
async function startUnplanned(): Promise<Story> {
  return startPlanned({ number: 3, head: 'd'.repeat(40), mergeCommit: 'd'.repeat(40) });
}

/** Expects that nothing is written, neither to Nomad nor to GitHub. */
async function expectRefusal(story: Story, options: StoryRunOptions): Promise<string> {
  const before = [await story.versions('web'), story.github.comments.map(({ body }) => body)];
  const run = await story.register(options);
  expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([1, 'not-reviewed', 'false']);
  expect([await story.versions('web'), story.github.comments.map(({ body }) => body)]).toEqual(before);
  return run.outputs['summary'] ?? '';
}

async function registers(story: Story, options: StoryRunOptions): Promise<ActionRun> {
  const { length } = await story.versions('web');
  const run = await story.register(options);
  expect([run.exitCode, run.outputs['reason'], run.outputs['changed']]).toEqual([0, '', 'true']);
  expect(await story.versions('web')).toHaveLength(length + 1);
  return run;
}

function listBranchRequests({ github }: Story): readonly string[] {
  return github.requests.filter((request) => request.includes('/branches/'));
}

function runOnRef(name: string, ref: string): StoryRunOptions {
  return {
    event: name === 'push' ? pushEvent(ref) : otherEvent(name, name === 'workflow_dispatch' ? { ref } : {}),
    env: { GITHUB_REF: ref },
  };
}

describe.concurrent('review', () => {
  test.each([
    ['push', 'refs/heads/main'],
    ['push', 'refs/tags/v1'],
    ['workflow_dispatch', 'refs/heads/feature'],
    ['schedule', 'refs/heads/main'],
    ['release', 'refs/tags/v1'],
  ])('a commit in no pull request is registered by no %s of %s, unless a review is ignored', async (name, ref) => {
    await using story = await startUnplanned();
    const options = runOnRef(name, ref);
    for (const inputs of [{}, { branches: 'main' }, { 'dry-run': 'true' }])
      expect(await expectRefusal(story, { ...options, inputs })).toMatch(/this commit belongs to no pull request/);
  });
});

describe.concurrent('`review: ignore`', () => {
  test.each([
    ['push', 'refs/heads/main'],
    ['workflow_dispatch', 'refs/heads/main'],
    ['release', 'refs/tags/v1'],
    ['issue_comment', 'refs/heads/main'],
  ])('`review: ignore` registers a commit of the default branch by %s, with a warning', async (name, ref) => {
    await using story = await startUnplanned();
    const run = await registers(story, { ...runOnRef(name, ref), inputs: ignore });
    const warning = `Registered without a review on branch \`main\` by event \`${name}\`, because \`review\` is \`ignore\`.`;
    expect(listWarnings(run)).toEqual([warning]);
    expect(run.summary).toContain(`> [!WARNING]\n> ${warning}`);
    const rerun = await story.register({ ...runOnRef(name, ref), inputs: ignore });
    expect([rerun.exitCode, listWarnings(rerun)]).toEqual([0, []]);
  });

  test('`review: ignore` warns after the merge of a reviewed pull request as well, and in its comment', async () => {
    await using story = await startPlanned();
    const run = await registers(story, { inputs: ignore });
    expect(listWarnings(run)).toEqual([expect.stringContaining('branch `main` by event `pull_request`')]);
    expect(story.github.comments[0]?.body).toContain('Registered without a review on branch `main`');
  });

  test.each([
    ['push', 'refs/heads/feature'],
    ['workflow_dispatch', 'refs/heads/feature'],
    ['deployment', 'refs/heads/feature'],
  ])('`review: ignore` registers nothing by %s of %s, a branch that does not count', async (name, ref) => {
    await using story = await startUnplanned();
    const refusal = `event \`${name}\` is on branch \`feature\`, and only commits of`;
    expect(await expectRefusal(story, { ...runOnRef(name, ref), inputs: ignore })).toContain(
      `${refusal} \`main\` are accepted`,
    );
    const inputs = { ...ignore, branches: 'release/*\nproduction' };
    expect(await expectRefusal(story, { ...runOnRef(name, ref), inputs })).toContain(
      `${refusal} \`release/*\`, \`production\``,
    );
    const run = await registers(story, { ...runOnRef(name, ref), inputs: { ...ignore, branches: 'feature' } });
    expect(listWarnings(run)).toEqual([expect.stringContaining('on branch `feature` by event')]);
  });

  test('`review: ignore` registers nothing of an open pull request, which its branch does not contain', async () => {
    await using story = await startPlanned({ state: 'open' });
    story.github.compared = { [`main...${story.workspace.commit()}`]: { status: 'diverged' } };
    const dispatch = otherEvent('workflow_dispatch', { ref: 'refs/heads/main' });
    for (const event of [pullRequestEvent(), { ...pullRequestEvent(), name: 'pull_request_target' }, dispatch])
      expect(await expectRefusal(story, { event, inputs: ignore })).toMatch(
        /branch `main` does not contain the checked-out commit/,
      );
    story.github.compared = { [`main...${story.workspace.commit()}`]: { status: 'behind' } };
    await registers(story, { event: dispatch, inputs: ignore });
  });

  test.each([404, 500])(
    '`review: ignore` registers nothing while GitHub returns %i about the commit',
    async (fails) => {
      await using story = await startUnplanned();
      story.github.compared = { [story.workspace.commit()]: { fails } };
      expect(await expectRefusal(story, { event: pushEvent(), inputs: ignore })).toMatch(
        /could not determine whether branch `main` contains the checked-out commit/,
      );
    },
  );

  test('`review: ignore` registers nothing where GitHub cannot be asked', async () => {
    await using story = await startUnplanned();
    expect(await expectRefusal(story, { event: pushEvent(), inputs: { ...ignore, 'github-token': '' } })).toMatch(
      /`github-token` is empty/,
    );
    expect(await expectRefusal(story, { env: { GITHUB_REPOSITORY: '' }, inputs: ignore })).toMatch(/GITHUB_REPOSITORY/);
  });

  test('`review: ignore` with `dry-run` shows the change on any branch', async () => {
    await using story = await startUnplanned();
    const inputs = { ...ignore, 'dry-run': 'true' };
    const run = await story.register({ ...runOnRef('push', 'refs/heads/feature'), inputs });
    expect([run.exitCode, run.outputs['summary']]).toEqual([0, 'Dry run: 1 job would be registered']);
    expect(listWarnings(run)).toEqual([]);
  });
});

describe.concurrent('a pattern in `branches`', () => {
  const base = 'release/mallory';
  const inputs = { branches: 'main\nrelease/*' };
  const unprotected =
    /`release\/mallory`, which GitHub does not protect, and a pattern in `branches` accepts only protected/;

  test.each([
    ['its own merge', createClosedEvent(true, 7, base)],
    ['a push', pushEvent(`refs/heads/${base}`)],
    ['a manual run on the default branch', otherEvent('workflow_dispatch', { ref: 'refs/heads/main' })],
  ])('a merge into an unprotected branch that a pattern matches does not count, by %s', async (_, event) => {
    await using story = await startPlanned({ base });
    story.github.branches = { [base]: false };
    expect(await expectRefusal(story, { event, inputs })).toMatch(unprotected);
    story.github.indexed = false;
    expect(await expectRefusal(story, { event, inputs })).toMatch(unprotected);
    story.github.indexed = true;
    story.github.branches = { [base]: true };
    const before = listBranchRequests(story).length;
    await registers(story, { event, inputs });
    // Another event than its own merge does not name the base.
    expect(new Set(listBranchRequests(story).slice(before))).toEqual(
      new Set(['GET /repos/acme/jobs/branches/release%2Fmallory']),
    );
  });

  test.each([404, 403, 500])('a branch counts by no pattern while GitHub returns %i about it', async (status) => {
    await using story = await startPlanned({ base });
    story.github.branches = { [base]: status };
    for (const event of [createClosedEvent(true, 7, base), pushEvent()])
      expect(await expectRefusal(story, { event, inputs })).toMatch(
        /could not determine whether GitHub protects branch `release\/mallory`/,
      );
  });

  test.each([
    ['the default branch', 'main', '**'],
    ['a branch by its name', base, `**\n${base}`],
  ])('%s counts whether it is protected or not', async (_, branch, branches) => {
    await using story = await startPlanned({ base: branch });
    story.github.branches = { [branch]: false };
    await registers(story, { event: createClosedEvent(true, 7, branch), inputs: { branches } });
    expect(await story.versions('web')).toHaveLength(2);
  });

  test('a branch with the name of an exclusion counts only if it is protected', async () => {
    await using story = await startPlanned({ base: '!old' });
    story.github.branches = { '!old': false };
    const branches = '**\n!old';
    expect(await expectRefusal(story, { event: createClosedEvent(true, 7, '!old'), inputs: { branches } })).toMatch(
      /was merged into `!old`, which GitHub does not protect/,
    );
  });

  test('a merge into an unprotected branch hides no merge of the checked-out commit into one that counts', async () => {
    await using story = await startPlanned();
    story.github.branches = { [base]: false };
    const fields = { ...merged, number: 8, head: 'c'.repeat(40), base, mergedAt: '2026-11-21T09:00:00Z' };
    // The checked-out commit is looked up after that of the event.
    story.github.pulls = [fields, { ...merged, mergeCommit: story.workspace.commit() }];
    const run = await registers(story, { event: pushEvent(), inputs });
    expect(listWarnings(run)).toEqual([]);
  });

  test('`review: ignore` registers a commit of a matching branch only if GitHub protects it', async () => {
    await using story = await startUnplanned();
    const options = { ...runOnRef('push', `refs/heads/${base}`), inputs: { ...inputs, ...ignore } };
    story.github.branches = { [base]: false };
    expect(await expectRefusal(story, options)).toMatch(unprotected);
    story.github.branches = { [base]: true };
    const run = await registers(story, options);
    expect(listWarnings(run)).toEqual([expect.stringContaining('on branch `release/mallory` by event `push`')]);
  });
});
