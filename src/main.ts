import type { Environment } from './inputs/input.ts';
import type { RunOptions } from './run.ts';

/** A runner asks by SIGINT, then by SIGTERM, and kills after 10 s: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-cancellation */
const exitDelay = 4_500;

/** Aborted when the workflow is cancelled; what is still to be reported then has to be reported soon. Until it is asked for, a signal ends the process at once. */
function listenForCancellation(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      controller.abort();
      setTimeout(() => process.exit(1), exitDelay).unref();
    });
  }
  return controller.signal;
}

/** What git needs to be found and to find its own; on Windows also to run at all. */
const keptVariables = new Set('PATH HOME USERPROFILE SYSTEMROOT PATHEXT COMSPEC TMPDIR TEMP TMP TZ LANG'.split(' '));

/**
 * Takes the environment for ourselves: a process that we start gets none of the tokens in it, and git none of the settings that a step
 * before us may have put there (`GIT_DIR`, `GIT_CONFIG_COUNT`, `GIT_SSH_COMMAND`, …).
 */
function takeEnvironment(): Environment {
  const env = { ...process.env };
  for (const name of Object.keys(env)) if (!keptVariables.has(name.toUpperCase())) delete process.env[name];
  return env;
}

/** One run, as `src/run.ts` has it: environment in, exit code out. */
export async function run(options: RunOptions): Promise<number> {
  // Not at the start: the bundler forgets the licences of packages that the entry itself needs.
  const program = await import('./run.ts');
  return program.runAction(options);
}

/** The run that this process was started for. */
export async function main(): Promise<void> {
  process.exitCode = await run({
    env: takeEnvironment(),
    write: (text) => process.stdout.write(text),
    directory: process.cwd(),
    cancellation: listenForCancellation,
    version: process.versions.node,
  });
}

// Undefined before Node.js 24.2, which has to be refused in words.
if (import.meta.main ?? true) await main();
