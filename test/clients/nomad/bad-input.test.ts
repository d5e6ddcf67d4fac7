import { expect, test } from 'vitest';
import { ActionError, ActionErrors, ServiceError } from '../../../src/errors.ts';
import type { Step } from '../../support/server.ts';
import { expectKind } from './expected-kind.ts';
import { allMethods, type Method } from './every-method.ts';
import { start, catchError } from './talking.ts';

test('every method of the Nomad client is covered by the table of methods', async () => {
  const names = allMethods.map(({ name }) => name.replace(/,.*/, ''));
  const { watch, pages, ...methods } = (await start([])).nomad;
  expect(new Set(names)).toEqual(new Set(Object.keys(methods)));
  expect(Object.keys(methods)).toEqual(expect.arrayContaining([...Object.keys(watch), ...Object.keys(pages)]));
});

/** Returns the failure of a method after checking its kind and that its message names the request. */
async function catchFailure({ name, call, request }: Method, step: Step, deadline?: number): Promise<ServiceError> {
  const { nomad } = await start(step, deadline === undefined ? {} : { timeoutMilliseconds: deadline });
  const failure = await catchError(call(nomad));
  const actionError = failure instanceof ActionErrors ? failure.list[0] : failure;
  // An error in a job file names its position, or only its reason, instead.
  const sent =
    failure instanceof ActionErrors || failure.reason === 'parse'
      ? ''
      : `(?:Nomad|The token)[^]*[ (]${RegExp.escape(request)}\\)$`;
  expect({ name, message: actionError?.message, isOne: actionError instanceof ServiceError }).toEqual({
    name,
    message: expect.stringMatching(sent) as string,
    isOne: true,
  });
  return actionError as ServiceError;
}

/** A loaded machine may reach the deadline first. */
function isLost({ reason, isTransient }: ServiceError): boolean {
  return isTransient && (reason === 'unreachable' || reason === 'timed-out');
}

const lose: Step = (_seen, response) => void response.destroy();
const echo: Step = ({ body, headers }, response) =>
  void response.writeHead(500).end(`${body} ${String(headers['x-nomad-token'])}`);
const silent: Step = () => undefined;
const haltInBody: Step = (_seen, response) => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.write('{"ID":');
};
const breakInBody: Step = (_seen, response) => {
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
  response.write('{"ID":', () => response.destroy());
};

test.for(allMethods)('$name accepts its expected response', async ({ call, answer, request }) => {
  const { server, nomad } = await start({
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
  });
  await call(nomad);
  const [{ method, url } = { method: '', url: '' }] = server.requests;
  expect(`${method} ${url.replace(/\?.*/, '')}`).toBe(request);
  expect(url.includes('namespace=apps')).toBe(!/\/(acl|agent)\/|\/regions$/.test(request));
});

test.for([
  ['unknown job', 404, 'job not found', 'not-found'],
  ['unknown job in the answer to a write', 500, 'rpc error: job "web" not found', 'not-found'],
  ['wrong namespace', 500, '1 error occurred:\n\t* job "web" is in nonexistent namespace "apps"\n\n', 'invalid'],
  ['missing permission', 403, 'Permission denied', 'unauthorized'],
  ['rejected body', 400, 'json: cannot unmarshal string into Go struct field X.Y of type bool', 'invalid'],
  ['rejected job', 500, '2 errors occurred:\n\t* Missing job task groups\n\t* Missing job ID\n\n', 'invalid'],
  ['an answer that is not from Nomad', 200, '<html><title>Log in</title>', 'server'],
  ['JSON of another type', 200, '7', 'server'],
  ['an internal error', 500, 'panic', 'server'],
] as const)('every method of the Nomad client classifies its failure: %s', async ([, status, body, kind]) => {
  // The output of a task may be any text.
  const methods = allMethods.filter(({ name }) => name !== 'readTaskLogs' || body !== '7');
  const failures = await Promise.all(methods.map(async (method) => catchFailure(method, { status, body })));
  // The message of an error in a job file is that of the parser.
  const kinds = failures.map(({ location, message, reason }) => (location ? 'invalid' : expectKind(message, reason)));
  expect(new Set(kinds)).toEqual(new Set([kind]));
});

test('every method of the Nomad client reports a redirect and does not follow it', async () => {
  const step: Step = { status: 307, headers: { location: '/v1/job/other' } };
  for (const { reason, isTransient, message } of await Promise.all(
    allMethods.map(async (method) => catchFailure(method, step)),
  )) {
    expect([reason, isTransient]).toEqual(['server', false]);
    expect(message).toContain('redirects');
  }
});

test('every method of the Nomad client reports a response that breaks off', async () => {
  // Too short for a second try.
  const failures = await Promise.all(allMethods.map(async (method) => catchFailure(method, breakInBody, 120)));
  expect(failures.filter((failure) => !isLost(failure))).toEqual([]);
});

test('every method of the Nomad client reports a server that stalls before or in its response', async () => {
  const failures = await Promise.all(
    [silent, haltInBody].flatMap((step) => allMethods.map(async (method) => catchFailure(method, step, 150))),
  );
  expect(new Set(failures.map(({ reason, isTransient }) => `${reason}, ${isTransient}`))).toEqual(
    new Set(['timed-out, true']),
  );
});

test.for(allMethods)('$name rejects a body of 64 MB', async (method) => {
  const chunk = Buffer.alloc(1024 * 1024, ' ');
  let sent = 0;
  const { reason, isTransient, message } = await catchFailure(method, (_seen, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const more = (): void => {
      if (!response.destroyed && sent < 64) {
        sent += 1;
        response.write(chunk, more);
      }
    };
    more();
  });
  expect([reason, isTransient]).toEqual(['server', false]);
  expect(message).toContain('sent a response that exceeds the limit of');
  expect(sent).toBeLessThan(64);
});

test('the Nomad client repeats a lost request that reads, and never one that writes', async () => {
  const outcomes = await Promise.all(
    allMethods.map(async ({ name, call, answer }) => {
      const body = JSON.stringify(answer);
      const { server, nomad } = await start([lose, { headers: { 'content-type': 'application/json' }, body }]);
      const outcome = await call(nomad).then(
        () => 'answered',
        (failure: ServiceError) => failure.reason,
      );
      return {
        name,
        outcome,
        times: server.requests.length,
        bodies: new Set(server.requests.map((request) => request.body)).size,
      };
    }),
  );
  expect(outcomes).toEqual(
    allMethods.map(({ name, repeated }) =>
      repeated
        ? { name, outcome: 'answered', times: 2, bodies: 1 }
        : { name, outcome: 'unreachable', times: 1, bodies: 1 },
    ),
  );
});

test('secrets that a server echoes are hidden in errors', async () => {
  const { nomad } = await start(echo, { token: 'hush-token' });
  for (const [response, secrets] of [
    [nomad.logIn({ authMethod: 'github', identityToken: 'hush.jwt' }), 2],
    [nomad.revertJob({ id: 'web', version: 0 }), 1],
  ] as const) {
    expect((await catchError(response)).message.split('‹hidden›')).toHaveLength(secrets + 1);
  }
});

test('a cancelled run ends a request with its own reason', async () => {
  const controller = new AbortController();
  const arrival = Promise.withResolvers<void>();
  const { nomad } = await start(() => arrival.resolve(), { signal: controller.signal });
  const reason = new ActionError({ reason: 'timed-out', message: 'The run was given up' });
  const reading = nomad.readJob({ id: 'web' });
  await arrival.promise;
  controller.abort(reason);
  await expect(reading).rejects.toBe(reason);
});
