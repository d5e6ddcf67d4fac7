import { createRegistry } from '../../../src/clients/registry/client.ts';
import { ServiceError } from '../../../src/errors.ts';
import { permitWrites, type PermittedRegistry } from '../../support/permitted.ts';
import { catchFailure, serve, transport } from '../http/sending.ts';
import type { TransportOptions } from '../../../src/clients/http/types.ts';
import type { Step } from '../../support/server.ts';

export const token = 'gEh3im.atlasv1.Xq9-n0b0dy-may-see-this';
export const vpc = { organization: 'acme', name: 'vpc', provider: 'aws' };
export const version = { module: vpc, version: '1.0.0' };

/** Paths of a module's record and of its list of versions. */
export const record = '/api/v2/organizations/acme/registry-modules/private/acme/vpc/aws';
export const listing = '/api/registry/v1/modules/acme/vpc/aws/versions';

interface Options extends TransportOptions {
  readonly token?: string;
  readonly signal?: AbortSignal;
}

/** A client over the real transport for the server at this address. */
export function createRegistryAt(url: string, { token: other, signal, ...options }: Options = {}): PermittedRegistry {
  const client = createRegistry({
    transport: transport(options),
    address: new URL(url),
    token: other ?? token,
    signal,
  });
  return permitWrites(client);
}

/** Starts a server without a discovery document that takes these steps, and its client. */
export async function startTalking(steps: Step | readonly Step[], options: Options = {}) {
  const server = await serve(steps);
  return { server, registry: createRegistryAt(server.url, options) };
}

/** Returns the error of the client after this response of the registry to a change. */
export async function refusal(step: Step): Promise<ServiceError> {
  const { registry } = await startTalking(step);
  const failure = await catchFailure(registry.revertModuleVersionDeprecation(version));
  if (!(failure instanceof ServiceError)) throw failure;
  return failure;
}
