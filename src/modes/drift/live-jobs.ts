import { nonEmpty } from '../../clients/nomad/wire/call.ts';
import type { JobStub, ListJobsRequest } from '../../clients/nomad/jobs/read.ts';
import type { Nomad } from '../../clients/nomad/client.ts';
import type { JobAddress } from '../../operations/planning/declarations.ts';
import type { Redactor } from '../../redaction/redactor.ts';
import { noDiff } from '../../nomad-plan/diff-lines.ts';
import type { UnmanagedInputs } from './inputs.ts';
import type { JobDrift } from './outcome.ts';

export type LiveJob = Pick<JobStub, 'ID' | 'Status' | 'Stop' | 'ParentID'>;

type Place = Pick<JobAddress, 'namespace' | 'region'>;

/** The jobs of a place by their IDs, listed once for each namespace and region. @throws ActionError if they cannot be listed */
export type ListLive = (place: Place) => Promise<ReadonlyMap<string, LiveJob>>;

export function createLiveList(nomad: Pick<Nomad, 'pages'>): ListLive {
  const lists = new Map<string, ReturnType<ListLive>>();
  return async ({ namespace, region }) => {
    const key = JSON.stringify([namespace, region]);
    const jobs = lists.get(key) ?? listPlace(nomad, { namespace, region });
    lists.set(key, jobs);
    return jobs;
  };
}

/** Jobs per page: a response has at most 900,000 values. */
const perPage = 2000;

async function listPlace(
  nomad: Pick<Nomad, 'pages'>,
  { namespace, region }: Place,
  narrowed: Pick<ListJobsRequest, 'prefix' | 'filter'> = {},
): Promise<ReadonlyMap<string, LiveJob>> {
  const jobs = new Map<string, LiveJob>();
  for await (const page of nomad.pages.listJobs({ ...narrowed, namespace, region: nonEmpty(region), perPage })) {
    // The rest of a stub, such as its summary, is large.
    for (const { ID, Status, Stop, ParentID } of page.jobs) jobs.set(ID, { ID, Status, Stop, ParentID });
  }
  return jobs;
}

interface UnmanagedQuery {
  readonly wanted: UnmanagedInputs;
  readonly listLive: ListLive;
  readonly nomad: Nomad;
  readonly redactor: Redactor;
  readonly places: readonly Omit<JobAddress, 'id'>[];
  readonly isDeclared: (job: JobAddress) => boolean;
}

/** Children of periodic and parameterized jobs belong to their parents. @throws ActionError if Nomad's jobs cannot be listed */
export async function findUnmanaged(query: UnmanagedQuery): Promise<readonly JobDrift[]> {
  const { places, isDeclared, redactor } = query;
  const found: JobDrift[] = [];
  for (const place of places) {
    const jobs = await listWanted(place, query);
    for (const job of jobs.values()) {
      if (!isRunning(job) || job.ParentID !== '' || isDeclared({ ...place, id: job.ID })) continue;
      redactor.learn({ ids: [job.ID] });
      found.push(describeUnmanaged(job, place, redactor));
    }
  }
  return found;
}

async function listWanted(
  place: Omit<JobAddress, 'id'>,
  { wanted: { prefix, filter }, listLive, nomad }: UnmanagedQuery,
): Promise<ReadonlyMap<string, LiveJob>> {
  if (filter === undefined) {
    const all = await listLive(place);
    return prefix === undefined ? all : new Map([...all].filter(([id]) => id.startsWith(prefix)));
  }
  return listPlace(nomad, place, { prefix, filter });
}

function isRunning({ Stop, Status }: LiveJob): boolean {
  return !Stop && Status !== 'dead';
}

function describeUnmanaged({ ID }: LiveJob, place: Omit<JobAddress, 'id'>, redactor: Redactor): JobDrift {
  const region = nonEmpty(place.region);
  return {
    kind: 'unmanaged',
    file: undefined,
    sources: [],
    id: redactor.name(ID),
    namespace: redactor.name(place.namespace),
    region: region === undefined ? undefined : redactor.name(region),
    address: { ...place, id: ID },
    diff: noDiff,
    fields: [],
    pullRequests: [],
  };
}
