import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { classifyRefusal, isBusy, readServerMessage } from '../../../src/clients/nomad/wire/nomad-refusal.ts';
import { refusals } from '../../support/scenarios.ts';
import { predictKind, expectKind, type RefusalKind } from './expected-kind.ts';

function classifyKind(status: number, body: string): RefusalKind {
  const { reason, title } = classifyRefusal(status, body);
  return expectKind(title('nomad.example:4646'), reason);
}

test.for(refusals())('recorded: $name of $scenario is classified', ({ status, body }) => {
  const { text } = classifyRefusal(status, body);
  expect(classifyKind(status, body)).toBe(predictKind(status, body));
  expect(text).not.toMatch(/^1 error/);
  expect(isBusy({ status, body })).toBe(false);
});

test.for([
  [500, 'No cluster leader', 'server'],
  [500, 'rpc error: rpc error: Not ready to serve consistent reads', 'server'],
  [500, 'no servers', 'server'],
  [500, 'rpc error: failed to get conn: dial tcp 10.0.0.1:4647: connect: connection refused', 'server'],
] as const)('status %i with "%s" is temporary', ([status, body, kind]) => {
  expect(classifyKind(status, body)).toBe(kind);
  expect(isBusy({ status, body })).toBe(true);
});

test.for([
  [500, 'rpc error: rpc error: Permission denied', 'unauthorized'],
  // Nomad 2.0.5 at the endpoint of the parser.
  [500, 'ACL token expired', 'unauthorized'],
  [403, 'ACL token not found', 'unauthorized'],
  [500, 'acl token lookup failed: index error: UUID must be 36 characters', 'unauthorized'],
  [500, 'ACL token not found or invalid workload identity: x', 'unauthorized'],
  [401, '<html><title>Sign in</title>', 'unauthorized'],
  [403, 'Job registration, dispatch, and scale are disabled by the scheduler configuration', 'blocked'],
  [500, 'rpc error: Enforcing job modify index 5: job does not exist', 'conflict'],
  [500, 'cannot update job from type "service" to "batch"', 'invalid'],
  [500, 'rpc error: tag "v1" already exists on a different version of job "web"', 'invalid'],
  [500, String.raw`tag "a\"b" already exists on a different version of job "web"`, 'invalid'],
  [500, 'tag "v1" not found on job "web"', 'not-found'],
  [500, 'no canaries to promote', 'invalid'],
  [500, 'cannot update periodic job to being non-periodic', 'invalid'],
  [500, 'total count was greater than configured job_max_count: 9 > 5', 'invalid'],
  [500, 'mismatched request namespace in request: "a", "b"', 'invalid'],
  [500, '2 error(s) occurred:\n\n* Missing job datacenters\n* job volume "v" not found', 'invalid'],
  [404, '', 'server'],
  [404, '404 page not found\n', 'server'],
  [404, '<!DOCTYPE html><html><head><title>Not found</title>', 'server'],
  [404, '{"errors":["Not Found"]}', 'server'],
  [405, '', 'server'],
  [400, '', 'server'],
  [413, 'request entity too large', 'too-large'],
  [429, 'Your IP is issuing too many concurrent connections', 'server'],
  [502, '<html><head><title>502 Bad Gateway</title></head>', 'unreachable'],
  [503, '', 'unreachable'],
  [500, 'panic', 'server'],
] as const)('status %i with %j is classified as %s', ([status, body, kind]) => {
  expect(classifyKind(status, body)).toBe(kind);
  expect(isBusy({ status, body })).toBe(false);
});

test('a rate limit may be that of a proxy', () => {
  const { reason, title } = classifyRefusal(429, 'slow down');
  const text = 'Nomad at nomad.example, or a proxy in front of it, limits requests';
  expect([reason, title('nomad.example')]).toEqual(['server', text]);
});

test('an unknown region, namespace or node pool is distinguished from an invalid job', () => {
  expect(classifyRefusal(500, '1 error occurred:\n\t* job "x" is in nonexistent node pool "gpu"\n\n').subject).toBe(
    'node-pool',
  );
  expect(classifyRefusal(500, 'No path to region').subject).toBe('region');
  expect(classifyRefusal(500, '1 error occurred:\n\t* job "pe" is in nonexistent namespace "nope"\n\n').subject).toBe(
    'namespace',
  );
  expect(classifyRefusal(500, 'job "x" is in nonexistent namespace "nope"').subject).toBe('namespace');
  const two = '2 errors occurred:\n\t* Missing job task groups\n\t* job "pe" is in nonexistent namespace "nope"\n\n';
  expect(classifyRefusal(500, two)).toMatchObject({ reason: undefined, subject: undefined });
  expect(classifyKind(500, two)).toBe('invalid');
});

test("serverMessage keeps the server's text without its transport prefixes", () => {
  expect(readServerMessage('rpc error: rpc error: job not found\n')).toBe('job not found');
  expect(readServerMessage('1 error occurred:\n\t* 1 error occurred:\n\t* Invalid cron spec "x": y\n\n\n\n')).toBe(
    'Invalid cron spec "x": y',
  );
  // Nomad 2.0.5, for a task with too little memory.
  const nested =
    '1 error occurred:\n\t* Task group app validation failed: 1 error occurred:\n\t* Task server validation failed: 1 error occurred:\n\t* 1 error occurred:\n\t* minimum MemoryMB value is 10; got 1\n\n\n\n\n\n\n\n\n';
  expect(readServerMessage(nested)).toBe('group app: task server: minimum MemoryMB value is 10; got 1');
  expect(readServerMessage('11 errors occurred:\n\t* a\n\n\t* b\n\n')).toBe('11 errors occurred:\n\t* a\n\t* b');
  expect(readServerMessage('2 errors occurred:\n\t* a\n\n\t* b\n\n')).toBe('2 errors occurred:\n\t* a\n\t* b');
  expect(readServerMessage('<html><head><title>\n 502  Bad\nGateway </title>')).toBe(
    'an HTML page titled "502 Bad Gateway"',
  );
  expect(readServerMessage('<!doctype html><p>')).toBe('an HTML page without a title');
  expect(readServerMessage(' \n')).toBe('an empty response');
});

test('serverMessage is short, well-formed and never empty for any body', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary', minLength: 1990, maxLength: 5000 })),
      (body) => {
        const text = readServerMessage(body);
        expect(text.length).toBeLessThanOrEqual(2002);
        expect(text.length).toBeGreaterThan(0);
        expect(text.isWellFormed()).toBe(true);
        expect(text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f]/);
      },
    ),
  );
});

test('classifyRefusal returns one of the known kinds for any body', () => {
  const kinds = ['not-found', 'unauthorized', 'invalid', 'conflict', 'blocked', 'too-large', 'unreachable', 'server'];
  fc.assert(
    fc.property(fc.integer({ min: 400, max: 599 }), fc.string(), (status, body) => {
      expect(kinds).toContain(classifyKind(status, body));
    }),
  );
});

test('classifyRefusal removes error frames nested deeper than the stack', () => {
  expect(classifyRefusal(500, `${'1 error occurred:\n\t* '.repeat(100_000)}why`).text).toBe('why');
});

test('classifyRefusal recognizes both ends of a long error', () => {
  const long = 'x'.repeat(1_000_000);
  expect(classifyKind(500, `rpc error: 2 errors occurred:\n${long}`)).toBe('invalid');
  expect(classifyKind(500, `${long} job not found`)).toBe('not-found');
  expect(classifyKind(500, `${long} Permission denied`)).toBe('unauthorized');
});
