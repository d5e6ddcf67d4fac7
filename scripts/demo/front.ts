import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Returns the page at a path, or `undefined`. */
export type Pages = (path: string) => Promise<{ readonly type: string; readonly text: string } | undefined>;

/** One address for GitHub's API and its pages, in front of emulate. Records the API requests. */
export interface Front extends AsyncDisposable {
  readonly url: string;
  /** Requests to the API since the last call: `GET /repos/…`. */
  takeRequests(): readonly string[];
}

/**
 * Starts the server on a port chosen by the system. The action gets only this address, so that every request is recorded; links in emulate's
 * responses lead here as well.
 */
export async function startFront(apiUrl: string, pages: Pages): Promise<Front> {
  let requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '/';
    const answer = async (): Promise<void> => {
      const page = request.method === 'GET' ? await pages(path) : undefined;
      if (page !== undefined) {
        response.writeHead(200, { 'content-type': `${page.type}; charset=utf-8` }).end(page.text);
        return;
      }
      // The requests of the sandbox's page are not requests of the action.
      if (request.headers['user-agent'] !== 'outrider-sandbox') requests.push(`${request.method} ${path}`);
      const { status, headers, text } = await forward(request, apiUrl);
      response.writeHead(status, headers).end(text.replaceAll(apiUrl, front.url));
    };
    answer().catch((error: unknown) => response.writeHead(502).end(String(error)));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const front = {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    takeRequests: () => requests.splice(0),
    async [Symbol.asyncDispose]() {
      const closed = new Promise((done) => server.close(done));
      server.closeAllConnections();
      await closed;
    },
  };
  return front;
}

async function forward(
  request: IncomingMessage,
  apiUrl: string,
): Promise<{ status: number; headers: Record<string, string>; text: string }> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const kept = ['authorization', 'accept', 'content-type'].flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const response = await fetch(apiUrl + (request.url ?? ''), {
    method: request.method ?? 'GET',
    headers: Object.fromEntries(kept),
    ...(chunks.length === 0 ? {} : { body: Buffer.concat(chunks) }),
  });
  const headers = {
    'content-type': response.headers.get('content-type') ?? 'application/json',
    // Outrider recognizes GitHub by this header.
    'x-github-request-id': '8C2E:3B1F:1A2B3C:4D5E6F:67890ABC',
  };
  return { status: response.status, headers, text: await response.text() };
}
