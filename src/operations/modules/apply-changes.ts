import { ActionError, type Note } from '../../errors.ts';
import { isNamed, missingOf, successorsOf, type JudgedVersionChange } from '../../deprecation/changes.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { versionName, type Version } from '../../clients/registry/version.ts';
import { writeVersions, type WrittenVersions } from './write-versions.ts';
import type { ModuleState } from './read-module.ts';
import type { JudgedModule, JudgedVersion } from '../../deprecation/outcome.ts';
import type { Pace } from '../../clients/http/pace.ts';
import type { ModuleInputs } from './read-inputs.ts';
import type { Registry } from '../../clients/registry/client.ts';

/** What the modes that change a module stand on. */
export interface RegistryDependencies {
  readonly registry: Registry;
  readonly signal: AbortSignal;
  readonly pace: Pace;
  readonly log: (line: string) => void;
}

/** A module with what was decided of each of its versions. */
export interface Case {
  readonly module: Module;
  /** Released or withdrawn; undefined where there is none. */
  readonly version: Version | undefined;
  readonly state: ModuleState;
  readonly judged: readonly JudgedVersionChange[];
  /** The tag that the version came from; empty where none is known. */
  readonly tag: string;
  readonly notes: readonly Note[];
}

/**
 * Writes what was decided of a module, all of it or, where that would be more than is allowed or leave nothing to move to, none of it; and tells what
 * became of every version.
 */
export async function applyChanges(
  { module, version, state, judged, tag, notes }: Case,
  inputs: ModuleInputs,
  { registry, signal, pace, log }: RegistryDependencies,
): Promise<JudgedModule> {
  const changes = judged.flatMap(({ change }) => change ?? []);
  const missing = missingOf(inputs.policy.versions, state.versions).map(versionName);
  const refusal = missingFailure(missing, module, inputs) ?? refusalOf(judged, module, inputs);
  const outcome = {
    module: moduleName(module),
    version: version === undefined ? undefined : versionName(version),
    tag,
    notes: [...notes, ...namedNotes(missing, judged, inputs)],
  };
  if (refusal !== undefined) {
    return { ...outcome, versions: judged.map(unwritten), failures: [refusal] };
  }
  const written = inputs.dryRun
    ? nothingFailed
    : await writeVersions(changes, { registry, module, record: state.record, signal, pace, log });
  const failures = written.failed.size === 0 ? [] : [failureOf(written, changes.length, module)];
  const unseen = written.unseen.map((name) => warning(`The registry does not show yet what was written of ${name}.`));
  return {
    ...outcome,
    notes: [...outcome.notes, ...unseen],
    versions: judged.map((one) => told(one, written)),
    failures,
  };
}

/** What `versions` names for nothing. */
function namedNotes(
  missing: readonly string[],
  judged: readonly JudgedVersionChange[],
  { mode, policy }: ModuleInputs,
): readonly Note[] {
  const kept =
    mode === 'deprecate' ? judged.filter(({ of, verdict }) => verdict !== 'deprecate' && isNamed(of, policy)) : [];
  return [
    ...missing.map((name) => warning(`The registry has no version ${name}, which \`versions\` names.`)),
    ...kept.map(({ name, why }) => warning(`\`versions\` names ${name}, which stays as it is: ${why}.`)),
  ];
}

function warning(text: string): Note {
  return { level: 'warning', text };
}

const nothingFailed: WrittenVersions = { failed: new Map(), unseen: [], stopped: undefined };

function missingFailure(
  missing: readonly string[],
  module: Module,
  { onMissing }: ModuleInputs,
): ActionError | undefined {
  if (missing.length === 0 || onMissing === 'warning') return undefined;
  return new ActionError({
    reason: 'not-found',
    message: `The registry has no version ${missing.join(', ')} of ${moduleName(module)}, which \`versions\` names`,
    help: 'no-such-module',
    hint: 'Correct `versions`, or set `on-missing: warning`; nothing was changed.',
  });
}

/** Why nothing at all is to be written; undefined when it may. */
function refusalOf(
  judged: readonly JudgedVersionChange[],
  module: Module,
  inputs: ModuleInputs,
): ActionError | undefined {
  const count = judged.filter(({ change }) => change !== undefined).length;
  const name = moduleName(module);
  if (count > inputs.maxChanges) {
    return new ActionError({
      reason: 'too-many-changes',
      message: `${count} versions of ${name} would be changed, and \`max-changes\` is ${inputs.maxChanges}; nothing was changed`,
      hint: 'Look at the table; raise `max-changes` if it is right.',
    });
  }
  if (!inputs.requireSuccessor || count === 0 || successorsOf(judged).length > 0) {
    return undefined;
  }
  return new ActionError({
    reason: 'no-successor',
    message: `No version of ${name} would be left to move to: every one that stays is deprecated; nothing was changed`,
    hint: 'Release a version that can be used, bring one back by `mode: reinstate` with `policy: explicit`, or set `require-successor: false`.',
  });
}

/** What stopped the run, or that some of it could not be done. */
function failureOf({ failed, stopped }: WrittenVersions, count: number, module: Module): ActionError {
  if (stopped !== undefined) return stopped;
  const [first] = [...failed.values()];
  return new ActionError({
    reason: 'partial',
    message: `${failed.size} of ${count} versions of ${moduleName(module)} could not be changed: ${first?.message ?? ''}`,
    hint: 'What could be done is done; run it again to finish the rest.',
  });
}

function unwritten({ name, verdict, why, change, text }: JudgedVersionChange): JudgedVersion {
  const left = change === undefined ? 'unchanged' : 'held';
  const result = verdict === 'skip' ? 'skipped' : left;
  return { version: name, verdict, why, text: change === undefined ? text : undefined, result, failure: undefined };
}

function told(judged: JudgedVersionChange, { failed }: WrittenVersions): JudgedVersion {
  const { name: version, verdict, why, change, text } = judged;
  if (change === undefined) return unwritten(judged);
  const failure = failed.get(version);
  if (failure !== undefined) return { version, verdict, why, text: undefined, failure, result: 'failed' };
  const result = change.kind === 'deprecate' ? 'deprecated' : 'reinstated';
  return { version, verdict, why, text, failure, result };
}
