import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pullRequestEvent } from '../support/github.ts';
import { readResult } from '../support/result.ts';
import { startSetup, type Setup } from '../support/checking.ts';

/** The rows of a group of settings: name, source and value. */
function readSettings(log: string, group = 'Effective settings'): readonly (readonly string[])[] {
  const start = log.indexOf(`::group::${group}\n`);
  const [, rows = ''] =
    /^::group::[^\n]*\n(?:::stop-commands::[^\n]*\n)?(.*?)^::/ms.exec(log.slice(Math.max(0, start))) ?? [];
  return rows
    .trim()
    .split('\n')
    .map((line) => line.split(/ {2,}/));
}

describe('a setup that works', () => {
  test('check prints each setting with its source in a group of the log, the defaults last', async () => {
    await using setup = await startSetup();
    const file = [
      'namespace: shop',
      "job-files: ['jobs/*.hcl', '!jobs/old/*']",
      'vars: { count: 3, image: web:1 }',
      'environments:',
      '  staging:',
      '    namespace: stage',
    ];
    setup.workspace.write('.github/outrider.yml', file.join('\n'));
    const inputs = { environment: 'staging', vars: 'image=web:2', timeout: '5m' };
    const run = await setup.check(inputs, { env: { NOMAD_REGION: 'global' } });
    expect(readSettings(run.stdout)).toEqual([
      ['address', 'workflow', expect.stringMatching(/^http:/)],
      ['token', 'workflow', 'set, not shown'],
      ['namespace', '.github/outrider.yml:6', 'stage'],
      ['region', 'NOMAD_REGION', 'global'],
      ['job-files', '.github/outrider.yml:2', 'jobs/*.hcl, !jobs/old/*'],
      ['vars', 'workflow', 'image'],
      ['vars', '.github/outrider.yml:3', 'count'],
      ['signing-key', 'workflow', 'set, not shown'],
      ['github-token', 'workflow or default', 'set, not shown'],
      ['environment', 'workflow', 'staging'],
      ['timeout', 'workflow', '5m'],
    ]);
    const defaults = readSettings(run.stdout, 'Settings with their default values');
    expect(new Set(defaults.map(([, source]) => source))).toEqual(new Set(['default']));
    expect(defaults).toContainEqual(['stop-removed', 'default', 'false']);
  });

  test('check shows no value of a setting that is or may be secret', async () => {
    await using setup = await startSetup();
    const key = `-----BEGIN PRIVATE KEY-----\n${'MIIEvQIBADANBgkqhkiG9w0BAQEFAASC'.repeat(3)}\n-----END PRIVATE KEY-----`;
    const run = await setup.check({
      for: 'plan\ndispatch',
      address: 'https://ada:hunter2-x9@nomad.example:4646',
      token: '',
      'secret-vars': 'password=hunter3-x9',
      vars: 'password=hunter4-x9\nimage=web:2',
      'redact-patterns': 'hunter5-x9',
      payload: 'hunter6-x9',
      'ca-cert': key,
      'client-cert': key.replaceAll('\n', ''),
      'ui-address': 'https://nomad.example/?token=ghp_0123456789abcdefghijABCDEFGHIJ012345',
    });
    const shown = run.stdout.replaceAll(/^::add-mask::.*$/gm, '');
    expect(shown).not.toMatch(/hunter|MIIEv|ghp_/);
    expect(readSettings(run.stdout)).toContainEqual(['vars', 'workflow', 'password, image']);
    expect(readSettings(run.stdout)).toContainEqual(['ca-cert', 'workflow', '3 lines']);
    expect(readSettings(run.stdout)).toContainEqual(['client-cert', 'workflow', '148 characters']);
    expect(readSettings(run.stdout)).toContainEqual(['payload', 'workflow', 'set, not shown']);
  });

  test('check checks a mode once that the input for lists twice', async () => {
    await using setup = await startSetup();
    const run = await setup.check({ for: 'plan\nplan' });
    expect(readResult(run).checks).toEqual(readResult(await setup.check({ for: 'plan' })).checks);
  });

  test.each([
    ['plan2', /contains "plan2", which is not a mode with a setup to check\.\nDid you mean `plan`\?/],
    ['check', /contains "check", which is not a mode/],
  ])('check refuses the mode %s in the input for', async (mode, message) => {
    await using setup = await startSetup();
    const run = await setup.check({ for: mode });
    expect([run.exitCode, run.outputs['reason'], setup.requests]).toEqual([1, 'input', []]);
    expect(run.annotations[0]?.message).toMatch(message);
  });
});

describe('the signing key', () => {
  let setup: Setup;
  beforeAll(async () => {
    setup = await startSetup();
  });
  afterAll(() => setup[Symbol.asyncDispose]());

  test('check fails for a signing key that is too short, and still makes the other checks', async () => {
    const run = await setup.check({ 'signing-key': 'short' });
    expect(run.row('signing-key')).toEqual([
      'failed',
      'Input `signing-key` has 5 bytes in line 1; each line is a key of at least 16 bytes',
      'Create a key with `openssl rand -base64 32`. In a reusable workflow, the secret `OUTRIDER_SIGNING_KEY` sets it.',
    ]);
    expect([run.exitCode, run.outputs['reason'], run.row('nomad-rights-plan')?.[0]]).toEqual([1, 'input', 'ok']);
  });

  test('check fails without a signing key for a register run, and warns for a plan alone', async () => {
    const register = await setup.check({ for: 'plan\nregister', 'signing-key': '' });
    expect(register.row('signing-key')?.slice(0, 2)).toEqual([
      'failed',
      'Not set, so nothing can be registered after a review',
    ]);
    expect((await setup.check({ 'signing-key': '' })).row('signing-key')?.[0]).toBe('warning');
  });

  test('check of modes that sign nothing needs no signing key', async () => {
    const run = await setup.check({ for: 'status', 'signing-key': '' });
    expect([run.exitCode, run.row('signing-key')]).toEqual([0, undefined]);
  });

  test('check of a fork without secrets skips checks of values that GitHub withholds, and does not fail', async () => {
    const withheld = { address: '', token: '', 'signing-key': '', for: 'plan' };
    const run = await setup.check(withheld, { event: pullRequestEvent(true) });
    expect([run.exitCode, run.row('nomad-address')?.[0], run.row('github-pull-requests-write')?.[0]]).toEqual([
      0,
      'skipped',
      'skipped',
    ]);
  });
});
