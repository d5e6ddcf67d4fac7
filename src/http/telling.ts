import { Failure } from '../failure.ts';
import type { Trouble } from './trouble.ts';

/** What is known of an exchange that went wrong. */
export interface Sent {
  readonly service: string;
  readonly method: string;
  readonly url: URL;
  /** Whether requests to it may go by a proxy. */
  readonly proxied: boolean;
}

/** The inputs that belong to a service, for the way out. */
interface Inputs {
  readonly address?: string;
  readonly ca: string;
  readonly name?: string;
  readonly clientCert?: string;
}

const OWN_INPUTS: Readonly<Record<string, Inputs>> = {
  scheduler: {
    address: 'address',
    ca: 'Set the input `ca-cert` to the authority that signed it.',
    name: 'Set the input `tls-server-name` to a name that the certificate holds.',
    clientCert: 'Set the inputs `client-cert` and `client-key` to a certificate that the scheduler trusts.',
  },
  registry: { address: 'registry-address', ca: 'Name the authority by the environment variable NODE_EXTRA_CA_CERTS.' },
};
const NO_INPUTS: Inputs = { ca: 'Name the authority by the environment variable NODE_EXTRA_CA_CERTS.' };

function hintFor({ service, proxied }: Sent, about: Trouble['about']): string | undefined {
  const inputs = OWN_INPUTS[service] ?? NO_INPUTS;
  const proxyNote = proxied ? ' The environment names a proxy for it; NO_PROXY lists the hosts that need none.' : '';
  switch (about) {
    case 'address': {
      const check = inputs.address === undefined ? 'Check' : `Check the input \`${inputs.address}\`, and`;
      return `${check} that this machine may reach it.${proxyNote}`;
    }
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

/** `POST /v1/jobs/parse: the scheduler at 10.0.0.7:4646 …`; the query may hold secrets and is left out. */
function tell({ service, method, url }: Sent, words: string): string {
  const name = /^[a-z]/.test(service) ? `the ${service}` : service;
  return `${method} ${url.pathname}: ${name} at ${url.host} ${words}`;
}

/** No connection, or one that broke, and no further try. */
export function broken(sent: Sent, trouble: Trouble, error: unknown, attempts: number): Failure {
  const tries = attempts > 1 ? `, ${String(attempts)} times in a row` : '';
  return new Failure({
    reason: trouble.about === 'header' ? 'input' : 'unreachable',
    what: tell(sent, trouble.words + tries),
    hint: hintFor(sent, trouble.about),
    // A new error with the text alone: properties of the old one may hold addresses with credentials.
    cause: new Error(error instanceof Error && error.message !== '' ? error.message : trouble.words),
  });
}

/** @param deadline milliseconds */
export function timedOut(sent: Sent, deadline: number): Failure {
  const seconds = String(Math.round(deadline / 100) / 10);
  return new Failure({
    reason: 'timed-out',
    what: tell(sent, `did not answer within ${seconds} s`),
    hint: hintFor(sent, 'address'),
  });
}

/** Followed, it could take the token elsewhere, and a write to another job; so it is told instead. */
export function redirected(sent: Sent, status: number, location: string | undefined): Failure {
  const target = location === undefined ? null : URL.parse(location, sent.url.href);
  const where = target === null ? 'nowhere' : `to ${target.host || target.protocol}`;
  const address = OWN_INPUTS[sent.service]?.address;
  return new Failure({
    reason: 'server',
    what: tell(sent, `redirects ${where} (${String(status)}), and redirects are not followed`),
    hint: address === undefined ? undefined : `Set the input \`${address}\` to where the service itself answers.`,
  });
}

export function unusable(sent: Sent, words: string): Failure {
  return new Failure({ reason: 'server', what: tell(sent, words), hint: hintFor(sent, 'address') });
}
