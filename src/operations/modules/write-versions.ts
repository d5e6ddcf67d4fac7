import { ActionError, ServiceError } from '../../errors.ts';
import type { Pace } from '../../clients/http/pace.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { listedName } from '../../clients/registry/version.ts';
import { explainNotFound } from './explain-not-found.ts';
import { writeInOrder } from './sequential-writes.ts';
import { isAsWanted, writeVersion } from './write-version.ts';
import type { ModuleState } from './read-module.ts';
import type { VersionChange } from '../../deprecation/changes.ts';
import type { Registry } from '../../clients/registry/client.ts';

export interface ModuleWriteContext {
  readonly registry: Registry;
  readonly module: Module;
  readonly record: ModuleState['record'];
  readonly signal: AbortSignal;
  readonly pace: Pace;
  readonly log: (line: string) => void;
}

/** What became of the changes of a module. */
export interface WrittenVersions {
  /** By version, what kept it from being written. */
  readonly failed: ReadonlyMap<string, ActionError>;
  /** Versions that the registry does not show as they were written. */
  readonly unseen: readonly string[];
  /** Why the rest was not tried: all others would have failed alike. */
  readonly stopped: ActionError | undefined;
}

/**
 * Makes all changes, in their order; one that fails does not keep the rest from being made, unless it shows that the token may not. The first goes alone,
 * so that a token without the right is found out by one request.
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
    // Not the failure itself: what is under way may end with the same one, and it was tried.
    stopper.abort(notTried(failure));
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
    if (error instanceof ServiceError && error.kind === 'not-found') {
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

function notTried({ reason }: ActionError): ActionError {
  return new ActionError({ reason, message: 'It was not tried any more' });
}

function describeDone(change: VersionChange, module: Module): string {
  const name = `${moduleName(module)} ${change.version}`;
  return change.kind === 'reinstate' ? `Reinstated ${name}.` : `Deprecated ${name}: ${change.text.reason}`;
}

const pauses = [0, 300, 1000, 2000];

/** Reads back what was written; what a read shows later than the write is waited for a little. */
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
    // What was written stays written, also where it cannot be read back.
    if (!(error instanceof ActionError)) throw error;
  }
  return unseen.map(({ version }) => version);
}
