import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../../..');
const path = process.env['PATH'] ?? '';
const checkout = process.env['OUTRIDER_TEST_CHECKOUT'] ?? '';

/** What is not on this machine and has to be, in words; empty where a workflow can be run. */
export const missing: readonly string[] = [
  path.split(delimiter).some((folder) => folder !== '' && existsSync(join(folder, 'act'))) ? '' : 'no `act` on PATH',
  existsSync(join(checkout, 'action.yml')) ? '' : 'OUTRIDER_TEST_CHECKOUT names no copy of actions/checkout',
].filter((one) => one !== '');

/** A workflow and what GitHub would know of it. */
export interface Asked {
  readonly workflow: string;
  readonly event: string;
  readonly payload: object;
  readonly secrets: Readonly<Record<string, string>>;
  readonly vars: Readonly<Record<string, string>>;
  /** Of every step; what names a service of GitHub is among it. */
  readonly env: Readonly<Record<string, string>>;
  /** The git repository that the workflow stands in; `actions/checkout` fetches from it. */
  readonly repository: string;
}

export interface Told {
  readonly exitCode: number;
  /** Everything that the runner printed, step by step. */
  readonly log: string;
}

/** A workflow runner on this machine, without containers. */
export interface Runner extends Disposable {
  run(asked: Asked): Promise<Told>;
}

/**
 * Sets it up in a folder of its own: `outrider/outrider@v1` is action.yml and dist as they are here, `actions/checkout@v7` the copy that is named by
 * OUTRIDER_TEST_CHECKOUT, and git goes to the repository on this machine wherever GitHub's is meant. No configuration of this machine's user is read.
 */
export function createRunner(): Runner {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-runner-'));
  const action = join(folder, 'outrider');
  for (const part of ['action.yml', 'dist']) cpSync(join(root, part), join(action, part), { recursive: true });
  let runs = 0;
  return {
    run(asked) {
      const at = join(folder, String((runs += 1)));
      mkdirSync(at);
      const file = (name: string, content: string): string => {
        writeFileSync(join(at, name), content);
        return join(at, name);
      };
      const flags = [
        '-P=ubuntu-latest=-self-hosted',
        '--container-daemon-socket=-',
        '--no-cache-server',
        '--no-skip-checkout',
        '--defaultbranch=main',
        `--local-repository=outrider/outrider@v1=${action}`,
        `--local-repository=actions/checkout@v7=${checkout}`,
        `--directory=${asked.repository}`,
        `--workflows=${file('workflow.yml', asked.workflow)}`,
        `--eventpath=${file('event.json', JSON.stringify(asked.payload))}`,
        `--secret-file=${file('secrets', lines(asked.secrets))}`,
        `--var-file=${file('vars', lines(asked.vars))}`,
        `--env-file=${file('env', lines({ ...fetchingFrom(asked), ...asked.env }))}`,
      ];
      return start(at, [asked.event, ...flags]);
    },
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Tells git in the steps to take the repository on this machine for the one on GitHub. */
function fetchingFrom({ env, repository }: Asked): Record<string, string> {
  return {
    GIT_CONFIG_COUNT: '1',
    GIT_CONFIG_KEY_0: `url.${repository}/.git.insteadOf`,
    GIT_CONFIG_VALUE_0: `${env['GITHUB_SERVER_URL']}/${env['GITHUB_REPOSITORY']}`,
  };
}

function start(home: string, flags: readonly string[]): Promise<Told> {
  // Its own Node.js first: actions run with the one on PATH.
  const env = { PATH: `${dirname(process.execPath)}${delimiter}${path}`, HOME: home, ACT_DISABLE_VERSION_CHECK: '1' };
  return new Promise((done) => {
    const child = execFile('act', flags, { cwd: home, env, maxBuffer: 2 ** 26 }, (_, stdout, stderr) =>
      done({ exitCode: child.exitCode ?? -1, log: stdout + stderr }),
    );
  });
}

function lines(values: Readonly<Record<string, string>>): string {
  return Object.entries(values)
    .map(([name, value]) => `${name}=${value}\n`)
    .join('');
}
