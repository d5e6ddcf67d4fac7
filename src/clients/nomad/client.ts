import { logIn, readAclPolicy, readAclRole, readOwnToken } from './acl.ts';
import * as v from 'valibot';
import {
  readAllocationChecks,
  listJobAllocations,
  readAllocation,
  readTaskLogs,
  restartAllocation,
} from './allocations.ts';
import { reading, shapeOf, type ReadCall } from './wire/call.ts';
import {
  failDeployment,
  listDeployments,
  listJobDeployments,
  promoteDeployment,
  readDeployment,
  readJobsMostRecentDeployment,
} from './deployments.ts';
import type { Dialect } from './wire/dialect.ts';
import { listJobEvaluations, readEvaluation } from './evaluations.ts';
import {
  createJob,
  createJobEvaluation,
  dispatchJob,
  forceNewPeriodicInstance,
  revertJob,
  scaleTaskGroup,
  setJobStability,
  stopJob,
} from './jobs/change.ts';
import { parseJob } from './jobs/parse.ts';
import { createJobPlan } from './jobs/plan.ts';
import {
  jobPages,
  jobServices,
  listJobs,
  listJobVersions,
  readJob,
  readJobScaleStatus,
  readJobSummary,
  type ListJobsRequest,
} from './jobs/read.ts';
import { watch, type WatchOptions } from './wire/watch.ts';
import { createNomadWire, type NomadOptions, type NomadWire } from './wire/wire.ts';

const REGIONS = v.pipe(v.array(v.string()), v.readonly());

/** List Regions: GET /v1/regions → the names of the federated regions, sorted. It needs no token. @see https://developer.hashicorp.com/nomad/api-docs/regions */
function listRegions(): ReadCall<v.InferOutput<typeof REGIONS>> {
  return reading({}, { path: '/v1/regions', shape: shapeOf(REGIONS) });
}

/** See `createNomad`. An interface, so that the compiler's messages show its name. */
export interface Nomad extends ReturnType<typeof createNomad> {}

/**
 * Creates a client for Nomad at one address: a method for each endpoint, named after its heading in the documentation
 * and documented at its function. Nothing is sent before the first call.
 *
 * Every method rejects with a `ServiceError`: `unauthorized` without the capability that its call names, `not-found`, `input` for an ID that cannot be part
 * of a path, `server`, `unreachable` and `timed-out`; its function names further reasons.
 *
 * @throws ServiceError `input` if token and `httpAuth` need the same header
 */
export function createNomad(options: NomadOptions) {
  const wire = createNomadWire(options);
  const once =
    <R, T>(endpoint: (wire: NomadWire, request: R) => Promise<T>) =>
    (request: R) =>
      endpoint(wire, request);
  const write =
    <P, R, T>(endpoint: (wire: NomadWire, permit: P, request: R) => Promise<T>) =>
    (permit: P, request: R) =>
      endpoint(wire, permit, request);
  const read =
    <R, T>(endpoint: (request: R, dialect: Dialect) => ReadCall<T>) =>
    async (request: R) =>
      wire.get(endpoint(request, wire.dialect));
  const watched =
    <R, T>(endpoint: (request: R, dialect: Dialect) => ReadCall<T>) =>
    (request: R, how: WatchOptions) =>
      watch(wire, endpoint(request, wire.dialect), how);
  return {
    listJobs: read(listJobs),
    createJob: write(createJob),
    parseJob: once(parseJob),
    readJob: read(readJob),
    listJobVersions: read(listJobVersions),
    listJobAllocations: read(listJobAllocations),
    listJobEvaluations: read(listJobEvaluations),
    listDeployments: read(listDeployments),
    listJobDeployments: read(listJobDeployments),
    readJobsMostRecentDeployment: read(readJobsMostRecentDeployment),
    readJobSummary: read(readJobSummary),
    dispatchJob: write(dispatchJob),
    revertJob: write(revertJob),
    setJobStability: write(setJobStability),
    createJobEvaluation: write(createJobEvaluation),
    createJobPlan: once(createJobPlan),
    forceNewPeriodicInstance: write(forceNewPeriodicInstance),
    stopJob: write(stopJob),
    readJobScaleStatus: read(readJobScaleStatus),
    scaleTaskGroup: write(scaleTaskGroup),
    jobServices: read(jobServices),
    readEvaluation: read(readEvaluation),
    readDeployment: read(readDeployment),
    promoteDeployment: write(promoteDeployment),
    failDeployment: write(failDeployment),
    readAllocation: read(readAllocation),
    readAllocationChecks: read(readAllocationChecks),
    restartAllocation: write(restartAllocation),
    readTaskLogs: once(readTaskLogs),
    logIn: once(logIn),
    readOwnToken: once(readOwnToken),
    readAclRole: read(readAclRole),
    readAclPolicy: read(readAclPolicy),
    listRegions: read(listRegions),
    /** The current answer, and a new one after each change. */
    watch: {
      listJobs: watched(listJobs),
      readJob: watched(readJob),
      listJobVersions: watched(listJobVersions),
      listJobAllocations: watched(listJobAllocations),
      listJobEvaluations: watched(listJobEvaluations),
      listJobDeployments: watched(listJobDeployments),
      listDeployments: watched(listDeployments),
      readJobsMostRecentDeployment: watched(readJobsMostRecentDeployment),
      readJobSummary: watched(readJobSummary),
      readJobScaleStatus: watched(readJobScaleStatus),
      jobServices: watched(jobServices),
      readEvaluation: watched(readEvaluation),
      readDeployment: watched(readDeployment),
      readAllocation: watched(readAllocation),
    },
    pages: { listJobs: (request: ListJobsRequest) => jobPages(wire, request) },
  };
}
