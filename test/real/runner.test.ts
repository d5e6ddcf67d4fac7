import { describe, expect, test } from 'vitest';
import { hasOpenssl } from '../support/certificates.ts';
import { service } from '../support/registering.ts';
import { startServer } from '../support/server.ts';
import { missingTools, output } from './runner/act.ts';
import { example, startNewcomer } from './runner/newcomer.ts';
import { redirectRegistry } from './runner/registry-address.ts';

/**
 * The steps that the README links to, by a real workflow runner, nektos/act, without containers: in a new repository, with dist as `uses:`, emulate as GitHub,
 * and the sandbox as Nomad and registry. Skipped without `act` on PATH, or without OUTRIDER_TEST_CHECKOUT, a folder with actions/checkout.
 */
const skipped = missingTools.length === 0 ? '' : ` (skipped: ${missingTools.join(', ')})`;
const patience = 60_000;

const preview = example('preview.yml');
const register = example('register.yml');
const dryDeprecate = example('deprecate.yml');
// As its comment says: once the dry run has shown what would change.
const deprecate = dryDeprecate.replace(/\n +dry-run: true #.*/, '');
const web = { 'jobs/web.nomad.hcl': service('web') };

describe.skipIf(missingTools.length > 0)(
  `recipes of the README in a workflow runner${skipped}`,
  { timeout: patience },
  () => {
    test('the preview recipe writes one comment with the plan', async () => {
      await using newcomer = await startNewcomer();
      const pull = await newcomer.propose(web);
      const run = await newcomer.runOnOpen(preview, pull);
      expect(run.log).toContain(output('summary', '`web` is new'));
      expect(run.log).toContain('🏁  Job succeeded');
      expect(run.exitCode).toBe(0);
      expect(await newcomer.comment(pull)).toContain('### 🔵 Plan: `web` is new');
      expect(run.log).not.toContain(newcomer.secrets.nomad);
      expect(await newcomer.job('web')).toBeUndefined();
    });

    test('the register recipe registers the reviewed job after the merge, and the comment says so', async () => {
      await using newcomer = await startNewcomer();
      const pull = await newcomer.propose(web);
      await newcomer.runOnOpen(preview, pull);
      await newcomer.merge(pull);
      const run = await newcomer.runOnMerge(register, pull);
      expect(run.log).toContain(output('outcome', 'successful'));
      expect(run.exitCode).toBe(0);
      expect(await newcomer.job('web')).toMatchObject({ Status: 'running', Version: 0 });
      expect(await newcomer.comment(pull)).toMatch(/^### 🟢 `web` rolled out in \d+ s$/m);
      const workflowResult = await newcomer.runOnMerge(register, pull);
      expect(workflowResult.log).toContain(output('changed', 'false'));
      expect(await newcomer.job('web')).toMatchObject({ Version: 0 });
    });

    test('the register recipe refuses a job without a plan with an error of the step', async () => {
      await using newcomer = await startNewcomer();
      const pull = await newcomer.propose(web);
      await newcomer.merge(pull);
      const run = await newcomer.runOnMerge(register, pull);
      expect(run.log).toMatch(/❗ {2}::error[^\n]*::There is no record of a reviewed plan/);
      expect(run.log).toContain(output('reason', 'not-reviewed'));
      expect(run.log).toContain('🏁  Job failed');
      expect(run.exitCode).toBe(1);
      expect(await newcomer.job('web')).toBeUndefined();
    });

    test('the preview recipe annotates an error in a job file at its line', async () => {
      await using newcomer = await startNewcomer();
      const pull = await newcomer.propose({ 'jobs/web.nomad.hcl': 'job "web" {\n  group "app" {\n' });
      const run = await newcomer.runOnOpen(preview, pull);
      expect(run.log).toMatch(/❗ {2}::error [^\n]*file=jobs\/web\.nomad\.hcl,[^\n]*line=\d+/);
      expect(run.exitCode).toBe(1);
      expect(await newcomer.comment(pull)).toContain('jobs/web.nomad.hcl');
    });

    test('the preview recipe without stored tokens masks the identity token in later steps, too', async () => {
      await using newcomer = await startNewcomer();
      const { identity } = newcomer.secrets;
      await using issuer = await startServer({ body: { value: identity } });
      const pull = await newcomer.propose(web);
      const echoStep = `\n      - run: echo "The identity is $IDENTITY."\n`;
      const run = await newcomer.runOnOpen(example('preview-identity-token.yml') + echoStep, pull, {
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
      expect(await newcomer.comment(pull)).toContain('### 🔵 Plan: `web` is new');
    });

    test.skipIf(!hasOpenssl)('the deprecate recipe deprecates the versions that a release supersedes', async () => {
      await using newcomer = await startNewcomer();
      const { modules, registry } = newcomer.sandbox;
      await using detour = await redirectRegistry(registry);
      modules.publish({ name: 'network', provider: 'aws', versions: ['1.0.0', '2.0.0'] });
      modules.release('acme/network/aws', '2.1.0');
      const listDeprecated = (): readonly string[] =>
        ['1.0.0', '2.0.0', '2.1.0'].filter((version) => modules.deprecation('acme/network/aws', version) !== null);
      const dry = await newcomer.runOnRelease(dryDeprecate, 'v2.1.0', detour);
      expect([dry.exitCode, listDeprecated()]).toEqual([0, []]);
      const run = await newcomer.runOnRelease(deprecate, 'v2.1.0', detour);
      expect(run.log).toContain(output('changed', 'true'));
      expect(run.exitCode).toBe(0);
      expect(new Set(detour.requests)).toEqual(new Set(['CONNECT app.terraform.io:443']));
      expect(listDeprecated()).toEqual(['1.0.0', '2.0.0']);
      expect(run.log).not.toContain(newcomer.secrets.registry);
    });
  },
);
