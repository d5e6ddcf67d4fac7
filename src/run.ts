import type { RunContext } from './operations/run-context.ts';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { ActionError, listErrors, nameTokenSecret } from './errors.ts';
import { isFromFork, readContext, type RunnerContext } from './clients/github/context.ts';
import { isLoopback } from './clients/http/host.ts';
import { createRunner } from './clients/github/runner.ts';
import { listSecretTexts } from './inputs/read.ts';
import { allInputs } from './modes/index.ts';
import { diagnose } from './modes/diagnosis.ts';
import { readMode, readModeName } from './modes/read-mode.ts';
import { createGate, type Receipt } from './gate/gate.ts';
import { createRedactor } from './redaction/redactor.ts';
import { plain } from './text/log-text.ts';
import { toPublished } from './text/published.ts';
import { publishErrors, publishReport } from './report/publish.ts';
import { resultKeys } from './report/result.ts';
import { expandReport } from './report/run-report.ts';
import { annotateFailures } from './report/annotations.ts';
import type { Pace } from './clients/http/retry.ts';
import type { Proxies } from './clients/http/types.ts';
import type { Environment } from './inputs/input.ts';
import type { AnyMode, ServiceInputs } from './modes/mode.ts';
import type { Service } from './operations/open-context.ts';

/** The dependencies of a run on its process. */
export interface RunOptions {
  readonly env: Environment;
  /** The working directory, used if the runner sets no workspace. */
  readonly directory: string;
  /** Aborted when the workflow is cancelled. Called only by modes that report a cancellation. */
  readonly cancellation: () => AbortSignal;
  readonly version: string;
  /** Tests shorten its pauses. */
  readonly pace?: Pace | undefined;
}

interface RunState extends Pick<RunContext, 'event' | 'runner' | 'redactor' | 'secrets' | 'workspace'> {
  readonly options: RunOptions;
  readonly receipts: Receipt[];
  readonly destination: Parameters<typeof publishReport>[1];
}

/** One run: environment in, exit code out. Errors are reported, never thrown. */
export async function runAction(options: RunOptions): Promise<number> {
  const { env } = options;
  const event = readContext(env);
  const requestToken = env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
  const secrets = [...listSecretTexts(env, allInputs), ...(requestToken === '' ? [] : [requestToken])];
  const redactor = createRedactor(secrets);
  const runner = createRunner({ ...event, token: randomUUID, hide: redactor.hide, keys: resultKeys });
  for (const secret of secrets) runner.mask(secret);
  const receipts: Receipt[] = [];
  const destination = { runner, directory: event.temporaryDirectory ?? tmpdir(), mode: readModeName(env) };
  try {
    checkNode(options.version);
    const workspace = event.workspace ?? options.directory;
    return (await runMode({ options, event, runner, redactor, secrets, workspace, receipts, destination })) ? 0 : 1;
  } catch (error) {
    const errors = listErrors(error) ?? [createInternalError(error)];
    const isRegister = destination.mode === 'register';
    const isCommented = (isRegister || destination.mode === 'plan') && event.pullRequest !== undefined;
    if (isCommented && event.origin === 'repository' && isNewEnough(options.version))
      await showInComment(errors, options, { event, runner, isRegister });
    publishErrors(errors, receipts, destination);
    return 1;
  }
}

async function runMode(runState: RunState): Promise<boolean> {
  const { options, event, runner, receipts, destination } = runState;
  const { env } = options;
  const mayBeFromFork = event.origin !== 'repository';
  const request = { env, workspace: runState.workspace, isFromFork: mayBeFromFork, isForkRun: isFromFork(event) };
  const modeRequest = await readMode(request);
  annotateFailures(modeRequest.warnings, runner);
  if ('withheld' in modeRequest) return publishReport(expandReport(modeRequest.withheld.report(), runner), destination);
  const { mode, inputs, capabilities } = modeRequest;
  // Loaded after the inputs were validated: a run with invalid inputs ends sooner.
  const { openContext } = await import('./operations/open-context.ts');
  const gate = createGate({
    verbs: mode.writes,
    facts: { ...collectRunFacts(event), ...findServiceAddress(inputs, event) },
    onReceipt(receipt) {
      receipts.push(receipt);
      runner.group(plain`Receipt: ${receipt.verb} ${'job' in receipt ? receipt.job : receipt.module}`);
      runner.log(plain`receipt ${JSON.stringify(receipt)}`);
      runner.endGroup();
    },
  });
  await using opened = openContext({
    ...runState,
    service: findService(inputs, event),
    timeout: inputs.timeout,
    capabilities,
    warnings: modeRequest.warnings.map(({ message, hint = '' }) => `${message} ${hint}`),
    // Commands have their own workflow and token.
    tokenSecret: nameTokenSecret(
      event.eventName === 'issue_comment' ? '' : destination.mode,
      'dryRun' in inputs && inputs.dryRun,
    ),
    gate,
    cancelSignal: createCancellation(mode, options),
    proxies: readProxies(env),
    pace: options.pace,
  });
  logStart(mode, inputs, runState);
  const outcome = await mode.run(inputs, opened.context);
  const report = mode.report(outcome, runner);
  // Only the gate has seen all writes, including the promotion of a job that was registered before. A dry run may report what it would change.
  const changed = gate.hasChanged() ? 'true' : (report.outputs.changed ?? 'false');
  const reportWithReceipts = { ...report, outputs: { ...report.outputs, changed, receipts: JSON.stringify(receipts) } };
  // Before the report, whose last line is the help.
  const table = await diagnose(report, request, opened.context);
  const isSuccess = await publishReport(mode.writes.length === 0 ? report : reportWithReceipts, destination);
  if (table !== undefined) runner.appendSummary(toPublished(`\n${table}`));
  await opened.finished();
  return isSuccess;
}

/** Without it, the comment would still show the plan of an earlier commit. */
async function showInComment(
  errors: readonly ActionError[],
  { env, pace }: RunOptions,
  run: Pick<RunState, 'event' | 'runner'> & { readonly isRegister: boolean },
): Promise<void> {
  const { commentOnErrors } = await import('./modes/plan/comment-on-errors.ts');
  const { createTransport } = await import('./clients/http/transport.ts');
  const transport = createTransport({ proxies: readProxies(env), isHosted: run.event.isHosted, ...(pace && { pace }) });
  try {
    await commentOnErrors(errors, { ...run, env, transport, startTime: performance.now() });
  } finally {
    await transport.close();
  }
}

function collectRunFacts({ pullRequest, sha, actor, triggeringActor, runId, runAttempt }: RunnerContext) {
  return {
    pullRequest: pullRequest?.number ?? null,
    commit: sha ?? '',
    actor: actor ?? '',
    triggeringActor: triggeringActor ?? '',
    run: runId ?? '',
    attempt: runAttempt,
  };
}

function findServiceAddress(inputs: ServiceInputs, event: RunnerContext) {
  const { namespace, region } = 'nomad' in inputs ? inputs.nomad : {};
  const { origin } = findService(inputs, event).address;
  return { address: origin, namespace: namespace ?? ('nomad' in inputs ? 'default' : ''), region: region ?? '' };
}

/** Aborted with the error of a cancelled run; only for modes that write. */
function createCancellation({ writes }: AnyMode, { cancellation }: RunOptions): AbortSignal {
  const controller = new AbortController();
  if (writes.length === 0) return controller.signal;
  const signal = cancellation();
  const abort = (): void =>
    controller.abort(
      new ActionError({
        reason: 'timed-out',
        message: 'The run was cancelled',
        hint: 'Re-run this workflow job to keep following the operation.',
      }),
    );
  if (signal.aborted) abort();
  else signal.addEventListener('abort', abort, { once: true });
  return controller.signal;
}

function findService(inputs: ServiceInputs, { apiUrl }: Pick<RunnerContext, 'apiUrl'>): Service {
  if ('gitHubOnly' in inputs)
    return { name: 'GitHub', address: URL.parse(apiUrl) ?? new URL('https://api.github.com') };
  return 'registry' in inputs ? { name: 'the registry', ...inputs.registry } : { name: 'Nomad', ...inputs.nomad };
}

function logStart({ activity }: AnyMode, inputs: ServiceInputs, { event, runner }: RunState): void {
  const { address } = findService(inputs, event);
  const dryRun = 'registry' in inputs && inputs.dryRun === true ? ' (dry run)' : '';
  const job = 'job' in inputs && typeof inputs.job === 'string' ? inputs.job : '';
  // `Reading a job` → `Reading web`; `Marking a version` → `Marking a version of web`
  const verb = activity.replace(/ a (?:periodic )?job$/, '').replace(/ a .*/, '$& of');
  const subject = job === '' ? plain`${activity}` : plain`${verb} \`${job}\``;
  runner.log(plain`${subject}${dryRun} on ${address.host}.`);
  if (address.protocol === 'http:' && !isLoopback(address))
    runner.log(plain`The address uses plain HTTP: anyone on the network can read and change the traffic.`);
  if (event.problem !== undefined && !('registry' in inputs))
    runner.warning(plain`The pull request is unknown: ${event.problem}.`);
}

/** The version in action.yml. Some runners use the `node` on PATH instead, of which an older version would fail in the middle of a run. */
const requiredNode = 24;

function isNewEnough(version: string): boolean {
  return Number.parseInt(version, 10) >= requiredNode;
}

function checkNode(version: string): void {
  if (isNewEnough(version)) return;
  throw new ActionError({
    reason: 'input',
    message: `Outrider requires Node.js ${requiredNode}, but this runner uses ${version}`,
    hint: `Update the runner. Runners that use the \`node\` on PATH, such as act and those of Gitea and Forgejo, need Node.js ${requiredNode} there.`,
    help: 'unsuitable-runner',
  });
}

/** The usual variables for proxies; the lower-case ones take precedence, as in curl. */
function readProxies(env: Environment): Proxies {
  return {
    http_proxy: env['http_proxy'] ?? env['HTTP_PROXY'],
    https_proxy: env['https_proxy'] ?? env['HTTPS_PROXY'],
    no_proxy: env['no_proxy'] ?? env['NO_PROXY'],
  };
}

function createInternalError(error: unknown): ActionError {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new ActionError({
    reason: 'server',
    message: `Internal error: ${text}`,
    help: 'internal-error',
    hint: 'Please report it with the log of this run.',
    cause: error,
  });
}
