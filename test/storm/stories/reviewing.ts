import { createHash } from 'node:crypto';
import { createClosedEvent, mergeGroupEvent, otherEvent, pullRequestEvent } from '../../support/github.ts';
import { countUnknownWrites, readReportedResult, type ReportedResult } from '../invariants/reported.ts';
import { checkOrder } from '../invariants/order.ts';
import { checkWrite } from '../invariants/writes.ts';
import { readJobState, operate, waitUntilSettled, type JobState } from '../jobs.ts';
import type { ObservedRun } from '../observed-run.ts';
import { plantedSecrets, type World } from '../world.ts';
import { checkStop, readCommentRecord, removed, commitRemoval, source } from './removing.ts';

const jobs = ['api', 'web'] as const;
type Job = (typeof jobs)[number];

type Commits = Map<string, Readonly<Record<Job, string>>>;

/** Pushes, plans, merges and registers a change; sometimes plans or registers it twice, or pushes without a plan. */
export async function playReviews(world: World): Promise<void> {
  const { dice } = world;
  const commits: Commits = new Map();
  for (const job of jobs.filter((name) => dice.chance(`${name} lives`, 0.6))) {
    await operate(world, source(job, 'v0', `DB_PASSWORD = "${plantedSecrets['password of a live job']}"`));
    await waitUntilSettled(world, job);
  }
  const base = await commitRemoval(world, jobs);
  const order = dice.pick('order', orders);
  let head = push(world, commits, 1);
  await plan(world, head, base, order);
  if (dice.chance('plan again', 0.4)) await plan(world, head, base, order);
  if (dice.chance('push again', 0.3)) {
    head = push(world, commits, 2);
    if (dice.chance('plan the push', 0.5)) await plan(world, head, base, order);
  }
  world.github.closed = true;
  for (const step of [1, 2, 3]) {
    const at = dice.derive(`register ${step}`);
    await register(world, commits, head, at, at.chance('another order', 0.1) ? at.pick('its order', orders) : order);
  }
}

/** The jobs in their stages; `undefined` for an order that is not set. */
const orders = [undefined, ['api', 'web'], ['web', 'api']] as const;

type Order = (typeof orders)[number];

function createInputs(order: Order): { readonly stages: string } {
  return { stages: order === undefined ? '' : JSON.stringify(order.map((job) => [formatFile(job)])) };
}

/** Stands for the value of a late variable in the images of a commit. */
const lateImage = '${var.late}';

/** Commits other files as the new head of the pull request. */
function push({ dice, workspace, github }: World, commits: Commits, number: number): string {
  const head = createHash('sha1').update(`push ${number}`).digest('hex');
  const isLate = dice.chance(`push ${number} leaves the image of web to the build`, 0.3);
  const image = (job: Job): string => (dice.chance(`push ${number} changes ${job}`, 0.8) ? `v${number}` : 'v0');
  const content = { api: image('api'), web: isLate ? `${image('web')}-${lateImage}` : image('web') };
  const declared = isLate ? 'variable "late" {\n  type = string\n}\n' : '';
  for (const job of jobs)
    workspace.write(formatFile(job), (job === 'web' ? declared : '') + source(job, content[job], ''));
  workspace.commit();
  github.head = head;
  commits.set(head, content);
  return head;
}

const common = {
  'job-files': 'jobs/*.nomad.hcl',
  'signing-key': plantedSecrets['signing key'],
  'secret-vars': `token=${plantedSecrets['secret variable']}`,
  'only-changed': 'true',
  'stop-removed': 'true',
  'late-vars': 'late',
};

/** Checks that a plan changes nothing, and that a successful plan leaves a comment with a record of this commit. */
async function plan(world: World, head: string, base: string, order: Order): Promise<void> {
  const { checks, story } = world;
  const before = await jobStates(world);
  const observed = await world.run({
    inputs: { ...common, ...createInputs(order), mode: 'plan' },
    event: pullRequestEvent(false, { sha: head, base }),
  });
  for (const [job, after] of await jobStates(world)) {
    const times = after.version - (before.get(job)?.version ?? -1);
    const reported = readReportedResult(observed.run) === 'silent' ? 'silent' : 'nothing';
    checkWrite(checks, observed, { times, most: 0, details: `version ${after.version} of ${job}`, reported });
  }
  const { exitCode, outputs } = observed.run;
  if (exitCode !== 0 || outputs['changed'] !== 'true') return;
  const recorded = readRecordedHead(world);
  checks.check(
    story,
    'comment, summary and outputs agree with the state and the exit code',
    recorded === head,
    () => `${observed.describe()} the comment has a record of ${recorded}, not of ${head}`,
  );
}

async function register(
  world: World,
  commits: Commits,
  head: string,
  dice: World['dice'],
  order: Order,
): Promise<void> {
  const { checks, story } = world;
  const isDry = dice.chance('dry run', 0.1);
  const before = await jobStates(world);
  const reviewed = commits.get(readRecordedHead(world) ?? '');
  const merge = dice.chance('any event', 0.3) ? dice.pick('event', unmerged) : 'merged';
  world.github.compared =
    merge === 'changed' ? { main: { files: [{ filename: formatFile('api'), status: 'modified' }] } } : {};
  if (dice.chance('the removed job comes back', 0.2)) await operate(world, source(removed, 'v0', ''));
  const toStop = await readJobState(world, removed);
  const covered = readCommentRecord(world)?.removed.find(({ id }) => id === removed);
  const built = dice.pick('built', ['one', 'two'] as const);
  const observed = await world.run({
    inputs: {
      ...common,
      mode: 'register',
      vars: `late=${built}`,
      ...createInputs(order),
      wait: order !== undefined || dice.chance('wait', 0.8) ? 'complete' : 'false',
      'dry-run': String(isDry),
    },
    event: createEvent(merge, head),
  });
  for (const [job, after] of await jobStates(world)) {
    const times = after.version - (before.get(job)?.version ?? -1);
    const details = `version ${after.version} of ${job}`;
    checkWrite(checks, observed, { times, most: isDry ? 0 : 1, details, reported: readResultFor(observed, job) });
    const mayBeWritten = merge === 'merged' || (merge === 'changed' && job !== 'api');
    checks.check(
      story,
      'nothing is registered that was not merged into this branch, or that the branch has changed since',
      times === 0 || mayBeWritten,
      () => `${observed.describe()} ${job} was registered, but the pull request was ${merge}`,
    );
    if (times === 0) continue;
    if (order?.[1] === job) await checkOrder(world, observed, { earlier: order[0], later: job });
    const image = after.versions[0]?.TaskGroups[0].Tasks[0].Env['IMAGE'];
    checks.check(
      story,
      'no specification is registered without a valid record',
      image === reviewed?.[job].replace(lateImage, built),
      () => `${observed.describe()} ${job} has the image ${image}, and ${reviewed?.[job]} was reviewed`,
    );
  }
  const mayStop = !isDry && (merge === 'merged' || merge === 'changed');
  await checkStop(world, { observed, before: toStop, covered, most: mayStop ? 1 : 0 });
  for (const job of jobs) await waitUntilSettled(world, job);
}

async function jobStates(world: World): Promise<ReadonlyMap<Job, JobState>> {
  return new Map(await Promise.all(jobs.map(async (job) => [job, await readJobState(world, job)] as const)));
}

/** The commit of the valid record in the comment on GitHub. */
function readRecordedHead(world: World): string | undefined {
  return readCommentRecord(world)?.head;
}

/** States of a pull request other than merged: open, closed, merged elsewhere, commented on, queued, or changed on the branch since. */
const unmerged = ['open', 'closed', 'elsewhere', 'commented', 'queued', 'changed'] as const;

type Merge = (typeof unmerged)[number] | 'merged';

function createEvent(merge: Merge, head: string): { readonly name: string; readonly payload: unknown } {
  if (merge === 'commented') return otherEvent('issue_comment', { issue: { number: 7, pull_request: {} } });
  if (merge === 'queued') return mergeGroupEvent(7);
  const opened = pullRequestEvent(false, { sha: head });
  if (merge === 'open') return opened;
  const { name, payload } = createClosedEvent(merge !== 'closed', 7, merge === 'elsewhere' ? 'junk' : 'main');
  const { pull_request: pull, ...event } = payload as { readonly pull_request: object };
  return { name, payload: { ...event, pull_request: { ...pull, ...readHead(opened.payload) } } };
}

function formatFile(job: Job): string {
  return `jobs/${job}.nomad.hcl`;
}

function readHead(payload: unknown): { readonly head: unknown } {
  return { head: (payload as { readonly pull_request: { readonly head: unknown } }).pull_request.head };
}

interface ReportedJob {
  readonly id: string;
  readonly registered?: boolean;
}

function readResultFor({ run }: ObservedRun, job: Job): ReportedResult {
  if (readReportedResult(run) === 'silent') return 'silent';
  const reportedJob = (JSON.parse(run.outputs['jobs'] ?? '[]') as readonly ReportedJob[]).find(({ id }) => id === job);
  if (reportedJob?.registered === true) return 'done';
  return countUnknownWrites(run) > 0 ? 'open' : 'not-done';
}
