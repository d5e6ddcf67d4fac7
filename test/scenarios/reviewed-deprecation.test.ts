import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { closedEvent, pullRequestEvent, pushEvent } from '../support/github.ts';
import { network, releaseEvent, startModules } from '../support/modules.ts';
import { decideByHand, publishAlso, startReview, type ReviewStory } from '../support/reviewing.ts';

afterAll(removeRunFolders);

const list = `- version: 1.0.0
  reason: "CVE-2026-1234: use {{replacement}}."
  link: https://wiki.example/CVE
- version: 1.1.0
- version: 1.2.0
`;
const all = ['deprecate 1.0.0', 'deprecate 1.1.0', 'deprecate 1.2.0'];

function ended({ exitCode, outputs }: ActionRun): readonly unknown[] {
  return [exitCode, outputs['reason'], outputs['changed']];
}

/** The requests to GitHub since a number of them that write. */
function writesTo({ asked }: ReviewStory['github'], from = 0): readonly string[] {
  return asked.slice(from).filter((one) => /^(?:POST|PATCH|DELETE) \/repos/.test(one));
}

describe.concurrent('deprecate with a signing key', () => {
  test('a pull request shows the changes in one comment, and the merge makes exactly these, once', async () => {
    await using one = await startReview(list);
    const { story, github } = one;
    const plan = await one.plan();
    expect([...ended(plan), plan.annotations, story.written()]).toEqual([0, '', 'true', [], []]);
    expect(one.comment().split('\n').slice(1, -2)).toEqual([
      '### 🔵 After the merge: 3 versions of `acme/network/aws` would be deprecated, superseded by `2.0.0`',
      '',
      '- **Deprecate** `1.0.0`: `CVE-2026-1234`: use `2.0.0`. `[outrider]` — [`wiki.example`](https://wiki.example/CVE)',
      '- **Deprecate** `1.1.0`, `1.2.0`: Superseded by `2.0.0`. `[outrider]` — [`github.example`](https://github.example/acme/jobs/releases/tag/v2.0.0)',
      '',
      '`mode: deprecate` makes exactly these changes after the merge, unless the registry changes before.',
      '',
    ]);
    expect(plan.outputs['comment-url']).toContain('#issuecomment-1');
    const before = github.asked.length;
    expect(ended(await one.plan({ env: { GITHUB_RUN_NUMBER: '13', GITHUB_RUN_ID: '4712' } }))).toEqual([0, '', 'true']);
    expect([writesTo(github, before), github.comments.length]).toEqual([[], 1]);
    const merged = await one.merge();
    expect([...ended(merged), merged.annotations, story.written()]).toEqual([0, '', 'true', [], all]);
    expect(story.registry.deprecation(network, '1.0.0')).toEqual({
      reason: 'CVE-2026-1234: use 2.0.0. [outrider]',
      link: 'https://wiki.example/CVE',
    });
    expect(one.comment()).toContain('### 🟢 Deprecated 3 versions of `acme/network/aws`');
    const receipts = JSON.parse(merged.outputs['receipts'] ?? '') as readonly Record<string, unknown>[];
    expect(receipts.map((receipt) => [receipt['verb'], receipt['pull-request'], receipt['plan']])).toEqual(
      all.map(() => ['deprecate', 7, expect.stringMatching(/^[0-9a-f]{8}$/) as string]),
    );
    const shown = one.comment();
    expect([ended(await one.merge()), story.written(), one.comment()]).toEqual([[0, '', 'false'], [], shown]);
  });

  test('the run of a push to the default branch makes the changes of its pull request', async () => {
    await using one = await startReview(list);
    await one.plan();
    const [head, mergeCommit] = ['b'.repeat(40), 'a'.repeat(40)];
    one.github.pulls = [{ number: 7, head, state: 'closed', mergedAt: '2026-11-27T12:00:00Z', mergeCommit }];
    const merged = await one.merge({ event: pushEvent() });
    expect([ended(merged), one.story.written()]).toEqual([[0, '', 'true'], all]);
  });

  test('a later commit of the pull request updates the comment, and without a change there is none', async () => {
    await using one = await startReview('- version: 2.0.0\n');
    const none = await one.plan();
    expect([ended(none), one.github.comments.length]).toEqual([[0, '', 'false'], 0]);
    expect(none.summary).toContain('`versions` names `2.0.0`, but it is not changed');
    one.list(list);
    await one.plan();
    one.list('- version: 1.1.0\n  link: none\n');
    await one.plan();
    expect(one.comment()).toContain('- **Deprecate** `1.1.0`: Superseded by `2.0.0`. `[outrider]`\n');
    expect([ended(await one.merge()), one.story.written()]).toEqual([[0, '', 'true'], ['deprecate 1.1.0']]);
  });

  test('nobody has shown the changes: nothing is asked of the registry, and nothing is written', async () => {
    await using one = await startReview(list);
    const merged = await one.merge();
    expect([ended(merged), one.story.registry.requests.length]).toEqual([[1, 'not-reviewed', 'false'], 0]);
    expect(merged.annotations[0]?.message).toMatch(
      /^Nothing was changed: there is no record of a reviewed plan\nRun the workflow of the pull request again/,
    );
  });

  test.each<readonly [string, (one: ReviewStory) => unknown, string]>([
    [
      'a person has deprecated a version',
      ({ story }) => decideByHand(story, '1.1.0', { reason: 'Mine.', link: '' }),
      '1.1.0 would not be changed',
    ],
    ['there is another version to move to', ({ story }) => publishAlso(story, '2.1.0'), 'a reason or a link differs'],
    [
      'the file has another reason',
      (one) => one.list(list.replace('CVE-2026-1234', 'CVE-2026-4321')),
      'a reason or a link',
    ],
    ['the file has a version more', (one) => one.list(`${list}- version: 1.3.0\n`), '1.3.0 would be changed as well'],
    [
      'the file has a version less',
      (one) => one.list(list.replace('- version: 1.2.0\n', '')),
      '1.2.0 would not be changed',
    ],
  ])('nothing is changed where %s since the review, until it is shown again', async (_, change, why) => {
    await using one = await startReview(list, ['1.0.0', '1.1.0', '1.2.0', '1.3.0', '2.0.0']);
    await one.plan();
    await change(one);
    const merged = await one.merge();
    expect([ended(merged), one.story.written()]).toEqual([[1, 'plan-changed', 'false'], []]);
    expect(merged.annotations[0]?.message).toContain(
      `Nothing was changed: the changes of \`acme/network/aws\` are not those that the pull request showed: `,
    );
    expect(merged.annotations[0]?.message).toContain(why);
    expect(one.comment()).toContain('### 🔴 Nothing was changed');
    await one.plan();
    expect(ended(await one.merge())).toEqual([0, '', 'true']);
  });

  test('a run that was interrupted is finished by the next one, although some versions are changed by then', async () => {
    await using one = await startReview(list);
    await one.plan();
    one.story.registry.fault({ on: 'PATCH', kind: 422, path: '/1.1.0' });
    expect(ended(await one.merge())).toEqual([1, 'partial', 'true']);
    expect(one.comment()).toContain('- **Not changed:** `1.1.0`');
    expect(one.story.written()).toEqual(all);
    expect([ended(await one.merge()), one.story.written()]).toEqual([[0, '', 'true'], ['deprecate 1.1.0']]);
  });

  test('a dry run writes no comment and changes nothing, before and after the merge', async () => {
    await using one = await startReview(list);
    const dry = { inputs: { 'dry-run': 'true' } };
    expect([ended(await one.plan(dry)), writesTo(one.github)]).toEqual([[0, '', 'true'], []]);
    await one.plan();
    const before = one.github.asked.length;
    const merged = await one.merge(dry);
    expect([ended(merged), one.story.written(), writesTo(one.github, before)]).toEqual([[0, '', 'true'], [], []]);
    expect(merged.outputs['summary']).toMatch(/^Dry run: 3 versions/);
  });

  test('a token that may not write comments shows the changes in the summary, and the merge changes nothing', async () => {
    await using one = await startReview(list);
    one.github.commentRights = 'forbidden';
    const plan = await one.plan();
    expect([ended(plan), plan.annotations.map(({ level }) => level)]).toEqual([[0, '', 'true'], ['warning']]);
    expect(plan.annotations[0]?.message).toContain('pull-requests: write');
    expect(plan.summary).toContain('would be deprecated');
    expect([ended(await one.merge()), one.story.written()]).toEqual([[1, 'not-reviewed', 'false'], []]);
    one.github.commentRights = 'works';
    await one.plan();
    one.github.commentRights = 'forbidden';
    const merged = await one.merge();
    expect([ended(merged), one.story.written()]).toEqual([[1, 'unauthorized', 'false'], []]);
    expect(merged.annotations[0]?.message).toContain('which marks the review as used, could not be written');
  });

  test('a pull request that is not merged, and one into another branch, change nothing', async () => {
    for (const event of [closedEvent(false), closedEvent(true, 7, 'feature')]) {
      await using one = await startReview(list);
      await one.plan();
      const merged = await one.merge({ event });
      expect([ended(merged), one.story.written()]).toEqual([[1, 'not-reviewed', 'false'], []]);
    }
  });

  test('a run of an older commit changes nothing after the branch has changed the file', async () => {
    await using one = await startReview(list);
    await one.plan();
    one.github.compared = { main: { files: [{ filename: 'modules/network.yml', status: 'modified' }] } };
    const merged = await one.merge();
    expect([ended(merged), one.story.written()]).toEqual([[1, 'not-reviewed', 'false'], []]);
    expect(merged.annotations[0]?.message).toContain('branch `main` has changed `modules/network.yml`');
    one.github.compared = { main: { files: [{ filename: 'README.md', status: 'modified' }] } };
    expect([ended(await one.merge()), one.story.written()]).toEqual([[0, '', 'true'], all]);
  });

  test('the changes of all modules of a pattern are shown and made, and a module that is new or not readable stops all', async () => {
    await using one = await startReview('');
    const { registry } = one.story;
    registry.publish({ name: 'dns', provider: 'aws', versions: ['1.0.0', '1.1.0'] });
    const inputs = { module: 'acme/*/*', policy: 'keep-latest', 'versions-file': '' };
    await one.plan({ inputs });
    expect(one.comment()).toContain('- **Deprecate** `1.0.0` of `acme/dns/aws`: ');
    registry.fault({ on: 'GET', kind: 404, path: '/dns/aws/versions' });
    const broken = await one.merge({ inputs });
    expect([broken.exitCode, one.story.written()]).toEqual([1, []]);
    registry.publish({ name: 'vpc', provider: 'aws', versions: ['1.0.0', '1.1.0'] });
    const more = await one.merge({ inputs });
    expect([ended(more), one.story.written()]).toEqual([[1, 'not-reviewed', 'false'], []]);
    expect(more.annotations[0]?.message).toContain('no comment has shown the changes of `acme/vpc/aws`: 1.0.0');
    const fewer = await one.merge({ inputs: { ...inputs, module: network } });
    expect([ended(fewer), one.story.written()]).toEqual([[1, 'plan-changed', 'false'], []]);
    const merged = await one.merge({ inputs: { ...inputs, module: 'acme/*/*\n!acme/vpc/*' } });
    expect([ended(merged), one.story.written().length]).toEqual([[0, '', 'true'], 4]);
  });

  test('more changes than `max-changes` are refused on the pull request, and leave nothing to merge', async () => {
    await using one = await startReview(list);
    const inputs = { 'max-changes': '2' };
    expect(ended(await one.plan({ inputs }))).toEqual([1, 'too-many-changes', 'false']);
    expect(one.comment()).toContain('### 🔴 3 versions of `acme/network/aws` would be changed');
    expect([ended(await one.merge()), one.story.written()]).toEqual([[1, 'not-reviewed', 'false'], []]);
  });

  test.each<readonly [string, Readonly<Record<string, string>>, string, string]>([
    ['stages', { 'in-stages': 'true' }, list, 'Input `in-stages` has no effect with `signing-key`'],
    ['a date', { reason: 'Old since {{ date }}.' }, list, '`{{date}}` is not known before the merge'],
    [
      'a date in the file',
      {},
      '- version: 1.0.0\n  reason: Old since {{date}}.\n',
      '`{{date}}` is not known before the merge',
    ],
    ['a short key', { 'signing-key': 'short' }, list, 'has a key of 5 bytes'],
    ['no GitHub token', { 'github-token': '' }, list, '`github-token` is empty'],
  ])('%s cannot be reviewed, and is refused before any request', async (_, inputs, text, problem) => {
    await using one = await startReview(text);
    const plan = await one.plan({ inputs, ...('github-token' in inputs ? { githubToken: '' } : {}) });
    expect([ended(plan), one.story.registry.requests.length]).toEqual([[1, 'input', 'false'], 0]);
    expect(plan.annotations.map(({ message }) => message).join('\n')).toContain(problem);
  });

  test('a release with a key is no merge of a pull request, and without a key everything is as before', async () => {
    await using story = await startModules({ versions: ['1.0.0', '2.0.0'] });
    const run = await story.deprecate({ event: pullRequestEvent() });
    expect([ended(run), story.registry.requests.length]).toEqual([[1, 'input', 'false'], 0]);
    await using one = await startReview(list);
    await one.plan();
    one.github.indexed = false;
    const released = await one.merge({ event: releaseEvent('v2.0.0') });
    expect([released.exitCode, one.story.written()]).toEqual([1, []]);
    expect(ended(await story.deprecate({ event: releaseEvent('v2.0.0') }))).toEqual([0, '', 'true']);
  });
});
