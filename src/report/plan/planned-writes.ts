import type { PlanOutcome, ShownAddress } from './plan-outcome.ts';

interface PlannedWrite {
  readonly kind: 'register' | 'stop';
  readonly job: ShownAddress;
  /** Whether running allocations are replaced, stopped or preempted. */
  readonly isDestructive: boolean;
}

/** The writes of a register run, for all texts about a merge. Nomad itself places allocations that an unchanged job lacks. */
export function listPlannedWrites({ jobs, removed }: Pick<PlanOutcome, 'jobs' | 'removed'>): readonly PlannedWrite[] {
  return [
    ...jobs.flatMap((job): readonly PlannedWrite[] => {
      const { change, isDestructive } = job.verdict;
      return change === 'unchanged' ? [] : [{ kind: 'register', job, isDestructive }];
    }),
    ...removed.flatMap(({ formerAddress, stop }): readonly PlannedWrite[] => {
      if (formerAddress === undefined || stop.kind !== 'stops') return [];
      // Allocations that could not be counted may be running.
      const isFamily = stop.target.children === true && stop.children?.length !== 0;
      return [{ kind: 'stop', job: formerAddress, isDestructive: stop.running !== 0 || isFamily }];
    }),
  ];
}
