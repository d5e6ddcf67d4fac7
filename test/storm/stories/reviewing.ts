import { createHash } from 'node:crypto';
import { open } from '../../../src/review/seal.ts';
import { closedEvent, pullRequestEvent } from '../../support/github.ts';
import { openIn, toldOf, type Told } from '../invariants/told.ts';
import { checkWrite } from '../invariants/writes.ts';
import { lookAt, operate, settled, type JobLook } from '../jobs.ts';
import type { Witness } from '../witness.ts';
import { planted, type World } from '../world.ts';

const jobs = ['api', 'web'] as const;
type Job = (typeof jobs)[number];

/** What the files of each commit hold, by job. */
type Commits = Map<string, Readonly<Record<Job, string>>>;

/** A change is pushed, planned, merged and registered; now and then it is planned or registered twice, or pushed without a plan. */
export async function reviewing(world: World): Promise<void> {
  const { dice } = world;
  const commits: Commits = new Map();
  for (const job of jobs.filter((name) => dice.chance(`${name} lives`, 0.6))) {
    await operate(world, source(job, 'v0', `DB_PASSWORD = "${planted['password of a live job']}"`));
    await settled(world, job);
  }
  let head = push(world, commits, 1);
  await planned(world, head);
  if (dice.chance('plan again', 0.4)) await planned(world, head);
  if (dice.chance('push again', 0.3)) {
    head = push(world, commits, 2);
    if (dice.chance('plan the push', 0.5)) await planned(world, head);
  }
  world.github.closed = true;
  for (const step of [1, 2, 3]) await registered(world, commits, head, dice.of(`register ${step}`));
}

/** Writes other files, as a new head of the pull request. */
function push({ dice, workspace, github }: World, commits: Commits, number: number): string {
  const head = createHash('sha1').update(`push ${number}`).digest('hex');
  const image = (job: Job): string => (dice.chance(`push ${number} changes ${job}`, 0.8) ? `v${number}` : 'v0');
  const content = { api: image('api'), web: image('web') };
  for (const job of jobs) workspace.write(`jobs/${job}.nomad.hcl`, source(job, content[job], ''));
  workspace.commit();
  github.head = head;
  commits.set(head, content);
  return head;
}

const common = {
  'job-files': 'jobs/*.nomad.hcl',
  'signing-key': planted['signing key'],
  'secret-vars': `token=${planted['secret variable']}`,
};

/** A plan changes nothing; when it says that all is well, its comment is there with a record of this commit. */
async function planned(world: World, head: string): Promise<void> {
  const { checks, story } = world;
  const before = await looks(world);
  const witness = await world.run({
    inputs: { ...common, mode: 'plan' },
    event: pullRequestEvent(false, { sha: head }),
  });
  for (const [job, after] of await looks(world)) {
    const times = after.version - (before.get(job)?.version ?? -1);
    const told = toldOf(witness.run) === 'silent' ? 'silent' : 'nothing';
    checkWrite(checks, witness, { times, most: 0, words: `version ${after.version} of ${job}`, told });
  }
  const { exitCode, outputs } = witness.run;
  if (exitCode !== 0 || outputs['changed'] !== 'true') return;
  const recorded = recordedHead(world);
  checks.check(
    story,
    'comment, summary and outputs agree with the state and the exit code',
    recorded === head,
    () => `${witness.words()} the comment has a record of ${recorded}, not of ${head}`,
  );
}

async function registered(world: World, commits: Commits, head: string, dice: World['dice']): Promise<void> {
  const { checks, story } = world;
  const isDry = dice.chance('dry run', 0.1);
  const before = await looks(world);
  const reviewed = commits.get(recordedHead(world) ?? '');
  const witness = await world.run({
    inputs: {
      ...common,
      mode: 'register',
      wait: String(dice.chance('wait', 0.8)),
      'fail-fast': String(dice.chance('fail fast', 0.2)),
      'dry-run': String(isDry),
    },
    event: mergedEvent(head),
  });
  for (const [job, after] of await looks(world)) {
    const times = after.version - (before.get(job)?.version ?? -1);
    const words = `version ${after.version} of ${job}`;
    checkWrite(checks, witness, { times, most: isDry ? 0 : 1, words, told: toldOfJob(witness, job) });
    if (times === 0) continue;
    const image = after.versions[0]?.TaskGroups[0].Tasks[0].Env['IMAGE'];
    checks.check(
      story,
      'no specification is registered without a valid record',
      image === reviewed?.[job],
      () => `${witness.words()} ${job} has the image ${image}, and ${reviewed?.[job]} was reviewed`,
    );
  }
  for (const job of jobs) await settled(world, job);
}

async function looks(world: World): Promise<ReadonlyMap<Job, JobLook>> {
  return new Map(await Promise.all(jobs.map(async (job) => [job, await lookAt(world, job)] as const)));
}

/** The commit of which the comment on GitHub has a record that counts. */
function recordedHead({ github }: World): string | undefined {
  const opened = open(github.comments[0]?.body ?? '', planted['signing key']);
  return opened.kind === 'opened' && opened.signed ? opened.record.head : undefined;
}

function mergedEvent(head: string): { readonly name: string; readonly payload: unknown } {
  const { name, payload } = closedEvent(true);
  const { pull_request: pull, ...event } = payload as { readonly pull_request: object };
  const opened = pullRequestEvent(false, { sha: head });
  return { name, payload: { ...event, pull_request: { ...pull, ...headOf(opened.payload) } } };
}

function headOf(payload: unknown): { readonly head: unknown } {
  return { head: (payload as { readonly pull_request: { readonly head: unknown } }).pull_request.head };
}

interface ToldJob {
  readonly id: string;
  readonly registered?: boolean;
}

/** What a run said of one of its jobs. */
function toldOfJob({ run }: Witness, job: Job): Told {
  if (toldOf(run) === 'silent') return 'silent';
  const found = (JSON.parse(run.outputs['jobs'] ?? '[]') as readonly ToldJob[]).find(({ id }) => id === job);
  if (found?.registered === true) return 'done';
  return openIn(run) > 0 ? 'open' : 'not-done';
}

function source(job: Job, image: string, more: string): string {
  return `variable "token" {
  type    = string
  default = "none"
}
job "${job}" {
  datacenters = ["dc1"]
  group "app" {
    task "server" {
      driver = "mock_driver"
      config {
        run_for = "2h"
      }
      env {
        IMAGE     = "${image}"
        API_TOKEN = var.token
        ${more}
      }
    }
  }
}
`;
}
