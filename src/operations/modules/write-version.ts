import { ActionError, ServiceError } from '../../errors.ts';
import { pause } from '../../clients/http/deadline.ts';
import { listedName } from '../../clients/registry/version.ts';
import type { Change } from '../../deprecation/changes.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { Deprecation, Module } from '../../clients/registry/module.ts';

interface Writing {
  readonly registry: Registry;
  readonly module: Module;
  readonly signal: AbortSignal;
  /** Aborted once another write has shown that no more are to be sent; with the reason that is thrown then. */
  readonly stop: AbortSignal;
}

const attempts = 4;
/** Where a write is refused after one whose answer was lost: what that changed may show a moment later only. */
const looks = 3;
/** Milliseconds; twice as many each time. */
const firstPause = 300;

/**
 * Makes one change, and knows in the end whether it was made: where an answer is lost, or the registry refuses what another run has done meanwhile, the
 * version is read, and written again only if it is not as it should be.
 *
 * @throws ActionError when the registry does not take it, or why it is not known whether it did
 */
export async function writeVersion(change: Change, writing: Writing): Promise<void> {
  const lost = { open: false };
  try {
    await tryUntilMade(change, writing, lost);
  } catch (error) {
    throw lost.open && error instanceof ActionError ? unknown(error) : error;
  }
}

/** @param lost is told whether a request may have been carried out of which nobody knows */
async function tryUntilMade(change: Change, writing: Writing, lost: { open: boolean }): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    writing.signal.throwIfAborted();
    try {
      return await send(change, writing);
    } catch (error) {
      if (!(error instanceof ActionError) || error === writing.stop.reason) throw error;
      lost.open = !(error instanceof ServiceError && refusals.has(error.kind));
      if (!(error instanceof ServiceError) || !lost.open) throw error;
      const isRefused = error.kind === 'invalid';
      const made = await isMade(change, writing, isRefused && attempt > 1 ? looks : 1);
      if (made === true) return;
      lost.open = made === undefined;
      if (isRefused || error.kind === 'busy' || attempt === attempts) throw error;
      await pause(firstPause * 2 ** (attempt - 1), writing.signal);
    }
  }
}

/** What says for certain that nothing was written, and needs no look. */
const refusals: ReadonlySet<ServiceError['kind']> = new Set(['unauthorized', 'forbidden', 'not-found']);

function unknown(error: ActionError): ActionError {
  return new ActionError({
    reason: error.reason,
    message: `${error.message}. Whether it was written is not known`,
    hint: error.hint,
    cause: error,
  });
}

async function send(change: Change, { registry, module, stop: unless }: Writing): Promise<void> {
  const { version } = change;
  if (change.kind === 'deprecate') await registry.deprecateModuleVersion({ module, version, unless, ...change.text });
  else await registry.revertModuleVersionDeprecation({ module, version, unless });
}

/** Undefined where the registry does not tell. */
async function isMade(
  change: Change,
  { registry, module, signal }: Writing,
  times: number,
): Promise<boolean | undefined> {
  let isKnown = false;
  for (let look = 0; look < times; look += 1) {
    if (look > 0) await pause(firstPause * 2 ** (look - 1), signal);
    const shown = await shownOf(registry, module, change.version);
    if (isAsWanted(change, shown)) return true;
    isKnown = shown !== 'unknown';
  }
  return isKnown ? false : undefined;
}

/** What the registry shows; `unknown` where it does not answer, which says nothing about the change. */
async function shownOf(
  registry: Registry,
  module: Module,
  version: string,
): Promise<Deprecation | undefined | 'unknown'> {
  try {
    return (await registry.getModuleVersion({ module, version })).deprecation;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.kind === 'unauthorized') throw error;
    return error.kind === 'not-found' ? listedOf(registry, module, version) : 'unknown';
  }
}

/** The same by the listing, for a registry that tells of no single version. */
async function listedOf(
  registry: Registry,
  module: Module,
  version: string,
): Promise<Deprecation | undefined | 'unknown'> {
  try {
    const listed = await registry.listModuleVersions(module);
    const found = listed.find((one) => listedName(one.version) === version);
    return found === undefined ? 'unknown' : found.deprecation;
  } catch (error) {
    if (error instanceof ServiceError) return 'unknown';
    throw error;
  }
}

/** Whether the registry shows what the change was to bring about. A version that another run has deprecated meanwhile is deprecated. */
export function isAsWanted(change: Change, shown: Deprecation | undefined | 'unknown'): boolean {
  if (shown === 'unknown') return false;
  if (change.kind === 'reinstate') return shown === undefined;
  if (shown === undefined) return false;
  return change.before === undefined || (shown.reason === change.text.reason && shown.link === change.text.link);
}
