import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { noSignals } from '../../test/support/platform.ts';
import { startSandbox } from '../src/server.ts';
import { startServer } from '../../test/support/server.ts';

/** Starts the program, ends it by a signal, and returns the result. */
const ended = noSignals === '' ? [0, null] : [null, 'SIGTERM'];

it.skipIf(noSignals).each(['SIGTERM', 'SIGINT'] as const)(
  `the sandbox prints its addresses, runs until %s and ends cleanly${noSignals}`,
  async (signal) => {
    const program = spawn(process.execPath, [fileURLToPath(new URL('../src/main.ts', import.meta.url))]);
    const [first] = (await once(program.stdout, 'data')) as [Buffer];
    const rest = text(program.stdout);
    const notes = text(program.stderr);
    const line = first.toString();
    const address = String.raw`"http://127\.0\.0\.1:\d+"`;
    expect(line).toMatch(
      new RegExp(
        String.raw`^\{"scheduler":${address},"registry":${address},"page":${address},"registryTokens":\{.+\}\}\n$`,
      ),
    );
    const { scheduler, registry, page, registryTokens } = JSON.parse(line) as {
      scheduler: string;
      registry: string;
      page: string;
      registryTokens: Record<string, string>;
    };
    expect(Object.keys(registryTokens)).toEqual(['manager', 'owner', 'member', 'organization', 'audit', 'expired']);
    const listing = await fetch(`${registry}/api/registry/v1/modules/acme/network/sandbox/versions`, {
      headers: { Authorization: `Bearer ${registryTokens['member']}` },
    });
    expect(await listing.json()).toMatchObject({ modules: [{ source: 'acme/network/sandbox' }, {}] });
    const parse = await fetch(`${scheduler}/v1/jobs/parse`, {
      method: 'PUT',
      body: JSON.stringify({ JobHCL: 'job "a" {}' }),
    });
    expect(await parse.json()).toMatchObject({ ID: 'a' });
    expect(await (await fetch(page)).text()).toContain('acme/network/sandbox');
    // A blocking query does not delay the end.
    const waiting = fetch(`${scheduler}/v1/jobs?index=1000&wait=60s`).catch(() => 'gone');
    program.kill(signal);
    expect(await once(program, 'exit')).toEqual([0, null]);
    expect(await waiting).toBe('gone');
    expect([await rest, await notes]).toEqual([
      '',
      [
        'The sandbox keeps everything in memory; it is lost when the sandbox ends.',
        `Open ${page} in a browser. To register its example job:`,
        `  curl -s ${page}/example.json | curl -s --data @- ${scheduler}/v1/jobs`,
        '',
      ].join('\n'),
    ]);
  },
);

it('the sandbox prints tokens and identities when ACLs are enabled', async () => {
  const path = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const program = spawn(process.execPath, [path], { env: { ...process.env, OUTRIDER_SANDBOX_ACL: '1' } });
  const [first] = (await once(program.stdout, 'data')) as [Buffer];
  const { scheduler, token, tokens, identities } = JSON.parse(first.toString()) as {
    scheduler: string;
    token: string;
    tokens: Record<string, string>;
    identities: Record<string, string>;
  };
  expect(Object.keys(tokens)).toEqual([
    'plan-only',
    'reader',
    'scaler',
    'dispatcher',
    'reverter',
    'registrar',
    'restarter',
    'deploy',
  ]);
  expect(Object.keys(identities)).toEqual(['good', 'wrong-audience', 'expired', 'unbound']);
  const list = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${scheduler}/v1/jobs`, { headers })).status;
  expect(await list({})).toBe(403);
  expect(await list({ 'X-Nomad-Token': token })).toBe(200);
  program.kill();
  expect(await once(program, 'exit')).toEqual(ended);
});

it.skipIf(noSignals)(
  `the sandbox shows comments of a given GitHub address and ends while a viewer is connected${noSignals}`,
  async () => {
    const pull = { number: 7, title: 'Raise web', state: 'open', html_url: 'https://github.example/pull/7' };
    await using github = await startServer(({ url }, response) => {
      response.end(JSON.stringify(url.includes('/comments') ? [{ body: '*planned*' }] : [pull]));
    });
    const path = fileURLToPath(new URL('../src/main.ts', import.meta.url));
    const env = { ...process.env, OUTRIDER_SANDBOX_GITHUB: `${github.url}/repos/acme/jobs` };
    const program = spawn(process.execPath, [path], { env });
    const [first] = (await once(program.stdout, 'data')) as [Buffer];
    const { page } = JSON.parse(first.toString()) as { page: string };
    expect(await (await fetch(page)).text()).toContain('<em>planned</em>');
    const events = await fetch(`${page}/events`);
    program.kill();
    expect(await once(program, 'exit')).toEqual([0, null]);
    expect(await events.text()).toContain('<em>planned</em>');
  },
);

it('the sandbox simulates an old server version', async () => {
  const path = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const program = spawn(process.execPath, [path], { env: { ...process.env, OUTRIDER_SANDBOX_VERSION: '1.8' } });
  const [first] = (await once(program.stdout, 'data')) as [Buffer];
  const { scheduler } = JSON.parse(first.toString()) as { scheduler: string };
  // An endpoint since 1.9.2, which returns 405; before, the whole path is the ID of a job.
  expect((await fetch(`${scheduler}/v1/job/web/dispatch/payload`)).status).toBe(404);
  program.kill();
  expect(await once(program, 'exit')).toEqual(ended);
});

it('the sandbox listens on the given port', async () => {
  // A port in use, so that the error names it.
  await using taken = await startServer({});
  const path = fileURLToPath(new URL('../src/main.ts', import.meta.url));
  const env = { ...process.env, OUTRIDER_SANDBOX_PORT: String(taken.port) };
  const program = spawn(process.execPath, [path], { env });
  const [notes, [code]] = await Promise.all([text(program.stderr), once(program, 'exit')]);
  expect(code).toBe(1);
  expect(notes).toContain(`address already in use 127.0.0.1:${taken.port}`);
});

it('npm run sandbox -- --help explains the sandbox and starts nothing', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [fileURLToPath(new URL('../src/main.ts', import.meta.url)), '--help'],
    { encoding: 'utf8', timeout: 10_000 },
  );
  expect([status, stdout.split('\n')[2]]).toEqual([0, 'Usage: npm run sandbox']);
  expect(stdout).toContain('OUTRIDER_SANDBOX_PORT');
});

it("the root and the web UI of the sandbox's Nomad redirect to the page", async () => {
  const sandbox = await startSandbox();
  const get = async (path: string): Promise<readonly unknown[]> => {
    const { status, headers } = await fetch(sandbox.scheduler + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  };
  expect(await get('/')).toEqual([307, '/ui/']);
  expect(await get('/ui/jobs/web%40default')).toEqual([307, sandbox.page]);
  expect((await get('/uix'))[0]).toBe(404);
  expect((await fetch(`${sandbox.scheduler}/`)).status).toBe(200);
  await sandbox.close();
});
