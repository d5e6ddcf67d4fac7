import type { Job } from '../../../src/clients/nomad/jobs/job.ts';
import type { PermittedNomad } from '../../support/permitted.ts';

const job: Job = { ID: 'team/web' };
const jobPath = '/v1/job/team%2Fweb';
const jobTarget = { id: 'team/web', namespace: 'apps' } as const;
const plainTarget = { id: '5f0c', namespace: 'apps' } as const;

/** Every method of the client: how it is called, the request that it makes, and whether it is made again when a response is lost. */
export interface Method {
  readonly name: string;
  readonly call: (nomad: PermittedNomad) => Promise<unknown>;
  readonly request: string;
  readonly repeated: boolean;
  /** The smallest response that it accepts: older servers leave out many fields. */
  readonly answer: unknown;
}

const writeResponse = { EvalID: 'e', JobModifyIndex: 3, Warnings: '' };
const deployment = { ID: 'd', Status: 'running' };
const plan = { Annotations: { DesiredTGUpdates: null, PreemptedAllocs: null }, JobModifyIndex: 0 };

const reads: readonly Method[] = (
  [
    ['listJobs', (to) => to.listJobs({ namespace: 'apps' }), '/v1/jobs', [{ ID: 'a' }]],
    ['readJob', (to) => to.readJob(jobTarget), jobPath, job],
    ['listJobVersions', (to) => to.listJobVersions(jobTarget), `${jobPath}/versions`, { Versions: [job], Diffs: null }],
    [
      'listJobAllocations',
      (to) => to.listJobAllocations(jobTarget),
      `${jobPath}/allocations`,
      [{ ID: 'a', TaskStates: { t: { Events: [{}] } } }],
    ],
    [
      'listJobEvaluations',
      (to) => to.listJobEvaluations(jobTarget),
      `${jobPath}/evaluations`,
      [{ ID: 'e', Status: 'blocked', FailedTGAllocs: { g: {} } }],
    ],
    [
      'listJobDeployments',
      (to) => to.listJobDeployments(jobTarget),
      `${jobPath}/deployments`,
      [{ ...deployment, TaskGroups: { g: {} } }],
    ],
    ['listDeployments', (to) => to.listDeployments({ namespace: 'apps' }), '/v1/deployments', [deployment]],
    ['readJobsMostRecentDeployment', (to) => to.readJobsMostRecentDeployment(jobTarget), `${jobPath}/deployment`, null],
    ['readJobSummary', (to) => to.readJobSummary(jobTarget), `${jobPath}/summary`, { JobID: 'team/web' }],
    [
      'readJobScaleStatus',
      (to) => to.readJobScaleStatus(jobTarget),
      `${jobPath}/scale`,
      { JobID: 'team/web', TaskGroups: { g: { Events: [{}] } } },
    ],
    ['readJobServices', (to) => to.readJobServices(jobTarget), `${jobPath}/services`, [{ ID: 's' }]],
    ['readEvaluation', (to) => to.readEvaluation(plainTarget), '/v1/evaluation/5f0c', { ID: 'e', Status: 'pending' }],
    ['readDeployment', (to) => to.readDeployment(plainTarget), '/v1/deployment/5f0c', deployment],
    ['readAclRole', (to) => to.readAclRole({ id: 'r' }), '/v1/acl/role/r', { Policies: [{ Name: 'deploy' }] }],
    [
      'readAclPolicy',
      (to) => to.readAclPolicy({ id: 'deploy' }),
      '/v1/acl/policy/deploy',
      { RulesJSON: { Namespaces: [{ Name: 'default', Capabilities: ['submit-job'] }] } },
    ],
    ['listRegions', (to) => to.listRegions({}), '/v1/regions', ['global']],
    ['readOwnToken', (to) => to.readOwnToken({}), '/v1/acl/token/self', { AccessorID: 'a' }],
    ['readAllocation', (to) => to.readAllocation(plainTarget), '/v1/allocation/5f0c', { ID: 'a' }],
    ['readAllocationChecks', (to) => to.readAllocationChecks(plainTarget), '/v1/client/allocation/5f0c/checks', null],
    ['readTaskLogs', (to) => to.readTaskLogs({ ...plainTarget, task: 'server' }), '/v1/client/fs/logs/5f0c', 'text'],
  ] satisfies [string, Method['call'], string, unknown][]
).map(([name, call, path, answer]) => ({ name, call, request: `GET ${path}`, repeated: true, answer }));

const writes: readonly Method[] = (
  [
    ['createJob', (to) => to.createJob({ job, namespace: 'apps' }), 'POST /v1/jobs', writeResponse],
    ['dispatchJob', (to) => to.dispatchJob(jobTarget), `POST ${jobPath}/dispatch`, { DispatchedJobID: 'c' }],
    ['revertJob', (to) => to.revertJob({ ...jobTarget, version: 0 }), `POST ${jobPath}/revert`, writeResponse],
    ['createJobEvaluation', (to) => to.createJobEvaluation(jobTarget), `POST ${jobPath}/evaluate`, writeResponse],
    [
      'forceNewPeriodicInstance',
      (to) => to.forceNewPeriodicInstance(jobTarget),
      `POST ${jobPath}/periodic/force`,
      { EvalID: 'e' },
    ],
    [
      'scaleTaskGroup',
      (to) => to.scaleTaskGroup({ ...jobTarget, group: 'g', count: 1 }),
      `POST ${jobPath}/scale`,
      writeResponse,
    ],
    [
      'promoteDeployment',
      (to) => to.promoteDeployment(plainTarget),
      'POST /v1/deployment/promote/5f0c',
      { DeploymentModifyIndex: 4 },
    ],
    [
      'failDeployment',
      (to) => to.failDeployment(plainTarget),
      'POST /v1/deployment/fail/5f0c',
      { DeploymentModifyIndex: 4 },
    ],
    [
      'logIn',
      (to) => to.logIn({ authMethod: 'github', identityToken: 'hush.hush' }),
      'POST /v1/acl/login',
      { AccessorID: 'a', SecretID: 's' },
    ],
    [
      'restartAllocation',
      (to) => to.restartAllocation(plainTarget),
      'POST /v1/client/allocation/5f0c/restart',
      { Index: 0 },
    ],
    ['stopJob', (to) => to.stopJob(jobTarget), `DELETE ${jobPath}`, writeResponse],
    [
      'setJobStability',
      (to) => to.setJobStability({ ...jobTarget, version: 0, stable: true }),
      `POST ${jobPath}/stable`,
      { Index: 3 },
    ],
    [
      'createJob, check-and-set',
      (to) => to.createJob({ job, enforceIndex: 0, namespace: 'apps' }),
      'POST /v1/jobs',
      writeResponse,
    ],
    [
      'dispatchJob, with a token',
      (to) => to.dispatchJob({ ...jobTarget, idempotencyToken: 'run-1' }),
      `POST ${jobPath}/dispatch`,
      { DispatchedJobID: 'c' },
    ],
  ] satisfies [string, Method['call'], string, unknown][]
).map(([name, call, request, answer]) => ({ name, call, request, repeated: false, answer }));

const harmless: readonly Method[] = (
  [
    ['parseJob', (to) => to.parseJob({ source: 'x', file: 'a.hcl', namespace: 'apps' }), 'POST /v1/jobs/parse', job],
    ['createJobPlan', (to) => to.createJobPlan({ job, namespace: 'apps' }), `POST ${jobPath}/plan`, plan],
  ] satisfies [string, Method['call'], string, unknown][]
).map(([name, call, request, answer]) => ({ name, call, request, repeated: true, answer }));

export const allMethods: readonly Method[] = [...reads, ...writes, ...harmless];
