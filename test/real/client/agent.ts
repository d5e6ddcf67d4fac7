import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { versionOf } from '../server-version.ts';

/** Nomad of our own: one process, on loopback, gone at the end. */
export interface Agent extends AsyncDisposable {
  readonly address: string;
  /** It may do everything. */
  readonly token: string;
  readonly version: string | undefined;
}

const PATIENCE = 60_000;

/** Starts the `nomad` on PATH as server and client in one, with ACLs; `undefined` where there is none that says its version. */
export async function startAgent(): Promise<Agent | undefined> {
  const isThere = await promisify(execFile)('nomad', ['version']).then(
    () => true,
    () => false,
  );
  if (!isThere) {
    return undefined;
  }
  const folder = await mkdtemp(join(tmpdir(), 'outrider-agent-'));
  const [http = 0, rpc = 0, serf = 0] = await freePorts(3);
  await writeFile(join(folder, 'agent.json'), JSON.stringify(configuration(folder, { http, rpc, serf })));
  const agent = spawn('nomad', ['agent', `-config=${join(folder, 'agent.json')}`], { stdio: 'ignore' });
  const ended = once(agent, 'exit');
  const address = `http://127.0.0.1:${String(http)}`;
  const stop = async (): Promise<void> => {
    agent.kill('SIGINT');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const token = await bootstrap(address);
    return {
      address,
      token,
      version: await versionOf(address, token),
      async [Symbol.asyncDispose]() {
        // What it keeps of ended tasks may be mounted, and stays so without it. What ends only now is collected the next time.
        await until(async () => {
          await ask(address, 'PUT', '/v1/system/gc', token);
          return (await readdir(join(folder, 'data', 'alloc'))).length === 0;
        });
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Nothing of it leaves the machine: no look for updates, for a cloud, or for other services. */
function configuration(folder: string, ports: Readonly<Record<'http' | 'rpc' | 'serf', number>>): object {
  const host = '127.0.0.1';
  const denied = 'env_aws,env_gce,env_azure,env_digitalocean,consul,vault,cni,bridge';
  return {
    bind_addr: host,
    data_dir: join(folder, 'data'),
    disable_update_check: true,
    disable_anonymous_signature: true,
    ports,
    advertise: { http: host, rpc: host, serf: host },
    acl: { enabled: true },
    server: { enabled: true, bootstrap_expect: 1 },
    client: { enabled: true, network_interface: 'lo', options: { 'fingerprint.denylist': denied } },
    plugin: [{ raw_exec: [{ config: [{ enabled: true }] }] }],
    consul: { client_auto_join: false, server_auto_join: false, auto_advertise: false },
  };
}

async function bootstrap(address: string): Promise<string> {
  let token = '';
  await until(async () => {
    const answer = await ask(address, 'POST', '/v1/acl/bootstrap', '').catch(() => '');
    token = /"SecretID":"([^"]+)"/.exec(answer)?.[1] ?? '';
    return token !== '';
  });
  await until(async () => (await ask(address, 'GET', '/v1/nodes', token)).includes('"Status":"ready"'));
  return token;
}

async function ask(address: string, method: string, path: string, token: string): Promise<string> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: token === '' ? {} : { 'X-Nomad-Token': token },
  });
  return await response.text();
}

/** Another process tells no events. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + PATIENCE;
  while (!(await isSo())) {
    if (performance.now() > end) {
      throw new Error('Nomad on PATH does not get ready');
    }
    await sleep(200);
  }
}

async function freePorts(count: number): Promise<number[]> {
  const servers = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'));
  await Promise.all(servers.map((server) => once(server, 'listening')));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => once(server.close(), 'close')));
  return ports;
}
