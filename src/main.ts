import { ActionError } from './errors.ts';
import type { Environment } from './inputs/input.ts';

/** A runner asks by SIGINT, then by SIGTERM, and kills after 10 s: https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-cancellation */
const patience = 4_500;

/** Aborted when the workflow is cancelled; what is still to be reported then has to be reported soon. Until it is asked for, a signal ends the process at once. */
function cancellation(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      controller.abort(new ActionError({ reason: 'timed-out', message: 'The run was cancelled' }));
      setTimeout(() => process.exit(1), patience).unref();
    });
  }
  return controller.signal;
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

// By itself: the bundler forgets the licences of packages that the entry itself needs.
const { run } = await import('./run.ts');
process.exitCode = await run({
  env: takeEnvironment(),
  write: (text) => process.stdout.write(text),
  directory: process.cwd(),
  cancellation,
  version: process.versions.node,
});
