import pMap from 'p-map';
import PQueue from 'p-queue';
import { ActionError, orElse, orUndefined, ServiceError, type ReasonWithSection } from '../../errors.ts';
import { moduleName, type Module, type Deprecation } from '../../clients/registry/module.ts';
import { writePermitted } from '../write-permitted.ts';
import { describeTooOld } from '../../clients/registry/server.ts';
import type { Pace } from '../../clients/http/retry.ts';
import type { ModuleState } from './read-module.ts';
import type { JudgedVersionChange, VersionChange } from '../../deprecation/changes.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { TargetModule } from '../../gate/evidence.ts';
import type { Permit } from '../../gate/gate.ts';

export interface PlannedWrite {
  readonly module: Module;
  readonly record: ModuleState['record'];
  readonly judged: JudgedVersionChange;
  readonly change: VersionChange;
}

interface WriteDependencies {
  readonly registry: Registry;
  readonly mayWrite: MayChange;
  readonly signal: AbortSignal;
  readonly pace: Pace;
  readonly log: (line: string) => void;
}

export interface WrittenVersions {
  /** The error of each change that was not written. */
  readonly failed: ReadonlyMap<PlannedWrite, ActionError>;
  /** Changes that were not written because the version is not in the state any more for which they were decided. */
  readonly changed: ReadonlySet<PlannedWrite>;
  /** Changes that were written, but that the registry does not show yet. */
  readonly unseen: ReadonlySet<PlannedWrite>;
  /** By organization, the error that would have failed all its other changes as well, so that they were skipped. */
  readonly stopped: ReadonlyMap<string, { readonly module: Module; readonly failure: ActionError }>;
}

/**
 * Makes all changes in order. One that fails does not stop the others, unless the error concerns them all. The first one runs alone, so that a token
 * without the right costs one request.
 *
 * @param again whether each module is read again before its first change, because reading the others took time
 */
export async function writeVersions(
  writes: readonly PlannedWrite[],
  again: boolean,
  dependencies: WriteDependencies,
): Promise<WrittenVersions> {
  const failed = new Map<PlannedWrite, ActionError>();
  const changed = new Set<PlannedWrite>();
  const stopped = new Map<string, { readonly module: Module; readonly failure: ActionError }>();
  const allowed = new Set<Module>();
  const stoppers = new Map(writes.map(({ module }) => [module.organization, new AbortController()]));
  const isCurrent = createStateCheck(dependencies.registry);
  const stopAll = (module: Module, failure: ActionError): void => {
    const isAboutToken = !ofOrganization.has(failure.reason);
    for (const [organization, stopper] of stoppers) {
      if (stopped.has(organization) || !(isAboutToken || organization === module.organization)) continue;
      stopped.set(organization, { module, failure });
      // Not the failure itself: writes under way may fail with it too, and those were tried.
      stopper.abort(skippedError(failure));
    }
  };
  await writeInOrder(writes, async (write) => {
    const { module, change } = write;
    const stop = stoppers.get(module.organization)?.signal ?? dependencies.signal;
    const writing = { ...dependencies, module, record: write.record, stop, isAllowed: () => allowed.has(module) };
    const result = await resultOf(write, again ? isCurrent : undefined, writing);
    if (result === 'written') {
      allowed.add(module);
      dependencies.log(describeDone(change, module));
    } else if (result === 'changed') changed.add(write);
    else failed.set(write, result);
    if (result instanceof ActionError && stopping.has(result.reason)) stopAll(module, result);
  });
  const made = writes.filter((write) => !failed.has(write) && !changed.has(write));
  const unseen = await unseenOf(stopped.size > 0 ? [] : made, dependencies);
  return { failed, changed, stopped, unseen };
}

type StateCheck = (write: PlannedWrite) => Promise<boolean>;

/** Creates a check whether a version is still in the state for which its change was decided. Reads each module once. */
function createStateCheck(registry: Registry): StateCheck {
  const listings = new Map<Module, ReturnType<Registry['listModuleVersions']>>();
  return async ({ module, judged: { name, of } }) => {
    const listing = listings.get(module) ?? registry.listModuleVersions(module);
    listings.set(module, listing);
    const found = (await listing).find(({ version }) => version === name);
    // A version that is gone is explained after its write is refused.
    return found === undefined || isSameText(found.deprecation, of.deprecation);
  };
}

function isSameText(one: Deprecation | undefined, other: Deprecation | undefined): boolean {
  return one?.reason === other?.reason && one?.link === other?.link;
}

interface ModuleWriteContext extends WriteDependencies, Omit<NotFound, 'version'> {
  /** Aborted once another write has shown that all further ones of the organization would fail; its reason is thrown then. */
  readonly stop: AbortSignal;
}

async function resultOf(
  write: PlannedWrite,
  isCurrent: StateCheck | undefined,
  writing: ModuleWriteContext,
): Promise<'written' | 'changed' | ActionError> {
  const { change } = write;
  try {
    writing.stop.throwIfAborted();
    if ((await isCurrent?.(write)) === false) return 'changed';
    await writeVersion(change, writing);
    return 'written';
  } catch (error) {
    if (error instanceof ServiceError && error.reason === 'not-found') {
      return explainNotFound(error, { ...writing, version: change.version });
    }
    if (error instanceof ActionError) return error;
    throw error;
  }
}

/** Errors that concern all versions of an organization. */
const ofOrganization: ReadonlySet<ActionError['reason']> = new Set(['tier', 'permission']);
const stopping: ReadonlySet<ActionError['reason']> = new Set(['unauthorized', 'tier', 'permission', 'timed-out']);

function skippedError({ reason, help }: ActionError): ActionError {
  const hint = 'Fix the first error, then re-run the job.';
  return new ActionError({ reason, help, message: 'Not changed, because an earlier change failed', hint });
}

function describeDone(change: VersionChange, module: Module): string {
  const name = `${moduleName(module)} ${change.version}`;
  return change.kind === 'reinstate' ? `Reinstated ${name}.` : `Deprecated ${name}: ${change.text.reason}`;
}

const readBackPauses = [0, 300, 1000, 2000];

/** Reads the written versions back, for up to 3.3 s: a read may lag behind a write. */
async function unseenOf(
  made: readonly PlannedWrite[],
  { registry, signal, pace }: WriteDependencies,
): Promise<ReadonlySet<PlannedWrite>> {
  let unseen = made;
  const readBack = async (): Promise<void> => {
    for (const milliseconds of readBackPauses) {
      if (unseen.length === 0) break;
      await pace.pause(milliseconds, signal);
      const shown = await pMap(
        [...Map.groupBy(unseen, ({ module }) => module)],
        async ([module, writes]) => {
          const listed = await registry.listModuleVersions(module);
          const byVersion = new Map(listed.map(({ version, deprecation }) => [version, deprecation]));
          return writes.filter(({ change }) => !isAsWanted(change, byVersion.get(change.version)));
        },
        { concurrency: mostAtOnce },
      );
      unseen = shown.flat();
    }
  };
  // The writes succeeded, even where they cannot be read back.
  await orUndefined(readBack());
  return new Set(unseen);
}

/** Asks the gate, right before each request. */
export type MayChange = (verb: VersionChange['kind'], target: TargetModule) => Permit<VersionChange['kind']>;

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
async function writeVersion(change: VersionChange, writing: ModuleWriteContext): Promise<void> {
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
    help: 'not-known-whether-written',
    cause: error,
  });
}

async function send(
  change: VersionChange,
  permit: Permit<VersionChange['kind']>,
  { registry, module, stop: unless }: ModuleWriteContext,
): Promise<void> {
  const { version } = change;
  if (change.kind === 'deprecate')
    await registry.deprecateModuleVersion(permit, { module, version, unless, ...change.text });
  else await registry.revertModuleVersionDeprecation(permit, { module, version, unless });
}

/** Whether the registry shows the change, read once and again after each pause; undefined where it does not answer. */
async function isMade(
  change: VersionChange,
  { registry, module, signal, pace }: ModuleWriteContext,
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
  const shown = registry.getModuleVersion({ module, version }).then(({ deprecation }) => deprecation);
  return orElse(shown, (error) => {
    if (!(error instanceof ServiceError) || error.reason === 'unauthorized') throw error;
    return error.reason === 'not-found' ? listedOf(registry, module, version) : 'unknown';
  });
}

/** The deprecation in the listing, for a registry without an endpoint for a single version. */
async function listedOf(
  registry: Registry,
  module: Module,
  version: string,
): Promise<Deprecation | undefined | 'unknown'> {
  const listed = await orElse(registry.listModuleVersions(module), (error) => {
    if (error instanceof ServiceError) return [];
    throw error;
  });
  const found = listed.find((one) => one.version === version);
  return found === undefined ? 'unknown' : found.deprecation;
}

/** Whether the registry shows the desired state. A version that another run has deprecated in the meantime counts as deprecated, whatever its text. */
function isAsWanted(change: VersionChange, shown: Deprecation | undefined | 'unknown'): boolean {
  if (shown === 'unknown') return false;
  if (change.kind === 'reinstate') return shown === undefined;
  if (shown === undefined) return false;
  return change.before === undefined || (shown.reason === change.text.reason && shown.link === change.text.link);
}

/** Milliseconds between the starts of two requests: HCP Terraform allows 30 requests per second. */
const gap = 35;
const mostAtOnce = 8;

/**
 * Writes items in order. As long as a write takes less time than the gap of the rate limit, one runs at a time, strictly in order; a slower service gets
 * as many concurrent writes as fill the gap.
 */
export async function writeInOrder<T>(items: readonly T[], write: (item: T) => Promise<void>): Promise<void> {
  const queue = new PQueue({ concurrency: 1 });
  // A thrown error is an internal one: nothing more is written after it.
  queue.addEventListener('error', () => queue.pause());
  let fastest = Infinity;
  const writeTimed = async (item: T): Promise<void> => {
    const started = performance.now();
    await write(item);
    fastest = Math.min(fastest, performance.now() - started);
    queue.concurrency = Math.min(mostAtOnce, Math.floor(fastest / gap) + 1);
  };
  await queue.addAll(items.map((item) => () => writeTimed(item)));
}

interface NotFound {
  /** Whether the registry has accepted a change of the module in this run. */
  readonly isAllowed: () => boolean;
  readonly registry: Registry;
  readonly module: Module;
  readonly version: string;
  readonly record: ModuleState['record'];
}

const whoMay =
  'Use a user token, or a team token of a team with "Manage modules" (private registry); an organization token cannot.';

/**
 * Explains a "not found" in answer to a write. It means that the version is gone, that the service is too old, that the organization's plan has no
 * deprecation, or that the token lacks the right; which of them is asked of the service.
 */
async function explainNotFound(refused: ActionError, about: NotFound): Promise<ActionError> {
  const { registry, module, version, record, isAllowed } = about;
  const name = `${moduleName(module)} ${version}`;
  const errorOf = (reason: ReasonWithSection, what: string, hint: string): ActionError =>
    new ActionError({ reason, message: `${what}: ${refused.message}`, hint, cause: refused });
  if (!(await isListed(registry, module, version))) {
    return errorOf(
      'not-found',
      `${name} is no longer in the registry`,
      'Re-run the job to decide on the versions that it has now.',
    );
  }
  const old = describeTooOld(registry.server());
  if (old !== undefined) return errorOf('tier', old, 'Upgrade it.');
  // Undefined where the service does not answer this token.
  const entitlements = await orUndefined(registry.getEntitlementSet(module.organization));
  if (entitlements?.moduleDeprecations === false) {
    const what = `The organization \`${module.organization}\` is not entitled to deprecate module versions`;
    return errorOf('tier', what, 'Deprecation needs the Standard edition of HCP Terraform.');
  }
  if (isAllowed() || record?.canDelete === true) {
    const what = `The registry lists ${name}, but does not find it`;
    return errorOf(
      'not-found',
      what,
      'The token may manage the module. Open the version in the registry to see its state.',
    );
  }
  if (record === undefined && registry.server().name === undefined) {
    const what = `${name} is listed, but cannot be deprecated: the token lacks the permission, or the registry does not support deprecation`;
    return errorOf(
      'permission',
      what,
      `Check \`registry-address\`: only HCP Terraform and Terraform Enterprise can deprecate. ${whoMay}`,
    );
  }
  const certain = record?.canDelete === false ? 'cannot' : 'most likely cannot';
  return errorOf('permission', `The token ${certain} manage the modules of \`${module.organization}\``, whoMay);
}

async function isListed(registry: Registry, module: Module, version: string): Promise<boolean> {
  const listed = registry.listModuleVersions(module);
  return orElse(
    listed.then((versions) => versions.some((one) => one.version === version)),
    ({ reason }) => reason !== 'not-found',
  );
}
