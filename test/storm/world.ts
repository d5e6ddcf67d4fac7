import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction, type ActionOptions, type ActionRun } from '../support/action.ts';
import { startGitHub, type FakeGitHub } from '../support/github.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { drawCancellation } from './cancellation.ts';
import type { Dice } from './dice.ts';
import { planFaults, type FaultKind, type NamedRequest, type Service } from './faults.ts';
import type { Checks } from './invariants/checks.ts';
import { checkEnds } from './invariants/ended.ts';
import { checkRun } from './invariants/every-run.ts';
import { checkPermits } from './invariants/permits.ts';
import { startFaultProxy, type FaultProxy } from './proxy.ts';
import { tallyRun, type Tally } from './tally.ts';
import type { ObservedRun } from './observed-run.ts';

/** Secrets that no run may print: its tokens, and values in variables and in the environment of live jobs. */
export const plantedSecrets = {
  'nomad token': '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915',
  'github token': 'ghs_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR',
  'signing key': 'q8Zt-the-key-that-signs-records-0451',
  'secret variable': 'xkcd-936-correct-horse-battery',
  'password of a live job': 'Tr0ub4dor-and-3-more-words',
} as const;

/** Delays of the sandbox, in milliseconds. */
const pace = { evaluate: 1, start: 5, healthy: 30, finish: 5, retry: 20, deadline: 2000 };

/** The inputs and the event of a run, without addresses and tokens. */
export interface RunRequest extends Pick<ActionOptions, 'event' | 'env'> {
  readonly inputs: Readonly<Record<string, string>> & { readonly mode: string };
}

/** The services behind their proxies, and runs against them. */
export interface World extends AsyncDisposable {
  readonly story: string;
  readonly dice: Dice;
  readonly checks: Checks;
  readonly sandbox: Sandbox;
  readonly github: FakeGitHub;
  readonly workspace: Workspace;
  /** Sends a request to the sandbox without faults. */
  ask<T>(method: string, path: string, body?: object): Promise<T>;
  /** Runs dist with faults, and checks the invariants of every run. */
  run(asked: RunRequest): Promise<ObservedRun>;
}

export interface WorldOptions {
  readonly story: string;
  readonly dice: Dice;
  readonly checks: Checks;
  readonly tally: Tally;
}

export async function startWorld({ story, dice, checks, tally }: WorldOptions): Promise<World> {
  const sandbox = await startSandbox({ pace, registry: { pace: 10, limit: 0 } });
  const github = await startGitHub();
  const workspace = createWorkspace({});
  const proxies: Proxies = {
    nomad: await startFaultProxy(sandbox.scheduler),
    registry: await startFaultProxy(sandbox.registry),
    github: await startFaultProxy(github.url),
  };
  const registryToken = sandbox.registryTokens.manager;
  const secrets = [...Object.values(plantedSecrets), registryToken];
  const used = { counts: new Map<string, number>() };
  const ask = createAsk(sandbox.scheduler);
  let runs = 0;
  return {
    story,
    dice,
    checks,
    sandbox,
    github,
    workspace,
    ask,
    async run(options) {
      runs += 1;
      const runDice = dice.derive(`run ${runs}`);
      const deadline = 1000 * runDice.between('timeout', 2, 4);
      const cancellation = drawCancellation(runDice);
      startOnAll(proxies, runDice, deadline, cancellation.onRequest);
      const runOptions = createOptions(options, { proxies, deadline, registryToken });
      const run = await runOrError({
        ...runOptions,
        workspace: workspace.path,
        cancelled: cancellation.signal,
        process: true,
      });
      const cancelledFor = cancellation.measureDelay();
      const injected = Object.values(proxies).flatMap((proxy) => proxy.listInjected());
      tallyRun(tally, options.inputs.mode, injected, cancelledFor !== undefined);
      const describe = describeRun({ run, options, number: runs, injected, wasCancelled: cancelledFor !== undefined });
      const isQuiet = !(run instanceof Error);
      checks.check(story, 'the runtime prints no warning, and nothing stays open', isQuiet, describe);
      if (!isQuiet) throw new StoryEnded();
      await Promise.all(Object.values(proxies).map((proxy) => proxy.quiet()));
      const observed = { story, run, deadline, cancelledFor, injected, comments: [...github.comments], describe };
      checkRun(checks, observed, secrets);
      await checkEnds({ checks, story, ask }, observed);
      const { nomad, registry, github: forge } = proxies;
      const passed = { nomad: nomad.listPassed(), registry: registry.listPassed(), github: forge.listPassed() };
      await checkPermits({ checks, story, used, ask }, observed, { options, passed });
      return observed;
    },
    async [Symbol.asyncDispose]() {
      workspace[Symbol.dispose]();
      for (const proxy of Object.values(proxies)) await proxy[Symbol.asyncDispose]();
      await sandbox.close();
      await github[Symbol.asyncDispose]();
    },
  };
}

type Proxies = Readonly<Record<Service, FaultProxy>>;

/** Plans the faults of each service. Requests to GitHub are concurrent to those of the other service, so that they do not count for the cancellation. */
function startOnAll(proxies: Proxies, dice: Dice, deadline: number, onRequest: (request: NamedRequest) => void): void {
  for (const service of ['nomad', 'registry', 'github'] as const) {
    const plan = planFaults(dice.derive(service), service, deadline);
    proxies[service].startRun(plan, service === 'github' ? ignore : onRequest);
  }
}

function createOptions(
  { inputs, event, env }: RunRequest,
  {
    proxies: { nomad, registry, github },
    deadline,
    registryToken,
  }: { readonly proxies: Proxies; readonly deadline: number; readonly registryToken: string },
): Omit<ActionOptions, 'workspace'> {
  const ofNomad = { address: nomad.url, token: plantedSecrets['nomad token'] };
  const ofRegistry = { 'registry-address': registry.url, 'registry-token': registryToken };
  const services: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    deprecate: ofRegistry,
    reinstate: ofRegistry,
    command: {},
    check: { ...ofNomad, ...ofRegistry },
  };
  const service = services[inputs.mode] ?? ofNomad;
  return {
    inputs: { ...service, ...inputs, timeout: `${deadline / 1000}s` },
    githubToken: plantedSecrets['github token'],
    apiUrl: github.url,
    env: { GITHUB_GRAPHQL_URL: `${github.url}/graphql`, ...env },
    ...(event === undefined ? {} : { event }),
  };
}

/** A run of dist; an error if the runtime reports a warning or an open handle. */
async function runOrError(options: ActionOptions): Promise<ActionRun | Error> {
  try {
    return await runAction(options);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Ends a story early: further runs would have no meaning. */
export class StoryEnded extends Error {}

function ignore(): void {}

function describeRun({
  run,
  options,
  number,
  injected,
  wasCancelled,
}: {
  readonly run: ActionRun | Error;
  readonly options: RunRequest;
  readonly number: number;
  readonly injected: readonly FaultKind[];
  readonly wasCancelled: boolean;
}): () => string {
  const { mode, ...inputs } = options.inputs;
  const faults = `${injected.join(', ') || 'no fault'}${wasCancelled ? ', cancelled' : ''}`;
  const messages =
    run instanceof Error
      ? run.message
      : [run.outputs['summary'] ?? '', ...run.annotations.map(({ message }) => message)].join('\n    ');
  return () => `run ${number}, ${mode} ${JSON.stringify(inputs)} with ${faults}: "${messages}":`;
}

function createAsk(address: string): World['ask'] {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(address + path, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return JSON.parse(text) as T;
  };
}
