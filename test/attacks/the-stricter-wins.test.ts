import { describe, expect, test } from 'vitest';
import type { ActionRun } from '../support/action.ts';
import { readUnverified } from '../support/signing.ts';
import { approve, readComment, file, isRegistered, startPlanned } from '../support/approving.ts';
import { service, startStory } from '../support/registering.ts';
import type { CommitDouble } from '../support/github-reviews.ts';

/** M1, M7, M10, L1: the inputs of the plan are in its record, and an approval is of another person, for the shown plan and the state at that time. */

function verdict({ exitCode, outputs }: ActionRun): readonly unknown[] {
  return [exitCode, outputs['reason'], outputs['changed']];
}

const refused = [1, 'not-approved', 'false'];
const mallory = { login: 'mallory', type: 'User' };
const withTrailer = (trailer: string): readonly CommitDouble[] => [
  { by: 'octocat' },
  { by: 'octocat', message: `Change\n\n${trailer}` },
];

function many(length: number): readonly CommitDouble[] {
  return Array.from({ length }, () => ({ by: 'octocat' }));
}

describe.concurrent('approvals', () => {
  test.each<[string, Record<string, string>, Record<string, string>, string]>([
    ['the number of the plan', { approvals: '2' }, { approvals: '1' }, 'admin'],
    ['the number of the register run', { approvals: '1' }, { approvals: '2' }, 'admin'],
    ['the number of the plan, where the register run has none', { approvals: '2' }, { approvals: '0' }, 'admin'],
    ['the role of the plan', { approvals: '1 admin' }, { approvals: '1 write' }, 'maintain'],
    ['the role of the register run', { approvals: '1' }, { approvals: '1 admin' }, 'maintain'],
    ['the role of the register run alone', {}, { approvals: '1 maintain' }, 'write'],
    ['the number of one and the role of the other', { approvals: '1 admin' }, { approvals: '2' }, 'admin'],
    ['the role, which no custom role of less extends', { approvals: '1 admin' }, {}, 'release-manager'],
  ])('one approval is not enough for %s', async (_, planned, registering, role) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan({ inputs: planned });
    story.github.reviews.list = [approve('ada')];
    story.github.reviews.roles = { ada: role };
    expect(verdict(await story.register({ inputs: { wait: 'false', ...registering } }))).toEqual(refused);
  });

  test('one person counts once, regardless of case and of the number of reviews', async () => {
    await using story = await startPlanned('2');
    const later = new Date(Date.now() + 30_000);
    story.github.reviews.list = [approve('ada'), approve('Ada'), approve('ADA', { at: later })];
    expect(verdict(await story.registerApproved())).toEqual(refused);
  });

  test('a register run without `approvals` requires the approvals that the plan required', async () => {
    await using story = await startPlanned('2');
    story.github.reviews.list = [approve('ada')];
    expect(verdict(await story.register({ inputs: { wait: 'false' } }))).toEqual(refused);
    story.github.reviews.list = [approve('ada'), approve('bob')];
    expect(verdict(await story.register({ inputs: { wait: 'false' } }))).toEqual([0, '', 'true']);
  });

  test('no approval counts that is older than an edit of the comment by another account, although its text was restored', async () => {
    await using story = await startPlanned();
    const body = readComment(story);
    story.github.reviews.list = [approve('ada')];
    story.github.editComment(1, body, mallory);
    expect(verdict(await story.registerApproved())).toEqual(refused);
    // Outrider has written the comment since; the approval is still older than the edit.
    expect(verdict(await story.registerApproved())).toEqual(refused);
    await story.plan({ inputs: { approvals: '1' } });
    expect(verdict(await story.registerApproved())).toEqual(refused);
    story.github.reviews.list = [approve('ada', { at: new Date(Date.now() + 120_000) })];
    expect(verdict(await story.registerApproved())).toEqual([0, '', 'true']);
    expect(await isRegistered(story)).toBe(true);
  });

  test.each<[string, readonly CommitDouble[]]>([
    ['the author of a commit', [{ by: 'octocat' }, { by: 'Ada' }]],
    ['the committer of a commit', [{ by: 'octocat', committer: 'ada' }]],
    ['the committer of an earlier commit of many', [{ by: 'octocat', committer: 'ADA' }, ...many(150)]],
    ['the author of a commit with another committer', [{ by: 'octocat' }, { by: 'ada', committer: 'web-flow' }]],
    ['a co-author by a noreply address', withTrailer('Co-authored-by: A <12+ada@users.noreply.github.com>')],
    ['a co-author in other letters', withTrailer('CO-AUTHORED-BY: A <12+ADA@users.noreply.github.com>')],
    ['a co-author by the old form of the address', withTrailer('Co-authored-by: A <ada@users.noreply.github.com>')],
    [
      'a co-author on another GitHub server',
      withTrailer('Co-authored-by: A <1+ada@users.noreply.github.acme.example>'),
    ],
    [
      'a co-author before another trailer',
      withTrailer('Co-authored-by: A <1+ada@users.noreply.github.com>\nSigned-off-by: B <b@x.example>'),
    ],
    [
      'a co-author with carriage returns',
      [{ by: 'octocat', message: 'Change\r\n\r\nCo-authored-by: A <1+ada@users.noreply.github.com>\r\n' }],
    ],
    ['a co-author with blanks', withTrailer(' Co-authored-by : A < 1+ada@users.noreply.github.com >')],
    ['a co-author with a bracket', withTrailer('Co-authored-by: A <3 <1+ada@users.noreply.github.com>')],
    ['a co-author of another login before', withTrailer('Co-authored-by: A <583231+oldada@users.noreply.github.com>')],
    [
      'a co-author by the address of another commit',
      [
        { by: 'ada', email: 'a@x.example' },
        { by: 'octocat', message: 'Change\n\nco-authored-by: A <A@x.example>' },
      ],
    ],
  ])('an approval of %s does not count', async (_, commits) => {
    await using story = await startPlanned();
    story.github.reviews.commits = commits;
    story.github.reviews.list = [approve('ada', { id: 583_231 })];
    expect(verdict(await story.registerApproved())).toEqual(refused);
    expect(readComment(story)).toContain('contributed a commit');
    story.github.reviews.list = [approve('ada', { id: 583_231 }), approve('bob')];
    expect(verdict(await story.registerApproved())).toEqual([0, '', 'true']);
  });

  test('no approval counts of a pull request with more commits than GitHub lists', async () => {
    await using story = await startPlanned();
    story.github.reviews.commits = many(250);
    story.github.reviews.list = [approve('ada')];
    expect(verdict(await story.registerApproved())).toEqual(refused);
  });

  test('a request for changes of a person who could approve stops the register run until it is dismissed or withdrawn', async () => {
    await using story = await startPlanned();
    const objection = { state: 'CHANGES_REQUESTED', commit: '1'.repeat(40) } as const;
    story.github.reviews.list = [approve('ada'), approve('bob', objection)];
    const run = await story.registerApproved();
    expect(verdict(run)).toEqual(refused);
    expect(run.outputs['summary']).toBe('Not registered: `bob` requested changes to the plan');
    story.github.reviews.roles = { bob: 'read' };
    story.github.reviews.list = [approve('ada'), approve('bob', objection), approve('bob', { state: 'DISMISSED' })];
    story.github.reviews.roles = {};
    expect(verdict(await story.registerApproved())).toEqual([0, '', 'true']);
  });

  test.each<[string, readonly CommitDouble[]]>([
    ['author', [{ by: 'octocat' }, { by: 'bob' }]],
    ['committer', [{ by: 'octocat', committer: 'bob' }]],
    ['co-author', [{ by: 'octocat', message: 'Change\n\nCo-authored-by: B <12+bob@users.noreply.github.com>' }]],
  ])('a request for changes is silenced by no commit that names its author as %s', async (_, commits) => {
    await using story = await startPlanned();
    story.github.reviews.commits = commits;
    story.github.reviews.list = [approve('ada'), approve('bob', { state: 'CHANGES_REQUESTED' })];
    const run = await story.registerApproved();
    expect(verdict(run)).toEqual(refused);
    expect(run.outputs['summary']).toBe('Not registered: `bob` requested changes to the plan');
    story.github.reviews.list = [approve('ada'), approve('bob', { state: 'DISMISSED' })];
    expect(verdict(await story.registerApproved())).toEqual([0, '', 'true']);
  });

  test('a request for changes of an account that was deleted since counts, also if one that is gone approves', async () => {
    await using story = await startPlanned();
    const objection = { by: undefined, state: 'CHANGES_REQUESTED' } as const;
    for (const list of [[objection], [{ ...objection, by: 'ghost' }, approve('ghost')]]) {
      story.github.reviews.list = [...list, approve('eve')];
      expect(verdict(await story.registerApproved())).toEqual(refused);
    }
  });

  test('a request for changes counts while GitHub does not report the role of its author', async () => {
    await using story = await startPlanned();
    story.github.reviews.list = [approve('ada'), approve('bob', { state: 'CHANGES_REQUESTED' })];
    story.github.before = (line) => {
      story.github.reviews.rolesStatus = line.includes('/collaborators/bob/') ? 500 : 200;
    };
    expect(verdict(await story.registerApproved())).toEqual(refused);
    story.github.before = () => {
      story.github.reviews.rolesStatus = 200;
    };
    story.github.reviews.roles = { bob: 'read' };
    expect(verdict(await story.registerApproved())).toEqual([0, '', 'true']);
  });

  test('many requests for changes of people without a role do not push out that of an approver', async () => {
    await using story = await startPlanned();
    const crowd = Array.from({ length: 120 }, (_, n) => approve(`user-${n}`, { state: 'CHANGES_REQUESTED' }));
    story.github.reviews.roles = Object.fromEntries(crowd.map(({ by }) => [by ?? '', 'read']));
    story.github.reviews.list = [approve('ada'), approve('bob', { state: 'CHANGES_REQUESTED' }), ...crowd];
    expect(verdict(await story.registerApproved())).toEqual(refused);
    story.github.reviews.list = [approve('ada'), ...crowd];
    expect(verdict(await story.registerApproved())).toEqual([0, '', 'true']);
  });

  test.each<[string, readonly CommitDouble[]]>([
    ['an author', [{ by: 'octocat' }, { by: undefined, committer: 'web-flow' }]],
    ['an author and committer', [{ by: undefined }, { by: 'octocat' }]],
    ['no commit that GitHub lists', []],
  ])('no approval counts of a pull request with %s whose account GitHub does not recognize', async (_, commits) => {
    await using story = await startPlanned();
    story.github.reviews.commits = commits;
    story.github.reviews.list = [approve('ada'), approve('bob')];
    const run = await story.registerApproved();
    expect(verdict(run)).toEqual(refused);
    expect(run.outputs['summary']).toMatch(
      commits.length === 0
        ? /none counts: GitHub does not list all of its commits$/
        : /none counts: commit `[0-9a-f]{7}` belongs to no GitHub account$/,
    );
    story.github.reviews.commits = [{ by: 'octocat' }];
    expect(verdict(await story.registerApproved())).toEqual([0, '', 'true']);
  });

  test('a request for changes is dropped by no edit of the comment that leaves its text as it was', async () => {
    await using story = await startPlanned();
    const written = readUnverified(readComment(story))?.at ?? 0;
    const objection = new Date((written + 10) * 1000);
    const edit = new Date((written + 20) * 1000).toISOString();
    const approval = approve('ada', { at: new Date((written + 30) * 1000) });
    const [comment] = story.github.comments;
    if (comment !== undefined) comment.updated_at = edit;
    story.github.reviews.list = [approve('bob', { state: 'CHANGES_REQUESTED', at: objection }), approval];
    expect(verdict(await story.registerApproved())).toEqual(refused);
    // The refusal of the register run, and another plan, are Outrider's own edits.
    await story.plan({ inputs: { approvals: '1' } });
    expect(verdict(await story.registerApproved())).toEqual(refused);
    story.github.reviews.list = [approval];
    expect(verdict(await story.registerApproved())).toEqual([0, '', 'true']);
  });

  test('a request for changes of a person who could not approve stops nothing, and one that is older than the plan does', async () => {
    await using story = await startPlanned();
    story.github.reviews.roles = { eve: 'read' };
    story.github.reviews.list = [
      approve('ada'),
      approve('eve', { state: 'CHANGES_REQUESTED' }),
      approve('bob', { state: 'CHANGES_REQUESTED', at: new Date(0) }),
    ];
    expect(verdict(await story.registerApproved())).toEqual(refused);
    story.github.reviews.list = story.github.reviews.list.slice(0, 2);
    expect(verdict(await story.registerApproved())).toEqual([0, '', 'true']);
  });

  test.each([
    ['falls when the job was changed in Nomad since', { image: 'one', meta: 'meta { by = "hand" }' }, refused],
    ['stays when only the count was changed since', { image: 'one', count: 3 }, [0, '', 'true']],
  ])('an approval %s', async (_, change, expected) => {
    const before = service('web', { image: 'one' });
    await using story = await startStory({ files: { [file]: service('web', { image: 'two' }) }, running: [before] });
    const inputs = { approvals: '1', 'preserve-counts': 'true' };
    await story.plan({ inputs });
    const at = new Date(((readUnverified(readComment(story))?.since ?? 0) + 1) * 1000);
    story.github.reviews.list = [approve('ada', { at })];
    // The next plan is later than the approval.
    await new Promise((resolve) => setTimeout(resolve, at.getTime() - Date.now()));
    // Changed and changed back: the plan is the same again.
    await story.operate(service('web', change));
    if (!('count' in change)) await story.operate(before);
    await story.plan({ inputs });
    story.github.closed = true;
    const run = await story.register({ inputs: { ...inputs, wait: 'false' } });
    expect(verdict(run)).toEqual(expected);
  });

  test('an approval stays when the signing key is rotated', async () => {
    const [old, fresh] = ['a-key-of-more-than-sixteen-bytes', 'another-key-of-more-than-sixteen-bytes'];
    await using story = await startPlanned();
    story.github.reviews.list = [approve('ada')];
    const keys = { 'signing-key': `${fresh}\n${old}` };
    await story.plan({ inputs: { approvals: '1', ...keys } });
    expect(verdict(await story.registerApproved({ inputs: { 'signing-key': old } }))).toEqual([
      1,
      'not-reviewed',
      'false',
    ]);
    expect(verdict(await story.registerApproved({ inputs: { 'signing-key': fresh } }))).toEqual([0, '', 'true']);
  });
});
