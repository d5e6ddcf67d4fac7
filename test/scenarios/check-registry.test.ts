import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withRows, type CheckRun } from '../support/checking.ts';
import { startServer } from '../support/server.ts';
import { releaseEvent, startModules, type ModuleStory } from '../support/modules.ts';

let story: ModuleStory;
beforeAll(async () => {
  story = await startModules({ versions: ['1.0.0', '1.1.0'] });
});
afterAll(() => story[Symbol.asyncDispose]());

type Run = NonNullable<Parameters<ModuleStory['deprecate']>[0]>;

async function check({ inputs, ...options }: Run = {}): Promise<CheckRun> {
  const run = await story.deprecate({
    event: releaseEvent('v1.1.0'),
    ...options,
    inputs: { mode: 'check', for: 'deprecate', ...inputs },
  });
  return withRows(run);
}

describe('the module registry', () => {
  test('check succeeds for a deprecation with the token of a team', async () => {
    const run = await check();
    expect(run.checks.map(({ id, state, found: match }) => [id, state, match])).toEqual([
      ['registry-token', 'ok', `HCP Terraform at \`${story.host}\` accepts the token: team token \`api-team_acme\``],
    ]);
    expect([run.exitCode, story.takeWrites()]).toEqual([0, []]);
  });

  test.each([
    ['owner', 0, 'warning', 'user token'],
    ['organization', 1, 'failed', 'organization token'],
  ] as const)('check of the token %s ends with %i', async (token, exitCode, state, match) => {
    const run = await check({ token });
    expect([run.exitCode, run.row('registry-token')?.[0]]).toEqual([exitCode, state]);
    expect(run.row('registry-token')?.[1]).toContain(match);
    expect(run.outputs['reason']).toBe(exitCode === 1 ? 'permission' : '');
  });

  test('check fails for a token that has expired', async () => {
    const run = await check({ token: 'expired' });
    expect([run.exitCode, run.outputs['reason'], run.row('registry-token')?.[0]]).toEqual([
      1,
      'unauthorized',
      'failed',
    ]);
  });

  test('check of a mode that only reads accepts a token that may not manage modules', async () => {
    const run = await check({ token: 'member', inputs: { for: 'check-modules', module: '' } });
    expect([run.exitCode, run.row('registry-token')?.[0]]).toEqual([0, 'ok']);
  });

  test('check of a registry that does not respond ends at the timeout, and names no other service', async () => {
    await using silent = await startServer(() => undefined);
    const run = await check({ inputs: { 'registry-address': silent.url, timeout: '1s' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'timed-out']);
    expect(run.row('registry-token')).toEqual([
      'failed',
      'No response before the timeout of the run',
      'Raise `timeout`, or check why the service is slow.',
    ]);
    expect(run.stdout).not.toContain('Nomad has not responded');
  });

  test('check reports a registry that cannot be reached, and a missing token, as failed checks', async () => {
    const away = await check({ inputs: { 'registry-address': 'http://127.0.0.1:9' } });
    expect([away.exitCode, away.outputs['reason'], away.row('registry-token')?.[0]]).toEqual([
      1,
      'unreachable',
      'failed',
    ]);
    const missing = await check({ inputs: { 'registry-token': '' } });
    expect(missing.checks.map(({ id, state, found: match }) => [id, state, match])).toEqual([
      ['registry-input-1', 'failed', 'Input `registry-token` is missing'],
    ]);
  });
});
