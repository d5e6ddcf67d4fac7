import { startSandbox, type Sandbox } from '../../sandbox/src/server.ts';
import { runAction, type ActionOptions, type ActionRun } from '../support/action.ts';
import { startGitHub, type FakeGitHub } from '../support/github.ts';
import { createWorkspace, type Workspace } from '../support/workspace.ts';
import { cancellationOf } from './cancellation.ts';
import type { Dice } from './dice.ts';
import { weatherOf, type FaultKind, type Named, type Service } from './faults.ts';
import type { Checks } from './invariants/checks.ts';
import { checkRun } from './invariants/every-run.ts';
import { startFaultProxy, type FaultProxy } from './proxy.ts';
import { note, type Tally } from './tally.ts';
import type { Witness } from './witness.ts';

/** What no run may tell: its tokens, and what stands in variables and in the environment of live jobs. */
export const planted = {
  'scheduler token': '5b1f4a7e-93d2-4c60-8f3a-d02c7e6ab915',
  'github token': 'ghs_a7Xk29Qm4LpZr81VbTn53WcYd60HsJf2eUgR',
  'signing key': 'q8Zt-the-key-that-signs-records-0451',
  'secret variable': 'xkcd-936-correct-horse-battery',
  'password of a live job': 'Tr0ub4dor-and-3-more-words',
} as const;

/** How fast the sandbox goes, in milliseconds. */
const pace = { evaluate: 1, start: 5, healthy: 30, finish: 5, retry: 20, deadline: 2000 };

/** What a run is asked for; its addresses and tokens go without saying. */
export interface Asked extends Pick<ActionOptions, 'event' | 'env'> {
  readonly inputs: Readonly<Record<string, string>> & { readonly mode: string };
}

/** The services with what stands before them, and the runs that they see. */
export interface World extends AsyncDisposable {
  readonly story: string;
  readonly dice: Dice;
  readonly checks: Checks;
  readonly sandbox: Sandbox;
  readonly github: FakeGitHub;
  readonly workspace: Workspace;
  /** Asks Nomad past all faults. */
  ask<T>(method: string, path: string, body?: object): Promise<T>;
  /** Runs dist in a weather of its own, and checks what has to hold after every run. */
  run(asked: Asked): Promise<Witness>;
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
  const wires: Wires = {
    scheduler: await startFaultProxy(sandbox.scheduler),
    registry: await startFaultProxy(sandbox.registry),
    github: await startFaultProxy(github.url),
  };
  const registryToken = sandbox.registryTokens.manager;
  const secrets = [...Object.values(planted), registryToken];
  let runs = 0;
  return {
    story,
    dice,
    checks,
    sandbox,
    github,
    workspace,
    ask: asking(sandbox.scheduler),
    async run(asked) {
      runs += 1;
      const own = dice.of(`run ${runs}`);
      const deadline = 1000 * own.between('timeout', 2, 4);
      const cancellation = cancellationOf(own);
      meetAll(wires, own, deadline, cancellation.onRequest);
      const options = optionsOf(asked, { wires, deadline, registryToken });
      const run = await runJudged({ ...options, workspace: workspace.path, cancelled: cancellation.signal });
      const cancelledFor = cancellation.since();
      const met = Object.values(wires).flatMap((wire) => wire.met());
      note(tally, asked.inputs.mode, met, cancelledFor !== undefined);
      const words = wordsOf({ run, asked, number: runs, met, wasCancelled: cancelledFor !== undefined });
      const isQuiet = !(run instanceof Error);
      checks.check(story, 'the runtime has nothing to say: no warning, nothing left open', isQuiet, words);
      if (!isQuiet) throw new StoryOver();
      await Promise.all(Object.values(wires).map((wire) => wire.quiet()));
      const witness = { story, run, deadline, cancelledFor, met, comments: [...github.comments], words };
      checkRun(checks, witness, secrets);
      return witness;
    },
    async [Symbol.asyncDispose]() {
      workspace[Symbol.dispose]();
      for (const wire of Object.values(wires)) await wire[Symbol.asyncDispose]();
      await sandbox.close();
      await github[Symbol.asyncDispose]();
    },
  };
}

type Wires = Readonly<Record<Service, FaultProxy>>;

/** Gives each wire a weather of its own. GitHub is asked beside the service, so that its requests are not counted. */
function meetAll(wires: Wires, dice: Dice, deadline: number, onRequest: (request: Named) => void): void {
  for (const service of ['scheduler', 'registry', 'github'] as const) {
    const weather = weatherOf(dice.of(service), service, deadline);
    wires[service].meet(weather, service === 'github' ? ignore : onRequest);
  }
}

function optionsOf(
  { inputs, event, env }: Asked,
  {
    wires: { scheduler, registry, github },
    deadline,
    registryToken,
  }: { readonly wires: Wires; readonly deadline: number; readonly registryToken: string },
): Omit<ActionOptions, 'workspace'> {
  const isAboutModules = inputs.mode === 'deprecate' || inputs.mode === 'reinstate';
  const service: Record<string, string> = isAboutModules
    ? { 'registry-address': registry.url, 'registry-token': registryToken }
    : { address: scheduler.url, token: planted['scheduler token'] };
  return {
    inputs: { ...service, ...inputs, timeout: `${deadline / 1000}s` },
    githubToken: planted['github token'],
    apiUrl: github.url,
    env: { GITHUB_GRAPHQL_URL: `${github.url}/graphql`, ...env },
    ...(event === undefined ? {} : { event }),
  };
}

/** A run of dist; an error where the runtime has something to say against it. */
async function runJudged(options: ActionOptions): Promise<ActionRun | Error> {
  try {
    return await runAction(options);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** Nothing can be told of what would come after. */
export class StoryOver extends Error {}

function ignore(): void {}

function wordsOf({
  run,
  asked,
  number,
  met,
  wasCancelled,
}: {
  readonly run: ActionRun | Error;
  readonly asked: Asked;
  readonly number: number;
  readonly met: readonly FaultKind[];
  readonly wasCancelled: boolean;
}): () => string {
  const { mode, ...inputs } = asked.inputs;
  const faults = `${met.join(', ') || 'no fault'}${wasCancelled ? ', cancelled' : ''}`;
  const said =
    run instanceof Error
      ? run.message
      : [run.outputs['summary'] ?? '', ...run.annotations.map(({ message }) => message)].join('\n    ');
  return () => `run ${number}, ${mode} ${JSON.stringify(inputs)} with ${faults}: "${said}":`;
}

function asking(address: string): World['ask'] {
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
