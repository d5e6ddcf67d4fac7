import { Failure } from '../../failure.ts';
import { releasedBy } from '../../registry/tag.ts';
import { RegistryFailure } from '../../registry/registry-failure.ts';
import type { Context } from '../../github/context.ts';
import type { TagEvent } from '../../github/tag-event.ts';
import type { RegistryInputs } from '../../inputs/read.ts';
import type { Registry } from '../../registry/client.ts';
import type { Module } from '../../registry/module.ts';
import type { Version } from '../../registry/version.ts';

/** A module to be judged, and the version that is released or withdrawn; undefined where nothing names one. */
export interface Target {
  readonly module: Module;
  readonly version: Version | undefined;
}

export interface Targets {
  readonly targets: readonly Target[];
  /** The event's tag, where the versions are read from it. */
  readonly tag: TagEvent | undefined;
}

/**
 * From the event to modules and versions: `module-version` if it is given, else what the tag names; no target for a tag of no listed module. Without
 * either, every module is judged as it stands.
 *
 * @throws Failure `input` when the event says the opposite of what the mode does, or `reinstate` does not learn what was withdrawn
 */
export async function targetsOf(
  inputs: RegistryInputs,
  { tag: event, eventName }: Pick<Context, 'tag' | 'eventName'>,
  registry: Pick<Registry, 'getModule'>,
): Promise<Targets> {
  const { modules, version } = inputs;
  const tag = event?.what === (inputs.mode === 'deprecate' ? 'released' : 'withdrawn') ? event : undefined;
  if (version !== undefined) return { targets: modules.map((module) => ({ module, version })), tag };
  // These come for branches, too.
  if (event === undefined && (eventName === 'create' || eventName === 'delete')) return { targets: [], tag };
  checkEvent(inputs, event, tag);
  if (tag === undefined) return { targets: modules.map((module) => ({ module, version })), tag };
  const tagged = await Promise.all(
    modules.map(async (module) => ({ module, prefix: inputs.tagPrefix ?? (await prefixOf(module, registry)) })),
  );
  return { targets: releasedBy(tag.tag, tagged), tag };
}

function checkEvent(inputs: RegistryInputs, event: TagEvent | undefined, tag: TagEvent | undefined): void {
  if (tag !== undefined) return;
  if (inputs.mode === 'deprecate') {
    if (event === undefined) return;
    throw new Failure({
      reason: 'input',
      what: `The tag \`${event.tag}\` was withdrawn: it supersedes nothing`,
      hint: 'Use `mode: reinstate` where a release or a tag is deleted, or a release unpublished.',
    });
  }
  if (inputs.policy.rule === 'explicit') return;
  throw new Failure({
    reason: 'input',
    what: event === undefined ? 'No version is known to be withdrawn' : `The tag \`${event.tag}\` was not withdrawn`,
    hint: 'Run it by `release` with the types `deleted` and `unpublished`, or by `delete`; or give `module-version`.',
  });
}

/** What the registry says; a module that it does not tell of is refused where its versions are read. */
async function prefixOf(module: Module, registry: Pick<Registry, 'getModule'>): Promise<string | undefined> {
  try {
    return (await registry.getModule(module)).tagPrefix;
  } catch (error) {
    if (error instanceof RegistryFailure && error.kind === 'not-found') return undefined;
    throw error;
  }
}
