import { randomUUID } from 'node:crypto';
import { changedMeanwhile, writeToNomad } from '../../operations/write-to-nomad.ts';
import type { VerbWrite } from '../../operations/follow/follow-write.ts';
import type { ScaleInputs } from './inputs.ts';
import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** The key of a scaling event's metadata that says which request it is of. */
const requestKey = 'outrider-request';
/** The document asks for a message or an error. */
const usualMessage = 'scaled by Outrider';

/** A request to set a count, or to note an error where there is none. */
export interface Scaling {
  readonly inputs: ScaleInputs;
  /** As it was read: what the write is checked against. */
  readonly job: Job;
  readonly group: string;
  readonly count: number | undefined;
}

/**
 * Writes it once: a second request is checked against the same index as the first, so that only one of them counts.
 *
 * @throws ActionError what Nomad refuses with: `conflict`, also where somebody else was faster while the answer was lost
 */
export async function writeScale(scaling: Scaling, nomad: Nomad): Promise<VerbWrite> {
  const { inputs, job, group, count } = scaling;
  const { result } = inputs;
  const request = randomUUID();
  const send = async (): Promise<VerbWrite> =>
    nomad.scaleTaskGroup({
      id: job.ID,
      group,
      count,
      message: inputs.message ?? (result.kind === 'error' ? undefined : usualMessage),
      error: result.kind === 'error' ? result.error : undefined,
      meta: { ...inputs.meta, [requestKey]: request },
      enforceIndex: count === undefined ? undefined : (job.JobModifyIndex ?? undefined),
    });
  return writeToNomad({ send, find: async () => findEvent(scaling, request, nomad) });
}

/** What a request whose answer was lost has written: its event tells. */
async function findEvent(
  { job, group, count }: Scaling,
  request: string,
  nomad: Nomad,
): Promise<VerbWrite | undefined> {
  const live = await nomad.readJob({ id: job.ID });
  const status = await nomad.readJobScaleStatus({ id: job.ID });
  const index = live.JobModifyIndex ?? 0;
  const events = status.TaskGroups[group]?.Events ?? [];
  const ours = events.find(({ Meta }) => Meta?.[requestKey] === request);
  if (ours !== undefined) return { JobModifyIndex: index, EvalID: ours.EvalID };
  if (index === job.JobModifyIndex) return undefined;
  // The event comes a moment after the version: a new version without any may be by this request.
  const isBare = !events.some(({ CreateIndex }) => CreateIndex > index);
  const present = live.TaskGroups?.find(({ Name }) => Name === group)?.Count;
  if (count !== undefined && isBare && live.Version === (job.Version ?? 0) + 1 && present === count)
    return { JobModifyIndex: index, EvalID: '' };
  throw changedMeanwhile(job.ID, 'modify index', job.JobModifyIndex ?? 0, index);
}
