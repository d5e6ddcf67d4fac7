import { quickPace } from '../../support/pace.ts';
import { expect, onTestFinished } from 'vitest';
import { ActionError, ActionErrors } from '../../../src/errors.ts';
import { createTransport } from '../../../src/clients/http/transport.ts';
import { createNomad, type Nomad } from '../../../src/clients/nomad/client.ts';
import type { NomadOptions } from '../../../src/clients/nomad/wire.ts';
import { startServer, type Step, type TestServer } from '../../support/server.ts';

export async function start(
  steps: Step | readonly Step[],
  options: Partial<NomadOptions> = {},
): Promise<{ server: TestServer; nomad: Nomad }> {
  const server = await startServer(steps);
  const transport = createTransport({ pace: quickPace });
  onTestFinished(async () => {
    await transport.close();
    await server[Symbol.asyncDispose]();
  });
  return {
    server,
    nomad: createNomad({ transport, address: server.url, dialect: 'nomad', token: 'hush', ...options }),
  };
}

/** Returns what was thrown, after checking that it does not show the token. */
export async function thrown(promise: Promise<unknown>): Promise<ActionError | ActionErrors> {
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
