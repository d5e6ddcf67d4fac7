import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { pushEvent } from '../support/github.ts';
import { startStory, type Story } from '../support/registering.ts';
import { createGuardedJob } from '../support/guarding.ts';
import { planAs } from '../support/several-pulls.ts';
import { isThorough, countRuns } from '../support/thorough.ts';

const numbers = [5, 6, 7] as const;
const jobs = ['web', 'mail'] as const;
const reviewers = ['ada', 'bob', 'eve'] as const;
type Job = (typeof jobs)[number];
type Reviewer = (typeof reviewers)[number];

/** A pull request on top of the one before, and the decisions of people about it. */
interface Pull {
  /** The memory of the jobs that it changes; 4096 runs. */
  readonly memory: Readonly<Record<Job, 4096 | 2048 | 1024 | undefined>>;
  /** Whether it gives the file of `web` another name. */
  readonly moves: boolean;
  readonly asks: 'nothing' | 'approval' | 'guard';
  readonly author: Reviewer | 'octocat';
  readonly reviews: Readonly<Record<Reviewer, 'APPROVED' | 'CHANGES_REQUESTED' | undefined>>;
}

const memory = fc.constantFrom<4096 | 2048 | 1024 | undefined>(undefined, 4096, 2048, 1024);
const review = fc.constantFrom<'APPROVED' | 'CHANGES_REQUESTED' | undefined>(
  ...(['APPROVED', 'APPROVED', 'APPROVED', 'APPROVED', undefined, undefined, 'CHANGES_REQUESTED'] as const),
);
const pull: fc.Arbitrary<Pull> = fc.record({
  memory: fc.record({ web: memory, mail: memory }),
  moves: fc.boolean(),
  asks: fc.constantFrom('nothing', 'approval', 'guard'),
  author: fc.constantFrom('octocat', ...reviewers),
  reviews: fc.record({ ada: review, bob: review, eve: review }),
});
const pushes = fc.tuple(pull, pull, pull);

/** Which job files each pull request touches, and which jobs its plan changes, by the contents of the files alone. */
function planEach(pulls: readonly Pull[]) {
  const now: Record<Job, number> = { web: 4096, mail: 4096 };
  const plans = pulls.map((item) => {
    const touched = jobs.filter((job) => {
      const isOther = item.memory[job] !== undefined && item.memory[job] !== now[job];
      now[job] = item.memory[job] ?? now[job];
      return isOther || (job === 'web' && item.moves);
    });
    return { ...item, touched, changed: touched.filter((job) => now[job] !== 4096), now: { ...now } };
  });
  return { plans, written: jobs.filter((job) => now[job] !== 4096) };
}

/** The reference model: the jobs that are registered, none if a pull request that changes a job lacks the approvals that its own plan requires. */
function predict(pulls: readonly Pull[]): readonly Job[] {
  const { plans, written } = planEach(pulls);
  const isApproved = ({ changed, asks, reviews }: (typeof plans)[number]): boolean => {
    const due = changed.filter((job) => written.includes(job));
    if (due.length === 0 || asks === 'nothing') return true;
    const together = plans.filter((other) => other.changed.some((job) => due.includes(job)));
    const authors = new Set(together.map(({ author }) => author));
    const objects = reviewers.some((reviewer) => reviews[reviewer] === 'CHANGES_REQUESTED');
    return !objects && reviewers.some((reviewer) => reviews[reviewer] === 'APPROVED' && !authors.has(reviewer));
  };
  return plans.every(isApproved) ? written : [];
}

/** The last one is the commit of the run. */
const toCommit = (number: number): string => (number === 7 ? 'a' : String(number)).repeat(40);

const asking = { nothing: {}, approval: { approvals: '1' }, guard: { guards: 'less-memory' } };

async function planAll(story: Story, pulls: readonly Pull[]): Promise<void> {
  const { github, workspace } = story;
  const names = { web: 'jobs/web.nomad.hcl', mail: 'jobs/mail.nomad.hcl' };
  for (const [index, { now, touched, moves, asks }] of planEach(pulls).plans.entries()) {
    const number = numbers[index] ?? 0;
    const from = names.web;
    if (moves) {
      workspace.remove(from);
      names.web = `jobs/web-${number}.nomad.hcl`;
    }
    const moved = { status: 'renamed', previous_filename: from } as const;
    github.files = touched.map((job) => ({
      filename: names[job],
      ...(job === 'web' && moves ? moved : { status: 'modified' }),
    }));
    github.filesByPull = { ...github.filesByPull, [number]: github.files };
    const files = Object.fromEntries(jobs.map((id) => [names[id], createGuardedJob({ id, memory: now[id] })]));
    const run = await planAs(story, number, files, { 'only-changed': 'true', ...asking[asks] });
    if (run.exitCode !== 0) throw new Error(run.log);
  }
}

function merge({ github }: Story, pulls: readonly Pull[]): void {
  const merged = { head: 'b'.repeat(40), state: 'closed', mergedAt: '2026-11-20T09:00:00Z' } as const;
  github.pulls = numbers.map((number) => ({ ...merged, number, mergeCommit: toCommit(number) }));
  const toReviews = ({ reviews }: Pull) =>
    reviewers.flatMap((by) => (reviews[by] === undefined ? [] : [{ by, state: reviews[by] }]));
  const byNumber = pulls.map((part, index) => [numbers[index] ?? 0, part] as const);
  Object.assign(github.reviews, {
    roles: Object.fromEntries(reviewers.map((reviewer) => [reviewer, 'maintain'])),
    list: byNumber.flatMap(([number, entry]) => (number === 7 ? toReviews(entry) : [])),
    listByPull: Object.fromEntries(byNumber.map(([number, item]) => [number, toReviews(item)])),
    commits: [{ by: pulls.at(-1)?.author }],
    commitsByPull: Object.fromEntries(byNumber.map(([number, { author }]) => [number, [{ by: author }]])),
  });
}

test(
  'a push registers its jobs exactly when each of its pull requests that changes one is approved by people who wrote none of them',
  { timeout: 900_000 },
  async () => {
    const total = { written: 0, refused: 0 };
    await fc.assert(
      fc.asyncProperty(pushes, async (pulls) => {
        const running = jobs.map((id) => createGuardedJob({ id }));
        await using story = await startStory({
          files: { 'jobs/web.nomad.hcl': createGuardedJob(), 'jobs/mail.nomad.hcl': createGuardedJob({ id: 'mail' }) },
          running,
        });
        await planAll(story, pulls);
        merge(story, pulls);
        const expected = predict(pulls);
        const event = pushEvent('refs/heads/main', numbers.map(toCommit));
        const run = await story.register({ event, inputs: { 'only-changed': 'true', wait: 'false' } });
        const changed = await Promise.all(
          jobs.map(async (job) => ((await story.versions(job)).length > 1 ? [job] : [])),
        );
        expect([changed.flat(), run.outputs['summary']]).toEqual([expected, expect.anything()]);
        if (planEach(pulls).written.length > 0) total[expected.length > 0 ? 'written' : 'refused'] += 1;
      }),
      { numRuns: countRuns(200) },
    );
    if (!isThorough) return;
    expect(total.written).toBeGreaterThan(30);
    expect(total.refused).toBeGreaterThan(60);
  },
);
