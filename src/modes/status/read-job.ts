import { ActionError } from '../../errors.ts';
import type { JobDiff } from '../../clients/nomad/jobs/plan.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobStub } from '../../clients/nomad/jobs/list.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import { isTemplate } from '../../nomad-plan/spec.ts';
import { latestChildren } from './latest-children.ts';
import type { JobState } from '../../rollout/job-state.ts';

type AnswerOf<Name extends 'jobServices' | 'readJobScaleStatus'> = Awaited<ReturnType<Nomad[Name]>>;

/** The complete state of a job; undefined parts could not be read. */
export interface ReadJob extends JobState {
  readonly versions: { readonly Versions: readonly Job[]; readonly Diffs: readonly JobDiff[] } | undefined;
  readonly services: AnswerOf<'jobServices'> | undefined;
  readonly scaling: AnswerOf<'readJobScaleStatus'> | undefined;
  /** The latest ones; undefined also for a job that cannot have any. */
  readonly children: readonly JobStub[] | undefined;
  readonly unknown: readonly UnknownPart[];
}

/** A part of a job's state that could not be read. */
export interface UnknownPart {
  readonly what: string;
  readonly failure: ActionError;
}

/**
 * Reads the complete state of a job, with concurrent requests.
 *
 * @throws ActionError if the job itself cannot be read; for other parts the error is in `unknown`
 */
export async function readJobState(nomad: Nomad, id: string): Promise<ReadJob> {
  const unknown: UnknownPart[] = [];
  const known = async <T>(what: string, reading: Promise<T>): Promise<T | undefined> => {
    try {
      return await reading;
    } catch (failure) {
      if (!(failure instanceof ActionError)) throw failure;
      unknown.push({ what, failure });
      return undefined;
    }
  };
  const job = nomad.readJob({ id });
  const [live, summary, allocations, evaluations, deployments, versions, services, scaling, children] =
    await Promise.all([
      job,
      known('the summary', nomad.readJobSummary({ id })),
      known('allocations', nomad.listJobAllocations({ id })),
      known('evaluations', nomad.listJobEvaluations({ id })),
      known('deployments', nomad.listJobDeployments({ id })),
      known('versions', nomad.listJobVersions({ id, diffs: true })),
      known('services', nomad.jobServices({ id })),
      known('scaling events', nomad.readJobScaleStatus({ id })),
      known(
        'children',
        job.then(async (found) => (isTemplate(found) ? latestChildren(nomad, found) : undefined)),
      ),
    ]);
  const parts = { summary, allocations, evaluations, deployments, versions, services, scaling, children };
  return { job: live, ...parts, unknown: unknown.toSorted((a, b) => (a.what < b.what ? -1 : 1)) };
}
