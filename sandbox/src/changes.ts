import { EventEmitter } from 'node:events';

export class Changes {
  readonly #changes = new EventEmitter().setMaxListeners(0);

  /** Announces a change. Listeners are called after the whole change has been made. */
  notify(): void {
    setImmediate(() => this.#changes.emit('change'));
  }

  /** Resolves with the next change, or with the signal. */
  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const resolveChange = (): void => {
        signal.removeEventListener('abort', resolveChange);
        unwatch();
        resolve();
      };
      const unwatch = this.watch(resolveChange);
      signal.addEventListener('abort', resolveChange);
    });
  }

  /** Calls a listener with every change until the returned function is called. */
  watch(listener: () => void): () => void {
    this.#changes.on('change', listener);
    return () => void this.#changes.off('change', listener);
  }
}
