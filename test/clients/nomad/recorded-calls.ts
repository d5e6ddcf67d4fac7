import type { PermittedNomad } from '../../support/permitted.ts';
import type { Exchange } from '../../support/scenarios.ts';
import {
  bool,
  dispatching,
  listing,
  number,
  place,
  registering,
  scaling,
  text,
  type Body,
  type RecordedRequest,
} from './recorded-requests.ts';

type Ask = (nomad: PermittedNomad) => Promise<unknown>;
const endpoints: readonly (readonly [request: RegExp, ask: (request: RecordedRequest) => Ask])[] = [
  [
    /^GET \/v1\/jobs$/,
    ({ query }) =>
      (to) =>
        to.listJobs(listing(query)),
  ],
  [
    // The client always registers by the first path.
    /^POST \/v1\/(?:jobs|job\/[^/]+)$/,
    ({ body, query }) =>
      (to) =>
        to.createJob({ ...registering(body), ...place(query) }),
  ],
  [
    /^(?:POST|PUT) \/v1\/jobs\/parse$/,
    ({ body }) =>
      (to) =>
        to.parseJob({
          source: body.JobHCL,
          file: 'a.hcl',
          variables: text(body['Variables']),
          canonicalize: bool(body['Canonicalize']),
        }),
  ],
  [
    /^GET \/v1\/job\/([^/]+)$/,
    ({ id }) =>
      (to) =>
        to.readJob({ id }),
  ],
  [
    /^DELETE \/v1\/job\/([^/]+)$/,
    ({ id, query }) =>
      (to) =>
        to.stopJob({ id, purge: query['purge'] === 'true', evalPriority: number(query['eval_priority']) }),
  ],
  [
    /^POST \/v1\/job\/([^/]+)\/plan$/,
    ({ body, query }) =>
      (to) =>
        to.createJobPlan({ job: body.Job, diff: body['Diff'] === true, ...place(query) }),
  ],
  [
    /^GET \/v1\/job\/([^/]+)\/versions$/,
    ({ id, query }) =>
      (to) =>
        to.listJobVersions({ id, diffs: query['diffs'] === 'true' }),
  ],
  [
    /^GET \/v1\/job\/([^/]+)\/allocations$/,
    ({ id }) =>
      (to) =>
        to.listJobAllocations({ id }),
  ],
  [
    /^GET \/v1\/job\/([^/]+)\/evaluations$/,
    ({ id }) =>
      (to) =>
        to.listJobEvaluations({ id }),
  ],
  [
    /^GET \/v1\/job\/([^/]+)\/deployments$/,
    ({ id }) =>
      (to) =>
        to.listJobDeployments({ id }),
  ],
  [
    /^GET \/v1\/job\/([^/]+)\/deployment$/,
    ({ id }) =>
      (to) =>
        to.readJobsMostRecentDeployment({ id }),
  ],
  [
    /^GET \/v1\/job\/([^/]+)\/summary$/,
    ({ id }) =>
      (to) =>
        to.readJobSummary({ id }),
  ],
  [
    /^GET \/v1\/job\/([^/]+)\/scale$/,
    ({ id }) =>
      (to) =>
        to.readJobScaleStatus({ id }),
  ],
  [
    /^GET \/v1\/job\/([^/]+)\/services$/,
    ({ id }) =>
      (to) =>
        to.jobServices({ id }),
  ],
  [/^POST \/v1\/job\/([^/]+)\/dispatch$/, (request) => (to) => to.dispatchJob(dispatching(request))],
  [
    /^POST \/v1\/job\/([^/]+)\/revert$/,
    ({ id, body }) =>
      (to) =>
        to.revertJob({ id, version: body.JobVersion, enforcePriorVersion: number(body['EnforcePriorVersion']) }),
  ],
  [
    /^POST \/v1\/job\/([^/]+)\/stable$/,
    ({ id, body }) =>
      (to) =>
        to.setJobStability({ id, version: body.JobVersion, stable: body.Stable }),
  ],
  [
    /^POST \/v1\/job\/([^/]+)\/evaluate$/,
    ({ id, body }) =>
      (to) =>
        to.createJobEvaluation({ id, forceReschedule: body.EvalOptions?.ForceReschedule }),
  ],
  [
    /^POST \/v1\/job\/([^/]+)\/periodic\/force$/,
    ({ id }) =>
      (to) =>
        to.forceNewPeriodicInstance({ id }),
  ],
  [/^POST \/v1\/job\/([^/]+)\/scale$/, (request) => (to) => to.scaleTaskGroup(scaling(request))],
  [
    /^GET \/v1\/evaluation\/([^/]+)$/,
    ({ id }) =>
      (to) =>
        to.readEvaluation({ id }),
  ],
  [
    /^GET \/v1\/deployment\/([^/]+)$/,
    ({ id }) =>
      (to) =>
        to.readDeployment({ id }),
  ],
  [
    /^POST \/v1\/deployment\/promote\/([^/]+)$/,
    ({ id }) =>
      (to) =>
        to.promoteDeployment({ id }),
  ],
  [
    /^POST \/v1\/acl\/login$/,
    ({ body }) =>
      (to) =>
        to.logIn({ authMethod: text(body['AuthMethodName']) ?? '', identityToken: text(body['LoginToken']) ?? '' }),
  ],
  [/^GET \/v1\/acl\/token\/self$/, () => (to) => to.readOwnToken({})],
];

/** Returns the client call that makes the recorded request, or `undefined` where the client has no such endpoint. */
export function callFor({ request }: Exchange): Ask | undefined {
  const url = new URL(request.path, 'http://nomad');
  for (const [pattern, ask] of endpoints) {
    const match = pattern.exec(`${request.method} ${url.pathname}`);
    if (match !== null) {
      const id = decodeURIComponent(match[1] ?? '');
      return ask({ id, query: Object.fromEntries(url.searchParams), body: (request.body ?? {}) as Body });
    }
  }
  return undefined;
}
