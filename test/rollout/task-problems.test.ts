import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeTaskProblem } from '../../src/report/describe-rollout.ts';
import { describeProblems, findTaskProblems, redactTaskProblem } from '../../src/rollout/outcome.ts';
import { createRedactor } from '../../src/redaction/redactor.ts';
import type { Allocation } from '../../src/clients/nomad/allocations.ts';
import {
  allocation,
  event,
  createKilling,
  lateTask,
  missingVariable,
  notRestarting,
  received,
  started,
  stopping,
  task,
  terminate,
  unhealthy,
} from './events.ts';

const exited = [received, started, terminate(3), notRestarting, unhealthy];
const stopped = [received, started, event('Sibling Task Failed', 'failed'), stopping, terminate(137, 9)];

/** The reason of the first problem, without secrets. */
function describeFirst(all: readonly Allocation[], checks?: ReadonlyMap<string, string>): string {
  const [match] = findTaskProblems(all, checks);
  const { redact } = createRedactor(['hunter2hunter2']);
  return match === undefined ? '' : describeTaskProblem(redactTaskProblem(match, redact));
}

test('a task problem is described with its node and its restarts', () => {
  const web = allocation({ web: task(exited, { Failed: true, Restarts: 2 }) });
  expect(describeFirst([web])).toBe('task `web` exited with code 3 on node `n1`, after 2 restarts');
});

test('a task that waits is a problem while it waits, and after Nomad has stopped it', () => {
  const text =
    'task `web` waits for Nomad variable `nomad/jobs/web/db`, which does not exist or cannot be read on node `n1`';
  const waits = [received, missingVariable];
  const unjudged = { ClientStatus: 'pending', DeploymentStatus: null };
  expect(describeFirst([allocation({ web: task(waits, { State: 'pending' }) }, unjudged)])).toBe(text);
  const over = { ClientStatus: 'complete', DeploymentStatus: { Healthy: false, Canary: false } };
  expect(describeFirst([allocation({ web: task([...waits, stopping]) }, over)])).toBe(text);
});

test('a task that failed comes before tasks that Nomad stopped because of it, in any order of the response', () => {
  const failed = task(exited, { Failed: true });
  const text = 'task `server` exited with code 3 on node `n1`';
  const sidecar = task(stopped, { Restarts: 4 });
  expect(describeFirst([allocation({ server: failed, sidecar })])).toBe(text);
  expect(describeFirst([allocation({ sidecar, server: failed })])).toBe(text);
});

test('a task that has completed, although it failed at first, comes after the one that is late', () => {
  const wait = [received, started, terminate(1), event('Restarting', 'Task restarting in 1s'), started, terminate(0)];
  const init = task(wait, { State: 'dead', Restarts: 1 });
  const main = task([received, started, lateTask], { State: 'running', Restarts: 1 });
  const late = { ClientStatus: 'running', DeploymentStatus: { Healthy: false, Canary: false } };
  expect(describeFirst([allocation({ init, main }, late)])).toContain(
    'task `main` was not healthy by its healthy_deadline',
  );
});

test('an allocation that was lost with its node, and one without any reason, are problems', () => {
  const tasks = { web: task([received, started], { State: 'running' }) };
  expect(describeFirst([allocation(tasks, { ClientStatus: 'lost' })])).toBe(
    'task `web` was lost with its node on node `n1`',
  );
  expect(describeFirst([allocation(tasks)])).toBe('task `web` is not healthy on node `n1`');
});

test('a failing check explains problems that the events do not explain, but no failure of a task', () => {
  const checks = new Map([['app', 'check `http` of service `web` fails: connection refused']]);
  const late = { ClientStatus: 'running', DeploymentStatus: { Healthy: false, Canary: false } };
  const runs = task([received, started, lateTask], { State: 'running' });
  const text = 'check `http` of service `web` fails: connection refused';
  expect(describeFirst([allocation({ web: runs }, late)], checks)).toBe(`${text} on node \`n1\``);
  expect(describeFirst([allocation({ web: task(exited, { Failed: true }) }, late)], checks)).toContain(
    'exited with code 3',
  );
  expect(describeFirst([allocation({ web: runs }, { ...late, TaskGroup: 'other' })], checks)).toContain(
    'healthy_deadline',
  );
  const unjudged = allocation({ web: runs, sidecar: runs }, { ...late, DeploymentStatus: null });
  expect(describeProblems([unjudged], checks)).toBe(text);
  // Of a deployment that failed by its own deadline Nomad has judged no allocation.
  expect(describeFirst([unjudged], checks)).toBe(`${text} on node \`n1\``);
  expect(describeFirst([unjudged])).toBe('');
  expect(describeProblems([{ ...unjudged, DeploymentStatus: { Healthy: true, Canary: false } }], checks)).toBe('');
});

test('causes, checks and events are shown without the secrets that they quote', () => {
  const secret = 'hunter2hunter2';
  const quoting = task([received, started, createKilling(`Template failed: vault.read(${secret}):\n  no lease`)]);
  expect(describeFirst([allocation({ web: quoting })])).toBe(
    'task `web` was killed by Nomad: Template failed: vault.read(‹hidden›): no lease on node `n1`',
  );
  const checks = new Map([['app', `check \`a\` of service \`b\` fails: ${secret}`]]);
  expect(describeFirst([allocation({ web: task([received, lateTask]) })], checks)).toContain('fails: ‹hidden›');
});

function createEndedTask(code: number, more: object) {
  return task([received, started, terminate(code), notRestarting], more);
}

test('the problems so far have the restarts, or the number of failed allocations, of each task', () => {
  const restarted = [8, 7].map((CreateIndex, at) =>
    allocation({ server: createEndedTask(at === 0 ? 137 : 1, { Restarts: 1 }) }, { CreateIndex, ID: String(at) }),
  );
  expect(describeProblems(restarted)).toBe(
    'task `server` exited with code 137 (killed, often out of memory), restarted 2×',
  );
  const failed = [7, 8].map((CreateIndex) =>
    allocation({ server: createEndedTask(1, { Failed: true }) }, { CreateIndex, ID: String(CreateIndex) }),
  );
  expect(describeProblems(failed)).toBe('task `server` exited with code 1, in 2 allocations');
  expect(describeProblems(failed.slice(1))).toBe('task `server` exited with code 1');
});

test('at most 3 tasks are described, and none that runs', () => {
  const tasks = Object.fromEntries(['d', 'c', 'b', 'a'].map((name) => [name, task(exited, { Restarts: 1 })]));
  const text = ['a', 'b', 'c'].map((name) => `task \`${name}\` exited with code 3, restarted 1×`).join('; ');
  expect(describeProblems([allocation(tasks)])).toBe(text);
  expect(findTaskProblems([allocation(tasks)]).map((row) => row.task)).toEqual(['a', 'b', 'c']);
  expect(describeProblems([allocation({ server: task([received, started]) }, { ClientStatus: 'running' })])).toBe('');
});

const states = fc
  .record({
    Events: fc.constantFrom(exited, stopped, [received, missingVariable], [received, started, lateTask], [received]),
    Failed: fc.boolean(),
    Restarts: fc.nat(2),
  })
  .map(({ Events, ...more }) => task(Events, more));
const allocations = fc.uniqueArray(
  fc
    .record({
      ID: fc.uuid(),
      TaskGroup: fc.constantFrom('app', 'db'),
      CreateIndex: fc.nat(2),
      ClientStatus: fc.constantFrom('running', 'failed', 'lost', 'pending'),
      tasks: fc.dictionary(fc.constantFrom('server', 'sidecar', 'init'), states),
    })
    .map(({ tasks, ...more }) => allocation(tasks, more)),
  { selector: ({ ID }) => ID, maxLength: 5 },
);

function reverseTasks(copy: Allocation): Allocation {
  return { ...copy, TaskStates: Object.fromEntries(Object.entries(copy.TaskStates).toReversed()) };
}

test('the problems do not depend on the order of tasks and allocations', () => {
  fc.assert(
    fc.property(allocations, (all) => {
      const others = all.map(reverseTasks).toReversed();
      expect(findTaskProblems(others)).toEqual(findTaskProblems(all));
      expect(describeProblems(others)).toBe(describeProblems(all));
    }),
  );
});

test('a task whose cause is known comes first of the failed tasks, and each task is listed once', () => {
  fc.assert(
    fc.property(allocations, (all) => {
      const problems = findTaskProblems(all);
      const keys = problems.map(({ group, task: name }) => `${group}/${name}`);
      expect(new Set(keys).size).toBe(keys.length);
      const isFailed = problems.map(
        ({ allocation: id, task: name }) => all.find(({ ID }) => ID === id)?.TaskStates[name]?.Failed,
      );
      expect(isFailed).toEqual(isFailed.toSorted((a, b) => Number(b) - Number(a)));
    }),
  );
});
