import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startGitHub } from '../support/github.ts';
import { planWith } from '../support/planning.ts';
import { startServer } from '../support/server.ts';
import { createWorkspace } from '../support/workspace.ts';

test('a namespace and a region cannot add a header, a query parameter or another path to a request', async () => {
  await using nomad = await startServer({ status: 400, body: 'no' });
  const withHeader = await planWith({ address: nomad.url, inputs: { namespace: 'a\r\nx-evil: 1' } });
  expect([withHeader.outputs['reason'], nomad.requests]).toEqual(['input', []]);
  const region = 'a&token=b#/../../v1/system/gc';
  await planWith({ address: nomad.url, inputs: { namespace: 'a&x-evil: 1&token=b#/../../v1/system/gc', region } });
  expect(nomad.requests).toEqual([]);
  await planWith({ address: nomad.url, inputs: { region } });
  const [request] = nomad.requests;
  const { pathname, searchParams } = new URL(request?.url ?? '', nomad.url);
  expect(pathname).toBe('/v1/jobs/parse');
  expect([...searchParams].filter(([name]) => name !== 'region')).toEqual([]);
  expect([...searchParams.values()].filter((value) => value !== region)).toEqual([]);
  expect(request?.headers).not.toHaveProperty('x-evil');
});

test('a token with a line break is refused, and is not shown', async () => {
  await using nomad = await startServer({ status: 400, body: 'no' });
  const token = '4711-first-line\r\nx-evil: 4711-second-line';
  const run = await planWith({
    address: nomad.url,
    inputs: { token },
    secrets: ['4711-first-line', '4711-second-line'],
  });
  expect(run.outputs['reason']).toBe('input');
  expect(nomad.requests).toEqual([]);
});

test('a response that is built to fill the memory is not parsed', async () => {
  await using nomad = await startServer({ status: 200, body: `{"a":[${'{},'.repeat(10_000_000)}1]}` });
  const env = { NODE_OPTIONS: '--max-old-space-size=200' };
  const run = await planWith({ address: nomad.url, env });
  expect(run.outputs['reason']).toBe('server');
  expect(run.annotations[0]?.message).toMatch(/^Unexpected response from Nomad at .*: it contains more than/);
});

test.each<[name: string, event: string]>([
  ['of 60 MB', `{"pull_request":{"title":"${'x'.repeat(60_000_000)}"}}`],
  ['that nests deeper than the stack', `${'['.repeat(1_000_000)}${']'.repeat(1_000_000)}`],
  ['that is not JSON', '\u0000'],
])('an event file %s only causes the comment to be skipped', async (_name, event) => {
  using folder = createWorkspace({});
  writeFileSync(join(folder.path, 'event.json'), event);
  await using github = await startGitHub();
  await using nomad = await startServer({ status: 400, body: 'no' });
  const env = { GITHUB_EVENT_PATH: join(folder.path, 'event.json'), NODE_OPTIONS: '--max-old-space-size=300' };
  const run = await planWith({ address: nomad.url, github, env });
  expect(run.outputs['reason']).toBe('parse');
  expect(github.comments).toEqual([]);
  expect(run.annotations.map(({ message }) => message).join('\n')).not.toMatch(/RangeError|stack/);
});
