import { describe, expect, test } from 'vitest';
import { hasOpenssl } from '../support/certificates.ts';
import { startDrift } from '../support/drifting.ts';
import { createClosedEvent, mergeGroupEvent, otherEvent, pullRequestEvent, pushEvent } from '../support/github.ts';
import { service, startStory, type Story } from '../support/registering.ts';
import { missingTools, type WorkflowResult } from './runner/act.ts';
import { redirectRegistry } from './runner/registry-address.ts';
import { example, runInStory } from './runner/story-runner.ts';

/** The reusable workflows, called by their unchanged examples, run by a real workflow runner. Skipped like the recipes of the README. `commands.yml` is in runner-commands.test.ts. */
const skipped = missingTools.length === 0 ? '' : ` (skipped: ${missingTools.join(', ')})`;
const patience = { timeout: 180_000 };
const file = 'jobs/web.nomad.hcl';
const withApprovals = (workflow: string): string => workflow.replace('    with:\n', '    with:\n      approvals: 1\n');
const ready = example('reusable/ready-approvals.yml');
const register = withApprovals(example('reusable/register.yml'));
const plan = withApprovals(example('reusable/plan.yml'));
const review = {
  name: 'pull_request_review',
  payload: { ...(pullRequestEvent().payload as object), action: 'submitted' },
};

/** A pull request with a new job, and a Nomad that wants tokens. */
async function startProposal(): Promise<Story> {
  const story = await startStory({ files: { [file]: service('web') }, sandbox: { acl: true } });
  story.github.head = story.workspace.commit();
  return story;
}

const createOpenedEvent = ({ github }: Story) => pullRequestEvent(false, { sha: github.head });

/** The same after its plan was shown and approved. */
async function startApproved(): Promise<Story> {
  const story = await startProposal();
  await runInStory(story, plan, createOpenedEvent(story));
  story.github.reviews.list = [{ by: 'ada', state: 'APPROVED' }];
  return story;
}

/** The same after the merge. */
async function startMerged(): Promise<Story> {
  const story = await startApproved();
  const { head } = story.github;
  story.github.pulls = [{ number: 7, head, state: 'closed', mergedAt: new Date().toISOString(), mergeCommit: head }];
  return story;
}

/** The jobs of the workflow that ran, with their results. */
function readEnds({ log }: WorkflowResult): readonly string[] {
  return [...log.matchAll(/^\[[^\]]*?\/([\w-]+)\s*\] 🏁 {2}Job (\w+)$/gm)].map(([, job, end]) => `${job} ${end}`);
}

async function hasJob(story: Story): Promise<boolean> {
  return (await story.ask<readonly { readonly ID: string }[]>('GET', '/v1/jobs')).some(({ ID }) => ID === 'web');
}

describe.skipIf(missingTools.length > 0)(`reusable workflows in a workflow runner${skipped}`, patience, () => {
  test('the call of plan.yml plans a pull request in one comment', async () => {
    await using story = await startProposal();
    const run = await runInStory(story, example('reusable/plan.yml'), createOpenedEvent(story));
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['plan succeeded']]);
    expect(story.github.comments.map(({ body }) => body)).toEqual([
      expect.stringContaining('### 🔵 Plan: `web` is new'),
    ]);
    expect(run.log).not.toContain(story.sandbox.keys?.token);
  });

  test('the calls of plan.yml and ready.yml pass the check in the run of the plan', async () => {
    await using story = await startProposal();
    const run = await runInStory(story, example('reusable/plan-and-ready.yml'), createOpenedEvent(story));
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['plan succeeded', 'ready succeeded']]);
    expect(await hasJob(story)).toBe(false);
  });

  test('the calls of plan.yml and ready.yml check in a merge queue what the pull request showed, without another plan', async () => {
    await using story = await startProposal();
    const workflow = example('reusable/plan-and-ready.yml');
    const early = await runInStory(story, workflow, mergeGroupEvent(7));
    expect([early.exitCode, readEnds(early)]).toEqual([1, ['ready failed']]);
    expect(early.log).toContain('::set-output:: reason=not-reviewed');
    await runInStory(story, workflow, createOpenedEvent(story));
    const run = await runInStory(story, workflow, mergeGroupEvent(7));
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['ready succeeded']]);
    expect(run.log).toContain('::set-output:: summary=Dry run: 1 job would be registered');
    expect(await hasJob(story)).toBe(false);
  });

  test.each([review, mergeGroupEvent(7)])(
    'the call of ready.yml passes the check on $name only with an approval, and registers nothing',
    async (event) => {
      await using story = await startApproved();
      const { list } = story.github.reviews;
      story.github.reviews.list = [];
      const early = await runInStory(story, ready, event);
      expect([early.exitCode, readEnds(early)]).toEqual([1, ['ready failed']]);
      expect(early.log).toContain('::set-output:: reason=not-approved');
      story.github.reviews.list = list;
      const run = await runInStory(story, ready, event);
      expect([run.exitCode, readEnds(run)]).toEqual([0, ['ready succeeded']]);
      expect(run.log).toContain('::set-output:: summary=Dry run: 1 job would be registered');
      expect(await hasJob(story)).toBe(false);
    },
  );

  test.each([pushEvent(), createClosedEvent(true)])(
    'the call of register.yml registers an approved job on $name, once',
    async (event) => {
      await using story = await startMerged();
      const workflow = register.replace('  push:\n', '  pull_request:\n    types: [closed]\n  push:\n');
      const run = await runInStory(story, workflow, event);
      expect([run.exitCode, readEnds(run)]).toEqual([0, ['register succeeded']]);
      expect(run.log).toContain('::set-output:: outcome=successful');
      expect(await hasJob(story)).toBe(true);
      const workflowResult = await runInStory(story, workflow, event);
      expect(workflowResult.log).toContain('::set-output:: changed=false');
    },
  );

  test('the call of register.yml refuses a push that belongs to no pull request', async () => {
    await using story = await startApproved();
    story.github.pulls = [{ number: 3, head: 'f'.repeat(40), state: 'open' }];
    const run = await runInStory(story, register, pushEvent());
    expect([run.exitCode, readEnds(run)]).toEqual([1, ['register failed']]);
    expect(run.log).toContain('::set-output:: reason=not-reviewed');
    expect(await hasJob(story)).toBe(false);
  });

  test('the call of drift.yml opens one issue about a job that is missing, and writes nothing the next time', async () => {
    await using story = await startDrift({ files: { [file]: service('web') }, sandbox: { acl: true } });
    story.commitHead();
    const event = otherEvent('schedule', { schedule: '17 6 * * *' });
    const run = await runInStory(story, example('reusable/drift.yml'), event);
    expect([run.exitCode, readEnds(run)]).toEqual([0, ['drift succeeded']]);
    expect(story.openIssue().body).toContain('web');
    story.listRequests();
    await runInStory(story, example('reusable/drift.yml'), event);
    expect(story.listRequests().filter((request) => /^(?:POST|PATCH) \/repos/.test(request))).toEqual([]);
  });

  test.skipIf(!hasOpenssl)('the call of deprecate.yml deprecates the versions that a release supersedes', async () => {
    await using story = await startProposal();
    const { modules, registry } = story.sandbox;
    await using detour = await redirectRegistry(registry);
    modules.publish({ name: 'network', provider: 'aws', versions: ['1.0.0', '1.1.0', '2.0.0'] });
    const release = { tag_name: 'v1.1.0', html_url: 'https://github.example/acme/jobs/releases/v1.1.0', draft: false };
    const event = otherEvent('release', { action: 'published', release });
    const dry = example('reusable/deprecate.yml');
    for (const [workflow, deprecated] of [
      [dry, []],
      [dry.replace(/ +dry-run: true.*\n/, ''), ['1.0.0']],
    ] as const) {
      const run = await runInStory(story, workflow, event, detour.env);
      expect([run.exitCode, readEnds(run)]).toEqual([0, ['deprecate succeeded']]);
      const all = ['1.0.0', '1.1.0', '2.0.0'];
      expect(all.filter((version) => modules.deprecation('acme/network/aws', version) !== null)).toEqual(deprecated);
    }
  });
});
