import { tmpdir } from 'node:os';
import { Failure, failuresIn } from '../failure.ts';
import { createGitHub, type GitHub } from '../github/client.ts';
import { commentMarker, upsertComment } from '../github/comments.ts';
import { whoAreWe } from '../github/identity.ts';
import { findOpenPullRequest, hasOtherHead } from '../github/pull-request.ts';
import { isLater, runOf, wroteLater } from '../report/same-comment.ts';
import { createFetch } from '../http/fetch.ts';
import { createTransport } from '../http/transport.ts';
import { isLoopback } from '../inputs/address.ts';
import { createProgress } from '../report/plan-log.ts';
import { tellPlan, type WriteComment } from '../report/tell-plan.ts';
import { createScheduler } from '../scheduler/client.ts';
import { tokenOf } from './log-in.ts';
import { plan } from './plan.ts';
import type { Context, Repository } from '../github/context.ts';
import type { Runner } from '../github/runner.ts';
import type { Proxies, Transport } from '../http/exchange.ts';
import type { PlanInputs } from '../inputs/plan.ts';
import type { PlanOutcome } from '../report/outcome.ts';
import type { Surroundings } from '../report/plan-comment.ts';

/** What main knows of a run whose inputs are right. */
export interface Run {
  readonly proxies: Proxies;
  readonly context: Context;
  readonly runner: Runner;
  readonly inputs: PlanInputs;
  /** The root of the checked-out repository. */
  readonly workspace: string;
  /** Our own tokens. */
  readonly secrets: readonly string[];
}

/** Runs mode `plan` and tells its outcome; whether it did what it promised. */
export async function runPlan(run: Run): Promise<boolean> {
  const { inputs, runner, context } = run;
  const { tls, address } = inputs.scheduler;
  const transport = createTransport({
    proxies: run.proxies,
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
  using deadline = startDeadline(inputs.timeout);
  try {
    runner.line(`Planning on ${address.host}.`);
    if (address.protocol === 'http:' && !isLoopback(address)) {
      runner.line('The address is plain http: whoever is on the way can read the plan, and change it.');
    }
    if (context.problem !== undefined)
      runner.warning(`The pull request is not known: ${context.problem}.`, { title: 'Outrider' });
    const outcome = await planWithToken(run, transport, deadline.signal);
    const { surroundings, writeComment } = placeOf(run, transport);
    return await tellPlan(outcome, { runner, surroundings, writeComment, directory: context.temporary ?? tmpdir() });
  } finally {
    await transport.close();
  }
}

/** Logs in where that is asked for, and plans; without a token there is no plan, and the outcome says why. */
async function planWithToken(run: Run, transport: Transport, signal: AbortSignal): Promise<PlanOutcome> {
  const { inputs, context, runner } = run;
  const { address, namespace, region, httpAuth, dialect } = inputs.scheduler;
  const options = { transport, address: address.origin, namespace, region, httpAuth, dialect, signal };
  try {
    const { token, secrets } = await tokenOf({
      inputs: inputs.scheduler,
      context,
      transport,
      runner,
      scheduler: createScheduler(options),
    });
    return await plan({
      inputs,
      scheduler: createScheduler({ ...options, token }),
      workspace: run.workspace,
      base: context.pullRequest?.baseSha,
      secrets: [...run.secrets, ...secrets],
      progress: createProgress(runner),
      now: () => new Date(),
    });
  } catch (error) {
    const failures = failuresIn(error);
    if (failures === undefined) throw error;
    return { jobs: [], failed: [], failures };
  }
}

/** A signal that ends what is under way when the run's time is up; its timer goes with the run. */
function startDeadline(timeout: number): Disposable & { readonly signal: AbortSignal } {
  const controller = new AbortController();
  const what = `The run was given up after ${timeout / 1000} s: the scheduler has not answered`;
  const late = new Failure({ reason: 'timed-out', what, hint: 'Look at the scheduler, or raise `timeout`.' });
  const timer = setTimeout(() => controller.abort(late), timeout);
  return { signal: controller.signal, [Symbol.dispose]: () => clearTimeout(timer) };
}

/** Where the plan is told, and what it links to. */
function placeOf(
  run: Run,
  transport: Transport,
): { surroundings: Surroundings; writeComment: WriteComment | undefined } {
  const { context, inputs } = run;
  const { repository, pullRequest, serverUrl, runUrl } = context;
  const commit = pullRequest?.headSha ?? context.sha;
  const base =
    repository === undefined || commit === undefined
      ? undefined
      : `${serverUrl}/${repository.owner}/${repository.name}/blob/${commit}`;
  const marker = commentMarker(inputs.comment.id);
  const surroundings: Surroundings = {
    marker,
    fileUrl: base === undefined ? undefined : (file) => `${base}/${file.split('/').map(encodeURIComponent).join('/')}`,
    commit,
    run: runUrl === undefined ? undefined : { number: context.runNumber, attempt: context.runAttempt, url: runUrl },
    cluster: inputs.scheduler.address.host,
    region: inputs.scheduler.region,
  };
  const { token, wanted } = inputs.comment;
  if (wanted && token === undefined && pullRequest !== undefined) {
    run.runner.notice('No comment is written: `github-token` is empty. The plan is in the step summary.', {
      title: 'Outrider',
    });
  }
  // A merge queue plans a commit that no pull request has for its head; its plan is in the summary.
  const canBeFound = context.eventName === 'push' || context.eventName === 'workflow_dispatch';
  if (!wanted || token === undefined || repository === undefined || (pullRequest === undefined && !canBeFound)) {
    return { surroundings, writeComment: undefined };
  }
  const connect = (): Promise<GitHub> =>
    createGitHub({ fetch: createFetch({ transport, service: 'GitHub' }), apiUrl: context.apiUrl, token });
  return { surroundings, writeComment: commentWriter({ run, repository, connect, commit: commit ?? '', marker }) };
}

interface WriterOptions {
  readonly run: Run;
  readonly repository: Repository;
  readonly connect: () => Promise<GitHub>;
  readonly commit: string;
  readonly marker: string;
}

function commentWriter({ run, repository, connect, commit, marker }: WriterOptions): WriteComment {
  const { context, inputs } = run;
  return async (body, options) => {
    const github = await connect();
    const pullRequest = context.pullRequest ?? (await findOpenPullRequest(github, repository, commit));
    if (pullRequest === undefined) return { action: 'none', why: 'no open pull request has this commit for its head' };
    const ours = { commit: pullRequest.headSha, number: context.runNumber, attempt: context.runAttempt };
    const isOutdated = async (present: readonly string[]): Promise<boolean> =>
      present.some((one) => isLater(runOf(one), ours)) || (await hasOtherHead(github, repository, pullRequest));
    const author = (): Promise<string> =>
      whoAreWe({ github, graphqlUrl: context.graphqlUrl, commentAuthor: inputs.comment.author });
    const place = { github, repository, number: pullRequest.number, marker, author };
    const written = await upsertComment(place, body, { ...options, isNewer: wroteLater, isOutdated });
    return written ?? { action: 'none', why: 'nothing changes, and there is no comment yet' };
  };
}
