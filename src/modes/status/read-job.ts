import { orElse, type ActionError } from '../../errors.ts';
import { readCanaries } from '../../operations/follow/read-canaries.ts';
import { readFailingChecks } from '../../operations/follow/read-checks.ts';
import { sortDeployments, type JobState } from '../../rollout/health.ts';
import { isOnSchedule, isParentJob } from '../../nomad-plan/spec.ts';
import type { JobDiff } from '../../clients/nomad/jobs/plan.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobStub } from '../../clients/nomad/jobs/read.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';
import type { FailingChecks, ReadyCanary } from '../../rollout/outcome.ts';

type ResponseFor<Name extends 'readJobServices' | 'readJobScaleStatus'> = Awaited<ReturnType<Nomad[Name]>>;

/** The complete state of a job; a part is `undefined` if it could not be read. */
export interface ReadJob extends JobState {
  readonly versions: { readonly Versions: readonly Job[]; readonly Diffs: readonly JobDiff[] } | undefined;
  readonly services: ResponseFor<'readJobServices'> | undefined;
  readonly scaling: ResponseFor<'readJobScaleStatus'> | undefined;
  /** The latest child jobs; `undefined` also for a job that cannot have any. */
  readonly children: readonly JobStub[] | undefined;
  /** The canaries of the latest deployment that a step can test. */
  readonly canaries: readonly ReadyCanary[] | undefined;
  readonly checks: FailingChecks;
  readonly unknown: readonly UnknownPart[];
}

export interface UnknownPart {
  readonly part: string;
  readonly failure: ActionError;
}

/** Sends concurrent requests. @throws ActionError if the job itself cannot be read; errors of other parts are in `unknown` */
export async function readJobState(id: string, run: Pick<NomadRun<unknown>, 'nomad' | 'redactor'>): Promise<ReadJob> {
  const { nomad } = run;
  const unknown: UnknownPart[] = [];
  const readPart = async <T>(part: string, reading: Promise<T>): Promise<T | undefined> =>
    orElse(reading, (failure) => {
      unknown.push({ part, failure });
      return undefined;
    });
  const job = nomad.readJob({ id });
  const [live, summary, allocations, evaluations, deployments, versions, services, scaling, children, next] =
    await Promise.all([
      job,
      readPart('the summary', nomad.readJobSummary({ id })),
      readPart('allocations', nomad.listJobAllocations({ id })),
      readPart('evaluations', nomad.listJobEvaluations({ id })),
      readPart('deployments', nomad.listJobDeployments({ id })),
      readPart('versions', nomad.listJobVersions({ id, diffs: true })),
      readPart('services', nomad.readJobServices({ id })),
      readPart('scaling events', nomad.readJobScaleStatus({ id })),
      readPart(
        'children',
        job.then(async (liveJob) => (isParentJob(liveJob) ? readLatestChildren(nomad, liveJob) : undefined)),
      ),
      readPart(
        'the next launch, which needs `plan-job`',
        job.then(async (liveJob) => (isOnSchedule(liveJob) ? findNextLaunch(nomad, liveJob) : undefined)),
      ),
    ]);
  const [latest] = sortDeployments(deployments);
  const canaries = await readPart('canaries', readCanaries({ id }, latest, allocations ?? [], run));
  const checks = await readFailingChecks({ id }, allocations ?? [], nomad);
  const parts = { canaries, summary, allocations, evaluations, deployments, versions, services, scaling, children };
  const nextLaunch = isOnSchedule(live) ? (next ?? 'unknown') : undefined;
  return { job: live, nextLaunch, ...parts, checks, unknown: unknown.toSorted((a, b) => (a.part < b.part ? -1 : 1)) };
}

/** Only Nomad's plan has it. */
async function findNextLaunch(nomad: Pick<Nomad, 'createJobPlan'>, job: Job): Promise<Date | 'never'> {
  const { NextPeriodicLaunch: next } = await nomad.createJobPlan({ job, diff: false });
  return next === null ? 'never' : new Date(next);
}

const maxChildren = 5;
/** Some 700 bytes each. */
const maxListed = 100;

/** The latest child jobs of a periodic or parameterized job, among the last by ID: an ID ends with the launch time, unless it has the text of an `id-prefix-template`. */
async function readLatestChildren(nomad: Pick<Nomad, 'listJobs'>, parent: Job): Promise<readonly JobStub[]> {
  const { jobs } = await nomad.listJobs({ prefix: `${parent.ID}/`, reverse: true, perPage: maxListed });
  const children = jobs.filter(({ ParentID }) => ParentID === parent.ID);
  return children
    .toSorted((a, b) => Number(b.SubmitTime ?? 0) - Number(a.SubmitTime ?? 0) || (a.ID < b.ID ? 1 : -1))
    .slice(0, maxChildren);
}
