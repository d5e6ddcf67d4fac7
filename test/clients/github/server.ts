import { createGitHub, type GitHub } from '../../../src/clients/github/client.ts';
import { createJudge } from '../../support/github-judge.ts';
import { startServer as startPlainServer } from '../../support/server.ts';

export interface Seen {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface Reply {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON, or as it is when it is text. */
  readonly body?: unknown;
  /** Whether GitHub itself could respond like this: such responses are checked like the requests. */
  readonly faithful?: true;
}

/** A server on loopback that responds as scripted, records requests, and checks them against GitHub's OpenAPI description at its end. */
export async function startServer(answer: (seen: Seen, url: string) => Reply) {
  const judge = await createJudge();
  const requests: Seen[] = [];
  const server = await startPlainServer((onWire, response) => {
    const { url: path, ...rest } = onWire;
    const request = { ...rest, path };
    requests.push(request);
    judge.request(onWire);
    const reply = answer(request, server.url);
    if (reply.faithful) judge.response(onWire, reply.status ?? 200, reply.body);
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body ?? {});
    response.writeHead(reply.status ?? 200, { 'content-type': 'application/json', ...reply.headers });
    response.end(reply.status === 204 ? undefined : text);
  });
  return {
    url: server.url,
    seen: requests,
    asked: () => requests.map(({ method, path }) => `${method} ${path.split('?')[0] ?? ''}`),
    github: (): Promise<GitHub> => createGitHub({ fetch, apiUrl: server.url, token: 'secret-token' }),
    async [Symbol.asyncDispose]() {
      await server[Symbol.asyncDispose]();
      judge.verdict();
    },
  };
}
