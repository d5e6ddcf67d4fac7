import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeRunFolders } from '../support/action.ts';
import { withRows, type CheckRun } from '../support/checking.ts';
import { startServer } from '../support/server.ts';
import { network, releaseEvent, startModules, type ModuleStory } from '../support/modules.ts';

afterAll(removeRunFolders);

let story: ModuleStory;
beforeAll(async () => {
  story = await startModules({ versions: ['1.0.0', '1.1.0'], tagPrefix: 'network-' });
});
afterAll(() => story[Symbol.asyncDispose]());

type Run = NonNullable<Parameters<ModuleStory['deprecate']>[0]>;

async function check({ inputs, ...options }: Run = {}): Promise<CheckRun> {
  const run = await story.deprecate({
    event: releaseEvent('network-v1.1.0'),
    ...options,
    inputs: { mode: 'check', for: 'deprecate', ...inputs },
  });
  return withRows(run);
}

const moduleId = `module-${network}`;

describe('the module registry', () => {
  test('check succeeds for a deprecation with the token of a team, and names the tag prefix', async () => {
    const run = await check();
    expect(run.checks.map(({ id, state, found }) => [id, state, found])).toEqual([
      ['registry-token', 'ok', `HCP Terraform at \`${story.host}\` accepts it: a token of a team (\`api-team_acme\`)`],
      ['registry-tier-acme', 'ok', 'The organization is entitled to deprecate module versions'],
      [moduleId, 'ok', '2 versions; tags start with `network-` (registry); the token may manage it'],
      ['event-deprecate', 'ok', 'The tag `network-v1.1.0` was released'],
    ]);
    expect([run.exitCode, story.written()]).toEqual([0, []]);
    const given = await check({ inputs: { 'tag-prefix': 'net-' } });
    expect(given.row(moduleId)?.[1]).toContain('tags start with `net-` (input `tag-prefix`)');
  });

  test.each([
    ['owner', 0, 'warning', 'a token of a user', 'ok'],
    ['organization', 1, 'failed', 'a token of the organization', 'failed'],
    ['member', 1, 'warning', 'a token of a user', 'failed'],
  ] as const)('check of the token %s ends with %i', async (token, exitCode, state, found, module) => {
    const run = await check({ token });
    expect([run.exitCode, run.row('registry-token')?.[0], run.row(moduleId)?.[0]]).toEqual([exitCode, state, module]);
    expect(run.row('registry-token')?.[1]).toContain(found);
    expect(run.outputs['reason']).toBe(exitCode === 1 ? 'permission' : '');
  });

  test('check of a registry that does not answer ends at the timeout, and names no other service', async () => {
    await using silent = await startServer(() => undefined);
    const run = await check({ inputs: { 'registry-address': silent.url, timeout: '1s' } });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'timed-out']);
    expect(run.row('registry-token')).toEqual([
      'failed',
      'No answer before the timeout of the run',
      'Raise `timeout`, or check why the service is slow.',
    ]);
    expect(run.stdout).not.toContain('Nomad has not answered');
  });

  test.each([
    ['expired', 'unauthorized'],
    ['audit', 'not-found'],
  ] as const)('check fails for the token %s', async (token, reason) => {
    const run = await check({ token });
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, reason]);
  });

  test('check of a mode that only reads accepts a token that may not manage modules', async () => {
    const run = await check({ token: 'member', inputs: { for: 'check-modules' } });
    expect([run.row('registry-token')?.[0], run.row(moduleId)]).toEqual(['ok', ['ok', '2 versions', '']]);
    expect(run.row('registry-tier-acme')).toBeUndefined();
  });

  test('check fails for a module that the registry does not have, and checks the others', async () => {
    const run = await check({ inputs: { module: `${network}\nacme/nope/aws` } });
    expect([run.exitCode, run.outputs['reason'], run.row(moduleId)?.[0]]).toEqual([1, 'not-found', 'ok']);
    expect(run.row('module-acme/nope/aws')?.[0]).toBe('failed');
    expect(run.summary).toContain('troubleshooting.md#no-such-module');
  });

  test.each([
    [false, 1, 'failed', 'tier'],
    [undefined, 0, 'unknown', ''],
  ])('check of an organization whose entitlement is %s ends with %i', async (entitled, exitCode, state, reason) => {
    await using small = await startModules({
      versions: ['1.0.0'],
      options: { organization: { name: 'acme', entitled } },
    });
    const inputs = { mode: 'check', for: 'deprecate' };
    const run = withRows(await small.deprecate({ inputs, event: releaseEvent('v1.0.0') }));
    expect([run.exitCode, run.row('registry-tier-acme')?.[0], run.outputs['reason']]).toEqual([
      exitCode,
      state,
      reason,
    ]);
  });

  test('check reports a registry that cannot be reached, and missing inputs, as failed checks', async () => {
    const away = await check({ inputs: { 'registry-address': 'http://127.0.0.1:9' } });
    expect([away.exitCode, away.outputs['reason'], away.row(moduleId)?.[0]]).toEqual([1, 'unreachable', 'skipped']);
    const missing = await check({ inputs: { 'registry-token': '', module: '' } });
    expect(missing.checks.filter(({ state }) => state === 'failed').map(({ found }) => found)).toEqual([
      'Input `registry-token` is missing',
      'Input `module` is missing',
    ]);
  });
});
