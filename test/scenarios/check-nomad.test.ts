import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { otherEvent } from '../support/github.ts';
import { startSetup, type CheckRun, type Setup } from '../support/checking.ts';
import { startProxy } from '../support/proxy.ts';
import { startServer } from '../support/server.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await startSetup();
});
afterAll(() => setup[Symbol.asyncDispose]());
afterEach(() => {
  setup.intercept = () => undefined;
});

type Policy = keyof NonNullable<Setup['sandbox']['keys']>['tokens'];

function findToken(name: Policy): string {
  return setup.sandbox.keys?.tokens[name] ?? '';
}

function answer(start: string, status: number, body: string): void {
  setup.intercept = ({ path, answer: send }) => {
    if (path.startsWith(start)) send(status, body);
  };
}

describe('the address of Nomad', () => {
  test('check fails where nothing responds, and skips only the checks that need Nomad', async () => {
    const { url } = await closeServer();
    const run = await setup.check({ address: url });
    expect([run.exitCode, run.outputs['reason'], run.row('nomad-address')?.[0]]).toEqual([1, 'unreachable', 'failed']);
    expect(run.row('nomad-token')).toEqual(['skipped', 'Nomad did not respond', '']);
    expect(listNomadChecks(run)).toEqual(['nomad-address', 'nomad-token']);
    expect([run.row('signing-key')?.[0], run.row('github-pull-requests-write')?.[0]]).toEqual(['ok', 'ok']);
  });

  test.each([
    ['a page of another server', 200, '<html><title>Welcome</title></html>'],
    ['other JSON', 200, '{"version": 1}'],
    ['an unknown path', 404, '404 page not found'],
  ])('check fails if %s responds instead of Nomad', async (_, status, body) => {
    answer('/', status, body);
    const run = await setup.check();
    expect([run.exitCode, run.row('nomad-address')?.[0]]).toEqual([1, 'failed']);
    expect(run.outputs['reason']).toBe('server');
  });

  test.each([
    ['', 'missing', 'no-address'],
    ['nomad.example:4646', 'has no scheme', 'invalid-address'],
    ['http://nomad.example:4646', 'anyone on the network could read the token', 'plain-http'],
  ])('check reports the invalid address "%s" as a failed check', async (address, message, help) => {
    const run = await setup.check({ address });
    const failed = run.checks.filter(({ state }) => state === 'failed');
    expect([run.exitCode, failed.length, failed[0]?.found]).toEqual([1, 1, expect.stringContaining(message)]);
    expect(run.summary).toContain(`troubleshooting.md#${help}`);
    expect(run.row('signing-key')?.[0]).toBe('ok');
  });

  test('check fails for a region that the cluster does not have', async () => {
    const run = await setup.check({ region: 'mars' });
    expect(run.row('nomad-region')).toEqual([
      'failed',
      'The cluster has no region `mars`',
      'Set `region` in `.github/outrider.yml` to one of `global`, or remove it.',
    ]);
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'input']);
    expect(run.row('nomad-token')).toEqual(['skipped', 'The region does not exist', '']);
    expect(listNomadChecks(run)).toEqual(['nomad-region', 'nomad-token', 'nomad-address']);
    const known = await setup.check({ region: 'global' });
    expect([known.row('nomad-region')?.[0], known.row('nomad-rights-plan')?.[0]]).toEqual(['ok', 'ok']);
  });

  test('check of mode list accepts all namespaces, and check of other modes does not', async () => {
    const list = await setup.check({ for: 'list', namespace: '*' });
    expect([list.exitCode, list.row('nomad-rights-list')]).toEqual([0, ['ok', 'The token has `list-jobs`', '']]);
    const plan = await setup.check({ for: 'list\nplan', namespace: '*' });
    expect([plan.exitCode, plan.row('nomad-input-1')?.[1]]).toEqual([
      1,
      'Input `namespace` is `*`, which only `mode: list` accepts',
    ]);
  });

  test('check sends its requests through the proxy', async () => {
    await using proxy = await startProxy({ target: Number(new URL(setup.sandbox.scheduler).port) });
    const run = await setup.check(
      { address: 'http://nomad.example:4646', insecure: 'http' },
      { env: { http_proxy: `http://user:secret-of-the-proxy@127.0.0.1:${proxy.port}` } },
    );
    expect(run.row('nomad-rights-plan')?.[0]).toBe('ok');
    expect(proxy.requests.length).toBeGreaterThan(2);
    expect(run.stdout + run.summary).not.toContain('secret-of-the-proxy');
  });
});

function listNomadChecks({ checks }: CheckRun): readonly string[] {
  return checks.map(({ id }) => id).filter((id) => id.startsWith('nomad-'));
}

async function closeServer(): Promise<{ readonly url: string }> {
  await using server = await startServer({ body: '' });
  return { url: server.url };
}

describe('the Nomad token', () => {
  test('check warns where ACLs are off, also on a server that responds with an error then', async () => {
    await using open = await startSetup({});
    const off = ['warning', 'ACLs are off: anyone who can reach Nomad can change everything'];
    const run = await open.check({ for: 'plan\nregister', comment: 'off' }, { event: otherEvent('workflow_dispatch') });
    expect([run.exitCode, run.row('nomad-token')?.slice(0, 2)]).toEqual([0, off]);
    expect(run.row('nomad-rights-register')?.[0]).toBe('ok');
    open.intercept = ({ path, answer: send }) => {
      if (path.startsWith('/v1/acl/')) send(400, 'ACL support disabled');
    };
    expect((await open.check()).row('nomad-token')?.slice(0, 2)).toEqual(off);
  });

  test('check warns about a management token, which may do more than any mode needs', async () => {
    const run = await setup.check({ token: setup.sandbox.keys?.token ?? '' });
    expect([run.exitCode, run.row('nomad-token')?.[0]]).toEqual([0, 'warning']);
    expect(run.row('nomad-token')?.[1]).toContain('can change everything in the cluster');
    expect(run.row('nomad-rights-plan')?.[0]).toBe('ok');
  });

  test('check fails for a token that Nomad does not recognize', async () => {
    const run = await setup.check({ token: '11111111-2222-3333-4444-555555555555' });
    expect(run.row('nomad-token')?.slice(0, 2)).toEqual(['failed', 'Nomad does not recognize this token']);
    expect(run.row('nomad-rights-plan')).toEqual(['skipped', 'The token is not valid', '']);
    expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
  });

  test('check of a run without a token begins with the missing token, if anonymous requests are denied', async () => {
    const run = await setup.check({ token: '' });
    expect(run.row('nomad-token')?.slice(0, 2)).toEqual(['failed', 'No token is set: requests are anonymous']);
    expect([run.exitCode, run.row('nomad-rights-plan')?.[0]]).toEqual([1, 'failed']);
    expect(run.annotations[0]?.properties['title']).toBe('No token');
  });
});

describe('the capabilities of the token', () => {
  test.each<[mode: string, having: Policy, lacking: Policy, missing: readonly string[]]>([
    ['plan', 'plan-only', 'reader', ['plan-job']],
    ['register', 'reverter', 'plan-only', ['register-job']],
    ['parse', 'reader', 'scaler', ['parse-job']],
    ['dispatch', 'dispatcher', 'scaler', ['dispatch-job']],
    ['scale', 'scaler', 'reader', ['scale-job']],
    ['revert', 'deploy', 'plan-only', ['revert-job', 'promote-deployment']],
    ['stable', 'deploy', 'reverter', ['stable-job']],
    ['evaluate', 'reverter', 'plan-only', ['evaluate-job']],
    ['periodic-force', 'dispatcher', 'reader', ['force-periodic-job']],
    ['stop', 'deploy', 'plan-only', ['deregister-job']],
    ['promote', 'deploy', 'reverter', ['promote-deployment']],
    ['fail-deployment', 'deploy', 'reverter', ['fail-deployment']],
    ['status', 'reader', 'plan-only', []],
    ['list', 'reader', 'scaler', ['list-jobs']],
    ['drift', 'plan-only', 'dispatcher', ['plan-job', 'parse-job', 'list-jobs']],
  ])(
    'check of %s accepts the policy %s, and shows the whole policy where %s lacks a capability',
    async (mode, having, lacking, missing) => {
      const event = otherEvent('workflow_dispatch');
      const good = await setup.check({ for: mode, token: findToken(having) }, { event });
      expect(good.row(`nomad-rights-${mode}`)?.[0]).toBe('ok');
      const run = await setup.check({ for: mode, token: findToken(lacking) }, { event });
      if (missing.length === 0) return;
      const [, finding = '', fix] = run.row(`nomad-rights-${mode}`) ?? [];
      expect(finding.replaceAll(/ \(only [^)]*\)/g, '')).toBe(
        `The token lacks ${missing.map((name) => `\`${name}\``).join(', ')}`,
      );
      const whole = good.row(`nomad-rights-${mode}`)?.[1]?.replace('The token has ', '').replaceAll('`', '"');
      expect(fix).toContain(`The token needs the policy \`namespace "default" { capabilities = [${whole}] }\``);
      expect([run.exitCode, run.outputs['reason']]).toEqual([1, 'unauthorized']);
      const elsewhere = await setup.check({ for: mode, token: findToken(lacking), namespace: 'prodd' }, { event });
      const note = ', or the namespace `prodd` does not exist';
      expect([fix, elsewhere.row(`nomad-rights-${mode}`)?.[2]?.includes(note)]).toEqual([
        expect.not.stringContaining('does not exist'),
        true,
      ]);
    },
  );

  test('check only warns about a capability that only some jobs need', async () => {
    const revert = { for: 'revert', token: findToken('reverter') };
    const run = await setup.check(revert);
    expect([run.exitCode, run.row('nomad-rights-revert')]).toEqual([
      0,
      [
        'warning',
        'The token lacks `promote-deployment` (only for jobs with canaries)',
        'The token needs the policy `namespace "default" { capabilities = ["read-job", "plan-job", "revert-job", "promote-deployment"] }`. Before Nomad 1.11.2, `submit-job` is needed instead of `promote-deployment`.',
      ],
    ]);
    expect((await setup.check({ ...revert, promote: 'off' })).row('nomad-rights-revert')?.[0]).toBe('ok');
    const evaluate = { for: 'evaluate', token: findToken('reverter') };
    expect((await setup.check(evaluate)).row('nomad-rights-evaluate')?.[0]).toBe('ok');
    expect((await setup.check({ ...evaluate, promote: 'auto' })).row('nomad-rights-evaluate')?.[0]).toBe('warning');
  });

  test.each([
    ['true', 'warning', 'The token lacks `read-logs` (only for `logs`)'],
    ['comment', 'warning', 'The token lacks `read-logs` (only for `logs`)'],
    ['false', 'ok', 'The token has `plan-job`, `parse-job`, `read-job`, `register-job`'],
  ])('check of a step with `logs: %s` and a token without `read-logs` ends with %s', async (logs, state, text) => {
    const register = { for: 'register', token: findToken('reverter'), promote: 'off', logs };
    const run = await setup.check(register);
    expect([run.exitCode, run.row('nomad-rights-register')?.slice(0, 2)]).toEqual([0, [state, text]]);
    expect((await setup.check({ ...register, token: findToken('deploy') })).row('nomad-rights-register')?.[0]).toBe(
      'ok',
    );
  });

  test('capabilities are unknown if the token cannot read its policies', async () => {
    answer('/v1/acl/policy/', 403, 'Permission denied');
    const plan = await setup.check();
    expect(plan.row('nomad-token')?.slice(0, 2)).toEqual([
      'unknown',
      'Client token `plan-only`; policy `plan-only`, which cannot be read',
    ]);
    expect([plan.exitCode, plan.row('nomad-rights-plan')]).toEqual([
      0,
      [
        'unknown',
        'It is unknown whether the token has `plan-job`, `parse-job`, `read-job`',
        'Make sure that a policy of the token has: `namespace "default" { capabilities = ["plan-job", "parse-job", "read-job"] }`',
      ],
    ]);
  });

  test('check names the policy of a token that does not exist', async () => {
    answer('/v1/acl/policy/', 404, 'ACL policy not found');
    expect((await setup.check()).row('nomad-token')?.slice(0, 2)).toEqual([
      'warning',
      'Client token `plan-only`; policy `plan-only`: no such policy exists',
    ]);
  });

  test('check in the generic dialect does not read the token, and capabilities are unknown', async () => {
    await using generic = await startSetup({ acl: true, dialect: 'generic' });
    const inputs = { dialect: 'generic', address: generic.sandbox.scheduler, for: 'plan\nscale', comment: 'off' };
    const run = await generic.check(inputs, { event: otherEvent('workflow_dispatch') });
    const rows = ['nomad-address', 'nomad-token', 'nomad-rights-plan', 'nomad-rights-scale'];
    expect([run.exitCode, rows.map((id) => run.row(id)?.[0])]).toEqual([0, ['ok', 'skipped', 'unknown', 'unknown']]);
  });
});

describe('a login with auth-method', () => {
  const requestToken = 'request-token-of-the-job';

  async function logIn(identity: string | undefined, inputs: Readonly<Record<string, string>> = {}) {
    await using runner = await startServer({ body: { value: identity ?? '' } });
    const env = { ACTIONS_ID_TOKEN_REQUEST_URL: `${runner.url}/token`, ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken };
    return await setup.check({ token: '', 'auth-method': 'github', ...inputs }, identity === undefined ? {} : { env });
  }

  test('check logs in once, and checks the rights of the token that it gets', async () => {
    const identity = setup.sandbox.keys?.identities.good ?? '';
    const before = setup.requests.length;
    const run = await logIn(identity, { audience: 'nomad.example' });
    const accepted = ['ok', 'Nomad accepts the identity token', ''];
    expect([run.exitCode, run.row('auth-method')]).toEqual([0, accepted]);
    expect(run.row('nomad-token')?.[1]).toContain('policy `deploy`');
    expect(run.row('nomad-rights-plan')?.[0]).toBe('ok');
    expect(setup.requests.slice(before).filter((line) => line === 'POST /v1/acl/login')).toHaveLength(1);
    const masked = [...run.stdout.matchAll(/^::add-mask::(.*)$/gm)].map(([, secret]) => secret ?? '');
    expect(masked).toContain(identity);
    const output = run.stdout.replaceAll(/^::add-mask::.*$/gm, '') + run.summary + JSON.stringify(run.outputs);
    expect(masked.filter((secret) => output.includes(secret))).toEqual([]);
  });

  test('check fails for a job that gets no identity token', async () => {
    const run = await logIn(undefined);
    expect([run.exitCode, run.row('auth-method')?.[0]]).toEqual([1, 'failed']);
    expect(run.row('auth-method')?.[2]).toContain('Add `id-token: write`');
    expect(run.row('nomad-token')).toEqual(['skipped', 'The login failed', '']);
  });

  test.each(['wrong-audience', 'expired', 'unbound'] as const)(
    'check fails for an identity token that Nomad does not accept: %s',
    async (name) => {
      const run = await logIn(setup.sandbox.keys?.identities[name]);
      expect([run.exitCode, run.row('auth-method')?.[0]]).toEqual([1, 'failed']);
    },
  );
});
