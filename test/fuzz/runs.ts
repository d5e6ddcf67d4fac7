import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { runAction } from '../../src/run.ts';
import { captureRun } from '../support/captured-run.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { commandComment, commentWith, githubAnswer, registryAnswer, nomadAnswer, signingKey } from './answers.ts';
import { expectHarmless } from './harm.ts';
import { formatModeCommand, kinds, createPayload, type Kind } from './kinds.ts';
import { cuts, mutation, corrupt, corruptText } from './mutate.ts';

const jobFile = `variable "image" { default = "web:1" }
locals { path = "a.txt" }
job "web" {
  meta { a = "\${file(local.path)}" b = <<END
\${var.image} text
END
  }
  group "web" { task "web" { driver = "docker" config { image = var.image } } }
}
`;
const moduleCall = (host: string): string => `module "network" {
  source  = "${host}/acme/network/aws"
  version = "~> 1.0"
}
`;
const variables = '# set\nimage = "web:2"\n';

/** One run with its mutations. */
export interface Story {
  readonly kind: Kind;
  readonly choice: number;
  /** The first corrupt response; all later ones are corrupt, too. */
  readonly first: number;
  readonly status: number;
  readonly answers: Parameters<typeof corrupt>[1];
  readonly comment: Parameters<typeof corruptText>[1];
  readonly record: Parameters<typeof corrupt>[1];
  readonly event: Parameters<typeof corrupt>[1];
  readonly merged: boolean;
  readonly file: Parameters<typeof corruptText>[1];
  readonly variables: Parameters<typeof corruptText>[1];
}

const whole = fc.constant({ changes: [], cuts: [] });
const story: fc.Arbitrary<Story> = fc.record({
  kind: fc.constantFrom(...kinds),
  choice: fc.nat({ max: 1000 }),
  first: fc.nat({ max: 6 }),
  status: fc.constantFrom(200, 200, 200, 200, 200, 400, 403, 404, 409, 500),
  answers: mutation,
  comment: fc.oneof(fc.constant([]), cuts),
  record: fc.oneof(whole, mutation),
  event: fc.oneof(whole, whole, mutation),
  merged: fc.boolean(),
  file: fc.oneof(fc.constant([]), cuts),
  variables: fc.oneof(fc.constant([]), cuts),
});

/** The tokens and the key of the run, which its output must not contain. */
const secrets = [
  '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915',
  'ghs_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR',
  signingKey,
] as const;

interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: NodeJS.Dict<string | string[]>;
}

function bodyFor(request: Asked, row: Story): unknown {
  const { url, headers } = request;
  if (url.includes('/issues/comments/2')) return commandComment(formatModeCommand(row.kind.mode));
  if (url.startsWith('/v1/')) return nomadAnswer(url, row.choice);
  if (!url.startsWith('/github')) return registryAnswer(url);
  const comment = commentWith(row.record, String(headers['host']));
  return githubAnswer(request, corruptText(comment, row.comment), row.merged);
}

function serve(part: Story): Promise<TestServer> {
  let count = 0;
  return startServer((request, response) => {
    const isCorrupt = count++ >= part.first;
    const made = request.method === 'POST' && request.url.startsWith('/github/repos') ? 201 : 200;
    response.writeHead(isCorrupt ? part.status : made, { 'content-type': 'application/json; charset=utf-8' });
    response.end(corrupt(bodyFor(request, part), isCorrupt ? part.answers : { changes: [], cuts: [] }));
  });
}

/** The log and outputs of a run, its step summary, and the texts that it sends to GitHub. */
interface RunTexts {
  readonly output: string;
  readonly summary: string;
  readonly sent: readonly string[];
}

export async function runOnce(entry: Story): Promise<RunTexts> {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-fuzz-'));
  await using server = await serve(entry);
  try {
    const files = {
      'event.json': corrupt(createPayload(entry.kind, entry.merged), entry.event),
      'a.nomad': corruptText(jobFile, entry.file),
      'v.hcl': corruptText(variables, entry.variables),
      'a.txt': 'A',
      'outrider.yml': 'strict-vars: false\nchildren: true\n',
      'main.tf': corruptText(moduleCall(new URL(server.url).host), entry.file),
      output: '',
      summary: '',
    };
    for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
    const texts = await runIn(folder, environment(entry, server.url, folder));
    return {
      ...texts,
      sent: server.requests.flatMap(({ method, url, body }) => (method === 'GET' ? [] : readSentMarkdown(url, body))),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The Markdown in the body of a request to GitHub. */
function readSentMarkdown(path: string, body: string): readonly string[] {
  if (!path.startsWith('/github/repos') || body === '') return [];
  const { body: text } = JSON.parse(body) as { readonly body?: string };
  return text === undefined ? [] : [text];
}

async function runIn(folder: string, env: Readonly<Record<string, string>>): Promise<Omit<RunTexts, 'sent'>> {
  const { printed } = await captureRun(
    () =>
      runAction({
        env,
        directory: folder,
        cancellation: () => new AbortController().signal,
        version: process.versions.node,
      }),
    env['GITHUB_OUTPUT'],
  );
  const [output = '', summary = ''] = ['output', 'summary'].map((name) => readFileSync(join(folder, name), 'utf8'));
  const [path] = /^\/.*result\.json$/m.exec(output) ?? [];
  const document = path === undefined ? '' : readFileSync(path, 'utf8');
  return { output: [printed, output, summary, document].join('\n'), summary };
}

function environment(
  { kind: { mode, inputs: given, event } }: Story,
  url: string,
  folder: string,
): Record<string, string> {
  const isRegistry = ['deprecate', 'reinstate', 'check-modules', 'check'].includes(mode);
  const isNomad = mode !== 'command' && (!isRegistry || mode === 'check');
  const judgesRecords = ['plan', 'register', 'command'].includes(mode) || 'from-command' in given;
  const takesFiles = ['plan', 'register', 'parse', 'drift'].includes(mode);
  const inputs = {
    mode,
    ...given,
    ...(isRegistry ? { 'registry-address': url, 'registry-token': secrets[0] } : {}),
    ...(isNomad ? { address: url, token: secrets[0], config: 'outrider.yml' } : {}),
    ...(judgesRecords ? { 'signing-key': signingKey } : {}),
    ...(takesFiles ? { 'var-files': 'v.hcl' } : {}),
    'github-token': secrets[1],
  };
  return {
    ...Object.fromEntries(Object.entries(inputs).map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value])),
    RUNNER_TEMP: folder,
    GITHUB_WORKSPACE: folder,
    GITHUB_REPOSITORY: 'acme/jobs',
    GITHUB_API_URL: `${url}/github`,
    GITHUB_GRAPHQL_URL: `${url}/github/graphql`,
    GITHUB_EVENT_NAME: event ?? 'pull_request',
    GITHUB_EVENT_PATH: join(folder, 'event.json'),
    GITHUB_SHA: (event === 'issue_comment' ? 'b' : 'a').repeat(40),
    GITHUB_RUN_ID: '4711',
    GITHUB_RUN_NUMBER: '12',
    GITHUB_OUTPUT: join(folder, 'output'),
    GITHUB_STEP_SUMMARY: join(folder, 'summary'),
  };
}

/** No run crashes, leaks a token or takes too long, whatever its files, responses and events contain. */
export const runsAreHarmless = fc.asyncProperty(story, async (item) => {
  await expectHarmless(async () => {
    const { output } = await runOnce(item);
    if (output.includes('Internal error')) throw new Error(`It ended with an internal error: ${output.slice(0, 2000)}`);
    return output;
  }, secrets);
});
