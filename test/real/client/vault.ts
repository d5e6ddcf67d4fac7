import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { freePorts, startTimeout, startAgentWith, startGuarded, poll, type PlainAgent } from './agent.ts';

/** A Vault, or its public fork OpenBao, which has the same API: one process on loopback, with all of its data in memory. */
interface Vault extends AsyncDisposable {
  readonly address: string;
  /** Sends a request as root; returns the JSON of the response. */
  readonly ask: <T>(method: string, path: string, body?: object) => Promise<T>;
}

/** The program of OUTRIDER_TEST_VAULT, else `bao` or `vault` on PATH, and what its command `version` prints; `undefined` without one. */
export async function findVault(): Promise<{ readonly program: string; readonly version: string } | undefined> {
  const named = process.env['OUTRIDER_TEST_VAULT'] ?? '';
  for (const program of named === '' ? ['bao', 'vault'] : [named]) {
    const printed = await promisify(execFile)(program, ['version']).catch(() => undefined);
    const version = /^\S+ v\d+\.\d+\.\d+/.exec(printed?.stdout ?? '')?.[0];
    if (version !== undefined) return { program, version };
  }
  return undefined;
}

/** Starts it in dev mode: unsealed, with a key-value store at `secret/`. */
async function startVault(program: string): Promise<Vault> {
  const folder = await mkdtemp(join(tmpdir(), 'outrider-agent-'));
  const [port = 0] = await freePorts(1);
  const token = randomUUID();
  const end = startGuarded(folder, program, [
    'server',
    '-dev',
    '-dev-no-store-token',
    `-dev-listen-address=127.0.0.1:${port}`,
    `-dev-root-token-id=${token}`,
  ]);
  const address = `http://127.0.0.1:${port}`;
  const ask: Vault['ask'] = async <T>(method: string, path: string, body?: object) => {
    const sent = body === undefined ? null : JSON.stringify(body);
    const response = await fetch(`${address}/v1/${path}`, { method, headers: { 'X-Vault-Token': token }, body: sent });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  try {
    await poll(startTimeout, async () => (await ask('GET', 'sys/mounts').catch(() => undefined)) !== undefined);
  } catch (error) {
    await end();
    throw error;
  }
  return { address, ask, [Symbol.asyncDispose]: end };
}

/** The name of the method, the role and the policy for the tasks of Nomad, and the audience of their identities. */
const [method, tasks, audience] = ['jwt-nomad', 'nomad-workloads', 'vault.io'] as const;

/** A Nomad agent whose tasks log in to a Vault by their workload identity. */
export interface NomadWithVault extends AsyncDisposable {
  readonly nomad: PlainAgent;
  readonly vault: Vault;
  /** Lets tasks log in by a role of this name, for tokens with these properties. */
  readonly addRole: (name: string, properties: object) => Promise<void>;
}

/** Starts both, and sets Vault up as `nomad setup vault` does: a task reads below `secret/data/<namespace>/<job>`, and of secrets with a lease `leased/<job>`. */
export async function startNomadWithVault(program: string): Promise<NomadWithVault> {
  await using stack = new AsyncDisposableStack();
  const vault = stack.use(await startVault(program));
  const nomad = stack.use(
    await startAgentWith({
      vault: {
        enabled: true,
        address: vault.address,
        jwt_auth_backend_path: method,
        create_from_role: tasks,
        default_identity: { aud: [audience], ttl: '1h' },
      },
    }),
  );
  const { ask } = vault;
  await ask('POST', `sys/auth/${method}`, { type: 'jwt' });
  const keys = `${nomad.address}/.well-known/jwks.json`;
  const algorithms = ['RS256', 'EdDSA'];
  await ask('POST', `auth/${method}/config`, { jwks_url: keys, jwt_supported_algs: algorithms, default_role: tasks });
  const { data } = await ask<{ data: Record<string, { accessor: string }> }>('GET', 'sys/auth');
  const claims = `identity.entity.aliases.${data[`${method}/`]?.accessor ?? ''}.metadata`;
  const name = `secret/data/{{${claims}.nomad_namespace}}/{{${claims}.nomad_job_id}}`;
  const leased = `leased/{{${claims}.nomad_job_id}}`;
  await ask('POST', 'sys/mounts/leased', { type: 'kv', options: { version: '1' } });
  const policy = [`${name}/*`, leased].map((path) => `path "${path}" { capabilities = ["read"] }`).join('\n');
  await ask('POST', `sys/policies/acl/${tasks}`, { policy });
  const addRole: NomadWithVault['addRole'] = (item, properties) =>
    ask('POST', `auth/${method}/role/${item}`, {
      role_type: 'jwt',
      bound_audiences: audience,
      user_claim: '/nomad_job_id',
      user_claim_json_pointer: true,
      claim_mappings: { nomad_namespace: 'nomad_namespace', nomad_job_id: 'nomad_job_id', nomad_task: 'nomad_task' },
      token_type: 'service',
      token_policies: [tasks],
      ...properties,
    });
  await addRole(tasks, { token_period: '30m' });
  const started = stack.move();
  return { nomad, vault, addRole, [Symbol.asyncDispose]: () => started.disposeAsync() };
}
