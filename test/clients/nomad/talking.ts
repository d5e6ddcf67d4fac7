import { quickPace } from '../../support/pace.ts';
import { expect, onTestFinished } from 'vitest';
import { ActionError, ActionErrors } from '../../../src/errors.ts';
import type { TransportOptions } from '../../../src/clients/http/types.ts';
import { createTransport } from '../../../src/clients/http/transport.ts';
import { createNomad, type Nomad } from '../../../src/clients/nomad/client.ts';
import { permitWrites, type PermittedNomad } from '../../support/permitted.ts';
import type { NomadOptions } from '../../../src/clients/nomad/wire/dialect.ts';
import { findExchange } from '../../support/scenarios.ts';
import { startServer, type Step, type TestServer } from '../../support/server.ts';

/** Starts a server that takes these steps, and its client: `nomad` with all writes permitted, `raw` as it is. */
export async function start(
  steps: Step | readonly Step[],
  options: Partial<NomadOptions> = {},
  connecting: TransportOptions = {},
): Promise<{ server: TestServer; nomad: PermittedNomad; raw: Nomad }> {
  const server = await startServer(steps);
  const transport = createTransport({ pace: quickPace, ...connecting });
  onTestFinished(async () => {
    await transport.close();
    await server[Symbol.asyncDispose]();
  });
  const raw = createNomad({ transport, address: server.url, dialect: 'nomad', token: 'hush', ...options });
  return { server, nomad: permitWrites(raw), raw };
}

/** The recorded response of an exchange, as a step of the server. */
export function replay(scenario: string, name: string): Step {
  const { status, headers, body } = findExchange(scenario, name).response;
  return { status, headers, body: typeof body === 'string' ? body : JSON.stringify(body) };
}

/** Returns the thrown error, after checking that it does not show the token. */
export async function catchError(promise: Promise<unknown>): Promise<ActionError | ActionErrors> {
  const error = await promise.then(
    () => 'nothing was thrown',
    (reason: unknown) => reason,
  );
  expect(error instanceof ActionError || error instanceof ActionErrors ? 'a failure' : error).toBe('a failure');
  const failure = error as ActionError | ActionErrors;
  expect([failure.message, failure.stack, JSON.stringify(failure), String(failure.cause)].join('\n')).not.toContain(
    'hush',
  );
  return failure;
}
