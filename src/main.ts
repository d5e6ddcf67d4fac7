import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { ActionError, errorsIn } from './errors.ts';
import type { Proxies } from './clients/http/types.ts';
import { isOfFork, readContext } from './clients/github/context.ts';
import { readInputs, type Inputs } from './inputs/read.ts';
import { secretTexts, type Environment } from './inputs/raw.ts';
import { WithheldInputs } from './inputs/withheld.ts';
import { createRedactor } from './redaction/redactor.ts';
import { tellFailures } from './report/failure-report.ts';

/** One run: environment in, exit code out. */
async function main(env: Environment): Promise<number> {
  const context = readContext(env);
  const { outputFile, summaryFile } = context;
  const requestToken = env['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? '';
  const secrets = [...secretTexts(env), ...(requestToken === '' ? [] : [requestToken])];
  const redactor = createRedactor(secrets);
  // By itself: the bundler forgets the licences of packages that the entry itself needs.
  const { createRunner } = await import('./clients/github/runner.ts');
  const runner = createRunner({
    write: (text) => process.stdout.write(text),
    outputFile,
    summaryFile,
    token: randomUUID,
    hide: redactor.hide,
  });
  for (const secret of secrets) runner.mask(secret);
  try {
    checkNode(process.versions.node);
    const workspace = context.workspace ?? process.cwd();
    const fork = context.pullRequest?.fork ?? false;
    const inputs = await readInputs({ env, workspace, fork, withheld: isOfFork(context) });
    // Loaded only once the inputs are known to be right: a mistake is told at once, and costs no more than it must.
    const { runMode } = await import('./modes/run.ts');
    const cancelled = cancellation(inputs.mode);
    const run = { proxies: proxiesOf(env), context, runner, inputs, workspace, secrets, redactor, cancelled };
    return (await runMode(run)) ? 0 : 1;
  } catch (error) {
    if (error instanceof WithheldInputs) {
      // Loaded only where it is needed: it would cost every run a part of its start.
      const { reportFork } = await import('./report/fork-report.ts');
      reportFork(error.mode, { runner, directory: context.temporary ?? tmpdir() });
      return 0;
    }
    tellFailures(errorsIn(error) ?? [faultOf(error)], runner);
    return 1;
  }
}

/** What action.yml asks for. Not every runner has one of its own: some take what is on PATH, and would fail in the middle of the run. */
const node = 24;

function checkNode(version: string): void {
  if (Number.parseInt(version, 10) >= node) return;
  throw new ActionError({
    reason: 'input',
    message: `Outrider needs Node.js ${node}, and this runner starts it with ${version}`,
    hint: `Update the runner; one that takes the \`node\` on PATH, as act and those of Gitea and Forgejo do, needs Node.js ${node} there.`,
  });
}

/** A runner asks by SIGINT, then by SIGTERM, and kills after 10 s: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-cancellation */
const patience = 4_500;

const changesNothing = new Set<Inputs['mode']>(['plan', 'parse', 'status', 'list']);

/**
 * Told when the workflow is cancelled; what is still to be said then has to be said soon. A mode that changes nothing has nothing to say, and
 * ends at once.
 */
function cancellation(mode: Inputs['mode']): AbortSignal {
  const controller = new AbortController();
  if (changesNothing.has(mode)) return controller.signal;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      controller.abort(new ActionError({ reason: 'timed-out', message: 'The run was cancelled' }));
      setTimeout(() => process.exit(1), patience).unref();
    });
  }
  return controller.signal;
}

/** Proxies by the names that other tools know; the lower-case ones win, as in curl. */
function proxiesOf(env: Environment): Proxies {
  return {
    http_proxy: env['http_proxy'] ?? env['HTTP_PROXY'],
    https_proxy: env['https_proxy'] ?? env['HTTPS_PROXY'],
    no_proxy: env['no_proxy'] ?? env['NO_PROXY'],
  };
}

function faultOf(error: unknown): ActionError {
  const what = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return new ActionError({
    reason: 'server',
    message: `Outrider has a fault: ${what}`,
    help: 'fault-of-ours',
    hint: 'Please report it with the log of this run.',
    cause: error,
  });
}

/** What git needs to be found and to find its own; on Windows also to run at all. */
const harmless = new Set('PATH HOME USERPROFILE SYSTEMROOT PATHEXT COMSPEC TMPDIR TEMP TMP TZ LANG'.split(' '));

/**
 * Takes the environment for ourselves: a process that we start gets none of the tokens in it, and git none of the settings that a step
 * before us may have put there (`GIT_DIR`, `GIT_CONFIG_COUNT`, `GIT_SSH_COMMAND`, …).
 */
function takeEnvironment(): Environment {
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (!harmless.has(name.toUpperCase())) delete process.env[name];
  return env;
}

process.exitCode = await main(takeEnvironment());
