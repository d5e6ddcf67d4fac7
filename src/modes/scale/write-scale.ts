import { randomUUID } from 'node:crypto';
import { stateAfter, stateOf } from '../../operations/write-permitted.ts';
import { changedMeanwhile, writeToNomad } from '../../operations/write-to-nomad.ts';
import type { VerbWrite } from '../../operations/follow/follow-write.ts';
import type { ScaleInputs } from './inputs.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { NomadRun } from '../../operations/connect-nomad.ts';

/** The metadata key of a scaling event that identifies its request. */
const requestKey = 'outrider-request';
/** Nomad's API requires a message or an error. */
const defaultMessage = 'scaled by Outrider';

export interface Scaling {
  readonly inputs: ScaleInputs;
  /** As it was read; the write is checked against its index. */
  readonly job: Job;
  readonly group: string;
  /** Undefined to record an error. */
  readonly count: number | undefined;
}

/**
 * Scales exactly once: a second request is checked against the same index as the first.
 *
 * @throws ActionError Nomad's refusal; `conflict` also where another user or process changed the job while the answer was lost
 */
export async function writeScale(scaling: Scaling, { nomad, mayWrite }: NomadRun<ScaleInputs>): Promise<VerbWrite> {
  const { inputs, job, group, count } = scaling;
  const { result } = inputs;
  const request = randomUUID();
  return writeToNomad({
    from: () => stateOf(job),
    permit: async () => mayWrite('scale', { job: job.ID, index: job.JobModifyIndex }),
    send: async (permit): Promise<VerbWrite> =>
      nomad.scaleTaskGroup(permit, {
        id: job.ID,
        group,
        count,
        message: inputs.message ?? (result.kind === 'error' ? undefined : defaultMessage),
        error: result.kind === 'error' ? result.error : undefined,
        meta: { ...inputs.meta, [requestKey]: request },
        enforceIndex: count === undefined ? undefined : (job.JobModifyIndex ?? undefined),
      }),
    find: async () => findEvent(scaling, request, nomad),
    // An error that is only recorded creates no version.
    to: ({ JobModifyIndex }) =>
      count === undefined ? stateOf(job) : stateAfter(nomad, { id: job.ID }, JobModifyIndex),
  });
}

/** Finds the effect of a request whose answer was lost, by its scaling event. */
async function findEvent(
  { job, group, count }: Scaling,
  request: string,
  nomad: Nomad,
): Promise<VerbWrite | undefined> {
  const live = await nomad.readJob({ id: job.ID });
  const status = await nomad.readJobScaleStatus({ id: job.ID });
  const index = live.JobModifyIndex ?? 0;
  const events = status.TaskGroups[group]?.Events ?? [];
  const event = events.find(({ Meta }) => Meta?.[requestKey] === request);
  if (event !== undefined) return { JobModifyIndex: index, EvalID: event.EvalID };
  if (index === job.JobModifyIndex) return undefined;
  // The event follows a moment after the version: a new version without an event may be that of this request.
  const lacksEvent = !events.some(({ CreateIndex }) => CreateIndex > index);
  const present = live.TaskGroups?.find(({ Name }) => Name === group)?.Count;
  if (count !== undefined && lacksEvent && live.Version === (job.Version ?? 0) + 1 && present === count)
    return { JobModifyIndex: index, EvalID: '' };
  throw changedMeanwhile(job.ID, 'modify index', job.JobModifyIndex ?? 0, index);
}
