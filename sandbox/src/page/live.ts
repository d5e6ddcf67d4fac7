import type { ServerResponse } from 'node:http';
import type { Changes } from '../changes.ts';

/** Parts of the page by the ID of their element. */
export type Sections = ReadonlyMap<string, string>;

/** What comes in quick succession is shown at once. Milliseconds. */
const TOGETHER = 100;

interface Shown {
  readonly changes: readonly Changes[];
  readonly render: () => Sections;
  /** Called with the first viewer to come and when the last has gone. */
  readonly onWatched: (watched: boolean) => void;
}

/**
 * Tells viewers what has changed, as server-sent events: `{"jobs": "<section …>"}`. A viewer gets everything first and then what differs
 * from what it has, so that one that is slow or comes back misses nothing.
 * Source: https://html.spec.whatwg.org/multipage/server-sent-events.html
 */
export class Live {
  readonly #shown: Shown;
  readonly #viewers = new Map<ServerResponse, Sections>();
  #unwatch: readonly (() => void)[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(shown: Shown) {
    this.#shown = shown;
  }

  /** Lets somebody look on until they go. */
  add(response: ServerResponse): void {
    if (this.#viewers.size === 0) this.#start();
    this.#viewers.set(response, new Map());
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.on('drain', () => this.#soon());
    response.once('close', () => {
      if (this.#viewers.delete(response) && this.#viewers.size === 0) this.#stop();
    });
    this.#send(response, this.#shown.render());
  }

  /** Ends all streams. */
  close(): void {
    for (const response of this.#viewers.keys()) response.end();
    this.#viewers.clear();
    this.#stop();
  }

  #start(): void {
    this.#unwatch = this.#shown.changes.map((changes) => changes.watch(() => this.#soon()));
    this.#shown.onWatched(true);
  }

  #stop(): void {
    for (const unwatch of this.#unwatch) unwatch();
    this.#unwatch = [];
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#shown.onWatched(false);
  }

  #soon(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const sections = this.#shown.render();
      for (const response of this.#viewers.keys()) this.#send(response, sections);
    }, TOGETHER);
  }

  #send(response: ServerResponse, sections: Sections): void {
    // Whoever is slow is sent what is true when the rest has gone out.
    if (response.writableNeedDrain) return;
    const had = this.#viewers.get(response);
    const news = [...sections].filter(([id, section]) => had?.get(id) !== section);
    this.#viewers.set(response, sections);
    if (news.length > 0) response.write(`data: ${JSON.stringify(Object.fromEntries(news))}\n\n`);
  }
}
