import { describeRollout } from '../../../report/describe-rollout.ts';
import { startProgressLog, type ProgressLogOptions } from '../../../operations/follow/follow-until-end.ts';
import { isWell, type RegisteredJob } from '../outcome.ts';
import type { JobStates } from './job-states.ts';

const maxNamed = 5;

/** Logs the rollouts of several jobs together, one line for each change of their counts, and one for each failure. */
export interface JointLog extends Disposable {
  /** Logs the states of all jobs, if their counts have changed. */
  readonly update: () => void;
  /** Logs a job whose rollout has failed. */
  readonly noteEnd: (job: RegisteredJob) => void;
}

export function startJointLog(states: JobStates, options: Pick<ProgressLogOptions, 'log' | 'pace'>): JointLog {
  const progress = startProgressLog(options);
  return {
    update: () => progress.update(describeJobs(states.all())),
    noteEnd(job) {
      const { planned, state } = job;
      if (state.kind === 'rolled-out' && !isWell(job))
        progress.note(`${planned.id}: ${describeRollout(state.rollout)}`);
    },
    [Symbol.dispose]: () => progress[Symbol.dispose](),
  };
}

/** `3 of 5 jobs done (blog 2/4, shop 1/4)` */
export function describeJobs(jobs: readonly RegisteredJob[]): string {
  const pending = jobs.filter(isPending);
  const done = jobs.filter((job) => isWritten(job) && !isPending(job)).length;
  const healths = pending.flatMap(describeHealth);
  const left = healths.length - maxNamed;
  const named = left > 0 ? [...healths.slice(0, maxNamed), `${left} more`] : healths;
  return `${done} of ${done + pending.length} jobs done${named.length === 0 ? '' : ` (${named.join(', ')})`}`;
}

function isPending({ state }: RegisteredJob): boolean {
  return state.kind === 'rolling-out' || (state.kind === 'not-written' && state.why === 'waiting');
}

/** Whether this run has written the job, or tried to. */
function isWritten({ state }: RegisteredJob): boolean {
  return ['rolled-out', 'rolling-out', 'unfollowed', 'written', 'refused', 'not-written'].includes(state.kind);
}

function describeHealth({ planned, state }: RegisteredJob): readonly string[] {
  const groups = state.kind === 'rolling-out' ? (state.progress?.groups ?? []) : [];
  const healthy = groups.reduce((sum, group) => sum + group.healthy, 0);
  const desired = groups.reduce((sum, group) => sum + group.desired, 0);
  return groups.length === 0 ? [] : [`${planned.id} ${healthy}/${desired}`];
}
