import { expect, test } from 'vitest';
import { replay, start } from './talking.ts';

const answering = async (scenario: string, name: string) => (await start(replay(scenario, name))).nomad;

test('recorded: a blocked evaluation names its placement failures', async () => {
  const nomad = await answering('plan-refusals', 'evaluations: blocked');
  const evaluations = await nomad.listJobEvaluations({ id: 'pe' });
  const blocked = evaluations.find(({ Status }) => Status === 'blocked');
  const waiting = evaluations.find(({ BlockedEval }) => BlockedEval === blocked?.ID);
  expect(waiting?.FailedTGAllocs['app']).toMatchObject({
    NodesEvaluated: 1,
    NodesFiltered: 1,
    ConstraintFiltered: { 'computed class ineligible': 1 },
  });
});

test('recorded: the events of a failing task have messages and times', async () => {
  const nomad = await answering('rollout-failed', 'allocations with events');
  const allocations = await nomad.listJobAllocations({ id: 'fl' });
  const events = allocations.flatMap(({ TaskStates }) => Object.values(TaskStates).flatMap(({ Events }) => Events));
  expect(events.map(({ DisplayMessage }) => DisplayMessage).join('\n')).toContain('Exit Code: 1');
  expect(events.every(({ Time }) => Time?.getUTCFullYear() === 2026)).toBe(true);
});

test('times of allocations are rounded, because keeping their digits takes twice the memory for thousands of them', async () => {
  const { nomad } = await start({ body: '[{"ID":"a","DesiredTransition":{"At":1796000000123456789}}]' });
  const [allocation] = await nomad.listJobAllocations({ id: 'web' });
  expect(allocation?.DesiredTransition).toEqual({ At: 1796000000123456800 });
});

test('recorded: job versions show stability and tags', async () => {
  const nomad = await answering('revert-and-versions', 'versions: diff against a tag');
  const { Versions, Diffs } = await nomad.listJobVersions({ id: 'rv', diffs: true });
  expect(Versions.map(({ Version, Stable, VersionTag }) => [Version, Stable, VersionTag?.Name])).toEqual([
    [2, true, undefined],
    [1, true, 'golden'],
    [0, true, undefined],
  ]);
  expect(Diffs).toHaveLength(3);
});

test('a progress deadline of a year is accepted, beyond 2^53 unchanged', async () => {
  const { nomad } = await start({
    body: '{"ID":"d","Status":"running","TaskGroups":{"g":{"ProgressDeadline":31536000000000001}}}',
  });
  const { TaskGroups } = await nomad.readDeployment({ id: 'd' });
  expect(TaskGroups['g']?.ProgressDeadline).toBeCloseTo(3.1536e16, -3);
});

test('an index beyond 2^53 is never rounded to another index', async () => {
  const { nomad } = await start({ body: '{"EvalID":"","JobModifyIndex":9007199254740993}' });
  await expect(nomad.stopJob({ id: 'web' })).rejects.toMatchObject({ reason: 'server', isTransient: false });
});
