import { afterAll, beforeAll } from 'vitest';
import { startAgent, versionOnPath, type Agent } from './client/agent.ts';
import { needs } from './server-version.ts';

/** The Nomad agent of a test file, with ACLs: the `nomad` on PATH. Its tests are skipped where there is none. */
export interface FileAgent {
  /** `undefined` if there is no `nomad` on PATH. */
  readonly version: string | undefined;
  /** For the titles of the tests. */
  readonly location: string;
  /** Whether the version is too old for the capabilities in docs/. */
  readonly old: ReturnType<typeof needs>;
  /** Empty before the first test. */
  readonly address: string;
  /** A management token; empty before the first test. */
  readonly token: string;
  /** Sends a request with the management token; returns the JSON of the response. */
  readonly ask: <T>(method: string, path: string, body?: object) => Promise<T>;
  readonly applyPolicy: (name: string, rules: string) => Promise<void>;
  readonly createToken: (name: string, rules: string) => Promise<string>;
}

/** Starts the agent before the first test of the calling file, and stops it after the last one. */
export async function startFileAgent(): Promise<FileAgent> {
  const version = await versionOnPath();
  let agent: Agent | undefined;
  beforeAll(async () => {
    agent = await startAgent();
  }, 90_000);
  afterAll(async () => agent?.[Symbol.asyncDispose](), 60_000);

  const ask: FileAgent['ask'] = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${agent?.address ?? ''}${path}`, {
      method,
      headers: { 'X-Nomad-Token': agent?.token ?? '' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? undefined : JSON.parse(text)) as T;
  };
  const applyPolicy: FileAgent['applyPolicy'] = (name, rules) =>
    ask('POST', `/v1/acl/policy/${name}`, { Name: name, Rules: rules });

  return {
    version,
    location: version === undefined ? 'no `nomad` on PATH (skipped)' : 'a Nomad agent of this test',
    old: needs(version, '1.11.2'),
    get address() {
      return agent?.address ?? '';
    },
    get token() {
      return agent?.token ?? '';
    },
    ask,
    applyPolicy,
    async createToken(name, rules) {
      await applyPolicy(name, rules);
      const created = { Name: name, Type: 'client', Policies: [name] };
      return (await ask<{ SecretID: string }>('POST', '/v1/acl/token', created)).SecretID;
    },
  };
}

/** The rule of a policy that grants exactly these capabilities in a namespace. */
export function namespaceRule(namespace: string, capabilities: readonly string[]): string {
  return `namespace "${namespace}" { capabilities = ${JSON.stringify(capabilities)} }\n`;
}
