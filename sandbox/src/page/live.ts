import type { ServerResponse } from 'node:http';
import type { Changes } from '../changes.ts';

/** Parts of the page by the ID of their element. */
export type Sections = ReadonlyMap<string, string>;

/** Changes within this time are sent together. Milliseconds. */
const batchWindow = 100;

interface Shown {
  readonly changes: readonly Changes[];
  readonly render: () => Sections;
  /** Called for the first viewer and after the last one has left. */
  readonly onWatched: (watched: boolean) => void;
}

/**
 * Sends changes to viewers as server-sent events: `{"jobs": "<section …>"}`. A viewer gets everything first and then what
 * differs from its own state, so that a slow or returning viewer misses nothing.
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

  /** Adds a viewer until it leaves. */
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
    }, batchWindow);
  }

  #send(response: ServerResponse, sections: Sections): void {
    // A slow viewer gets the latest state once its buffer is empty.
    if (response.writableNeedDrain) return;
    const had = this.#viewers.get(response);
    const news = [...sections].filter(([id, section]) => had?.get(id) !== section);
    this.#viewers.set(response, sections);
    if (news.length > 0) response.write(`data: ${JSON.stringify(Object.fromEntries(news))}\n\n`);
  }
}
