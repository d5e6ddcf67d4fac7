import pMap from 'p-map';
import { plain } from '../../text/log-text.ts';
import { ActionError, orUndefined, withErrors } from '../../errors.ts';
import { createRegistry, type Registry } from '../../clients/registry/client.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { versionName, type Version } from '../../clients/registry/version.ts';
import { failedModule, type JudgedModule, type RegistryOutcome } from '../../deprecation/outcome.ts';
import { findTaggedReleases, isMovingTag, type TaggedModule } from '../../deprecation/release-tag.ts';
import { findModules } from './find-modules.ts';
import { applyChanges, type DecidedModule, type RegistryDependencies } from './apply-changes.ts';
import { plural } from '../../text/numbers.ts';
import type { Evidence } from '../../gate/evidence.ts';
import type { ModuleInputs } from './module-inputs.ts';
import type { RunContext } from '../run-context.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { TagEvent } from '../../clients/github/event.ts';

export interface ModuleRun extends Omit<RegistryDependencies, 'mayWrite'> {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function nothingJudged(
  { mode, dryRun }: Pick<ModuleInputs, 'mode' | 'dryRun'>,
  { event }: { readonly event: Pick<RunnerContext, 'tag'> },
): RegistryOutcome {
  return {
    mode,
    dryRun,
    tag: event.tag?.tag,
    modules: [],
    failures: [],
    notes: [],
  };
}

/**
 * Finds the modules of the event, decides about each on its own, and makes the changes of all. A module that fails does not stop the others.
 *
 * @param decideBy for the modules of the event
 */
export async function judgeModules(
  inputs: ModuleInputs,
  { event, transport, deadline, runner, runLog, gate }: RunContext,
  decideBy: (found: Pick<Targets, 'tag'>, run: ModuleRun) => (target: ReleaseTarget) => Promise<DecidedModule>,
): Promise<RegistryOutcome> {
  const { address, token } = inputs.registry;
  const registry: Registry = createRegistry({ transport, address, token, signal: deadline.signal });
  const log = (line: string): void => runner.log(plain`${line}`);
  const { targets, tag, modules, failures, notes } = await findTargets(inputs, event, registry);
  if (inputs.modules.patterns.length > 0) log(`${plural(modules.length, 'module')} to evaluate.`);
  const run: ModuleRun = {
    registry,
    signal: deadline.signal,
    pace: transport.pace,
    log,
    runLog,
    now: Date.now,
  };
  const decided = await decideAll(targets, decideBy({ tag }, run));
  const named: Evidence = { kind: 'operator', names: modules.map(moduleName) };
  const applied = await applyChanges(
    decided.filter((one) => 'judged' in one),
    inputs,
    { ...run, mayWrite: (verb, change) => gate.mayWrite(verb, change, named) },
  );
  const results = new Map(applied.modules.map((one) => [one.module, one]));
  return {
    ...nothingJudged(inputs, { event }),
    tag: tag?.tag,
    modules: decided.flatMap((one) => ('judged' in one ? (results.get(moduleName(one.module)) ?? []) : one)),
    failures: [...failures, ...applied.failures],
    notes,
  };
}

/** A module takes two requests. */
const mostAtOnce = 8;

/** A refused token, or an unreachable registry, skips all further modules; a missing right skips those of the organization. The first module is read alone. */
async function decideAll(
  targets: readonly ReleaseTarget[],
  decide: (target: ReleaseTarget) => Promise<DecidedModule>,
): Promise<readonly (DecidedModule | JudgedModule)[]> {
  const stopped = new Map<string, ActionError>();
  const decideOne = async (target: ReleaseTarget): Promise<DecidedModule | JudgedModule> => {
    const { organization } = target.module;
    const stop = stopped.get('') ?? stopped.get(organization);
    const name = moduleName(target.module);
    const version = target.version === undefined ? undefined : versionName(target.version);
    if (stop !== undefined) return failedModule(name, version, [stop.withContext(`${name} was skipped`)]);
    const decided = await withErrors<DecidedModule | JudgedModule>(decide(target), failedModule(name, version, []));
    const failure = 'failures' in decided ? decided.failures[0] : undefined;
    if (failure?.reason === 'unauthorized' || failure?.reason === 'unreachable') stopped.set('', failure);
    if (failure?.reason === 'tier' || failure?.reason === 'permission') stopped.set(organization, failure);
    return decided;
  };
  const first = await pMap(targets.slice(0, 1), decideOne);
  return [...first, ...(await pMap(targets.slice(1), decideOne, { concurrency: mostAtOnce }))];
}

/** A module to judge, and its released or withdrawn version; undefined where neither input nor tag names one. */
export interface ReleaseTarget {
  readonly module: Module;
  readonly version: Version | undefined;
}

interface Targets extends Awaited<ReturnType<typeof findModules>> {
  readonly targets: readonly ReleaseTarget[];
  /** The event's tag, where the versions are read from it. */
  readonly tag: TagEvent | undefined;
}

/**
 * Finds the modules and versions of an event: the version is `module-version`, or else the one in the tag. A tag of none of the listed modules has no
 * target. Without either, all modules are judged by their current versions, but only on `schedule` and `workflow_dispatch`.
 *
 * @throws ActionError `input` for an event that this mode does not act on, before any request; and where the tag should release the only module, but is no
 *   version of it
 */
async function findTargets(
  inputs: ModuleInputs,
  { tag: event, eventName }: Pick<RunnerContext, 'tag' | 'eventName'>,
  registry: Pick<Registry, 'getModule' | 'listModules'>,
): Promise<Targets> {
  const { version } = inputs;
  const tag = event?.what === (inputs.mode === 'deprecate' ? 'released' : 'withdrawn') ? event : undefined;
  // A workflow cannot filter these events by tag, so those of branches arrive as well.
  const isOfBranch = event === undefined && (eventName === 'create' || eventName === 'delete');
  if (version === undefined && isOfBranch) return { targets: [], tag, modules: [], failures: [], notes: [] };
  if (version === undefined && tag === undefined) checkEvent(inputs, event, eventName);
  const found = await findModules(inputs.modules, registry);
  const { modules } = found;
  if (version !== undefined || tag === undefined)
    return { ...found, targets: modules.map((module) => ({ module, version })), tag };
  const tagged = await Promise.all(
    modules.map(async (module) => ({ module, prefix: inputs.tagPrefix ?? (await prefixOf(module, registry)) })),
  );
  const targets = findTaggedReleases(tag.tag, tagged);
  const [only, ...others] = tagged;
  if (inputs.mode === 'deprecate' && targets.length === 0 && only !== undefined && others.length === 0)
    checkMovingTag(tag.tag, only);
  return { ...found, targets, tag };
}

/** The tags of a repository with one module are its versions. With several modules, a tag may be that of another one. */
function checkMovingTag(tag: string, only: TaggedModule): void {
  if (isMovingTag(tag, only)) return;
  const { module, prefix } = only;
  const form = `${prefix ?? ''}v1.2.3`;
  throw new ActionError({
    reason: 'input',
    level: 'warning',
    message: `The tag \`${tag}\` is not a version of \`${moduleName(module)}\`. Nothing was changed`,
    help: 'no-release',
    hint: `Name tags like \`${form}\`, set \`tag-prefix\`, or start the workflow only for tags of the module.`,
  });
}

/** Started on purpose. All other events come with every push or comment, and must not change what consumers see. */
const startedOnPurpose: ReadonlySet<string> = new Set(['schedule', 'workflow_dispatch']);

function checkEvent(inputs: ModuleInputs, event: TagEvent | undefined, eventName: string): void {
  if (inputs.mode === 'deprecate') {
    if (event !== undefined) throw withdrawnError(event);
    if (!startedOnPurpose.has(eventName)) throw noReleaseError(eventName);
    return;
  }
  if (event === undefined && !startedOnPurpose.has(eventName)) throw nothingWithdrawnError(eventName);
  if (inputs.policy.rule !== 'explicit') throw notWithdrawnError(event);
}

function withdrawnError({ tag }: TagEvent): ActionError {
  const hint = 'Use `mode: reinstate` when a release or a tag is deleted, or a release is unpublished.';
  return eventError(`The tag \`${tag}\` was withdrawn, so it supersedes no version`, hint);
}

function noReleaseError(eventName: string): ActionError {
  const message = `\`mode: deprecate\` found no release: ${describeEvent(eventName)}. Nothing was changed`;
  return eventError(message, 'Run it `on: release`, or name the version with `module-version: 2.0.0`.');
}

const onWithdrawal = 'Run it `on: release` with the types `deleted` and `unpublished`, run it';

function nothingWithdrawnError(eventName: string): ActionError {
  return eventError(
    `\`mode: reinstate\` found no withdrawn release: ${describeEvent(eventName)}. Nothing was changed`,
    `${onWithdrawal} \`on: workflow_dispatch\` with \`policy: explicit\`, or name the version with \`module-version: 2.0.0\`.`,
  );
}

function notWithdrawnError(event: TagEvent | undefined): ActionError {
  const message = event === undefined ? 'No withdrawn version is known' : `The tag \`${event.tag}\` was not withdrawn`;
  return eventError(message, `${onWithdrawal} \`on: delete\`, or set \`module-version\`.`);
}

function eventError(message: string, hint: string): ActionError {
  return new ActionError({ reason: 'input', message, help: 'no-release', hint });
}

function describeEvent(eventName: string): string {
  if (eventName === '') return 'this run has no event';
  if (eventName === 'release') return 'this run is a `release` event without a published release';
  return `this run is a \`${eventName}\` event, not a tag or a release`;
}

/** A module that does not exist is refused later, when its versions are read. */
async function prefixOf(module: Module, registry: Pick<Registry, 'getModule'>): Promise<string | undefined> {
  return (await orUndefined(registry.getModule(module), 'not-found'))?.tagPrefix;
}
