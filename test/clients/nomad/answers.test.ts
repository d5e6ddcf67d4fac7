import { expect, test } from 'vitest';
import { start } from './talking.ts';

test('times of allocations are rounded, because keeping their digits takes twice the memory for thousands of them', async () => {
  const { nomad } = await start({ body: '[{"ID":"a","DesiredTransition":{"At":1796000000123456789}}]' });
  const [allocation] = await nomad.listJobAllocations({ id: 'web' });
  expect(allocation?.DesiredTransition).toEqual({ At: 1796000000123456800 });
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
