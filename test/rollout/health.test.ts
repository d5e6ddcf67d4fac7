import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  listGroupStates,
  type Health,
  type HealthKind,
  judgeHealth,
  isAcceptedByExpect,
  type JobState,
} from '../../src/rollout/health.ts';
import { listJobAllocations, type Allocation } from '../../src/clients/nomad/allocations.ts';
import { listJobDeployments, type Deployment } from '../../src/clients/nomad/deployments.ts';
import { listJobEvaluations, type Evaluation } from '../../src/clients/nomad/evaluations.ts';
import { listJobVersions } from '../../src/clients/nomad/jobs/read.ts';
import { readJobSummary } from '../../src/clients/nomad/jobs/read.ts';
import { readRecorded } from '../support/scenarios.ts';
import type { Job } from '../../src/clients/nomad/jobs/job.ts';
import type { ReadCall } from '../../src/clients/nomad/wire/call.ts';
import {
  createAllocation as allocation,
  createDeployment as deployment,
  createGroupState,
} from '../support/rollout-states.ts';
import { countRuns } from '../support/thorough.ts';

const job: Job = { ID: 'web', Type: 'service', Version: 1, Status: 'running', TaskGroups: [{ Name: 'app', Count: 2 }] };

function evaluation(Status: string, TriggeredBy: string): Evaluation {
  return {
    ID: 'e',
    TriggeredBy,
    JobID: 'web',
    JobModifyIndex: 1,
    DeploymentID: '',
    Status,
    NextEval: '',
    BlockedEval: '',
    FailedTGAllocs: {},
    CreateIndex: 1,
    CreateTime: null,
  };
}

const target = { id: 'web' };
const two = [allocation(), allocation()];
const failed = allocation({ ClientStatus: 'failed' });
const complete = allocation({ ClientStatus: 'complete', ClientDescription: 'All tasks have completed' });
const restarting = allocation({
  ClientStatus: 'pending',
  TaskStates: { server: { State: 'pending', Failed: false, Restarts: 4, StartedAt: null, Events: [] } },
});
const well: JobState = { job, summary: undefined, allocations: two, evaluations: [], deployments: [deployment()] };
const batch: Job = { ...job, Type: 'batch' };
const rolledBack = [
  deployment({ JobVersion: 0, Status: 'failed', StatusDescription: 'Failed due to x - rolling back to job version 0' }),
  deployment({ CreateIndex: 2 }),
];
const canaries = createGroupState();
const promotable = deployment({
  Status: 'running',
  StatusDescription: 'Deployment is running but requires manual promotion',
  TaskGroups: { app: canaries },
});

const canary = allocation({ DeploymentStatus: { Healthy: true, Canary: true } });
const unhealthy = allocation({ DeploymentStatus: { Healthy: false, Canary: false } });

function secondsAgo(seconds: number): Date {
  return new Date(Date.now() - seconds * 1000);
}

/** An allocation that its deployment found unhealthy, and whose task started some seconds ago. */
function createRestarted(seconds: number): Allocation {
  const task = { State: 'running', Failed: false, Restarts: 1, StartedAt: secondsAgo(seconds), Events: [] };
  return { ...unhealthy, TaskStates: { server: task } };
}

/** A running allocation whose health is unknown. */
const unmarked = { ...createRestarted(20), DeploymentStatus: null };

function createFailed(seconds: number): Deployment {
  return deployment({ Status: 'failed', ModifyTime: secondsAgo(seconds) });
}

test.each<[HealthKind, string, Partial<JobState>]>([
  ['healthy', 'when everything desired runs', {}],
  [
    'healthy',
    'after failed allocations were replaced',
    { allocations: [...two, allocation({ ClientStatus: 'failed', NextAllocation: 'b' })] },
  ],
  [
    'healthy',
    'with failures of an earlier version',
    { allocations: [...two, allocation({ ClientStatus: 'failed', JobVersion: 0 })] },
  ],
  ['healthy', 'while an evaluation only waits for its time', { evaluations: [evaluation('pending', 'alloc-failure')] }],
  [
    'healthy',
    'when its tasks were restarted after its last deployment failed, and run for `min_healthy_time`',
    { allocations: [createRestarted(20), createRestarted(30)], deployments: [createFailed(60)] },
  ],
  [
    'healthy',
    'when the deployment of an earlier version failed',
    { deployments: [deployment({ Status: 'failed', JobVersion: 0 })] },
  ],
  ['starting', 'while its evaluation is pending', { evaluations: [evaluation('pending', 'job-register')] }],
  ['starting', 'while allocations start', { allocations: [allocation(), allocation({ ClientStatus: 'pending' })] }],
  ['failing', 'when an allocation failed', { allocations: [allocation(), failed] }],
  [
    'failing',
    'when an allocation failed and others are about to start',
    { allocations: [allocation(), failed], evaluations: [evaluation('pending', 'job-register')] },
  ],
  ['failing', 'when a task restarts repeatedly', { allocations: [allocation(), restarting] }],
  ['failing', 'when an allocation is lost', { allocations: [allocation(), allocation({ ClientStatus: 'lost' })] }],
  ['failing', 'when an allocation is missing for no known reason', { allocations: [allocation()] }],
  [
    'healthy',
    'when all allocations are healthy by now, although its last deployment failed',
    { deployments: [deployment({ Status: 'failed' })] },
  ],
  [
    'failing',
    'when an earlier version runs after its last deployment failed',
    {
      allocations: [allocation({ JobVersion: 0 }), allocation({ JobVersion: 0 })],
      deployments: [deployment({ Status: 'failed' })],
    },
  ],
  [
    'failing',
    'when its tasks were restarted after its last deployment failed, and do not run for `min_healthy_time` yet',
    { allocations: [createRestarted(20), createRestarted(5)], deployments: [createFailed(60)] },
  ],
  [
    'failing',
    'when its tasks run as they did when its last deployment failed',
    { allocations: [createRestarted(70), createRestarted(80)], deployments: [createFailed(60)] },
  ],
  [
    'failing',
    'when its tasks were restarted after its last deployment failed, and checks decide about its health',
    {
      job: { ...job, TaskGroups: [{ Name: 'app', Count: 2, Services: [{ Checks: [{}] }] }] },
      allocations: [createRestarted(20), createRestarted(30)],
      deployments: [createFailed(60)],
    },
  ],
  [
    'healthy',
    'when its tasks were restarted after its last deployment failed, and decide about its health in spite of checks',
    {
      job: {
        ...job,
        TaskGroups: [{ Name: 'app', Count: 2, Update: { HealthCheck: 'task_states' }, Services: [{ Checks: [{}] }] }],
      },
      allocations: [createRestarted(20), createRestarted(30)],
      deployments: [createFailed(60)],
    },
  ],
  [
    'failing',
    'when its last deployment failed before a person, who decides about its health, said anything',
    {
      job: { ...job, TaskGroups: [{ Name: 'app', Count: 2, Update: { HealthCheck: 'manual' } }] },
      allocations: [unmarked, unmarked],
      deployments: [createFailed(60)],
    },
  ],
  [
    'blocked',
    'when an allocation cannot be placed',
    { allocations: [allocation()], evaluations: [evaluation('blocked', 'queued-allocs')] },
  ],
  [
    'blocked',
    'when placement fails during its deployment',
    { deployments: [deployment({ Status: 'running' })], evaluations: [evaluation('blocked', 'queued-allocs')] },
  ],
  ['rolling-out', 'while its deployment runs', { deployments: [deployment({ Status: 'running' })] }],
  ['awaiting-promotion', 'when its canaries are healthy', { deployments: [promotable], allocations: [canary] }],
  [
    'rolling-out',
    'while only allocations that were updated in place are healthy, and no canary is placed',
    { deployments: [promotable], allocations: two },
  ],
  ['rolled-back', 'when an earlier version runs again', { deployments: rolledBack }],
  ['stopped', 'when it was stopped, even if allocations still run', { job: { ...job, Stop: true } }],
  ['unknown', 'when allocations may not be read', { allocations: undefined }],
  ['unknown', 'when it runs, and its deployments could not be read', { deployments: undefined }],
  [
    'never-launches',
    'when its schedule has no next launch',
    { job: { ...batch, Periodic: { Enabled: true } }, allocations: [], nextLaunch: 'never' },
  ],
  ['ready', 'when it is periodic', { job: { ...batch, Periodic: { Enabled: true } }, allocations: [] }],
  ['disabled', 'when its schedule is off', { job: { ...batch, Periodic: { Enabled: false } }, allocations: [] }],
  ['ready', 'when it is parameterized', { job: { ...batch, ParameterizedJob: {} }, allocations: [] }],
  ['running', 'when it was dispatched and runs', { job: { ...batch, ParameterizedJob: {}, Dispatched: true } }],
  ['running', 'when it is a batch job with running allocations', { job: batch }],
  ['complete', 'when all its allocations are complete', { job: batch, allocations: [complete, complete] }],
  [
    'complete',
    'when it is dead and its allocations were garbage-collected',
    { job: { ...batch, Status: 'dead' }, allocations: [], summary: summary(0, 0, 2) },
  ],
  [
    'failing',
    'when Nomad ended a batch allocation at its `max_run_duration`',
    {
      job: { ...batch, Status: 'dead' },
      allocations: [complete, { ...complete, ClientDescription: 'allocation exceeded max_run_duration' }],
    },
  ],
  [
    'blocked',
    'when a sysbatch job has no node',
    { job: { ...batch, Type: 'sysbatch', Status: 'dead' }, allocations: [], summary: summary(0) },
  ],
  [
    'unknown',
    'when the allocations of a dead batch job may not be read',
    { job: { ...batch, Status: 'dead' }, allocations: undefined, summary: summary(0) },
  ],
  [
    'starting',
    'when a batch job has no allocation yet',
    { job: { ...batch, Status: 'pending' }, allocations: [], summary: summary(0) },
  ],
  [
    'blocked',
    'when a batch job cannot be placed',
    { job: batch, allocations: [], summary: summary(0), evaluations: [evaluation('blocked', 'job-register')] },
  ],
  ['healthy', 'when a system job runs on all eligible nodes', { job: { ...job, Type: 'system' } }],
])('a job is %s %s', (kind, _, changes) => {
  expect(judgeHealth({ ...well, ...changes }).kind).toBe(kind);
});

test.each<[number, string, Partial<Allocation>, Partial<Deployment>]>([
  [
    0,
    'that its deployment waits for',
    { DeploymentStatus: null },
    { Status: 'running', TaskGroups: { app: canaries } },
  ],
  [1, 'of a version before its deployment', { DeploymentStatus: null, JobVersion: 0 }, { Status: 'running' }],
  [1, 'of a group without health checks', { DeploymentStatus: null }, { Status: 'running' }],
  [1, 'after its deployment', { DeploymentStatus: null }, { TaskGroups: { app: canaries } }],
])('a group has %i healthy allocations with a running one %s', (healthy, _, changes, latest) => {
  const state = { ...well, allocations: [allocation(changes)], deployments: [deployment(latest)] };
  expect(listGroupStates(state)).toMatchObject([{ running: 1, healthy }]);
});

test.each<[number, string, string, Partial<typeof canaries>, Deployment['Status']]>([
  [3, 'whose canary waits', 'system', {}, 'running'],
  [5, 'whose canaries are promoted', 'system', { Promoted: true }, 'running'],
  [5, 'without canaries', 'system', { DesiredCanaries: 0 }, 'running'],
  [5, 'whose deployment has ended', 'system', {}, 'failed'],
])('%i allocations are desired of a job %s: %s', (desired, _, Type, group, Status) => {
  const TaskGroups = { app: { ...canaries, DesiredTotal: 3, DesiredCanaries: 1, ...group } };
  const state = {
    ...well,
    job: { ...job, Type },
    allocations: [allocation(), allocation(), allocation()],
    summary: summary(3, 2),
    deployments: [deployment({ Status, TaskGroups })],
  };
  expect(listGroupStates(state)).toMatchObject([{ desired, queued: desired - 3 }]);
});

function summary(Running: number, Queued = 0, Complete = 0): NonNullable<JobState['summary']> {
  return { Summary: { app: { Queued, Starting: 0, Running, Complete, Failed: 0, Lost: 0 } }, Children: null };
}

const anyAllocation = fc
  .record({
    ClientStatus: fc.constantFrom('pending', 'running', 'complete', 'failed', 'lost', 'unknown', 'of-a-later-server'),
    DesiredStatus: fc.constantFrom('run', 'stop', 'evict'),
    NextAllocation: fc.constantFrom('', 'b'),
    JobVersion: fc.nat(2),
    TaskGroup: fc.constantFrom('app', 'gone'),
    DeploymentStatus: fc.option(fc.record({ Healthy: fc.option(fc.boolean()), Canary: fc.boolean() })),
  })
  .map(allocation);
const anyDeployment = fc
  .record({
    Status: fc.constantFrom('running', 'paused', 'failed', 'successful', 'cancelled', 'of-a-later-server'),
    JobVersion: fc.nat(2),
    CreateIndex: fc.nat(9),
    StatusDescription: fc.constantFrom('', 'Failed - rolling back to job version 0', 'x requires manual promotion'),
    TaskGroups: fc.constantFrom({}, { app: canaries }),
  })
  .map(deployment);
const anyStanding: fc.Arbitrary<JobState> = fc.record({
  job: fc.record({
    ID: fc.constant('web'),
    Type: fc.constantFrom('service', 'batch', 'system', 'sysbatch', null),
    Version: fc.nat(2),
    Stop: fc.constantFrom(true, false, null),
    Status: fc.constantFrom('pending', 'running', 'dead', null),
    TaskGroups: fc.constantFrom(
      null,
      [{ Name: 'app', Count: 2 }],
      [{ Name: 'app', Count: 0 }],
      [{ Name: null, Count: null }],
    ),
    Periodic: fc.constantFrom(null, { Enabled: true }, { Enabled: false }),
    ParameterizedJob: fc.constantFrom(null, {}),
    Dispatched: fc.boolean(),
  }),
  summary: fc.option(fc.nat(3).map(summary), { nil: undefined }),
  allocations: fc.option(fc.array(anyAllocation, { maxLength: 4 }), { nil: undefined }),
  evaluations: fc.option(
    fc.array(
      fc.constantFrom(evaluation('blocked', 'x'), evaluation('pending', 'job-register'), evaluation('complete', 'x')),
    ),
    { nil: undefined },
  ),
  deployments: fc.option(fc.array(anyDeployment, { maxLength: 3 }), { nil: undefined }),
});

function readRecordedState(scenario: string): JobState {
  const answerTo = <T>(name: string, reading: ReadCall<T>): T => readRecorded(reading, scenario, name);
  const [live] = answerTo('versions', listJobVersions(target)).Versions;
  if (live === undefined) throw new Error(`${scenario} has no versions`);
  return {
    job: live,
    summary: answerTo('summary', readJobSummary(target)),
    allocations: answerTo('allocations with events', listJobAllocations(target)),
    evaluations: answerTo('evaluations', listJobEvaluations(target)),
    deployments: answerTo('deployments', listJobDeployments(target)),
  };
}

test.each<[string, HealthKind, Partial<Health>]>([
  ['rollout-failed', 'failing', { desired: 1, running: 0, failed: 1 }],
  ['rollout-rolled-back', 'rolled-back', { desired: 1, running: 1, rollback: { from: 1, to: 0 } }],
])('the recorded job of %s is %s', (scenario, kind, counts) => {
  expect(judgeHealth(readRecordedState(scenario))).toMatchObject({ kind, ...counts });
});

test('a job is healthy only when enough allocations run, stopped exactly when it is, and neither failing nor healthy if nothing may be read', () => {
  fc.assert(
    fc.property(anyStanding, (standing) => {
      const health = judgeHealth(standing);
      expect(health.kind === 'stopped').toBe(standing.job.Stop === true);
      const turned = {
        ...standing,
        allocations: standing.allocations?.toReversed(),
        evaluations: standing.evaluations?.toReversed(),
      };
      expect(judgeHealth(turned)).toEqual(health);
      const unread = { evaluations: undefined, deployments: undefined, allocations: undefined, summary: undefined };
      expect(['failing', 'healthy']).not.toContain(judgeHealth({ job: standing.job, ...unread }).kind);
      const isWell = health.kind === 'healthy' || health.kind === 'rolled-back';
      const isPending = (standing.evaluations ?? []).some(({ TriggeredBy }) => TriggeredBy === 'job-register');
      expect(isWell && (health.healthy < health.desired || isPending)).toBe(false);
    }),
    { numRuns: countRuns(2000) },
  );
  expect(isAcceptedByExpect({ kind: 'stopped' })).toBe(false);
});
