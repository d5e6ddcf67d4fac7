import { ActionError } from '../errors.ts';
import { isLoopback } from '../clients/http/host.ts';
import { createTransport } from '../clients/http/transport.ts';
import { helpPage } from '../report/help.ts';
import { createScheduler } from '../clients/nomad/client.ts';
import { tokenOf } from './log-in.ts';
import { touchedFiles, type FilesRun } from './touched-files.ts';
import { isOfFork, type Context } from '../clients/github/context.ts';
import type { Runner } from '../clients/github/runner.ts';
import type { Retry, Transport } from '../clients/http/types.ts';
import type { Scheduler } from '../clients/nomad/scheduler.ts';
import type { JobDependencies } from './planning/each-job.ts';
import type { Run } from '../modes/run.ts';

/** What all requests of a run go through, until its very end. */
export function transportOf({ inputs, runner, proxies, context }: Run, { end }: Pick<Deadline, 'end'>): Transport {
  const { tls, address } = inputs.scheduler;
  return createTransport({
    proxies,
    hosted: context.hosted,
    signal: end,
    // Those that are followed, and a few for what is asked in between.
    connections: inputs.mode === 'register' ? 48 : undefined,
    tls: {
      origin: address.origin,
      ca: tls.ca,
      cert: tls.cert,
      key: tls.key,
      servername: tls.serverName,
      rejectUnauthorized: !tls.skipVerify,
    },
    onRetry: (retry) => runner.log(retryWords(retry)),
  });
}

/** What the log says before a request is sent again. */
export function retryWords({ service, method, path, why, pause }: Retry): string {
  return `Trying again in ${Math.ceil(pause / 1000)} s: the ${service} request ${method} ${path} ${why}.`;
}

interface Connecting {
  readonly run: Run & FilesRun;
  readonly githubToken: string | undefined;
  readonly transport: Transport;
  readonly deadline: Deadline;
  /** Of the pull request that the run is about. */
  readonly number: number | undefined;
}

/** What goes through job files stands on, the scheduler logged in to where that is asked for. */
export async function jobDependencies({
  run,
  githubToken,
  transport,
  deadline,
  number,
}: Connecting): Promise<Omit<JobDependencies, 'progress'>> {
  const { runner, workspace } = run;
  return {
    ...(await schedulerOf(run, transport, deadline.signal)),
    redactor: run.redactor,
    workspace,
    deadline,
    touched: await touchedFiles({ run, githubToken, transport, number }),
    hide: (values) => values.forEach((value) => runner.mask(value)),
  };
}

/** The scheduler, logged in to where that is asked for, and all tokens of ours by then. */
export async function schedulerOf(
  { inputs, context, runner, redactor, secrets: ours }: Run,
  transport: Transport,
  signal: AbortSignal,
): Promise<{ readonly scheduler: Scheduler; readonly secrets: readonly string[] }> {
  const { address, namespace, region, httpAuth, dialect } = inputs.scheduler;
  const noToken = whyNoToken(context);
  const place = { address: address.origin, namespace, region, httpAuth, dialect };
  const options = { ...place, transport, signal, noToken, scrub: redactor.scrub };
  // What every reader of the workflow knows.
  redactor.addShown([address.host, namespace ?? '', region ?? '', ...publicAddresses(context)]);
  const scheduler = createScheduler(options);
  const { token, secrets } = await tokenOf({ inputs: inputs.scheduler, context, transport, runner, scheduler });
  redactor.addSecrets(secrets);
  return { scheduler: createScheduler({ ...options, token }), secrets: [...ours, ...secrets] };
}

/** Addresses that our own words lead to. */
function publicAddresses({ repository, serverUrl, runUrl }: Context): readonly string[] {
  const own = repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.name}`;
  return [own, runUrl ?? '', helpPage];
}

/** Why a secret may be missing although the workflow names it: https://docs.github.com/en/actions/how-tos/write-workflows/choose-what-workflows-do/use-secrets */
function whyNoToken(context: Context): string | undefined {
  if (isOfFork(context)) {
    return 'GitHub gives no secrets to the pull request of a fork: to plan it, push its commits to a branch of this repository.';
  }
  if (context.eventName === 'pull_request' && context.actor === 'dependabot[bot]') {
    return "GitHub gives Dependabot's runs Dependabot's own secrets alone: store the token among these, too.";
  }
  return undefined;
}

/** Says that what is sent to a service can be read on the way, where that is so. */
export function notePlainHttp(address: URL, runner: Runner): void {
  if (address.protocol !== 'http:' || isLoopback(address)) return;
  runner.log('The address is plain http: whoever is on the way can read what is sent, and change it.');
}

/** How long a run may take. */
export interface Deadline extends Disposable {
  /** Ends what is under way when the time is up, or the run is cancelled. */
  readonly signal: AbortSignal;
  /** Ends what is under way a moment later, which is for telling how it went. */
  readonly end: AbortSignal;
  /** Milliseconds that are left. */
  readonly left: () => number;
}

/** Milliseconds for telling, also where GitHub does not answer; main ends a run that is cancelled soon after. */
const tellingTime = 3000;

/** Starts the time of a run; its timers go with the run. */
export function startDeadline(
  timeout: number,
  cancelled: AbortSignal,
  service: 'scheduler' | 'registry' = 'scheduler',
): Deadline {
  const started = performance.now();
  const controller = new AbortController();
  const what = `The run was given up after ${timeout / 1000} s: the ${service} has not answered`;
  const late = new ActionError({
    reason: 'timed-out',
    message: what,
    hint: `Look at the ${service}, or raise \`timeout\`.`,
  });
  const timer = setTimeout(() => controller.abort(late), timeout);
  const signal = AbortSignal.any([controller.signal, cancelled]);
  const end = new AbortController();
  let last: NodeJS.Timeout | undefined;
  const endSoon = (): void => {
    last = setTimeout(() => end.abort(signal.reason), tellingTime);
  };
  signal.addEventListener('abort', endSoon);
  return {
    signal,
    end: end.signal,
    left: () => Math.max(0, timeout - (performance.now() - started)),
    [Symbol.dispose]() {
      clearTimeout(timer);
      clearTimeout(last);
      // A run may be cancelled when it is over.
      signal.removeEventListener('abort', endSoon);
    },
  };
}
