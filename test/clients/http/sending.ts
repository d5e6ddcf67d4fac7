import { quickPace } from '../../support/pace.ts';
import { expect, onTestFinished } from 'vitest';
import { ActionError } from '../../../src/errors.ts';
import type { ServiceRequest, TransportOptions } from '../../../src/clients/http/types.ts';
import { createTransport } from '../../../src/clients/http/transport.ts';
import { startServer, type Step, type TestServer } from '../../support/server.ts';

export async function serve(steps: Step | readonly Step[]): Promise<TestServer> {
  const server = await startServer(steps);
  onTestFinished(() => server[Symbol.asyncDispose]());
  return server;
}

export function transport(options: TransportOptions = {}) {
  const made = createTransport({ pace: quickPace, ...options });
  onTestFinished(() => made.close());
  return made;
}

export function exchange(
  server: { url: string },
  rest: Partial<ServiceRequest & { path: string }> = {},
): ServiceRequest {
  const { path = '/v1/jobs', ...given } = rest;
  return { service: 'Nomad', method: 'GET', url: server.url + path, repeatable: true, ...given };
}

/** Returns the error of the rejected promise, which has to be an `ActionError`. */
export async function catchFailure(promise: Promise<unknown>): Promise<ActionError> {
  const outcome = await promise.then(
    () => 'no failure',
    (error: unknown) => error,
  );
  expect(outcome).toBeInstanceOf(ActionError);
  return outcome as ActionError;
}

export function joinErrorTexts(failure: ActionError): string {
  const { cause } = failure;
  return [
    failure.message,
    failure.hint,
    failure.stack,
    String(cause),
    JSON.stringify(cause),
    Object.entries(cause ?? {}),
  ].join('\n');
}
