import { type ApiResponse, type ApiRequest, Refusal } from '../../../http/exchange.ts';
import type { StoredJob } from '../../shapes/jobs.ts';
import { TagRequest } from '../../shapes/requests.ts';
import { readBody, readNamespace, type World } from '../../world.ts';

/**
 * POST and DELETE /v1/job/:id/versions/:name/tag: tags a version of a job, or removes the tag. Nomad splits the
 * path at its slashes, so that a job with a slash in its ID cannot be tagged.
 */
export function handleTag(request: ApiRequest, rest: string, world: World): ApiResponse {
  const [id = '', versions, name = '', ...more] = rest.split('/');
  if (versions === undefined || name === '' || more.length > 0)
    return { status: 404, text: 'invalid job tag endpoint' };
  if (request.method === 'GET') throw new Refusal(405, 'Invalid method');
  return (request.method === 'DELETE' ? untag : tag)(request, id, name, world);
}

function tag(request: ApiRequest, id: string, Name: string, { store, clock }: World): ApiResponse {
  const versions = store.listVersions(readNamespace(request), id);
  const body = readBody(request, TagRequest);
  const latest = body.Latest === true;
  const number = body.Version ?? 0;
  if (latest && number > 0) throw new Refusal(500, `version must be zero when tagging latest, got: ${number}`);
  const version = latest ? versions[0]?.Version : number;
  const conflict = versions.find(({ VersionTag }) => VersionTag?.Name === Name);
  if (conflict !== undefined && conflict.Version !== version) {
    const text = `tag ${JSON.stringify(Name)} already exists on a different version of job ${JSON.stringify(id)}`;
    throw new Refusal(500, text);
  }
  const job = versions.find(({ Version }) => Version === version);
  if (job === undefined) throw new Refusal(500, `job ${JSON.stringify(id)} version ${number} not found`);
  const VersionTag = { Name, Description: body.Description ?? '', TaggedTime: clock.now() };
  Object.assign(job, { VersionTag, ModifyIndex: store.next() });
  return createTagResponse(store.index, VersionTag);
}

function untag(request: ApiRequest, id: string, name: string, { store }: World): ApiResponse {
  const job = store.listVersions(readNamespace(request), id).find(({ VersionTag }) => VersionTag?.Name === name);
  if (job === undefined) throw new Refusal(500, `tag ${JSON.stringify(name)} not found on job ${JSON.stringify(id)}`);
  Object.assign(job, { VersionTag: null, ModifyIndex: store.next() });
  return createTagResponse(store.index, { Name: '', Description: '', TaggedTime: 0 });
}

/** Nomad sends these responses without index headers. */
function createTagResponse(Index: number, versionTag: NonNullable<StoredJob['VersionTag']>): ApiResponse {
  return { status: 200, json: { ...versionTag, Index, LastContact: 0, KnownLeader: false, NextToken: '' } };
}
