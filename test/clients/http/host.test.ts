import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isPrivateHost } from '../../../src/clients/http/host.ts';
import { timeoutError } from '../../../src/clients/http/network-errors.ts';

function inside(host: string): boolean {
  return isPrivateHost(new URL(`https://${host}:4646`));
}

const byte = fc.integer({ min: 0, max: 255 });
const label = fc.stringMatching(/^[a-z][a-z0-9]{0,9}$/);

describe('an address means something only inside of a network', () => {
  test.each([
    ['10', fc.tuple(fc.constant(10), byte, byte, byte)],
    ['172.16 to 172.31', fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte)],
    ['192.168', fc.tuple(fc.constant(192), fc.constant(168), byte, byte)],
    ['100.64 to 100.127', fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte)],
  ])('that begins with %s', (_name, parts) => {
    fc.assert(
      fc.property(parts, (numbers) => {
        expect(inside(numbers.join('.'))).toBe(true);
      }),
    );
  });

  test('by its name', () => {
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

  test.each(['[fd00::1]', '[fe80::1]', 'nomad'])('as %s', (host) => {
    expect(inside(host)).toBe(true);
  });

  test.each(['nomad.example.com', '8.8.8.8', '172.32.0.1', '100.128.0.1', '[2001:db8::1]', 'internal.example.com'])(
    'but not as %s',
    (host) => {
      expect(inside(host)).toBe(false);
    },
  );
});

describe('on one of the hosted runners the way out', () => {
  const sent = { service: 'Nomad', method: 'GET', proxied: false, hosted: true };
  const hintOf = (address: string, service = 'Nomad'): string =>
    timeoutError({ ...sent, service, url: new URL(address) }, 1000).hint ?? '';

  test('names an address that it cannot reach at all', () => {
    expect(hintOf('https://nomad.internal:4646')).toMatch(
      /^`nomad\.internal` means something only inside of a network.*self-hosted runner.*mutual TLS/,
    );
  });

  test('is nothing about certificates for a registry, which takes none of ours', () => {
    expect(hintOf('https://tfe.internal', 'registry')).toMatch(/self-hosted runner.*give it a public address\.$/);
  });

  test('is no such thing for GitHub, which is reached from everywhere', () => {
    expect(hintOf('https://api.github.com', 'GitHub')).toBe('Check that this machine may reach it.');
  });
});
