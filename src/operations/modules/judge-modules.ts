import { withErrors, type ActionError } from '../../errors.ts';
import { createRegistry, type Registry } from '../../clients/registry/client.ts';
import { moduleName } from '../../clients/registry/module.ts';
import { versionName } from '../../clients/registry/version.ts';
import { failedModule, type JudgedModule, type RegistryOutcome } from '../../deprecation/outcome.ts';
import { findTargets, type ReleaseTarget, type Targets } from './targets.ts';
import type { RegistryDependencies } from './apply-changes.ts';
import type { ModuleInputs } from './read-inputs.ts';
import type { RunContext } from '../run-context.ts';

/** What the decision about a module works with. */
export interface ModuleRun extends RegistryDependencies {
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The outcome of a run that read no module. */
export function nothingJudged({ mode, dryRun }: ModuleInputs, { event }: Pick<RunContext, 'event'>): RegistryOutcome {
  return { mode, dryRun, tag: event.tag?.tag, modules: [], failures: [], note: undefined };
}

/** Finds the modules of the event, and judges them one after the other, each on its own. */
export async function judgeModules(
  inputs: ModuleInputs,
  { event, transport, deadline, runner, gate }: RunContext,
  judgeBy: (found: Targets, run: ModuleRun) => (target: ReleaseTarget) => Promise<JudgedModule>,
): Promise<RegistryOutcome> {
  const { address, token } = inputs.registry;
  const registry: Registry = createRegistry({ transport, address, token, signal: deadline.signal });
  const log = (line: string): void => runner.log(line);
  const found = await findTargets(inputs, event, registry);
  const evidence = { kind: 'operator', names: inputs.modules.map(moduleName) } as const;
  const judge = judgeBy(found, {
    registry,
    mayWrite: (verb, change) => gate.mayWrite(verb, change, evidence),
    signal: deadline.signal,
    pace: transport.pace,
    log,
    now: Date.now,
  });
  const modules = await judgeAll(found.targets, judge);
  const { mode, dryRun } = inputs;
  return { mode, dryRun, tag: found.tag?.tag, modules, failures: [], note: undefined };
}

/** A refused token, or an unreachable registry, skips all further modules; a missing right skips those of the organization. */
async function judgeAll(
  targets: readonly ReleaseTarget[],
  judge: (target: ReleaseTarget) => Promise<JudgedModule>,
): Promise<readonly JudgedModule[]> {
  const done: JudgedModule[] = [];
  const stopped = new Map<string, ActionError>();
  for (const target of targets) {
    const { organization } = target.module;
    const stop = stopped.get('') ?? stopped.get(organization);
    const name = moduleName(target.module);
    const version = target.version === undefined ? undefined : versionName(target.version);
    const judged =
      stop === undefined
        ? await withErrors(judge(target), failedModule(name, version, []))
        : failedModule(name, version, [stop.withContext(`${name} was skipped`)]);
    done.push(judged);
    const [failure] = judged.failures;
    if (failure?.reason === 'unauthorized' || failure?.reason === 'unreachable') stopped.set('', failure);
    if (failure?.reason === 'tier' || failure?.reason === 'permission') stopped.set(organization, failure);
  }
  return done;
}
