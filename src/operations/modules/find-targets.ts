import { ActionError, orElse, orUndefined, type Note } from '../../errors.ts';
import { formatModuleName, type Module } from '../../clients/registry/module.ts';
import { parseVersion } from '../../clients/registry/version.ts';
import { plural } from '../../text/numbers.ts';
import { findTaggedReleases, isMovingTag, type TaggedModule } from './release-tag.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { TagEvent } from '../../clients/github/event.ts';
import type { ModuleRun, ReleaseTarget } from './module-run.ts';
import { isOneModule, type ModuleInputs, type ModuleSelection } from './module-inputs.ts';

export interface FoundTargets extends FoundModules {
  readonly targets: readonly ReleaseTarget[];
  /** The tag of the event, if the versions are read from it. */
  readonly tag: TagEvent | undefined;
}

/**
 * Finds the modules and versions of an event: the version is `module-version`, otherwise the version in the tag. A tag of none of the listed modules has no
 * target. Without both, all modules are judged by their current versions, but only on `schedule` and `workflow_dispatch`.
 *
 * @throws ActionError `input` for an event that this mode does not act on, before any request; and if the only module has no version for the tag
 */
export async function findTargets(
  inputs: ModuleInputs,
  { tag: event, eventName }: Pick<RunnerContext, 'tag' | 'eventName'>,
  { registry, log }: Pick<ModuleRun, 'registry' | 'log'>,
): Promise<FoundTargets> {
  const { version } = inputs;
  const tag = event?.change === (inputs.mode === 'deprecate' ? 'released' : 'withdrawn') ? event : undefined;
  // A workflow cannot filter these events by tag, so events of branches arrive as well.
  const isBranchEvent = event === undefined && (eventName === 'create' || eventName === 'delete');
  if (version === undefined && isBranchEvent) return { targets: [], tag, modules: [], failures: [], notes: [] };
  if (version === undefined && tag === undefined) checkEvent(inputs, event, eventName);
  const foundModules = await findModules(inputs.modules, registry);
  const { modules } = foundModules;
  if (inputs.modules.patterns.length > 0) log(`${plural(modules.length, 'module')} to evaluate.`);
  if (version !== undefined || tag === undefined)
    return { ...foundModules, targets: modules.map((module) => ({ module, version })), tag };
  const taggedModules = await Promise.all(
    modules.map(async (module) => {
      // A module that does not exist is refused later, when its versions are read.
      const prefix = inputs.tagPrefix ?? (await orUndefined(registry.getModule(module), 'not-found'))?.tagPrefix;
      return { module, prefix };
    }),
  );
  const targets = findTaggedReleases(tag.tag, taggedModules);
  const [only] = taggedModules;
  const mayBeOtherTag = targets.length === 0 && only !== undefined && isOneModule(inputs.modules);
  // The tags of a repository with one module are its versions. With several modules, a tag may belong to a different module.
  if (mayBeOtherTag && !isMovingTag(tag.tag, only)) throw createOtherTagError(tag.tag, only);
  return { ...foundModules, targets, tag };
}

function createOtherTagError(tag: string, { module, prefix = '' }: TaggedModule): ActionError {
  const at = tag.search(/(?<!\d)\d+\.\d+\.\d+/);
  const before = tag.slice(0, Math.max(at, 0)).replace(/v$/, '');
  const value = before !== '' && parseVersion(tag.slice(before.length)) !== undefined ? `: ${before}` : '';
  return new ActionError({
    reason: 'input',
    message: `The tag \`${tag}\` is not a version of \`${formatModuleName(module)}\`. Nothing was changed`,
    help: 'no-release',
    hint: `Name tags like \`${prefix}v1.2.3\`, set \`tag-prefix${value}\`, or start the workflow only for tags of the module.`,
  });
}

/** Events that a person or a schedule starts. Other events occur with every push or comment, and must not affect consumers. */
const startedOnPurpose: ReadonlySet<string> = new Set(['schedule', 'workflow_dispatch']);

function checkEvent({ mode, policy }: ModuleInputs, event: TagEvent | undefined, eventName: string): void {
  const isOnPurpose = startedOnPurpose.has(eventName);
  const onWithdrawal = 'Run it `on: release` with the types `deleted` and `unpublished`, run it';
  if (mode === 'deprecate' && event !== undefined) {
    const hint = 'Use `mode: reinstate` when a release or a tag is deleted, or a release is unpublished.';
    throw createEventError(`The tag \`${event.tag}\` was withdrawn, so it supersedes no version`, hint);
  }
  if (mode === 'deprecate' && !isOnPurpose)
    throw createEventError(
      `\`mode: deprecate\` found no release: ${describeEvent(eventName)}. Nothing was changed`,
      'Run it `on: release`, or name the version with `module-version: 2.0.0`.',
    );
  if (mode === 'reinstate' && event === undefined && !isOnPurpose)
    throw createEventError(
      `\`mode: reinstate\` found no withdrawn release: ${describeEvent(eventName)}. Nothing was changed`,
      `${onWithdrawal} \`on: workflow_dispatch\` with \`policy: explicit\`, or name the version with \`module-version: 2.0.0\`.`,
    );
  if (mode === 'reinstate' && policy.rule !== 'explicit') {
    const tag = event === undefined ? 'No withdrawn version is known' : `The tag \`${event.tag}\` was not withdrawn`;
    throw createEventError(tag, `${onWithdrawal} \`on: delete\`, or set \`module-version\`.`);
  }
}

function createEventError(message: string, hint: string): ActionError {
  return new ActionError({ reason: 'input', message, help: 'no-release', hint });
}

function describeEvent(eventName: string): string {
  if (eventName === '') return 'this run has no event';
  if (eventName === 'release') return 'this run is a `release` event without a published release';
  return `this run is a \`${eventName}\` event, not a tag or a release`;
}

interface FoundModules {
  /** Modules of the input, then modules that match patterns, by name. */
  readonly modules: readonly Module[];
  /** Errors of patterns without a module, and of organizations whose modules are unknown. */
  readonly failures: readonly ActionError[];
  readonly notes: readonly Note[];
}

/** Finds the modules of a selection. Lists modules only if there are patterns, once for each organization. */
async function findModules(
  { modules, patterns, excluded }: ModuleSelection,
  registry: Pick<Registry, 'listModules'>,
): Promise<FoundModules> {
  const failures: ActionError[] = [];
  const byName = new Map(modules.map((module) => [formatModuleName(module), module]));
  for (const [organization, modulePatterns] of Map.groupBy(patterns, (pattern) => pattern.organization)) {
    const listedModules = await orElse(registry.listModules(organization), (error) => {
      failures.push(createUnlistedError(organization, error));
    });
    if (listedModules === undefined) continue;
    const names = new Map(listedModules.map((module) => [formatModuleName(module), module]));
    const matchingNames = [...names].filter(([name]) => modulePatterns.some(({ matches }) => matches(name)));
    for (const [name, module] of matchingNames.toSorted(([a], [b]) => (a < b ? -1 : 1))) byName.set(name, module);
    const unused = modulePatterns.filter(({ matches }) => !matchingNames.some(([name]) => matches(name)));
    const hint = 'Correct `module`. A token can read only the modules of its organization.';
    for (const { text } of unused)
      failures.push(
        createModuleError(`\`${text}\` matches none of the ${names.size} modules of \`${organization}\``, hint),
      );
  }
  const includedModules = [...byName].filter(([name]) => !excluded.some(({ matches }) => matches(name)));
  if (includedModules.length === 0 && byName.size > 0) {
    const message = `Lines with \`!\` exclude all ${byName.size} modules of \`module\``;
    failures.push(createModuleError(message, 'Correct `module`.'));
  }
  const idle = excluded.filter(({ matches }) => byName.size > 0 && ![...byName.keys()].some(matches));
  return {
    modules: includedModules.map(([, module]) => module),
    failures,
    notes: idle.map(({ text }) => ({
      level: 'warning',
      text: `\`!${text}\` excludes none of the modules of \`module\`.`,
    })),
  };
}

function createUnlistedError(organization: string, error: ActionError): ActionError {
  const listError = error.withContext(`The modules of \`${organization}\` could not be listed`);
  if (error.reason !== 'not-found') return listError;
  const hint = 'Check the name of the organization, and that the token belongs to it.';
  return listError.with({ hint, help: 'no-such-module' });
}

function createModuleError(message: string, hint: string): ActionError {
  return new ActionError({ reason: 'not-found', message, help: 'no-such-module', hint });
}
