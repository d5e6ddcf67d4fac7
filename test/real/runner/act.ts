import { execFile } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const path = process.env['PATH'] ?? '';
const checkout = process.env['OUTRIDER_TEST_CHECKOUT'] ?? '';

/** The missing prerequisites, as text; empty if a workflow can be run. */
export const missingTools: readonly string[] = [
  path.split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, 'act'))) ? '' : 'no `act` on PATH',
  existsSync(join(checkout, 'action.yml')) ? '' : 'OUTRIDER_TEST_CHECKOUT names no copy of actions/checkout',
].filter((text) => text !== '');

/** A workflow, and the context that GitHub would give it. */
export interface WorkflowRequest {
  readonly workflow: string;
  readonly event: string;
  readonly payload: object;
  readonly secrets: Readonly<Record<string, string>>;
  readonly vars: Readonly<Record<string, string>>;
  /** The environment of every step, including the addresses of GitHub. */
  readonly env: Readonly<Record<string, string>>;
  /** The git repository of the workflow; `actions/checkout` fetches from it. */
  readonly repository: string;
}

export interface WorkflowResult {
  readonly exitCode: number;
  /** Everything that the runner printed, step by step. */
  readonly log: string;
}

/** The environment in which a workflow of `acme/jobs` uses GitHub at an address. */
export function githubEnvironment(url: string): Readonly<Record<string, string>> {
  return {
    GITHUB_REPOSITORY: 'acme/jobs',
    GITHUB_SERVER_URL: url,
    GITHUB_API_URL: url,
    GITHUB_GRAPHQL_URL: `${url}/graphql`,
  };
}

/** A workflow runner on this machine, without containers. */
export interface Runner extends Disposable {
  run(request: WorkflowRequest): Promise<WorkflowResult>;
}

/**
 * Sets it up in a folder of its own: `outrider/outrider@v1` is the action, dist and the reusable workflows as they are here, each version of
 * `actions/checkout` the copy that is named by OUTRIDER_TEST_CHECKOUT, and git goes to the repository on this machine wherever GitHub's is meant. No
 * configuration of this machine's user is read.
 *
 * @param actions folders of further actions, by their names such as `actions/attest@v4`
 */
export function createRunner(actions: Readonly<Record<string, string>> = {}): Runner {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-runner-'));
  const action = join(folder, 'outrider');
  for (const part of ['action.yml', 'dist', '.github/actions/outrider'])
    cpSync(join(root, part), join(action, part), { recursive: true });
  const workflows = globSync('.github/workflows/*.yml', { cwd: root }).map((name) => {
    const text = readFileSync(join(root, name), 'utf8');
    return { name, text };
  });
  mkdirSync(join(action, '.github/workflows'));
  for (const { name, text } of workflows) writeFileSync(join(action, name), withoutUnsupported(text));
  const checkouts = workflows.flatMap(({ text }) => text.match(/actions\/checkout@[0-9a-f]{40}/g) ?? []);
  let runs = 0;
  return {
    run(request) {
      const at = join(folder, String((runs += 1)));
      mkdirSync(at);
      const file = (name: string, content: string): string => {
        writeFileSync(join(at, name), content);
        return join(at, name);
      };
      const flags = [
        '-P=ubuntu-latest=-self-hosted',
        '-P=self-hosted=-self-hosted',
        '--container-daemon-socket=-',
        '--no-cache-server',
        '--no-skip-checkout',
        '--defaultbranch=main',
        `--local-repository=outrider/outrider@v1=${action}`,
        ...['actions/checkout@v7', ...new Set(checkouts)].map((text) => `--local-repository=${text}=${checkout}`),
        ...Object.entries(actions).map(([name, from]) => `--local-repository=${name}=${from}`),
        `--directory=${request.repository}`,
        `--workflows=${file('workflow.yml', withoutUnsupported(request.workflow))}`,
        `--eventpath=${file('event.json', JSON.stringify(request.payload))}`,
        `--secret-file=${file('secrets', lines(request.secrets))}`,
        `--var-file=${file('vars', lines(request.vars))}`,
        `--env-file=${file('env', lines({ ...redirectFetches(request), ...request.env }))}`,
      ];
      return start(at, [request.event, ...flags]);
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A workflow without what act does not support yet: the queue of a concurrency group, environments that deploy nothing, and `$/`. */
function withoutUnsupported(workflow: string): string {
  return workflow
    .replaceAll(/^ +(?:queue: max|deployment: .*)\n|, queue: max\b/gm, '')
    .replaceAll('uses: $/.github/actions/outrider', 'uses: outrider/outrider/.github/actions/outrider@v1');
}

/** Makes git in the steps fetch from the repository on this machine instead of GitHub. */
function redirectFetches({ env, repository }: WorkflowRequest): Record<string, string> {
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${repository}/.git.insteadOf`,
    GIT_CONFIG_VALUE_0: `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}`,
  };
}

function start(home: string, flags: readonly string[]): Promise<WorkflowResult> {
  // Its own Node.js first: actions run with the one on PATH.
  const env = { PATH: `${dirname(process.execPath)}${delimiter}${path}`, HOME: home, ACT_DISABLE_VERSION_CHECK: '1' };
  return new Promise((done) => {
    const child = execFile('act', flags, { cwd: home, env, maxBuffer: 2 ** 26 }, (_, stdout, stderr) =>
      done({ exitCode: child.exitCode ?? -1, log: stdout + stderr }),
    );
  });
}

/** In the format of act's files; a certificate has several lines. */
function lines(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value.includes('\n') ? JSON.stringify(value) : value}\n`)
    .join('');
}

/** How the jobs of a workflow ended. */
export function readEnds({ log }: WorkflowResult): readonly string[] {
  return [...log.matchAll(/🏁 {2}Job (\w+)$/gm)].map(([, end = '']) => end);
}

/** The line in which the runner shows an output of a step. */
export function output(name: string, value: string): string {
  return `⚙  ::set-output:: ${name}=${value}`;
}
