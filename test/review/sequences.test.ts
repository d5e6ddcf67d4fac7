import * as fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { failuresIn } from '../../src/failure.ts';
import { plan } from '../../src/modes/plan.ts';
import { recordAfter, recordOf } from '../../src/modes/record.ts';
import { register } from '../../src/modes/register.ts';
import { countingRecord, type Expected } from '../../src/review/counts.ts';
import { pack, unpack } from '../../src/review/record.ts';
import { open } from '../../src/review/seal.ts';
import { createWorkspace } from '../support/workspace.ts';
import { startInProcess } from '../support/in-process.ts';
import { readSchedulingInputs } from '../../src/inputs/read.ts';
import { readContext } from '../../src/github/context.ts';
import type { Review } from '../../src/modes/find-review.ts';
import type { PlanInputs } from '../../src/inputs/plan.ts';
import type { RegisterInputs } from '../../src/inputs/register.ts';
import type { RegisterOutcome } from '../../src/report/register-outcome.ts';

const key = 'a-key-of-sixteen-bytes-or-more';
const files = ['a', 'b'] as const;
type File = (typeof files)[number];
/** What a file, or the cluster, may hold. */
type Variant = 1 | 2 | 3;

/** What may happen between two registers. */
type Deed =
  | { readonly do: 'plan' }
  | { readonly do: 'register' }
  /** Somebody brings the cluster back to what it was when the record was made. */
  | { readonly do: 'restore-cluster' }
  | { readonly do: 'edit-file' | 'edit-cluster'; readonly file: File; readonly variant: Variant }
  | {
      readonly do: 'tamper';
      readonly how: 'change' | 'remove' | 'other-key' | 'other-pull-request' | 'spliced' | 'unsign' | 'put-back';
    };

const file = fc.constantFrom(...files);
const variant = fc.constantFrom<Variant[]>(1, 2, 3);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.constant<Deed>({ do: 'plan' }) },
  { weight: 5, arbitrary: fc.constant<Deed>({ do: 'register' }) },
  { weight: 2, arbitrary: fc.constant<Deed>({ do: 'restore-cluster' }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('edit-file' as const), file, variant }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('edit-cluster' as const), file, variant }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('tamper' as const),
      how: fc.constantFrom(
        'change',
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
  'INPUT_SIGNING-KEY': key,
  'INPUT_GITHUB-TOKEN': 'for the comment',
};
const inputsOf = (mode: string, signing = key) => {
  const { INPUT_WAIT: _wait, ...planning } = env;
  const given = { ...(mode === 'plan' ? planning : env), INPUT_MODE: mode, 'INPUT_SIGNING-KEY': signing };
  return readSchedulingInputs({ env: given, workspace: workspace.path, fork: false });
};
const planInputs = inputsOf('plan') as PlanInputs;
const registerInputs = inputsOf('register') as RegisterInputs;
const context = readContext({ GITHUB_REPOSITORY: 'acme/jobs', GITHUB_RUN_ID: '1', GITHUB_RUN_NUMBER: '1' });
const expected: Expected = {
  repository: 'acme/jobs',
  pullRequest: 7,
  comment: 'default',
  cluster: '127.0.0.1:4646',
  namespace: '',
  region: '',
  hasKey: true,
};

/** What a valid record covers: of each file what it held, and what ran then. */
type Coverage = Readonly<Record<File, { readonly file: Variant; readonly live: Variant | undefined }>>;

/** A signed record of another pull request, made to say that it is of this one. */
function spliced(line: string): string {
  const [, packed = '', seal = ''] = /v1 (\S+) (\S+) -->$/.exec(line) ?? [];
  const record = unpack(packed);
  return record === undefined ? line : `<!-- outrider:record v1 ${pack({ ...record, pullRequest: 7 })} ${seal} -->`;
}

/** A world in which deeds are done, and what is known of it without asking what is to be tested. */
class World {
  readonly #sandbox = startInProcess();
  readonly #held: Record<File, Variant> = { a: 1, b: 1 };
  #comment: string | undefined;
  /** Of the comment as it is; undefined when its record does not count. */
  #covers: Coverage | undefined;
  /** Files that were registered on the strength of the comment's record. */
  #done = new Set<File>();
  #earlier: { readonly comment: string; readonly covers: Coverage; readonly done: ReadonlySet<File> } | undefined;
  readonly deeds = { writes: 0, refusals: 0 };
  /** What each register wrote, what of it no valid record covered, and what it had to write. */
  readonly registers: {
    readonly written: readonly File[];
    readonly uncovered: readonly File[];
    readonly toWrite: readonly File[];
  }[] = [];

  constructor() {
    for (const name of files) this.#write(name, 1);
  }

  async do(one: Deed): Promise<void> {
    switch (one.do) {
      case 'plan':
        return this.#plan();
      case 'register':
        return this.#register();
      case 'edit-file':
        return this.#write(one.file, one.variant);
      case 'edit-cluster':
        return this.#operate(one.file, one.variant);
      case 'restore-cluster':
        for (const name of files) {
          const live = this.#covers?.[name].live;
          if (live !== undefined) await this.#operate(name, live);
        }
        return undefined;
      case 'tamper':
        return this.#tamper(one.how);
    }
  }

  async #operate(name: File, of: Variant): Promise<void> {
    await this.#sandbox.scheduler.createJob({ job: specification(name, of) as never });
  }

  #write(name: File, of: Variant): void {
    this.#held[name] = of;
    workspace.write(`${name}.json`, JSON.stringify(specification(name, of)));
  }

  #live(name: File): { readonly variant: Variant | undefined; readonly version: number } {
    const job = this.#sandbox.store.job('default', name) as unknown as
      | { Version: number; TaskGroups: { Tasks: { Env: { VARIANT: string } }[] }[] }
      | undefined;
    if (job === undefined) return { variant: undefined, version: -1 };
    return { variant: Number(job.TaskGroups[0]?.Tasks[0]?.Env.VARIANT) as Variant, version: job.Version };
  }

  readonly #common = {
    workspace: workspace.path,
    scheduler: this.#sandbox.scheduler,
    secrets: [],
    touched: undefined,
    hide: () => undefined,
    progress: () => undefined,
    base: undefined,
    now: () => new Date(0),
  };

  async #planned(signing: string, number: number): Promise<string> {
    const inputs = signing === key ? planInputs : (inputsOf('plan', signing) as PlanInputs);
    const outcome = await plan({ ...this.#common, inputs });
    return recordOf(outcome, { context, inputs, pullRequest: { number, headSha: 'b'.repeat(40) } }) ?? '';
  }

  async #plan(): Promise<void> {
    if (this.#comment !== undefined && this.#covers !== undefined)
      this.#earlier = { comment: this.#comment, covers: this.#covers, done: this.#done };
    this.#comment = await this.#planned(key, 7);
    const of = (name: File) => ({ file: this.#held[name], live: this.#live(name).variant });
    this.#covers = { a: of('a'), b: of('b') };
    this.#done = new Set();
  }

  async #tamper(how: Extract<Deed, { do: 'tamper' }>['how']): Promise<void> {
    if (this.#comment === undefined) return;
    if (how === 'put-back') {
      // An older record of the same pull request is a valid one, too.
      if (this.#earlier === undefined) return;
      this.#comment = this.#earlier.comment;
      this.#covers = this.#earlier.covers;
      this.#done = new Set(this.#earlier.done);
      return;
    }
    this.#covers = undefined;
    if (how === 'remove') this.#comment = undefined;
    else if (how === 'other-key') this.#comment = await this.#planned('another-key-of-sixteen-bytes', 7);
    else if (how === 'other-pull-request') this.#comment = await this.#planned(key, 8);
    else if (how === 'spliced') this.#comment = spliced(await this.#planned(key, 8));
    else if (how === 'unsign') this.#comment = this.#comment.replace(/ \S+ -->$/, ' unsigned -->');
    else
      this.#comment = this.#comment.replace(
        /v1 (.{40})(.)/,
        (_, head: string, one: string) => `v1 ${head}${one === 'A' ? 'B' : 'A'}`,
      );
  }

  #review(): Review {
    const none = { pullRequest: undefined, record: undefined, without: undefined, refusal: undefined };
    try {
      return { ...none, record: countingRecord(open(this.#comment ?? '', key), expected) };
    } catch (error) {
      return { ...none, refusal: failuresIn(error)?.[0] };
    }
  }

  async #register(): Promise<void> {
    const before = { a: this.#live('a'), b: this.#live('b') };
    const outcome = await this.#registered();
    const written = files.filter((name) => this.#live(name).version > before[name].version);
    const covered = (name: File): boolean =>
      this.#covers?.[name].file === this.#held[name] &&
      this.#covers[name].live === before[name].variant &&
      !this.#done.has(name);
    const due = files.filter((name) => before[name].variant !== this.#held[name]);
    // Nothing is written unless all is as it was reviewed; then all that is due is, but for what was registered before.
    const allowed = this.#covers !== undefined && due.every((name) => covered(name) || this.#isDone(name));
    this.registers.push({
      written,
      uncovered: written.filter((name) => !covered(name) || this.#live(name).variant !== this.#held[name]),
      toWrite: allowed ? due.filter(covered) : [],
    });
    this.deeds.writes += written.length;
    this.deeds.refusals += allowed ? 0 : 1;
    for (const name of written) this.#done.add(name);
    if (this.#covers !== undefined) {
      this.#comment = recordAfter(outcome, { context, inputs: registerInputs, comment: this.#comment });
    }
  }

  /** The specification is the reviewed one, and it was registered once; what runs now is something else. */
  #isDone(name: File): boolean {
    return this.#done.has(name) && this.#covers?.[name].file === this.#held[name];
  }

  async #registered(): Promise<RegisterOutcome> {
    return register({
      ...this.#common,
      inputs: registerInputs,
      deadline: {
        signal: new AbortController().signal,
        end: new AbortController().signal,
        left: () => 60_000,
        [Symbol.dispose]: () => undefined,
      },
      cancelled: new AbortController().signal,
      review: this.#review(),
      onPlanned: () => undefined,
      onChange: () => undefined,
      log: () => undefined,
    });
  }
}

test(
  'no specification is ever registered that no valid record covers, and all are that one does',
  { timeout: 180_000 },
  async () => {
    const total = { writes: 0, refusals: 0 };
    await fc.assert(
      fc.asyncProperty(fc.array(deed, { minLength: 3, maxLength: 6 }), async (deeds) => {
        const world = new World();
        for (const one of deeds) await world.do(one);
        expect(world.registers.flatMap(({ uncovered }) => uncovered)).toEqual([]);
        expect(world.registers.map(({ written }) => written)).toEqual(world.registers.map(({ toWrite }) => toWrite));
        total.writes += world.deeds.writes;
        total.refusals += world.deeds.refusals;
      }),
      { numRuns: 2000 },
    );
    // Neither may be so rare that the property says nothing.
    expect(total.writes).toBeGreaterThan(500);
    expect(total.refusals).toBeGreaterThan(500);
  },
);
