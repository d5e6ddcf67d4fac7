import { tmpdir } from 'node:os';
import { Failure, failuresIn } from '../failure.ts';
import { createTransport } from '../http/transport.ts';
import { isLoopback } from '../inputs/address.ts';
import { createProgress } from '../report/plan-log.ts';
import { tellPlan } from '../report/tell-plan.ts';
import { createScheduler } from '../scheduler/client.ts';
import { tokenOf } from './log-in.ts';
import { parse } from './parse.ts';
import { fileUrlOf, placeOf } from './place.ts';
import { plan } from './plan.ts';
import { touchedFiles } from './touched-files.ts';
import type { Context } from '../github/context.ts';
import type { Runner } from '../github/runner.ts';
import type { Proxies, Transport } from '../http/exchange.ts';
import type { Inputs } from '../inputs/read.ts';
import { nothingParsed, type ParseOutcome } from '../report/parse-outcome.ts';
import { nothingPlanned, type PlanOutcome } from '../report/outcome.ts';
import { tellParse } from '../report/tell-parse.ts';
import type { ParseInputs } from '../inputs/parse.ts';
import type { PlanInputs } from '../inputs/plan.ts';
import type { JobDependencies } from './each-job.ts';

/** What main knows of a run whose inputs are right. */
export interface Run {
  readonly proxies: Proxies;
  readonly context: Context;
  readonly runner: Runner;
  readonly inputs: Inputs;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** Our own tokens. */
  readonly secrets: readonly string[];
}

/** Runs the mode that is asked for and tells its outcome; whether it did what it promised. */
export async function runMode(run: Run): Promise<boolean> {
  const { inputs, runner, context } = run;
  const { address } = inputs.scheduler;
  const transport = transportOf(run);
  using deadline = startDeadline(inputs.timeout);
  try {
    runner.line(`${{ plan: 'Planning', parse: 'Parsing' }[inputs.mode]} on ${address.host}.`);
    if (address.protocol === 'http:' && !isLoopback(address)) {
      runner.line('The address is plain http: whoever is on the way can read what is sent, and change it.');
    }
    if (context.problem !== undefined)
      runner.warning(`The pull request is not known: ${context.problem}.`, { title: 'Outrider' });
    const directory = context.temporary ?? tmpdir();
    if (inputs.mode === 'parse') {
      const outcome = await orFailures(parseMode(run, inputs, transport, deadline.signal), nothingParsed);
      return tellParse(outcome, { runner, directory, fileUrl: fileUrlOf(context) });
    }
    const outcome = await orFailures(planMode(run, inputs, transport, deadline.signal), nothingPlanned);
    return await tellPlan(outcome, { runner, ...placeOf({ ...run, inputs }, transport), directory });
  } finally {
    await transport.close();
  }
}

function transportOf({ inputs, runner, proxies }: Run): Transport {
  const { tls, address } = inputs.scheduler;
  return createTransport({
    proxies,
    tls: {
      origin: address.origin,
      ca: tls.ca,
      cert: tls.cert,
      key: tls.key,
      servername: tls.serverName,
      rejectUnauthorized: !tls.skipVerify,
    },
    onRetry: ({ service, method, path, why, pause }) =>
      runner.foreign(`Trying again in ${Math.ceil(pause / 1000)} s: the ${service} request ${method} ${path} ${why}.`),
  });
}

/** What a mode needs to know is told as a part of its outcome, also where it never began. */
async function orFailures<Outcome>(outcome: Promise<Outcome>, nothing: Outcome): Promise<Outcome> {
  try {
    return await outcome;
  } catch (error) {
    const failures = failuresIn(error);
    if (failures === undefined) throw error;
    return { ...nothing, failures };
  }
}

async function planMode(run: Run, inputs: PlanInputs, transport: Transport, signal: AbortSignal): Promise<PlanOutcome> {
  const jobs = await jobDependencies(run, inputs.comment.token, transport, signal);
  const base = run.context.pullRequest?.baseSha;
  return plan({ ...jobs, inputs, base, progress: createProgress(run.runner, 'Planned'), now: () => new Date() });
}

async function parseMode(
  run: Run,
  inputs: ParseInputs,
  transport: Transport,
  signal: AbortSignal,
): Promise<ParseOutcome> {
  const jobs = await jobDependencies(run, inputs.githubToken, transport, signal);
  return parse({ ...jobs, inputs, progress: createProgress(run.runner, 'Parsed') });
}

async function jobDependencies(
  run: Run,
  githubToken: string | undefined,
  transport: Transport,
  signal: AbortSignal,
): Promise<Omit<JobDependencies, 'progress'>> {
  const { runner, workspace } = run;
  return {
    ...(await schedulerOf(run, transport, signal)),
    workspace,
    touched: await touchedFiles(run, githubToken, transport),
    hide: (values) => values.forEach((value) => runner.mask(value)),
  };
}

/** The scheduler, logged in to where that is asked for, and all tokens of ours by then. */
async function schedulerOf(
  { inputs, context, runner, secrets: ours }: Run,
  transport: Transport,
  signal: AbortSignal,
): Promise<Pick<JobDependencies, 'scheduler' | 'secrets'>> {
  const { address, namespace, region, httpAuth, dialect } = inputs.scheduler;
  const options = { transport, address: address.origin, namespace, region, httpAuth, dialect, signal };
  const scheduler = createScheduler(options);
  const { token, secrets } = await tokenOf({ inputs: inputs.scheduler, context, transport, runner, scheduler });
  return { scheduler: createScheduler({ ...options, token }), secrets: [...ours, ...secrets] };
}

/** A signal that ends what is under way when the run's time is up; its timer goes with the run. */
function startDeadline(timeout: number): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController();
  const what = `The run was given up after ${timeout / 1000} s: the scheduler has not answered`;
  const late = new Failure({ reason: 'timed-out', what, hint: 'Look at the scheduler, or raise `timeout`.' });
  const timer = setTimeout(() => controller.abort(late), timeout);
  return { signal: controller.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}
