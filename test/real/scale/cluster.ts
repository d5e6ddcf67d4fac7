import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, realpathSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePorts, startTimeout, startGuarded, poll } from '../client/agent.ts';

/** One process of `nomad agent`, which may be ended and started again with the same data and ports. */
export interface AgentProcess {
  readonly name: string;
  readonly address: string;
  /** Ends it as a lost machine does, without a chance to leave. */
  readonly kill: () => Promise<void>;
  readonly start: () => void;
  /** Stops it from running until `resume`, as a machine that hangs. */
  readonly suspend: () => void;
  readonly resume: () => void;
  readonly isRunning: () => boolean;
}

/** Three servers and some clients with ACLs, as processes on loopback. */
export interface ScaleCluster extends AsyncDisposable {
  readonly servers: readonly AgentProcess[];
  readonly clients: readonly AgentProcess[];
  /** A token that can do what plan, register, drift and list need. */
  readonly token: string;
  /** Sends a request with the management token to a server that runs. */
  readonly ask: <T>(method: string, path: string, body?: object) => Promise<T>;
  readonly leader: () => Promise<AgentProcess>;
  readonly follower: () => Promise<AgentProcess>;
}

/** Seconds after which the cluster ends, whatever became of the process that started it. */
const lifetime = 2100;
const host = '127.0.0.1';
const rules =
  'namespace "default" { capabilities = ["plan-job", "parse-job", "read-job", "register-job", "list-jobs", "read-logs"] }';

interface Ports {
  readonly http: number;
  readonly rpc: number;
  readonly serf: number;
}

/** @param limits the block `limits` of the servers */
export async function startScaleCluster(clients: number, limits: object = {}): Promise<ScaleCluster> {
  const folder = realpathSync(await mkdtemp(join(tmpdir(), 'outrider-scale-')));
  // It ends what has the folder in its environment, also when this process is killed.
  const end = startGuarded(folder, 'sleep', [String(lifetime)]);
  try {
    const numbers = await freePorts(3 * (3 + clients));
    const ports = Array.from({ length: 3 + clients }, (_, at): Ports => {
      const [http = 0, rpc = 0, serf = 0] = numbers.slice(3 * at, 3 * at + 3);
      return { http, rpc, serf };
    });
    const servers = ports.slice(0, 3).map((port, at) => {
      const joined = ports.slice(0, 3).map(({ serf }) => `${host}:${serf}`);
      return createAgent(folder, `server-${at}`, port, { ...serverRole(joined), limits });
    });
    const rpc = ports.slice(0, 3).map((port) => `${host}:${port.rpc}`);
    const workers = ports.slice(3).map((port, at) => createAgent(folder, `client-${at}`, port, clientRole(rpc)));
    for (const agent of [...servers, ...workers]) agent.start();
    return { ...(await control(servers, workers, rpc)), [Symbol.asyncDispose]: end };
  } catch (error) {
    await end();
    throw error;
  }
}

async function control(
  servers: readonly AgentProcess[],
  clients: readonly AgentProcess[],
  rpc: readonly string[],
): Promise<Omit<ScaleCluster, typeof Symbol.asyncDispose>> {
  let management = '';
  const send = async (method: string, path: string, body?: object): Promise<Response> => {
    const server = servers.find((item) => item.isRunning());
    return fetch(`${server?.address ?? ''}${path}`, {
      method,
      headers: { 'X-Nomad-Token': management },
      signal: AbortSignal.timeout(60_000),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      const response = await send(method, path, body);
      const text = await response.text();
      if (response.ok) return (text === '' ? undefined : JSON.parse(text)) as T;
      // Without a leader for a moment: every request of the harness may be sent twice.
      if (response.status !== 500 || tries === 20) throw new Error(`${method} ${path}: ${response.status} ${text}`);
      await sleep(1000);
    }
  };
  await poll(startTimeout, async () => {
    const made = await send('POST', '/v1/acl/bootstrap').catch(() => undefined);
    if (made?.ok === true) management = ((await made.json()) as { readonly SecretID: string }).SecretID;
    return management !== '';
  });
  await poll(2 * startTimeout, async () => {
    const nodes = await ask<{ Status: string }[]>('GET', '/v1/nodes').catch(() => []);
    return nodes.filter(({ Status }) => Status === 'ready').length === clients.length;
  });
  await ask('POST', '/v1/acl/policy/runs', { Name: 'runs', Rules: rules });
  const created = { Name: 'runs', Type: 'client', Policies: ['runs'] };
  const { SecretID: token } = await ask<{ SecretID: string }>('POST', '/v1/acl/token', created);
  const leader = async (): Promise<AgentProcess> => {
    for (let tries = 0; tries < 300; tries += 1) {
      const at = rpc.indexOf(await ask<string>('GET', '/v1/status/leader').catch(() => ''));
      const agentProcess = servers[at];
      if (agentProcess?.isRunning() === true) return agentProcess;
      await sleep(200);
    }
    throw new Error('The cluster has had no leader for a minute');
  };
  return {
    servers,
    clients,
    token,
    ask,
    leader,
    async follower() {
      const leading = await leader();
      const agentProcess = servers.find((server) => server !== leading && server.isRunning());
      if (agentProcess === undefined) throw new Error('No server follows');
      return agentProcess;
    },
  };
}

function createAgent(folder: string, name: string, ports: Ports, role: object): AgentProcess {
  const agentFolder = join(folder, name);
  mkdirSync(agentFolder);
  const file = join(agentFolder, 'agent.json');
  writeFileSync(file, JSON.stringify({ ...common(name, agentFolder, ports), ...role }));
  const env = { ...process.env, OUTRIDER_AGENT_FOLDER: `${folder}/`, TMPDIR: folder };
  let child: ChildProcess | undefined;
  const isRunning = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  return {
    name,
    address: `http://${host}:${ports.http}`,
    isRunning,
    start() {
      const log = openSync(join(agentFolder, 'log'), 'a');
      child = spawn('nomad', ['agent', `-config=${file}`], { env, stdio: ['ignore', log, log], detached: true });
      closeSync(log);
      child.unref();
    },
    async kill() {
      if (child === undefined || !isRunning()) return;
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
    },
    suspend: () => void child?.kill('SIGSTOP'),
    resume: () => void child?.kill('SIGCONT'),
  };
}

function common(name: string, folder: string, ports: Ports): object {
  return {
    name,
    bind_addr: host,
    data_dir: join(folder, 'data'),
    log_level: 'WARN',
    disable_update_check: true,
    disable_anonymous_signature: true,
    ports,
    advertise: { http: host, rpc: host, serf: host },
    acl: { enabled: true },
    consul: { client_auto_join: false, server_auto_join: false, auto_advertise: false },
  };
}

function serverRole(joined: readonly string[]): object {
  return {
    // A leader of a busy machine answers late: with the default of 1 it would lose every other term.
    server: { enabled: true, bootstrap_expect: 3, server_join: { retry_join: joined }, raft_multiplier: 5 },
    client: { enabled: false },
  };
}

/** A client with more processor and memory than the machine has: tasks of the mock driver use none. */
function clientRole(servers: readonly string[]): object {
  const denied = 'env_aws,env_gce,env_azure,env_digitalocean,consul,vault,cni,bridge';
  return {
    server: { enabled: false },
    client: {
      enabled: true,
      network_interface: 'lo',
      servers,
      cpu_total_compute: 1_000_000,
      memory_total_mb: 1_000_000,
      disk_total_mb: 1_000_000,
      disk_free_mb: 1_000_000,
      gc_max_allocs: 10_000,
      gc_disk_usage_threshold: 99,
      gc_inode_usage_threshold: 99,
      options: { 'fingerprint.denylist': denied, 'driver.allowlist': 'mock_driver' },
    },
  };
}
