import { gateFor } from '../support/permitted.ts';
import { isThorough } from '../support/thorough.ts';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { createGitHub } from '../../src/clients/github/client.ts';
import { commentMarker } from '../../src/clients/github/comments/find.ts';
import { subjectOf } from '../../src/clients/github/event-subject.ts';
import { readBranchHead } from '../../src/modes/register/review/branch-head.ts';
import { findReview, type Review } from '../../src/modes/register/review/find-review.ts';
import { planJobs } from '../../src/modes/plan/plan-jobs.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { markRecord } from '../../src/modes/register/comment/mark-record.ts';
import { reviewRecordOf } from '../../src/operations/planning/record.ts';
import { createOptionalReads } from '../../src/operations/token/read-right.ts';
import { planRemoved } from '../../src/modes/plan/removed-jobs.ts';
import { registerAll } from '../../src/modes/register/register.ts';
import { packRecord, unpackRecord } from '../../src/review/record.ts';
import { sameRecord } from '../../src/review/record-codec.ts';
import { sameComment } from '../../src/report/comment/same-comment.ts';
import { commentWriter } from '../../src/operations/comments/comment-writer.ts';
import { countApprovals } from '../../src/operations/comments/count-approvals.ts';
import { People, peopleStep, type PeopleStep } from './people.ts';
import { startGitHubInProcess } from '../support/github.ts';
import { createWorkspace } from '../support/workspace.ts';
import { startInProcess } from '../support/in-process.ts';
import { evenPace } from '../support/pace.ts';
import { planningInputs, readPlanningInputs, type PlanningInputs } from '../../src/inputs/planning.ts';
import { readRegisterInputs, registerInputs, type RegisterInputs } from '../../src/modes/register/inputs.ts';
import { readInputsOf } from '../support/inputs.ts';
import { readContext, type RunnerContext } from '../../src/clients/github/context.ts';
import type { RecordToSeal } from '../../src/report/comment/comment-context.ts';
import type { RegisterOutcome } from '../../src/modes/register/outcome.ts';

const key = 'a-key-of-sixteen-bytes-or-more';
const files = ['a', 'b'] as const;
type File = (typeof files)[number];
type Job = File | 'c';
/** Variants of a file or of a running job. */
type Variant = 1 | 2 | 3;

const commit = 'a'.repeat(40);
const headCommit = 'b'.repeat(40);
const merges = ['pull_request', 'pull_request_target'] as const;
const onBranches = ['push', 'workflow_dispatch', 'schedule'] as const;
const neverMerges = ['pull_request_review', 'issue_comment', 'merge_group', 'workflow_run'] as const;
const bases = ['main', 'junk'] as const;

/** The event of a register, and the pull request of its commit. */
interface RunOfRegister {
  readonly event: (typeof merges | typeof onBranches | typeof neverMerges)[number];
  /** `none`: the commit has no pull request. */
  readonly state: 'merged' | 'open' | 'closed' | 'none';
  readonly base: (typeof bases)[number];
  readonly branches: '' | 'main' | 'junk' | 'main\njunk';
  readonly approvals: 0 | 1 | 2;
}

/** Events between two registers. */
type Step =
  | PeopleStep
  /** A plan; undated if it is interrupted between its two writes. */
  | { readonly do: 'plan' | 'plan-undated' }
  | { readonly do: 'register'; readonly run: RunOfRegister }
  /** Another pull request is merged later: the branch changes a file after the checked-out commit. */
  | { readonly do: 'merge-later'; readonly job: Job; readonly variant: Variant }
  /** The branch reverts the merge, or reverts that revert. */
  | { readonly do: 'revert' | 'revert-the-revert' }
  /** The branch is force-pushed and lacks the checked-out commit. */
  | { readonly do: 'force-push' }
  /** An operator restores the state of the cluster at the time of the record. */
  | { readonly do: 'restore-cluster' }
  | { readonly do: 'edit-file'; readonly file: File; readonly variant: Variant }
  /** An operator registers a job, or purges it; `c` is the job whose file the pull request removes. */
  | { readonly do: 'edit-cluster'; readonly job: Job; readonly variant: Variant }
  | { readonly do: 'purge' | 'stop'; readonly job: Job }
  /** The marks that the next register would write into the comment are lost. */
  | { readonly do: 'lose-marks' }
  /** A register whose marks are lost and whose changes are all undone. */
  | { readonly do: 'register-in-vain' }
  | {
      readonly do: 'tamper';
      readonly how:
        | 'change'
        | 'edit-text'
        | 'remove'
        | 'other-key'
        | 'other-pull-request'
        | 'spliced'
        | 'unsign'
        | 'put-back';
    };

const file = fc.constantFrom(...files);
const job = fc.constantFrom<Job[]>('a', 'b', 'c');
const variant = fc.constantFrom<Variant[]>(1, 2, 3);
const usualRun = {
  event: 'pull_request',
  state: 'merged',
  base: 'main',
  branches: '',
  approvals: 0,
} as const;
// Most runs need none: the other property is about approvals.
const approvals = fc.constantFrom(0, 0, 0, 1, 2 as const);
const anyRun: fc.Arbitrary<RunOfRegister> = fc.record({
  event: fc.constantFrom(...merges, ...onBranches, ...neverMerges),
  state: fc.constantFrom('merged', 'merged', 'merged', 'open', 'closed', 'none'),
  base: fc.constantFrom(...bases),
  branches: fc.constantFrom('', 'main', 'junk', 'main\njunk'),
  approvals,
});
const drawnRun = fc.oneof(
  { weight: 1, arbitrary: approvals.map((needed) => ({ ...usualRun, approvals: needed })) },
  { weight: 1, arbitrary: anyRun },
);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom<Step>({ do: 'plan' }, { do: 'plan' }, { do: 'plan-undated' }) },
  { weight: 3, arbitrary: peopleStep },
  { weight: 7, arbitrary: fc.record({ do: fc.constant('register' as const), run: drawnRun }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('merge-later' as const), job, variant }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('revert', 'revert', 'revert-the-revert', 'force-push') }) },
  { weight: 2, arbitrary: fc.constant<Step>({ do: 'restore-cluster' }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit-file' as const), file, variant }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit-cluster' as const), job, variant }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('purge' as const, 'stop' as const), job }) },
  { weight: 1, arbitrary: fc.constant<Step>({ do: 'lose-marks' }) },
  { weight: 3, arbitrary: fc.constant<Step>({ do: 'register-in-vain' }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('tamper' as const),
      how: fc.constantFrom(
        'change',
        'edit-text',
        'remove',
        'other-key',
        'other-pull-request',
        'spliced',
        'unsign',
        'put-back' as const,
      ),
    }),
  },
);

/** Mostly what people do between a plan and a register that needs approvals. */
const storyOfApprovals: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 9, arbitrary: peopleStep },
        { weight: 2, arbitrary: fc.constantFrom<Step>({ do: 'plan' }, { do: 'plan' }, { do: 'plan-undated' }) },
        { weight: 1, arbitrary: fc.record({ do: fc.constant('edit-file' as const), file, variant }) },
        { weight: 1, arbitrary: fc.record({ do: fc.constant('edit-cluster' as const), job: file, variant }) },
      ),
      { minLength: 1, maxLength: 7 },
    ),
    fc.constantFrom(1, 2 as const),
    fc.array(peopleStep, { maxLength: 2 }),
  )
  .map(([steps, needed, later]) => {
    const register = { do: 'register', run: { ...usualRun, approvals: needed } } as const;
    return [{ do: 'plan' }, ...steps, register, ...later, register];
  });

const workspace = createWorkspace({ 'README.md': '' });
afterAll(() => workspace[Symbol.dispose]());

function specification(id: string, of: Variant): object {
  const task = { Name: 'server', Driver: 'mock_driver', Config: { run_for: '2h' }, Env: { VARIANT: String(of) } };
  return {
    ID: id,
    Name: id,
    Type: 'service',
    Datacenters: ['dc1'],
    TaskGroups: [{ Name: 'app', Count: 1, Tasks: [task] }],
  };
}

const env = {
  INPUT_ADDRESS: 'http://127.0.0.1:4646',
  'INPUT_JOB-FILES': '*.json',
  INPUT_WAIT: 'false',
  'INPUT_STOP-REMOVED': 'true',
  'INPUT_SIGNING-KEY': key,
  'INPUT_GITHUB-TOKEN': 'for the comment',
  'INPUT_COMMENT-AUTHOR': 'github-actions[bot]',
};
const givenWith = (mode: string, signing = key, further: Readonly<Record<string, string>> = {}) => {
  const { INPUT_WAIT: _wait, ...planning } = env;
  const given = { ...(mode === 'plan' ? planning : env), INPUT_MODE: mode, 'INPUT_SIGNING-KEY': signing, ...further };
  return { env: given, workspace: workspace.path, fork: false };
};
const planInputsOf = (signing = key): PlanningInputs =>
  readInputsOf('plan', planningInputs, readPlanningInputs, givenWith('plan', signing));
const planInputs = planInputsOf();
const registerInputsOf = ({ branches, approvals: needed }: RunOfRegister): RegisterInputs => {
  const further = { INPUT_BRANCHES: branches, INPUT_APPROVALS: String(needed) };
  const given = givenWith('register', key, further);
  return readInputsOf('register', registerInputs, readRegisterInputs, given);
};
const context = readContext({
  GITHUB_REPOSITORY: 'acme/jobs',
  GITHUB_RUN_ID: '1',
  GITHUB_RUN_NUMBER: '1',
  GITHUB_SHA: commit,
  GITHUB_API_URL: 'http://github.example',
  GITHUB_GRAPHQL_URL: 'http://github.example/graphql',
});
const repository = { owner: 'acme', name: 'jobs' };
const double = startGitHubInProcess();
let isInterrupted = false;
let writes = 0;
/** Fails the second write of a comment where a plan is interrupted. */
const gitHubFetch: typeof double.fetch = async (address, init) => {
  if (init?.method === 'POST' || init?.method === 'PATCH') writes += 1;
  if (isInterrupted && writes > 1) return Response.json({ message: 'Server Error' }, { status: 500 });
  return double.fetch(address, init);
};
const github = await createGitHub({ fetch: gitHubFetch, apiUrl: context.apiUrl, token: 'token' });
const marker = commentMarker('default');

/** Returns the context of a run as given by its event file. */
function contextOf({ event, state, base }: RunOfRegister): RunnerContext {
  const brought = state !== 'none';
  const isAbout = brought && event.startsWith('pull_request');
  const queue = { head_ref: `refs/heads/gh-readonly-queue/${base}/pr-7-${commit}` };
  const naming: Partial<Record<RunOfRegister['event'], object>> = {
    issue_comment: { issue: { number: 7, pull_request: {} } },
    merge_group: { merge_group: queue },
    workflow_run: { workflow_run: { pull_requests: [{ number: 7 }] } },
  };
  const payload = { repository: { default_branch: 'main' }, ...(brought ? naming[event] : {}) };
  const named = { number: 7, headSha: headCommit, baseSha: commit, baseRef: base, headRef: 'change', fork: false };
  return {
    ...context,
    eventName: event,
    subject: subjectOf(payload, isAbout ? 'refs/pull/7/merge' : `refs/heads/${base}`),
    pullRequest: isAbout ? { ...named, closed: state !== 'open', merged: state === 'merged', mergedAt: 0 } : undefined,
  };
}

/** Whether a run may write at all, as documented. */
function mayWrite({ event, state, base, branches }: RunOfRegister): boolean {
  const isNever = neverMerges.some((name) => name === event);
  const counts = branches === '' ? base === 'main' : branches.split('\n').includes(base);
  return state === 'merged' && !isNever && counts;
}

/** The versions of a job, in order. */
type Event = { readonly variant: Variant; readonly stopped: boolean } | 'purged';

/** What a valid record covers of a job: the content of its file, what ran then, and the length of its history. */
interface Covered {
  readonly file: Variant | undefined;
  readonly live: Variant | undefined;
  readonly events: number;
}
interface Coverage extends Readonly<Record<Job, Covered>> {
  /** What the plan shows. */
  readonly meaning: string;
  /** In seconds; undefined where it is unknown. */
  readonly since: number | undefined;
}

/** Returns a signed record of another pull request, altered to name this one. */
function spliced(line: string): string {
  const [, packed = '', seals = ''] = /v2 (\S+) (\S+ \S+) -->$/.exec(line) ?? [];
  const record = unpackRecord(packed);
  return record === undefined
    ? line
    : `<!-- outrider:record v2 ${packRecord({ ...record, pullRequest: 7 })} ${seals} -->`;
}

const nothingCounted = {
  writes: 0,
  stops: 0,
  refusals: 0,
  remembered: 0,
  uncounted: 0,
  overtaken: 0,
  unapproved: 0,
  approved: 0,
};
const countNames = Object.keys(nothingCounted) as (keyof typeof nothingCounted)[];

type Live = { readonly variant: Variant; readonly index: number; readonly stopped: boolean };

/** A model of the cluster in which the steps happen, with what is known of it independently of the tested code. */
class World {
  readonly #sandbox = startInProcess();
  /** The files of the checked-out commit, which removes `c`. */
  readonly #held: Record<File, Variant> = { a: 1, b: 1 };
  /** The files at the current head of the branch. */
  readonly #branch: Record<Job, Variant | undefined> = { a: 1, b: 1, c: undefined };
  #isPushedOver = false;
  readonly #events: Record<Job, Event[]> = { a: [], b: [], c: [] };
  #comment: string | undefined;
  /** What the current comment covers; `undefined` when its record does not count. */
  #covers: Coverage | undefined;
  /** The jobs that the comment's record marks as done. */
  #marked = new Set<Job>();
  #losesMarks = false;
  #earlier: { readonly comment: string; readonly covers: Coverage; readonly marked: ReadonlySet<Job> } | undefined;
  readonly counts = { ...nothingCounted };
  readonly #people = new People();
  /** What each register wrote, and what it had to write. */
  readonly registers: { readonly written: readonly Job[]; readonly toWrite: readonly Job[] }[] = [];
  /** Writes that no valid record covered. */
  readonly uncovered: Job[] = [];

  constructor() {
    for (const name of files) this.#write(name, 1);
  }

  async do(one: Step): Promise<void> {
    switch (one.do) {
      case 'plan':
      case 'plan-undated':
        return this.#plan(one.do === 'plan');
      case 'register':
        return this.#register(one.run);
      case 'merge-later':
        this.#branch[one.job] = one.variant;
        return undefined;
      case 'revert':
        // The state before the pull request.
        Object.assign(this.#branch, { a: 3, b: 3, c: 2 });
        return undefined;
      case 'revert-the-revert':
        Object.assign(this.#branch, { ...this.#held, c: undefined });
        return undefined;
      case 'force-push':
        this.#isPushedOver = true;
        return undefined;
      case 'edit-file':
        return this.#write(one.file, one.variant);
      case 'edit-cluster':
        return this.#operate(one.job, one.variant);
      case 'purge':
      case 'stop':
        return this.#stop(one.job, one.do === 'purge');
      case 'restore-cluster':
        return this.#restore(files);
      case 'register-in-vain':
        this.#losesMarks = true;
        await this.#register(usualRun);
        return this.#restore(files);
      case 'lose-marks':
        this.#losesMarks = true;
        return undefined;
      case 'tamper':
        return this.#tamper(one.how);
      case 'approve':
      case 'review':
      case 'dismiss':
      case 'role':
      case 'wait':
      case 'push':
        return this.#people.do(one);
    }
  }

  async #operate(name: Job, of: Variant): Promise<void> {
    await this.#noting(async () => {
      await this.#sandbox.permitted.createJob({ job: specification(name, of) as never });
    });
  }

  async #restore(jobs: readonly Job[]): Promise<void> {
    for (const name of jobs) {
      const live = this.#covers?.[name].live;
      if (live === undefined) await this.#stop(name, true);
      else if (live < 10) await this.#operate(name, live);
    }
  }

  async #stop(name: Job, purge: boolean): Promise<void> {
    if (this.#live(name) === undefined) return;
    await this.#sandbox.permitted.stopJob({ id: name, purge });
    if (purge) this.#events[name].push('purged');
    else this.#events[name].push({ variant: this.#live(name)?.variant ?? 1, stopped: true });
  }

  /** Returns the jobs that have a new version after the action. */
  async #noting(act: () => Promise<unknown>): Promise<readonly Job[]> {
    const all = [...files, 'c'] as const;
    const before = new Map(all.map((name) => [name, this.#live(name)?.index]));
    await act();
    return all.filter((name) => {
      const now = this.#live(name);
      if (now === undefined || now.index === before.get(name)) return false;
      this.#events[name].push({ variant: now.variant, stopped: now.stopped });
      return true;
    });
  }

  #write(name: File, of: Variant): void {
    this.#held[name] = of;
    this.#branch[name] = of;
    workspace.write(`${name}.json`, JSON.stringify(specification(name, of)));
  }

  #live(name: Job): Live | undefined {
    const found = this.#sandbox.store.job('default', name) as unknown as
      | { JobModifyIndex: number; Stop: boolean; TaskGroups: { Tasks: { Env: { VARIANT: string } }[] }[] }
      | undefined;
    if (found === undefined) return undefined;
    const of = Number(found.TaskGroups[0]?.Tasks[0]?.Env.VARIANT) as Variant;
    return { variant: of, index: found.JobModifyIndex, stopped: found.Stop };
  }

  /** Returns what runs of a job, `undefined` when it is stopped. */
  #runs(name: Job): Variant | undefined {
    const live = this.#live(name);
    return live?.stopped === false ? live.variant : undefined;
  }

  readonly #common = {
    findCause: async () => undefined,
    workspace: workspace.path,
    nomad: this.#sandbox.nomad,
    secrets: [],
    touched: undefined,
    deadline: { signal: new AbortController().signal, left: () => Infinity },
    redactor: createRedactor(),
    hide: () => undefined,
    progress: () => undefined,
    reads: createOptionalReads(),
    base: undefined,
    now: () => new Date(0),
  };

  async #planned(signing: string, number: number): Promise<string> {
    const inputs = signing === key ? planInputs : planInputsOf(signing);
    const outcome = await planJobs({ ...this.#common, inputs });
    const removed = await planRemoved(
      { removed: ['c.json'], readOthers: async () => [], readElsewhere: async () => [] },
      {
        inputs,
        nomad: this.#sandbox.nomad,
        reads: this.#common.reads,
        published: { jobIn: () => ({ id: 'c', place: { namespace: undefined, region: undefined } }) },
        recorded: true,
        planned: [],
      },
    );
    const pullRequest = { number, headSha: 'b'.repeat(40) };
    const record = reviewRecordOf({ ...outcome, removed }, { context, inputs, pullRequest });
    return sealedText(`${marker}\nplan ${this.#events.a.length}`, record);
  }

  async #plan(isDated: boolean): Promise<void> {
    const before = this.#covers;
    if (this.#comment !== undefined && this.#covers !== undefined)
      this.#earlier = { comment: this.#comment, covers: this.#covers, marked: this.#marked };
    await this.#writeComment(await this.#planned(key, 7), isDated);
    const of = (name: Job): Covered => ({
      file: name === 'c' ? undefined : this.#held[name],
      live: name === 'c' ? this.#runs(name) : this.#stateOf(name),
      events: this.#events[name].length,
    });
    const runs = this.#runs('c') === undefined ? undefined : this.#live('c')?.index;
    const meaning = JSON.stringify([this.#held, this.#stateOf('a'), this.#stateOf('b'), this.#runs('c'), runs]);
    const since = isDated ? this.#people.second : undefined;
    const kept = before?.meaning === meaning ? before.since : undefined;
    this.#covers = { a: of('a'), b: of('b'), c: of('c'), meaning, since: kept ?? since };
    this.#marked = new Set();
  }

  /** Writes a comment as a run does, with the time of its meaning. */
  async #writeComment(body: string, isDated: boolean): Promise<void> {
    const pullRequest = { number: 7, headSha: this.#people.head };
    double.pulls = [{ number: 7, state: 'open', head: pullRequest.headSha }];
    double.comment(this.#comment);
    double.date = new Date(this.#people.second * 1000);
    const place = { github, repository, number: 7, marker, author: ourLogin, isNewer: isNeverNewer };
    const write = commentWriter({ run: { event: context, signingKey: key }, place, pullRequest });
    [isInterrupted, writes] = [!isDated, 0];
    await write(body, { same: (one, other) => sameComment(one, other) && sameRecord(one, other, key), create: true });
    isInterrupted = false;
    // A tampered comment without the marker stays.
    this.#comment = double.comments.at(-1)?.body;
  }

  /** Returns the state of a job; a stopped job differs from the same running one, because it would be started again. */
  #stateOf(name: File): Variant | undefined {
    const live = this.#live(name);
    return live === undefined ? undefined : ((live.stopped ? live.variant + 10 : live.variant) as Variant);
  }

  async #tamper(how: Extract<Step, { do: 'tamper' }>['how']): Promise<void> {
    if (this.#comment === undefined) return;
    if (how === 'put-back') {
      // An older record of the same pull request is valid, too.
      if (this.#earlier === undefined) return;
      this.#comment = this.#earlier.comment;
      this.#covers = this.#earlier.covers;
      this.#marked = new Set(this.#earlier.marked);
      return;
    }
    this.#covers = undefined;
    if (how === 'remove') this.#comment = undefined;
    else if (how === 'edit-text') this.#comment = this.#comment.replace(`${marker}\n`, `${marker}\nanother `);
    else if (how === 'other-key') this.#comment = await this.#planned('another-key-of-sixteen-bytes', 7);
    else if (how === 'other-pull-request') this.#comment = await this.#planned(key, 8);
    else if (how === 'spliced') this.#comment = spliced(await this.#planned(key, 8));
    else if (how === 'unsign') this.#comment = this.#comment.replace(/ \S+ -->$/, ' unsigned -->');
    else
      this.#comment = this.#comment.replace(
        /v2 (.{40})(.)/,
        (_, head: string, one: string) => `v2 ${head}${one === 'A' ? 'B' : 'A'}`,
      );
  }

  /** Shows a run the state of GitHub. */
  #showOnGitHub({ state, base }: RunOfRegister): void {
    const merged = state === 'merged' ? { mergedAt: '2026-11-20T09:00:00Z' } : {};
    const isOpen = state === 'open';
    const head = isOpen ? commit : this.#people.head;
    const pull = { number: 7, state: isOpen ? 'open' : 'closed', base, head } as const;
    this.#people.show(double);
    // A pull request other than that of the run.
    const other = { number: 3, state: 'closed', head: 'd'.repeat(40) } as const;
    double.pulls = state === 'none' ? [other] : [{ ...pull, mergeCommit: commit, ...merged }, other];
    double.comment(this.#comment);
    const overtaken = ([...files, 'c'] as const).filter((name) => this.#isOvertaken(name));
    const changed = overtaken.map((name) => ({ filename: `${name}.json`, status: 'modified' as const }));
    double.compared = { [base]: { files: changed, ...(this.#isPushedOver ? { status: 'diverged' as const } : {}) } };
  }

  /** Whether the branch holds another file than the checked-out commit. */
  #isOvertaken(name: Job): boolean {
    return this.#branch[name] !== (name === 'c' ? undefined : this.#held[name]);
  }

  /** Whether the record covers a job that differs from its file, by the history of this model. */
  #standing(name: File): 'covered' | 'done' | 'refused' {
    const covers = this.#covers?.[name];
    if (covers?.file !== this.#held[name]) return 'refused';
    if (this.#marked.has(name)) return 'done';
    if (covers.live !== this.#stateOf(name)) return 'refused';
    const since = this.#events[name].slice(covers.events);
    if (this.#live(name) === undefined) return since.some((event) => event !== 'purged') ? 'done' : 'covered';
    if (since.includes('purged')) return 'refused';
    return since.some((event) => event !== 'purged' && event.variant === covers.file && !event.stopped)
      ? 'done'
      : 'covered';
  }

  /** Whether the record requires to stop `c`: `nothing` when it does not run. */
  #stopStanding(): 'due' | 'nothing' | 'refused' {
    const runs = this.#runs('c');
    const covers = this.#covers?.c;
    if (runs === undefined || covers === undefined) return 'nothing';
    const since = this.#events.c.slice(covers.events);
    const ranOn = since.every((event) => event !== 'purged' && !event.stopped);
    return !this.#marked.has('c') && covers.live === runs && ranOn ? 'due' : 'refused';
  }

  async #register(run: RunOfRegister): Promise<void> {
    const due = files.filter((name) => this.#stateOf(name) !== this.#held[name]);
    const standings = new Map(due.map((name) => [name, this.#standing(name)]));
    const stop = this.#stopStanding();
    // Nothing is written unless everything is as reviewed; then everything due is, except jobs registered before.
    const isReviewed = this.#covers !== undefined && stop !== 'refused' && ![...standings.values()].includes('refused');
    const counts = mayWrite(run);
    const isOvertaken =
      this.#isPushedOver ||
      due.some((name) => !this.#marked.has(name) && this.#isOvertaken(name)) ||
      (stop === 'due' && this.#isOvertaken('c'));
    const since = this.#covers?.since;
    const isApproved = run.approvals <= (since === undefined ? 0 : this.#people.countSince(since));
    const allowed = isReviewed && counts && !isOvertaken && isApproved;
    const isWell = ![...standings.values()].includes('done');
    const toRegister = due.filter((name) => standings.get(name) === 'covered');
    const toStop = stop === 'due' && isWell ? (['c'] as const) : [];
    let outcome: RegisterOutcome | undefined;
    const written = await this.#noting(async () => {
      outcome = await this.#registered(run);
    });
    this.registers.push({ written, toWrite: allowed ? [...toRegister, ...toStop] : [] });
    this.uncovered.push(
      ...written.filter((name) =>
        name === 'c' ? stop !== 'due' : standings.get(name) !== 'covered' || this.#runs(name) !== this.#held[name],
      ),
      ...written.filter((name) => !counts || !isApproved || this.#isPushedOver || this.#isOvertaken(name)),
    );
    this.counts.writes += written.length;
    this.counts.stops += written.includes('c') ? 1 : 0;
    this.counts.refusals += allowed ? 0 : 1;
    this.counts.remembered +=
      allowed && due.some((name) => standings.get(name) === 'done' && !this.#marked.has(name)) ? 1 : 0;
    const isDue = isReviewed && toRegister.length + toStop.length > 0;
    this.counts.uncounted += isDue && !counts ? 1 : 0;
    this.counts.overtaken += isDue && counts && isOvertaken ? 1 : 0;
    this.counts.unapproved += isDue && counts && !isOvertaken && !isApproved ? 1 : 0;
    this.counts.approved += run.approvals > 0 ? written.length : 0;
    this.#keep(outcome, written, run);
  }

  #keep(outcome: RegisterOutcome | undefined, written: readonly Job[], run: RunOfRegister): void {
    if (outcome === undefined || this.#covers === undefined) return;
    if (!this.#losesMarks) {
      for (const name of written) this.#marked.add(name);
      const record = markRecord(outcome, { context, inputs: registerInputsOf(run), comment: this.#comment });
      this.#comment = sealedText(`${marker}\nregistered`, record);
    }
    this.#losesMarks = false;
  }

  /** Returns `undefined` where the run ends before a plan because its event or its pull request does not count. */
  async #registered(run: RunOfRegister): Promise<RegisterOutcome | undefined> {
    const inputs = registerInputsOf(run);
    this.#showOnGitHub(run);
    const review = await reviewOf(run, inputs);
    if (review === undefined) return undefined;
    const { branch } = review;
    const checkout = { commit, root: workspace.path };
    const asking = { github, repository, sha: commit, checkout, workspace: workspace.path };
    return registerAll({
      ...this.#common,
      inputs,
      countApprovals:
        inputs.approvals.needed === 0
          ? undefined
          : async ({ pullRequest: number, since }) =>
              countApprovals({ github, repository, number }, since, inputs.approvals),
      readHead: branch === undefined ? undefined : (budget) => readBranchHead({ ...asking, branch, budget }),
      commit,
      gate: gateFor(['register', 'stop', 'promote']),
      deadline: {
        signal: new AbortController().signal,
        end: new AbortController().signal,
        left: () => 60_000,
        [Symbol.dispose]: () => undefined,
      },
      cancelled: new AbortController().signal,
      review,
      deployment: { begin: async () => undefined, end: () => undefined },
      report: () => undefined,
      pace: evenPace,
      log: () => undefined,
      debug: () => undefined,
      logGroup: async (_, work) => work(),
      warn: () => undefined,
    });
  }
}

async function reviewOf(run: RunOfRegister, inputs: RegisterInputs): Promise<Review | undefined> {
  try {
    return await findReview({ context: contextOf(run), inputs, github });
  } catch (error) {
    if (error instanceof ActionError && error.reason === 'not-reviewed') return undefined;
    throw error;
  }
}

async function ourLogin(): Promise<string> {
  return 'github-actions[bot]';
}

function isNeverNewer(): boolean {
  return false;
}

function sealedText(text: string, record: RecordToSeal | undefined): string {
  return record === undefined ? text : record.seal(`${text}\n${record.line}`);
}

/** Tries stories, and returns what happened in all of them together. */
async function tryStories(stories: fc.Arbitrary<readonly Step[]>): Promise<typeof nothingCounted> {
  const total = { ...nothingCounted };
  await fc.assert(
    fc.asyncProperty(stories, async (steps) => {
      const world = new World();
      for (const name of ['a', 'c'] as const) await world.do({ do: 'edit-cluster', job: name, variant: 2 });
      for (const one of steps) await world.do(one);
      expect(world.uncovered).toEqual([]);
      expect(world.registers.map(({ written }) => written)).toEqual(world.registers.map(({ toWrite }) => toWrite));
      for (const name of countNames) total[name] += world.counts[name];
    }),
    { numRuns: isThorough ? 2000 : 50 },
  );
  return total;
}

// No count may be so low that a property proves nothing.
test(
  'a job is registered exactly when a valid and approved record covers its specification, in any sequence of events',
  { timeout: 600_000 },
  async () => {
    const total = await tryStories(fc.array(step, { minLength: 3, maxLength: 7 }));
    if (!isThorough) return;
    expect(total.writes).toBeGreaterThan(500);
    expect(total.stops).toBeGreaterThan(200);
    expect(total.refusals).toBeGreaterThan(500);
    expect(total.remembered).toBeGreaterThan(10);
    expect(total.uncounted).toBeGreaterThan(50);
    expect(total.overtaken).toBeGreaterThan(25);
  },
);

test(
  'nothing is registered without enough approvals later than the plan that it matches, whatever people do in between',
  { timeout: 600_000 },
  async () => {
    const total = await tryStories(storyOfApprovals);
    if (!isThorough) return;
    expect(total.unapproved).toBeGreaterThan(500);
    expect(total.approved).toBeGreaterThan(500);
  },
);
