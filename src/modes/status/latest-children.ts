import type { Job } from '../../clients/nomad/jobs/job.ts';
import type { JobList, JobStub } from '../../clients/nomad/jobs/list.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

const mostChildren = 5;
/** Some 700 bytes each. */
const perPage = 1000;

/**
 * The latest child jobs of a periodic or parameterized job. Their IDs end with the launch time, so they are usually the last by ID, and one page in reverse
 * order has them. Otherwise all are read: servers before 1.8 ignore `reverse`, and an ID may have the text of an `id-prefix-template` before the time, or be
 * that of a child's own child.
 */
export async function latestChildren(
  nomad: Pick<Nomad, 'listJobs' | 'pages'>,
  parent: Job,
): Promise<readonly JobStub[]> {
  const prefix = `${parent.ID}/`;
  const last = await nomad.listJobs({ prefix, reverse: true, perPage: mostChildren });
  const jobs = isFromTheEnd(last, parent) ? last.jobs : await allJobs(nomad, prefix);
  const children = jobs.filter(({ ParentID }) => ParentID === parent.ID);
  return children.toSorted((a, b) => timeOf(b) - timeOf(a) || (a.ID < b.ID ? 1 : -1)).slice(0, mostChildren);
}

/** Whether this page is certain to hold the latest jobs. */
function isFromTheEnd({ jobs, nextToken }: JobList, { ID, ParameterizedJob }: Job): boolean {
  if (nextToken === undefined) return true;
  const isParameterized = ParameterizedJob !== null && ParameterizedJob !== undefined;
  const rest = isParameterized ? /^\/dispatch-\d+-[0-9a-f]{8}$/ : /^\/periodic-\d+$/;
  const isPlain = jobs.every((job) => job.ID.startsWith(ID) && rest.test(job.ID.slice(ID.length)));
  const [first, final] = [jobs.at(0)?.ID ?? '', jobs.at(-1)?.ID ?? ''];
  return isPlain && first > final;
}

async function allJobs(nomad: Pick<Nomad, 'pages'>, prefix: string): Promise<readonly JobStub[]> {
  const all: JobStub[] = [];
  for await (const { jobs } of nomad.pages.listJobs({ prefix, perPage })) all.push(...jobs);
  return all;
}

function timeOf({ SubmitTime }: JobStub): number {
  return SubmitTime?.getTime() ?? 0;
}
