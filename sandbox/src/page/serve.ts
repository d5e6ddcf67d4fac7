import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RequestLog } from '../http/request-log.ts';
import { parseJob } from '../nomad/hcl/parse.ts';
import type { Store } from '../nomad/state/store.ts';
import type { Registry } from '../registry/registry.ts';
import { readCommentStyles } from './comments/styles.ts';
import { renderDocument } from './document.ts';
import type { Html } from './html.ts';
import { renderJobs } from './jobs.ts';
import { Live, type Sections } from './live.ts';
import { renderModules } from './modules.ts';
import { renderCounts, renderNews } from './news.ts';
import { PullRequests } from './pull-requests.ts';
import { renderRequests } from './requests.ts';

interface Sights {
  readonly store: Store;
  readonly registry: Registry;
  readonly log: RequestLog;
  /** Address of a repository in GitHub's API. */
  readonly github: string | undefined;
  /** The addresses of the page and the jobs API; known when both servers listen. */
  readonly addresses: () => { readonly page: string; readonly scheduler: string };
}

/** Registers the example job of the page of a sandbox. */
export function formatExampleCommand(page: string, scheduler: string): string {
  return `curl -s ${page}/example.json | curl -s --data @- ${scheduler}/v1/jobs`;
}

/** Allows only resources of this page and no inline script, so that unescaped input is not executed. */
const headers = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
};

const files: Readonly<Record<string, { readonly type: string; readonly read: () => string }>> = {
  '/style.css': { type: 'text/css', read: () => readOwn('style.css') },
  '/comments.css': { type: 'text/css', read: readCommentStyles },
  '/live.js': { type: 'text/javascript', read: () => readOwn('live.js') },
  '/example.nomad.hcl': { type: 'text/plain', read: () => readOwn('example.nomad.hcl') },
};

function readOwn(name: string): string {
  return readFileSync(`${import.meta.dirname}/${name}`, 'utf8');
}

/** The sandbox's page: jobs, modules, pull requests and requests, updated live. */
export class Page {
  readonly #sights: Sights;
  readonly #pulls: PullRequests;
  readonly #live: Live;

  constructor(sights: Sights) {
    const { store, registry, log, github } = sights;
    this.#sights = sights;
    this.#pulls = new PullRequests(github);
    this.#live = new Live({
      changes: [store.changes, registry.changes, log.changes, this.#pulls.changes],
      render: () => this.#render(),
      onWatched: (watched) => (watched ? this.#pulls.follow() : this.#pulls.release()),
    });
  }

  async answer({ method = 'GET', url = '/' }: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    const path = url.replace(/\?.*$/s, '');
    const file = Object.hasOwn(files, path) ? files[path] : undefined;
    if (method !== 'GET' && method !== 'HEAD') response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    else if (path === '/events' && method === 'GET') this.#live.add(response);
    else if (path === '/') {
      await this.#pulls.refresh();
      send(response, 'text/html', renderDocument(this.#render()));
    } else if (path === '/example.json')
      send(response, 'application/json', JSON.stringify({ Job: await parseJob(readOwn('example.nomad.hcl'), '') }));
    else if (file !== undefined) send(response, file.type, file.read());
    else response.writeHead(404).end();
  }

  close(): void {
    this.#live.close();
    this.#pulls.close();
  }

  #render(): Sections {
    const { store, registry, log, addresses } = this.#sights;
    const { page, scheduler } = addresses();
    const sections: Readonly<Record<string, Html>> = {
      counts: renderCounts(store, registry),
      news: renderNews(store),
      jobs: renderJobs(store, formatExampleCommand(page, scheduler)),
      modules: renderModules(registry),
      'pull-requests': this.#pulls.render(),
      requests: renderRequests(log.requests),
    };
    return new Map(Object.entries(sections).map(([id, { text }]) => [id, text]));
  }
}

function send(response: ServerResponse, type: string, text: string): void {
  response.setHeader('Content-Type', `${type}; charset=utf-8`);
  response.end(text);
}
