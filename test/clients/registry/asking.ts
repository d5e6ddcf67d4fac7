import { createRegistry, type Registry } from '../../../src/clients/registry/client.ts';
import { ServiceError } from '../../../src/errors.ts';
import { failureOf, serve, transport } from '../http/sending.ts';
import type { TransportOptions } from '../../../src/clients/http/types.ts';
import type { Step } from '../../support/server.ts';

export const token = 'gEh3im.atlasv1.Xq9-n0b0dy-may-see-this';
export const vpc = { organization: 'acme', name: 'vpc', provider: 'aws' };
export const version = { module: vpc, version: '1.0.0' };

/** Where the API has a module's record, and where its versions are listed. */
export const record = '/api/v2/organizations/acme/registry-modules/private/acme/vpc/aws';
export const listing = '/api/registry/v1/modules/acme/vpc/aws/versions';

interface Options extends TransportOptions {
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** The client over the real transport, to whatever is at this address. */
export function registryAt(url: string, { token: other, signal, ...options }: Options = {}): Registry {
  return createRegistry({ transport: transport(options), address: new URL(url), token: other ?? token, signal });
}

/** A server that has no discovery document and takes these steps, and the client that asks it. */
export async function talking(steps: Step | readonly Step[], options: Options = {}) {
  const server = await serve(steps);
  return { server, registry: registryAt(server.url, options) };
}

/** How the client of a registry fails that answers one change so. */
export async function refusal(step: Step): Promise<ServiceError> {
  const { registry } = await talking(step);
  const failure = await failureOf(registry.revertModuleVersionDeprecation(version));
  if (!(failure instanceof ServiceError)) throw failure;
  return failure;
}
