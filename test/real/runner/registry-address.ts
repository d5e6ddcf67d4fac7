import { join } from 'node:path';
import { createAuthority } from '../../support/certificates.ts';
import { startProxy } from '../../support/proxy.ts';
import { startServer } from '../../support/server.ts';
import { createWorkspace } from '../../support/workspace.ts';

/** The environment of a step in which the address of HCP Terraform leads to the sandbox. */
interface Detour extends AsyncDisposable {
  readonly env: Readonly<Record<string, string>>;
  /** The requests to the proxy: `CONNECT host:port`. */
  readonly requests: readonly string[];
}

/** Puts the sandbox's registry behind `https://app.terraform.io`, by a proxy and a certificate, so that a recipe can stay as it is. */
export async function redirectRegistry(registry: string): Promise<Detour> {
  await using stack = new AsyncDisposableStack();
  const authority = stack.use(createAuthority('A registry'));
  const folder = stack.use(createWorkspace({ 'ca.pem': authority.ca }));
  const server = await startServer(async ({ method, url, headers, body }, response) => {
    const { authorization = '', 'content-type': type = '' } = headers;
    const sent = { method, headers: { authorization, 'content-type': type }, ...(body === '' ? {} : { body }) };
    const answer = await fetch(registry + url, sent);
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
  }, authority.issue('DNS:app.terraform.io'));
  stack.use(server);
  const proxy = stack.use(await startProxy({ target: server.port }));
  const owned = stack.move();
  return {
    requests: proxy.requests,
    env: {
      HTTPS_PROXY: `http://127.0.0.1:${proxy.port}`,
      NO_PROXY: '127.0.0.1,localhost',
      NODE_EXTRA_CA_CERTS: join(folder.path, 'ca.pem'),
    },
    [Symbol.asyncDispose]: () => owned.disposeAsync(),
  };
}
