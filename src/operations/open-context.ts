import { plain } from '../text/log-text.ts';
import { startRunLog } from './run-log.ts';
import { createTransport } from '../clients/http/transport.ts';
import { ActionError } from '../errors.ts';
import { realPace, type Pace } from '../clients/http/retry.ts';
import type { Proxies, Retry } from '../clients/http/types.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { Deadline, RunContext } from './run-context.ts';

export interface Service {
  readonly name: 'Nomad' | 'the registry' | 'GitHub';
  readonly address: URL;
  readonly tls?: ConnectionInputs['tls'] | undefined;
}

interface ContextOptions extends Pick<
  RunContext,
  | 'event'
  | 'workspace'
  | 'runner'
  | 'redactor'
  | 'secrets'
  | 'gate'
  | 'cancelSignal'
  | 'capabilities'
  | 'warnings'
  | 'tokenSecret'
> {
  readonly proxies: Proxies;
  readonly service: Service;
  /** Milliseconds. */
  readonly timeout: number;
  readonly pace?: Pace | undefined;
}

/** Starts the deadline of a run and opens its transport; disposing ends both. */
export function openContext(options: ContextOptions) {
  const { event, cancelSignal, proxies, service } = options;
  const { address, tls } = service;
  const startTime = performance.now();
  const deadline = startDeadline(options.timeout, cancelSignal, service.name);
  const pace = options.pace ?? realPace;
  const runLog = startRunLog({ runner: options.runner, pace, startTime });
  const { runner } = runLog;
  const transport = createTransport({
    proxies,
    pace,
    isHosted: event.isHosted,
    signal: deadline.end,
    readRemainingMilliseconds: deadline.readRemainingMilliseconds,
    ...(tls === undefined ? {} : { tls: createTlsOptions(address, tls) }),
    waitFor: runLog.waitFor,
    onRetry: (retry) => runner.log(plain`${describeRetry(retry)}`),
  });
  const background: Promise<void>[] = [];
  const runInBackground = (work: Promise<void>): void => void background.push(work);
  return {
    context: {
      ...options,
      runner,
      runLog,
      log: (line: string) => runner.log(plain`${line}`),
      pace,
      transport,
      startTime,
      deadline,
      runInBackground,
    },
    /** Waits for the work that runs in the background. */
    finished: async () => void (await Promise.all(background)),
    async [Symbol.asyncDispose]() {
      await transport.close();
      runLog[Symbol.dispose]();
      deadline[Symbol.dispose]();
    },
  };
}

function createTlsOptions({ origin }: URL, { ca, cert, key, serverName, skipVerify }: ConnectionInputs['tls']) {
  return { origin, ca, cert, key, servername: serverName, rejectUnauthorized: !skipVerify };
}

/** `Retrying in 1 s: Nomad returned 503 (GET /v1/jobs). Attempt 2 of 4.` */
function describeRetry({ service, method, path, reason, pauseMilliseconds, attempt, maxAttempts }: Retry): string {
  const next = maxAttempts === undefined ? '' : ` Attempt ${attempt + 1} of ${maxAttempts}.`;
  return `Retrying in ${Math.ceil(pauseMilliseconds / 1000)} s: ${service} ${reason} (${method} ${path}).${next}`;
}

/** Milliseconds for the report, even if GitHub does not respond; `main.ts` ends a cancelled run soon after. */
const reportingTime = 3000;

/** Starts the deadline of a run; disposing clears its timers. */
function startDeadline(timeout: number, cancelSignal: AbortSignal, service: Service['name']): Deadline {
  const startTime = performance.now();
  const controller = new AbortController();
  const late = new ActionError({
    reason: 'timed-out',
    message: `The run timed out after ${timeout / 1000} s: ${service} has not responded`,
    hint: `Check ${service}, or raise \`timeout\`.`,
  });
  const timer = setTimeout(() => controller.abort(late), timeout);
  const signal = AbortSignal.any([controller.signal, cancelSignal]);
  const end = new AbortController();
  let last: NodeJS.Timeout | undefined;
  const endSoon = (): void => {
    last = setTimeout(() => end.abort(signal.reason), reportingTime);
  };
  signal.addEventListener('abort', endSoon);
  return {
    signal,
    end: end.signal,
    readRemainingMilliseconds: () => Math.max(0, timeout - (performance.now() - startTime)),
    [Symbol.dispose]() {
      clearTimeout(timer);
      clearTimeout(last);
      // The run may still be cancelled after its end.
      signal.removeEventListener('abort', endSoon);
    },
  };
}
