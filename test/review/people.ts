import * as fc from 'fast-check';
import type { FakeGitHub } from '../support/github.ts';
import type { ReviewDouble } from '../support/github-reviews.ts';

/** `octocat` opened the pull request. */
const people = ['ada', 'bob', 'octocat'] as const;
type Person = (typeof people)[number];

/** The actions of people on the pull request, and their roles. */
export type PeopleStep =
  | { readonly do: 'review'; readonly by: Person; readonly state: ReviewDouble['state']; readonly isAtHead: boolean }
  /** Later than the time of any record that was written before, everyone but the author approves the head. */
  | { readonly do: 'approve' }
  | { readonly do: 'dismiss'; readonly by: Person }
  | { readonly do: 'role'; readonly by: Person; readonly role: 'none' | 'read' | 'triage' | 'write' | 'admin' }
  | { readonly do: 'wait' }
  /** The pull request gets another last commit. */
  | { readonly do: 'push' };

const by = fc.constantFrom(...people);

/** Seconds by which the time in a record is later than its write. */
export const margin = 2;

export const peopleStep: fc.Arbitrary<PeopleStep> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<PeopleStep>({ do: 'approve' }) },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('review' as const),
      by,
      state: fc.constantFrom('APPROVED', 'CHANGES_REQUESTED', 'CHANGES_REQUESTED', 'COMMENTED' as const),
      isAtHead: fc.constantFrom(true, true, true, false),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('dismiss' as const), by }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant('role' as const),
      by,
      role: fc.constantFrom('none', 'read', 'triage', 'write', 'admin' as const),
    }),
  },
  { weight: 1, arbitrary: fc.constant<PeopleStep>({ do: 'wait' }) },
  { weight: 1, arbitrary: fc.constant<PeopleStep>({ do: 'push' }) },
);

interface Verdict {
  readonly head: string;
  readonly second: number;
}

/** The people of a pull request, with their reviews on GitHub, and who approves now, which is known independently of the tested code. */
export class People {
  /** GitHub's clock, in seconds. */
  second = 1_800_000_000;
  head = 'b'.repeat(40);
  #pushes = 0;
  readonly #reviews: Required<Omit<ReviewDouble, 'id'>>[] = [];
  readonly #roles: Partial<Record<Person, string>> = {};
  /** The approvals: person, commit and time. */
  readonly #approving = new Map<Person, Verdict>();
  /** The people who request changes. */
  readonly #objecting = new Set<Person>();

  do(step: PeopleStep): void {
    switch (step.do) {
      case 'approve':
        this.second += margin + 1;
        this.#review('ada', 'APPROVED');
        return this.#review('bob', 'APPROVED');
      case 'review':
        return this.#review(step.by, step.state, step.isAtHead ? this.head : 'd'.repeat(40));
      case 'dismiss':
        for (const [at, review] of this.#reviews.entries())
          if (review.by === step.by && review.state !== 'COMMENTED')
            this.#reviews[at] = { ...review, state: 'DISMISSED' };
        this.#approving.delete(step.by);
        this.#objecting.delete(step.by);
        return undefined;
      case 'role':
        this.#roles[step.by] = step.role;
        return undefined;
      case 'wait':
        this.second += 1;
        return undefined;
      case 'push':
        this.#pushes += 1;
        this.head = String(this.#pushes).padStart(40, 'c');
    }
  }

  #review(person: Person, state: ReviewDouble['state'], commit = this.head): void {
    this.#reviews.push({ by: person, type: 'User', state, commit, at: new Date(this.second * 1000) });
    if (state === 'COMMENTED') return;
    this.#approving.delete(person);
    this.#objecting.delete(person);
    if (state === 'APPROVED') this.#approving.set(person, { head: commit, second: this.second });
    if (state === 'CHANGES_REQUESTED') this.#objecting.add(person);
  }

  /** The number of people with the right who have approved the current head after this second. */
  countSince(since: number): number {
    const approving = [...this.#approving].filter(
      ([person, { head, second }]) =>
        person !== 'octocat' && this.#mayDecide(person) && head === this.head && second > since,
    );
    return approving.length;
  }

  /** Whether anyone with the role requests changes, regardless of the text and the time. */
  get objects(): boolean {
    return [...this.#objecting].some((person) => this.#mayDecide(person));
  }

  #mayDecide(person: Person): boolean {
    return ['write', 'admin'].includes(this.#roles[person] ?? 'write');
  }

  show(github: Pick<FakeGitHub, 'reviews'>): void {
    Object.assign(github.reviews, { list: this.#reviews, roles: this.#roles });
  }
}
