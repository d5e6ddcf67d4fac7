import { describe, expect, test } from 'vitest';
import { createTimeoutError } from '../../../src/clients/http/network-errors.ts';
import type { ServiceName } from '../../../src/clients/http/types.ts';

describe('hints for hosted runners', () => {
  const sent = { method: 'GET', proxy: undefined, isHosted: true };
  const readHint = (address: string, service: ServiceName = 'Nomad'): string =>
    createTimeoutError({ ...sent, service, url: new URL(address) }, 1000).hint ?? '';

  test('a hosted runner gets a hint about an address it cannot reach', () => {
    expect(readHint('https://nomad.internal:4646')).toMatch(
      /^Check `address`\. If it is correct: GitHub-hosted runners are outside your network\..*self-hosted runner.*mutual TLS/,
    );
  });

  test('a hosted runner gets no hint about client certificates for a registry', () => {
    expect(readHint('https://tfe.internal', 'the registry')).toMatch(/self-hosted runner.*use a public address\.$/);
  });

  test('a hosted runner gets no hint about private networks for GitHub', () => {
    expect(readHint('https://api.github.com', 'GitHub')).toBe('Check that the runner can reach it.');
  });
});
