import { isSuccessfulRollout } from '../../rollout/outcome.ts';
import { describeRollout, describeVersion, labelRollout } from '../../report/describe-rollout.ts';
import { plural } from '../../text/numbers.ts';
import { formatMoment } from '../../text/times.ts';
import { ActionError, type Help, type ReasonWithSection } from '../../errors.ts';
import { describeDifference } from '../../report/comment/quoted-plan.ts';
import { toRolloutError } from '../../report/rollout-failure.ts';
import type { RegisterOutcome, RegisterState, RegisteredJob, RemovedJobState } from './outcome.ts';

const nothingWrittenHint = 'Nothing was written.';
const replanHint = `${nothingWrittenHint} Re-run the plan, have it reviewed, then re-run this workflow job.`;

/** The next step if a job differs from its review. A new plan of the pull request's commit (without other merges) helps only if the cluster changed. */
export function describeFix(
  { part, planRun }: Pick<Extract<RegisterState, { kind: 'changed' }>, 'part' | 'planRun'>,
  pullRequest: number | undefined,
): string {
  if (part !== 'plan')
    return `${nothingWrittenHint} Another merge or a commit after the plan changed this job. Open a new pull request; its plan shows what is not registered yet.`;
  const run = `the run${planRun === undefined ? '' : ` (${planRun})`} ${pullRequest === undefined ? 'of the plan' : `that planned pull request ${pullRequest}`}`;
  return `${nothingWrittenHint} Nomad would now make different changes: the job or the cluster has changed since the plan. Re-run all jobs of ${run}, have the plan reviewed, then re-run this workflow job.`;
}

/** The fix if plan and register had different inputs; `undefined` if the inputs were equal. */
export function describeEqualInputs(differingInputs: readonly string[] = []): string | undefined {
  if (differingInputs.length === 0) return undefined;
  return `${nothingWrittenHint} Plan and register have different inputs: ${differingInputs.join('; ')}. Make them equal, then re-run this workflow job. If you change the inputs of the plan, first re-run the plan and have it reviewed.`;
}

/** A review is used once, for the state of the job that reviewers saw. */
const onceOnly =
  'A pull request registers a job once: to register it again, open a new pull request, or, as long as Nomad has that version, go back to it with `mode: revert`.';

function toFailure(
  { planned: { id, file, diff }, state }: RegisteredJob,
  pullRequest: number | undefined,
): ActionError | undefined {
  const { reviewedLines, part = 'plan' } = state.kind === 'changed' ? state : {};
  const difference = reviewedLines && ` (${describeDifference(reviewedLines, diff.lines, part)})`;
  const message = `\`${id}\` was ${describeState(state)}${difference ?? ''}.`;
  const location = { file };
  const fail = (reason: ReasonWithSection, hint: string, help?: Help): ActionError =>
    new ActionError({ reason, message, location, hint, help });
  switch (state.kind) {
    case 'changed':
      return fail('plan-changed', describeEqualInputs(state.inputs) ?? describeFix(state, pullRequest));
    case 'not-in-plan':
      return fail(
        'not-reviewed',
        describeEqualInputs(state.inputs) ??
          `${replanHint} If the plan has too many jobs for one record, split it with one \`environment\` for each part.`,
      );
    case 'done':
      return fail(
        state.before.outcome === 'rolled-back' ? 'rolled-back' : 'plan-changed',
        `${state.hasOtherValue === true ? 'Another late value is another registration.' : 'It no longer runs.'} ${onceOnly}`,
        state.before.outcome === 'rolled-back' ? undefined : 'review-already-used',
      );
    case 'registered-after-plan':
      if (state.denied !== undefined)
        return state.denied.with({
          message,
          request: undefined,
          location,
          hint: `${nothingWrittenHint} ${state.denied.hint ?? ''}`,
        });
      return fail(
        'plan-changed',
        state.isCertain
          ? onceOnly
          : `The version history of the job does not reach back to the plan, or Nomad did not return it. ${replanHint}`,
        'review-already-used',
      );
    case 'refused':
    case 'unfollowed':
      return state.failure;
    case 'not-written':
      return state.reason === 'time' ? fail('timed-out', 'Re-run this workflow job or raise `timeout`.') : undefined;
    case 'rolled-out':
      return isSuccessfulRollout(state.rollout) ? undefined : toRolloutError(state.rollout, { id, file });
    case 'up-to-date':
    case 'rolling-out':
    case 'written':
      return undefined;
  }
}

/** Whether a job was not written because the job or the whole run failed. */
export function isRefused(job: RegisteredJob): boolean {
  const { state } = job;
  if (state.kind === 'not-written' && state.reason === 'run-refused') return true;
  return !('written' in state) && toFailure(job, undefined) !== undefined;
}

/** All failures except failed rollouts, which the comment shows separately. */
export function listOtherFailures(outcome: RegisterOutcome): readonly ActionError[] {
  return listRegisterFailures({ ...outcome, jobs: outcome.jobs.filter(({ state }) => state.kind !== 'rolled-out') });
}

const day = 86_400_000;
const refusals: ReadonlySet<ActionError['reason']> = new Set(['plan-changed', 'not-reviewed', 'not-approved']);

/** The older a plan is, the more may have changed since, so a refusal states its age before the next step. */
function addPlanAge(failure: ActionError, planAge = 0): ActionError {
  if (planAge < day || !refusals.has(failure.reason)) return failure;
  const age = `The plan is ${plural(Math.floor(planAge / day), 'day')} old.`;
  return failure.with({ hint: `${age} ${failure.hint ?? ''}`.trim() });
}

/** All failures of a run, failures of the whole run first. */
export function listRegisterFailures(outcome: RegisterOutcome): readonly ActionError[] {
  const failures = [
    ...outcome.failures,
    ...outcome.failed.flatMap((file) => file.failures),
    ...outcome.jobs.flatMap(
      (job) =>
        toFailure(job, outcome.judgedBy?.get(job.planned.file) ?? outcome.signedRecord?.record.pullRequest) ?? [],
    ),
    ...outcome.removed.flatMap(({ state }) => (state.kind === 'refused' ? [state.failure] : listChildFailures(state))),
  ];
  return failures.map((failure) => addPlanAge(failure, outcome.planAge));
}

export function listChildFailures(state: RemovedJobState['state']): readonly ActionError[] {
  return state.kind === 'stopped' ? (state.children ?? []).flatMap(({ failure }) => failure ?? []) : [];
}

export function describeState(state: RegisterState): string {
  return splitState(state).join(': ');
}

export function splitState(state: RegisterState): readonly [label: string, cause?: string] {
  switch (state.kind) {
    case 'up-to-date':
      return ['already up to date'];
    case 'changed': {
      const causes = {
        address: 'the job file declares a different job, namespace or region than the reviewed one',
        specification: 'the specification has changed since the review',
        plan: 'the plan has changed since the review',
      };
      return ['not registered', causes[state.part]];
    }
    case 'not-in-plan':
      return ['not registered', 'no plan of it was reviewed'];
    case 'done':
      return ['not registered again', `${state.before.run} registered it (${state.before.outcome})`];
    case 'registered-after-plan': {
      const cause = 'it was registered after the plan, and then rolled back, reverted or purged';
      return ['not registered again', state.isCertain ? cause : 'whether it was registered after the plan is unknown'];
    }
    case 'not-written':
      if (state.reason === 'failure') return [`not registered, because stage ${state.stage} did not complete`];
      if (state.reason === 'promotion')
        return [`not registered until stage ${state.stage} is promoted and this workflow job is re-run`];
      if (state.reason === 'time') return ['not registered', 'the run timed out'];
      return [unwritten[state.reason]];
    case 'refused':
      return ['not registered'];
    case 'unfollowed':
      return [`registered, but its outcome is unknown${state.progress ? `; last known: ${state.progress.text}` : ''}`];
    case 'rolling-out':
      return state.progress === undefined ? ['registered'] : ['rolling out', state.progress.text];
    case 'written':
      return ['registered'];
    case 'rolled-out':
      return [describeRollout(state.rollout)];
  }
}

const unwritten = {
  waiting: 'waiting for other jobs',
  'run-refused': 'not registered',
  'job-differs': 'not registered, because of errors in other jobs',
  'dry-run': 'would be registered',
};

/** The state of a job for a table cell, without the reason, which is shown below the table. */
export function selectStateLabel(state: RegisterState): string {
  if (state.kind === 'rolling-out' && state.progress?.promotionAt !== undefined)
    return `canaries healthy, promotion at ${formatMoment(state.progress.promotionAt)}`;
  if (state.kind !== 'rolled-out') return splitState(state)[0];
  const { rollout } = state;
  if (rollout.kind === 'rolled-back') return `rolled back${describeVersion(rollout)}`;
  return rollout.kind === 'awaiting-promotion' ? 'waits for promotion' : labelRollout(rollout);
}
