import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { listen } from '../../support/server.ts';
import { readVersion } from '../server-version.ts';

/** A Nomad agent of the test: one process on loopback that is stopped at the end. */
export interface Agent extends AsyncDisposable {
  readonly address: string;
  readonly token: string;
  readonly version: string | undefined;
}

/** Milliseconds in which an agent has to be ready. */
export const startTimeout = 60_000;
/** Milliseconds in which it has to collect what its tasks leave. */
const collectTimeout = 30_000;

/** The version of the `nomad` on PATH, as `2.0.5`; `undefined` if there is none. */
export async function versionOnPath(): Promise<string | undefined> {
  const printed = await promisify(execFile)('nomad', ['version']).catch(() => undefined);
  return printed === undefined ? undefined : /v([\d.]+)/.exec(printed.stdout)?.[1];
}

/** Starts the `nomad` on PATH as server and client in one, with ACLs; `undefined` if `nomad version` fails. */
export async function startAgent(): Promise<Agent | undefined> {
  if ((await versionOnPath()) === undefined) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'outrider-agent-'));
  const [http = 0, rpc = 0, serf = 0] = await freePorts(3);
  await writeFile(join(folder, 'agent.json'), JSON.stringify(configuration(folder, { http, rpc, serf })));
  const end = startGuarded(folder);
  const address = `http://127.0.0.1:${String(http)}`;
  try {
    const token = await bootstrap(address);
    return {
      address,
      token,
      version: await readVersion(address, token),
      async [Symbol.asyncDispose]() {
        try {
          await collectAll({ address, token, folder });
        } finally {
          await end();
        }
      },
    };
  } catch (error) {
    await end();
    throw error;
  }
}

/** An agent that asks for a client certificate, and the folder with the certificates that Nomad's own commands made. */
export interface SecureAgent extends AsyncDisposable {
  /** By https. */
  readonly address: string;
  readonly folder: string;
  /** Runs the `nomad` on PATH as an operator, with a management token, and returns what it prints. */
  readonly nomad: (args: readonly string[], input?: string) => Promise<string>;
}

/** Starts the `nomad` on PATH with ACLs, a private CA and mutual TLS. */
export async function startSecureAgent(): Promise<SecureAgent> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-agent-'));
  const [http = 0, rpc = 0, serf = 0] = await freePorts(3);
  for (const args of [
    ['ca', 'create'],
    ['cert', 'create', '-server'],
    ['cert', 'create', '-client'],
  ])
    await promisify(execFile)('nomad', ['tls', ...args], { cwd: folder });
  const tls = {
    http: true,
    rpc: true,
    ca_file: join(folder, 'nomad-agent-ca.pem'),
    cert_file: join(folder, 'global-server-nomad.pem'),
    key_file: join(folder, 'global-server-nomad-key.pem'),
    verify_server_hostname: true,
    verify_https_client: true,
  };
  await writeFile(join(folder, 'agent.json'), JSON.stringify({ ...configuration(folder, { http, rpc, serf }), tls }));
  const end = startGuarded(folder);
  const address = `https://127.0.0.1:${String(http)}`;
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NOMAD_ADDR: address,
    NOMAD_CACERT: tls.ca_file,
    NOMAD_CLIENT_CERT: join(folder, 'global-client-nomad.pem'),
    NOMAD_CLIENT_KEY: join(folder, 'global-client-nomad-key.pem'),
  };
  const nomad: SecureAgent['nomad'] = async (args, input) => {
    const running = promisify(execFile)('nomad', [...args], { env });
    running.child.stdin?.end(input);
    return (await running).stdout;
  };
  try {
    await poll(startTimeout, async () => {
      const printed = await nomad(['acl', 'bootstrap', '-json']).catch(() => '');
      env['NOMAD_TOKEN'] = /"SecretID": *"([^"]+)"/.exec(printed)?.[1];
      return env['NOMAD_TOKEN'] !== undefined;
    });
    await poll(startTimeout, async () => (await nomad(['node', 'status'])).includes(' ready'));
  } catch (error) {
    await end();
    throw error;
  }
  return { address, folder, nomad, [Symbol.asyncDispose]: end };
}

/** A part of a cluster: one process on loopback. */
interface Member {
  readonly address: string;
  readonly hasEnded: () => boolean;
  /** Ends the process, and on a client all of its tasks. */
  readonly end: () => Promise<void>;
}

/** Several servers and clients on loopback, without ACLs. */
export interface Cluster extends AsyncDisposable {
  readonly servers: readonly Member[];
  readonly clients: readonly Member[];
  /** The server that leads now. */
  readonly leader: () => Promise<Member>;
}

/** Starts a cluster of the `nomad` on PATH; each of its members is an agent with a folder of its own. */
export async function startCluster(servers: number, clients: number): Promise<Cluster> {
  const ports = await portsFor(servers + clients);
  const at = (which: 'rpc' | 'serf'): readonly string[] =>
    ports.slice(0, servers).map((port) => `127.0.0.1:${port[which]}`);
  const server = { enabled: true, bootstrap_expect: servers, server_join: { retry_join: at('serf') } };
  const isServer = { server, client: { enabled: false } };
  const isClient = { server: { enabled: false }, client: { ...clientThatContacts(), servers: at('rpc') } };
  const members = await Promise.all(
    ports.map((port, number) =>
      startMember(port, { name: `member-${number}`, ...(number < servers ? isServer : isClient) }),
    ),
  );
  const [kind, workers] = [members.slice(0, servers), members.slice(servers)];
  const alive = (): Member => {
    const member = kind.find((item) => !item.hasEnded());
    if (member === undefined) throw new Error('No server of the cluster is alive');
    return member;
  };
  const cluster: Cluster = {
    servers: kind,
    clients: workers,
    async leader() {
      const rpc = JSON.parse(await ask(alive().address, 'GET', '/v1/status/leader', '')) as string;
      return kind[at('rpc').indexOf(rpc)] ?? alive();
    },
    async [Symbol.asyncDispose]() {
      // The clients first: they would look for their servers.
      for (const group of [workers, kind]) await Promise.all(group.map((member) => member.end()));
    },
  };
  await hasNodes(alive().address, clients);
  return cluster;
}

export type PlainAgent = Pick<Agent, 'address'> & AsyncDisposable;

/** Starts the `nomad` on PATH as server and client in one, without ACLs, and connects it to the services of these parts of its configuration. */
export async function startAgentWith(
  parts: Readonly<Partial<Record<'consul' | 'vault', object>>>,
): Promise<PlainAgent> {
  const [fields = { http: 0, rpc: 0, serf: 0 }] = await portsFor(1);
  const { address, end } = await startMember(fields, { client: clientThatContacts(Object.keys(parts)), ...parts });
  await hasNodes(address, 1);
  return { address, [Symbol.asyncDispose]: end };
}

/** Federated regions of one agent each, without ACLs. */
export interface Regions extends AsyncDisposable {
  readonly findAddress: (region: string) => string;
}

/** Starts the `nomad` on PATH once for each region, and waits until each of them knows all. */
export async function startRegions(regions: readonly string[]): Promise<Regions> {
  const ports = await portsFor(regions.length);
  const joined = ports.map(({ serf }) => `127.0.0.1:${serf}`);
  const members = await Promise.all(
    ports.map((port, number) =>
      startMember(port, {
        name: `member-${number}`,
        region: regions[number],
        server: { enabled: true, bootstrap_expect: 1, server_join: { retry_join: joined } },
      }),
    ),
  );
  for (const { address } of members) {
    await hasNodes(address, 1);
    await poll(startTimeout, async () => {
      const known = await ask(address, 'GET', '/v1/regions', '').catch(() => '[]');
      return regions.every((region) => known.includes(`"${region}"`));
    });
  }
  return {
    findAddress: (region) => members[regions.indexOf(region)]?.address ?? '',
    async [Symbol.asyncDispose]() {
      await Promise.all(members.map((member) => member.end()));
    },
  };
}

type Ports = Readonly<Record<'http' | 'rpc' | 'serf', number>>;

async function portsFor(agents: number): Promise<readonly Ports[]> {
  const ports = await freePorts(3 * agents);
  return Array.from({ length: agents }, (_, at) => {
    const [http = 0, rpc = 0, serf = 0] = ports.slice(3 * at, 3 * at + 3);
    return { http, rpc, serf };
  });
}

/** An agent without ACLs, with what its role adds to the configuration. */
async function startMember(ports: Ports, role: object): Promise<Member> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-agent-'));
  const common = { ...configuration(folder, ports), acl: { enabled: false } };
  await writeFile(join(folder, 'agent.json'), JSON.stringify({ ...common, ...role }));
  const stop = startGuarded(folder);
  let hasEnded = false;
  return {
    address: `http://127.0.0.1:${ports.http}`,
    hasEnded: () => hasEnded,
    async end() {
      if (hasEnded) return;
      hasEnded = true;
      await stop();
    },
  };
}

/** Waits until so many nodes are ready. */
async function hasNodes(address: string, count: number): Promise<void> {
  await poll(startTimeout, async () => {
    const nodes = await ask(address, 'GET', '/v1/nodes', '').catch(() => '');
    return nodes.split('"Status":"ready"').length > count;
  });
}

/** Starts a program in a folder, by default Nomad's agent; the function that ends it with all that it runs. */
export function startGuarded(
  folder: string,
  program = 'nomad',
  args = ['agent', `-config=${join(folder, 'agent.json')}`],
): () => Promise<void> {
  const script = join(import.meta.dirname, 'agent-guard.ts');
  // In a group of its own: a Ctrl-C that ends the tests does not end the guard first.
  const guard = spawn(process.execPath, [script, folder, program, ...args], {
    stdio: ['pipe', 'ignore', 'inherit'],
    detached: true,
  });
  const ended = once(guard, 'exit');
  return async () => {
    guard.stdin.end();
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`The agent in ${folder} did not end in order (${code})`);
  };
}

/** Stops all jobs and waits until the agent has removed what their tasks left. */
async function collectAll({ address, token, folder }: Pick<Agent, 'address' | 'token'> & { folder: string }) {
  const jobs = JSON.parse(await ask(address, 'GET', '/v1/jobs?namespace=*', token)) as readonly Listed[];
  for (const { ID, Namespace } of jobs) {
    await ask(address, 'DELETE', `/v1/job/${encodeURIComponent(ID)}?namespace=${Namespace}&purge=true`, token);
  }
  await poll(collectTimeout, async () => {
    // What ends only now is collected the next time.
    await ask(address, 'PUT', '/v1/system/gc', token);
    return (await readdir(join(folder, 'data', 'alloc'))).length === 0;
  });
}

interface Listed {
  readonly ID: string;
  readonly Namespace: string;
}

const denied = 'env_aws,env_gce,env_azure,env_digitalocean,consul,vault,cni,bridge';

function clientThatContacts(services: readonly string[] = []): object {
  const others = denied.split(',').filter((name) => !services.includes(name));
  return { enabled: true, network_interface: 'lo', options: { 'fingerprint.denylist': others.join(',') } };
}

/** Does not contact other machines: no update check, no cloud metadata, no other services. */
function configuration(folder: string, ports: Ports): object {
  const host = '127.0.0.1';
  return {
    bind_addr: host,
    data_dir: join(folder, 'data'),
    disable_update_check: true,
    disable_anonymous_signature: true,
    ports,
    advertise: { http: host, rpc: host, serf: host },
    acl: { enabled: true },
    server: { enabled: true, bootstrap_expect: 1 },
    client: clientThatContacts(),
    plugin: [{ raw_exec: [{ config: [{ enabled: true }] }] }],
    consul: { client_auto_join: false, server_auto_join: false, auto_advertise: false },
  };
}

async function bootstrap(address: string): Promise<string> {
  let token = '';
  await poll(startTimeout, async () => {
    const answer = await ask(address, 'POST', '/v1/acl/bootstrap', '').catch(() => '');
    token = /"SecretID":"([^"]+)"/.exec(answer)?.[1] ?? '';
    return token !== '';
  });
  await poll(startTimeout, async () => (await ask(address, 'GET', '/v1/nodes', token)).includes('"Status":"ready"'));
  return token;
}

async function ask(address: string, method: string, path: string, token: string): Promise<string> {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: token === '' ? {} : { 'X-Nomad-Token': token },
  });
  return await response.text();
}

/** Polls, because another process sends no events. */
export async function poll(milliseconds: number, isSo: () => Promise<boolean>): Promise<void> {
  const end = performance.now() + milliseconds;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`The agent on PATH is not done within ${milliseconds / 1000} s`);
    await sleep(200);
  }
}

export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(createServer())));
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  return servers.map(({ port }) => port);
}
