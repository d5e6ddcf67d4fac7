import { createServer } from 'node:https';
import { request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { createAuthority } from './certificates.ts';
import { listen } from './server.ts';

/** The registry of the sandbox behind HTTPS, on a host and port of its own, as the command lines ask for it. */
export interface SecureRegistry extends AsyncDisposable {
  readonly sandbox: Sandbox;
  readonly host: string;
  readonly authority: string;
  /** Path and token of each request. */
  readonly requests: readonly string[];
}

/** The data that the blocks `cloud` and `remote` request from their host: one workspace `x` of the organization `acme`, which runs locally. */
const workspaceAnswers: Readonly<Record<string, object>> = {
  '/api/v2/organizations/acme/entitlement-set': {
    id: 'org-1',
    type: 'entitlement-sets',
    attributes: { operations: true, 'state-storage': true },
  },
  '/api/v2/organizations/acme/workspaces/x': {
    id: 'ws-1',
    type: 'workspaces',
    attributes: { name: 'x', 'execution-mode': 'local', operations: false, locked: false, permissions: {} },
  },
};

export async function startSecureRegistry(): Promise<SecureRegistry> {
  const sandbox = await startSandbox({ registry: { limit: 0, order: 'published' } });
  const created = createAuthority('registry');
  const folder = mkdtempSync(join(tmpdir(), 'outrider-registry-'));
  const authority = join(folder, 'ca.pem');
  writeFileSync(authority, created.ca);
  const requests: string[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const path = request.url ?? '';
    requests.push(`${path} ${request.headers.authorization ?? '-'}`);
    const data = workspaceAnswers[path.split('?')[0] ?? ''];
    const headers = { 'content-type': 'application/vnd.api+json', 'tfp-api-version': '2.5' };
    if (data !== undefined) {
      response.writeHead(200, headers).end(JSON.stringify({ data }));
    } else if (path === '/api/v2/ping') {
      response.writeHead(204, { ...headers, 'tfp-appname': 'HCP Terraform' }).end();
    } else if (path === '/.well-known/terraform.json') {
      const services = { 'modules.v1': '/api/registry/v1/modules/', 'tfe.v2': '/api/v2/', 'tfe.v2.1': '/api/v2/' };
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(services));
    } else if (path.includes('/current-state-version')) {
      response.writeHead(404, headers).end('{"errors":[{"status":"404","title":"not found"}]}');
    } else {
      const { hostname, port } = new URL(sandbox.registry);
      const { method } = request;
      const onward = ask({ host: hostname, port, method, path, headers: request.headers }, (inner) => {
        response.writeHead(inner.statusCode ?? 0, inner.headers);
        inner.pipe(response);
      });
      request.pipe(onward);
    }
  };
  const server = await listen(createServer(created.issue('IP:127.0.0.1'), answer), 'https');
  return {
    sandbox,
    host: `127.0.0.1:${server.port}`,
    authority,
    requests,
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      await sandbox.close();
      created[Symbol.dispose]();
      rmSync(folder, { recursive: true });
    },
  };
}
