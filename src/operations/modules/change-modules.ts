import { ActionError, withErrors, type Note } from '../../errors.ts';
import { createRegistry } from '../../clients/registry/client.ts';
import { formatModuleName } from '../../clients/registry/module.ts';
import { formatVersion } from '../../clients/registry/version.ts';
import { plural } from '../../text/numbers.ts';
import { isVersion, listSuccessors } from './policy.ts';
import { explainNotFound, isSameText, writeVersion, type VersionWrite, type WriteRun } from './write-version.ts';
import type { JudgedModule, JudgedVersion, RegistryOutcome } from '../../report/registry-report.ts';
import { findTargets, type FoundTargets } from './find-targets.ts';
import type { ModuleInputs } from './module-inputs.ts';
import {
  forEachModule,
  createUndecidedModule,
  type ModuleRun,
  type PlannedModule,
  type PlannedVersion,
  type ReleaseTarget,
} from './module-run.ts';
import type { RunContext } from '../run-context.ts';

/** Finds the modules of a run, decides about each, and makes the changes. */
export async function runOverModules(
  inputs: ModuleInputs,
  context: RunContext,
  decide: (target: ReleaseTarget, run: ModuleRun & Pick<FoundTargets, 'tag'>) => Promise<PlannedModule>,
): Promise<RegistryOutcome> {
  const { mode, dryRun } = inputs;
  const {
    transport,
    deadline: { signal },
  } = context;
  const run = { ...context, registry: createRegistry({ transport, ...inputs.registry, signal }), signal };
  const makeChange = async (): Promise<RegistryOutcome> => {
    const targets = await findTargets(inputs, context.event, run);
    const decideOne = (target: ReleaseTarget) => decide(target, { ...run, tag: targets.tag });
    return changeModules(await forEachModule(targets.targets, decideOne, createUndecidedModule), targets, inputs, run);
  };
  return withErrors(makeChange(), { mode, dryRun, tag: context.event.tag?.tag, modules: [], failures: [], notes: [] });
}

/** Errors that affect all further changes of the run, and errors that affect all versions of the module. */
const ofRun: ReadonlySet<ActionError['reason']> = new Set(['unauthorized', 'timed-out']);
const ofModule: ReadonlySet<ActionError['reason']> = new Set([...ofRun, 'tier', 'permission']);

/** Makes the changes in order, one at a time; returns each result. None for a module that would keep no version; none at all above `max-changes`. */
export async function changeModules(
  planned: readonly PlannedModule[],
  { modules: named, tag, failures, notes }: FoundTargets,
  inputs: ModuleInputs,
  run: ModuleRun,
): Promise<RegistryOutcome> {
  const { mode, dryRun, maxChanges } = inputs;
  const plans = planned.map((plan) => judgePlan(plan, inputs));
  const tooMany = judgeChangeCount(plans, maxChanges);
  const changingRun: ChangingRun = {
    ...run,
    dryRun,
    evidence: { kind: 'operator', names: named.map(formatModuleName) },
    isHeld: tooMany !== undefined,
    readsAgain: plans.length > 1,
  };
  const changedModules: JudgedModule[] = [];
  let stop: ActionError | undefined;
  for (const plan of plans) {
    const next = await changeModule(plan, changingRun, stop);
    if (next.stop !== undefined && ofRun.has(next.stop.reason)) ({ stop } = next);
    changedModules.push(next.judgedModule);
  }
  return {
    mode,
    dryRun,
    tag: tag?.tag,
    modules: changedModules,
    failures: tooMany === undefined ? failures : [...failures, tooMany],
    notes: [...notes, ...findIdleProtections(plans, inputs)],
  };
}

/** Warnings about lines of `protect` that match no version: they may be misspelled. */
function findIdleProtections(plans: readonly PlannedModule[], { policy }: ModuleInputs): readonly Note[] {
  if (plans.some(({ failures }) => failures.length > 0)) return [];
  const versions = plans.flatMap((plan) => plan.versions.flatMap(({ version }) => version ?? []));
  const idle = policy.protect.filter((range) => !versions.some((version) => range.test(version)));
  return idle.map(({ raw }) => createWarning(`\`protect\` names ${raw}, but no version is in that range.`));
}

/** The plan with the reason why no change of it may be written, and warnings about `versions`. */
function judgePlan(plan: PlannedModule, inputs: ModuleInputs): PlannedModule {
  const { module, versions, failures, notes } = plan;
  const { mode, policy, requireSuccessor } = inputs;
  if (failures.length > 0) return plan;
  const name = formatModuleName(module);
  const missingVersions = policy.versions
    .filter((listedVersion) => !versions.some(({ version }) => isVersion(version, listedVersion)))
    .map(formatVersion);
  const sparedVersions = versions.filter(
    ({ version, verdict }) =>
      verdict !== 'deprecate' && policy.versions.some((listedVersion) => isVersion(version, listedVersion)),
  );
  const warnings = (mode === 'deprecate' ? sparedVersions : []).map(
    (version) => `\`versions\` contains ${version.name}, but it is not changed: ${version.reason}.`,
  );
  const notedPlan = { ...plan, notes: [...notes, ...warnings.map(createWarning)] };
  if (missingVersions.length > 0) {
    const error = new ActionError({
      reason: 'not-found',
      message: `\`versions\` contains ${missingVersions.join(', ')}, but the registry has no such version of ${name}`,
      help: 'no-such-version',
      hint: 'Nothing was changed. Correct `versions`.',
    });
    return { ...notedPlan, failures: [error] };
  }
  if (!requireSuccessor || !versions.some(isChanged) || listSuccessors(versions).length > 0) return notedPlan;
  const error = new ActionError({
    reason: 'no-successor',
    message: `Every version of ${name} would be deprecated, which leaves none to move to; nothing was changed`,
    hint: 'Release a usable version, reinstate one with `mode: reinstate` and `policy: explicit`, or set `require-successor: false`.',
  });
  return { ...notedPlan, failures: [error] };
}

function createWarning(text: string): Note {
  return { level: 'warning', text };
}

function isChanged({ change }: PlannedVersion): boolean {
  return change !== undefined;
}

function judgeChangeCount(plans: readonly PlannedModule[], maxChanges: number): ActionError | undefined {
  const moduleNames = plans.flatMap(({ module, versions, failures }) =>
    failures.length > 0 ? [] : versions.filter(isChanged).map(() => formatModuleName(module)),
  );
  if (moduleNames.length <= maxChanges) return undefined;
  const [only = '', ...others] = new Set(moduleNames);
  const location = others.length === 0 ? only : plural(others.length + 1, 'module');
  return new ActionError({
    reason: 'too-many-changes',
    message: `${plural(moduleNames.length, 'version')} of ${location} would be changed, but \`max-changes\` is ${maxChanges}; nothing was changed`,
    hint: 'Check the table. If it is correct, raise `max-changes`.',
  });
}

interface ChangingRun extends WriteRun {
  readonly dryRun: boolean;
  /** Whether this run writes nothing. */
  readonly isHeld: boolean;
  /** Whether each module is read again before its first change, because the run has read other modules since. */
  readonly readsAgain: boolean;
}

/**
 * One write that fails does not stop the others, unless its error concerns them all.
 *
 * @param earlier why nothing more is written in this run
 * @returns `stop` the reason why further changes of the module were not made
 */
async function changeModule(
  plan: PlannedModule,
  run: ChangingRun,
  earlier: ActionError | undefined,
): Promise<{ readonly judgedModule: JudgedModule; readonly stop: ActionError | undefined }> {
  let isAccepted = false;
  let stop = earlier;
  const isHeld = run.isHeld || plan.failures.length > 0;
  const isCurrent = createCurrentCheck(plan, run);
  const changeVersion = async ({ change: kind, ...planned }: PlannedVersion): Promise<JudgedVersion> => {
    const unchanged = { ...planned, failure: undefined };
    if (kind === undefined) return { ...unchanged, result: planned.verdict === 'skip' ? 'skipped' : 'unchanged' };
    const heldResult = { ...unchanged, text: undefined, result: 'held' } as const;
    if (isHeld) return heldResult;
    const write = { ...planned, change: kind, target: plan };
    try {
      if (stop !== undefined)
        throw stop.with({
          message: 'Not changed, because an earlier change failed',
          request: undefined,
          location: undefined,
        });
      if (!run.dryRun) {
        run.signal.throwIfAborted();
        if (!(await isCurrent(write))) return { ...heldResult, reason: 'its deprecation changed during this run' };
        await writeVersion(write, run);
        isAccepted = true;
        const subject = `${formatModuleName(plan.module)} ${write.name}`;
        run.log(write.text === undefined ? `Reinstated ${subject}.` : `Deprecated ${subject}: ${write.text.reason}`);
      }
    } catch (error) {
      if (!(error instanceof ActionError)) throw error;
      const failure = await explainNotFound(error, write, { ...run, isAccepted });
      if (ofModule.has(failure.reason)) stop ??= failure;
      return { ...heldResult, failure, result: 'failed' };
    }
    return { ...unchanged, result: kind === 'deprecate' ? 'deprecated' : 'reinstated' };
  };
  const versions: JudgedVersion[] = [];
  for (const version of plan.versions) versions.push(await changeVersion(version));
  const failure = explainFailures(plan, versions, { earlier, stop });
  const { module, version, notes } = plan;
  const failures = failure === undefined ? plan.failures : [failure];
  const judgedModule = {
    module: formatModuleName(module),
    version: version && formatVersion(version),
    versions,
    notes,
    failures,
  };
  return { judgedModule, stop };
}

/** Whether a version is still in the state for which its change was decided. */
function createCurrentCheck({ module }: PlannedModule, { registry, readsAgain }: ChangingRun) {
  let listing: ReturnType<typeof registry.listModuleVersions> | undefined;
  return async ({ name, deprecation }: VersionWrite): Promise<boolean> => {
    if (!readsAgain) return true;
    const current = (await (listing ??= registry.listModuleVersions(module))).find(({ version }) => version === name);
    // A version that no longer exists is explained after its write is refused.
    return current === undefined || isSameText(current.deprecation, deprecation);
  };
}

/** The error of a module with versions that could not be changed. */
function explainFailures(
  { module, versions: planned }: PlannedModule,
  versions: readonly JudgedVersion[],
  { earlier, stop }: { readonly earlier: ActionError | undefined; readonly stop: ActionError | undefined },
): ActionError | undefined {
  const [first, ...others] = versions.flatMap(({ failure }) => failure ?? []);
  const name = formatModuleName(module);
  if (first === undefined) return undefined;
  if (earlier !== undefined) return earlier.withContext(`${name} was skipped`);
  return (
    stop ??
    new ActionError({
      reason: 'partial',
      message: `${others.length + 1} of ${planned.filter(isChanged).length} versions of ${name} could not be changed: ${first.sentence}`,
      request: first.request,
      hint: 'The other changes were made. Re-run this workflow job to make the remaining changes.',
    })
  );
}
