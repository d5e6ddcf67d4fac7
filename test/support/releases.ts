import { judged } from './github-judge.ts';
import { startServer, type TestServer } from './server.ts';

/** GitHub with one release, whose text may be edited. */
export interface Releases extends AsyncDisposable, Pick<TestServer, 'url' | 'seen'> {
  readonly body: () => string;
}

interface ReleaseOptions {
  readonly tag: string;
  readonly body: string | null;
  /** The status with which writes are refused. */
  readonly refusal?: number;
}

/** Starts it; its requests are validated against GitHub's OpenAPI description when it is disposed of. */
export async function startReleases({ tag, body: first, refusal }: ReleaseOptions): Promise<Releases> {
  let body = first;
  const server = await judged(
    await startServer((seen, response) => {
      const isRead = seen.method === 'GET' && seen.url === `/repos/acme/jobs/releases/tags/${encodeURIComponent(tag)}`;
      const isWrite = seen.method === 'PATCH' && seen.url === '/repos/acme/jobs/releases/1';
      const status = isRead ? 200 : isWrite ? (refusal ?? 200) : 404;
      if (isWrite && refusal === undefined) ({ body } = JSON.parse(seen.body) as { body: string });
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(status === 200 ? { id: 1, body } : { message: 'Resource not accessible' }));
    }),
  );
  return { ...server, body: () => body ?? '' };
}
