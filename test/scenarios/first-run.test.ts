import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { isSaidBy, readEntries } from '../documents/entries.ts';
import { removeRunFolders, type ActionRun } from '../support/action.ts';
import { createAuthority, hasOpenssl } from '../support/certificates.ts';
import { startGitHub } from '../support/github.ts';
import { listItems, parseMarkdown } from '../support/markdown.ts';
import { planWith, type Planning } from '../support/planning.ts';
import { startReplay } from '../support/replay.ts';
import { startServer, type Step, type TestServer } from '../support/server.ts';

// What somebody reads who runs mode `plan` for the first time, by the mistakes that are most likely then: the whole text, in the log and in the summary.

let secured: Sandbox;
let old: Sandbox;
/** Nobody listens there. */
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

interface Told {
  readonly exitCode: number | null;
  readonly reason: string;
  /** The entry that is linked to. */
  readonly help: string;
  /** Without the link. */
  readonly words: string;
}

const link = /\nMore: https:\/\/github\.com\/outrider\/outrider\/blob\/main\/docs\/troubleshooting\.md#([a-z-]+)$/;

/** What is said in annotations, checked against summary and page. */
function toldBy(run: ActionRun): readonly Told[] {
  return run.annotations.map(({ message }) => {
    const [whole = '', help = ''] = link.exec(message) ?? [];
    return { exitCode: run.exitCode, reason: run.outputs['reason'] ?? '', help, words: message.replace(whole, '') };
  });
}

/** As a reader of the summary sees its list: without links' addresses and white space. */
function itemsOf(run: ActionRun): readonly string[] {
  return listItems(parseMarkdown(run.summary)).map(plain);
}

function plain(words: string): string {
  return words.replaceAll('`', '').replaceAll(/\s/g, '');
}

/** The one thing that is told, after a look whether the summary says the same, and the page explains it. */
async function told(planning: Planning): Promise<Told> {
  const run = await planWith(planning);
  const [only, ...others] = toldBy(run);
  if (only === undefined || others.length > 0) throw new Error(`There is not one annotation: ${run.stdout}`);
  const entry = readEntries().find(({ anchor }) => anchor === only.help);
  const says = (text: string): boolean => isSaidBy(text, only.words);
  if (entry?.texts.some(says) !== true) throw new Error(`No text of ${only.help} says: ${only.words}`);
  const said = plain(`${only.words} More`);
  const inSummary = only.reason === '' || itemsOf(run).some((item) => item.endsWith(said));
  if (!inSummary) throw new Error(`The summary does not say: ${said}\n${itemsOf(run).join('\n')}`);
  return only;
}

const checkOut = 'Add `- uses: actions/checkout@v7` to the steps before this one.';

/** To Linux it is this machine; to us, as to anybody who reads it, it is none that is known. */
function somewhere(): string {
  return `https://0.0.0.0:${closed.port}`;
}

describe.concurrent('a first run tells what to do', () => {
  test('without a checkout', async () => {
    expect(await told({ files: {}, address: secured.scheduler })).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-checkout',
      words: `The workspace is empty: the repository is not checked out.\n${checkOut}`,
    });
  });

  test('with other files than a checkout', async () => {
    expect(await told({ files: { 'notes.txt': '' }, address: secured.scheduler })).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-checkout',
      words: `Input \`job-files\`: "*.nomad.hcl" matches no job file in the workspace.\nThe workspace is not a checkout of a repository. ${checkOut}`,
    });
  });

  test('without the permission to comment', async () => {
    await using scheduler = await startReplay('env-edited');
    const forbidden: Step = { status: 403, body: { message: 'Resource not accessible by integration' } };
    await using github = await startServer(forbidden);
    expect(await told({ address: scheduler.url, github })).toEqual({
      exitCode: 0,
      reason: '',
      help: 'no-right-to-comment',
      words:
        'No comment was written; the plan is in the step summary. GitHub answered 403 to GET /repos/acme/jobs/issues/7/comments: Resource not accessible by integration\n' +
        'Give the job `permissions: { contents: read, pull-requests: write }`; a pull request from a fork cannot have it.',
    });
  });

  test('without an address', async () => {
    expect(await told({})).toEqual({
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
      'from a runner of your own',
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
  ])('with an address that cannot be reached %s', async (_name, addressOf, runner, hint) => {
    const address = addressOf();
    const answer = await told({ address, env: { RUNNER_ENVIRONMENT: runner } });
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
  ])('without a token %s', async (_name, actor, why) => {
    await using github = await startGitHub();
    const env = { GITHUB_ACTOR: actor };
    expect(await told({ address: secured.scheduler, inputs: { token: '' }, github, env })).toEqual({
      exitCode: 1,
      reason: 'unauthorized',
      help: 'no-token',
      words: `${denied}\n${noToken}${why}`,
    });
  });

  test('with a token that may not', async () => {
    await using scheduler = await startServer({ status: 403, body: 'Permission denied' });
    expect(await told({ address: scheduler.url, inputs: { namespace: 'apps' } })).toEqual({
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
      'Job files found: `deploy/api.nomad.hcl`, `deploy/web.nomad.hcl`, `infra/db.nomad` and 1 more.',
    ],
    ['deploy/webb.nomad.hcl', 'does not exist in the workspace', 'Did you mean `deploy/web.nomad.hcl`?'],
    ['jobs/web.nomad.hcl', 'does not exist in the workspace', 'Did you mean `deploy/web.nomad.hcl`?'],
  ])('with `job-files: %s`, which names nothing', async (pattern, what, hint) => {
    expect(await told({ files, address: secured.scheduler, inputs: { 'job-files': pattern } })).toEqual({
      exitCode: 1,
      reason: 'input',
      help: 'no-such-job-file',
      words: `Input \`job-files\`: "${pattern}" ${what}.\n${hint}`,
    });
  });

  test('with a server that is too old', async () => {
    const inputs = { vars: 'image=two', token: '' };
    const source = `variable "image" { default = "one" }\n${job}`;
    expect(await told({ files: { 'web.nomad.hcl': source }, address: old.scheduler, inputs })).toEqual({
      exitCode: 1,
      reason: 'server',
      help: 'server-too-old',
      words:
        'Nomad is too old for variables: its parser takes them since version 1.6.0, and took no notice of those that are set\n' +
        'Upgrade Nomad, or write the values into the job file.',
    });
  });

  test.skipIf(!hasOpenssl)('with a certificate of a private authority', async () => {
    using authority = createAuthority('ours');
    await using scheduler = await startServer({}, authority.issue('IP:127.0.0.1'));
    expect(await told({ address: scheduler.url })).toEqual({
      exitCode: 1,
      reason: 'unreachable',
      help: 'private-certificate-authority',
      words: `POST /v1/jobs/parse: Nomad at 127.0.0.1:${scheduler.port} has a certificate from an authority that is not trusted\nSet the input \`ca-cert\` to the authority that signed it.`,
    });
  });

  test('with https where http is spoken', async () => {
    await using scheduler = await startServer({});
    const address = scheduler.url.replace('http:', 'https:');
    expect(await told({ address })).toEqual({
      exitCode: 1,
      reason: 'unreachable',
      help: 'http-or-https',
      words: `POST /v1/jobs/parse: Nomad at 127.0.0.1:${scheduler.port} does not speak TLS (is it an http address?)\nWrite the input \`address\` with \`http://\`, or let it speak TLS.`,
    });
  });

  test('with http where https is spoken', async () => {
    const body = 'Client sent an HTTP request to an HTTPS server.\n';
    await using scheduler = await startServer({ status: 400, body });
    expect(await told({ address: scheduler.url })).toEqual({
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
  ])('behind a page to log in with status %i', async (status, reason, words) => {
    await using scheduler = await startServer({ status, headers: { 'content-type': 'text/html' }, body: page });
    expect(await told({ address: scheduler.url })).toEqual({
      exitCode: 1,
      reason,
      help: 'not-the-service-itself',
      words,
    });
  });

  test('all at once', async () => {
    const run = await planWith({ files: {}, inputs: { 'tls-skip-verify': 'maybe' } });
    expect(toldBy(run).map(({ help, words }) => [help, words.split('\n')[0]])).toEqual([
      ['input', 'Input `tls-skip-verify` is "maybe", which is neither true nor false.'],
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
