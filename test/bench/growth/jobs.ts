import { connect, createServer, type Socket } from 'node:net';
import { removeRunFolders } from '../../support/action.ts';
import { service, startNomadProxy, startStory } from '../../support/registering.ts';
import { listen } from '../../support/server.ts';
import { jobText } from '../job-text.ts';
import { expectSuccess, withPeak, type Load } from './measured.ts';

function jobFiles(count: number): Record<string, string> {
  return Object.fromEntries(Array.from({ length: count }, (_, at) => [`jobs/${at}.nomad.hcl`, jobText(at)]));
}

export async function loadPullRequest(jobs: number): Promise<Load> {
  await using story = await startStory({ files: jobFiles(jobs) });
  let requests = 0;
  await using proxy = await startNomadProxy(story.sandbox.scheduler, () => void (requests += 1));
  const { run, peak } = await withPeak((env) => story.plan({ env, inputs: { address: proxy.url } }));
  const { milliseconds } = expectSuccess(run);
  removeRunFolders();
  const [comment] = story.github.comments;
  return {
    milliseconds,
    requests: requests + story.github.requests.length,
    peak,
    note: `comment of ${comment?.body.length ?? 0} characters`,
  };
}

/** A repository with that many job files, of which the pull request touches some. */
export async function loadFewTouched(files: number, touched = 20): Promise<Load> {
  await using story = await startStory({ files: jobFiles(files) });
  story.github.files = Array.from({ length: touched }, (_, at) => ({
    filename: `jobs/${Math.floor((at * files) / touched)}.nomad.hcl`,
    status: 'modified',
  }));
  let requests = 0;
  await using proxy = await startNomadProxy(story.sandbox.scheduler, () => void (requests += 1));
  const inputs = { address: proxy.url, 'only-changed': 'true' };
  const { run, peak } = await withPeak((env) => story.plan({ env, inputs }));
  const { milliseconds, outputs } = expectSuccess(run);
  removeRunFolders();
  const planned = (JSON.parse(outputs['jobs'] ?? '[]') as unknown[]).length;
  if (planned !== touched) throw new Error(`${planned} jobs were planned, not ${touched}`);
  return { milliseconds, requests: requests + story.github.requests.length, peak };
}

/** A service so small that 100 of them fit on the node of the sandbox. */
function smallService(id: string): string {
  return service(id).replace('env {', 'resources { memory = 50 }\n      env {');
}

/** A rollout of that many jobs at the same time, by a Nomad that limits the connections of a client. */
export async function loadRollout(jobs: number): Promise<Load> {
  const files = Array.from({ length: jobs }, (_, at) => [`jobs/${at}.nomad.hcl`, smallService(`job-${at}`)] as const);
  await using story = await startStory({ files: Object.fromEntries(files), sandbox: { pace: { healthy: 500 } } });
  await using limiter = await startConnectionLimiter(story.sandbox.scheduler, 100);
  const { run, peak } = await withPeak((env) =>
    story.register({ env, inputs: { address: limiter.url, review: 'ignore', timeout: '3m' } }),
  );
  const { milliseconds, outputs } = expectSuccess(run);
  removeRunFolders();
  if (outputs['outcome'] !== 'successful') throw new Error(`the rollout ended as ${outputs['outcome']}`);
  return {
    milliseconds,
    requests: limiter.requests() + story.github.requests.length,
    peak,
    note: `${limiter.most()} connections at once, ${limiter.countRefused()} refused`,
  };
}

interface ConnectionLimiter extends AsyncDisposable {
  readonly url: string;
  readonly requests: () => number;
  readonly most: () => number;
  readonly countRefused: () => number;
}

/** Passes connections on up to a limit, and refuses further ones as Nomad does (`http_max_conns_per_client`). */
async function startConnectionLimiter(target: string, limit: number): Promise<ConnectionLimiter> {
  const open = new Set<Socket>();
  let most = 0;
  let refused = 0;
  let requests = 0;
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    if (open.size >= limit) {
      refused += 1;
      socket.end('HTTP/1.1 429 Too Many Requests\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
      return;
    }
    open.add(socket);
    most = Math.max(most, open.size);
    const inner = connect(Number(new URL(target).port), '127.0.0.1');
    inner.on('error', () => socket.destroy());
    socket.on('close', () => {
      open.delete(socket);
      inner.destroy();
    });
    inner.on('close', () => socket.destroy());
    socket.on('data', (chunk: Buffer) => (requests += chunk.toString('latin1').split(' HTTP/1.1\r\n').length - 1));
    socket.pipe(inner).pipe(socket);
  });
  return { ...(await listen(server)), requests: () => requests, most: () => most, countRefused: () => refused };
}
