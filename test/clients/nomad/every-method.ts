import type { Job } from '../../../src/clients/nomad/jobs/job.ts';
import type { PermittedNomad } from '../../support/permitted.ts';

const JOB: Job = { ID: 'team/web' };
const HERE = '/v1/job/team%2Fweb';
const JOB_TARGET = { id: 'team/web', namespace: 'apps' } as const;
const PLAIN_TARGET = { id: '5f0c', namespace: 'apps' } as const;

/** Every method of the client: how it is called, the request that it makes, and whether it is made again when an answer is lost. */
export interface Method {
  readonly name: string;
  readonly call: (nomad: PermittedNomad) => Promise<unknown>;
  readonly request: string;
  readonly repeated: boolean;
  /** The smallest answer that it accepts: older servers leave out many fields. */
  readonly answer: unknown;
}

const WRITTEN = { EvalID: 'e', JobModifyIndex: 3, Warnings: '' };
const DEPLOYMENT = { ID: 'd', Status: 'running' };
const PLAN = { Annotations: { DesiredTGUpdates: null, PreemptedAllocs: null }, JobModifyIndex: 0 };

const READS: readonly Method[] = (
  [
    ['listJobs', (to) => to.listJobs({ namespace: 'apps' }), '/v1/jobs', [{ ID: 'a' }]],
    ['readJob', (to) => to.readJob(JOB_TARGET), HERE, JOB],
    ['listJobVersions', (to) => to.listJobVersions(JOB_TARGET), `${HERE}/versions`, { Versions: [JOB], Diffs: null }],
    [
      'listJobAllocations',
      (to) => to.listJobAllocations(JOB_TARGET),
      `${HERE}/allocations`,
      [{ ID: 'a', TaskStates: { t: { Events: [{}] } } }],
    ],
    [
      'listJobEvaluations',
      (to) => to.listJobEvaluations(JOB_TARGET),
      `${HERE}/evaluations`,
      [{ ID: 'e', Status: 'blocked', FailedTGAllocs: { g: {} } }],
    ],
    [
      'listJobDeployments',
      (to) => to.listJobDeployments(JOB_TARGET),
      `${HERE}/deployments`,
      [{ ...DEPLOYMENT, TaskGroups: { g: {} } }],
    ],
    ['listDeployments', (to) => to.listDeployments({ namespace: 'apps' }), '/v1/deployments', [DEPLOYMENT]],
    ['readJobsMostRecentDeployment', (to) => to.readJobsMostRecentDeployment(JOB_TARGET), `${HERE}/deployment`, null],
    ['readJobSummary', (to) => to.readJobSummary(JOB_TARGET), `${HERE}/summary`, { JobID: 'team/web' }],
    [
      'readJobScaleStatus',
      (to) => to.readJobScaleStatus(JOB_TARGET),
      `${HERE}/scale`,
      { JobID: 'team/web', TaskGroups: { g: { Events: [{}] } } },
    ],
    ['jobServices', (to) => to.jobServices(JOB_TARGET), `${HERE}/services`, [{ ID: 's' }]],
    ['readEvaluation', (to) => to.readEvaluation(PLAIN_TARGET), '/v1/evaluation/5f0c', { ID: 'e', Status: 'pending' }],
    ['readDeployment', (to) => to.readDeployment(PLAIN_TARGET), '/v1/deployment/5f0c', DEPLOYMENT],
    ['readAclRole', (to) => to.readAclRole({ id: 'r' }), '/v1/acl/role/r', { Policies: [{ Name: 'deploy' }] }],
    [
      'readAclPolicy',
      (to) => to.readAclPolicy({ id: 'deploy' }),
      '/v1/acl/policy/deploy',
      { RulesJSON: { Namespaces: [{ Name: 'default', Capabilities: ['submit-job'] }] } },
    ],
    ['listRegions', (to) => to.listRegions({}), '/v1/regions', ['global']],
    ['readOwnToken', (to) => to.readOwnToken({}), '/v1/acl/token/self', { AccessorID: 'a' }],
    ['readAllocation', (to) => to.readAllocation(PLAIN_TARGET), '/v1/allocation/5f0c', { ID: 'a' }],
    ['readAllocationChecks', (to) => to.readAllocationChecks(PLAIN_TARGET), '/v1/client/allocation/5f0c/checks', null],
    [
      'readTaskLogs',
      (to) => to.readTaskLogs({ ...PLAIN_TARGET, task: 'server', type: 'stderr', lines: 50 }),
      '/v1/client/fs/logs/5f0c',
      'text',
    ],
  ] satisfies [string, Method['call'], string, unknown][]
).map(([name, call, path, answer]) => ({ name, call, request: `GET ${path}`, repeated: true, answer }));

const WRITES: readonly Method[] = (
  [
    ['createJob', (to) => to.createJob({ job: JOB, namespace: 'apps' }), 'POST /v1/jobs', WRITTEN],
    ['dispatchJob', (to) => to.dispatchJob(JOB_TARGET), `POST ${HERE}/dispatch`, { DispatchedJobID: 'c' }],
    ['revertJob', (to) => to.revertJob({ ...JOB_TARGET, version: 0 }), `POST ${HERE}/revert`, WRITTEN],
    ['createJobEvaluation', (to) => to.createJobEvaluation(JOB_TARGET), `POST ${HERE}/evaluate`, WRITTEN],
    [
      'forceNewPeriodicInstance',
      (to) => to.forceNewPeriodicInstance(JOB_TARGET),
      `POST ${HERE}/periodic/force`,
      { EvalID: 'e' },
    ],
    [
      'scaleTaskGroup',
      (to) => to.scaleTaskGroup({ ...JOB_TARGET, group: 'g', count: 1 }),
      `POST ${HERE}/scale`,
      WRITTEN,
    ],
    [
      'promoteDeployment',
      (to) => to.promoteDeployment(PLAIN_TARGET),
      'POST /v1/deployment/promote/5f0c',
      { DeploymentModifyIndex: 4 },
    ],
    [
      'failDeployment',
      (to) => to.failDeployment(PLAIN_TARGET),
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
      (to) => to.restartAllocation(PLAIN_TARGET),
      'POST /v1/client/allocation/5f0c/restart',
      { Index: 0 },
    ],
    ['stopJob', (to) => to.stopJob(JOB_TARGET), `DELETE ${HERE}`, WRITTEN],
    [
      'setJobStability',
      (to) => to.setJobStability({ ...JOB_TARGET, version: 0, stable: true }),
      `POST ${HERE}/stable`,
      { Index: 3 },
    ],
    [
      'createJob, check-and-set',
      (to) => to.createJob({ job: JOB, enforceIndex: 0, namespace: 'apps' }),
      'POST /v1/jobs',
      WRITTEN,
    ],
    [
      'dispatchJob, with a token',
      (to) => to.dispatchJob({ ...JOB_TARGET, idempotencyToken: 'run-1' }),
      `POST ${HERE}/dispatch`,
      { DispatchedJobID: 'c' },
    ],
  ] satisfies [string, Method['call'], string, unknown][]
).map(([name, call, request, answer]) => ({ name, call, request, repeated: false, answer }));

const HARMLESS: readonly Method[] = (
  [
    ['parseJob', (to) => to.parseJob({ source: 'x', file: 'a.hcl', namespace: 'apps' }), 'POST /v1/jobs/parse', JOB],
    ['createJobPlan', (to) => to.createJobPlan({ job: JOB, namespace: 'apps' }), `POST ${HERE}/plan`, PLAN],
  ] satisfies [string, Method['call'], string, unknown][]
).map(([name, call, request, answer]) => ({ name, call, request, repeated: true, answer }));

export const METHODS: readonly Method[] = [...READS, ...WRITES, ...HARMLESS];
