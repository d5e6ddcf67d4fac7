/**
 * Milliseconds between two updates: GitHub limits how much content a token may write a minute.
 * Source: https://docs.github.com/en/rest/using-the-rest-api/rate-limits-for-the-rest-api#about-secondary-rate-limits
 */
const leastPause = 10_000;

/** A comment that follows a run: every update may be skipped for a later one. */
export interface LiveComment<Body> {
  /** Takes the latest state; it is rendered only when it is written. */
  update(render: () => Body): void;
  /** Waits for what is being written; nothing is written any more. */
  end(): Promise<void>;
}

/**
 * @param write one attempt; what it throws ends the updates, for the last one will meet the same trouble and report it
 */
export function createLiveComment<Body>(write: (body: Body) => Promise<void>): LiveComment<Body> {
  let latest: (() => Body) | undefined;
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const attempt = async (body: Body): Promise<void> => {
    try {
      await write(body);
      timer = setTimeout(flush, leastPause);
    } catch {
      over = true;
    } finally {
      writing = undefined;
    }
  };
  const flush = (): void => {
    timer = undefined;
    const render = latest;
    if (over || render === undefined || writing !== undefined) return;
    latest = undefined;
    writing = attempt(render());
  };
  return {
    update(render) {
      latest = render;
      if (timer === undefined) flush();
    },
    async end() {
      over = true;
      clearTimeout(timer);
      await writing;
      clearTimeout(timer);
    },
  };
}
