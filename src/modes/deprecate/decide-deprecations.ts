import pMap from 'p-map';
import { ActionError, orElse, orUndefined, ServiceError, type Note } from '../../errors.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { versionName, type Version, byPrecedence, listedName } from '../../clients/registry/version.ts';
import { planDeprecations, type PlannedVersion } from '../../operations/modules/plan-changes.ts';
import {
  decideVersions,
  newestVersion,
  type Decision,
  type ModuleVersion,
  type ReleaseContext,
} from '../../operations/modules/policy.ts';
import { readModule, type ModuleState } from '../../operations/modules/read-module.ts';
import { isWrittenByOutrider, type TextContext } from '../../operations/modules/template.ts';
import { formatDuration } from '../../text/times.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { TagEvent } from '../../clients/github/event.ts';
import type { DecidedModule, ModuleRun, ReleaseTarget } from '../../operations/modules/decide-modules.ts';
import type { DeprecateInputs } from './inputs.ts';

interface DeprecateRun extends ModuleRun {
  readonly inputs: DeprecateInputs;
  /** Of the event; undefined without one. */
  readonly tag: TagEvent | undefined;
  readonly event: Pick<RunnerContext, 'repo' | 'serverUrl'>;
  /** When to give up waiting, by `performance.now()`. */
  readonly waitUntil: number;
}

/** By the registry's current state. Without a released version the newest one counts as released. @throws ActionError when nothing could be decided */
export async function decideDeprecations(
  { module, version }: ReleaseTarget,
  run: DeprecateRun,
): Promise<DecidedModule> {
  const { inputs, registry, log } = run;
  const { versions, record } =
    version === undefined ? await readModule(registry, module) : await waitForVersion({ module, version }, run);
  const released = version ?? newestVersion(versions, { withdrawn: undefined, isOurs: isWrittenByOutrider });
  const isOnly = inputs.modules.modules.length === 1 && inputs.modules.patterns.length === 0;
  if (version === undefined && released !== undefined && isOnly) {
    log(`No tag names a version of ${moduleName(module)}; its newest, ${versionName(released)}, counts as released.`);
  }
  const decisions = await decideByAge({ module, version: released }, versions, run);
  const isNeeded = decisions.some(({ verdict }) => verdict === 'deprecate');
  const wording = {
    reason: inputs.reason,
    link: inputs.link,
    module,
    ...(isNeeded ? await findRelease({ module, version: released }, run) : noRelease),
    date: new Date(run.now()).toISOString().slice(0, 10),
    policy: inputs.policy.rule,
  };
  const planned = planDeprecations(decisions, { wording, updateText: inputs.updateText });
  checkLinks(planned);
  const notes = record?.noCode === true ? [noCodeWarning(moduleName(module))] : [];
  return { module, version: released, record, versions: planned, notes };
}

/** Reads the ages only of versions that the rest of the policy would deprecate. */
async function decideByAge(
  { module, version: released }: ReleaseTarget,
  versions: readonly ModuleVersion[],
  { inputs: { policy }, tag, registry, now }: DeprecateRun,
): Promise<readonly Decision[]> {
  const occasion: ReleaseContext = {
    released,
    isMarkedPrerelease: tag?.isPrerelease === true,
    withdrawn: undefined,
    created: new Map(),
    now: now(),
    isOurs: isWrittenByOutrider,
  };
  if (policy.minAge === 0) return decideVersions(versions, policy, occasion);
  const old = decideVersions(versions, { ...policy, minAge: 0 }, occasion).flatMap(({ version, verdict }) =>
    verdict === 'deprecate' && version !== undefined ? [versionName(version)] : [],
  );
  const created = await pMap(
    old,
    async (version) => {
      const record = await orUndefined(registry.getModuleVersionRecord({ module, version }), 'not-found');
      return record?.createdAt === undefined ? [] : [[version, record.createdAt] as const];
    },
    { concurrency: 8 },
  );
  return decideVersions(versions, policy, { ...occasion, created: new Map(created.flat()) });
}

type Release = Pick<TextContext, 'tag' | 'releaseUrl'>;

const noRelease: Release = { tag: '', releaseUrl: '' };

/** By the event's tag, or else the tag that the registry has for the version; empty without one. Read only before a version is deprecated. */
async function findRelease(
  { module, version }: ReleaseTarget,
  { tag: released, registry, event }: DeprecateRun,
): Promise<Release> {
  if (released !== undefined)
    return { tag: released.tag, releaseUrl: released.url ?? releasePage(released.tag, event) };
  if (version === undefined) return noRelease;
  const shown = await orElse(registry.getModuleVersion({ module, version: versionName(version) }), (error) => {
    // Only the texts need it.
    if (error instanceof ServiceError && error.reason !== 'unauthorized') return undefined;
    throw error;
  });
  const tag = shown?.tag ?? '';
  return { tag, releaseUrl: releasePage(tag, event) };
}

/** Empty without a tag or a repository. */
function releasePage(tag: string, { repo: repository, serverUrl }: Pick<RunnerContext, 'repo' | 'serverUrl'>): string {
  const path = tag.split('/').map(encodeURIComponent).join('/');
  return repository === undefined || tag === ''
    ? ''
    : `${serverUrl}/${repository.owner}/${repository.repo}/releases/tag/${path}`;
}

function checkLinks(planned: readonly PlannedVersion[]): void {
  for (const { name, change, text } of planned) {
    if (change !== 'deprecate' || text.link === '' || isWebAddress(text.link)) continue;
    throw new ActionError({
      reason: 'input',
      message: `Input \`link\` expands to ${JSON.stringify(text.link)} for ${name}, which is not a URL`,
      hint: 'Start it with `https://`, or write `none`.',
      help: 'invalid-value',
    });
  }
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text);
}

function noCodeWarning(module: string): Note {
  const text = `${module} is a no-code module: check in the registry that its pinned version was not deprecated.`;
  return { level: 'warning', text };
}

/** A module, and the version that the registry has to publish. */
interface AwaitedVersion {
  readonly module: Module;
  readonly version: Version;
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
async function waitForVersion(awaited: AwaitedVersion, run: DeprecateRun): Promise<ModuleState> {
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
  { registry, signal, pace, waitUntil: until }: DeprecateRun,
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
