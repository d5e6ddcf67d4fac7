import { expect, test } from 'vitest';
import { followBatch } from '../../../src/operations/follow/follow-batch.ts';
import { followRollout, readBatchState } from '../../../src/operations/follow/follow-rollout.ts';
import { listJobAllocations, type Allocation } from '../../../src/clients/nomad/allocations.ts';
import { listJobDeployments } from '../../../src/clients/nomad/deployments.ts';
import { toJob } from '../../../src/clients/nomad/jobs/job.ts';
import { createRedactor } from '../../../src/redaction/redactor.ts';
import { evenPace, quickPace } from '../../support/pace.ts';
import { readRecorded as read } from '../../support/scenarios.ts';
import type { FollowDependencies } from '../../../src/operations/follow/follow-until-end.ts';
import type { Nomad } from '../../../src/clients/nomad/client.ts';
import { silentLog } from '../../support/silent-log.ts';

const secret = 'hunter2hunter2';

/** Returns recorded allocations with the secret quoted in each event. */
function readLeaking(scenario: string, name: string): readonly Allocation[] {
  const allocations = structuredClone(read(listJobAllocations({ id: 'a' }), scenario, name));
  for (const { TaskStates } of allocations)
    for (const { Events } of Object.values(TaskStates))
      for (const event of Events) Object.assign(event, { DisplayMessage: `it quotes ${secret}` });
  return allocations;
}

/** Replaces Nomad by these responses, and collects the log. */
function startFollowing(answers: object) {
  const lines: string[] = [];
  const dependencies: FollowDependencies = {
    nomad: { listJobEvaluations: async () => [], ...answers } as unknown as Nomad,
    redactor: createRedactor([secret]),
    inputs: { timeout: 60_000 },
    deadline: { readRemainingMilliseconds: () => 60_000 },
    cancelSignal: new AbortController().signal,
    pace: evenPace,
    runLog: { ...silentLog, progress: (line) => lines.push(line) },
  };
  return { lines, dependencies };
}

test('the outcome of a rollout never contains a secret that Nomad quotes', async () => {
  const deployments = read(listJobDeployments({ id: 'a' }), 'rollout-failed', 'deployments');
  const failed = deployments.find(({ Status }) => Status === 'failed');
  const fields = { ...failed, StatusDescription: `failed: ${secret}` };
  const { lines, dependencies } = startFollowing({
    watch: {
      async *readJobsMostRecentDeployment() {
        yield fields;
      },
    },
    listJobAllocations: async () => readLeaking('rollout-failed', 'allocations with events'),
    readTaskLogs: async () => ['the first line', secret],
  });
  const write = { job: { id: 'a' }, index: failed?.JobSpecModifyIndex ?? 0, evalId: '' };
  const rollout = await followRollout({ ...write, label: 'a', logs: true }, dependencies);
  expect(rollout.kind).toBe('failed');
  expect(rollout.problems.map(({ events, logs }) => [events.at(-1), logs])).toContainEqual([
    expect.stringContaining('it quotes ‹hidden›'),
    ['the first line', '‹hidden›'],
  ]);
  expect(rollout.description).toBe('failed: ‹hidden›');
  expect(JSON.stringify([rollout, lines])).not.toContain(secret);
});

test('a rollout that waits for a variable reports so in the log and to its caller after 30 s, and at its end', async () => {
  const deployments = read(listJobDeployments({ id: 'a' }), 'rollout-failed', 'deployments');
  const fields = { ...deployments.find(({ Status }) => Status === 'failed'), Status: 'running' };
  const event = {
    Type: 'Template',
    Details: {},
    DisplayMessage: `Missing: nomad.var.block(jobs/${secret}@default.global)`,
  };
  const waiting = structuredClone(read(listJobAllocations({ id: 'a' }), 'rollout-failed', 'allocations with events'));
  for (const alloc of waiting)
    for (const state of Object.values(alloc.TaskStates))
      Object.assign(state, { State: 'pending', Failed: false, Restarts: 0, Events: [event] });
  const details: string[] = [];
  const reported = Promise.withResolvers<void>();
  const { lines, dependencies } = startFollowing({
    watch: {
      async *readJobsMostRecentDeployment() {
        yield fields;
        await reported.promise;
        yield { ...fields, Status: 'failed' };
      },
    },
    listJobAllocations: async () => waiting,
  });
  const text = 'waits for Nomad variable `jobs/‹hidden›`, which does not exist';
  const write = { job: { id: 'a' }, index: fields.JobSpecModifyIndex ?? 0, evalId: '', label: 'a' };
  const onProgress = ({ detail }: { readonly detail: string }): void => {
    details.push(detail);
    if (detail !== '') reported.resolve();
  };
  const rollout = await followRollout({ ...write, onProgress }, { ...dependencies, pace: quickPace });
  expect(lines.join('\n')).toContain(text);
  expect(details.at(-1)).toContain(text);
  expect(rollout.problems[0]?.cause).toContain(text);
  expect(JSON.stringify([rollout.problems[0]?.cause, lines, details])).not.toContain(secret);
});

test('the outcome of a child job never contains a secret that Nomad quotes', async () => {
  const { lines, dependencies } = startFollowing({
    readJob: async () => read({ shape: toJob }, 'dispatch', 'failed child'),
    listJobAllocations: async () => readLeaking('dispatch', 'failed child: allocations'),
  });
  const outcome = await followBatch({ job: { id: 'a' }, evalId: '', label: 'a' }, dependencies);
  expect(outcome.kind).toBe('failed');
  expect(outcome.problems[0]?.events.at(-1)).toContain('it quotes ‹hidden›');
  expect(JSON.stringify([outcome, lines])).not.toContain(secret);
});

test.each([
  ['settled where Nomad has garbage-collected its evaluations too', [], 'settled'],
  ['failed where an evaluation placed none', [{}], 'failed'],
])('a dead batch job without allocations is %s', async (_, evaluations, state) => {
  const job = read({ shape: toJob }, 'dispatch', 'child: done');
  const { nomad } = startFollowing({
    readJob: async () => job,
    listJobAllocations: async () => [],
    listJobEvaluations: async () => evaluations,
  }).dependencies;
  expect(await readBatchState({ id: 'migrate' }, job.JobModifyIndex ?? 0, nomad)).toBe(state);
});
