import type { PlannedCandidate } from '../review/review-check.ts';
import type { RegisteredJob, RegisterState } from '../outcome.ts';

/** The states of a run's jobs, by their files. */
export interface JobStates {
  readonly get: (candidate: PlannedCandidate) => RegisterState | undefined;
  readonly set: (candidate: PlannedCandidate, state: RegisterState) => void;
  /** In the order of the files. */
  readonly all: () => readonly RegisteredJob[];
}

/** @param onChange called after each change with all states */
export function createJobStates(
  first: readonly RegisteredJob[],
  onChange: (jobs: readonly RegisteredJob[]) => void,
): JobStates {
  const states = new Map(first.map((job) => [job.planned.file, job]));
  const all = (): readonly RegisteredJob[] => [...states.values()];
  return {
    all,
    get: ({ planned }) => states.get(planned.file)?.state,
    set({ planned }, state) {
      states.set(planned.file, { planned, state });
      onChange(all());
    },
  };
}
