import { toPublished, type Published } from '../../src/text/published.ts';
import type { Markdown } from '../../src/text/markdown.ts';
import { renderText } from '../support/rendered.ts';
import { gateFor } from '../support/permitted.ts';
import { isThorough, countRuns } from '../support/thorough.ts';
import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { ActionError } from '../../src/errors.ts';
import { createGitHub } from '../../src/clients/github/client.ts';
import { createCommentMarker } from '../../src/clients/github/comments/find.ts';
import { readSubject } from '../../src/clients/github/event.ts';
import { findReview, type ReviewResult } from '../../src/operations/review/find-review.ts';
import { planJobs } from '../../src/modes/plan/index.ts';
import { findUndeclaredJobs } from '../../src/modes/plan/undeclared-jobs.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import { markRecord } from '../../src/modes/register/reporter.ts';
import { renderRecord, createReviewRecord, type PlanRecord } from '../../src/operations/review/record.ts';
import { createRenewal } from '../../src/operations/comments/renew-comment.ts';
import { createOptionalReads } from '../../src/operations/token/token-rights.ts';
import { createDeploymentReader } from '../../src/operations/find-job.ts';
import { registerAll } from '../../src/modes/register/register.ts';
import { packRecord, unpackRecord } from '../../src/review/record.ts';
import { openRecord, isSameRecord, sealRecord } from '../../src/review/record-codec.ts';
import { isSameComment } from '../../src/report/comment/footer.ts';
import { createCommentWriter } from '../../src/operations/comments/comment-writer.ts';
import { createThreadOpener } from '../../src/operations/review/open-review.ts';
import { margin, People, peopleStep, type PeopleStep } from './people.ts';
import { startGitHubInProcess } from '../support/github.ts';
import { parseKeys } from '../support/signing.ts';
import { createWorkspace } from '../support/workspace.ts';
import { startInProcess } from '../support/in-process.ts';
import { evenPace } from '../support/pace.ts';
import { planningInputs, readPlanningInputs, type PlanningInputs } from '../../src/inputs/planning.ts';
import { readRegisterInputs, registerInputs, type RegisterInputs } from '../../src/modes/register/inputs.ts';
import { readModeInputs } from '../support/inputs.ts';
import { readContext, type RunnerContext } from '../../src/clients/github/context.ts';
import type { PlannedNow } from '../../src/review/compare.ts';
import type { RegisterOutcome } from '../../src/modes/register/outcome.ts';
import { silentLog } from '../support/silent-log.ts';
import { createPullRequest } from '../support/pull-request.ts';

const key = 'a-key-of-sixteen-bytes-or-more';
const keys = parseKeys(key);
const otherKey = 'another-key-of-sixteen-bytes';
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

/** The event of a register run, and the pull request of its commit. */
interface RunOfRegister {
  readonly event: (typeof merges | typeof onBranches | typeof neverMerges)[number];
  /** `none`: the commit has no pull request. */
  readonly state: 'merged' | 'open' | 'closed' | 'none';
  readonly base: (typeof bases)[number];
  readonly branches: '' | 'main' | 'junk' | 'main\njunk';
  readonly approvals: 0 | 1 | 2;
}

type PlanKind = 'plan' | 'plan-late' | 'plan-interrupted';

/** Events between two registers. */
type Step =
  | PeopleStep
  /** A plan; a late one takes longer to write its comment than expected, and an interrupted one cannot correct the time in it. */
  | { readonly do: PlanKind; readonly needed: 0 | 1 | 2 }
  | { readonly do: 'register'; readonly run: RunOfRegister }
  /** Another pull request is merged later: the branch changes a file after the checked-out commit. */
  | { readonly do: 'merge-later'; readonly job: Job; readonly variant: Variant }
  | { readonly do: 'revert' | 'revert-the-revert' }
  /** The branch is force-pushed and lacks the checked-out commit. */
  | { readonly do: 'force-push' }
  /** An operator restores the state of the cluster at the time of the record. */
  | { readonly do: 'restore-cluster' }
  | { readonly do: 'edit-file'; readonly file: File; readonly variant: Variant }
  /** An operator registers a job, or purges it; `c` is the job whose file the pull request removes. */
  | { readonly do: 'edit-cluster'; readonly job: Job; readonly variant: Variant }
  | { readonly do: 'purge' | 'stop'; readonly job: Job }
  /** An operator changes every job, and restores the state at the time of the record. */
  | { readonly do: 'detour' }
  /** The marks that the next register would write into the comment are lost. */
  | { readonly do: 'lose-marks' }
  /** A register run whose marks are lost and whose changes are all undone. */
  | { readonly do: 'register-in-vain' }
  | {
      readonly do: 'tamper';
      readonly method:
        | 'change'
        | 'edit-text'
        | 'remove'
        | 'other-key'
        | 'other-pull-request'
        | 'spliced'
        | 'unsign'
        | 'put-back'
        | 'touch';
    };

const file = fc.constantFrom(...files);
const job = fc.constantFrom<Job[]>('a', 'b', 'c');
const variant = fc.constantFrom<Variant[]>(1, 2, 3);
const usualRun = { event: 'pull_request', state: 'merged', base: 'main', branches: '', approvals: 0 } as const;
// Most runs need none: the other property is about approvals.
const approvals = fc.constantFrom(0, 0, 0, 1, 2 as const);
const plan = { do: 'plan', needed: 0 } as const;
const planStep: fc.Arbitrary<Step> = fc.record({
  do: fc.constantFrom('plan', 'plan', 'plan', 'plan-late', 'plan-interrupted'),
  needed: fc.constantFrom(0, 0, 0, 0, 0, 0, 1, 2 as const),
});
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
  { weight: 7, arbitrary: planStep },
  { weight: 3, arbitrary: peopleStep },
  { weight: 9, arbitrary: fc.record({ do: fc.constant('register' as const), run: drawnRun }) },
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
      method: fc.constantFrom(
        'change',
        'edit-text',
        'remove',
        'other-key',
        'other-pull-request',
        'spliced',
        'unsign',
        'put-back',
        'touch' as const,
      ),
    }),
  },
);

/** A review that was used, and the later plans and registrations: by another plan, or by the same one without its marks. */
const storyOfReuse: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 3, arbitrary: fc.constant<Step>({ do: 'restore-cluster' }) },
        { weight: 2, arbitrary: planStep },
        { weight: 2, arbitrary: step },
      ),
      { minLength: 1, maxLength: 4 },
    ),
    fc.constantFrom(0, 0, 1 as const),
    fc.boolean(),
  )
  .map(([steps, needed, isPlanned]): readonly Step[] => {
    const register = { do: 'register', run: usualRun } as const;
    const approved = { ...register, run: { ...usualRun, approvals: needed } };
    return isPlanned
      ? [plan, register, ...steps, plan, { do: 'approve' }, approved]
      : [plan, { do: 'register-in-vain' }, approved];
  });

/** Mostly actions of people between a plan and a register run that needs approvals. */
const storyOfApprovals: fc.Arbitrary<readonly Step[]> = fc
  .tuple(
    fc.array(
      fc.oneof(
        { weight: 9, arbitrary: peopleStep },
        { weight: 2, arbitrary: planStep },
        {
          weight: 1,
          arbitrary: fc.record({ do: fc.constant('tamper' as const), method: fc.constantFrom('put-back', 'touch') }),
        },
        { weight: 1, arbitrary: fc.record({ do: fc.constant('edit-file' as const), file, variant }) },
        { weight: 1, arbitrary: fc.record({ do: fc.constant('edit-cluster' as const), job: file, variant }) },
        { weight: 2, arbitrary: fc.constant<Step>({ do: 'detour' }) },
      ),
      { minLength: 1, maxLength: 7 },
    ),
    fc.constantFrom(1, 2 as const),
    fc.array(peopleStep, { maxLength: 2 }),
  )
  .map(([steps, needed, later]) => {
    const register = { do: 'register', run: { ...usualRun, approvals: needed } } as const;
    return [plan, ...steps, register, ...later, register];
  });

const workspace = createWorkspace({ 'README.md': '' });
afterAll(() => workspace[Symbol.dispose]());

function specification(id: string, each2: Variant): object {
  const task = { Name: 'server', Driver: 'mock_driver', Config: { run_for: '2h' }, Env: { VARIANT: String(each2) } };
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
const createGivenInputs = (mode: string, signing = key, further: Readonly<Record<string, string>> = {}) => {
  const { INPUT_WAIT: _wait, ...planning } = env;
  const given = { ...(mode === 'plan' ? planning : env), INPUT_MODE: mode, 'INPUT_SIGNING-KEY': signing, ...further };
  return { env: given, workspace: workspace.path, isFromFork: false };
};
const createPlanInputs = (signing = key): PlanningInputs =>
  readModeInputs('plan', planningInputs, readPlanningInputs, createGivenInputs('plan', signing));
const planInputs = createPlanInputs();
const createRegisterInputs = ({ branches, approvals: needed }: RunOfRegister): RegisterInputs => {
  const further = { INPUT_BRANCHES: branches, INPUT_APPROVALS: String(needed) };
  const given = createGivenInputs('register', key, further);
  return readModeInputs('register', registerInputs, readRegisterInputs, given);
};
const context = readContext({
  GITHUB_REPOSITORY: 'acme/jobs',
  GITHUB_RUN_ID: '1',
  GITHUB_RUN_NUMBER: '1',
  GITHUB_SHA: commit,
  GITHUB_API_URL: 'http://github.example',
  GITHUB_GRAPHQL_URL: 'http://github.example/graphql',
});
const repository = { owner: 'acme', repo: 'jobs' };
/** No plan is later, and no version of a job is earlier. */
const mergedAt = new Date(Math.floor(Date.now() / 1000) * 1000);
/** Seconds that the first write of a late plan takes. */
const lateness = margin + 3;
const double = startGitHubInProcess();
const writing: { kind: PlanKind; writes: number } = { kind: 'plan', writes: 0 };
const gitHubFetch: typeof double.fetch = async (address, init) => {
  const isWrite =
    (init?.method === 'POST' || init?.method === 'PATCH') && new URL(address).pathname.includes('/comments');
  if (isWrite) writing.writes += 1;
  if (isWrite && writing.kind !== 'plan' && writing.writes === 1)
    double.date = new Date(double.date.getTime() + lateness * 1000);
  if (isWrite && writing.kind === 'plan-interrupted' && writing.writes > 1)
    return Response.json({ message: 'Server Error' }, { status: 500 });
  return double.fetch(address, init);
};
const client = await createGitHub({ fetch: gitHubFetch, apiUrl: context.apiUrl, token: 'token' });
// Otherwise a slow machine would be late where the model is not.
const github = Object.assign(client, { now: () => double.date });
const marker = createCommentMarker('default');

function createContext({ event, state, base }: RunOfRegister): RunnerContext {
  const brought = state !== 'none';
  const isAbout = brought && event.startsWith('pull_request');
  const queue = { head_ref: `refs/heads/gh-readonly-queue/${base}/pr-7-${commit}` };
  const naming: Partial<Record<RunOfRegister['event'], object>> = {
    issue_comment: { issue: { number: 7, pull_request: {} } },
    merge_group: { merge_group: queue },
    workflow_run: { workflow_run: { pull_requests: [{ number: 7 }] } },
  };
  const payload = { repository: { default_branch: 'main' }, ...(brought ? naming[event] : {}) };
  const named = createPullRequest({ headSha: headCommit, baseSha: commit, baseRef: base });
  return {
    ...context,
    eventName: event,
    subject: readSubject(payload, isAbout ? 'refs/pull/7/merge' : `refs/heads/${base}`),
    pullRequest: isAbout ? { ...named, state, mergedAt: state === 'merged' ? mergedAt.getTime() : 0 } : undefined,
  };
}

function mayWrite({ event, state, base, branches }: RunOfRegister): boolean {
  const isNever = neverMerges.some((name) => name === event);
  const counts = branches === '' ? base === 'main' : branches.split('\n').includes(base);
  return state === 'merged' && !isNever && counts;
}

/** The versions of a job, in order. */
type Event = { readonly variant: Variant; readonly stopped: boolean } | 'purged';

/** The facts about a job that a valid record covers: the content of its file, the running version, and the length of its history. */
interface Covered {
  readonly file: Variant | undefined;
  readonly live: Variant | undefined;
  readonly events: number;
}
interface Coverage extends Readonly<Record<Job, Covered>> {
  /** The state that the plan shows. */
  readonly meaning: string;
  /** When it was first shown, in seconds: objections count from then on. */
  readonly shown: number;
  /** When another account last wrote the comment; approvals from before do not count. */
  readonly edited: number;
  /** The approvals that the plan asks for. */
  readonly needed: number;
}

/** A comment, and facts about it that do not depend on its text. */
interface Shown {
  readonly body: string;
  /** The time in its record. */
  readonly at: number;
  /** When it was last written, by whomever. */
  readonly updated: number;
  /** The covered facts; `undefined` if the record does not count. */
  readonly covers: Coverage | undefined;
  /** The jobs that its record marks as done. */
  readonly marked: ReadonlySet<Job>;
}

/** Returns a signed record of another pull request, altered to name this one. */
function spliceRecord(line: string): string {
  const [, packed = '', seals = ''] = /v4 (\S+) (\S+ \S+) -->$/.exec(line) ?? [];
  const record = unpackRecord(packed);
  return record === undefined
    ? line
    : `<!-- outrider:record v4 ${packRecord({ ...record, pullRequest: 7 })} ${seals} -->`;
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

/** A plan whose comment is not written yet. */
interface Planned {
  readonly body: string;
  readonly record: PlanRecord;
  readonly jobs: readonly PlannedNow[];
}

type Live = { readonly variant: Variant; readonly index: number; readonly stopped: boolean };

const loadNone = async () => [];

/** A model of the cluster in which the steps happen, with facts that do not depend on the tested code. */
class World {
  readonly #sandbox = startInProcess();
  /** The files of the checked-out commit, which removes `c`. */
  readonly #held: Record<File, Variant> = { a: 1, b: 1 };
  /** The files at the current head of the branch. */
  readonly #branch: Record<Job, Variant | undefined> = { a: 1, b: 1, c: undefined };
  #isPushedOver = false;
  readonly #events: Record<Job, Event[]> = { a: [], b: [], c: [] };
  #shown: Shown | undefined;
  #losesMarks = false;
  /** The comment before the last plan, where it counted. */
  #earlier: Shown | undefined;
  readonly counts = { ...nothingCounted };
  readonly #people = new People();
  /** The actual and the expected writes of each register run. */
  readonly registers: { readonly written: readonly Job[]; readonly toWrite: readonly Job[] }[] = [];
  /** Writes that no valid record covered. */
  readonly uncovered: Job[] = [];

  /** @param early by how many seconds the first plan is earlier than the merge */
  constructor(early = 3600) {
    for (const name of files) this.#write(name, 1);
    this.#people.second = mergedAt.getTime() / 1000 - early;
  }

  get #covers(): Coverage | undefined {
    return this.#shown?.covers;
  }

  get #marked(): ReadonlySet<Job> {
    return this.#shown?.marked ?? new Set();
  }

  async do(row: Step): Promise<void> {
    switch (row.do) {
      case 'plan':
      case 'plan-late':
      case 'plan-interrupted':
        return this.#plan(row.do, row.needed);
      case 'register':
        return this.#register(row.run);
      case 'merge-later':
        this.#branch[row.job] = row.variant;
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
        return this.#write(row.file, row.variant);
      case 'edit-cluster':
        return this.#operate(row.job, row.variant);
      case 'purge':
      case 'stop':
        return this.#stop(row.job, row.do === 'purge');
      case 'restore-cluster':
        return this.#restore(files);
      case 'detour':
        for (const name of files) await this.#operate(name, 3);
        return this.#restore(files);
      case 'register-in-vain':
        this.#losesMarks = true;
        await this.#register(usualRun);
        return this.#restore(files);
      case 'lose-marks':
        this.#losesMarks = true;
        return undefined;
      case 'tamper':
        return this.#tamper(row.method);
      case 'approve':
      case 'review':
      case 'dismiss':
      case 'role':
      case 'wait':
      case 'push':
        return this.#people.do(row);
    }
  }

  async #operate(name: Job, part: Variant): Promise<void> {
    await this.#noting(async () => {
      await this.#sandbox.permitted.createJob({ job: specification(name, part) as never });
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

  #write(name: File, entry: Variant): void {
    this.#held[name] = entry;
    this.#branch[name] = entry;
    workspace.write(`${name}.json`, JSON.stringify(specification(name, entry)));
  }

  #live(name: Job): Live | undefined {
    const match = this.#sandbox.store.findJob('default', name) as unknown as
      | { JobModifyIndex: number; Stop: boolean; TaskGroups: { Tasks: { Env: { VARIANT: string } }[] }[] }
      | undefined;
    if (match === undefined) return undefined;
    const item = Number(match.TaskGroups[0]?.Tasks[0]?.Env.VARIANT) as Variant;
    return { variant: item, index: match.JobModifyIndex, stopped: match.Stop };
  }

  /** Returns the running version of a job; `undefined` if it is stopped. */
  #runs(name: Job): Variant | undefined {
    const live = this.#live(name);
    return live?.stopped === false ? live.variant : undefined;
  }

  readonly #common = {
    findCause: async () => undefined,
    workspace: workspace.path,
    nomad: this.#sandbox.nomad,
    secrets: [],
    changes: undefined,
    deadline: { signal: new AbortController().signal, readRemainingMilliseconds: () => Infinity },
    redactor: createRedactor(),
    hide: () => undefined,
    warn: () => undefined,
    progress: () => undefined,
    reads: createOptionalReads(),
    base: undefined,
    guards: [],
  };

  async #planned(signing: string, number: number, needed = 0): Promise<Planned> {
    const inputs = signing === key ? planInputs : createPlanInputs(signing);
    const outcome = await planJobs({ ...this.#common, inputs });
    const removed = await findUndeclaredJobs(
      { removed: [{ name: 'c.json', newName: undefined }], loadSkippedJobs: loadNone, loadOutsideJobs: loadNone },
      {
        ...this.#common,
        inputs,
        published: {
          isReconfigured: false,
          findJob: () => ({ id: 'c', address: { namespace: undefined, region: undefined } }),
        },
        hasRecord: true,
        jobs: [],
        failed: [],
      },
    );
    const pullRequest = createPullRequest({ number, headSha: this.#people.head, baseRef: 'main' });
    const record = createReviewRecord(
      { ...outcome, removed },
      { context, inputs, pullRequest, approvals: { needed, role: 'write' }, guarding: { names: [], role: 'maintain' } },
    );
    if (record === undefined) throw new Error('A plan without a record');
    const body = `${marker}\nplan ${this.#events.a.length}\n${renderText(record.lines)}`;
    return { body, record, jobs: outcome.jobs.map(({ comparable }) => comparable) };
  }

  async #plan(kind: PlanKind, needed: 0 | 1 | 2): Promise<void> {
    const before = this.#shown;
    if (before?.covers !== undefined) this.#earlier = before;
    const planned = await this.#planned(key, 7, needed);
    const kept = before?.covers?.meaning === this.#meaning() && this.#isSameState() ? before.covers : undefined;
    const second = this.#people.second;
    const body = await this.#writePlan(planned, kind);
    const isWritten = body !== before?.body;
    const isLate = isWritten && kind !== 'plan';
    if (isLate) this.#people.second += lateness;
    // A late write is corrected by another one, or else it counts as an edit.
    const written = this.#people.second;
    const isCorrected = isLate && kind === 'plan-late';
    const at = (isCorrected ? written : second) + margin;
    // A meaning that was shown in this very second counts as new where the write is corrected.
    const isNew = kept === undefined || (isCorrected && kept.shown === second + margin);
    const shown = isNew ? at : kept.shown;
    const edited = Math.max(kept?.edited ?? 0, isLate && !isCorrected ? written : 0);
    const coverJob = (name: Job): Covered => ({
      file: name === 'c' ? undefined : this.#held[name],
      live: name === 'c' ? this.#runs(name) : this.#stateOf(name),
      events: this.#events[name].length,
    });
    this.#shown = {
      body,
      at: isWritten ? at : (before?.at ?? 0),
      updated: isWritten ? written : (before?.updated ?? 0),
      covers: { a: coverJob('a'), b: coverJob('b'), c: coverJob('c'), meaning: this.#meaning(), shown, edited, needed },
      // A registration stays recorded as long as the comment counts.
      marked: before?.covers === undefined ? new Set() : before.marked,
    };
  }

  #meaning(): string {
    const runs = this.#runs('c') === undefined ? undefined : this.#live('c')?.index;
    return JSON.stringify([this.#held, this.#stateOf('a'), this.#stateOf('b'), this.#runs('c'), runs]);
  }

  /** Whether no job that the plan changes was changed in the cluster since the present plan. */
  #isSameState(): boolean {
    return files.every((name) => this.#stateOf(name) === this.#held[name] || !this.#isTouched(name));
  }

  /** Whether a job had another state since the present plan, even if it has the same one again. */
  #isTouched(name: File): boolean {
    const covered = this.#covers?.[name];
    return this.#events[name]
      .slice(covered?.events ?? 0)
      .some((event) => event === 'purged' || (event.stopped ? event.variant + 10 : event.variant) !== covered?.live);
  }

  /** Writes the comment of a plan as a run does, and returns the resulting comment. */
  async #writePlan({ body, record, jobs }: Planned, kind: PlanKind): Promise<string> {
    const pullRequest = createPullRequest({ headSha: this.#people.head, baseRef: undefined });
    double.pulls = [{ number: 7, state: 'open', head: pullRequest.headSha }];
    this.#showComment();
    double.date = new Date(this.#people.second * 1000);
    const thread = createThreadOpener({ event: context, comment: planInputs.comment, keys }, github, repository)(7);
    const started = performance.now();
    const write = createCommentWriter(thread, pullRequest, started);
    const renewal = createRenewal({ record, thread, verbs: [], jobs, nomad: this.#sandbox.nomad });
    Object.assign(writing, { kind: kind, writes: 0 });
    const isSame = (first: string, other: string): boolean =>
      isSameComment(first, other) && isSameRecord(first, other, keys);
    const ownLines = record === undefined ? '' : renderText(record.lines);
    const render = (lines: Markdown): Published => toPublished(body.replace(ownLines, () => renderText(lines)));
    const renew = renewal.with({ notice: undefined, render, maxCharacters: Infinity });
    const failure = await orFailure(write(toPublished(body), { isSame, mayCreate: true, renew }));
    if ((failure !== undefined) !== (kind === 'plan-interrupted' && writing.writes > 0))
      throw new Error('Only an interrupted plan fails', { cause: failure });
    writing.kind = 'plan';
    // A tampered comment without the marker stays.
    return double.comments.at(-1)?.body ?? '';
  }

  #showComment(): void {
    double.comment(this.#shown?.body);
    for (const comment of double.comments)
      comment.updated_at = new Date((this.#shown?.updated ?? 0) * 1000).toISOString();
  }

  /** Returns the state of a job; a stopped job differs from the same running one, because it would be started again. */
  #stateOf(name: File): Variant | undefined {
    const live = this.#live(name);
    return live === undefined ? undefined : ((live.stopped ? live.variant + 10 : live.variant) as Variant);
  }

  async #tamper(method: Extract<Step, { do: 'tamper' }>['method']): Promise<void> {
    const shown = method === 'put-back' ? this.#earlier : this.#shown;
    if (shown === undefined) return;
    const updated = this.#people.second;
    if (method === 'put-back' || method === 'touch') {
      // A record of the same pull request is valid, too, but nobody has seen it before the edit.
      const edited = updated > shown.at ? updated : 0;
      const covers = shown.covers && { ...shown.covers, edited: Math.max(shown.covers.edited, edited) };
      this.#shown = { ...shown, updated, covers };
      return;
    }
    const body = method === 'remove' ? undefined : await this.#tampered(shown.body, method);
    this.#shown = body === undefined ? undefined : { ...shown, body, updated, covers: undefined, marked: new Set() };
  }

  async #tampered(body: string, method: Extract<Step, { do: 'tamper' }>['method']): Promise<string> {
    // Of a run that began earlier than the next plan, which otherwise would leave the comment to it.
    const times = { at: this.#people.second + margin, planned: this.#people.second - 1 };
    const sealWith = (signing: string, planned: Planned): string => sealRecord(planned.body, times, parseKeys(signing));
    if (method === 'edit-text') return body.replace(`${marker}\n`, `${marker}\nanother `);
    if (method === 'other-key') return sealWith(otherKey, await this.#planned(otherKey, 7));
    if (method === 'other-pull-request') return sealWith(key, await this.#planned(key, 8));
    if (method === 'spliced') return spliceRecord(sealWith(key, await this.#planned(key, 8)));
    if (method === 'unsign') return body.replace(/ \S+ -->$/, ' unsigned -->');
    return body.replace(/v4 (.{40})(.)/, (_, head: string, text: string) => `v4 ${head}${text === 'A' ? 'B' : 'A'}`);
  }

  #showOnGitHub({ state, base }: RunOfRegister): void {
    const merged = state === 'merged' ? { mergedAt: mergedAt.toISOString() } : {};
    const isOpen = state === 'open';
    const head = isOpen ? commit : this.#people.head;
    const pull = { number: 7, state: isOpen ? 'open' : 'closed', base, head } as const;
    this.#people.show(double);
    // A pull request other than that of the run.
    const other = { number: 3, state: 'closed', head: 'd'.repeat(40) } as const;
    double.pulls = state === 'none' ? [other] : [{ ...pull, mergeCommit: commit, ...merged }, other];
    this.#showComment();
    const overtaken = ([...files, 'c'] as const).filter((name) => this.#isOvertaken(name));
    const changed = overtaken.map((name) => ({ filename: `${name}.json`, status: 'modified' as const }));
    double.compared = { [base]: { files: changed, ...(this.#isPushedOver ? { status: 'diverged' as const } : {}) } };
  }

  /** Whether the file on the branch differs from the one in the checked-out commit. */
  #isOvertaken(name: Job): boolean {
    return this.#branch[name] !== (name === 'c' ? undefined : this.#held[name]);
  }

  /** Whether the record covers a job that differs from its file, by the history of this model. */
  #standing(name: File): 'covered' | 'done' | 'refused' {
    const covers = this.#covers?.[name];
    if (covers === undefined) return 'refused';
    if (this.#marked.has(name)) return 'done';
    if (covers.file !== this.#held[name]) return 'refused';
    if (covers.live !== this.#stateOf(name)) return 'refused';
    const since = this.#events[name].slice(covers.events);
    if (this.#live(name) === undefined) return since.some((event) => event !== 'purged') ? 'done' : 'covered';
    if (since.includes('purged')) return 'refused';
    return since.some((event) => event !== 'purged' && event.variant === covers.file && !event.stopped)
      ? 'done'
      : 'covered';
  }

  /** Whether a file has other content than the record's, which runs already: the reviewed change would be missing in a successful run. */
  #lacksChange(name: File): boolean {
    const covers = this.#covers?.[name];
    if (covers === undefined || covers.file === covers.live || this.#marked.has(name)) return false;
    return this.#stateOf(name) === this.#held[name] && covers.file !== this.#held[name];
  }

  /** Whether the record requires to stop `c`: `nothing` when it does not run. */
  #stopStanding(): 'due' | 'nothing' | 'refused' {
    const runs = this.#runs('c');
    const covers = this.#covers?.c;
    if (runs === undefined || covers === undefined) return 'nothing';
    const since = this.#events.c.slice(covers.events);
    // A change that was undone is a change.
    const ranOn = since.every((event) => event !== 'purged' && !event.stopped && event.variant === covers.live);
    return !this.#marked.has('c') && covers.live === runs && ranOn ? 'due' : 'refused';
  }

  async #register(run: RunOfRegister): Promise<void> {
    const due = files.filter((name) => this.#stateOf(name) !== this.#held[name]);
    const standings = new Map(due.map((name) => [name, this.#standing(name)]));
    const stop = this.#stopStanding();
    // Nothing is written unless everything is as reviewed; then everything due is, except jobs registered before.
    const isRefused = [...standings.values()].includes('refused') || files.some((name) => this.#lacksChange(name));
    const isReviewed = this.#covers !== undefined && stop !== 'refused' && !isRefused;
    const counts = mayWrite(run);
    const isOvertaken =
      this.#isPushedOver ||
      due.some((name) => !this.#marked.has(name) && this.#isOvertaken(name)) ||
      (stop === 'due' && this.#isOvertaken('c'));
    const isApproved = this.#isApproved(run, standings);
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
    this.counts.approved += this.#needed(run) > 0 ? written.length : 0;
    this.#keep(outcome, written, run);
  }

  /** The approvals that the plan and the register run require. */
  #needed(run: RunOfRegister): number {
    return Math.max(run.approvals, this.#covers?.needed ?? 0);
  }

  /** Whether enough people have approved the write in its current state, and nobody objects. */
  #isApproved(run: RunOfRegister, standings: ReadonlyMap<File, string>): boolean {
    const needed = this.#needed(run);
    if (needed === 0 || this.#covers === undefined) return needed === 0;
    const { shown, edited } = this.#covers;
    const isTouched = [...standings].some(([name, standing]) => standing === 'covered' && this.#isTouched(name));
    return this.#people.countSince(Math.max(shown, edited)) >= needed && !this.#people.objects && !isTouched;
  }

  #keep(outcome: RegisterOutcome | undefined, written: readonly Job[], run: RunOfRegister): void {
    const shown = this.#shown;
    if (outcome === undefined || shown?.covers === undefined) return;
    if (!this.#losesMarks) {
      const updated = this.#people.second;
      const opened = openRecord(shown.body, keys, new Date(shown.updated * 1000).toISOString());
      const signed = markRecord(outcome, { ...context, recordSecond: () => updated }, opened);
      const at = updated + margin;
      const body = sealRecord(
        `${marker}\nregistered\n${signed === undefined ? '' : renderText(renderRecord(signed, createRegisterInputs(run).verbs))}`,
        { at },
        keys,
      );
      this.#shown = { ...shown, body, at, updated, marked: new Set([...shown.marked, ...written]) };
    }
    this.#losesMarks = false;
  }

  /** Returns `undefined` where the run ends before a plan because its event or its pull request does not count. */
  async #registered(run: RunOfRegister): Promise<RegisterOutcome | undefined> {
    const inputs = createRegisterInputs(run);
    this.#showOnGitHub(run);
    const match = await readReview(run, inputs);
    if (match === undefined) return undefined;
    // Merges into both branches are tried; a plan for another branch has a test of its own.
    const review = { ...match, bases: new Map([...match.bases.keys()].map((number) => [number, 'main'])) };
    const checkout = { commit, parents: [], root: workspace.path };
    return registerAll({
      ...this.#common,
      inputs,
      checkout,
      commit,
      repositoryId: '',
      startTime: performance.now(),
      capabilities: [],
      gate: gateFor(['register', 'stop', 'promote']),
      deadline: { signal: new AbortController().signal, readRemainingMilliseconds: () => 60_000 },
      cancelSignal: new AbortController().signal,
      review,
      findLatest: createDeploymentReader(this.#common.nomad),
      reporter: { reportPlan: () => undefined, update: () => undefined },
      pace: evenPace,
      log: () => undefined,
      runLog: silentLog,
    });
  }
}

async function readReview(run: RunOfRegister, inputs: RegisterInputs): Promise<ReviewResult | undefined> {
  try {
    return await findReview({ context: createContext(run), inputs, github });
  } catch (error) {
    if (error instanceof ActionError && error.reason === 'not-reviewed') return undefined;
    throw error;
  }
}

async function orFailure(promise: Promise<unknown>): Promise<ActionError | undefined> {
  try {
    await promise;
    return undefined;
  } catch (error) {
    if (error instanceof ActionError) return error;
    throw error;
  }
}

/** Tries stories, and returns the events of all of them together. */
async function tryStories(stories: fc.Arbitrary<readonly Step[]>): Promise<typeof nothingCounted> {
  const total = { ...nothingCounted };
  await fc.assert(
    fc.asyncProperty(stories, async (steps) => {
      const world = new World();
      for (const name of ['a', 'c'] as const) await world.do({ do: 'edit-cluster', job: name, variant: 2 });
      for (const item of steps) await world.do(item);
      expect(world.uncovered).toEqual([]);
      expect(world.registers.map(({ written }) => written)).toEqual(world.registers.map(({ toWrite }) => toWrite));
      for (const name of countNames) total[name] += world.counts[name];
    }),
    { numRuns: countRuns(1000) },
  );
  return total;
}

// No count may be so low that a property proves nothing.
test(
  'a job is registered exactly when a valid and approved record covers its specification, in any sequence of events',
  { timeout: 600_000 },
  async () => {
    const total = await tryStories(
      fc.oneof(
        { weight: 1, arbitrary: fc.array(step, { minLength: 3, maxLength: 8 }) },
        { weight: 1, arbitrary: storyOfReuse },
      ),
    );
    if (!isThorough) return;
    expect(total.writes).toBeGreaterThan(250);
    expect(total.stops).toBeGreaterThan(100);
    expect(total.refusals).toBeGreaterThan(250);
    expect(total.remembered).toBeGreaterThan(50);
    expect(total.uncounted).toBeGreaterThan(25);
    expect(total.overtaken).toBeGreaterThan(12);
  },
);

test(
  'nothing is registered without enough approvals later than the plan that it matches, whatever people do in between',
  { timeout: 600_000 },
  async () => {
    const total = await tryStories(storyOfApprovals);
    if (!isThorough) return;
    expect(total.unapproved).toBeGreaterThan(250);
    expect(total.approved).toBeGreaterThan(250);
  },
);

const repeated = { do: 'edit-cluster', job: 'a', variant: 2 } as const;

test.each<readonly [what: string, steps: readonly Step[]]>([
  ['changed back', [repeated]],
  ['purged', [{ do: 'purge', job: 'a' }]],
  ['purged and registered as before by hand', [{ do: 'purge', job: 'a' }, repeated]],
])(
  'a job that was registered after the merge and then %s is not registered by a later plan, even without marks',
  async (_, steps) => {
    const world = new World(-1);
    await world.do(repeated);
    const register = { do: 'register', run: usualRun } as const;
    for (const item of [plan, register, { do: 'tamper', method: 'remove' } as const, ...steps, plan, register])
      await world.do(item);
    expect(world.registers.map(({ written }) => written)).toEqual([['a', 'b'], []]);
  },
);
