import { randomUUID } from 'node:crypto';
import { Failure } from '../failure.ts';
import { SchedulerFailure } from '../scheduler/scheduler-failure.ts';
import type { VerbWrite } from './follow-write.ts';
import type { ScaleInputs } from '../inputs/scale.ts';
import type { Job } from '../scheduler/job.ts';
import type { Scheduler } from '../scheduler/scheduler.ts';

/** The key of a scaling event's metadata that says which request it is of. */
const requestKey = 'outrider-request';
/** The document asks for a message or an error. */
const usualMessage = 'scaled by Outrider';
/** How often a request is sent: a second time once it is known that the first did nothing. */
const tries = 2;

/** A request to set a count, or to note an error where there is none. */
export interface Scaling {
  readonly inputs: ScaleInputs;
  /** As it was read: what the write is checked against. */
  readonly job: Job;
  readonly group: string;
  readonly count: number | undefined;
}

/**
 * Writes it once. After a lost answer the scheduler is asked what there is now, and whether that is by this request: its event tells. A second
 * request is checked against the same index as the first, so that only one of them counts.
 *
 * @throws SchedulerFailure what the scheduler refuses with: `conflict`, also where somebody else was faster while the answer was lost
 */
export async function writeScale(scaling: Scaling, scheduler: Scheduler): Promise<VerbWrite> {
  const { inputs, job, group, count } = scaling;
  const request = randomUUID();
  for (let tried = 1; ; tried += 1) {
    try {
      return await scheduler.scaleTaskGroup({
        id: job.ID,
        group,
        count,
        message: inputs.message ?? (inputs.deed.kind === 'error' ? undefined : usualMessage),
        error: inputs.deed.kind === 'error' ? inputs.deed.error : undefined,
        meta: { ...inputs.meta, [requestKey]: request },
        enforceIndex: count === undefined ? undefined : (inputs.checkIndex ?? job.JobModifyIndex ?? undefined),
      });
    } catch (error) {
      if (!(error instanceof Failure) || isRefusal(error, tried)) throw error;
      const found = await lookFor(scaling, request, scheduler, error);
      if (found !== undefined) return found;
      if (tried === tries) throw error;
    }
  }
}

/** A refusal that says for certain that nothing was written; a conflict on the second try may be with the first. */
function isRefusal(failure: Failure, tried: number): boolean {
  if (!(failure instanceof SchedulerFailure)) return failure.reason !== 'timed-out';
  if (failure.kind === 'conflict') return tried === 1;
  return ['invalid', 'unauthorized', 'not-found', 'blocked', 'too-large'].includes(failure.kind);
}

/** What a request whose answer was lost has written; undefined when it is not there. */
async function lookFor(
  { job, group, count }: Scaling,
  request: string,
  scheduler: Scheduler,
  lost: Failure,
): Promise<VerbWrite | undefined> {
  const target = { id: job.ID };
  const live = await known(scheduler.readJob(target), lost);
  const status = await known(scheduler.readJobScaleStatus(target), lost);
  const index = live.JobModifyIndex ?? 0;
  const events = status.TaskGroups[group]?.Events ?? [];
  const ours = events.find(({ Meta }) => Meta?.[requestKey] === request);
  if (ours !== undefined) return { JobModifyIndex: index, EvalID: ours.EvalID };
  if (index === job.JobModifyIndex) return undefined;
  // The event comes a moment after the version: no other request than this one can have made one without any.
  const isBare = !events.some(({ CreateIndex }) => CreateIndex > index);
  const present = live.TaskGroups?.find(({ Name }) => Name === group)?.Count;
  if (count !== undefined && isBare && live.Version === (job.Version ?? 0) + 1 && present === count)
    return { JobModifyIndex: index, EvalID: '' };
  throw overtaken(job, index);
}

/** An answer, or the failure that says why nothing is known. */
async function known<T>(answer: Promise<T>, lost: Failure): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const what = `${lost.message}. Whether it was scaled could not be found out: ${error.message}`;
    throw new Failure({ reason: lost.reason, what, hint: 'Look at the job before you run this again.' });
  }
}

function overtaken({ ID, JobModifyIndex }: Job, index: number): SchedulerFailure {
  return new SchedulerFailure({
    kind: 'conflict',
    reason: 'conflict',
    what: `The job \`${ID}\` was changed by somebody else meanwhile (its modify index was ${JobModifyIndex ?? 0}, it is ${index})`,
    hint: 'Nothing was scaled. Look who changes the job; then run this again.',
  });
}
