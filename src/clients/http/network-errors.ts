import { ServiceError, type Help } from '../../errors.ts';
import { isLoopback, isPrivateHost } from './host.ts';
import { capitalize, requestMessage } from './messages.ts';
import type { ConnectionProblem } from './connection-problems.ts';
import type { ServiceName } from './types.ts';

export interface SentRequest {
  readonly service: ServiceName;
  readonly method: string;
  readonly url: URL;
  /** Whether requests to it may use a proxy. */
  readonly proxied: boolean;
  /** Whether the runner is hosted by GitHub. */
  readonly hosted: boolean;
}

interface ServiceInputNames {
  readonly address?: string;
  readonly ca: string;
  readonly name?: string;
  readonly clientCert?: string;
  readonly noAnswer?: string;
}

const extraCa = 'Set the environment variable NODE_EXTRA_CA_CERTS to a file with the certificate of the authority.';

const NOMAD_INPUTS: ServiceInputNames = {
  address: 'address',
  ca: 'Set `ca-cert` to the certificate of the authority that signed it.',
  name: 'Set `tls-server-name` to a name that the certificate contains.',
  clientCert: 'Set `client-cert` and `client-key` to a certificate that Nomad trusts.',
  noAnswer: 'If Nomad requires client certificates, set `client-cert` and `client-key` to one that it trusts.',
};

const INPUTS: Readonly<Record<ServiceName, ServiceInputNames>> = {
  Nomad: NOMAD_INPUTS,
  'the scheduler': NOMAD_INPUTS,
  'the registry': { address: 'registry-address', ca: extraCa },
  GitHub: { ca: extraCa },
};

function remedyFor(sent: SentRequest, about: ConnectionProblem['about']): { hint: string | undefined; help: Help } {
  const inputs = INPUTS[sent.service];
  switch (about) {
    case 'address':
      return { hint: reachabilityHint(sent, inputs), help: 'no-way-to-the-address' };
    case 'scheme': {
      const address = inputs.address === undefined ? 'its address' : `\`${inputs.address}\``;
      return { hint: `Write ${address} with \`http://\`, or enable TLS on the server.`, help: 'http-or-https' };
    }
    case 'date': {
      const hint = 'Renew the certificate, and check the clock of the runner.';
      return { hint, help: 'certificate-that-does-not-fit' };
    }
    case 'proxy':
      return { hint: 'Check the environment variables HTTPS_PROXY, HTTP_PROXY and NO_PROXY.', help: 'proxy' };
    case 'ca':
      return { hint: inputs.ca, help: 'private-certificate-authority' };
    case 'name':
      return { hint: inputs.name, help: 'certificate-that-does-not-fit' };
    case 'client-cert':
      return { hint: inputs.clientCert, help: 'client-certificate' };
    case 'no-answer':
      return { hint: sent.url.protocol === 'https:' ? inputs.noAnswer : undefined, help: 'unreachable' };
    case 'header':
      return { hint: 'Check the token for line breaks and invisible characters.', help: 'invalid-value' };
    case undefined:
      return { hint: undefined, help: 'unreachable' };
  }
}

function reachabilityHint({ url, proxied, hosted }: SentRequest, { address, clientCert }: ServiceInputNames): string {
  const proxyNote = proxied ? ' The environment sets a proxy for it; NO_PROXY lists the hosts that need none.' : '';
  if (address === undefined) return `Check that the runner can reach it.${proxyNote}`;
  if (!hosted) return `Check \`${address}\` and that the runner can reach it, then re-run the job.${proxyNote}`;
  if (isLoopback(url)) {
    return `Check \`${address}\`: it is the address of the runner itself, where an earlier step has to start the server.`;
  }
  const outside = isPrivateHost(url)
    ? `\`${url.hostname}\` is a private address, which GitHub-hosted runners cannot reach.`
    : `Check \`${address}\`. If it is correct: GitHub-hosted runners are outside your network.`;
  const publicly = clientCert === undefined ? '' : ' with mutual TLS (`client-cert`, `client-key`)';
  return `${outside} Use a self-hosted runner inside your network, connect to the network in an earlier step (VPN, tunnel), or use a public address${publicly}.${proxyNote}`;
}

/** `Nomad at 10.0.0.7:4646 … (GET /v1/jobs)` */
function messageFor({ service, method, url }: SentRequest, what: string, status?: number): string {
  return requestMessage(`${capitalize(service)} at ${url.host} ${what}`, { method, path: url.pathname, status });
}

export function connectionError(
  sent: SentRequest,
  { description, about }: ConnectionProblem,
  error: unknown,
  attempts: number,
): ServiceError {
  const tries = attempts > 1 ? ` in ${attempts} attempts` : '';
  return new ServiceError({
    reason: about === 'header' ? 'input' : 'unreachable',
    message: messageFor(sent, description + tries),
    ...remedyFor(sent, about),
    // A new error with the message alone: other properties of the original may contain addresses with credentials.
    cause: new Error(error instanceof Error && error.message !== '' ? error.message : description),
  });
}

/** @param deadline milliseconds */
export function timeoutError(sent: SentRequest, deadline: number): ServiceError {
  const seconds = Math.round(deadline / 100) / 10;
  return new ServiceError({
    reason: 'timed-out',
    message: messageFor(sent, `did not answer within ${seconds} s`),
    ...remedyFor(sent, 'address'),
  });
}

/** Following a redirect could send the token to another service, and a write to another job. */
export function redirectError(sent: SentRequest, status: number, location: string | undefined): ServiceError {
  const target = location === undefined ? null : URL.parse(location, sent.url.href);
  const where = target === null ? 'without a location' : `to ${target.host || target.protocol}`;
  const { address } = INPUTS[sent.service];
  return new ServiceError({
    reason: 'server',
    message: messageFor(sent, `redirects ${where}, and redirects are not followed`, status),
    hint: address === undefined ? undefined : `Set \`${address}\` to the address of the service itself.`,
    help: 'not-the-service-itself',
  });
}

/** A response that cannot be read: too large, or not encoded as its header says. */
export function unusableBodyError(sent: SentRequest, what: string): ServiceError {
  const { hint } = remedyFor(sent, 'address');
  return new ServiceError({ reason: 'server', message: messageFor(sent, what), hint, help: 'not-the-service-itself' });
}
