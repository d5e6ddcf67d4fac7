import { plain } from '../text/log-text.ts';
import { readIdentityToken } from '../clients/github/identity-token.ts';
import { isFromFork, type RunnerContext } from '../clients/github/context.ts';
import { createNomad, type Nomad } from '../clients/nomad/client.ts';
import { createUnknownTokenHint, expiredText } from '../clients/nomad/wire/nomad-refusal.ts';
import { helpPage } from '../report/documentation.ts';
import { addRedaction } from './learn-job.ts';
import { ActionError, orElse, ServiceError } from '../errors.ts';
import type { CommandSettings } from '../inputs/commands.ts';
import type { ConnectionInputs } from '../inputs/connection.ts';
import type { NomadInputs } from '../inputs/job.ts';
import type { RedactionInputs } from '../inputs/redaction.ts';
import type { RunContext } from './run-context.ts';
import type { Evidence, TargetJob, Verb } from '../gate/evidence.ts';
import type { Permit } from '../gate/gate.ts';
import type { ServiceResponse, Transport } from '../clients/http/types.ts';

/** The inputs of a run on Nomad: most modes have one job, some have settings for redaction. */
export interface NomadRunInputs extends NomadInputs {
  readonly job?: string;
  readonly ui?: URL | undefined;
  readonly redaction?: RedactionInputs;
  /** The rules of the command that the run is from. */
  readonly command?: CommandSettings | undefined;
}

export interface NomadRun<Inputs> extends RunContext {
  readonly inputs: Inputs;
  readonly nomad: Nomad;
  readonly findCause: FindCause;
  /** Asks the gate, immediately before each request that writes. */
  readonly requestPermit: RequestPermit;
}

/** Requests a permit for a write. @throws ActionError the refusal */
export type RequestPermit = <V extends Verb>(verb: V, target: TargetJob) => Promise<Permit<V>>;

/** The reason why a run may write; a command is judged again for each write. */
export type FindEvidence = () => Promise<Evidence>;

/** Connects a mode to Nomad, logs in with `auth-method`, and adds the secrets of every response to the redactor. */
export async function startNomadRun<Inputs extends NomadRunInputs>(
  inputs: Inputs,
  context: RunContext,
  evidence: FindEvidence = async () => ({ kind: 'operator', names: [inputs.job ?? ''] }),
): Promise<NomadRun<Inputs>> {
  const { redactor, gate } = context;
  const { job, redaction } = inputs;
  if (job !== undefined) redactor.add({ ids: [job] });
  const { nomad, findCause } = await connectNomad(inputs.nomad, context);
  return {
    ...context,
    inputs,
    nomad: addRedaction(nomad, redactor, redaction),
    findCause,
    requestPermit: async (verb, target) => gate.requestPermit(verb, target, await evidence()),
  };
}

/** Connects to Nomad, and logs in with `auth-method`. */
export async function connectNomad(
  inputs: ConnectionInputs,
  context: Pick<
    RunContext,
    'event' | 'runner' | 'redactor' | 'transport' | 'deadline' | 'capabilities' | 'tokenSecret'
  >,
) {
  const { event, redactor, deadline, capabilities, tokenSecret } = context;
  const { transport, hasResponded } = sendFirstRequestAlone(context.transport);
  const { address, namespace, region, httpAuth, dialect } = inputs;
  const { signal } = deadline;
  const { redact } = redactor;
  const target = { address: address.origin, namespace, region, httpAuth, dialect };
  const tokenHint = explainMissingToken(event, tokenSecret);
  const options = { ...target, transport, signal, tokenHint, tokenSecret, capabilities, redact };
  // Every reader of the workflow can see these.
  redactor.add({ shown: [address.host, namespace ?? '', region ?? '', ...listPublicAddresses(event)] });
  const createConnection = (token: string | undefined) => {
    const nomad = createNomad({ ...options, token });
    return { nomad, findCause: createFindCause({ nomad, connection: inputs, hasResponded, tokenSecret }) };
  };
  if (inputs.authMethod === undefined) return createConnection(inputs.token);
  const { token, secrets } = await logIn(inputs.authMethod, inputs.audience, createNomad(options), context);
  redactor.add({ secrets });
  return createConnection(token);
}

/** Exchanges GitHub's identity token for a Nomad token; both are masked immediately. */
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
  runner.log(
    plain`Logged in with \`${authMethod}\`${Policies.length === 0 ? '' : `; policies: ${Policies.join(', ')}`}.`,
  );
  return { token, secrets: [identityToken, token] };
}

/** Addresses that Outrider's own texts link to. */
function listPublicAddresses({ repo: repository, serverUrl, runUrl }: RunnerContext): readonly string[] {
  const repositoryUrl = repository === undefined ? '' : `${serverUrl}/${repository.owner}/${repository.repo}`;
  return [repositoryUrl, runUrl ?? '', helpPage];
}

/** The reason why a secret may be missing although it is in the workflow: https://docs.github.com/en/actions/how-tos/write-workflows/choose-what-workflows-do/use-secrets */
function explainMissingToken(context: RunnerContext, secret = '…'): string {
  if (isFromFork(context)) {
    return 'GitHub gives no secrets to pull requests from forks. To plan this one, push its commits to a branch of this repository.';
  }
  if (context.eventName === 'pull_request' && context.actor === 'dependabot[bot]') {
    return 'This is a run of Dependabot, which gets only Dependabot secrets: store the token again, with `gh secret set NOMAD_PLAN_TOKEN --app dependabot`.';
  }
  return `\`\${{ secrets.${secret} }}\` is empty if the secret does not exist, or if the call of a reusable workflow does not pass it in \`secrets\`.`;
}

interface NomadConnection {
  readonly nomad: Nomad;
  readonly connection: ConnectionInputs;
  readonly hasResponded: () => boolean;
  readonly tokenSecret: string | undefined;
}

/** Finds the cause of an error if all requests have it in common: Nomad cannot be reached, is not at the address, or does not recognize the token, or a certificate is invalid. */
export type FindCause = (error: ActionError) => Promise<ActionError | undefined>;

/** Nomad returns "Permission denied" to an unknown token as well, so after such an error the token itself is read, once. */
function createFindCause({ nomad, connection, hasResponded, tokenSecret }: NomadConnection): FindCause {
  let isUnknown: Promise<boolean> | undefined;
  return async (error) => {
    if (error.reason === 'unreachable' && !hasResponded()) return createUnreachableError(error, connection.address);
    if (error.help === 'not-nomad' || error.help === 'certificates-and-keys') return error;
    if (!mayBeUnknownToken(error, connection)) return undefined;
    isUnknown ??= isUnknownToken(nomad, connection);
    return (await isUnknown)
      ? createUnknownTokenError(`Nomad at ${connection.address.host}`, error, tokenSecret)
      : undefined;
  };
}

function mayBeUnknownToken(error: ActionError, { token, authMethod, dialect }: ConnectionInputs): boolean {
  const isDenied = error instanceof ServiceError && error.reason === 'unauthorized' && isNomadError(error);
  return isDenied && dialect === 'nomad' && (token ?? authMethod) !== undefined;
}

/** Except for the login page of a proxy. */
function isNomadError({ help }: ActionError): boolean {
  return help !== 'response-from-another-service';
}

function createUnreachableError(error: ActionError, { host }: URL): ActionError {
  const problem = error.sentence.replace(`Nomad at ${host} `, 'it ').replace('it cannot be reached: ', '');
  return error.with({ reason: 'unreachable', message: `Nomad at ${host} cannot be reached: ${problem}` });
}

async function isUnknownToken(nomad: Nomad, { region }: ConnectionInputs): Promise<boolean> {
  const tokenRequest = nomad.readOwnToken({ region, isSingleAttempt: true });
  return orElse(
    tokenRequest.then(() => false),
    (error) => error.reason === 'unauthorized' && isNomadError(error),
  );
}

export function createUnknownTokenError(
  nomad: string,
  error: ActionError,
  tokenSecret: string | undefined,
): ActionError {
  return new ActionError({
    reason: 'unauthorized',
    // Nomad's own text is about its parser of tokens, and redaction takes a word of it for one.
    message: expiredText.test(error.message)
      ? `The token for ${nomad} has expired`
      : `${nomad} does not recognize this token`,
    help: 'unknown-token',
    hint: (error.help === 'unknown-token' && error.hint) || createUnknownTokenHint(tokenSecret),
    cause: error,
  });
}

/** Responses of a proxy whose server is unavailable. */
const gatewayErrors: ReadonlySet<number> = new Set([502, 503, 504]);

/** All other requests wait until the service has responded to the first request, and share its failure: an unreachable service costs one round of retries. */
function sendFirstRequestAlone(transport: Transport) {
  let hasResponded = false;
  let first: Promise<ServiceResponse> | undefined;
  const sendFirst = async (...[exchange]: Parameters<Transport['send']>): Promise<ServiceResponse> => {
    try {
      const response = await transport.send(exchange);
      hasResponded = !gatewayErrors.has(response.status);
      return response;
    } catch (error) {
      // Any other error, such as a response that is too large, is a response as well.
      hasResponded = !(error instanceof ActionError) || error.reason !== 'unreachable';
      throw error;
    } finally {
      first = undefined;
    }
  };
  return {
    hasResponded: () => hasResponded,
    transport: {
      ...transport,
      async send(exchange: Parameters<Transport['send']>[0]): Promise<ServiceResponse> {
        if (hasResponded) return transport.send(exchange);
        if (first === undefined) {
          first = sendFirst(exchange);
          return first;
        }
        const firstResponse = first;
        await Promise.allSettled([firstResponse]);
        return hasResponded ? transport.send(exchange) : firstResponse;
      },
    },
  };
}
