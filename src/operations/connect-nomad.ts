import { readIdentityToken } from '../clients/github/identity-token.ts';
import { isOfFork, type RunnerContext } from '../clients/github/context.ts';
import { createNomad, type Nomad } from '../clients/nomad/client.ts';
import { helpPage } from '../report/help.ts';
import { createFindCause, type FindCause } from './common-cause.ts';
import { withFirstRequestAlone } from './first-request.ts';
import { withLearning } from './learn-job.ts';
import { createLogGroup, type LogGroup } from './log-group.ts';
import type { Pace } from '../clients/http/pace.ts';
import type { CommandSettings } from '../inputs/commands.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { NomadInputs } from '../inputs/job.ts';
import type { RedactionInputs } from '../inputs/redaction.ts';
import type { RunContext } from './run-context.ts';
import type { Evidence, TargetJob, Verb } from '../gate/evidence.ts';
import type { Permit } from '../gate/gate.ts';

/** The inputs of a run on Nomad: most modes have one job, some have settings for redaction. */
export interface NomadRunInputs extends NomadInputs {
  readonly job?: string;
  readonly ui?: URL | undefined;
  readonly redaction?: RedactionInputs;
  /** The rules of the command that the run is from. */
  readonly command?: CommandSettings | undefined;
}

/** What a mode that acts on Nomad works with. */
export interface NomadRun<Inputs> extends Pick<
  RunContext,
  'event' | 'redactor' | 'deadline' | 'cancelled' | 'runner' | 'transport' | 'alongside'
> {
  readonly inputs: Inputs;
  readonly nomad: Nomad;
  readonly pace: Pace;
  readonly log: (line: string) => void;
  readonly debug: (line: string) => void;
  readonly logGroup: LogGroup;
  readonly findCause: FindCause;
  /** Asks the gate, right before each request that writes. */
  readonly mayWrite: MayWrite;
}

/** @throws ActionError the refusal */
export type MayWrite = <V extends Verb>(verb: V, target: TargetJob) => Promise<Permit<V>>;

/** Why a run may write; a command is judged again for each write. */
export type FindEvidence = () => Promise<Evidence>;

/** Connects a mode to Nomad, logs in with `auth-method`, and lets the redactor learn from every answer. */
export async function startNomadRun<Inputs extends NomadRunInputs>(
  inputs: Inputs,
  context: RunContext,
  evidence: FindEvidence = async () => ({ kind: 'operator', names: [inputs.job ?? ''] }),
): Promise<NomadRun<Inputs>> {
  const { runner, event, redactor, deadline, cancelled, transport, alongside, gate } = context;
  const { job, redaction } = inputs;
  if (job !== undefined) redactor.addIds([job]);
  const { nomad, findCause } = await connectNomad(inputs.nomad, context);
  return {
    inputs,
    nomad: withLearning(nomad, redactor, redaction),
    event,
    redactor,
    deadline,
    cancelled,
    runner,
    transport,
    alongside,
    pace: transport.pace,
    log: (line) => runner.log(line),
    debug: (line) => runner.debug(line),
    logGroup: createLogGroup(runner),
    findCause,
    mayWrite: async (verb, target) => gate.mayWrite(verb, target, await evidence()),
  };
}

/** A connection to Nomad. */
interface Connected {
  readonly nomad: Nomad;
  /** All tokens of the run. */
  readonly secrets: readonly string[];
  readonly findCause: FindCause;
}

/** Connects to Nomad, and logs in with `auth-method`. */
export async function connectNomad(
  inputs: ConnectionInputs,
  context: Pick<RunContext, 'event' | 'runner' | 'redactor' | 'secrets' | 'transport' | 'deadline'>,
): Promise<Connected> {
  const { event, redactor, deadline } = context;
  const { transport, hasAnswered } = withFirstRequestAlone(context.transport);
  const { address, namespace, region, httpAuth, dialect } = inputs;
  const target = { address: address.origin, namespace, region, httpAuth, dialect };
  const options = {
    ...target,
    transport,
    signal: deadline.signal,
    noToken: whyNoToken(event),
    scrub: redactor.scrub,
  };
  // Every reader of the workflow can see these.
  redactor.addShown([address.host, namespace ?? '', region ?? '', ...publicAddresses(event)]);
  const connectedWith = (token: string | undefined, secrets: readonly string[]): Connected => {
    const nomad = createNomad({ ...options, token });
    return { nomad, secrets, findCause: createFindCause({ nomad, connection: inputs, hasAnswered }) };
  };
  if (inputs.authMethod === undefined) return connectedWith(inputs.token, context.secrets);
  const { token, secrets } = await logIn(inputs.authMethod, inputs.audience, createNomad(options), context);
  redactor.addSecrets(secrets);
  return connectedWith(token, [...context.secrets, ...secrets]);
}

/** Exchanges GitHub's identity token for a Nomad token; both are masked at once. */
async function logIn(
  authMethod: string,
  audience: string | undefined,
  nomad: Pick<Nomad, 'logIn'>,
  { event, transport, runner }: Pick<RunContext, 'event' | 'transport' | 'runner'>,
): Promise<{ readonly token: string; readonly secrets: readonly string[] }> {
  const identityToken = await readIdentityToken(transport, event.identityToken, audience);
  runner.mask(identityToken);
  const { SecretID: token, Policies } = await nomad.logIn({ authMethod, identityToken });
  runner.mask(token);
  runner.log(`Logged in with \`${authMethod}\`${Policies.length === 0 ? '' : `; policies: ${Policies.join(', ')}`}.`);
  return { token, secrets: [identityToken, token] };
}

/** Addresses that Outrider's own texts link to. */
function publicAddresses({ repository, serverUrl, runUrl }: RunnerContext): readonly string[] {
  const own = repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.name}`;
  return [own, runUrl ?? '', helpPage];
}

/** Why a secret may be missing although the workflow names it: https://docs.github.com/en/actions/how-tos/write-workflows/choose-what-workflows-do/use-secrets */
function whyNoToken(context: RunnerContext): string | undefined {
  if (isOfFork(context)) {
    return 'GitHub gives no secrets to the pull request of a fork. To plan it, push its commits to a branch of this repository.';
  }
  if (context.eventName === 'pull_request' && context.actor === 'dependabot[bot]') {
    return "GitHub gives Dependabot's runs only Dependabot secrets: store the token there as well.";
  }
  return undefined;
}
