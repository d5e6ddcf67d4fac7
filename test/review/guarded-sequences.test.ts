import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { guardedFile, createGuardedJob, startGuarded, type GuardedStory } from '../support/guarding.ts';
import { isThorough, countRuns } from '../support/thorough.ts';
import { margin, People, peopleStep, type PeopleStep } from './people.ts';

/** The guard hits of a change of memory and count; the running job has 4096 MiB and 3. */
const guards = ['less-memory', 'fewer-allocations'] as const;
type Guard = (typeof guards)[number];

interface Change {
  readonly memory: 4096 | 2048 | 1024;
  readonly count: 3 | 2;
}

type Step =
  | PeopleStep
  | { readonly do: 'plan'; readonly change: Change; readonly guards: readonly Guard[] }
  /** Another account restores the comment of the plan before. */
  | { readonly do: 'put-back' }
  /** A register run with its own guards, as the check before the merge runs it. */
  | { readonly do: 'check'; readonly guards: readonly Guard[] };

const subset = fc.subarray([...guards]);
const change: fc.Arbitrary<Change> = fc.record({
  memory: fc.constantFrom(4096, 2048, 2048, 1024),
  count: fc.constantFrom(3, 2),
});
// A push changes the event of each run, which other stories are about.
const people: fc.Arbitrary<Step> = peopleStep.filter((step) => step.do !== 'push');

/** Mostly plans of one change, with other guards. */
const stories = change.chain((usual) => {
  const plan: fc.Arbitrary<Step> = fc.record({
    do: fc.constant('plan' as const),
    change: fc.oneof({ weight: 4, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: change }),
    guards: subset,
  });
  const step = fc.oneof(
    { weight: 3, arbitrary: plan },
    { weight: 4, arbitrary: people },
    { weight: 2, arbitrary: fc.constant<Step>({ do: 'approve' }) },
    { weight: 1, arbitrary: fc.constant<Step>({ do: 'put-back' }) },
    { weight: 3, arbitrary: fc.record({ do: fc.constant('check' as const), guards: subset }) },
  );
  return fc.tuple(plan, fc.array(step, { minLength: 4, maxLength: 9 }), subset);
});

/** The jobs that a comment covers, determined independently of its text. */
interface Shown {
  readonly body: string;
  readonly change: Change;
  readonly hits: readonly Guard[];
  readonly since: number;
  readonly edited: number;
}

function findHits({ memory, count }: Change, named: readonly Guard[]): readonly Guard[] {
  return named.filter((guard) => (guard === 'less-memory' ? memory < 4096 : count < 3));
}

/** The reference model, beside the story that it predicts. */
class World {
  /** The actual and the expected result of each register run. */
  readonly registers: object[] = [];
  readonly expected: object[] = [];
  readonly counts = { allowed: 0, refused: 0, approved: 0 };
  readonly #story: GuardedStory;
  readonly #people = new People();
  #file: Change = { memory: 4096, count: 3 };
  #shown: Shown | undefined;
  #earlier: Shown | undefined;

  constructor(story: GuardedStory) {
    this.#story = story;
  }

  async do(step: Step): Promise<void> {
    if (step.do === 'plan') return this.#plan(step.change, step.guards);
    if (step.do === 'check') return this.register(step.guards, true);
    return step.do === 'put-back' ? this.#putBack() : this.#people.do(step);
  }

  async #plan(next: Change, named: readonly Guard[]): Promise<void> {
    // The clock of GitHub stands still during a run, and a slow run would begin before the plan that it replaces.
    this.#people.second += 60;
    this.#file = next;
    this.#story.workspace.write(guardedFile, createGuardedJob(next));
    this.#showOnGitHub();
    const run = await this.#story.planPull({ guards: named.join('\n') });
    if (run.exitCode !== 0) throw new Error(run.log);
    const hits = findHits(next, named);
    const before = this.#shown;
    const isSame = JSON.stringify([before?.change, before?.hits]) === JSON.stringify([next, hits]);
    const times =
      isSame && before !== undefined
        ? { since: before.since, edited: before.edited }
        : { since: this.#people.second + margin, edited: before?.edited ?? 0 };
    const body = this.#story.github.comments[0]?.body ?? '';
    this.#earlier = before;
    // A plan without a change writes no first comment.
    this.#shown = body === '' ? undefined : { body, change: next, hits, ...times };
  }

  async #putBack(): Promise<void> {
    const [comment] = this.#story.github.comments;
    if (this.#earlier === undefined || comment === undefined) return;
    this.#people.second += 2 * margin;
    const edited = this.#people.second;
    this.#story.github.editComment(comment.id, this.#earlier.body, { login: 'mallory', type: 'User' });
    comment.updated_at = new Date(edited * 1000).toISOString();
    this.#shown = { ...this.#earlier, edited };
  }

  /** A hit needs an approval after it was shown and after the last edit; one that the plan does not show has none. */
  #isAllowed(names: readonly Guard[]): boolean {
    const shown = this.#shown;
    if (shown === undefined || JSON.stringify(shown.change) !== JSON.stringify(this.#file)) return false;
    if (findHits(this.#file, names).some((guard) => !shown.hits.includes(guard))) return false;
    if (shown.hits.length === 0) return true;
    const { since, edited } = shown;
    return this.#people.countSince(Math.max(since, edited)) > 0 && !this.#people.objects;
  }

  async register(names: readonly Guard[], isCheck: boolean): Promise<void> {
    // Nothing changes: the register run has nothing to refuse, and nothing to write.
    if (this.#file.memory === 4096 && this.#file.count === 3) return;
    this.#showOnGitHub();
    const isAllowed = this.#isAllowed(names);
    const run = await this.#story.registerPull({ guards: names.join('\n'), 'dry-run': String(isCheck) });
    const { reason = '', changed } = run.outputs;
    this.registers.push({ isWritten: run.exitCode === 0, reason: reason === '' ? 'none' : 'refused', changed });
    this.expected.push({
      isWritten: isAllowed,
      reason: isAllowed ? 'none' : 'refused',
      changed: String(isAllowed && !isCheck),
    });
    this.counts[isAllowed ? 'allowed' : 'refused'] += 1;
    this.counts.approved += isAllowed && (this.#shown?.hits ?? []).length > 0 ? 1 : 0;
  }

  #showOnGitHub(): void {
    this.#people.show(this.#story.github);
    this.#story.github.date = new Date(this.#people.second * 1000);
  }
}

test(
  'a hit is registered exactly when it was approved after it was shown, in any sequence of plans, reviews and registers',
  { timeout: 900_000 },
  async () => {
    const total = { allowed: 0, refused: 0, approved: 0 };
    await fc.assert(
      fc.asyncProperty(stories, async ([first, steps, last]) => {
        await using story = await startGuarded(
          { 'guard-approvers': 'write' },
          { files: { [guardedFile]: createGuardedJob({ count: 3 }) }, running: [createGuardedJob({ count: 3 })] },
        );
        const world = new World(story);
        for (const step of [first, ...steps]) await world.do(step);
        await world.register(last, false);
        expect(world.registers).toEqual(world.expected);
        for (const name of ['allowed', 'refused', 'approved'] as const) total[name] += world.counts[name];
      }),
      { numRuns: countRuns(200) },
    );
    if (!isThorough) return;
    expect(total.approved).toBeGreaterThan(40);
    expect(total.refused).toBeGreaterThan(150);
  },
);
