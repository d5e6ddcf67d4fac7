import { approvalInputs, readApprovals, type ApprovalInputs } from '../../inputs/approvals.ts';
import { allowedCommands, readAllowedCommands, type Verb } from '../../inputs/commands/settings.ts';
import { gitHubDeploymentInputs, readDeploymentEnvironment } from '../../inputs/github-deployment.ts';
import * as kinds from '../../inputs/kinds.ts';
import { planningInputs, readPlanningInputs, type PlanningInputs } from '../../inputs/planning.ts';
import { promotionInputs, readPromotion, type Promotion } from '../../inputs/promotion.ts';
import * as shared from '../../inputs/shared.ts';
import { readBranches, type BranchInputs } from './review/branches.ts';
import type { InputTable, RawInputs } from '../../inputs/input.ts';
import type { InputSource } from '../../inputs/input-errors.ts';

export const registerInputs = {
  ...planningInputs,
  branches: {
    kind: kinds.list,
    text: 'Branches into which a pull request must be merged, one per line, with `*` and `**`, such as `release/*`; the default branch if empty. A pattern counts only branches that GitHub protects.',
  },
  ...approvalInputs,
  ...promotionInputs,
  'fail-fast': {
    kind: kinds.boolean,
    default: 'false',
    text: 'Register one job at a time, each after the previous one has rolled out. After a failure, nothing more is registered.',
  },
  logs: {
    kind: kinds.choice(['false', 'true', 'comment']),
    default: 'false',
    text: "Show the last lines of a failing task's stderr: `true` in the log, and in the comment of a private repository; `comment` in the comment of any repository. Needs the capability `read-logs`.",
  },
  ...gitHubDeploymentInputs,
  commands: allowedCommands,
  'dry-run': shared.dryRun,
  wait: shared.wait,
} as const satisfies InputTable;

/** The inputs of mode `register`. */
export interface RegisterInputs extends PlanningInputs {
  /** The branches in which a merge counts. */
  readonly branches: BranchInputs;
  readonly approvals: ApprovalInputs;
  readonly promotion: Promotion;
  readonly failFast: boolean;
  /** Where the last lines of a failing task's stderr are shown. */
  readonly logs: 'false' | 'true' | 'comment';
  /** Of the GitHub deployment; undefined if none is recorded. */
  readonly environment: string | undefined;
  /** The commands that the comment shows for copying. */
  readonly verbs: readonly Verb[];
  readonly wait: boolean;
  readonly dryRun: boolean;
}

/** Reads the inputs of mode `register`; undefined after an error that makes that impossible. Errors are collected. */
export function readRegisterInputs(
  raw: RawInputs<typeof registerInputs>,
  reading: InputSource,
): RegisterInputs | undefined {
  const planning = readPlanningInputs(raw, reading);
  const approvals = readApprovals(raw, reading.errors);
  const promotion = readPromotion(raw, 'off', reading.errors);
  const branches = readBranches(raw.branches, reading.errors);
  const environment = readDeploymentEnvironment(raw, reading.errors);
  const verbs = readAllowedCommands(raw.commands, reading.errors);
  if (planning === undefined) return undefined;
  return {
    ...planning,
    branches,
    approvals,
    promotion,
    failFast: raw['fail-fast'],
    logs: raw.logs,
    environment,
    verbs,
    wait: raw.wait,
    dryRun: raw['dry-run'],
  };
}
