import { describe, expect, test } from 'vitest';
import {
  joinMessages,
  readDrifts,
  readKinds,
  requestsWithoutChange,
  startDrift,
  startOpen,
  startTwo,
} from '../support/drifting.ts';
import { otherEvent, pullRequestEvent } from '../support/github.ts';
import { listErrors } from '../support/planning.ts';
import { service } from '../support/registering.ts';

/** Holds two requests until both are there. */
function createMeeting(line: string): (asked: string) => Promise<void> {
  const { promise: both, resolve } = Promise.withResolvers<void>();
  let arrived = 0;
  return async (request) => {
    if (request !== line) return;
    arrived += 1;
    if (arrived === 2) resolve();
    await both;
  };
}

/** Metadata that another tool writes. */
function createDeployedMeta(time: string): string {
  return `meta {\n deployed_at = "${time}"\n owner = "web"\n }`;
}

describe.concurrent('runs that write the issue', () => {
  test('two runs at once, without a concurrency group, may open two issues, and the next run closes the second', async () => {
    await using story = await startTwo();
    await story.operate(service('web', { count: 3 }));
    // Both have listed the issues before either opens one.
    story.github.before = createMeeting('POST /repos/acme/jobs/issues');
    const runs = await Promise.all([story.drift({ runId: '1' }), story.drift({ runId: '2' })]);
    expect(runs.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
    expect(story.github.issues.map(({ number, state }) => [number, state])).toEqual([
      [101, 'open'],
      [102, 'open'],
    ]);
    const next = await story.drift();
    expect(next.outputs['issue-url']).toBe('https://github.example/acme/jobs/issues/101');
    expect(story.openIssue().number).toBe(101);
    const [, second] = story.github.issues;
    expect([second?.state, second?.state_reason, second?.body]).toEqual([
      'closed',
      'not_planned',
      'Duplicate of #101, which was opened at the same time.',
    ]);
    story.listRequests();
    await story.drift();
    expect(story.listRequests()).toEqual(requestsWithoutChange(story));
    expect([story.openIssue().number, story.github.issues.length]).toEqual([101, 2]);
  });

  test('two open issues of a run that was interrupted become one', async () => {
    await using story = await startOpen();
    const { body, title } = story.openIssue();
    story.github.postIssue({ body, title }, { login: 'github-actions[bot]', type: 'Bot' });
    await story.drift();
    expect(story.openIssue().number).toBe(101);
  });

  test.each([
    [
      'an open pull request',
      pullRequestEvent(),
      { status: 'diverged' as const, files: [{ filename: 'README.md', status: 'modified' as const }] },
      'the checkout is not the default branch',
    ],
    [
      'another branch',
      otherEvent('workflow_dispatch', { ref: 'refs/heads/change' }),
      { status: 'diverged' as const },
      'the checkout is not the default branch',
    ],
    [
      'an earlier commit with other job files',
      undefined,
      { files: [{ filename: 'jobs/web.nomad.hcl', status: 'modified' as const }] },
      'has changed job files since',
    ],
    [
      'an earlier commit without a new job file',
      undefined,
      { files: [{ filename: 'jobs/new.nomad.hcl', status: 'added' as const }] },
      'has changed job files since',
    ],
  ])('a run of %s does not touch the issue', async (_, event, compared, reason) => {
    await using story = await startOpen();
    await story.operate(service('web'));
    story.github.compared = { main: compared };
    const run = await story.drift(event === undefined ? {} : { event });
    expect([run.exitCode, story.openIssue().state]).toEqual([0, 'open']);
    expect(joinMessages(run)).toContain(reason);
  });

  test('a run of an earlier commit with the same job files writes the issue', async () => {
    await using story = await startOpen();
    await story.operate(service('web'));
    story.github.compared = { main: { files: [{ filename: 'README.md', status: 'modified' }] } };
    story.listRequests();
    await story.drift();
    expect(story.github.issues[0]?.state).toBe('closed');
  });
});

describe.concurrent('inputs of mode drift', () => {
  test.each([
    [{ ignore: 'Count' }, 'contains `Count`, which is not `job:field`'],
    [{ ignore: '*:*' }, 'contains `*:*`, which is not `job:field`'],
    [{ environment: 'a b' }, 'which is not a valid ID'],
    [{ namespace: '*' }, 'which only `mode: list` accepts'],
    [{ 'only-changed': 'true' }, 'only-changed'],
  ])('the inputs %j are refused before anything is read', async (inputs, message) => {
    await using story = await startTwo();
    story.listRequests();
    const run = await story.drift({ inputs });
    expect([run.exitCode, run.outputs['reason'], story.listRequests()]).toEqual([1, 'input', []]);
    expect(listErrors(run).join('\n')).toContain(message);
  });
});

describe.concurrent('differences that a run reports', () => {
  test('jobs of other namespaces are compared there', async () => {
    const other = service('web').replace('datacenters', 'namespace = "other"\n datacenters');
    await using story = await startDrift({
      files: { 'jobs/web.nomad.hcl': other },
      sandbox: { namespaces: ['other'] },
    });
    await story.operate(other.replace('count = 1', 'count = 2'));
    // The job of the same name in the default namespace is another one.
    await story.operate(service('web'));
    const run = await story.drift();
    expect(readDrifts(run)).toMatchObject([{ kind: 'changed', id: 'web', namespace: 'other' }]);
  });

  test('a difference of ignored fields alone is not drift', async () => {
    const source = service('web', { meta: createDeployedMeta('one') });
    await using story = await startDrift({ files: { 'jobs/web.nomad.hcl': source }, running: [source] });
    await story.operate(service('web', { meta: createDeployedMeta('two'), count: 2 }));
    const ignore = '*:Meta[deployed_at]\nweb:app Count';
    expect(readKinds(await story.drift({ inputs: { ignore } }))).toEqual({});
    const run = await story.drift({ inputs: { ignore: 'api:app Count\n*:Meta[deployed_at]' } });
    expect(run.annotations.map(({ message }) => message)).toEqual([
      'Input `ignore` names a job that no job file has: `api:app Count`. Correct or remove it.',
    ]);
    expect(readDrifts(run)[0]?.['fields']).toEqual(['app Count']);
    expect(story.openIssue().body).not.toContain('deployed_at');
  });
});
