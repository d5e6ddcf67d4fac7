import { ActionError, ServiceError } from '../../errors.ts';
import type { Pace } from '../../clients/http/pace.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { listedName } from '../../clients/registry/version.ts';
import { explainNotFound } from './explain-not-found.ts';
import { writeInOrder } from './sequential-writes.ts';
import { isAsWanted, writeVersion, type MayChange } from './write-version.ts';
import type { ModuleState } from './read-module.ts';
import type { VersionChange } from '../../deprecation/changes.ts';
import type { Registry } from '../../clients/registry/client.ts';

export interface ModuleWriteContext {
  readonly registry: Registry;
  readonly mayWrite: MayChange;
  readonly module: Module;
  readonly record: ModuleState['record'];
  readonly signal: AbortSignal;
  readonly pace: Pace;
  readonly log: (line: string) => void;
}

/** The result of a module's changes. */
export interface WrittenVersions {
  /** The error of each version that was not written. */
  readonly failed: ReadonlyMap<string, ActionError>;
  /** Versions that were written, but that the registry does not show in the desired state yet. */
  readonly unseen: readonly string[];
  /** The error that would have failed all others as well, so that they were skipped. */
  readonly stopped: ActionError | undefined;
}

/**
 * Makes all changes in order. One that fails does not stop the others, unless the error concerns them all. The first one runs alone, so that a token
 * without the right costs one request.
 */
export async function writeVersions(
  changes: readonly VersionChange[],
  writing: ModuleWriteContext,
): Promise<WrittenVersions> {
  const failed = new Map<string, ActionError>();
  const stopper = new AbortController();
  const stop = stopper.signal;
  let stopped: ActionError | undefined;
  const write = async (change: VersionChange): Promise<void> => {
    const failure = await failureOf(change, { ...writing, stop });
    if (failure === undefined) writing.log(describeDone(change, writing.module));
    else failed.set(change.version, failure);
    if (failure === undefined || stopped !== undefined || !stopsAll(failure)) return;
    stopped = failure;
    // Not the failure itself: writes under way may fail with it too, and those were tried.
    stopper.abort(skippedError(failure));
  };
  await writeInOrder(changes, write);
  if (stop.aborted) return { failed, stopped, unseen: [] };
  const made = changes.filter(({ version }) => !failed.has(version));
  return { failed, stopped: undefined, unseen: await unseenOf(made, writing) };
}

async function failureOf(
  change: VersionChange,
  writing: ModuleWriteContext & { readonly stop: AbortSignal },
): Promise<ActionError | undefined> {
  try {
    writing.stop.throwIfAborted();
    await writeVersion(change, writing);
    return undefined;
  } catch (error) {
    if (error instanceof ServiceError && error.reason === 'not-found') {
      return explainNotFound(error, { ...writing, version: change.version });
    }
    if (error instanceof ActionError) return error;
    throw error;
  }
}

const stopping: ReadonlySet<ActionError['reason']> = new Set(['unauthorized', 'tier', 'permission', 'timed-out']);

function stopsAll({ reason }: ActionError): boolean {
  return stopping.has(reason);
}

function skippedError({ reason }: ActionError): ActionError {
  return new ActionError({ reason, message: 'Skipped after an earlier failure' });
}

function describeDone(change: VersionChange, module: Module): string {
  const name = `${moduleName(module)} ${change.version}`;
  return change.kind === 'reinstate' ? `Reinstated ${name}.` : `Deprecated ${name}: ${change.text.reason}`;
}

const pauses = [0, 300, 1000, 2000];

/** Reads the written versions back, for up to 3.3 s: a read may lag behind a write. */
async function unseenOf(
  made: readonly VersionChange[],
  { registry, module, signal, pace }: ModuleWriteContext,
): Promise<readonly string[]> {
  let unseen = made;
  try {
    for (const milliseconds of pauses) {
      if (unseen.length === 0) break;
      await pace.pause(milliseconds, signal);
      const shown = await registry.listModuleVersions(module);
      const byVersion = new Map(shown.map(({ version, deprecation }) => [listedName(version), deprecation]));
      unseen = unseen.filter((change) => !isAsWanted(change, byVersion.get(change.version)));
    }
  } catch (error) {
    // The writes succeeded, also where they cannot be read back.
    if (!(error instanceof ActionError)) throw error;
  }
  return unseen.map(({ version }) => version);
}
