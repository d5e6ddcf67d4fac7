import { ActionError, type Note } from '../../errors.ts';
import { isNamed, missingVersions, successorsOf, type JudgedVersionChange } from '../../deprecation/changes.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { versionName, type Version } from '../../clients/registry/version.ts';
import { writeVersions, type WrittenVersions, type MayChange } from './write-versions.ts';
import type { ModuleState } from './read-module.ts';
import type { JudgedModule, JudgedVersion } from '../../deprecation/outcome.ts';
import type { Pace } from '../../clients/http/pace.ts';
import type { RunLog } from '../run-log.ts';
import type { ModuleInputs } from './module-inputs.ts';
import type { Registry } from '../../clients/registry/client.ts';

export interface RegistryDependencies {
  readonly registry: Registry;
  readonly mayWrite: MayChange;
  readonly signal: AbortSignal;
  readonly pace: Pace;
  readonly log: (line: string) => void;
  readonly runLog: Pick<RunLog, 'progress' | 'waitFor'>;
}

export interface DecidedModule {
  readonly module: Module;
  /** Released or withdrawn; undefined where there is none. */
  readonly version: Version | undefined;
  readonly state: ModuleState;
  readonly judged: readonly JudgedVersionChange[];
  /** The tag of the version; empty where it is unknown. */
  readonly tag: string;
  readonly notes: readonly Note[];
}

/**
 * Applies the decisions about a module, and returns the result of every version. Nothing is written if there are more changes than `max-changes`, or if
 * no version would be left to move to.
 */
export async function applyChanges(
  { module, version, state, judged, tag, notes }: DecidedModule,
  inputs: ModuleInputs,
  { registry, mayWrite, signal, pace, log }: RegistryDependencies,
): Promise<JudgedModule> {
  const changes = judged.flatMap(({ change }) => change ?? []);
  const missing = missingVersions(inputs.policy.versions, state.versions).map(versionName);
  const refusal = missingFailure(missing, module, inputs) ?? refusalOf(judged, module, inputs);
  const outcome = {
    module: moduleName(module),
    version: version === undefined ? undefined : versionName(version),
    tag,
    notes: [...notes, ...namedNotes(missing, judged, inputs)],
  };
  if (refusal !== undefined) return { ...outcome, versions: judged.map(unwrittenResult), failures: [refusal] };
  const written = inputs.dryRun
    ? nothingFailed
    : await writeVersions(changes, { registry, mayWrite, module, record: state.record, signal, pace, log });
  const failures = written.failed.size === 0 ? [] : [failureOf(written, changes.length, module)];
  const unseen = written.unseen.map((name) => warning(`The registry does not show the change of ${name} yet.`));
  return {
    ...outcome,
    notes: [...outcome.notes, ...unseen],
    versions: judged.map((one) => resultOf(one, written)),
    failures,
  };
}

function namedNotes(
  missing: readonly string[],
  judged: readonly JudgedVersionChange[],
  { mode, policy }: ModuleInputs,
): readonly Note[] {
  const kept =
    mode === 'deprecate' ? judged.filter(({ of, verdict }) => verdict !== 'deprecate' && isNamed(of, policy)) : [];
  return [
    ...missing.map((name) => warning(`The registry has no version ${name}, which \`versions\` names.`)),
    ...kept.map(({ name, why }) => warning(`\`versions\` names ${name}, but it is not changed: ${why}.`)),
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
    hint: 'Nothing was changed. Correct `versions`, or set `on-missing: warning`.',
  });
}

/** Why no change of the module may be written; undefined where they may. */
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
      message: `${count} versions of ${name} would be changed, but \`max-changes\` is ${inputs.maxChanges}; nothing was changed`,
      hint: 'Check the table, and raise `max-changes` if it is right.',
    });
  }
  if (!inputs.requireSuccessor || count === 0 || successorsOf(judged).length > 0) return undefined;
  return new ActionError({
    reason: 'no-successor',
    message: `Every version of ${name} would be deprecated, which leaves none to move to; nothing was changed`,
    hint: 'Release a usable version, reinstate one with `mode: reinstate` and `policy: explicit`, or set `require-successor: false`.',
  });
}

function failureOf({ failed, stopped }: WrittenVersions, count: number, module: Module): ActionError {
  if (stopped !== undefined) return stopped;
  const [first] = [...failed.values()];
  return new ActionError({
    reason: 'partial',
    message: `${failed.size} of ${count} versions of ${moduleName(module)} could not be changed: ${first?.message ?? ''}`,
    hint: 'The other changes were made. Run this again to make the rest.',
  });
}

function unwrittenResult({ name, verdict, why, change, text, of }: JudgedVersionChange): JudgedVersion {
  const left = verdict === 'hold' ? 'held' : 'unchanged';
  const result = verdict === 'skip' ? 'skipped' : change === undefined ? left : 'held';
  return {
    version: name,
    verdict,
    why,
    isRevoked: of.revoked,
    text: change === undefined ? text : undefined,
    result,
    failure: undefined,
  };
}

function resultOf(judged: JudgedVersionChange, { failed }: WrittenVersions): JudgedVersion {
  const { name: version, verdict, why, change, text } = judged;
  if (change === undefined) return unwrittenResult(judged);
  const failure = failed.get(version);
  const common = { version, verdict, why, isRevoked: false, failure };
  if (failure !== undefined) return { ...common, text: undefined, result: 'failed' };
  return { ...common, text, result: change.kind === 'deprecate' ? 'deprecated' : 'reinstated' };
}
