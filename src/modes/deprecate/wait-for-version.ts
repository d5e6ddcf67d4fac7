import { ActionError, ServiceError } from '../../errors.ts';
import type { Pace } from '../../clients/http/pace.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { byPrecedence, listedName, versionName, type Version } from '../../clients/registry/version.ts';
import { readModule, type ModuleState } from '../../operations/modules/read-module.ts';
import type { Registry } from '../../clients/registry/client.ts';

export interface Waiting {
  readonly registry: Registry;
  readonly module: Module;
  readonly version: Version;
  /** When to give up, by `performance.now()`. */
  readonly until: number;
  readonly signal: AbortSignal;
  readonly pace: Pace;
  readonly log: (line: string) => void;
}

const shortestPause = 1000;
/** For the first minute; most versions are there by then. */
const eagerPause = 5000;
const longestPause = 30_000;

/**
 * Waits until the registry has a version and it can be used: a tag is taken over some time after it was pushed. Tells each change of its status.
 *
 * @returns the module as it is then
 * @throws ActionError `ingress-failed` when the registry could not take it over; `timed-out`
 */
export async function waitForVersion(waiting: Waiting): Promise<ModuleState> {
  const { registry, module, version, until, signal, pace, log } = waiting;
  const started = performance.now();
  const name = `${moduleName(module)} ${versionName(version)}`;
  let told = '';
  for (let gap = shortestPause; ; gap = nextPause(gap, performance.now() - started)) {
    const state = await readModule(registry, module).catch((error: unknown) => passing(error, told !== ''));
    const status = state instanceof ServiceError ? `asking again: ${state.message}` : versionStatus(state, version);
    if (!(state instanceof ServiceError)) {
      if (status === 'ok') return state;
      if (status.endsWith('_failed')) throw ingressFailed(name, status, errorOf(state, version));
    }
    const left = until - performance.now();
    if (left <= 0) throw state instanceof ServiceError ? state : late(name, status);
    if (status !== told) log(`Waiting for ${name}: ${status} (${Math.round((performance.now() - started) / 1000)} s).`);
    told = status;
    await pace.pause(Math.min(gap, left), signal);
  }
}

/** A registry that has answered before and is away for a moment is waited for as well. */
function passing(error: unknown, answered: boolean): ServiceError {
  if (answered && error instanceof ServiceError && waitable.has(error.kind)) return error;
  throw error;
}

const waitable: ReadonlySet<ServiceError['kind']> = new Set(['unreachable', 'server', 'busy']);

function nextPause(gap: number, waited: number): number {
  return Math.min(gap * 1.5, waited < 60_000 ? eagerPause : longestPause);
}

function versionStatus({ versions }: ModuleState, version: Version): string {
  const found = versions.find((one) => one.version !== undefined && byPrecedence(one.version, version) === 0);
  return found?.status ?? 'not in the registry yet';
}

function errorOf({ record }: ModuleState, version: Version): string {
  const name = versionName(version);
  return record?.statuses?.find((one) => listedName(one.version) === name)?.error ?? '';
}

function ingressFailed(name: string, status: string, error: string): ActionError {
  return new ActionError({
    reason: 'ingress-failed',
    message: `The registry could not take over ${name}: ${status}${error === '' ? '' : `: ${error}`}; nothing is deprecated`,
    hint: 'Mend the module and release it anew; what it would have superseded stays as it is.',
  });
}

function late(name: string, status: string): ActionError {
  return new ActionError({
    reason: 'timed-out',
    message: `${name} is not usable in time: ${status}; nothing is deprecated`,
    hint: 'Look at the module in the registry; run it again once the version is there, or raise `wait-for-version`.',
  });
}
