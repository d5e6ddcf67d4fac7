import pMap from 'p-map';
import { withErrors, type ActionError, type Note } from '../../errors.ts';
import { createRegistry, type Registry } from '../../clients/registry/client.ts';
import { moduleName, type Module } from '../../clients/registry/module.ts';
import { versionName, type Version } from '../../clients/registry/version.ts';
import { plain } from '../../text/log-text.ts';
import type { Pace } from '../../clients/http/retry.ts';
import type { JudgedModule } from '../../report/modules/outcome.ts';
import type { RunContext } from '../run-context.ts';
import type { RunLog } from '../run-log.ts';
import type { ModuleInputs } from './module-inputs.ts';
import type { PlannedVersion } from './plan-changes.ts';
import type { ModuleRecord } from './read-module.ts';

/** What every step of a run over modules needs. */
export interface ModuleRun extends Pick<RunContext, 'gate'> {
  readonly runLog: Pick<RunLog, 'progress' | 'waitFor'>;
  readonly registry: Registry;
  readonly signal: AbortSignal;
  readonly pace: Pace;
  readonly log: (line: string) => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export function startModuleRun(
  { registry: { address, token } }: Pick<ModuleInputs, 'registry'>,
  { transport, deadline: { signal }, runner, runLog, gate }: RunContext,
): ModuleRun {
  return {
    registry: createRegistry({ transport, address, token, signal }),
    signal,
    pace: transport.pace,
    log: (line) => runner.log(plain`${line}`),
    runLog,
    gate,
    now: Date.now,
  };
}

/** A module to judge, and its released or withdrawn version; undefined where neither input nor tag names one. */
export interface ReleaseTarget {
  readonly module: Module;
  readonly version: Version | undefined;
}

export interface DecidedModule extends ReleaseTarget {
  /** Undefined where the registry has no such record. */
  readonly record: ModuleRecord | undefined;
  readonly versions: readonly PlannedVersion[];
  readonly notes: readonly Note[];
}

/** A module takes two requests. */
const mostAtOnce = 8;

/**
 * Decides about each module on its own, so that one that fails does not stop the others. But a refused token, or an unreachable registry, skips all further
 * modules; a missing right skips those of the organization. The first module is read alone.
 */
export async function decideModules(
  targets: readonly ReleaseTarget[],
  decide: (target: ReleaseTarget) => Promise<DecidedModule>,
): Promise<readonly (DecidedModule | JudgedModule)[]> {
  const stopped = new Map<string, ActionError>();
  const decideOne = async (target: ReleaseTarget): Promise<DecidedModule | JudgedModule> => {
    const { organization } = target.module;
    const stop = stopped.get('') ?? stopped.get(organization);
    const undecided = undecidedModule(target);
    if (stop !== undefined) return { ...undecided, failures: [stop.withContext(`${undecided.module} was skipped`)] };
    const decided = await withErrors<DecidedModule | JudgedModule>(decide(target), undecided);
    const failure = 'failures' in decided ? decided.failures[0] : undefined;
    if (failure?.reason === 'unauthorized' || failure?.reason === 'unreachable') stopped.set('', failure);
    if (failure?.reason === 'tier' || failure?.reason === 'permission') stopped.set(organization, failure);
    return decided;
  };
  const first = await pMap(targets.slice(0, 1), decideOne);
  return [...first, ...(await pMap(targets.slice(1), decideOne, { concurrency: mostAtOnce }))];
}

function undecidedModule({ module, version }: ReleaseTarget): JudgedModule {
  return {
    module: moduleName(module),
    version: version && versionName(version),
    versions: [],
    failures: [],
    notes: [],
  };
}
