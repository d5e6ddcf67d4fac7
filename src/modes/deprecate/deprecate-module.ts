import pMap from 'p-map';
import { planDeprecations, successorsOf, type JudgedVersionChange } from '../../deprecation/changes.ts';
import { ActionError, orElse, orUndefined, ServiceError, type Note } from '../../errors.ts';
import { moduleName, type Deprecation, type Module } from '../../clients/registry/module.ts';
import { decideVersions, newestVersion, type Decision, type ReleaseContext } from '../../deprecation/policy.ts';
import { isWrittenByOutrider, deprecationText, type TextContext } from '../../deprecation/template.ts';
import { versionName, type Version, byPrecedence, listedName } from '../../clients/registry/version.ts';
import type { DecidedModule } from '../../operations/modules/apply-changes.ts';
import { readModule, type ModuleState } from '../../operations/modules/read-module.ts';
import type { ReleaseTarget, ModuleRun } from '../../operations/modules/judge-modules.ts';
import { formatDuration } from '../../text/times.ts';
import type { RunLog } from '../../operations/run-log.ts';
import type { DeprecateInputs } from './inputs.ts';
import type { Pace } from '../../clients/http/retry.ts';
import type { Registry } from '../../clients/registry/client.ts';

interface DeprecateDependencies extends ModuleRun {
  readonly inputs: DeprecateInputs;
  /** The tag of the event; empty without one. */
  readonly tag: string;
  /** Whether GitHub shows the release of the event as a pre-release. */
  readonly isPrerelease: boolean;
  /** The URL of a tag's release; empty without a repository. */
  readonly releaseUrl: (tag: string) => string;
  /** When to give up waiting, by `performance.now()`. */
  readonly waitUntil: number;
}

/** By the registry's current state. Without a released version the newest one counts as released. @throws ActionError when nothing could be decided */
export async function decideDeprecations(
  target: ReleaseTarget,
  dependencies: DeprecateDependencies,
): Promise<DecidedModule> {
  const { inputs, registry, signal, pace, log, runLog, waitUntil } = dependencies;
  const { module, version } = target;
  const state =
    version === undefined
      ? await readModule(registry, module)
      : await waitForVersion({ registry, module, version, until: waitUntil, signal, pace, runLog });
  const released = version ?? newestVersion(state.versions, { withdrawn: undefined, isOurs: isWrittenByOutrider });
  const isOnly = inputs.modules.modules.length === 1 && inputs.modules.patterns.length === 0;
  if (version === undefined && released !== undefined && isOnly) {
    log(`No tag names a version of ${moduleName(module)}; its newest, ${versionName(released)}, counts as released.`);
  }
  const decisions = await decideByAge({ ...target, version: released }, state, dependencies);
  const tag = await tagOf({ ...target, version: released }, decisions, dependencies);
  const judged = planDeprecations(decisions, {
    isOurs: isWrittenByOutrider,
    updateText: inputs.updateText,
    textFor: textsFor(decisions, { module, tag }, dependencies),
  });
  checkLinks(judged);
  const notes = state.record?.noCode === true ? [noCodeWarning(moduleName(module))] : [];
  return { module, version: released, state, judged, notes };
}

/** Reads the ages only of versions that the rest of the policy would deprecate. */
async function decideByAge(
  { module, version: released }: ReleaseTarget,
  { versions }: ModuleState,
  { inputs: { policy }, isPrerelease, registry, now }: DeprecateDependencies,
): Promise<readonly Decision[]> {
  const occasion: ReleaseContext = {
    released,
    isMarkedPrerelease: isPrerelease,
    withdrawn: undefined,
    created: new Map(),
    now: now(),
    isOurs: isWrittenByOutrider,
  };
  if (policy.minAge === 0) return decideVersions(versions, policy, occasion);
  const old = decideVersions(versions, { ...policy, minAge: 0 }, occasion).flatMap(({ of, verdict }) =>
    verdict === 'deprecate' && of.version !== undefined ? [versionName(of.version)] : [],
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

function textsFor(
  decisions: readonly Decision[],
  { module, tag }: Pick<TextContext, 'module' | 'tag'>,
  { inputs, releaseUrl, now }: DeprecateDependencies,
): (version: Version) => Deprecation {
  const wording: TextContext = {
    reason: inputs.reason,
    link: inputs.link,
    module,
    successors: successorsOf(decisions),
    tag,
    releaseUrl: tag === '' ? '' : releaseUrl(tag),
    date: new Date(now()).toISOString().slice(0, 10),
    policy: inputs.policy.rule,
  };
  return (version) => deprecationText(version, wording);
}

/** The event's tag, or else the tag that the registry has for the version; read only before a version is deprecated. */
async function tagOf(
  { module, version }: ReleaseTarget,
  decisions: readonly Decision[],
  { tag, registry }: DeprecateDependencies,
): Promise<string> {
  const isNeeded = decisions.some(({ verdict }) => verdict === 'deprecate');
  if (tag !== '' || version === undefined || !isNeeded) return tag;
  const shown = await orElse(registry.getModuleVersion({ module, version: versionName(version) }), (error) => {
    // Only the texts need it.
    if (error instanceof ServiceError && error.reason !== 'unauthorized') return undefined;
    throw error;
  });
  return shown?.tag ?? '';
}

function checkLinks(judged: readonly JudgedVersionChange[]): void {
  for (const { name, change } of judged) {
    if (change?.kind !== 'deprecate' || change.text.link === '' || isWebAddress(change.text.link)) continue;
    throw new ActionError({
      reason: 'input',
      message: `Input \`link\` expands to ${JSON.stringify(change.text.link)} for ${name}, which is not a URL`,
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

interface VersionWait {
  readonly registry: Registry;
  readonly module: Module;
  readonly version: Version;
  /** When to give up, by `performance.now()`. */
  readonly until: number;
  readonly signal: AbortSignal;
  readonly pace: Pace;
  readonly runLog: Pick<RunLog, 'progress' | 'waitFor'>;
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
async function waitForVersion(wait: VersionWait): Promise<ModuleState> {
  const { module, version, until, runLog } = wait;
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
    () => untilPublished(wait, name, onStatus),
  );
}

async function untilPublished(
  { registry, module, version, until, signal, pace }: VersionWait,
  name: string,
  onStatus: (status: string) => void,
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
