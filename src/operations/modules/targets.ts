import { ActionError, ServiceError } from '../../errors.ts';
import { releasedBy } from '../../deprecation/tag.ts';
import type { RunnerContext } from '../../clients/github/context.ts';
import type { TagEvent } from '../../clients/github/event.ts';
import type { ModuleInputs } from './read-inputs.ts';
import type { Registry } from '../../clients/registry/client.ts';
import type { Module } from '../../clients/registry/module.ts';
import type { Version } from '../../clients/registry/version.ts';

/** A module to be judged, and the version that is released or withdrawn; undefined where nothing names one. */
export interface ReleaseTarget {
  readonly module: Module;
  readonly version: Version | undefined;
}

export interface Targets {
  readonly targets: readonly ReleaseTarget[];
  /** The event's tag, where the versions are read from it. */
  readonly tag: TagEvent | undefined;
}

/**
 * From the event to modules and versions: `module-version` if it is given, else what the tag names; no target for a tag of no listed module. Without
 * either, every module is judged as it stands, but only for a run that somebody or a schedule started.
 *
 * @throws ActionError `input` when the event is not one that this mode acts on, before anything is requested
 */
export async function targetsOf(
  inputs: ModuleInputs,
  { tag: event, eventName }: Pick<RunnerContext, 'tag' | 'eventName'>,
  registry: Pick<Registry, 'getModule'>,
): Promise<Targets> {
  const { modules, version } = inputs;
  const tag = event?.what === (inputs.mode === 'deprecate' ? 'released' : 'withdrawn') ? event : undefined;
  if (version !== undefined) return { targets: modules.map((module) => ({ module, version })), tag };
  // A workflow cannot ask for these of tags alone: those of branches come along, and change nothing.
  if (event === undefined && (eventName === 'create' || eventName === 'delete')) return { targets: [], tag };
  if (tag === undefined) {
    checkEvent(inputs, event, eventName);
    return { targets: modules.map((module) => ({ module, version })), tag };
  }
  const tagged = await Promise.all(
    modules.map(async (module) => ({ module, prefix: inputs.tagPrefix ?? (await prefixOf(module, registry)) })),
  );
  return { targets: releasedBy(tag.tag, tagged), tag };
}

/** Events that act on what the registry has now. All others come with every push or comment, and must not change what consumers see. */
const started: ReadonlySet<string> = new Set(['schedule', 'workflow_dispatch']);

function checkEvent(inputs: ModuleInputs, event: TagEvent | undefined, eventName: string): void {
  if (inputs.mode === 'deprecate') {
    if (event !== undefined) throw withdrawn(event);
    if (!started.has(eventName)) throw noRelease(eventName);
    return;
  }
  const isNamed = inputs.policy.rule === 'explicit';
  if (event === undefined && !started.has(eventName)) throw nothingWithdrawn(eventName);
  if (!isNamed) throw notWithdrawn(event);
}

function withdrawn({ tag }: TagEvent): ActionError {
  return new ActionError({
    reason: 'input',
    message: `The tag \`${tag}\` was withdrawn: it supersedes nothing`,
    hint: 'Use `mode: reinstate` where a release or a tag is deleted, or a release unpublished.',
  });
}

function noRelease(eventName: string): ActionError {
  return new ActionError({
    reason: 'input',
    message: `\`mode: deprecate\` found no release: ${describeEvent(eventName)}. Nothing was changed`,
    help: 'no-release',
    hint: 'Run it `on: release`, or name the version with `module-version: 2.0.0`.',
  });
}

function nothingWithdrawn(eventName: string): ActionError {
  return new ActionError({
    reason: 'input',
    message: `\`mode: reinstate\` found no withdrawn release: ${describeEvent(eventName)}. Nothing was changed`,
    help: 'no-release',
    hint: 'Run it `on: release` with the types `deleted` and `unpublished`, or `on: workflow_dispatch` with `policy: explicit`; or name the version with `module-version: 2.0.0`.',
  });
}

function notWithdrawn(event: TagEvent | undefined): ActionError {
  return new ActionError({
    reason: 'input',
    message: event === undefined ? 'No version is known to be withdrawn' : `The tag \`${event.tag}\` was not withdrawn`,
    hint: 'Run it by `release` with the types `deleted` and `unpublished`, or by `delete`; or give `module-version`.',
  });
}

function describeEvent(eventName: string): string {
  if (eventName === '') return 'this run has no event';
  if (eventName === 'release') return 'this run is a `release` event without a published release';
  return `this run is a \`${eventName}\` event, not a tag or a release`;
}

/** What the registry says; a module that it does not tell of is refused where its versions are read. */
async function prefixOf(module: Module, registry: Pick<Registry, 'getModule'>): Promise<string | undefined> {
  try {
    return (await registry.getModule(module)).tagPrefix;
  } catch (error) {
    if (error instanceof ServiceError && error.kind === 'not-found') return undefined;
    throw error;
  }
}
