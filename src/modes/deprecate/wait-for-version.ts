import { ActionError, ServiceError } from '../../errors.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { listedName, versionName, type Version } from '../../clients/registry/version.ts';
import { readModule, type ModuleRun, type ModuleState } from '../../operations/modules/module-run.ts';
import { isVersion } from '../../operations/modules/policy.ts';
import { formatDuration } from '../../text/times.ts';

interface WaitRun extends ModuleRun {
  /** When to give up waiting, by `performance.now()`. */
  readonly waitUntil: number;
}

/** Milliseconds between reads, at first, in the first minute, and later: most versions are published in the first minute. */
const [minPause, maxEarlyPause, maxPause] = [1000, 5000, 30_000];

/**
 * Waits until the registry has published a version, which takes some time after its tag was pushed. Logs each change of its status.
 *
 * @returns the module at that time
 * @throws ActionError `ingress-failed` when the registry could not publish it; `timed-out`
 */
export async function waitForVersion(
  { module, version }: { readonly module: Module; readonly version: Version },
  { registry, runLog, signal, pace, waitUntil }: WaitRun,
): Promise<ModuleState> {
  const name = `${moduleName(module)} ${versionName(version)}`;
  const started = performance.now();
  /** Empty before the first answer. */
  let logged = '';
  const describe = (): string =>
    logged === '' ? '' : `Waiting for ${name}: ${logged}; ${formatDuration(waitUntil - performance.now())} left`;
  return runLog.waitFor(describe, async () => {
    for (let pause = minPause; ;) {
      const state = await readModule(registry, module).catch((error: unknown) => {
        // A registry that has answered before may do so again.
        if (logged !== '' && error instanceof ServiceError && error.isTransient) return error;
        throw error;
      });
      const isError = state instanceof ServiceError;
      const status = isError ? `trying again: ${state.message}` : findStatus(state, version);
      if (!isError && status === 'ok') return state;
      if (!isError && status.endsWith('_failed')) throw ingressFailed(name, status, state, version);
      const left = waitUntil - performance.now();
      if (left <= 0) throw isError ? state : timeoutError(name, status);
      const isNew = status !== logged;
      logged = status;
      if (isNew) runLog.progress(describe());
      await pace.pause(Math.min(pause, left), signal);
      pause = Math.min(pause * 1.5, performance.now() - started < 60_000 ? maxEarlyPause : maxPause);
    }
  });
}

function findStatus({ versions }: ModuleState, version: Version): string {
  return versions.find((one) => isVersion(one.version, version))?.status ?? 'not in the registry yet';
}

function ingressFailed(name: string, status: string, { record }: ModuleState, version: Version): ActionError {
  const own = record?.statuses?.find((one) => listedName(one.version) === versionName(version));
  return new ActionError({
    reason: 'ingress-failed',
    message: `The registry could not publish ${name}: ${status}${own?.error ? `: ${own.error}` : ''}; nothing was deprecated`,
    hint: 'Fix the module and release it again.',
  });
}

function timeoutError(name: string, status: string): ActionError {
  return new ActionError({
    reason: 'timed-out',
    message: `${name} was not published in time: ${status}; nothing was deprecated`,
    hint: 'Check the module in the registry. Re-run the job once the version is published, or raise `wait-for-version`.',
  });
}
