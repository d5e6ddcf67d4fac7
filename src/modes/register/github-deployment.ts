import { liveJob } from '../../operations/find-job.ts';
import pMap from 'p-map';
import { orUndefined } from '../../errors.ts';
import { endOfRollout, type DeployedJob, type JobEnd } from '../../operations/github-deployment/deployment-status.ts';
import type { DeployedVersion } from '../../operations/github-deployment/records.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { RegisterOutcome, RegisterState, RemovedJobState } from './outcome.ts';
import type { PlannedCandidate } from './review-check.ts';

interface Versions {
  readonly toWrite: readonly PlannedCandidate[];
  /** Written by an earlier run. */
  readonly followed: readonly PlannedCandidate[];
}

/** The versions that a run registers. They are certain before the write: that is refused if anything else is registered first. */
export async function versionsOf(
  { toWrite, followed }: Versions,
  nomad: Pick<Nomad, 'readJob'>,
): Promise<readonly DeployedVersion[]> {
  const all = [...toWrite.map((one) => [one, 1] as const), ...followed.map((one) => [one, 0] as const)];
  return pMap(
    all,
    async ([{ planned, target }, next]) => {
      const { id, region } = target;
      // The first version of a job that does not exist is 0.
      const reading = liveJob(nomad, { id, namespace: target.namespace, region });
      const live = await orUndefined(reading.then((job) => (job === undefined ? -1 : job.Version)));
      const version = live === undefined || live === null ? null : Math.max(0, live + next);
      return { id: planned.id, namespace: planned.namespace, region: planned.region, version };
    },
    { concurrency: 10 },
  );
}

/** How the jobs of a register ended, for its GitHub deployment. */
export function deployedJobs({ jobs, removed }: RegisterOutcome): readonly DeployedJob[] {
  return [
    ...jobs.map(({ planned: { id, namespace, region }, state }) => ({
      id,
      namespace,
      region,
      version: state.kind === 'rolled-out' ? state.rollout.version : undefined,
      end: endOf(state),
    })),
    ...removed.flatMap(({ id, namespace, region, state }) => {
      const end = stops[state.kind];
      return end === undefined ? [] : [{ id, namespace, region, version: undefined, end }];
    }),
  ];
}

const ends: Readonly<Record<Exclude<RegisterState['kind'], 'rolled-out'>, JobEnd>> = {
  there: 'unchanged',
  changed: 'not-written',
  unseen: 'not-written',
  done: 'not-written',
  since: 'not-written',
  'not-written': 'not-written',
  refused: 'not-written',
  'rolling-out': 'unknown',
  unfollowed: 'unknown',
  written: 'not-followed',
};

function endOf(state: RegisterState): JobEnd {
  if (state.kind === 'rolled-out') return endOfRollout(state.rollout);
  const isUnknown = state.kind === 'refused' && state.failure.help === 'not-known-whether-written';
  return isUnknown ? 'unknown' : ends[state.kind];
}

/** Undefined for a job that was not to be stopped. */
const stops: Readonly<Record<RemovedJobState['state']['kind'], JobEnd | undefined>> = {
  stopped: 'stopped',
  refused: 'not-stopped',
  'held-back': 'not-stopped',
  gone: undefined,
  'still-declared': undefined,
  'not-asked': undefined,
  moved: undefined,
  'dry-run': undefined,
};
