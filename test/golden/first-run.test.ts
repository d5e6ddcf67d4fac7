import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { linkDocumentation } from '../../src/report/documentation.ts';
import { readEntries } from '../documents/entries.ts';
import { matchesEntry } from '../documents/quoted-errors.ts';
import type { ActionRun } from '../support/action.ts';
import { createAuthority, hasOpenssl } from '../support/certificates.ts';
import { startGitHub } from '../support/github.ts';
import { listItems, parseMarkdown } from '../support/markdown.ts';
import { planWith, type PlanningOptions } from '../support/planning.ts';
import { startServer, type Step, type TestServer } from '../support/server.ts';

/** The errors that are most likely in a first run of mode `plan`, with their whole text in the log and in the summary. */

type Inputs = Readonly<Record<string, string>>;

let secured: Sandbox;
/** A port on which nothing listens. */
let closed: TestServer;
beforeAll(async () => {
  secured = await startSandbox({ acl: true });
  closed = await startServer({});
  await closed[Symbol.asyncDispose]();
});
afterAll(async () => {
  await secured.close();
});

interface Report {
  readonly exitCode: number | null;
  readonly reason: string;
  readonly file: string;
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
  return run.annotations.map(({ message, properties }) => {
    const [whole = '', help = ''] = link.exec(message) ?? [];
    return {
      exitCode: run.exitCode,
      reason: run.outputs['reason'] ?? '',
      file: properties['file'] ?? 'no file',
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

/** An address that Linux routes to this machine, and Outrider does not recognize as local. */
function somewhere(): string {
  return `https://0.0.0.0:${closed.port}`;
}

/** The report of a run against a server with these responses. */
async function reportResponse(step: Step, planning: PlanningOptions = {}): Promise<Report> {
  await using nomad = await startServer(step);
  return await readReport({ address: nomad.url, ...planning });
}

/** A cluster whose tokens have rights, asked without one. */
async function withoutToken(inputs: Inputs = {}, env: Inputs = {}): Promise<Report> {
  await using github = await startGitHub();
  return await readReport({ address: secured.scheduler, inputs: { token: '', ...inputs }, github, env });
}

const files = {
  'deploy/api.nomad.hcl': '',
  'deploy/web.nomad.hcl': '',
  'infra/db.nomad': '',
  'infra/job.nomad.json': '',
  'infra/main.hcl': '',
};
const noJobFile = async (pattern: string): Promise<Report> =>
  readReport({ files, address: secured.scheduler, inputs: { 'job-files': pattern } });

const respondToOwnToken: Step = ({ url }, response) => {
  const isOwnToken = url.startsWith('/v1/acl/token/self');
  response.writeHead(isOwnToken ? 200 : 403).end(isOwnToken ? '{"AccessorID": "a"}' : 'Permission denied');
};

const loginPage = (status: number): Step => ({
  status,
  headers: { 'content-type': 'text/html', location: 'https://login.example/' },
  body: '<!DOCTYPE html><html><head><title>Log in | ACME</title></head></html>',
});

const cases: Readonly<Record<string, () => Promise<Report>>> = {
  'Without a checkout': async () => readReport({ files: {}, address: secured.scheduler }),
  'In a folder that is not a checkout': async () =>
    readReport({ files: { 'notes.txt': '' }, address: secured.scheduler }),
  'Without an address': async () => readReport({}),
  'With an unreachable address, from a hosted runner': async () =>
    readReport({ address: somewhere(), env: { RUNNER_ENVIRONMENT: 'github-hosted' } }),
  'With an unreachable address, from a self-hosted runner': async () =>
    readReport({ address: somewhere(), env: { RUNNER_ENVIRONMENT: 'self-hosted' } }),
  'With an unreachable address on the github-hosted runner itself': async () =>
    readReport({ address: closed.url, env: { RUNNER_ENVIRONMENT: 'github-hosted' } }),
  'With an unreachable address on the self-hosted runner itself': async () =>
    readReport({ address: closed.url, env: { RUNNER_ENVIRONMENT: 'self-hosted' } }),
  'Without a token': async () => withoutToken({}, { GITHUB_ACTOR: 'ada' }),
  'Without a token, in a run of Dependabot': async () => withoutToken({}, { GITHUB_ACTOR: 'dependabot[bot]' }),
  'Without a token, by `mode: parse`': async () => withoutToken({ mode: 'parse' }),
  'Without a token, by a register run': async () => withoutToken({ mode: 'register', review: 'ignore' }),
  'Without a token, by a dry register run': async () =>
    withoutToken({ mode: 'register', review: 'ignore', 'dry-run': 'true' }),
  'Without a token, by `mode: drift`': async () => withoutToken({ mode: 'drift' }),
  'Without a token, with `policy-override`': async () => withoutToken({ 'policy-override': 'true' }),
  'With a token without permission': async () => reportResponse(respondToOwnToken, { inputs: { namespace: 'apps' } }),
  'With a glob that matches nothing': async () => noJobFile('jobs/**/*.nomad.hcl'),
  'With a misspelt file': async () => noJobFile('deploy/webb.nomad.hcl'),
  'With a file in another folder': async () => noJobFile('jobs/web.nomad.hcl'),
  'With http against an https server': async () =>
    reportResponse({ status: 400, body: 'Client sent an HTTP request to an HTTPS server.\n' }),
  'Against a login page': async () => reportResponse(loginPage(200)),
  'Against a login page with 403': async () => reportResponse(loginPage(403)),
  'Against a redirect to a login page': async () => reportResponse(loginPage(302)),
};

function describeReport({ exitCode, reason, file, help, words }: Report): string {
  const text = words
    .replaceAll(/\b(?:127\.0\.0\.1|0\.0\.0\.0|localhost):\d+/g, 'nomad.example:4646')
    .replace(/ in \d attempts/, '');
  return `Exit code ${exitCode}, reason \`${reason}\`, ${file}, explained in \`#${help}\`:\n\n\`\`\`text\n${text}\n\`\`\`\n`;
}

test('the errors of a first run are those of the golden file', { timeout: 240_000 }, async () => {
  const sections = await Promise.all(
    Object.entries(cases).map(async ([title, play]) => `## ${title}\n\n${describeReport(await play())}`),
  );
  await expect(`# The errors of a first run\n\n${sections.join('\n')}`).toMatchFileSnapshot('./first-run/errors.md');
});

test('a first run with a host that DNS does not recognize reports this once', async () => {
  const run = await readReport({ address: 'https://nothing.invalid:4646' });
  expect(run.help).toBe('address-not-reachable');
  expect(run.words).toMatch(
    /^Nomad at nothing\.invalid:4646 cannot be reached: (?:DNS does not resolve the host name|the DNS server did not respond)/,
  );
});

test.skipIf(!hasOpenssl)('a first run against a certificate of a private authority names `ca-cert`', async () => {
  using authority = createAuthority('ours');
  await using nomad = await startServer({}, authority.issue('IP:127.0.0.1'));
  expect(await readReport({ address: nomad.url })).toEqual({
    exitCode: 1,
    reason: 'unreachable',
    file: 'no file',
    help: 'private-certificate-authority',
    words: `Nomad at 127.0.0.1:${nomad.port} cannot be reached: it has a certificate from an authority that is not trusted (POST /v1/jobs/parse).\nSet \`ca-cert\` to the certificate of the authority that signed it.`,
  });
});
