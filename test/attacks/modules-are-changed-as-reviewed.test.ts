import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { closedEvent, pullRequestEvent } from '../support/github.ts';
import { startModules } from '../support/modules.ts';
import { decideByHand, signingKey, startReview, type ReviewStory } from '../support/reviewing.ts';
import { keysOf } from '../support/signing.ts';
import { draftRecordLine, readUnverified, recordLine, sealRecord } from '../../src/review/record-codec.ts';

/** With a signing key, a module is changed only as a merged pull request showed it, and once. */

afterAll(removeRunFolders);

const list = '- version: 1.0.0\n- version: 1.1.0\n';
const mallory = { login: 'mallory', type: 'User' };
const bot = { login: 'github-actions[bot]', type: 'Bot' };

/** Runs the merge; returns the reason, and what it wrote. */
async function merged(
  one: ReviewStory,
  options: Parameters<ReviewStory['merge']>[0] = {},
): Promise<readonly [reason: string | undefined, written: readonly string[], message: string]> {
  const run: ActionRun = await one.merge(options);
  return [run.outputs['reason'], one.story.written(), run.annotations[0]?.message ?? ''];
}

/** Replaces the record of the comment by a changed one, which Outrider's account writes. */
function rewrite(
  { github }: ReviewStory,
  change: (record: NonNullable<ReturnType<typeof readUnverified>>) => NonNullable<ReturnType<typeof readUnverified>>,
  key: string | undefined,
): void {
  const body = github.comments.at(-1)?.body ?? '';
  const record = readUnverified(body);
  if (record === undefined) throw new Error('There is no record');
  const draft = body.slice(0, body.lastIndexOf(recordLine(body) ?? '')) + draftRecordLine(change(record));
  const text = key === undefined ? draft : sealRecord(draft, { at: record.at + 60 }, keysOf(key));
  github.editComment(1, text, bot);
}

describe.concurrent('modules are changed as reviewed', () => {
  test.each<readonly [string, (one: ReviewStory) => unknown, Parameters<ReviewStory['merge']>[0], string]>([
    [
      'a text that a person edited',
      (one) => one.github.editComment(1, one.comment().replace('`1.1.0`', '`9.9.9`'), mallory),
      {},
      'was edited',
    ],
    [
      'a record that a person added a version to',
      (one) =>
        rewrite(
          one,
          (record) => ({ ...record, jobs: record.jobs.map((job) => ({ ...job, versions: ['1.2.0'] })) }),
          undefined,
        ),
      {},
      'signature of the record is not valid',
    ],
    [
      'a record that a workflow of a branch signed with its own key',
      (one) => rewrite(one, (record) => ({ ...record, key: keysOf('k'.repeat(32))[0].id }), 'k'.repeat(32)),
      {},
      'signed with another `signing-key`',
    ],
    [
      'another key of this run',
      () => undefined,
      { inputs: { 'signing-key': 'another-key-of-sixteen-bytes' } },
      'another `signing-key`',
    ],
    ['another pull request', () => undefined, { event: closedEvent(true, 9) }, 'belongs to pull request 7, not 9'],
    [
      'another comment',
      () => undefined,
      { inputs: { 'comment-id': 'staging' } },
      'there is no record of a reviewed plan',
    ],
    [
      'another repository of the same name',
      () => undefined,
      { env: { GITHUB_REPOSITORY_ID: '18' } },
      'belongs to another repository',
    ],
    [
      'a comment of another account',
      (one) => {
        const body = one.comment();
        one.github.comments.length = 0;
        one.github.postComment(body, mallory);
      },
      {},
      'in a comment by `mallory`, not by Outrider',
    ],
    ['a comment that was deleted', (one) => (one.github.comments.length = 0), {}, 'no record of a reviewed plan'],
  ])('nothing is asked of the registry for %s', async (_, attack, options, why) => {
    await using one = await startReview(list);
    await one.plan({ env: { GITHUB_REPOSITORY_ID: '17' } });
    await attack(one);
    const asked = one.story.registry.requests.length;
    const [reason, written, message] = await merged(one, {
      ...options,
      env: { GITHUB_REPOSITORY_ID: '17', ...options?.env },
    });
    expect([reason, written, one.story.registry.requests.length - asked]).toEqual(['not-reviewed', [], 0]);
    expect(message).toContain(why);
  });

  test('a review is used once, also after the pull request was shown again', async () => {
    await using one = await startReview(list);
    await one.plan();
    expect((await merged(one))[1]).toEqual(['deprecate 1.0.0', 'deprecate 1.1.0']);
    for (const version of ['1.0.0', '1.1.0']) decideByHand(one.story, version, null);
    for (const showsAgain of [false, true]) {
      if (showsAgain) await one.plan();
      const [reason, written, message] = await merged(one);
      expect([reason, written]).toEqual(['plan-changed', []]);
      expect(message).toContain('a review counts once: 1.0.0, 1.1.0');
    }
  });

  test('a review is used up as well where another run has made its changes', async () => {
    await using one = await startReview(list);
    await one.plan();
    const { registry } = one.story;
    const link = 'https://github.example/acme/jobs/releases/tag/v2.0.0';
    for (const version of ['1.0.0', '1.1.0'])
      decideByHand(one.story, version, { reason: 'Superseded by 2.0.0. [outrider]', link });
    expect((await merged(one)).slice(0, 2)).toEqual(['', []]);
    decideByHand(one.story, '1.0.0', null);
    expect((await merged(one)).slice(0, 2)).toEqual(['plan-changed', []]);
    expect(registry.deprecation('acme/network/aws', '1.0.0')).toBeNull();
  });

  test('what was reviewed of one module changes no other, with the same versions', async () => {
    await using one = await startReview(list);
    one.story.registry.publish({ name: 'other', provider: 'aws', versions: ['1.0.0', '1.1.0', '2.0.0'] });
    await one.plan();
    const [reason, written] = await merged(one, { inputs: { module: 'acme/other/aws' } });
    expect([reason, written]).toEqual(['not-reviewed', []]);
  });

  test('what was reviewed in one registry changes no other', async () => {
    await using one = await startReview(list);
    await using other = await startModules({ versions: ['1.0.0', '1.1.0', '1.2.0', '2.0.0'] });
    await one.plan({
      inputs: { 'registry-address': other.sandbox.registry, 'registry-token': other.sandbox.registryTokens.manager },
    });
    const [reason, written, message] = await merged(one);
    expect([reason, written, other.written()]).toEqual(['not-reviewed', [], []]);
    expect(message).toContain(other.host);
  });

  test('a run on an open pull request writes nothing to the registry, whatever its event', async () => {
    for (const name of ['pull_request', 'pull_request_target', 'pull_request_review']) {
      await using one = await startReview(list);
      await one.plan({ event: { ...pullRequestEvent(), name }, inputs: { policy: 'explicit', 'max-changes': '50' } });
      expect([name, one.story.written()]).toEqual([name, []]);
    }
  });

  test('a comment, a merge queue and a following workflow are no merge', async () => {
    for (const name of ['issue_comment', 'merge_group', 'workflow_run']) {
      await using one = await startReview(list);
      await one.plan();
      const event = {
        name,
        payload: { action: 'completed', merge_group: { head_ref: 'refs/heads/gh-readonly-queue/main/pr-7-abc' } },
      };
      expect((await merged(one, { event })).slice(0, 2)).toEqual(['not-reviewed', []]);
    }
  });

  test('the pull request of a fork gets no secrets, so that nothing is planned, and that is no failure', async () => {
    await using one = await startReview(list);
    const run = await one.plan({
      event: pullRequestEvent(true),
      inputs: { 'registry-token': '', 'signing-key': '' },
    });
    expect([run.exitCode, run.annotations.map(({ level }) => level), one.story.registry.requests]).toEqual([
      0,
      ['notice'],
      [],
    ]);
    expect([run.outputs['changed'], run.outputs['deprecated'], one.github.comments]).toEqual(['false', '[]', []]);
  });

  test('two runs of the same merge at once change each version once', async () => {
    await using one = await startReview(list);
    await one.plan();
    one.workspace.commit();
    await Promise.all([one.merge(), one.merge()]);
    expect(one.story.deprecated()).toEqual(['1.0.0', '1.1.0']);
    for (const version of ['1.0.0', '1.1.0']) decideByHand(one.story, version, null);
    one.story.written();
    expect((await merged(one)).slice(0, 2)).toEqual(['plan-changed', []]);
  });

  test('the signing key is nowhere in the comment, the log or the outputs', async () => {
    await using one = await startReview(list);
    const run = await one.plan();
    expect([run.log, JSON.stringify(run.outputs), one.comment()].join('\n')).not.toContain(signingKey);
  });
});
