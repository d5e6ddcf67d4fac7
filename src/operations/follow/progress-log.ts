import type { Pace } from '../../clients/http/pace.ts';

export interface ProgressLogOptions {
  /** The subject, at the beginning of each line; undefined for lines about several subjects. */
  readonly label?: string | undefined;
  readonly log: (line: string) => void;
  readonly pace: Pick<Pace, 'pause'>;
  /** Reads a detail that no state has, such as restarts; empty for none. Read after each change, after 30 s, and then rarely until there is one. */
  readonly readDetail?: (() => Promise<string>) | undefined;
  /** Called with each new text, which a caller may show elsewhere. */
  readonly onChange?: ((text: string) => void) | undefined;
  /** Whether to log only new details: the caller logs the states of several subjects together. */
  readonly isQuiet?: boolean | undefined;
}

/** Logs the progress of something with the elapsed time: each change, and a sign of life at least every 30 s. */
export interface ProgressLog extends Disposable {
  /** The current state; logged if it is not empty and has changed. */
  readonly update: (text: string) => void;
  /** Logs a line that is not about the state. */
  readonly note: (text: string) => void;
}

/** Milliseconds. */
const tick = 5000;
/** Ticks without a line after which the state is logged again: 30 s. */
const heartbeat = 6;
/** Ticks between two reads of the detail while there is none: 200 s, because following may take two requests a minute while nothing changes. */
const quietReads = 40;

export function startProgressLog(options: ProgressLogOptions): ProgressLog {
  const { label, log, pace, readDetail, onChange, isQuiet = false } = options;
  const started = performance.now();
  const ended = new AbortController();
  let [state, detail, idle, isChanged] = ['', '', 0, false];
  const print = (text: string): void => {
    idle = 0;
    const seconds = Math.round((performance.now() - started) / 1000);
    log(`[+${seconds} s] ${label === undefined ? '' : `${label}: `}${text}`);
  };
  const describe = (): string => [state, detail].filter((text) => text !== '').join('; ');
  const isReadDue = (ticks: number): boolean =>
    isChanged || ticks % (detail === '' ? quietReads : heartbeat) === 0 || ticks === heartbeat;
  const readNewDetail = async (): Promise<void> => {
    isChanged = false;
    const read = (await readDetail?.()) ?? '';
    if (ended.signal.aborted || read === detail) return;
    detail = read;
    if (detail === '') return;
    print(describe());
    onChange?.(describe());
  };
  const run = async (): Promise<void> => {
    for (let ticks = 1; ; ticks += 1) {
      await pace.pause(tick, ended.signal);
      idle += 1;
      if (isReadDue(ticks)) await readNewDetail();
      if (idle >= heartbeat && !isQuiet && !ended.signal.aborted) print(describe() || 'waiting for Nomad');
    }
  };
  run().catch((error: unknown) => {
    if (!ended.signal.aborted) throw error;
  });
  return {
    update(text) {
      const isNew = text !== state;
      state = text;
      if (!isNew || text === '') return;
      isChanged = true;
      if (!isQuiet) print(describe());
      onChange?.(describe());
    },
    note: print,
    [Symbol.dispose]: () => ended.abort(),
  };
}
