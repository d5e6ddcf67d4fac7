import { readBranches, type BranchInputs } from './branches.ts';
import { readPlanningInputs, type Judgement, type PlanningInputs } from '../../inputs/planning.ts';
import type { RawInputs } from '../../inputs/raw.ts';

/** All that mode `register` may be told. */
export interface RegisterInputs extends PlanningInputs {
  readonly mode: 'register';
  /** Which branches a merge counts in. */
  readonly branches: BranchInputs;
  /** Whether canaries are promoted once all are healthy. */
  readonly promote: boolean;
  readonly failFast: boolean;
  /** Where the last lines of a failing task are told. */
  readonly logs: 'false' | 'true' | 'comment';
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `register`; undefined when a mistake, which is noted, makes that impossible. */
export function readRegisterInputs(raw: RawInputs, judgement: Judgement): RegisterInputs | undefined {
  const planning = readPlanningInputs(raw, judgement);
  const branches = readBranches(raw.branches, judgement.mistakes);
  if (planning === undefined) return undefined;
  return {
    ...planning,
    mode: 'register',
    branches,
    promote: raw.promote === 'auto',
    failFast: raw['fail-fast'],
    logs: raw.logs,
    wait: raw.wait,
    dryRun: raw['dry-run'],
  };
}
