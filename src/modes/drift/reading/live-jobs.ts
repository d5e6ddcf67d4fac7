import { nonEmpty } from '../../../clients/nomad/target.ts';
import type { JobStub, ListJobsRequest } from '../../../clients/nomad/jobs/list.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';
import type { JobAddress } from '../../../operations/planning/declaring-files.ts';

/** A job in Nomad's list. */
export type LiveJob = Pick<JobStub, 'ID' | 'Type' | 'Status' | 'Stop' | 'ParentID' | 'SubmitTime'>;

type Place = Pick<JobAddress, 'namespace' | 'region'>;

/** The jobs of Nomad, listed once for each namespace and region. */
export interface LiveJobs {
  /** @throws ActionError if the jobs of this place cannot be listed */
  readonly listed: (place: Place) => Promise<ReadonlyMap<string, LiveJob>>;
  readonly placesListed: () => readonly Place[];
}

export function createLiveJobs(nomad: Pick<Nomad, 'pages'>): LiveJobs {
  const lists = new Map<string, { readonly place: Place; readonly jobs: Promise<ReadonlyMap<string, LiveJob>> }>();
  return {
    async listed({ namespace, region }) {
      const key = JSON.stringify([namespace, region]);
      const known = lists.get(key) ?? { place: { namespace, region }, jobs: listPlace(nomad, { namespace, region }) };
      lists.set(key, known);
      return known.jobs;
    },
    placesListed: () => [...lists.values()].map(({ place }) => place),
  };
}

/** Jobs per page: a response has at most 900,000 values. */
const perPage = 2000;

/** All jobs of a place, by their IDs. */
export async function listPlace(
  nomad: Pick<Nomad, 'pages'>,
  { namespace, region }: Place,
  narrowed: Pick<ListJobsRequest, 'prefix' | 'filter'> = {},
): Promise<ReadonlyMap<string, LiveJob>> {
  const jobs = new Map<string, LiveJob>();
  for await (const page of nomad.pages.listJobs({ ...narrowed, namespace, region: nonEmpty(region), perPage })) {
    // The rest of a stub, such as its summary, is large.
    for (const { ID, Type, Status, Stop, ParentID, SubmitTime } of page.jobs)
      jobs.set(ID, { ID, Type, Status, Stop, ParentID, SubmitTime });
  }
  return jobs;
}
