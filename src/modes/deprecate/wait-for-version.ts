import { ActionError, ServiceError } from '../../errors.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { listedName, versionName, type Version } from '../../clients/registry/version.ts';
import { readModule, type ModuleRun, type ModuleState } from '../../operations/modules/module-run.ts';
import { isVersion } from '../../operations/modules/policy.ts';
import { formatDuration } from '../../text/times.ts';

/** A module, and the version that the registry has to publish. */
interface AwaitedVersion {
  readonly module: Module;
  readonly version: Version;
}

interface WaitRun extends ModuleRun {
  /** When to give up waiting, by `performance.now()`. */
  readonly waitUntil: number;
}

const shortestPause = 1000;
/** For the first minute: most versions are published by then. */
const longestEarlyPause = 5000;
const longestPause = 30_000;

/**
 * Waits until the registry has published a version, which takes some time after its tag was pushed. Logs each change of its status.
 *
 * @returns the module at that time
 * @throws ActionError `ingress-failed` when the registry could not publish it; `timed-out`
 */
export async function waitForVersion(awaited: AwaitedVersion, run: WaitRun): Promise<ModuleState> {
  const { module, version } = awaited;
  const { runLog, waitUntil: until } = run;
  const name = `${moduleName(module)} ${versionName(version)}`;
  let logged = '';
  const describe = (): string => `Waiting for ${name}: ${logged}; ${formatDuration(until - performance.now())} left`;
  const onStatus = (status: string): void => {
    const isNew = status !== logged;
    logged = status;
    if (isNew) runLog.progress(describe());
  };
  return runLog.waitFor(
    () => (logged === '' ? '' : describe()),
    () => untilPublished(awaited, run, { name, onStatus }),
  );
}

async function untilPublished(
  { module, version }: AwaitedVersion,
  { registry, signal, pace, waitUntil: until }: WaitRun,
  { name, onStatus }: { readonly name: string; readonly onStatus: (status: string) => void },
): Promise<ModuleState> {
  const started = performance.now();
  let isAnswered = false;
  for (let gap = shortestPause; ; gap = nextPause(gap, performance.now() - started)) {
    const state = await readModule(registry, module).catch((error: unknown) => temporaryError(error, isAnswered));
    const status = state instanceof ServiceError ? `trying again: ${state.message}` : versionStatus(state, version);
    if (!(state instanceof ServiceError)) {
      if (status === 'ok') return state;
      if (status.endsWith('_failed')) throw ingressFailed(name, status, errorOf(state, version));
    }
    const left = until - performance.now();
    if (left <= 0) throw state instanceof ServiceError ? state : timeoutError(name, status);
    isAnswered = true;
    onStatus(status);
    await pace.pause(Math.min(gap, left), signal);
  }
}

/** The error of a registry that has answered before and may do so again; any other is thrown. */
function temporaryError(error: unknown, answered: boolean): ServiceError {
  if (answered && error instanceof ServiceError && error.isTransient) return error;
  throw error;
}

function nextPause(gap: number, waited: number): number {
  return Math.min(gap * 1.5, waited < 60_000 ? longestEarlyPause : longestPause);
}

function versionStatus({ versions }: ModuleState, version: Version): string {
  const found = versions.find((one) => isVersion(one.version, version));
  return found?.status ?? 'not in the registry yet';
}

function errorOf({ record }: ModuleState, version: Version): string {
  const name = versionName(version);
  return record?.statuses?.find((one) => listedName(one.version) === name)?.error ?? '';
}

function ingressFailed(name: string, status: string, error: string): ActionError {
  return new ActionError({
    reason: 'ingress-failed',
    message: `The registry could not publish ${name}: ${status}${error === '' ? '' : `: ${error}`}; nothing was deprecated`,
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
