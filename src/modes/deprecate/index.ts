import pMap from 'p-map';
import { ActionError, orElse, orUndefined, ServiceError } from '../../errors.ts';
import { isWrittenByOutrider, formatModuleName, type Module } from '../../clients/registry/module.ts';
import { normalizeVersion, formatVersion, type Version } from '../../clients/registry/version.ts';
import { runOverModules } from '../../operations/modules/change-modules.ts';
import {
  readModule,
  type ModuleRun,
  type ModuleState,
  type PlannedModule,
  type PlannedVersion,
  type ReleaseTarget,
} from '../../operations/modules/module-run.ts';
import {
  decideVersions,
  isVersion,
  findNewestVersion,
  listSuccessors,
  type Decision,
  type ModuleVersion,
  type ReleaseContext,
} from '../../operations/modules/policy.ts';
import { isOneModule } from '../../operations/modules/module-inputs.ts';
import { formatDeprecation, type TextContext } from '../../operations/modules/template.ts';
import { createRegistryReport, type RegistryOutcome } from '../../report/registry-report.ts';
import { expandReport } from '../../report/run-report.ts';
import { deprecateInputs, readDeprecateInputs, type DeprecateInputs } from './inputs.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { TagEvent } from '../../clients/github/event.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `deprecate`: deprecates the versions of a module that a release supersedes. Takes the event of the release and a policy; returns the result of each
 * version. All changes of a module are decided before the first is written. A second run changes nothing, and versions that a person deprecated stay unchanged.
 */
export const mode: Mode<typeof deprecateInputs, DeprecateInputs, RegistryOutcome> = {
  inputs: deprecateInputs,
  activity: 'Deprecating',
  writes: ['deprecate'],
  read: readDeprecateInputs,
  run: async (inputs, context) => {
    const waitUntil = performance.now() + inputs.waitForVersion;
    return runOverModules(inputs, context, (target, run) =>
      decideDeprecations(target, { ...run, inputs, event: context.event, waitUntil }),
    );
  },
  report: (outcome, context) => expandReport(createRegistryReport(outcome), context),
};

interface DeprecateRun extends ModuleRun {
  readonly inputs: DeprecateInputs;
  readonly tag: TagEvent | undefined;
  readonly event: Pick<RunnerContext, 'repo' | 'serverUrl'>;
  /** The end of the wait, by `performance.now()`. */
  readonly waitUntil: number;
}

/** Decides from the current state of the registry which versions to deprecate. Without a released version, the newest version is the released version. @throws ActionError if no decision is possible */
export async function decideDeprecations(
  { module, version }: ReleaseTarget,
  run: DeprecateRun,
): Promise<PlannedModule> {
  const { inputs, registry, log } = run;
  const { versions, record } =
    version === undefined ? await readModule(registry, module) : await waitForVersion({ module, version }, run);
  const releasedVersion = version ?? findNewestVersion(versions, { withdrawn: undefined, scope: 'owned' });
  if (version === undefined && releasedVersion !== undefined && isOneModule(inputs.modules)) {
    log(
      `No tag is a version of ${formatModuleName(module)}; its newest, ${formatVersion(releasedVersion)}, counts as released.`,
    );
  }
  const target = { module, version: releasedVersion };
  const decisions = await decideByAge(target, versions, run);
  const isNeeded = decisions.some(({ verdict }) => verdict === 'deprecate');
  const planned = planDeprecations(decisions, {
    reason: inputs.reason,
    link: inputs.link,
    module,
    ...(isNeeded ? await findRelease(target, run) : { tag: '', releaseUrl: '' }),
    date: new Date().toISOString().slice(0, 10),
    policy: inputs.policy.rule,
    updateText: inputs.updateText,
  });
  checkLinks(planned);
  return { ...target, record, versions: planned, notes: [], failures: [] };
}

/** Plans the deprecations that the policy requires; versions that are already in that state are skipped. */
export function planDeprecations(
  decisions: readonly Decision[],
  { updateText, ...wording }: Omit<TextContext, 'successors'> & { readonly updateText: boolean },
): readonly PlannedVersion[] {
  const context = { ...wording, successors: listSuccessors(decisions) };
  return decisions.map((decision) => {
    const { deprecation: before, version, verdict, reason } = decision;
    const unchangedVersion = { ...decision, change: undefined, text: undefined };
    if (verdict !== 'deprecate' || version === undefined) return unchangedVersion;
    if (before !== undefined && !isWrittenByOutrider(before))
      return { ...unchangedVersion, reason: `${reason}; a person has already deprecated it` };
    const text = formatDeprecation(version, context);
    const isWritten = before?.reason === text.reason && before.link === text.link;
    if (before === undefined || (updateText && !isWritten)) return { ...decision, change: 'deprecate', text };
    return { ...unchangedVersion, reason: `${reason}; it is already deprecated`, text: isWritten ? text : undefined };
  });
}

/** Reads the ages only of versions that the rest of the policy would deprecate. */
async function decideByAge(
  { module, version: released }: ReleaseTarget,
  versions: readonly ModuleVersion[],
  { inputs: { policy }, tag, registry }: DeprecateRun,
): Promise<readonly Decision[]> {
  const release: ReleaseContext = {
    released,
    isMarkedPrerelease: tag?.isPrerelease === true,
    withdrawn: undefined,
    created: new Map(),
    now: Date.now(),
    scope: 'owned',
  };
  if (policy.minAge === 0) return decideVersions(versions, policy, release);
  const old = decideVersions(versions, { ...policy, minAge: 0 }, release).flatMap(({ version, verdict }) =>
    verdict === 'deprecate' && version !== undefined ? [formatVersion(version)] : [],
  );
  const creationTimes = await pMap(
    old,
    async (version) => {
      const record = await orUndefined(registry.getModuleVersionRecord({ module, version }), 'not-found');
      return record?.createdAt === undefined ? [] : [[version, record.createdAt] as const];
    },
    { concurrency: 8 },
  );
  return decideVersions(versions, policy, { ...release, created: new Map(creationTimes.flat()) });
}

/** The released tag and its page: from the event, otherwise from the registry. Empty if neither has a tag. Called only if a version will be deprecated. */
async function findRelease(
  { module, version }: ReleaseTarget,
  { tag: released, registry, event }: DeprecateRun,
): Promise<Pick<TextContext, 'tag' | 'releaseUrl'>> {
  if (released !== undefined)
    return { tag: released.tag, releaseUrl: released.url ?? formatReleaseUrl(released.tag, event) };
  const versionRecord =
    version &&
    (await orElse(registry.getModuleVersion({ module, version: formatVersion(version) }), (error) => {
      // Only the texts need it.
      if (error instanceof ServiceError && error.reason !== 'unauthorized') return undefined;
      throw error;
    }));
  const tag = versionRecord?.tag ?? '';
  return { tag, releaseUrl: formatReleaseUrl(tag, event) };
}

/** Empty without a tag or a repository. */
function formatReleaseUrl(
  tag: string,
  { repo: repository, serverUrl }: Pick<RunnerContext, 'repo' | 'serverUrl'>,
): string {
  const path = tag.split('/').map(encodeURIComponent).join('/');
  return repository === undefined || tag === ''
    ? ''
    : `${serverUrl}/${repository.owner}/${repository.repo}/releases/tag/${path}`;
}

function checkLinks(planned: readonly PlannedVersion[]): void {
  for (const { name, change, text } of planned) {
    const link = text?.link ?? '';
    if (change === undefined || link === '' || (/^https?:\/\//.test(link) && URL.canParse(link))) continue;
    throw new ActionError({
      reason: 'input',
      message: `Input \`link\` expands to ${JSON.stringify(link)} for ${name}, which is not a URL`,
      hint: 'Start it with `https://`, or write `none`.',
      help: 'invalid-value',
    });
  }
}

/** Milliseconds between reads, at first, in the first minute, and later: most versions are published in the first minute. */
const [firstPause, maxEarlyPause, maxPause] = [1000, 5000, 30_000];

/**
 * Waits until the registry has published a version, some time after its tag was pushed. Logs each change of its status. Returns the module at that time.
 *
 * @throws ActionError `ingress-failed` when the registry could not publish it; `timed-out`
 */
async function waitForVersion(
  { module, version }: { readonly module: Module; readonly version: Version },
  { registry, runLog, signal, pace, waitUntil }: DeprecateRun,
): Promise<ModuleState> {
  const name = `${formatModuleName(module)} ${formatVersion(version)}`;
  const startTime = performance.now();
  /** Empty before the first response. */
  let lastLine = '';
  for (let pause = firstPause; ;) {
    const state = await readModule(registry, module).catch((error: unknown) => {
      // A registry that has responded before may do so again.
      if (lastLine !== '' && error instanceof ServiceError && error.isTransient) return error;
      throw error;
    });
    const isError = state instanceof ServiceError;
    const entry = isError ? undefined : state.versions.find((candidate) => isVersion(candidate.version, version));
    const status = isError ? `trying again: ${state.message}` : (entry?.status ?? 'not in the registry yet');
    if (!isError && status === 'ok') return state;
    if (!isError && status.endsWith('_failed')) throw createIngressError(name, status, state, version);
    const remaining = waitUntil - performance.now();
    if (remaining <= 0) throw isError ? state : createTimeoutError(name, status);
    if (status !== lastLine) runLog.progress(`Waiting for ${name}: ${status}`);
    lastLine = status;
    await pace.pause(Math.min(pause, remaining), signal);
    pause = Math.min(pause * 1.5, performance.now() - startTime < 60_000 ? maxEarlyPause : maxPause);
  }
}

function createIngressError(name: string, status: string, { record }: ModuleState, version: Version): ActionError {
  const entry = record?.statuses?.find((candidate) => normalizeVersion(candidate.version) === formatVersion(version));
  return new ActionError({
    reason: 'ingress-failed',
    message: `The registry could not publish ${name}: ${status}${entry?.error ? `: ${entry.error}` : ''}; nothing was deprecated`,
    hint: 'Fix the module and release it again.',
  });
}

function createTimeoutError(name: string, status: string): ActionError {
  return new ActionError({
    reason: 'timed-out',
    message: `${name} was not published in time: ${status}; nothing was deprecated`,
    hint: 'Check the module in the registry. Re-run this workflow job once the version is published, or raise `wait-for-version`.',
  });
}
