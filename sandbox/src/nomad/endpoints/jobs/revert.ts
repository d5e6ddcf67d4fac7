import { type ApiResponse, type ApiRequest, Refusal } from '../../../http/exchange.ts';
import { formatWarnings } from '../../job/errors.ts';
import { listWarnings } from '../../job/warnings.ts';
import type { StoredJob } from '../../shapes/jobs.ts';
import { RevertRequest, RevertRequestWithTokens, StabilityRequest } from '../../shapes/requests.ts';
import { readBody, readNamespace, type World } from '../../world.ts';
import { storeJob } from './register.ts';

/** POST /v1/job/:id/revert: registers an old version of a job as its next one. */
export function handleRevert(request: ApiRequest, id: string, world: World): ApiResponse {
  // The Consul and Vault tokens of a revert are ignored: the sandbox uses neither service.
  const body = readBody(request, world.dialect.revertTakesTokens ? RevertRequestWithTokens : RevertRequest);
  checkName(body.JobID ?? '', id);
  const namespace = readNamespace(request);
  const current = world.store.findJob(namespace, id);
  if (current === undefined) throw new Refusal(500, `job ${JSON.stringify(id)} not found`);
  const number = body.JobVersion ?? 0;
  if (number === current.Version) throw new Refusal(500, "can't revert to current version");
  const old = findVersion(world, namespace, id, number);
  const prior = body.EnforcePriorVersion;
  if (prior !== null && prior !== current.Version)
    throw new Refusal(500, `Current job has version ${current.Version}; enforcing version ${prior}`);
  const job = { ...structuredClone(old), VersionTag: null, Stable: false };
  const response = storeJob(job, current, 0, formatWarnings(listWarnings(job)), world);
  return { ...response, headers: { ...response.headers, 'X-Nomad-Knownleader': 'false', 'X-Nomad-Lastcontact': '0' } };
}

/** POST /v1/job/:id/stable: marks a version as stable, or removes the mark. */
export function handleStable(request: ApiRequest, id: string, world: World): ApiResponse {
  const { JobID, JobVersion, Stable } = readBody(request, StabilityRequest);
  checkName(JobID ?? '', id);
  const job = findVersion(world, readNamespace(request), id, JobVersion ?? 0);
  const Index = world.store.next();
  Object.assign(job, { Stable: Stable ?? false, ModifyIndex: Index });
  return { status: 200, json: { Index }, headers: { 'X-Nomad-Index': String(Index) } };
}

/** The body and the path must name the same job. */
function checkName(bodyId: string, id: string): void {
  if (bodyId === '') throw new Refusal(400, 'JobID must be specified');
  if (bodyId !== id) throw new Refusal(400, 'Job ID does not match');
}

function findVersion({ store }: World, namespace: string, id: string, number: number): StoredJob {
  const target = store.listVersions(namespace, id).find(({ Version }) => Version === number);
  if (target !== undefined) return target;
  const location = `job ${JSON.stringify(id)} in namespace ${JSON.stringify(namespace)}`;
  throw new Refusal(500, `${location} at version ${number} not found`);
}
