import pMap from 'p-map';
import { ActionError, orUndefined, ServiceError, type Note } from '../../errors.ts';
import { moduleName } from '../../clients/registry/module.ts';
import { versionName } from '../../clients/registry/version.ts';
import { plural } from '../../text/numbers.ts';
import { explainNotFound } from './explain-not-found.ts';
import { isNamed, missingVersions, successorsOf, type ChangedVersion, type PlannedVersion } from './plan-changes.ts';
import { isWrittenByOutrider } from './template.ts';
import { isAsWanted, isSameText, writeVersion, type VersionWrite, type WriteRun } from './write-version.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { JudgedModule, JudgedVersion, RegistryOutcome } from '../../report/modules/outcome.ts';
import type { DecidedModule, ModuleRun } from './decide-modules.ts';
import type { FoundTargets } from './find-targets.ts';
import type { ModuleInputs } from './module-inputs.ts';

/** The outcome of a run that fails before it finds modules. */
export function nothingChanged(
  { mode, dryRun }: ModuleInputs,
  { event }: { readonly event: Pick<RunnerContext, 'tag'> },
): RegistryOutcome {
  return { mode, dryRun, tag: event.tag?.tag, modules: [], failures: [], notes: [] };
}

interface JudgedPlan extends DecidedModule {
  /** Why no change of the module may be written. */
  readonly refusal: ActionError | undefined;
}

/**
 * Makes the changes of all modules in order, one at a time, and returns the result of every version. A module is not changed where no version would be left
 * to move to; nothing is changed where there are more changes than `max-changes`.
 *
 * @param decided those that could not be decided have their result already
 */
export async function changeModules(
  decided: readonly (DecidedModule | JudgedModule)[],
  { modules: named, tag, failures, notes }: FoundTargets,
  inputs: ModuleInputs,
  run: ModuleRun,
): Promise<RegistryOutcome> {
  const { mode, dryRun, maxChanges } = inputs;
  const plans = decided.map((one) => ('failures' in one ? one : { ...one, refusal: findRefusal(one, inputs) }));
  const tooMany = refuseTooMany(plans, maxChanges);
  const writing = { ...run, evidence: { kind: 'operator', names: named.map(moduleName) } } as const;
  const writer = dryRun ? dryWriter : createWriter(writing, plans.length > 1);
  const modules: JudgedModule[] = [];
  for (const plan of plans)
    modules.push(
      'failures' in plan ? plan : await changeModule(plan, inputs, tooMany === undefined ? writer : undefined),
    );
  const unseen = await findUnseen(writer.written(), run);
  return {
    mode,
    dryRun,
    tag: tag?.tag,
    modules: modules.map((module) => withUnseen(module, unseen)),
    failures: tooMany === undefined ? failures : [...failures, tooMany],
    notes,
  };
}

async function changeModule(
  plan: JudgedPlan,
  inputs: ModuleInputs,
  writer: VersionWriter | undefined,
): Promise<JudgedModule> {
  const { module, version, refusal, notes } = plan;
  const versions: JudgedVersion[] = [];
  for (const one of plan.versions)
    versions.push(await changeVersion(plan, one, refusal === undefined ? writer : undefined));
  const failure = refusal ?? explainFailures(plan, versions, writer?.stopOf(module.organization));
  return {
    module: moduleName(module),
    version: version && versionName(version),
    notes: [...notes, ...namedNotes(plan, inputs)],
    versions,
    failures: failure === undefined ? [] : [failure],
  };
}

async function changeVersion(
  module: DecidedModule,
  planned: PlannedVersion,
  writer: VersionWriter | undefined,
): Promise<JudgedVersion> {
  const { name, verdict, why, deprecation, revoked: isRevoked, text } = planned;
  const deprecatedBy = deprecation && (isWrittenByOutrider(deprecation) ? 'outrider' : 'person');
  const unchanged = { name, verdict, why, isRevoked, deprecatedBy, text: undefined, failure: undefined } as const;
  if (verdict === 'skip') return { ...unchanged, result: 'skipped' };
  if (planned.change === undefined) return { ...unchanged, text, result: 'unchanged' };
  if (writer === undefined) return { ...unchanged, result: 'held' };
  const result = await writer.write(module, planned);
  if (result === 'changed') return { ...unchanged, why: 'its deprecation changed during this run', result: 'held' };
  if (result !== 'written') return { ...unchanged, failure: result, result: 'failed' };
  return { ...unchanged, text, result: planned.change === 'deprecate' ? 'deprecated' : 'reinstated' };
}

function namedNotes({ versions }: DecidedModule, { mode, policy }: ModuleInputs): readonly Note[] {
  const missing = missingVersions(policy.versions, versions).map(versionName);
  const kept =
    mode === 'deprecate' ? versions.filter((one) => one.verdict !== 'deprecate' && isNamed(one, policy)) : [];
  return [
    ...missing.map((name) => warning(`The registry has no version ${name}, which \`versions\` names.`)),
    ...kept.map(({ name, why }) => warning(`\`versions\` names ${name}, but it is not changed: ${why}.`)),
  ];
}

function warning(text: string): Note {
  return { level: 'warning', text };
}

function isChanged(version: PlannedVersion): version is PlannedVersion & ChangedVersion {
  return version.change !== undefined;
}

/** Why no change of the module may be written; undefined where they may. */
function findRefusal({ module, versions }: DecidedModule, inputs: ModuleInputs): ActionError | undefined {
  const missing = missingVersions(inputs.policy.versions, versions).map(versionName);
  const name = moduleName(module);
  if (missing.length > 0 && inputs.onMissing !== 'warning') {
    return new ActionError({
      reason: 'not-found',
      message: `The registry has no version ${missing.join(', ')} of ${name}, which \`versions\` names`,
      help: 'no-such-module',
      hint: 'Nothing was changed. Correct `versions`, or set `on-missing: warning`.',
    });
  }
  if (!inputs.requireSuccessor || !versions.some(isChanged) || successorsOf(versions).length > 0) return undefined;
  return new ActionError({
    reason: 'no-successor',
    message: `Every version of ${name} would be deprecated, which leaves none to move to; nothing was changed`,
    hint: 'Release a usable version, reinstate one with `mode: reinstate` and `policy: explicit`, or set `require-successor: false`.',
  });
}

function refuseTooMany(plans: readonly (JudgedPlan | JudgedModule)[], most: number): ActionError | undefined {
  const planned = plans.flatMap((plan) =>
    'failures' in plan || plan.refusal !== undefined
      ? []
      : plan.versions.filter(isChanged).map(() => moduleName(plan.module)),
  );
  if (planned.length <= most) return undefined;
  const [only = '', ...others] = new Set(planned);
  const where = others.length === 0 ? only : plural(others.length + 1, 'module');
  return new ActionError({
    reason: 'too-many-changes',
    message: `${plural(planned.length, 'version')} of ${where} would be changed, but \`max-changes\` is ${most}; nothing was changed`,
    hint: 'Check the table. If it is right, raise `max-changes`.',
  });
}

/** The error of a module with versions that could not be changed. */
function explainFailures(
  { module, versions: planned }: DecidedModule,
  versions: readonly JudgedVersion[],
  stop: Stop | undefined,
): ActionError | undefined {
  const [first, ...others] = versions.flatMap(({ failure }) => failure ?? []);
  if (first === undefined) return undefined;
  const name = moduleName(module);
  if (stop !== undefined) return stop.module === name ? stop.failure : stop.failure.withContext(`${name} was skipped`);
  return new ActionError({
    reason: 'partial',
    message: `${others.length + 1} of ${planned.filter(isChanged).length} versions of ${name} could not be changed: ${first.message}`,
    hint: 'The other changes were made. Re-run the job to make the remaining changes.',
  });
}

/** An error that concerns all further changes, of the module where it occurred. */
interface Stop {
  readonly module: string;
  readonly failure: ActionError;
}

interface VersionWriter {
  /** `changed`: the version is not in the state any more for which the change was decided. */
  readonly write: (
    module: DecidedModule,
    version: PlannedVersion & ChangedVersion,
  ) => Promise<'written' | 'changed' | ActionError>;
  /** Why further changes of an organization are not made. */
  readonly stopOf: (organization: string) => Stop | undefined;
  /** Those to read back: none after an error that concerns all. */
  readonly written: () => readonly VersionWrite[];
}

const dryWriter: VersionWriter = { write: async () => 'written', stopOf: () => undefined, written: () => [] };

/** Errors that concern all versions of an organization, and those that concern all versions. */
const ofOrganization: ReadonlySet<ActionError['reason']> = new Set(['tier', 'permission']);
const ofAll: ReadonlySet<ActionError['reason']> = new Set(['unauthorized', 'timed-out']);

/**
 * One write that fails does not stop the others, unless its error concerns them all.
 *
 * @param readsAgain whether each module is read again before its first change, because reading the others took time
 */
function createWriter(run: WriteRun, readsAgain: boolean): VersionWriter {
  const stops = new Map<string, Stop>();
  const written: VersionWrite[] = [];
  const listings = new Map<string, ReturnType<WriteRun['registry']['listModuleVersions']>>();
  const stopOf: VersionWriter['stopOf'] = (organization) => stops.get(organization) ?? stops.get('');
  const isCurrent = async ({ module, name, deprecation }: VersionWrite): Promise<boolean> => {
    const listing = listings.get(moduleName(module)) ?? run.registry.listModuleVersions(module);
    listings.set(moduleName(module), listing);
    const found = (await listing).find(({ version }) => version === name);
    // A version that is gone is explained after its write is refused.
    return found === undefined || isSameText(found.deprecation, deprecation);
  };
  return {
    async write({ module, record }, version) {
      const stop = stopOf(module.organization);
      if (stop !== undefined)
        return stop.failure.withMessage('Not changed, because an earlier change failed', undefined);
      const write = { ...version, module };
      try {
        run.signal.throwIfAborted();
        if (readsAgain && !(await isCurrent(write))) return 'changed';
        await writeVersion(write, run);
      } catch (error) {
        if (!(error instanceof ActionError)) throw error;
        const isAccepted = written.some((one) => one.module === module);
        const isUnexplained = error instanceof ServiceError && error.reason === 'not-found';
        const failure = isUnexplained
          ? await explainNotFound(error, { ...write, registry: run.registry, record, isAccepted })
          : error;
        const at = ofAll.has(failure.reason) ? '' : module.organization;
        if (at === '' || ofOrganization.has(failure.reason)) stops.set(at, { module: moduleName(module), failure });
        return failure;
      }
      written.push(write);
      run.log(describeWritten(write));
      return 'written';
    },
    stopOf,
    written: () => (stops.size > 0 ? [] : written),
  };
}

function describeWritten({ module, name, ...write }: VersionWrite): string {
  const what = `${moduleName(module)} ${name}`;
  return write.change === 'reinstate' ? `Reinstated ${what}.` : `Deprecated ${what}: ${write.text.reason}`;
}

const readBackPauses = [0, 300, 1000, 2000];
const mostAtOnce = 8;

/** Reads the written versions back, for up to 3.3 s: a read may lag behind a write. Returns those that the registry does not show yet. */
async function findUnseen(
  written: readonly VersionWrite[],
  { registry, signal, pace }: ModuleRun,
): Promise<readonly VersionWrite[]> {
  let unseen = written;
  const readBack = async (): Promise<void> => {
    for (const milliseconds of readBackPauses) {
      if (unseen.length === 0) break;
      await pace.pause(milliseconds, signal);
      const shown = await pMap(
        [...Map.groupBy(unseen, ({ module }) => module)],
        async ([module, writes]) => {
          const listed = await registry.listModuleVersions(module);
          const byName = new Map(listed.map(({ version, deprecation }) => [version, deprecation]));
          return writes.filter((write) => !isAsWanted(write, byName.get(write.name)));
        },
        { concurrency: mostAtOnce },
      );
      unseen = shown.flat();
    }
  };
  // The writes succeeded, even where they cannot be read back.
  await orUndefined(readBack());
  return unseen;
}

function withUnseen(judged: JudgedModule, unseen: readonly VersionWrite[]): JudgedModule {
  const own = unseen.filter(({ module }) => moduleName(module) === judged.module);
  const notes = own.map(({ name }) => warning(`The registry does not show the change of ${name} yet.`));
  return { ...judged, notes: [...judged.notes, ...notes] };
}
