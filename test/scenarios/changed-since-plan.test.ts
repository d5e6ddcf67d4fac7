import { expect, test } from 'vitest';
import { file, startEdited } from '../support/approving.ts';
import { pullRequestEvent, ownHeaders } from '../support/github.ts';
import { service, startNomadProxy, startStory, type Story } from '../support/registering.ts';

test('after the merge, a plan that is outdated by the cluster is fixed by running the plan again', async () => {
  await using story = await startEdited();
  await story.plan();
  await story.operate(service('web', { image: 'by hand' }));
  story.github.closed = true;
  const refused = await story.register();
  expect(refused.outputs).toMatchObject({ reason: 'plan-changed', changed: 'false' });
  const words =
    /the job or the cluster has changed since the plan\. Re-run all jobs of \[?the run\]? ?\(\S+\/runs\/4711\) that planned pull request 7, have the plan reviewed, then \[?re-run this workflow job(?:\]\(\S+\/runs\/4711\))?\./;
  expect(refused.annotations[0]?.message).toMatch(words);
  expect(refused.summary).toMatch(words);
  expect(refused.summary).toMatch(/\[re-run this workflow job\]\(\S+\/runs\/4711\)/);
  expect(refused.summary.match(/[Rr]e-run all jobs/g)).toHaveLength(1);
  expect(refused.summary).toMatch(/Re-run all jobs of \[the run\]\(/);
  await story.plan({ env: { GITHUB_RUN_ATTEMPT: '2' } });
  const registered = await story.register();
  expect(registered.outputs).toMatchObject({ reason: '', changed: 'true', outcome: 'successful' });
});

test('a specification changed by another merge is not fixed by running the plan again', async () => {
  const planned = service('web', { image: 'two' });
  await using story = await startStory({ files: { [file]: planned }, running: [service('web')] });
  await story.plan();
  story.github.closed = true;
  story.workspace.write(file, service('web', { image: 'three' }));
  const refused = await story.register();
  expect(refused.outputs['reason']).toBe('plan-changed');
  const message = refused.annotations[0]?.message;
  expect(message).toContain(
    'since the review (now `Env[IMAGE]: ‹hidden› => "three"`; at the review `Env[IMAGE]: ‹hidden› => "two"`).\n',
  );
  expect(message).toContain(
    'Another merge or a commit after the plan changed this job. Open a new pull request; its plan shows what is not registered yet.',
  );
  expect(message).not.toContain('Re-run');
  story.workspace.write(file, planned);
  await story.plan({ env: { GITHUB_RUN_ATTEMPT: '2' } });
  story.workspace.write(file, service('web', { image: 'three' }));
  expect((await story.register()).outputs).toMatchObject({ reason: 'plan-changed', changed: 'false' });
});

async function planEarlier(story: Story, milliseconds: number): Promise<void> {
  await using wire = await startNomadProxy(story.github.url, async ({ pass, answer }) => {
    const { status, body, headers } = await pass();
    const date = new Date(Date.parse(headers['date'] ?? '') - milliseconds).toUTCString();
    answer(status, body, { 'content-type': 'application/json', ...ownHeaders, date });
  });
  await story.plan({ env: { GITHUB_API_URL: wire.url, GITHUB_GRAPHQL_URL: `${wire.url}/graphql` } });
}

const hour = 3_600_000;

test.each([
  {
    kind: 'a register run',
    event: undefined,
    inputs: {},
    age: 6 * 24 * hour + hour,
    says: 'The plan is 6 days old. Nothing',
  },
  {
    kind: 'the gate',
    event: pullRequestEvent(),
    inputs: { 'dry-run': 'true' },
    age: 25 * hour,
    says: 'The plan is 1 day old.',
  },
  { kind: 'a register run', event: undefined, inputs: {}, age: 23 * hour, says: 'would lose allocations).\nNothing' },
])('a refusal of $kind reports how old a plan of $age ms is, with the hint to re-run the plan', async (first) => {
  await using story = await startEdited();
  await planEarlier(story, first.age);
  await story.operate(service('web', { image: 'by hand' }));
  story.github.closed = first.event === undefined;
  const refused = await story.register({
    inputs: first.inputs,
    ...(first.event === undefined ? {} : { event: first.event }),
  });
  expect(refused.outputs).toMatchObject({ reason: 'plan-changed', changed: 'false' });
  const [message = ''] = refused.annotations.map((annotation) => annotation.message);
  expect(message).toContain(first.says);
  expect(message).toMatch(/Re-run all jobs of the run/);
  expect(message.includes('days old') || message.includes('day old')).toBe(first.age >= 24 * hour);
});
