import { type ApiResponse, type ApiRequest, readFlag, Refusal } from '../../../http/exchange.ts';
import { listChildren } from '../../cluster/children.ts';
import { countByState } from '../../cluster/status.ts';
import { matches } from '../../filter/match.ts';
import { FilterError, parseFilter } from '../../filter/parse.ts';
import { Job, type StoredJob } from '../../shapes/jobs.ts';
import { show } from '../../shapes/keep.ts';
import type { Doc } from '../../shapes/kinds.ts';
import type { Store } from '../../state/store.ts';
import { requireJob, readNamespace, readHeaders, type World } from '../../world.ts';

/** A job as `GET /v1/job/:id` returns it. */
export function showJob(job: StoredJob): Doc {
  return show(job, Job);
}

/** GET /v1/job/:id. */
export function handleRead(request: ApiRequest, id: string, world: World): ApiResponse {
  return { status: 200, json: showJob(requireJob(request, id, world)), headers: readHeaders(world.store.index) };
}

function createSummary(store: Store, job: StoredJob): Doc {
  const children = listChildren(store, job);
  const count = (status: string): number => children.filter(({ Status }) => Status === status).length;
  return {
    JobID: job.ID,
    Namespace: job.Namespace,
    Summary: countByState(store, job) as unknown as Doc,
    Children: { Pending: count('pending'), Running: count('running'), Dead: count('dead') },
    CreateIndex: job.CreateIndex,
    ModifyIndex: children.reduce((latest, { ModifyIndex }) => Math.max(latest, ModifyIndex), job.ModifyIndex),
  };
}

/** GET /v1/job/:id/summary. */
export function handleSummary(request: ApiRequest, id: string, world: World): ApiResponse {
  const json = createSummary(world.store, requireJob(request, id, world));
  return { status: 200, json, headers: readHeaders(world.store.index) };
}

/** GET /v1/jobs: by namespace and ID, in pages. */
export function handleList(request: ApiRequest, { store, acl }: World): ApiResponse {
  const { query } = request;
  const perPage = query.get('per_page') ?? '';
  if (!/^-?\d*$/.test(perPage)) throw new Refusal(400, 'Expect a number for `per_page` query string parameter');
  const withMeta = readFlag(query, 'meta') ?? false;
  const prefix = query.get('prefix') ?? '';
  const matchesFilter = createJobFilter(query.get('filter') ?? '');
  const mayList = ({ Namespace }: StoredJob): boolean =>
    acl?.access.allows(request, Namespace, ['list-jobs']) !== false;
  const all = store
    .listJobs(readNamespace(request))
    .filter((job) => job.ID.startsWith(prefix) && mayList(job) && matchesFilter(job));
  const reverse = query.get('reverse') === 'true';
  const orderedJobs = reverse ? all.toReversed() : all;
  const token = query.get('next_token') ?? '';
  const position = token === '' ? 0 : orderedJobs.findIndex((job) => isAtOrAfter(job, token, reverse));
  const from = position === -1 ? orderedJobs.length : position;
  const size = Math.max(0, Number(perPage) || orderedJobs.length);
  const next = orderedJobs[from + size];
  const headers = {
    ...readHeaders(store.index),
    ...(next === undefined ? {} : { 'X-Nomad-Nexttoken': `${next.Namespace}.${next.ID}` }),
  };
  return {
    status: 200,
    json: orderedJobs.slice(from, from + size).map((job) => createStub(store, job, withMeta)),
    headers,
  };
}

/** Applies a filter to complete jobs, not to their entries in the list. */
function createJobFilter(text: string): (job: StoredJob) => boolean {
  if (text === '') return () => true;
  const expression = addErrorPrefix('failed to create result paginator: failed to read filter expression', () =>
    parseFilter(text),
  );
  return (job) => addErrorPrefix('failed to read result page', () => matches(expression, job as unknown as Doc));
}

function addErrorPrefix<T>(prefix: string, run: () => T): T {
  try {
    return run();
  } catch (error) {
    if (error instanceof FilterError) throw new Refusal(400, `${prefix}: ${error.message}`);
    throw error;
  }
}

function isAtOrAfter(job: StoredJob, token: string, reverse: boolean): boolean {
  const name = `${job.Namespace}.${job.ID}`;
  return reverse ? name <= token : name >= token;
}

function createStub(store: Store, job: StoredJob, withMeta: boolean): Doc {
  const {
    ID,
    ParentID,
    Name,
    Namespace,
    Datacenters,
    NodePool,
    Type,
    Priority,
    Stop,
    Status,
    StatusDescription,
    SubmitTime,
  } = job;
  const { CreateIndex, ModifyIndex, JobModifyIndex } = job;
  return {
    ID,
    ParentID,
    Name,
    Namespace,
    Datacenters,
    NodePool,
    Multiregion: null,
    Type,
    Priority,
    Periodic: job.Periodic !== null,
    ParameterizedJob: job.ParameterizedJob !== null && !job.Dispatched,
    Stop,
    Status,
    StatusDescription,
    JobSummary: createSummary(store, job),
    CreateIndex,
    ModifyIndex,
    JobModifyIndex,
    SubmitTime,
    ...(withMeta && job.Meta !== null ? { Meta: job.Meta } : {}),
  };
}
