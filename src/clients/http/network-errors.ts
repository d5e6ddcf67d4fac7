import { ActionError, ServiceError, type Help, type Reason, type ServiceErrorKind } from '../../errors.ts';
import { isLoopback, isPrivateHost } from './host.ts';
import type { ConnectionProblem } from './connection-error-codes.ts';

/** What is known of a request that failed. */
export interface SentRequest {
  readonly service: string;
  readonly method: string;
  readonly url: URL;
  /** Whether requests to it may go by a proxy. */
  readonly proxied: boolean;
  /** Whether this machine is one of GitHub's. */
  readonly hosted: boolean;
}

/** The inputs that belong to a service, for hints. */
interface Inputs {
  readonly address?: string;
  readonly ca: string;
  readonly name?: string;
  readonly clientCert?: string;
}

const NOMAD_INPUTS: Inputs = {
  address: 'address',
  ca: 'Set the input `ca-cert` to the authority that signed it.',
  name: 'Set the input `tls-server-name` to a name that the certificate holds.',
  clientCert: 'Set the inputs `client-cert` and `client-key` to a certificate that Nomad trusts.',
};

const OWN_INPUTS: Readonly<Record<string, Inputs>> = {
  Nomad: NOMAD_INPUTS,
  scheduler: NOMAD_INPUTS,
  registry: { address: 'registry-address', ca: 'Name the authority by the environment variable NODE_EXTRA_CA_CERTS.' },
};
const NO_INPUTS: Inputs = { ca: 'Name the authority by the environment variable NODE_EXTRA_CA_CERTS.' };

function hintFor(sent: SentRequest, about: ConnectionProblem['about']): string | undefined {
  const inputs = OWN_INPUTS[sent.service] ?? NO_INPUTS;
  switch (about) {
    case 'address':
      return reachabilityHint(sent, inputs);
    case 'scheme':
      return `Write ${inputs.address === undefined ? 'its address' : `the input \`${inputs.address}\``} with \`http://\`, or let it speak TLS.`;
    case 'date':
      return 'Renew the certificate; and check the clock of this machine.';
    case 'proxy':
      return 'Check the environment variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY.';
    case 'ca':
      return inputs.ca;
    case 'name':
      return inputs.name;
    case 'client-cert':
      return inputs.clientCert;
    case 'header':
      return 'Look for line breaks or invisible characters in the token.';
    case undefined:
      return undefined;
  }
}

function reachabilityHint({ url, proxied, hosted }: SentRequest, { address, clientCert }: Inputs): string {
  const proxyNote = proxied ? ' The environment names a proxy for it; NO_PROXY lists the hosts that need none.' : '';
  if (address === undefined) return `Check that this machine may reach it.${proxyNote}`;
  if (!hosted) return `Check the input \`${address}\`, and that this machine may reach it.${proxyNote}`;
  if (isLoopback(url)) {
    return `Check the input \`${address}\`: it names this runner itself, where a step before this one has to start what listens there.`;
  }
  const outside = isPrivateHost(url)
    ? `\`${url.hostname}\` means something only inside of a network, and GitHub's hosted runners are outside of yours.`
    : `Check the input \`${address}\`. If it is right: GitHub's hosted runners are outside of your network.`;
  const publicly = clientCert === undefined ? '' : ' with mutual TLS (`client-cert`, `client-key`)';
  return `${outside} Run the job on a self-hosted runner inside, join the network by a step before this one (VPN, tunnel), or give it a public address${publicly}.${proxyNote}`;
}

/** The heading of docs/troubleshooting.md for a problem by itself. */
const HELP: Readonly<Record<NonNullable<ConnectionProblem['about']>, Help | undefined>> = {
  address: 'no-way-to-the-address',
  scheme: 'http-or-https',
  ca: 'private-certificate-authority',
  name: 'certificate-that-does-not-fit',
  date: 'certificate-that-does-not-fit',
  'client-cert': 'client-certificate',
  proxy: 'proxy',
  header: undefined,
};

/** `POST /v1/jobs/parse: Nomad at 10.0.0.7:4646 …`; the query may hold secrets and is left out. */
function messageFor({ service, method, url }: SentRequest, text: string): string {
  const name = /^[a-z]/.test(service) ? `the ${service}` : service;
  return `${method} ${url.pathname}: ${name} at ${url.host} ${text}`;
}

/** No connection, or one that broke, and no further try. */
export function connectionError(
  sent: SentRequest,
  { description, about }: ConnectionProblem,
  error: unknown,
  attempts: number,
): ActionError {
  const tries = attempts > 1 ? `, ${String(attempts)} times in a row` : '';
  return new ActionError({
    reason: about === 'header' ? 'input' : 'unreachable',
    message: messageFor(sent, description + tries),
    hint: hintFor(sent, about),
    help: about === undefined ? undefined : HELP[about],
    // A new error with the text alone: properties of the old one may hold addresses with credentials.
    cause: new Error(error instanceof Error && error.message !== '' ? error.message : description),
  });
}

/** @param deadline milliseconds */
export function timeoutError(sent: SentRequest, deadline: number): ActionError {
  const seconds = String(Math.round(deadline / 100) / 10);
  return new ActionError({
    reason: 'timed-out',
    message: messageFor(sent, `did not answer within ${seconds} s`),
    hint: hintFor(sent, 'address'),
    help: 'no-way-to-the-address',
  });
}

/** Followed, a redirect could take the token elsewhere, and a write to another job; so it is an error. */
export function redirectError(sent: SentRequest, status: number, location: string | undefined): ActionError {
  const target = location === undefined ? null : URL.parse(location, sent.url.href);
  const where = target === null ? 'nowhere' : `to ${target.host || target.protocol}`;
  const address = OWN_INPUTS[sent.service]?.address;
  return new ActionError({
    reason: 'server',
    message: messageFor(sent, `redirects ${where} (${String(status)}), and redirects are not followed`),
    hint: address === undefined ? undefined : `Set the input \`${address}\` to where the service itself answers.`,
    help: 'not-the-service-itself',
  });
}

/** An answer that cannot be read: too large, or not encoded as it says. */
export function unusableBodyError(sent: SentRequest, text: string): ActionError {
  const hint = hintFor(sent, 'address');
  return new ActionError({ reason: 'server', message: messageFor(sent, text), hint, help: 'not-the-service-itself' });
}

interface Conversion {
  /** Of the exchange: its reason is passed on as it is. */
  readonly signal: AbortSignal | undefined;
  /** The kind for a reason, where it is not `unreachable`. */
  readonly kinds: Partial<Readonly<Record<Reason, ServiceErrorKind>>>;
}

/**
 * What `Transport.send` threw, as an error of the service that was asked. What is no error of the transport stays as it
 * is.
 */
export function toServiceError(error: unknown, { signal, kinds }: Conversion): unknown {
  if (!(error instanceof ActionError) || signal?.aborted === true) return error;
  const { reason, message, location, hint, help, cause } = error;
  return new ServiceError({ kind: kinds[reason] ?? 'unreachable', reason, message, location, hint, help, cause });
}

/** A service's words on one line, without control characters. */
export function toOneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\s]+/gu, ' ').trim();
}

const maxQuoteLength = 500;

/**
 * As much of a service's words as a message has room for. Only for words that hold no token: half of one would not be
 * recognised as such.
 */
export function shortened(text: string): string {
  return text.length <= maxQuoteLength ? text : `${text.slice(0, maxQuoteLength).toWellFormed()}…`;
}
