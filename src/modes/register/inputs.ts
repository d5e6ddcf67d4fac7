import * as kinds from '../../inputs/kinds.ts';
import { planningInputs, readPlanningInputs, type PlanningInputs } from '../../inputs/planning.ts';
import * as shared from '../../inputs/shared.ts';
import { readBranches, type BranchInputs } from './review/branches.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const registerInputs = {
  ...planningInputs,
  branches: {
    kind: kinds.list,
    text: 'Branches that a pull request has to be merged into, one a line, with `*` and `**`, such as `release/*`; the default branch when empty.',
  },
  promote: {
    kind: kinds.choice(['off', 'auto']),
    default: 'off',
    text: '`auto` promotes canaries once all of them are healthy; `off` stops there and says so.',
  },
  'fail-fast': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Register one job after the other, each only once the one before it has rolled out; nothing more is written after a failure.',
  },
  logs: {
    kind: kinds.choice(['false', 'true', 'comment']),
    default: 'false',
    text: "Tell the last lines of a failing task's stderr: `true` in the log, and in the comment of a private repository; `comment` in any comment. Needs `read-logs`.",
  },
  'dry-run': shared.dryRun,
  wait: shared.wait,
} as const satisfies InputTable;

/** What mode `register` gets. */
export interface RegisterInputs extends PlanningInputs {
  /** Which branches a merge counts in. */
  readonly branches: BranchInputs;
  /** Whether canaries are promoted once all are healthy. */
  readonly promote: boolean;
  readonly failFast: boolean;
  /** Where the last lines of a failing task are shown. */
  readonly logs: 'false' | 'true' | 'comment';
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `register`; undefined when an error, which is collected, makes that impossible. */
export function readRegisterInputs(
  raw: RawInputs<typeof registerInputs>,
  reading: InputSource,
): RegisterInputs | undefined {
  const planning = readPlanningInputs(raw, reading);
  const branches = readBranches(raw.branches, reading.errors);
  if (planning === undefined) return undefined;
  return {
    ...planning,
    branches,
    promote: raw.promote === 'auto',
    failFast: raw['fail-fast'],
    logs: raw.logs,
    wait: raw.wait,
    dryRun: raw['dry-run'],
  };
}
