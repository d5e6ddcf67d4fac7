import { execFileSync, spawn } from 'node:child_process';
import { accessSync, constants, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The binary that the tests run; `undefined` if there is none. */
export const gitea = process.env['OUTRIDER_TEST_GITEA'] ?? findOnPath('gitea');
/** The sources of a binary that was built without its templates. */
const staticRoot = process.env['OUTRIDER_TEST_GITEA_ROOT'];

function findOnPath(name: string): string | undefined {
  return (process.env['PATH'] ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isExecutable);
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

interface Answer<T> {
  readonly status: number;
  readonly data: T;
}

/** A Gitea on loopback, with the account `alice`, which administers it, and `bob` and `carol`, which do not. */
export interface Gitea extends AsyncDisposable {
  readonly url: string;
  readonly version: string;
  readonly tokens: Readonly<Record<Account, string>>;
  /** A request to the REST API; any status is a response. */
  ask<T>(token: string, method: string, path: string, body?: object): Promise<Answer<T>>;
  /** The data of a response that has to be a success. */
  get<T>(token: string, method: string, path: string, body?: object): Promise<T>;
  /** A page of the web interface, as `alice` sees it. */
  page(path: string, form?: Readonly<Record<string, string>>): Promise<string>;
}

const accounts = ['alice', 'bob', 'carol'] as const;
export type Account = (typeof accounts)[number];
const password = 'Passw0rd-test-1';

/** Starts Gitea with an empty database in a temporary folder. */
export async function startGitea(binary: string): Promise<Gitea> {
  const folder = mkdtempSync(join(tmpdir(), 'outrider-gitea-'));
  const port = await findPort();
  const url = `http://127.0.0.1:${port}`;
  const config = join(folder, 'app.ini');
  mkdirSync(join(folder, 'data'));
  writeFileSync(config, configuration(folder, port));
  const env = { PATH: process.env['PATH'], HOME: folder };
  const child = spawn(binary, ['--config', config, 'web'], { env, stdio: 'ignore' });
  const ended = new Promise((done) => child.once('exit', done));
  const dispose = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const version = await waitForVersion(url);
    const run = (...args: string[]): string =>
      execFileSync(binary, ['--config', config, ...args], { env, encoding: 'utf8', stdio: 'pipe' }).trim();
    const account = ['--username', 'alice', '--password', password, '--email', 'alice@test.example'];
    run('admin', 'user', 'create', '--admin', '--must-change-password=false', ...account);
    const ask: Gitea['ask'] = (token, method, path, body) =>
      send(`${url}/api/v1${path}`, `token ${token}`, method, body);
    const get: Gitea['get'] = async <T>(token: string, method: string, path: string, body?: object) => {
      const { status, data } = await ask<T>(token, method, path, body);
      if (status < 300) return data;
      throw new Error(`${method} ${path}: ${status} ${JSON.stringify(data)}`);
    };
    const alice = await createToken(url, 'alice');
    for (const username of accounts.slice(1))
      await get(alice, 'POST', '/admin/users', {
        username,
        email: `${username}@test.example`,
        password,
        must_change_password: false,
      });
    const tokens = { alice, bob: await createToken(url, 'bob'), carol: await createToken(url, 'carol') };
    const page = await logIn(url);
    return { url, version, tokens, ask, get, page, [Symbol.asyncDispose]: dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

function configuration(folder: string, port: number): string {
  return `
I_AM_BEING_UNSAFE_RUNNING_AS_ROOT = ${process.getuid?.() === 0}
RUN_USER = ${userInfo().username}
WORK_PATH = ${folder}
[server]
HTTP_ADDR = 127.0.0.1
HTTP_PORT = ${port}
ROOT_URL = http://127.0.0.1:${port}/
${staticRoot === undefined ? '' : `STATIC_ROOT_PATH = ${staticRoot}`}
DISABLE_SSH = true
OFFLINE_MODE = true
[database]
DB_TYPE = sqlite3
PATH = ${folder}/data/gitea.db
SQLITE_JOURNAL_MODE = WAL
SQLITE_TIMEOUT = 20000
[security]
INSTALL_LOCK = true
PASSWORD_HASH_ALGO = pbkdf2$1$50
[indexer]
ISSUE_INDEXER_TYPE = db
[log]
LEVEL = Error
`;
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((done) => server.once('listening', done));
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

async function waitForVersion(url: string): Promise<string> {
  for (let attempt = 0; attempt < 120; attempt += 1) {
    const answer = await fetch(`${url}/api/v1/version`).catch(() => undefined);
    if (answer?.ok === true) return ((await answer.json()) as { readonly version: string }).version;
    await sleep(250);
  }
  throw new Error('Gitea did not start within 30 s');
}

async function send<T>(url: string, authorization: string, method: string, body?: object): Promise<Answer<T>> {
  const headers = { authorization, 'content-type': 'application/json' };
  const answer = await fetch(url, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  const text = await answer.text();
  const isJson = answer.headers.get('content-type')?.includes('json') === true && text !== '';
  return { status: answer.status, data: (isJson ? JSON.parse(text) : text) as T };
}

async function createToken(url: string, login: Account): Promise<string> {
  const basic = `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`;
  const path = `${url}/api/v1/users/${login}/tokens`;
  const { data } = await send<{ readonly sha1: string }>(path, basic, 'POST', { name: 'test', scopes: ['all'] });
  return data.sha1;
}

/** The approval of a fork's run exists only in the web interface. */
async function logIn(url: string): Promise<Gitea['page']> {
  const cookies = new Map<string, string>();
  const request = async (path: string, form?: Readonly<Record<string, string>>): Promise<string> => {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '), origin: url };
    const post = form === undefined ? {} : { method: 'POST', body: new URLSearchParams(form) };
    const answer = await fetch(url + path, { headers, redirect: 'manual', ...post });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.text();
  };
  await request('/user/login');
  await request('/user/login', { user_name: 'alice', password, _csrf: decodeURIComponent(cookies.get('_csrf') ?? '') });
  return (path, form) =>
    request(path, form === undefined ? undefined : { ...form, _csrf: decodeURIComponent(cookies.get('_csrf') ?? '') });
}
