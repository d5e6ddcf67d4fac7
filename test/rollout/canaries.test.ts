import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  areHealthy,
  findInterruption,
  findServingVersions,
  judgeCanaries,
  listWaitingCanaries,
} from '../../src/rollout/judge-deployment.ts';
import type { Allocation } from '../../src/clients/nomad/allocations.ts';
import type { Deployment } from '../../src/clients/nomad/deployments.ts';

type Groups = Deployment['TaskGroups'];

const group = fc.record({ DesiredCanaries: fc.integer({ min: 0, max: 2 }), Promoted: fc.boolean() });
const groupNames = fc.constantFrom('api', 'worker', 'constructor');
const deployments = fc.record({
  JobVersion: fc.integer({ min: 0, max: 2 }),
  TaskGroups: fc.dictionary(groupNames, group).map((groups) => groups as unknown as Groups),
});

const tasks = fc.dictionary(
  fc.constantFrom('server', 'setup'),
  fc.record({
    State: fc.constantFrom('running', 'dead', 'pending'),
    Failed: fc.boolean(),
    Restarts: fc.integer({ min: 0, max: 2 }),
    StartedAt: fc.constantFrom(null, new Date(1000), new Date(2000)),
  }),
);
const allocations = fc.uniqueArray(
  fc.record({
    ID: fc.uuid(),
    TaskGroup: groupNames,
    JobVersion: fc.integer({ min: 0, max: 2 }),
    DesiredStatus: fc.constantFrom('run', 'stop'),
    ClientStatus: fc.constantFrom('running', 'pending', 'failed'),
    DesiredTransition: fc.constantFrom({}, { Reschedule: true }),
    NextAllocation: fc.constantFrom('', 'next'),
    DeploymentStatus: fc.option(fc.record({ Healthy: fc.option(fc.boolean()), Canary: fc.boolean() })),
    TaskStates: tasks,
  }),
  { selector: ({ ID }) => ID, maxLength: 6 },
) as unknown as fc.Arbitrary<readonly Allocation[]>;

describe('canaries that wait for promotion', () => {
  test('canaries that are unchanged and healthy in two readings are not interrupted', () => {
    fc.assert(
      fc.property(deployments, allocations, (deployment, all) => {
        const canaries = listWaitingCanaries(deployment, all);
        expect(findInterruption(canaries, canaries, deployment) === undefined).toBe(areHealthy(canaries, deployment));
      }),
    );
  });

  test('a canary that is replaced, stopped, restarted or unhealthy in the second reading is an interruption', () => {
    const changes: readonly ((one: Allocation) => Allocation)[] = [
      (copy) => ({ ...copy, DesiredStatus: 'stop' }),
      (copy) => ({ ...copy, NextAllocation: 'other' }),
      (copy) => ({ ...copy, ClientStatus: 'pending' }),
      (copy) => ({ ...copy, DeploymentStatus: { Healthy: false, Canary: true } }),
      (copy) => ({ ...copy, TaskStates: { server: { ...started, Restarts: 7 } } }),
      (copy) => ({ ...copy, TaskStates: { server: { ...started, StartedAt: new Date(3000) } } }),
    ];
    const started = { State: 'running', Failed: false, Restarts: 0, StartedAt: new Date(1000), Events: [] };
    fc.assert(
      fc.property(deployments, allocations, fc.nat(), fc.constantFrom(...changes), (deployment, all, at, change) => {
        const healthy = all.map((copy) => ({
          ...copy,
          ClientStatus: 'running',
          DeploymentStatus: { Healthy: true, Canary: true },
          TaskStates: { server: started },
        }));
        const before = listWaitingCanaries(deployment, healthy);
        const chosen = before[at % Math.max(1, before.length)];
        fc.pre(chosen !== undefined);
        const later = healthy.map((row) => (row.ID === chosen?.id ? change(row) : row));
        const interruption = findInterruption(before, listWaitingCanaries(deployment, later), deployment);
        expect(interruption).toContain(`canary ${chosen?.id.slice(0, 8)} of group ${chosen?.group}`);
      }),
    );
  });

  test('a task group with fewer canaries than it wants is not healthy', () => {
    const TaskGroups = { api: { DesiredCanaries: 2, Promoted: false } } as unknown as Groups;
    const canary = { id: 'a', group: 'api', healthy: true, dead: false, startsKey: '' };
    expect(areHealthy([canary], { TaskGroups })).toBe(false);
    expect(findInterruption(undefined, [canary], { TaskGroups })).toBe('a canary of group api is missing');
    expect(areHealthy([canary, { ...canary, id: 'b' }], { TaskGroups })).toBe(true);
  });

  test('canaries are dead once one of them has ended after it was healthy, unless Nomad replaces it', () => {
    fc.assert(
      fc.property(
        deployments,
        allocations,
        fc.nat(),
        fc.constantFrom('failed', 'complete', 'lost'),
        (deployment, all, at, end) => {
          const waiting = listWaitingCanaries(deployment, all);
          const chosen = waiting[at % Math.max(1, waiting.length)]?.id;
          fc.pre(chosen !== undefined);
          const ended = all.map((copy) =>
            copy.ID === chosen
              ? { ...copy, ClientStatus: end, DesiredTransition: {}, DeploymentStatus: { Healthy: true, Canary: true } }
              : copy,
          );
          expect(judgeCanaries(deployment, ended)).toBe('dead');
          const replaced = ended.map((copy) => ({ ...copy, DesiredTransition: { Reschedule: true } }));
          expect(judgeCanaries(deployment, replaced)).toBe('unsettled');
        },
      ),
    );
  });

  test('a version serves exactly if an allocation of it runs that is not a canary waiting for promotion', () => {
    fc.assert(
      fc.property(deployments, allocations, (deployment, all) => {
        const waiting = new Set(listWaitingCanaries(deployment, all).map(({ id }) => id));
        const serving = findServingVersions(all, deployment);
        const expected = all
          .filter(
            (copy) => copy.DesiredStatus === 'run' && copy.ClientStatus === 'running' && copy.NextAllocation === '',
          )
          .filter(({ ID }) => !waiting.has(ID))
          .map(({ JobVersion }) => JobVersion);
        expect(serving).toEqual(expect.arrayContaining(expected));
        expect(serving).toEqual(serving.toSorted((a, b) => a - b));
        expect(findServingVersions([], deployment)).toEqual([]);
      }),
    );
  });
});
