import type { PermittedNomad } from '../../support/permitted.ts';
import type { Exchange } from '../../support/scenarios.ts';
import {
  toDispatch,
  toList,
  toLogIn,
  number,
  toParse,
  place,
  toCreate,
  toScale,
  type Body,
  type RecordedRequest,
} from './recorded-requests.ts';

type Ask = (nomad: PermittedNomad) => Promise<unknown>;
type Call = (nomad: PermittedNomad, request: RecordedRequest) => Promise<unknown>;

/** A request with this method, and this end of the path after the ID of a job. */
const matchJob = (method: string, end: string): RegExp => new RegExp(`^${method} /v1/job/([^/]+)${end}$`);

const endpoints: readonly (readonly [request: RegExp, call: Call])[] = [
  [/^GET \/v1\/jobs$/, (to, { query }) => to.listJobs(toList(query))],
  // The client always registers by the first path.
  [/^POST \/v1\/(?:jobs|job\/[^/]+)$/, (to, { body, query }) => to.createJob({ ...toCreate(body), ...place(query) })],
  [/^(?:POST|PUT) \/v1\/jobs\/parse$/, (to, { body }) => to.parseJob(toParse(body))],
  [matchJob('GET', ''), (to, { id }) => to.readJob({ id })],
  [matchJob('DELETE', ''), (to, { id, query }) => to.stopJob({ id, purge: query['purge'] === 'true' })],
  [
    matchJob('POST', '/plan'),
    (to, { body, query }) => to.createJobPlan({ job: body.Job, diff: body['Diff'] === true, ...place(query) }),
  ],
  [matchJob('GET', '/versions'), (to, { id, query }) => to.listJobVersions({ id, diffs: query['diffs'] === 'true' })],
  [matchJob('GET', '/allocations'), (to, { id }) => to.listJobAllocations({ id })],
  [matchJob('GET', '/evaluations'), (to, { id }) => to.listJobEvaluations({ id })],
  [matchJob('GET', '/deployments'), (to, { id }) => to.listJobDeployments({ id })],
  [matchJob('GET', '/deployment'), (to, { id }) => to.readJobsMostRecentDeployment({ id })],
  [matchJob('GET', '/summary'), (to, { id }) => to.readJobSummary({ id })],
  [matchJob('GET', '/scale'), (to, { id }) => to.readJobScaleStatus({ id })],
  [matchJob('GET', '/services'), (to, { id }) => to.readJobServices({ id })],
  [matchJob('POST', '/dispatch'), (to, request) => to.dispatchJob(toDispatch(request))],
  [
    matchJob('POST', '/revert'),
    (to, { id, body }) =>
      to.revertJob({ id, version: body.JobVersion, enforcePriorVersion: number(body['EnforcePriorVersion']) }),
  ],
  [
    matchJob('POST', '/stable'),
    (to, { id, body }) => to.setJobStability({ id, version: body.JobVersion, stable: body.Stable }),
  ],
  [
    matchJob('POST', '/evaluate'),
    (to, { id, body }) => to.createJobEvaluation({ id, forceReschedule: body.EvalOptions?.ForceReschedule }),
  ],
  [matchJob('POST', '/periodic/force'), (to, { id }) => to.forceNewPeriodicInstance({ id })],
  [matchJob('POST', '/scale'), (to, request) => to.scaleTaskGroup(toScale(request))],
  [/^GET \/v1\/evaluation\/([^/]+)$/, (to, { id }) => to.readEvaluation({ id })],
  [/^GET \/v1\/deployment\/([^/]+)$/, (to, { id }) => to.readDeployment({ id })],
  [/^POST \/v1\/deployment\/promote\/([^/]+)$/, (to, { id }) => to.promoteDeployment({ id })],
  [/^POST \/v1\/acl\/login$/, (to, { body }) => to.logIn(toLogIn(body))],
  [/^GET \/v1\/acl\/token\/self$/, (to) => to.readOwnToken({})],
];

/** Returns the client call that makes the recorded request, or `undefined` where the client has no such endpoint. */
export function callFor({ request }: Exchange): Ask | undefined {
  const url = new URL(request.path, 'http://nomad');
  for (const [pattern, call] of endpoints) {
    const match = pattern.exec(`${request.method} ${url.pathname}`);
    if (match === null) continue;
    const id = decodeURIComponent(match[1] ?? '');
    return (to) => call(to, { id, query: Object.fromEntries(url.searchParams), body: (request.body ?? {}) as Body });
  }
  return undefined;
}
