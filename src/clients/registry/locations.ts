import { ActionError, ServiceError } from '../../errors.ts';
import { member, parseJson } from '../http/json.ts';
import type { Module } from './module.ts';
import type { RegistryOptions } from './wire.ts';

const defaultModulesPath = '/api/registry/v1/modules/';

/**
 * The base URL of the modules API: from the service's discovery document, if the service has one and is at the root of
 * its host; otherwise the default path.
 *
 * @throws ServiceError `server` when the document names another host, which must not get the token; `unreachable`
 * @see https://developer.hashicorp.com/terraform/internals/remote-service-discovery
 */
export async function modulesBase({ transport, address, signal }: RegistryOptions): Promise<URL> {
  const usual = new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}${defaultModulesPath}`, address);
  if (address.pathname !== '/') return usual;
  const document = new URL('/.well-known/terraform.json', address);
  const place = member(await readDiscoveryDocument(document, { transport, signal }), 'modules.v1');
  if (typeof place !== 'string' || !URL.canParse(place, document.href)) return usual;
  const base = new URL(place.endsWith('/') ? place : `${place}/`, document);
  if (base.origin === address.origin) return base;
  throw new ServiceError({
    reason: 'server',
    message: `The discovery document of ${document.host} refers to ${base.origin}; the token is not sent there`,
    help: 'not-the-service-itself',
    hint: `If that is correct, set \`registry-address\` to ${base.origin}.`,
  });
}

/** Undefined if there is no readable document. The request needs no token. */
async function readDiscoveryDocument(
  url: URL,
  { transport, signal }: Pick<RegistryOptions, 'transport' | 'signal'>,
): Promise<unknown> {
  try {
    const { status, body } = await transport.send({
      service: 'the registry',
      method: 'GET',
      url,
      headers: { accept: 'application/json' },
      repeatable: true,
      isBusy: (answer) => answer.status === 500,
      maxBytes: 1024 * 1024,
      signal,
    });
    return status === 200 ? parseJson(body) : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || (error instanceof ActionError && error.reason === 'server')) return undefined;
    throw error;
  }
}

/** The second organization is the namespace; for private modules they are the same. */
export function modulePath({ organization, name, provider }: Module): string {
  const [org, module, system] = [organization, name, provider].map(encodeURIComponent);
  return `organizations/${org}/registry-modules/private/${org}/${module}/${system}`;
}

/** A URL of the API's second version, below the path of the address. */
export function apiUrl(address: URL, path: string): URL {
  return new URL(`${address.pathname.replace(/(?<!\/)\/+$/, '')}/api/v2/${path}`, address);
}
