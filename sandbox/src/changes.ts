import { EventEmitter } from 'node:events';

/** Notifies whoever waits for a change. */
export class Changes {
  readonly #changes = new EventEmitter().setMaxListeners(0);

  /** To be called where a change is made; those who wait are woken when all of it has been. */
  notify(): void {
    setImmediate(() => this.#changes.emit('change'));
  }

  /** Resolves with the next change, or with the signal. */
  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        signal.removeEventListener('abort', done);
        unwatch();
        resolve();
      };
      const unwatch = this.watch(done);
      signal.addEventListener('abort', done);
    });
  }

  /** Calls a listener with every change, until what it returns is called. */
  watch(listener: () => void): () => void {
    this.#changes.on('change', listener);
    return () => void this.#changes.off('change', listener);
  }
}
