import { ActionError, ServiceError } from '../../errors.ts';
import type { Pace } from '../../clients/http/pace.ts';
import { writePermitted } from '../write-permitted.ts';
import { listedName } from '../../clients/registry/version.ts';
import { moduleName, type Deprecation, type Module } from '../../clients/registry/module.ts';
import type { VersionChange } from '../../deprecation/changes.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { TargetModule } from '../../gate/evidence.ts';
import type { Permit } from '../../gate/gate.ts';

/** Asks the gate, right before each request. */
export type MayChange = (verb: VersionChange['kind'], target: TargetModule) => Permit<VersionChange['kind']>;

interface VersionWriteContext {
  readonly registry: Registry;
  readonly mayWrite: MayChange;
  readonly module: Module;
  readonly signal: AbortSignal;
  readonly pace: Pace;
  /** Aborted once another write has shown that all further ones would fail; its reason is thrown then. */
  readonly stop: AbortSignal;
}

/** Milliseconds before each further attempt. */
const pauses = [300, 600, 1200];
/**
 * Milliseconds between reads of a version whose second write was refused after the answer to the first was lost: the effect of the first may show late.
 */
const readPauses = [300, 600];

/**
 * Makes one change exactly once. After a lost answer, or a refusal because another run has made the change, the version is read, and written again only
 * if it is not in the desired state.
 *
 * @throws ActionError the registry's refusal, or that the outcome of the write is unknown
 */
export async function writeVersion(change: VersionChange, writing: VersionWriteContext): Promise<void> {
  const { module, mayWrite, signal, stop, pace } = writing;
  signal.throwIfAborted();
  const state = { version: change.version, index: null };
  /** Whether a request may have taken effect without a known answer. */
  let isOpen = false;
  try {
    await writePermitted<VersionChange['kind'], true>({
      from: () => state,
      permit: () => mayWrite(change.kind, { module: moduleName(module), version: change.version }),
      send: async (permit) => {
        await send(change, permit, writing);
        return true;
      },
      leavesOpen(error) {
        if (error === stop.reason) return false;
        isOpen = !isCertainRefusal(error);
        return isOpen;
      },
      async find(error, attempt) {
        if (!(error instanceof ServiceError)) throw error;
        const isRefused = !error.isTransient;
        const made = await isMade(change, writing, isRefused && attempt > 1 ? readPauses : []);
        isOpen = made === undefined;
        if (made === true) return true;
        if (!isRefused && error.httpStatus !== 429) return undefined;
        if (isOpen) throw error;
        return error;
      },
      pauses,
      signal,
      pace,
      to: () => state,
    });
  } catch (error) {
    throw isOpen && error instanceof ActionError ? unknownOutcome(error) : error;
  }
}

const refusals: ReadonlySet<ActionError['reason']> = new Set(['unauthorized', 'permission', 'not-found']);

/** Whether an error proves that nothing was written. */
function isCertainRefusal(error: ActionError): boolean {
  return error instanceof ServiceError && refusals.has(error.reason);
}

function unknownOutcome(error: ActionError): ActionError {
  return new ActionError({
    reason: error.reason,
    message: `${error.message}. Could not determine whether the write took effect`,
    hint: error.hint,
    cause: error,
  });
}

async function send(
  change: VersionChange,
  permit: Permit<VersionChange['kind']>,
  { registry, module, stop: unless }: VersionWriteContext,
): Promise<void> {
  const { version } = change;
  if (change.kind === 'deprecate')
    await registry.deprecateModuleVersion(permit, { module, version, unless, ...change.text });
  else await registry.revertModuleVersionDeprecation(permit, { module, version, unless });
}

/** Whether the registry shows the change, read once and again after each pause; undefined where it does not answer. */
async function isMade(
  change: VersionChange,
  { registry, module, signal, pace }: VersionWriteContext,
  morePauses: readonly number[],
): Promise<boolean | undefined> {
  let isKnown = false;
  for (const milliseconds of [0, ...morePauses]) {
    if (milliseconds > 0) await pace.pause(milliseconds, signal);
    const shown = await shownOf(registry, module, change.version);
    if (isAsWanted(change, shown)) return true;
    isKnown = shown !== 'unknown';
  }
  return isKnown ? false : undefined;
}

/** The deprecation that the registry shows; `unknown` where it does not answer. */
async function shownOf(
  registry: Registry,
  module: Module,
  version: string,
): Promise<Deprecation | undefined | 'unknown'> {
  try {
    return (await registry.getModuleVersion({ module, version })).deprecation;
  } catch (error) {
    if (!(error instanceof ServiceError) || error.reason === 'unauthorized') throw error;
    return error.reason === 'not-found' ? listedOf(registry, module, version) : 'unknown';
  }
}

/** The deprecation in the listing, for a registry without an endpoint for a single version. */
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

/** Whether the registry shows the desired state. A version that another run has deprecated in the meantime counts as deprecated, whatever its text. */
export function isAsWanted(change: VersionChange, shown: Deprecation | undefined | 'unknown'): boolean {
  if (shown === 'unknown') return false;
  if (change.kind === 'reinstate') return shown === undefined;
  if (shown === undefined) return false;
  return change.before === undefined || (shown.reason === change.text.reason && shown.link === change.text.link);
}
