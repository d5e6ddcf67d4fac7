import pMap from 'p-map';
import { ActionError, orElse, orUndefined, ServiceError, withErrors, type Note } from '../../errors.ts';
import { isWrittenByOutrider, moduleName } from '../../clients/registry/module.ts';
import { versionName } from '../../clients/registry/version.ts';
import { changeModules, nothingChanged } from '../../operations/modules/change-modules.ts';
import { findTargets } from '../../operations/modules/find-targets.ts';
import {
  forEachModule,
  readModule,
  startModuleRun,
  undecidedModule,
  type ModuleRun,
  type PlannedModule,
  type PlannedVersion,
  type ReleaseTarget,
} from '../../operations/modules/module-run.ts';
import {
  decideVersions,
  newestVersion,
  successorsOf,
  type Decision,
  type ModuleVersion,
  type ReleaseContext,
} from '../../operations/modules/policy.ts';
import { isOneModule } from '../../operations/modules/module-inputs.ts';
import { deprecationText, type TextContext } from '../../operations/modules/template.ts';
import { registryReport, type RegistryOutcome } from '../../report/registry-report.ts';
import { expandReport } from '../../report/run-report.ts';
import { deprecateInputs, readDeprecateInputs, type DeprecateInputs } from './inputs.ts';
import { waitForVersion } from './wait-for-version.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { TagEvent } from '../../clients/github/event.ts';
import type { RunContext } from '../../operations/run-context.ts';
import type { Mode } from '../mode.ts';

/**
 * Mode `deprecate`: deprecates the versions of a module that a release supersedes.
 * Takes the event of the release and a policy; returns the result of each version.
 * All changes of a module are decided before the first is written. A second run changes nothing, and versions that a person deprecated are left alone.
 */
export const mode: Mode<typeof deprecateInputs, DeprecateInputs, RegistryOutcome> = {
  inputs: deprecateInputs,
  activity: 'Deprecating',
  writes: ['deprecate'],
  read: readDeprecateInputs,
  run: async (inputs, context) => withErrors(deprecate(inputs, context), nothingChanged(inputs, context)),
  report: (outcome, context) => expandReport(registryReport(outcome), context),
};

async function deprecate(inputs: DeprecateInputs, context: RunContext): Promise<RegistryOutcome> {
  const waitUntil = performance.now() + inputs.waitForVersion;
  const run = startModuleRun(inputs, context);
  const found = await findTargets(inputs, context.event, run);
  const decide = async (target: ReleaseTarget): Promise<PlannedModule> =>
    decideDeprecations(target, { ...run, inputs, tag: found.tag, event: context.event, waitUntil });
  return changeModules(await forEachModule(found.targets, decide, undecidedModule), found, inputs, run);
}

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
): Promise<PlannedModule> {
  const { inputs, registry, log } = run;
  const { versions, record } =
    version === undefined ? await readModule(registry, module) : await waitForVersion({ module, version }, run);
  const released = version ?? newestVersion(versions, { withdrawn: undefined, scope: 'owned' });
  if (version === undefined && released !== undefined && isOneModule(inputs.modules)) {
    log(`No tag names a version of ${moduleName(module)}; its newest, ${versionName(released)}, counts as released.`);
  }
  const target = { module, version: released };
  const decisions = await decideByAge(target, versions, run);
  const isNeeded = decisions.some(({ verdict }) => verdict === 'deprecate');
  const planned = planDeprecations(decisions, {
    reason: inputs.reason,
    link: inputs.link,
    module,
    ...(isNeeded ? await findRelease(target, run) : noRelease),
    date: new Date(run.now()).toISOString().slice(0, 10),
    policy: inputs.policy.rule,
    updateText: inputs.updateText,
  });
  checkLinks(planned);
  const text = `${moduleName(module)} is a no-code module: check in the registry that its pinned version was not deprecated.`;
  const notes: readonly Note[] = record?.noCode === true ? [{ level: 'warning', text }] : [];
  return { ...target, record, versions: planned, notes, failures: [] };
}

/** The writes that deprecate what the policy deprecates; versions already in that state are skipped. */
export function planDeprecations(
  decisions: readonly Decision[],
  { updateText, ...wording }: Omit<TextContext, 'successors'> & { readonly updateText: boolean },
): readonly PlannedVersion[] {
  const context = { ...wording, successors: successorsOf(decisions) };
  return decisions.map((decision) => {
    const { deprecation: before, version, verdict, why } = decision;
    const unchanged = { ...decision, change: undefined, text: undefined };
    if (verdict !== 'deprecate' || version === undefined) return unchanged;
    if (before !== undefined && !isWrittenByOutrider(before))
      return { ...unchanged, why: `${why}; a person has already deprecated it` };
    const text = deprecationText(version, context);
    const isWritten = before?.reason === text.reason && before.link === text.link;
    if (before === undefined || (updateText && !isWritten)) return { ...decision, change: 'deprecate', text };
    return { ...unchanged, why: `${why}; it is already deprecated`, text: isWritten ? text : undefined };
  });
}

/** Reads the ages only of versions that the rest of the policy would deprecate. */
async function decideByAge(
  { module, version: released }: ReleaseTarget,
  versions: readonly ModuleVersion[],
  { inputs: { policy }, tag, registry, now }: DeprecateRun,
): Promise<readonly Decision[]> {
  const release: ReleaseContext = {
    released,
    isMarkedPrerelease: tag?.isPrerelease === true,
    withdrawn: undefined,
    created: new Map(),
    now: now(),
    scope: 'owned',
  };
  if (policy.minAge === 0) return decideVersions(versions, policy, release);
  const old = decideVersions(versions, { ...policy, minAge: 0 }, release).flatMap(({ version, verdict }) =>
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
  return decideVersions(versions, policy, { ...release, created: new Map(created.flat()) });
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
