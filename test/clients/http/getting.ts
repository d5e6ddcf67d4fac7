import { evenPace } from '../../support/pace.ts';
import { expect, onTestFinished } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import type { Proxies, ServiceName, TlsSettings } from '../../../src/clients/http/types.ts';
import { createTransport } from '../../../src/clients/http/transport.ts';

export function disposeAfterTest<T extends AsyncDisposable>(made: T): T {
  onTestFinished(() => made[Symbol.asyncDispose]());
  return made;
}

interface Sending {
  readonly url: string;
  readonly tls?: Omit<TlsSettings, 'origin'>;
  readonly tlsOrigin?: string;
  readonly proxies?: Proxies;
  readonly service?: ServiceName;
}

/** Returns the body of the response, or the failure. */
export async function get({
  url,
  tls,
  tlsOrigin = url,
  proxies,
  service = 'Nomad',
}: Sending): Promise<string | ActionError> {
  const settings = tls === undefined ? undefined : { origin: tlsOrigin, ...tls };
  const transport = createTransport({ tls: settings, proxies, pace: evenPace });
  onTestFinished(() => transport.close());
  const headers = { 'x-nomad-token': 'hush' };
  const exchange = { service, method: 'GET', url: `${url}/v1/jobs`, headers, repeatable: true };
  const result = await transport.send(exchange).then(
    ({ body }) => body,
    (error: unknown) => error,
  );
  expect(typeof result === 'string' || result instanceof ActionError).toBe(true);
  expect(result instanceof ActionError ? String(result.cause) + result.message : '').not.toContain('hush');
  return result as string | ActionError;
}
