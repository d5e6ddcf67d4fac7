import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { linkDocumentation } from '../../src/report/documentation.ts';
import { readEntries } from '../documents/entries.ts';
import { matchesEntry } from '../documents/quoted-errors.ts';
import type { ActionRun } from '../support/action.ts';
import { createAuthority, hasOpenssl } from '../support/certificates.ts';
import { startGitHub } from '../support/github.ts';
import { listItems, parseMarkdown } from '../support/markdown.ts';
import { planWith, type PlanningOptions } from '../support/planning.ts';
import { startServer, type TestServer } from '../support/server.ts';

// The errors that are most likely in a first run of mode `plan`, with their whole text in the log and in the summary.

let secured: Sandbox;
let old: Sandbox;
/** A port on which nothing listens. */
let closed: TestServer;
beforeAll(async () => {
  secured = await startSandbox({ acl: true });
  old = await startSandbox({ version: '1.5' });
  closed = await startServer({});
  await closed[Symbol.asyncDispose]();
});
afterAll(async () => {
  await secured.close();
  await old.close();
});

interface Report {
  readonly exitCode: number | null;
  readonly reason: string;
  /** The entry that is linked to. */
  readonly help: string;
  /** Without the link. */
  readonly words: string;
}

const link = new RegExp(`\\nMore: ${RegExp.escape(linkDocumentation('troubleshooting.md'))}#([a-z-]+)$`);

/** The file of an error for which no file is to blame, and which is on none. */
const fileNote = /\n1 file: \S+\.nomad\.hcl$/;

/** The annotations of a run, each without its link and that file. */
function listReports(run: ActionRun): readonly Report[] {
  return run.annotations.map(({ message }) => {
    const [whole = '', help = ''] = link.exec(message) ?? [];
    return {
      exitCode: run.exitCode,
      reason: run.outputs['reason'] ?? '',
      help,
      words: message.replace(whole, '').replace(fileNote, ''),
    };
  });
}

/** The list items of the summary, without link addresses and white space. */
function listSummaryItems(run: ActionRun): readonly string[] {
  return listItems(parseMarkdown(run.summary)).map(plain);
}

function plain(words: string): string {
  return words.replaceAll('`', '').replaceAll(/\s/g, '');
}

/** The only annotation of a run; throws unless the summary contains it and docs/troubleshooting.md explains it. */
async function readReport(options: PlanningOptions): Promise<Report> {
  const run = await planWith(options);
  const [only, ...others] = listReports(run);
  if (only === undefined || others.length > 0) throw new Error(`There is not one annotation: ${run.stdout}`);
  const entry = readEntries().find(({ anchor }) => anchor === only.help);
  const matches = (text: string): boolean => matchesEntry(text, only.words);
  if (entry?.texts.some(matches) !== true) throw new Error(`No text of ${only.help} says: ${only.words}`);
  const expected = plain(`${only.words} How to fix this`);
  const inSummary = only.reason === '' || listSummaryItems(run).some((item) => item.endsWith(expected));
  if (!inSummary) throw new Error(`The summary does not say: ${expected}\n${listSummaryItems(run).join('\n')}`);
  return only;
}

const checkOut = 'Add `- uses: actions/checkout@v7` to the steps before this one.';

/** An address that Linux routes to this machine, and Outrider does not know as local. */
function somewhere(): string {
  return `https://0.0.0.0:${closed.port}`;
}

function denied(address: string): string {
  return `Permission denied by Nomad at ${new URL(address).host} (403, POST /v1/jobs/parse)`;
}

describe.concurrent('first run of plan', () => {
  test('a first run without a checkout names the missing step', async () => {
    expect(await readReport({ files: {}, address: secured.scheduler })).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-checkout',
      words: `The workspace is empty: the repository is not checked out.\n${checkOut}`,
    });
  });

  test('a first run in a folder that is not a checkout names the missing step', async () => {
    expect(await readReport({ files: { 'notes.txt': '' }, address: secured.scheduler })).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-checkout',
      words: `Input \`job-files\`: "*.nomad.hcl" matches no job file in the workspace.\nThe workspace is not a checkout of a repository. ${checkOut}`,
    });
  });

  test('a first run without an address says how to set it', async () => {
    expect(await readReport({})).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-address',
      words:
        'Input `address` is missing.\n' +
        'Set it to the address of Nomad, such as `https://nomad.example:4646`, or set `NOMAD_ADDR`. ' +
        '`${{ vars.… }}` and `${{ secrets.… }}` are empty if the variable or secret does not exist, or is not available to this run.',
    });
  });

  test.each([
    [
      'from a hosted runner',
      somewhere,
      'github-hosted',
      'Check `address`. If it is correct: GitHub-hosted runners are outside your network. Use a self-hosted runner inside your network, connect to the network in an earlier step (VPN, tunnel), or use a public address with mutual TLS (`client-cert`, `client-key`).',
    ],
    [
      'from a self-hosted runner',
      somewhere,
      'self-hosted',
      'Check `address` and that the runner can reach it, then re-run this workflow job.',
    ],
    [
      'on the hosted runner itself',
      () => closed.url,
      'github-hosted',
      'Check `address`: it is the address of the runner itself, where an earlier step has to start the server.',
    ],
  ])('a first run with an unreachable address says what to check %s', async (_name, chooseAddress, runner, hint) => {
    const address = chooseAddress();
    const answer = await readReport({ address, env: { RUNNER_ENVIRONMENT: runner } });
    const tries = /(?: in \d attempts)?/.source;
    expect(answer).toEqual({
      exitCode: 1,
      reason: 'unreachable',
      help: 'address-not-reachable',
      words: expect.stringMatching(
        new RegExp(
          `^Nomad at ${new URL(address).host.replaceAll('.', String.raw`\.`)} cannot be reached: it refused the connection${tries} \\(POST /v1/jobs/parse\\)\n`,
        ),
      ) as string,
    });
    expect(answer.words.split('\n')[1]).toBe(hint);
  });

  test('a first run with a host that DNS does not know says so once', async () => {
    const run = await readReport({ address: 'https://nothing.invalid:4646' });
    expect(run.help).toBe('address-not-reachable');
    expect(run.words).toMatch(
      /^Nomad at nothing\.invalid:4646 cannot be reached: (?:DNS does not resolve the host name|the DNS server did not respond)/,
    );
  });

  const noToken =
    'Set `token` (secret `NOMAD_PLAN_TOKEN`) to a token with the ACL capability `parse-job` (or `submit-job`) in the namespace `default`. This mode needs the policy `namespace "default" { capabilities = ["plan-job", "parse-job", "read-job"] }`.';

  test.each([
    [
      'in a run of Dependabot',
      'dependabot[bot]',
      ' This is a run of Dependabot, which gets only Dependabot secrets: store the token again, with `gh secret set NOMAD_PLAN_TOKEN --app dependabot`.',
    ],
    [
      'anywhere else',
      'ada',
      ' `${{ secrets.NOMAD_PLAN_TOKEN }}` is empty if the secret does not exist, or if the call of a reusable workflow does not pass it in `secrets`.',
    ],
  ])('a first run without a token %s says how to set it', async (_name, actor, reason) => {
    await using github = await startGitHub();
    const env = { GITHUB_ACTOR: actor };
    expect(await readReport({ address: secured.scheduler, inputs: { token: '' }, github, env })).toEqual({
      exitCode: 1,
      reason: 'unauthorized',
      help: 'no-token',
      words: `No token is set, and Nomad at ${new URL(secured.scheduler).host} requires one (403, POST /v1/jobs/parse)\n${noToken}${reason}`,
    });
  });

  test.each([
    ['NOMAD_PLAN_TOKEN', { mode: 'parse' }],
    ['NOMAD_REGISTER_TOKEN', { mode: 'register', review: 'ignore' }],
    ['NOMAD_PLAN_TOKEN', { mode: 'register', review: 'ignore', 'dry-run': 'true' }],
    ['NOMAD_DRIFT_TOKEN', { mode: 'drift' }],
  ])('a first run without a token names the secret %s in %j', async (secret, inputs) => {
    await using github = await startGitHub();
    const { words } = await readReport({ address: secured.scheduler, inputs: { token: '', ...inputs }, github });
    expect(words).toContain('No token is set');
    expect(words).toContain(`Set \`token\` (secret \`${secret}\`) to a token`);
    expect(words).toContain(` \`\${{ secrets.${secret} }}\` is empty if`);
  });

  test('a first run without a token and with `policy-override` names a policy that can override', async () => {
    const inputs = { token: '', 'policy-override': 'true' };
    await using github = await startGitHub();
    const { words } = await readReport({ address: secured.scheduler, inputs, github });
    expect(words).toContain('capabilities = ["plan-job", "parse-job", "read-job", "sentinel-override"] }');
  });

  test('a first run with a token without permission names the capability', async () => {
    await using nomad = await startServer(({ url }, response) => {
      const isOwnToken = url.startsWith('/v1/acl/token/self');
      response.writeHead(isOwnToken ? 200 : 403).end(isOwnToken ? '{"AccessorID": "a"}' : 'Permission denied');
    });
    expect(await readReport({ address: nomad.url, inputs: { namespace: 'apps' } })).toEqual({
      exitCode: 1,
      reason: 'unauthorized',
      help: 'missing-capability',
      words: `${denied(nomad.url)}\nThe token needs the ACL capability \`parse-job\` (or \`submit-job\`) in the namespace \`apps\`. This mode needs the policy \`namespace "apps" { capabilities = ["plan-job", "parse-job", "read-job"] }\`. Or the namespace is wrong, or the server has just started and does not recognize the token yet: re-run this workflow job.`,
    });
  });

  const files = {
    'deploy/api.nomad.hcl': '',
    'deploy/web.nomad.hcl': '',
    'infra/db.nomad': '',
    'infra/job.nomad.json': '',
    'infra/main.hcl': '',
  };

  test.each([
    [
      'jobs/**/*.nomad.hcl',
      'matches no job file in the workspace',
      'Job files found: `deploy/api.nomad.hcl`, `deploy/web.nomad.hcl`, `infra/db.nomad`, 1 more.',
    ],
    ['deploy/webb.nomad.hcl', 'does not exist in the workspace', 'Did you mean `deploy/web.nomad.hcl`?'],
    ['jobs/web.nomad.hcl', 'does not exist in the workspace', 'Did you mean `deploy/web.nomad.hcl`?'],
  ])('a first run with `job-files: %s`, which matches nothing, suggests job files', async (pattern, what, hint) => {
    expect(await readReport({ files, address: secured.scheduler, inputs: { 'job-files': pattern } })).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-such-job-file',
      words: `Input \`job-files\`: "${pattern}" ${what}.\n${hint}`,
    });
  });

  test.skipIf(!hasOpenssl)('a first run against a certificate of a private authority names `ca-cert`', async () => {
    using authority = createAuthority('ours');
    await using nomad = await startServer({}, authority.issue('IP:127.0.0.1'));
    expect(await readReport({ address: nomad.url })).toEqual({
      exitCode: 1,
      reason: 'unreachable',
      help: 'private-certificate-authority',
      words: `Nomad at 127.0.0.1:${nomad.port} cannot be reached: it has a certificate from an authority that is not trusted (POST /v1/jobs/parse)\nSet \`ca-cert\` to the certificate of the authority that signed it.`,
    });
  });

  test('a first run with http against an https server names the scheme', async () => {
    const body = 'Client sent an HTTP request to an HTTPS server.\n';
    await using nomad = await startServer({ status: 400, body });
    expect(await readReport({ address: nomad.url })).toEqual({
      exitCode: 1,
      reason: 'unreachable',
      help: 'http-or-https',
      words: `Nomad at 127.0.0.1:${nomad.port} expects HTTPS: Client sent an HTTP request to an HTTPS server (400, POST /v1/jobs/parse)\nWrite \`address\` with \`https://\`.`,
    });
  });

  const page = '<!DOCTYPE html><html><head><title>Log in | ACME</title></head></html>';

  test.each([
    [
      200,
      'server',
      'Unexpected response from Nomad at HOST: it is an HTML page titled "Log in | ACME" (200, POST /v1/jobs/parse)\nCheck that `address` is the address of Nomad itself.',
    ],
    [
      403,
      'unauthorized',
      'Permission denied at HOST: an HTML page titled "Log in | ACME" (403, POST /v1/jobs/parse)\nThe response is a web page: a proxy in front of Nomad requires a login. Set `http-auth` (secret `NOMAD_HTTP_AUTH`) if the proxy accepts it, or set `address` to Nomad itself.',
    ],
    [
      302,
      'server',
      'Nomad at HOST redirects to login.example, and redirects are not followed (302, POST /v1/jobs/parse)\nSet `address` to the address of the service itself.',
    ],
  ])('a first run against a login page with status %i says that it is not Nomad', async (status, reason, words) => {
    const headers = { 'content-type': 'text/html', location: 'https://login.example/' };
    await using nomad = await startServer({ status, headers, body: page });
    // The job file is not at fault.
    const { annotations } = await planWith({ address: nomad.url });
    expect(annotations.map(({ properties }) => properties['file'])).toEqual([undefined]);
    expect(await readReport({ address: nomad.url })).toEqual({
      exitCode: 1,
      reason,
      help: 'response-from-another-service',
      words: words.replace('HOST', `127.0.0.1:${nomad.port}`),
    });
  });
});
