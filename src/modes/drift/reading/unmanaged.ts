import { checkFilters } from '../../../operations/check-filters.ts';
import { nonEmpty } from '../../../clients/nomad/target.ts';
import { describeUnmanaged } from './describe-drift.ts';
import { listPlace, type LiveJob, type LiveJobs } from './live-jobs.ts';
import type { JobAddress } from '../../../operations/planning/declaring-files.ts';
import type { Redactor } from '../../../redaction/redactor.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';
import type { UnmanagedInputs } from '../inputs.ts';
import type { JobDrift } from '../outcome.ts';

interface UnmanagedQuery {
  readonly wanted: UnmanagedInputs;
  readonly live: LiveJobs;
  readonly nomad: Nomad;
  readonly redactor: Redactor;
  readonly places: readonly Omit<JobAddress, 'id'>[];
  readonly isDeclared: (job: JobAddress) => boolean;
}

/**
 * The jobs that run although no file declares them. Children of periodic and parameterized jobs belong to their parents.
 *
 * @throws ActionError if Nomad's jobs cannot be listed
 */
export async function findUnmanaged(query: UnmanagedQuery): Promise<readonly JobDrift[]> {
  const { places, isDeclared, redactor } = query;
  const found: JobDrift[] = [];
  for (const place of places) {
    const jobs = await listWanted(place, query);
    for (const job of jobs.values()) {
      if (!isRunning(job) || job.ParentID !== '' || isDeclared({ ...place, id: job.ID })) continue;
      redactor.addIds([job.ID]);
      found.push(describeUnmanaged(job, place, redactor));
    }
  }
  return found;
}

async function listWanted(
  place: Omit<JobAddress, 'id'>,
  { wanted: { prefix, filter }, live, nomad }: UnmanagedQuery,
): Promise<ReadonlyMap<string, LiveJob>> {
  if (filter === undefined) {
    const all = await live.listed(place);
    return prefix === undefined ? all : new Map([...all].filter(([id]) => id.startsWith(prefix)));
  }
  const { namespace, region } = place;
  const jobs = await listPlace(nomad, place, { prefix, filter });
  if (jobs.size > 0) await checkFilters(nomad, prefix, { namespace, region: nonEmpty(region) });
  return jobs;
}

function isRunning({ Stop, Status }: LiveJob): boolean {
  return !Stop && Status !== 'dead';
}
