import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPrivateHost } from '../../../src/clients/http/host.ts';
import { createTimeoutError } from '../../../src/clients/http/network-errors.ts';
import type { ServiceName } from '../../../src/clients/http/types.ts';

function inside(host: string): boolean {
  return isPrivateHost(new URL(`https://${host}:4646`));
}

const byte = fc.integer({ min: 0, max: 255 });
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/);

describe('isPrivateHost', () => {
  test.each([
    ['10', fc.tuple(fc.constant(10), byte, byte, byte)],
    ['172.16 to 172.31', fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte)],
    ['192.168', fc.tuple(fc.constant(192), fc.constant(168), byte, byte)],
    ['100.64 to 100.127', fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte)],
  ])('addresses that begin with %s are private', (_name, parts) => {
    fc.assert(
      fc.property(parts, (numbers) => {
        expect(inside(numbers.join('.'))).toBe(true);
      }),
    );
  });

  test('hosts with a private suffix are private', () => {
    const ending = fc.constantFrom('internal', 'local', 'consul', 'home.arpa', 'INTERNAL');
    fc.assert(
      fc.property(label, (name) => {
        expect(inside(name)).toBe(true);
      }),
    );
    fc.assert(
      fc.property(label, ending, (name, last) => {
        expect(inside(`${name}.${last}`)).toBe(true);
      }),
    );
  });

  test.each(['[fd00::1]', '[fe80::1]', 'nomad'])('the host %s is private', (host) => {
    expect(inside(host)).toBe(true);
  });

  test.each(['nomad.example.com', '8.8.8.8', '172.32.0.1', '100.128.0.1', '[2001:db8::1]', 'internal.example.com'])(
    'the host %s is public',
    (host) => {
      expect(inside(host)).toBe(false);
    },
  );
});

describe('hints for hosted runners', () => {
  const sent = { method: 'GET', proxy: undefined, isHosted: true };
  const readHint = (address: string, service: ServiceName = 'Nomad'): string =>
    createTimeoutError({ ...sent, service, url: new URL(address) }, 1000).hint ?? '';

  test('a hosted runner gets a hint about an address it cannot reach', () => {
    expect(readHint('https://nomad.internal:4646')).toMatch(
      /^`nomad\.internal` is a private address, which GitHub-hosted runners cannot reach\..*self-hosted runner.*mutual TLS/,
    );
  });

  test('a hosted runner gets no hint about client certificates for a registry', () => {
    expect(readHint('https://tfe.internal', 'the registry')).toMatch(/self-hosted runner.*use a public address\.$/);
  });

  test('a hosted runner gets no hint about private networks for GitHub', () => {
    expect(readHint('https://api.github.com', 'GitHub')).toBe('Check that the runner can reach it.');
  });
});
