import { type Answer, type Ask, flagOf } from '../exchange.ts';
import { Refusal } from '../refusal.ts';
import { Job, type KeptJob } from '../shapes/jobs.ts';
import type { Doc } from '../shapes/kinds.ts';
import { show } from '../shapes/keep.ts';
import { summarize } from '../status.ts';
import type { Store } from '../store.ts';
import { diffJobs } from '../diff/jobs.ts';
import { namespaceOf, readHeaders, type World } from './world.ts';

/** A job as read shows it. */
function jobDoc(job: KeptJob): Doc {
  return show(job, Job);
}

function found(ask: Ask, id: string, { store }: World, missing = 'job not found'): KeptJob {
  const job = store.job(namespaceOf(ask), id);
  if (job === undefined) throw new Refusal(404, missing);
  return job;
}

/** GET /v1/job/:id. */
export function answerRead(ask: Ask, id: string, world: World): Answer {
  return { status: 200, json: jobDoc(found(ask, id, world)), headers: readHeaders(world.store.index) };
}

function summaryDoc(store: Store, job: KeptJob): Doc {
  return {
    JobID: job.ID,
    Namespace: job.Namespace,
    Summary: summarize(store, job) as unknown as Doc,
    Children: { Pending: 0, Running: 0, Dead: 0 },
    CreateIndex: job.CreateIndex,
    ModifyIndex: job.ModifyIndex,
  };
}

/** GET /v1/job/:id/summary. */
export function answerSummary(ask: Ask, id: string, world: World): Answer {
  return { status: 200, json: summaryDoc(world.store, found(ask, id, world)), headers: readHeaders(world.store.index) };
}

/** GET /v1/job/:id/versions, with the differences between neighbours when `diffs` asks for them. */
export function answerVersions(ask: Ask, id: string, world: World): Answer {
  const diffs = flagOf(ask.query, 'diffs') ?? false;
  const job = found(ask, id, world, 'job versions not found');
  const versions = world.store.versions(job.Namespace, job.ID);
  const pairs = versions.slice(0, -1).flatMap((version, index) => {
    const before = versions[index + 1];
    return before === undefined ? [] : [diffJobs(before, version)];
  });
  const index = world.store.index;
  const meta = { Index: index, LastContact: 0, KnownLeader: true, NextToken: '' };
  const json = { Versions: versions.map(jobDoc), Diffs: diffs && pairs.length > 0 ? pairs : null, ...meta };
  return { status: 200, json, headers: readHeaders(index) };
}

/** GET /v1/jobs: by namespace and ID, in pages. */
export function answerList(ask: Ask, { store }: World): Answer {
  const { query } = ask;
  const perPage = query.get('per_page') ?? '';
  if (!/^\d*$/.test(perPage)) throw new Refusal(400, 'Expect a number for `per_page` query string parameter');
  if ((query.get('filter') ?? '') !== '') {
    throw new Refusal(
      400,
      'failed to create result paginator: failed to read filter expression: the sandbox reads no filters',
    );
  }
  const withMeta = flagOf(query, 'meta') ?? false;
  const prefix = query.get('prefix') ?? '';
  const all = store.jobs(namespaceOf(ask)).filter(({ ID }) => ID.startsWith(prefix));
  const ordered = flagOf(query, 'reverse') === true ? all.toReversed() : all;
  const token = query.get('next_token') ?? '';
  const position = token === '' ? 0 : ordered.findIndex((job) => isAtOrAfter(job, token, ordered !== all));
  const from = position === -1 ? ordered.length : position;
  const size = Number(perPage) || ordered.length;
  const next = ordered[from + size];
  const headers = {
    ...readHeaders(store.index),
    ...(next === undefined ? {} : { 'X-Nomad-Nexttoken': `${next.Namespace}.${next.ID}` }),
  };
  return { status: 200, json: ordered.slice(from, from + size).map((job) => stubOf(store, job, withMeta)), headers };
}

function isAtOrAfter(job: KeptJob, token: string, reverse: boolean): boolean {
  const name = `${job.Namespace}.${job.ID}`;
  return reverse ? name <= token : name >= token;
}

function stubOf(store: Store, job: KeptJob, withMeta: boolean): Doc {
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
    ParameterizedJob: job.ParameterizedJob !== null,
    Stop,
    Status,
    StatusDescription,
    JobSummary: summaryDoc(store, job),
    CreateIndex,
    ModifyIndex,
    JobModifyIndex,
    SubmitTime,
    ...(withMeta && job.Meta !== null ? { Meta: job.Meta } : {}),
  };
}
