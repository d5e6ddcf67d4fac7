import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { matchesEntry, readEntries } from '../documents/entries.ts';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { createAuthority, hasOpenssl } from '../support/certificates.ts';
import { startGitHub } from '../support/github.ts';
import { listItems, parseMarkdown } from '../support/markdown.ts';
import { planWith, type PlanningOptions } from '../support/planning.ts';
import { startReplay } from '../support/replay.ts';
import { startServer, type Step, type TestServer } from '../support/server.ts';

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
  removeRunFolders();
});

interface Report {
  readonly exitCode: number | null;
  readonly reason: string;
  /** The entry that is linked to. */
  readonly help: string;
  /** Without the link. */
  readonly words: string;
}

const link = /\nMore: https:\/\/github\.com\/outrider\/outrider\/blob\/main\/docs\/troubleshooting\.md#([a-z-]+)$/;

/** The annotations of a run, each without its link. */
function reportsOf(run: ActionRun): readonly Report[] {
  return run.annotations.map(({ message }) => {
    const [whole = '', help = ''] = link.exec(message) ?? [];
    return { exitCode: run.exitCode, reason: run.outputs['reason'] ?? '', help, words: message.replace(whole, '') };
  });
}

/** The list items of the summary, without link addresses and white space. */
function itemsOf(run: ActionRun): readonly string[] {
  return listItems(parseMarkdown(run.summary)).map(plain);
}

function plain(words: string): string {
  return words.replaceAll('`', '').replaceAll(/\s/g, '');
}

/** The only annotation of a run; throws unless the summary contains it and docs/troubleshooting.md explains it. */
async function reportOf(options: PlanningOptions): Promise<Report> {
  const run = await planWith(options);
  const [only, ...others] = reportsOf(run);
  if (only === undefined || others.length > 0) throw new Error(`There is not one annotation: ${run.stdout}`);
  const entry = readEntries().find(({ anchor }) => anchor === only.help);
  const matches = (text: string): boolean => matchesEntry(text, only.words);
  if (entry?.texts.some(matches) !== true) throw new Error(`No text of ${only.help} says: ${only.words}`);
  const expected = plain(`${only.words} How to fix this`);
  const inSummary = only.reason === '' || itemsOf(run).some((item) => item.endsWith(expected));
  if (!inSummary) throw new Error(`The summary does not say: ${expected}\n${itemsOf(run).join('\n')}`);
  return only;
}

const checkOut = 'Add `- uses: actions/checkout@v7` to the steps before this one.';

/** An address that Linux routes to this machine, and Outrider does not know as local. */
function somewhere(): string {
  return `https://0.0.0.0:${closed.port}`;
}

describe.concurrent('first run of plan', () => {
  test('a first run without a checkout names the missing step', async () => {
    expect(await reportOf({ files: {}, address: secured.scheduler })).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-checkout',
      words: `The workspace is empty: the repository is not checked out.\n${checkOut}`,
    });
  });

  test('a first run in a folder that is not a checkout names the missing step', async () => {
    expect(await reportOf({ files: { 'notes.txt': '' }, address: secured.scheduler })).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-checkout',
      words: `Input \`job-files\`: "*.nomad.hcl" matches no job file in the workspace.\nThe workspace is no checkout of a repository. ${checkOut}`,
    });
  });

  test('a first run without permission to comment names the permission', async () => {
    await using nomad = await startReplay('env-edited');
    const forbidden: Step = { status: 403, body: { message: 'Resource not accessible by integration' } };
    await using github = await startServer(forbidden);
    expect(await reportOf({ address: nomad.url, github })).toEqual({
      exitCode: 0,
      reason: '',
      help: 'no-right-to-comment',
      words:
        'No comment was written; the plan is in the step summary. GitHub answered 403 to GET /repos/acme/jobs/issues/7/comments: Resource not accessible by integration\n' +
        'Give the job `permissions: { contents: read, pull-requests: write }`; a pull request from a fork cannot have it.',
    });
  });

  test('a first run without an address says how to set it', async () => {
    expect(await reportOf({})).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-address',
      words:
        'Input `address` is missing.\n' +
        'Give the address of Nomad, as `https://nomad.example:4646`, or set `NOMAD_ADDR`. ' +
        '`${{ vars.… }}` and `${{ secrets.… }}` are empty where nothing is stored by that name, or not for this run.',
    });
  });

  test.each([
    [
      'from a hosted runner',
      somewhere,
      'github-hosted',
      "Check the input `address`. If it is right: GitHub's hosted runners are outside of your network. Run the job on a self-hosted runner inside, join the network by a step before this one (VPN, tunnel), or give it a public address with mutual TLS (`client-cert`, `client-key`).",
    ],
    [
      'from a self-hosted runner',
      somewhere,
      'self-hosted',
      'Check the input `address`, and that this machine may reach it.',
    ],
    [
      'on the hosted runner itself',
      () => closed.url,
      'github-hosted',
      'Check the input `address`: it names this runner itself, where a step before this one has to start what listens there.',
    ],
  ])('a first run with an unreachable address says what to check %s', async (_name, addressOf, runner, hint) => {
    const address = addressOf();
    const answer = await reportOf({ address, env: { RUNNER_ENVIRONMENT: runner } });
    const tries = /(?:, \d times in a row)?/.source;
    expect(answer).toEqual({
      exitCode: 1,
      reason: 'unreachable',
      help: 'no-way-to-the-address',
      words: expect.stringMatching(
        new RegExp(
          `^POST /v1/jobs/parse: Nomad at ${new URL(address).host.replaceAll('.', String.raw`\.`)} refused the connection${tries}\n`,
        ),
      ) as string,
    });
    expect(answer.words.split('\n')[1]).toBe(hint);
  });

  const denied = `POST /v1/jobs/parse: Nomad denies it (403): Permission denied`;
  const noToken =
    'No token was given; set the input `token` to one with the ACL capability `parse-job` (or `submit-job`) in the namespace `default`.';

  test.each([
    [
      'in a run of Dependabot',
      'dependabot[bot]',
      " GitHub gives Dependabot's runs Dependabot's own secrets alone: store the token among these, too.",
    ],
    ['anywhere else', 'ada', ''],
  ])('a first run without a token %s says how to set it', async (_name, actor, why) => {
    await using github = await startGitHub();
    const env = { GITHUB_ACTOR: actor };
    expect(await reportOf({ address: secured.scheduler, inputs: { token: '' }, github, env })).toEqual({
      exitCode: 1,
      reason: 'unauthorized',
      help: 'no-token',
      words: `${denied}\n${noToken}${why}`,
    });
  });

  test('a first run with a token without permission names the capability', async () => {
    await using nomad = await startServer({ status: 403, body: 'Permission denied' });
    expect(await reportOf({ address: nomad.url, inputs: { namespace: 'apps' } })).toEqual({
      exitCode: 1,
      reason: 'unauthorized',
      help: 'missing-right',
      words: `${denied}\nThe token needs the ACL capability \`parse-job\` (or \`submit-job\`) in the namespace \`apps\`; it may also be unknown to Nomad, or expired.`,
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
      'Of job files there are: `deploy/api.nomad.hcl`, `deploy/web.nomad.hcl`, `infra/db.nomad` and 1 more.',
    ],
    ['deploy/webb.nomad.hcl', 'does not exist in the workspace', 'Did you mean `deploy/web.nomad.hcl`?'],
    ['jobs/web.nomad.hcl', 'does not exist in the workspace', 'Did you mean `deploy/web.nomad.hcl`?'],
  ])('a first run with `job-files: %s`, which matches nothing, suggests job files', async (pattern, what, hint) => {
    expect(await reportOf({ files, address: secured.scheduler, inputs: { 'job-files': pattern } })).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-such-job-file',
      words: `Input \`job-files\`: "${pattern}" ${what}.\n${hint}`,
    });
  });

  test('a first run against an old server names the version that it needs', async () => {
    const inputs = { vars: 'image=two', token: '' };
    const source = `variable "image" { default = "one" }\n${job}`;
    expect(await reportOf({ files: { 'web.nomad.hcl': source }, address: old.scheduler, inputs })).toEqual({
      exitCode: 1,
      reason: 'server',
      help: 'server-too-old',
      words:
        'Nomad is too old for variables: its parser takes them since version 1.6.0, and took no notice of those that are set\n' +
        'Upgrade Nomad, or write the values into the job file.',
    });
  });

  test.skipIf(!hasOpenssl)('a first run against a certificate of a private authority names `ca-cert`', async () => {
    using authority = createAuthority('ours');
    await using nomad = await startServer({}, authority.issue('IP:127.0.0.1'));
    expect(await reportOf({ address: nomad.url })).toEqual({
      exitCode: 1,
      reason: 'unreachable',
      help: 'private-certificate-authority',
      words: `POST /v1/jobs/parse: Nomad at 127.0.0.1:${nomad.port} has a certificate from an authority that is not trusted\nSet the input \`ca-cert\` to the authority that signed it.`,
    });
  });

  test('a first run with https against an http server names the scheme', async () => {
    await using nomad = await startServer({});
    const address = nomad.url.replace('http:', 'https:');
    expect(await reportOf({ address })).toEqual({
      exitCode: 1,
      reason: 'unreachable',
      help: 'http-or-https',
      words: `POST /v1/jobs/parse: Nomad at 127.0.0.1:${nomad.port} does not speak TLS (is it an http address?)\nWrite the input \`address\` with \`http://\`, or let it speak TLS.`,
    });
  });

  test('a first run with http against an https server names the scheme', async () => {
    const body = 'Client sent an HTTP request to an HTTPS server.\n';
    await using nomad = await startServer({ status: 400, body });
    expect(await reportOf({ address: nomad.url })).toEqual({
      exitCode: 1,
      reason: 'unreachable',
      help: 'http-or-https',
      words:
        'POST /v1/jobs/parse: Nomad speaks https (400): Client sent an HTTP request to an HTTPS server.\nWrite the input `address` with `https://`.',
    });
  });

  const page = '<!DOCTYPE html><html><head><title>Log in | ACME</title></head></html>';

  test.each([
    [
      200,
      'server',
      `POST /v1/jobs/parse: Nomad's answer cannot be used: it is an HTML page titled "Log in | ACME"\nCheck that the input \`address\` is that of Nomad itself.`,
    ],
    [
      403,
      'unauthorized',
      'POST /v1/jobs/parse: Nomad denies it (403): an HTML page titled "Log in | ACME"\nA web page is no answer of Nomad: something in front of it wants a log-in. Set the input `http-auth` if it takes that, or the `address` of Nomad itself.',
    ],
  ])('a first run against a log-in page with status %i says that it is not Nomad', async (status, reason, words) => {
    await using nomad = await startServer({ status, headers: { 'content-type': 'text/html' }, body: page });
    expect(await reportOf({ address: nomad.url })).toEqual({
      exitCode: 1,
      reason,
      help: 'not-the-service-itself',
      words,
    });
  });

  test('a first run reports all invalid inputs at once', async () => {
    const run = await planWith({ files: {}, inputs: { 'tls-skip-verify': 'maybe' } });
    expect(reportsOf(run).map(({ help, words }) => [help, words.split('\n')[0]])).toEqual([
      ['input', 'Input `tls-skip-verify` is "maybe", which is not a valid boolean.'],
      ['no-address', 'Input `address` is missing.'],
      ['no-checkout', 'The workspace is empty: the repository is not checked out.'],
    ]);
    expect(itemsOf(run)).toHaveLength(3);
  });
});

const job = `job "web" {
  datacenters = ["dc1"]
  group "app" {
    task "server" {
      driver = "docker"
      config { image = "web:1" }
    }
  }
}
`;
