import { describeSetting } from '../../errors.ts';
import { allowedCommands, readAllowedCommands } from '../../inputs/commands.ts';
import { promotionInputs, readPromotion } from '../../inputs/job.ts';
import { guardInputs, readGuards } from '../../inputs/guards.ts';
import * as kinds from '../../inputs/kinds.ts';
import { planningInputs, readPlanningInputs } from '../../inputs/planning.ts';
import { approvalInputs, readApprovals } from '../../inputs/review.ts';
import * as shared from '../../inputs/shared.ts';
import { readBranches } from '../../operations/review/branches.ts';
import type { InputSource, InputTable, InputValues } from '../../inputs/input.ts';

export const registerInputs = {
  ...planningInputs,
  branches: {
    kind: kinds.list,
    text: 'Branches that a pull request must be merged into, one per line, such as `release/*`; the default branch if empty. A pattern with `*` or `**` matches only branches that GitHub protects.',
  },
  ...approvalInputs,
  ...guardInputs,
  ...promotionInputs,
  'late-from': {
    kind: kinds.chooseOptional(['attestation']),
    text: '`attestation`: accept an image in a late variable (docs/build-and-deploy.md) only if GitHub attests that this repository built it from the registered commit. Needs `attestations: read`.',
  },
  logs: {
    kind: kinds.choose(['false', 'true', 'comment']),
    default: 'false',
    text: "`true`: show the last lines of a failing task's stderr in the log, and in comments of private repositories. `comment`: also in comments of public repositories. Needs `read-logs`.",
  },
  commands: allowedCommands,
  'dry-run': shared.dryRun,
} as const satisfies InputTable;

export type RegisterInputs = Readonly<ReturnType<typeof readRegisterInputs>>;

export function readRegisterInputs(values: InputValues<typeof registerInputs>, source: InputSource) {
  const { errors } = source;
  if (values.lateFrom !== undefined && values.review === 'ignore')
    errors.addConflict('late-from', 'has no effect with `review: ignore`', 'Remove one of the two inputs.');
  else if (values.lateFrom !== undefined && values.lateVars.length === 0)
    errors.addWarning(
      'late-from',
      'has no effect without `late-vars`',
      `Set ${describeSetting('late-vars')}, or remove it.`,
    );
  if (values.stages.length > 0 && values.wait !== 'complete')
    errors.addConflict(
      'wait',
      `is \`${values.wait}\`, but a stage of \`stages\` starts only when all jobs of the previous stage are healthy or complete`,
      'Remove `wait`, or register the jobs that the run should not wait for by a step of its own, with its own `job-files`.',
    );
  return {
    ...values,
    // Before the merge, the late values do not exist yet.
    ...readPlanningInputs(values, source, values.dryRun ? 'optional' : 'required'),
    approvals: readApprovals(values, errors),
    guarding: readGuards(values, errors),
    promotion: readPromotion(values, 'off', errors),
    branches: readBranches(values.branches, errors),
    verbs: readAllowedCommands(values.commands, errors),
  };
}
