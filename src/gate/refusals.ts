import { ActionError } from '../errors.ts';

/** The run is about another job, so that a service answered with what was not asked for. */
export function otherJob(name: string): ActionError {
  return new ActionError({
    reason: 'server',
    message: `Nothing was written to \`${name}\`: the inputs and the command of this run do not name it`,
    hint: 'The service answered with another job or module than the run asked for. Check its address, and the proxy of the runner.',
  });
}

/** The review of the run does not cover the write. */
export function notReviewed(name: string, verb: string): ActionError {
  return new ActionError({
    reason: 'not-reviewed',
    message: `The review of this run does not allow it to ${verb} \`${name}\``,
    hint: `Plan the pull request again and have the new plan reviewed, or use \`mode: ${verb}\`.`,
  });
}

/** The job is not what the pull request registered. */
export function notOurs(name: string): ActionError {
  return new ActionError({
    reason: 'not-ours',
    message: `Job \`${name}\` was changed after this pull request registered it, or its registration was rolled back`,
    hint: 'Commands change only what this pull request registered. To change the job anyway, run its mode in a workflow that is started by hand (`workflow_dispatch`).',
  });
}

/** Nobody approved the other versions for this pull request. */
export function notReviewedVersion(name: string, to: number, before: number): ActionError {
  return new ActionError({
    reason: 'not-approved',
    message: `The plan of \`${name}\` needs approvals, so that a command goes back only to version ${before}, the one before its registration, and not to version ${to}`,
    hint: 'To run another version, open a pull request, or run `mode: revert` in a workflow that is started by hand (`workflow_dispatch`).',
  });
}

/** A run can start long after its comment, or be started again by others than its author, when the job is another one. */
export function commandUsed(isSame: boolean): ActionError {
  return new ActionError({
    reason: 'not-ours',
    message: isSame
      ? 'An earlier run of this comment has already changed the job'
      : 'A later command has already changed the job',
    hint: 'To change it again, give the command in a new comment.',
  });
}
