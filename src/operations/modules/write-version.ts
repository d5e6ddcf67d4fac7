import { ActionError, orElse, ServiceError } from '../../errors.ts';
import { moduleName, type Deprecation, type Module } from '../../clients/registry/module.ts';
import { writePermitted } from '../write-permitted.ts';
import type { Evidence } from '../../gate/evidence.ts';
import type { Permit } from '../../gate/gate.ts';
import type { ModuleRun } from './decide-modules.ts';
import type { ModuleVersion } from './policy.ts';
import type { ChangedVersion } from './plan-changes.ts';

/** What is written: a version under the name that the registry lists, in the state for which the change was decided. */
export type VersionWrite = Pick<ModuleVersion, 'name' | 'deprecation'> & ChangedVersion & { readonly module: Module };

export interface WriteRun extends ModuleRun {
  /** What the gate is shown. */
  readonly evidence: Evidence;
}

/** Milliseconds before each further attempt. */
const pauses = [300, 600, 1200];
/** Milliseconds between reads of a version whose second write was refused after the answer to the first was lost: the effect of the first may show late. */
const readPauses = [300, 600];

/**
 * Makes one change exactly once. After a lost answer, or a refusal because another run has made the change, the version is read, and written again only
 * if it is not in the desired state.
 *
 * @throws ActionError the registry's refusal, or that the outcome of the write is unknown
 */
export async function writeVersion(write: VersionWrite, run: WriteRun): Promise<void> {
  const { signal, pace, gate, evidence } = run;
  signal.throwIfAborted();
  const state = { version: write.name, index: null };
  /** Whether a request may have taken effect without a known answer. */
  let isOpen = false;
  try {
    await writePermitted<ChangedVersion['change'], true>({
      from: () => state,
      permit: () => gate.mayWrite(write.change, { module: moduleName(write.module), version: write.name }, evidence),
      send: async (permit) => {
        await send(write, permit, run);
        return true;
      },
      leavesOpen(error) {
        isOpen = !isCertainRefusal(error);
        return isOpen;
      },
      async find(error, attempt) {
        if (!(error instanceof ServiceError)) throw error;
        const isRefused = !error.isTransient;
        const made = await isMade(write, run, isRefused && attempt > 1 ? readPauses : []);
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
    help: 'not-known-whether-written',
    cause: error,
  });
}

async function send(
  { module, name: version, ...write }: VersionWrite,
  permit: Permit<ChangedVersion['change']>,
  { registry }: WriteRun,
): Promise<void> {
  if (write.change === 'deprecate') await registry.deprecateModuleVersion(permit, { module, version, ...write.text });
  else await registry.revertModuleVersionDeprecation(permit, { module, version });
}

/** Whether the registry shows the change, read once and again after each pause; undefined where it does not answer. */
async function isMade(write: VersionWrite, run: WriteRun, morePauses: readonly number[]): Promise<boolean | undefined> {
  let isKnown = false;
  for (const milliseconds of [0, ...morePauses]) {
    if (milliseconds > 0) await run.pace.pause(milliseconds, run.signal);
    const shown = await readDeprecation(write, run);
    if (shown !== 'unknown' && isAsWanted(write, shown)) return true;
    isKnown = shown !== 'unknown';
  }
  return isKnown ? false : undefined;
}

/** The deprecation that the registry shows; `unknown` where it does not answer. */
async function readDeprecation(
  { module, name: version }: VersionWrite,
  { registry }: WriteRun,
): Promise<Deprecation | undefined | 'unknown'> {
  const shown = registry.getModuleVersion({ module, version }).then(({ deprecation }) => deprecation);
  return orElse(shown, async (error) => {
    if (!(error instanceof ServiceError) || error.reason === 'unauthorized') throw error;
    if (error.reason !== 'not-found') return 'unknown';
    // For a registry without an endpoint for a single version.
    const listed = await orElse(registry.listModuleVersions(module), (reason) => {
      if (reason instanceof ServiceError) return [];
      throw reason;
    });
    const found = listed.find((one) => one.version === version);
    return found === undefined ? 'unknown' : found.deprecation;
  });
}

/** Whether the registry shows the desired state. A version that another run has deprecated in the meantime counts as deprecated, whatever its text. */
export function isAsWanted(write: VersionWrite, shown: Deprecation | undefined): boolean {
  if (write.change === 'reinstate') return shown === undefined;
  if (shown === undefined) return false;
  return write.deprecation === undefined || isSameText(write.text, shown);
}

export function isSameText(one: Deprecation | undefined, other: Deprecation | undefined): boolean {
  return one?.reason === other?.reason && one?.link === other?.link;
}
