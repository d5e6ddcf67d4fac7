import { ActionError } from '../../errors.ts';
import { readStage } from '../../jobfiles/discovery/stages.ts';
import { differingInputs } from '../../review/recorded-inputs.ts';
import { isToBeWritten, type PlannedCandidate } from './review-check.ts';
import type { RegisterInputs } from './inputs.ts';

/** Refuses the jobs that a plan would change in another order than that plan showed. */
export function judgeOrder(candidates: readonly PlannedCandidate[], inputs: RegisterInputs): readonly ActionError[] {
  if (!candidates.some(isToBeWritten)) return [];
  const changed = candidates.filter(({ reviewed }) => reviewed?.entry.changes === true);
  const plans = Map.groupBy(changed, ({ reviewed }) => reviewed?.record);
  return [...plans.values()].flatMap((jobs) => {
    const ids = findReordered(
      jobs.map(({ planned, reviewed }) => ({
        id: planned.id,
        before: readStage(reviewed?.entry ?? {}),
        now: readStage(planned.reviewed),
      })),
    );
    const { record, key } = jobs[0]?.reviewed ?? {};
    if (ids === undefined || key === undefined) return [];
    return [otherOrder(ids, differingInputs(record?.inputs, inputs, { effect: 'order', key }))];
  });
}

/** @param differing sentences without a full stop */
function otherOrder([one, other]: readonly [string, string], differing: readonly string[]): ActionError {
  const why = differing.map((what) => ` ${what}.`).join('');
  return new ActionError({
    reason: 'plan-changed',
    message: `Not registered: the order of \`${one}\` and \`${other}\` has changed since the review.`,
    hint: `Nothing was written.${why} If another merge has changed the order, open a new pull request, whose plan shows it; otherwise, make \`stages\` equal in plan and register, then re-run this job.`,
  });
}

/** A job with its stage as planned, and as this run registers it. */
interface Placed {
  readonly id: string;
  readonly before: number;
  readonly now: number;
}

/** The IDs of two jobs that are not before, beside or after each other as in the plan; undefined if there are none. */
export function findReordered(jobs: readonly Placed[]): readonly [string, string] | undefined {
  const sorted = jobs.toSorted((a, b) => a.before - b.before);
  for (const [index, one] of sorted.entries()) {
    const next = sorted[index + 1];
    if (next !== undefined && Math.sign(one.before - next.before) !== Math.sign(one.now - next.now))
      return [one.id, next.id];
  }
  return undefined;
}
