import { describe, expect, test } from 'vitest';
import { hasOpenssl } from '../support/certificates.ts';
import { service } from '../support/registering.ts';
import { startServer } from '../support/server.ts';
import { missing } from './runner/act.ts';
import { recipe, startNewcomer } from './runner/newcomer.ts';
import { leadTo } from './runner/registry-address.ts';

/**
 * The recipes of the README by a real workflow runner, nektos/act, without containers: in a new repository, with dist as `uses:`, emulate as GitHub,
 * and the sandbox as scheduler and registry. Skipped without `act` on PATH, or without OUTRIDER_TEST_CHECKOUT, a folder with actions/checkout.
 */
const skipped = missing.length === 0 ? '' : ` (skipped: ${missing.join(', ')})`;
const patience = 60_000;

const preview = recipe('Preview on pull request');
// The runner does not know this word of GitHub's yet.
const register = recipe('Register on merge').replace(/^ +queue: max\n/m, '');
const dryDeprecate = recipe('Deprecate on release');
// As its comment says: once the dry run has shown what would change.
const deprecate = dryDeprecate.replace(/\n +dry-run: true # remove this line.*/, '');
const web = { 'jobs/web.nomad.hcl': service('web') };

/** How the runner shows what a step gave out. */
function output(name: string, value: string): string {
  return `⚙  ::set-output:: ${name}=${value}`;
}

describe.skipIf(missing.length > 0)(
  `the recipes of the README by a workflow runner${skipped}`,
  { timeout: patience },
  () => {
    test('preview: the plan is the one comment on the pull request', async () => {
      await using newcomer = await startNewcomer();
      const pull = await newcomer.propose(web);
      const run = await newcomer.opened(preview, pull);
      expect(run.log).toContain(output('summary', '1 new'));
      expect(run.log).toContain('🏁  Job succeeded');
      expect(run.exitCode).toBe(0);
      expect(await newcomer.comment(pull)).toContain('### 🔵 Plan: 1 new');
      expect(run.log).not.toContain(newcomer.secrets.scheduler);
      expect(await newcomer.job('web')).toBeUndefined();
    });

    test('register: what was planned runs after the merge, and the comment says so', async () => {
      await using newcomer = await startNewcomer();
      const pull = await newcomer.propose(web);
      await newcomer.opened(preview, pull);
      await newcomer.merge(pull);
      const run = await newcomer.merged(register, pull);
      expect(run.log).toContain(output('outcome', 'successful'));
      expect(run.exitCode).toBe(0);
      expect(await newcomer.job('web')).toMatchObject({ Status: 'running', Version: 0 });
      expect(await newcomer.comment(pull)).toMatch(/^### 🟢 Rolled out in \d+ s$/m);
      const again = await newcomer.merged(register, pull);
      expect(again.log).toContain(output('changed', 'false'));
      expect(await newcomer.job('web')).toMatchObject({ Version: 0 });
    });

    test('register: what nobody has seen planned is refused, as an error of the step', async () => {
      await using newcomer = await startNewcomer();
      const pull = await newcomer.propose(web);
      await newcomer.merge(pull);
      const run = await newcomer.merged(register, pull);
      expect(run.log).toMatch(/❗ {2}::error[^\n]*::[^\n]*Not registered/);
      expect(run.log).toContain(output('reason', 'not-reviewed'));
      expect(run.log).toContain('🏁  Job failed');
      expect(run.exitCode).toBe(1);
      expect(await newcomer.job('web')).toBeUndefined();
    });

    test('preview: a mistake in a job file is an error at its line', async () => {
      await using newcomer = await startNewcomer();
      const pull = await newcomer.propose({ 'jobs/web.nomad.hcl': 'job "web" {\n  group "app" {\n' });
      const run = await newcomer.opened(preview, pull);
      expect(run.log).toMatch(/❗ {2}::error [^\n]*file=jobs\/web\.nomad\.hcl,[^\n]*line=\d+/);
      expect(run.exitCode).toBe(1);
      expect(await newcomer.comment(pull)).toContain('jobs/web.nomad.hcl');
    });

    test('preview without a stored token: what it logs in with is hidden in the steps after it, too', async () => {
      await using newcomer = await startNewcomer();
      const { identity } = newcomer.secrets;
      await using issuer = await startServer({ body: { value: identity } });
      const pull = await newcomer.propose(web);
      const telling = `\n      - run: echo "The identity is $IDENTITY."\n`;
      const run = await newcomer.opened(recipe('Without stored tokens', 'docs/tokens.md') + telling, pull, {
        env: {
          IDENTITY: identity,
          ACTIONS_ID_TOKEN_REQUEST_URL: `${issuer.url}/token?api-version=2.0`,
          ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token-of-the-job',
        },
      });
      expect(run.log).toContain('| The identity is ***.');
      expect(run.log).not.toContain(identity);
      expect(run.log).not.toContain('request-token-of-the-job');
      expect(run.exitCode).toBe(0);
      expect(await newcomer.comment(pull)).toContain('### 🔵 Plan: 1 new');
    });

    test.skipIf(!hasOpenssl)('deprecate: the versions that a release supersedes are deprecated', async () => {
      await using newcomer = await startNewcomer();
      const { modules, registry } = newcomer.sandbox;
      await using detour = await leadTo(registry);
      modules.publish({ name: 'network', provider: 'aws', versions: ['1.0.0', '2.0.0'] });
      modules.release('acme/network/aws', '2.1.0');
      const deprecated = (): readonly string[] =>
        ['1.0.0', '2.0.0', '2.1.0'].filter((version) => modules.deprecation('acme/network/aws', version) !== null);
      const dry = await newcomer.released(dryDeprecate, 'v2.1.0', detour);
      expect([dry.exitCode, deprecated()]).toEqual([0, []]);
      const run = await newcomer.released(deprecate, 'v2.1.0', detour);
      expect(run.log).toContain(output('changed', 'true'));
      expect(run.exitCode).toBe(0);
      expect(new Set(detour.asked)).toEqual(new Set(['CONNECT app.terraform.io:443']));
      expect(deprecated()).toEqual(['1.0.0', '2.0.0']);
      expect(run.log).not.toContain(newcomer.secrets.registry);
    });
  },
);
