import { ActionError, type Note } from '../../errors.ts';
import { isNamed, missingVersions, successorsOf, type JudgedVersionChange } from '../../deprecation/changes.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { versionName, type Version } from '../../clients/registry/version.ts';
import { isWrittenByOutrider } from '../../deprecation/template.ts';
import { plural } from '../../text/numbers.ts';
import { writeVersions, type PlannedWrite, type WrittenVersions, type MayChange } from './write-versions.ts';
import type { ModuleState } from './read-module.ts';
import type { JudgedModule, JudgedVersion, RegistryOutcome } from '../../deprecation/outcome.ts';
import type { Pace } from '../../clients/http/retry.ts';
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
  readonly notes: readonly Note[];
}

type Applied = Pick<RegistryOutcome, 'modules' | 'failures'>;

/**
 * Applies the decisions about all modules, and returns the result of every version. A module is not changed where no version would be left to move to;
 * nothing is changed where there are more changes than `max-changes`.
 */
export async function applyChanges(
  modules: readonly DecidedModule[],
  inputs: ModuleInputs,
  dependencies: RegistryDependencies,
): Promise<Applied> {
  const { maxChanges, dryRun } = inputs;
  const refusals = new Map(modules.map((one) => [one, refusalOf(one, inputs)]));
  const planned = modules.flatMap((one) => (refusals.get(one) === undefined ? plannedWrites(one) : []));
  const failures = planned.length > maxChanges ? [tooManyChanges(planned, maxChanges)] : [];
  const now = failures.length > 0 ? [] : planned;
  const written = dryRun ? nothingFailed : await writeVersions(now, modules.length > 1, dependencies);
  const writes = new Map(now.map((write) => [write.judged, write]));
  return {
    modules: modules.map((one) => resultOf(one, { inputs, refusal: refusals.get(one), writes, written })),
    failures,
  };
}

function plannedWrites({ module, state, judged }: DecidedModule): readonly PlannedWrite[] {
  return judged.flatMap((one) =>
    one.change === undefined ? [] : [{ module, record: state.record, judged: one, change: one.change }],
  );
}

interface Applying {
  readonly inputs: ModuleInputs;
  /** Why no change of the module may be written. */
  readonly refusal: ActionError | undefined;
  /** Those of this run. */
  readonly writes: ReadonlyMap<JudgedVersionChange, PlannedWrite>;
  readonly written: WrittenVersions;
}

function resultOf(decided: DecidedModule, applying: Applying): JudgedModule {
  const { module, version, state, judged, notes } = decided;
  const { inputs, refusal, writes, written } = applying;
  const missing = missingVersions(inputs.policy.versions, state.versions).map(versionName);
  const own = judged.flatMap((one) => writes.get(one) ?? []);
  const unseen = own.filter((write) => written.unseen.has(write)).map(({ judged: { name } }) => name);
  const failure = refusal ?? failureOf(own, written, module);
  return {
    module: moduleName(module),
    version: version === undefined ? undefined : versionName(version),
    notes: [
      ...notes,
      ...namedNotes(missing, judged, inputs),
      ...unseen.map((name) => warning(`The registry does not show the change of ${name} yet.`)),
    ],
    versions: judged.map((one) => versionResult(one, applying)),
    failures: failure === undefined ? [] : [failure],
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

const nothingFailed: WrittenVersions = { failed: new Map(), changed: new Set(), unseen: new Set(), stopped: new Map() };

/** Why no change of the module may be written; undefined where they may. */
function refusalOf({ module, state, judged }: DecidedModule, inputs: ModuleInputs): ActionError | undefined {
  const missing = missingVersions(inputs.policy.versions, state.versions).map(versionName);
  const name = moduleName(module);
  if (missing.length > 0 && inputs.onMissing !== 'warning') {
    return new ActionError({
      reason: 'not-found',
      message: `The registry has no version ${missing.join(', ')} of ${name}, which \`versions\` names`,
      help: 'no-such-module',
      hint: 'Nothing was changed. Correct `versions`, or set `on-missing: warning`.',
    });
  }
  const hasChanges = judged.some(({ change }) => change !== undefined);
  if (!inputs.requireSuccessor || !hasChanges || successorsOf(judged).length > 0) return undefined;
  return new ActionError({
    reason: 'no-successor',
    message: `Every version of ${name} would be deprecated, which leaves none to move to; nothing was changed`,
    hint: 'Release a usable version, reinstate one with `mode: reinstate` and `policy: explicit`, or set `require-successor: false`.',
  });
}

function tooManyChanges(planned: readonly PlannedWrite[], most: number): ActionError {
  const names = [...new Set(planned.map(({ module }) => moduleName(module)))];
  const where = names.length === 1 ? (names[0] ?? '') : plural(names.length, 'module');
  return new ActionError({
    reason: 'too-many-changes',
    message: `${plural(planned.length, 'version')} of ${where} would be changed, but \`max-changes\` is ${most}; nothing was changed`,
    hint: 'Check the table. If it is right, raise `max-changes`.',
  });
}

function failureOf(
  own: readonly PlannedWrite[],
  { failed, stopped }: WrittenVersions,
  module: Module,
): ActionError | undefined {
  const [first, ...others] = own.flatMap((write) => failed.get(write) ?? []);
  if (first === undefined) return undefined;
  const stop = stopped.get(module.organization);
  if (stop !== undefined)
    return stop.module === module ? stop.failure : stop.failure.withContext(`${moduleName(module)} was skipped`);
  return new ActionError({
    reason: 'partial',
    message: `${others.length + 1} of ${own.length} versions of ${moduleName(module)} could not be changed: ${first.message}`,
    hint: 'The other changes were made. Re-run the job to make the remaining changes.',
  });
}

function versionResult(judged: JudgedVersionChange, { writes, written }: Applying): JudgedVersion {
  const { name: version, verdict, why, change, text, of } = judged;
  const { deprecation } = of;
  const deprecatedBy = deprecation === undefined ? undefined : isWrittenByOutrider(deprecation) ? 'outrider' : 'person';
  const common = {
    version,
    verdict,
    why,
    isRevoked: of.revoked,
    deprecatedBy,
    text: undefined,
    failure: undefined,
  } as const;
  if (verdict === 'skip') return { ...common, result: 'skipped' };
  if (change === undefined) return { ...common, text, result: 'unchanged' };
  const write = writes.get(judged);
  if (write === undefined) return { ...common, result: 'held' };
  if (written.changed.has(write)) return { ...common, why: 'its deprecation changed during this run', result: 'held' };
  const failure = written.failed.get(write);
  if (failure !== undefined) return { ...common, failure, result: 'failed' };
  return { ...common, text, result: change.kind === 'deprecate' ? 'deprecated' : 'reinstated' };
}
