import type { ActionError } from '../../errors.ts';
import { createTransport } from '../../clients/http/transport.ts';
import { createRegistry, type Registry } from '../../clients/registry/client.ts';
import { moduleName } from '../../clients/registry/module.ts';
import { versionName } from '../../clients/registry/version.ts';
import { unjudged, type JudgedModule, type RegistryOutcome } from '../../deprecation/outcome.ts';
import { registryReport } from '../../report/modules/report.ts';
import { tellRun } from '../../report/run-report.ts';
import { notePlainHttp, retryWords, startDeadline, type Deadline } from '../connect.ts';
import { deprecateModule } from '../../modes/deprecate/run.ts';
import { noteReleases } from '../../modes/deprecate/note-release.ts';
import { reinstateModule } from '../../modes/reinstate/run.ts';
import { directoryOf, orFailures, type RunOf } from '../../modes/run.ts';
import { targetsOf, type Target, type Targets } from './targets.ts';
import type { Retry, Transport } from '../../clients/http/types.ts';
import type { RegistryInputs } from '../../inputs/read.ts';

type RegistryRun = RunOf<RegistryInputs>;

const deeds = { deprecate: 'Deprecating', reinstate: 'Reinstating' };

/** Deprecates what a release supersedes, or takes that back; module by module, each judged by itself. */
export async function runRegistry(run: RegistryRun): Promise<boolean> {
  const { inputs, runner, proxies, cancelled, context } = run;
  const { address, token } = inputs.registry;
  const patience = inputs.timeout + waitOf(inputs);
  using deadline = startDeadline(patience, cancelled, 'registry');
  const onRetry = (retry: Retry): void => runner.log(retryWords(retry));
  const transport = createTransport({ proxies, hosted: context.hosted, signal: deadline.end, onRetry });
  try {
    runner.log(`${deeds[inputs.mode]}${inputs.dryRun ? ' (dry run)' : ''} on ${address.host}.`);
    notePlainHttp(address, runner);
    const registry = createRegistry({ transport, address, token, signal: deadline.signal });
    const { mode, dryRun } = inputs;
    const nothing: RegistryOutcome = {
      mode,
      dryRun,
      tag: context.tag?.tag,
      modules: [],
      failures: [],
      note: undefined,
    };
    const outcome = await orFailures(changeAll(run, { registry, transport, deadline }), nothing);
    return tellRun(registryReport(outcome), { runner, directory: directoryOf(run) });
  } finally {
    await transport.close();
  }
}

function waitOf(inputs: RegistryInputs): number {
  return inputs.mode === 'deprecate' ? inputs.waitForVersion : 0;
}

interface Connected {
  readonly registry: Registry;
  readonly transport: Transport;
  readonly deadline: Deadline;
}

async function changeAll(run: RegistryRun, connected: Connected): Promise<RegistryOutcome> {
  const { inputs, context } = run;
  const found = await targetsOf(inputs, context, connected.registry);
  const modules = await judgeAll(run, found, connected);
  const outcome = {
    mode: inputs.mode,
    dryRun: inputs.dryRun,
    tag: found.tag?.tag,
    modules,
    failures: [],
    note: undefined,
  };
  if (inputs.mode !== 'deprecate' || !inputs.note || inputs.dryRun || found.targets.length === 0) return outcome;
  const { githubToken: token } = inputs;
  const noting = noteReleases({ context, token, transport: connected.transport, modules });
  return orFailures(
    noting.then((note) => ({ ...outcome, note })),
    outcome,
  );
}

/** One after the other; where a token is refused, or may not, the others of its reach are not tried. */
async function judgeAll(
  run: RegistryRun,
  { targets, tag }: Targets,
  connected: Connected,
): Promise<readonly JudgedModule[]> {
  const done: JudgedModule[] = [];
  const stopped = new Map<string, ActionError>();
  const judge = judgeBy(run, tag, connected);
  for (const target of targets) {
    const { organization } = target.module;
    const stop = stopped.get('') ?? stopped.get(organization);
    const name = moduleName(target.module);
    const version = target.version === undefined ? undefined : versionName(target.version);
    const judged =
      stop === undefined
        ? await orFailures(judge(target), unjudged(name, version, []))
        : unjudged(name, version, [stop.withContext(`${name} was not tried`)]);
    done.push(judged);
    const [failure] = judged.failures;
    if (failure?.reason === 'unauthorized' || failure?.reason === 'unreachable') stopped.set('', failure);
    if (failure?.reason === 'tier' || failure?.reason === 'permission') stopped.set(organization, failure);
  }
  return done;
}

function judgeBy(
  run: RegistryRun,
  tag: Targets['tag'],
  connected: Connected,
): (target: Target) => Promise<JudgedModule> {
  const { inputs, context, runner } = run;
  const { registry, deadline } = connected;
  const common = { registry, signal: deadline.signal, log: (line: string) => runner.log(line), now: Date.now };
  if (inputs.mode === 'reinstate') return (target) => reinstateModule(target, { ...common, inputs });
  const waitUntil = performance.now() + inputs.waitForVersion;
  const { repository, serverUrl } = context;
  const releaseUrl = (name: string): string => {
    if (tag?.tag === name && tag.url !== undefined) return tag.url;
    const path = name.split('/').map(encodeURIComponent).join('/');
    return repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.name}/releases/tag/${path}`;
  };
  return (target) => deprecateModule(target, { ...common, inputs, tag: tag?.tag ?? '', releaseUrl, waitUntil });
}
