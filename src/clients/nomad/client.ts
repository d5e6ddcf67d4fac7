import * as v from 'valibot';
import * as acl from './acl.ts';
import * as allocations from './allocations.ts';
import * as deployments from './deployments.ts';
import * as evaluations from './evaluations.ts';
import * as changes from './jobs/change.ts';
import { parseJob } from './jobs/parse.ts';
import { createJobPlan } from './jobs/plan.ts';
import * as jobs from './jobs/read.ts';
import { defineCall, toShape, type ReadCall } from './wire/call.ts';
import type { Dialect, NomadOptions } from './wire/dialect.ts';
import { watch, type WatchOptions } from './wire/watch.ts';
import { createNomadWire, type NomadWire } from './wire/wire.ts';

const regionsSchema = v.pipe(v.array(v.string()), v.readonly());

/** List Regions: GET /v1/regions → the names of the federated regions, sorted. It needs no token. @see https://developer.hashicorp.com/nomad/api-docs/regions */
function listRegions(): ReadCall<v.InferOutput<typeof regionsSchema>> {
  return defineCall({}, { path: '/v1/regions', shape: toShape(regionsSchema) });
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
  const createWatch =
    <R, T>(endpoint: (request: R, dialect: Dialect) => ReadCall<T>) =>
    (request: R, watchOptions: WatchOptions) =>
      watch(wire, endpoint(request, wire.dialect), watchOptions);
  return {
    listJobs: read(jobs.listJobs),
    createJob: write(changes.createJob),
    parseJob: once(parseJob),
    readJob: read(jobs.readJob),
    listJobVersions: read(jobs.listJobVersions),
    listJobAllocations: read(allocations.listJobAllocations),
    listJobEvaluations: read(evaluations.listJobEvaluations),
    listDeployments: read(deployments.listDeployments),
    listJobDeployments: read(deployments.listJobDeployments),
    readJobsMostRecentDeployment: read(deployments.readJobsMostRecentDeployment),
    readJobSummary: read(jobs.readJobSummary),
    dispatchJob: write(changes.dispatchJob),
    revertJob: write(changes.revertJob),
    setJobStability: write(changes.setJobStability),
    createJobEvaluation: write(changes.createJobEvaluation),
    createJobPlan: once(createJobPlan),
    forceNewPeriodicInstance: write(changes.forceNewPeriodicInstance),
    stopJob: write(changes.stopJob),
    readJobScaleStatus: read(jobs.readJobScaleStatus),
    scaleTaskGroup: write(changes.scaleTaskGroup),
    readJobServices: read(jobs.readServices),
    readEvaluation: read(evaluations.readEvaluation),
    readDeployment: read(deployments.readDeployment),
    promoteDeployment: write(deployments.promoteDeployment),
    failDeployment: write(deployments.failDeployment),
    readAllocation: read(allocations.readAllocation),
    readAllocationChecks: read(allocations.readAllocationChecks),
    restartAllocation: write(allocations.restartAllocation),
    readTaskLogs: once(allocations.readTaskLogs),
    logIn: once(acl.logIn),
    readOwnToken: once(acl.readOwnToken),
    readAclRole: read(acl.readAclRole),
    readAclPolicy: read(acl.readAclPolicy),
    listRegions: read(listRegions),
    /** The current response, and a new one after each change. */
    watch: {
      listJobs: createWatch(jobs.listJobs),
      readJob: createWatch(jobs.readJob),
      listJobVersions: createWatch(jobs.listJobVersions),
      listJobAllocations: createWatch(allocations.listJobAllocations),
      listJobEvaluations: createWatch(evaluations.listJobEvaluations),
      listJobDeployments: createWatch(deployments.listJobDeployments),
      listDeployments: createWatch(deployments.listDeployments),
      readJobsMostRecentDeployment: createWatch(deployments.readJobsMostRecentDeployment),
      readJobSummary: createWatch(jobs.readJobSummary),
      readJobScaleStatus: createWatch(jobs.readJobScaleStatus),
      readJobServices: createWatch(jobs.readServices),
      readEvaluation: createWatch(evaluations.readEvaluation),
      readDeployment: createWatch(deployments.readDeployment),
      readAllocation: createWatch(allocations.readAllocation),
    },
    pages: { listJobs: (request: jobs.ListJobsRequest) => jobs.readJobPages(wire, request) },
  };
}
