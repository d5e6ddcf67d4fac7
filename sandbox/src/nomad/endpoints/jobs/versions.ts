import { type ApiResponse, type ApiRequest, readFlag, Refusal } from '../../../http/exchange.ts';
import { diffJobs } from '../../diff/jobs.ts';
import type { StoredJob } from '../../shapes/jobs.ts';
import { requireJob, readHeaders, type World } from '../../world.ts';
import { showJob } from './read.ts';

/** GET /v1/job/:id/versions, newest first. With `diffs` also the diffs between neighbors, or between each and the version of `diff_tag` or `diff_version`. */
export function handleVersions(request: ApiRequest, id: string, world: World): ApiResponse {
  const diffs = readFlag(request.query, 'diffs') ?? false;
  const number = parseVersion(request.query.get('diff_version') ?? '');
  const job = requireJob(request, id, world, 'job versions not found');
  const versions = world.store.listVersions(job.Namespace, job.ID);
  const tag = request.query.get('diff_tag') ?? '';
  const pairs = diffs ? listPairs(versions, tag === '' ? number : tag) : [];
  const index = Math.max(...versions.map(({ ModifyIndex }) => ModifyIndex));
  const meta = { Index: index, LastContact: 0, KnownLeader: true, NextToken: '' };
  const json = { Versions: versions.map(showJob), Diffs: pairs.length === 0 ? null : pairs, ...meta };
  return { status: 200, json, headers: readHeaders(index) };
}

function parseVersion(text: string): number | undefined {
  if (text === '') return undefined;
  if (/^\d+$/.test(text)) return Number(text);
  const reason = `strconv.ParseUint: parsing ${JSON.stringify(text)}: invalid syntax`;
  throw new Refusal(500, `Failed to parse value of "diff_version" (${text}) as a uint64: ${reason}`);
}

/** Diffs of each version against one with a tag or a number, or against the previous one. */
function listPairs(versions: readonly StoredJob[], identifier: string | number | undefined): unknown[] {
  if (identifier === undefined)
    return versions.slice(1).map((before, index) => diffJobs(before, versions[index] ?? before));
  const match = versions.find(({ Version, VersionTag }) => Version === identifier || VersionTag?.Name === identifier);
  if (match === undefined) {
    const what = typeof identifier === 'string' ? `tag ${JSON.stringify(identifier)}` : `version ${identifier}`;
    throw new Refusal(500, `${what} not found`);
  }
  return versions.map((version) => diffJobs(match, version));
}
