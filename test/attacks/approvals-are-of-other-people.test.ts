import { afterAll, describe, expect, test } from 'vitest';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { approved, file, startPlanned } from '../support/approving.ts';
import { service, startStory } from '../support/registering.ts';
import type { FakeGitHub } from '../support/github.ts';
import type { CommitDouble } from '../support/github-reviews.ts';

/** Rule 6, second red team: only other people with the right approve, and GitHub has to confirm each of it. */

afterAll(removeRunFolders);

function verdict({ exitCode, outputs }: ActionRun): readonly unknown[] {
  return [exitCode, outputs['reason'], outputs['changed']];
}

const refused = [1, 'not-approved', 'false'];
const later = (seconds: number): Date => new Date(Date.now() + seconds * 1000);

type Attack = (reviews: FakeGitHub['reviews']) => void;
const by = (commit: Partial<CommitDouble>): readonly CommitDouble[] => [
  { by: 'octocat' },
  { by: 'octocat', ...commit },
];

/** Each leaves one approval that must not count. */
const attacks: Readonly<Record<string, Attack>> = {
  'of a co-author whose trailer is in other letters': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.commits = by({ message: 'Change\n\nCO-AUTHORED-BY: A <12+ADA@users.noreply.github.com>' });
  },
  'of a co-author by the old form of a noreply address': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.commits = by({ message: 'Change\n\nCo-authored-by: A <ada@users.noreply.github.com>' });
  },
  'of a co-author by the noreply address of another GitHub server': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.commits = by({ message: 'Change\n\nCo-authored-by: A <1+ada@users.noreply.github.acme.example>' });
  },
  'of a co-author whose trailer another one follows': (reviews) => {
    reviews.list = [approved('ada')];
    const trailers = ['Co-authored-by: A <1+ada@users.noreply.github.com>', 'Signed-off-by: B <b@x.example>'];
    reviews.commits = by({ message: `Change\n\n${trailers.join('\n')}` });
  },
  'of a co-author with carriage returns in the message': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.commits = by({ message: 'Change\r\n\r\nCo-authored-by: A <1+ada@users.noreply.github.com>\r\n' });
  },
  'of a co-author whose trailer has blanks before its name, its colon and its address': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.commits = by({ message: 'Change\n\n Co-authored-by : A < 1+ada@users.noreply.github.com >' });
  },
  'of a co-author whose account has another login now': (reviews) => {
    reviews.list = [approved('ada', { id: 583_231 })];
    reviews.commits = by({ message: 'Change\n\nCo-authored-by: A <583231+oldada@users.noreply.github.com>' });
  },
  'beside an objection of an account that was deleted since': (reviews) => {
    reviews.list = [{ ...approved('ada'), state: 'CHANGES_REQUESTED', by: undefined }, approved('eve')];
  },
  'beside an objection of an account that was deleted since, as was one that approves': (reviews) => {
    const ghost = approved('ghost');
    reviews.list = [{ ...ghost, state: 'CHANGES_REQUESTED' }, ghost, approved('eve')];
  },
  'of a co-author whose name in the trailer contains a bracket': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.commits = by({ message: 'Change\n\nCo-authored-by: A <3 <1+ada@users.noreply.github.com>' });
  },
  'of the committer of an earlier commit of many': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.commits = [{ by: 'octocat', committer: 'ADA' }, ...Array.from({ length: 150 }, () => ({ by: 'octocat' }))];
  },
  'of the author of a commit with another committer': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.commits = by({ by: 'ada', committer: 'web-flow' });
  },
  'that was dismissed after a comment': (reviews) => {
    reviews.list = [
      approved('ada', { at: later(5) }),
      approved('ada', { state: 'COMMENTED', at: later(6) }),
      approved('ada', { state: 'DISMISSED', at: later(7) }),
    ];
  },
  'that was withdrawn by a request for changes of an older commit': (reviews) => {
    reviews.list = [
      approved('ada', { at: later(5) }),
      approved('ada', { state: 'CHANGES_REQUESTED', commit: 'd'.repeat(40), at: later(6) }),
    ];
  },
  'of a commit that was force-pushed away': (reviews) => {
    reviews.list = [approved('ada', { commit: 'd'.repeat(40) })];
  },
  'of a commit whose ID is that of the head in upper case': (reviews) => {
    reviews.list = [approved('ada', { commit: 'B'.repeat(40) })];
  },
  'of an app': (reviews) => {
    reviews.list = [approved('renovate[bot]', { type: 'Bot' })];
  },
  'of the workflow itself': (reviews) => {
    reviews.list = [approved('github-actions[bot]', { type: 'Bot' })];
  },
  'of a deleted account': (reviews) => {
    reviews.list = [{ by: undefined, state: 'APPROVED' }];
  },
  'of a person who lost the role since': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.roles = { ada: 'read' };
  },
  'of a person who left': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.roles = { ada: 'none' };
  },
  'of a person with triage': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.roles = { ada: 'triage' };
  },
  'of the author in other letters': (reviews) => {
    reviews.list = [approved('OctoCat')];
  },
  'with an objection of another approver on an older commit': (reviews) => {
    reviews.list = [approved('ada'), approved('bob', { state: 'CHANGES_REQUESTED', commit: 'd'.repeat(40) })];
  },
  'from before the plan': (reviews) => {
    reviews.list = [approved('ada', { at: later(-60) })];
  },
  'while GitHub answers no request for reviews': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.status = 500;
  },
  'while GitHub shows no reviews to the token': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.status = 404;
  },
  'while GitHub answers no request for roles': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.rolesStatus = 500;
  },
  'while GitHub shows no roles to the token': (reviews) => {
    reviews.list = [approved('ada')];
    reviews.rolesStatus = 403;
  },
};

describe.concurrent('approvals that do not count', () => {
  test.each(Object.entries(attacks))('an approval %s registers nothing, and another one does', async (_, attack) => {
    await using story = await startPlanned();
    attack(story.github.reviews);
    const run = await story.registerApproved();
    expect(verdict(run)).toEqual(refused);
    expect(run.outputs['receipts']).toBe('[]');
    Object.assign(story.github.reviews, { status: 200, rolesStatus: 200, roles: {}, list: [approved('carol')] });
    const allowed = await story.registerApproved();
    expect(verdict(allowed)).toEqual([0, '', 'true']);
    expect(JSON.parse(allowed.outputs['receipts'] ?? '[]')).toMatchObject([{ 'approved-by': ['carol'] }]);
  });
});

describe.concurrent('the stricter of plan and register', () => {
  test.each<[string, Record<string, string>, Record<string, string>, string]>([
    ['the number of the plan', { approvals: '2' }, { approvals: '1' }, 'admin'],
    ['the number of the register', { approvals: '1' }, { approvals: '2' }, 'admin'],
    ['the number of the plan, where the register has none', { approvals: '2' }, { approvals: '0' }, 'admin'],
    ['the role of the plan', { approvals: '1 admin' }, { approvals: '1 write' }, 'maintain'],
    ['the role of the register', { approvals: '1' }, { approvals: '1 admin' }, 'maintain'],
    ['the role of the register alone', {}, { approvals: '1 maintain' }, 'write'],
    ['the number of one and the role of the other', { approvals: '1 admin' }, { approvals: '2' }, 'admin'],
    ['the role, which no custom role of less extends', { approvals: '1 admin' }, {}, 'release-manager'],
  ])('one approval is not enough for %s', async (_, planned, registering, role) => {
    await using story = await startStory({ files: { [file]: service('web') } });
    await story.plan({ inputs: planned });
    story.github.reviews.list = [approved('ada')];
    story.github.reviews.roles = { ada: role };
    expect(verdict(await story.register({ inputs: { wait: 'false', ...registering } }))).toEqual(refused);
  });

  test('one person counts once, in whatever letters and however often', async () => {
    await using story = await startPlanned('2');
    story.github.reviews.list = [approved('ada'), approved('Ada'), approved('ADA', { at: later(30) })];
    expect(verdict(await story.registerApproved())).toEqual(refused);
  });
});
