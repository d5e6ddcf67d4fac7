import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { text } from '../jobfiles/expressions.ts';
import { expectSamePath } from '../jobfiles/path-expressions.ts';
import { connectPeer } from './client/peer.ts';

/** Skipped without a server: set OUTRIDER_TEST_NOMAD_ADDR (and …_TOKEN where ACLs are on). */
const address = process.env['OUTRIDER_TEST_NOMAD_ADDR'] ?? '';
const token = process.env['OUTRIDER_TEST_NOMAD_TOKEN'];
const where = address === '' ? ' (skipped: OUTRIDER_TEST_NOMAD_ADDR is not set)' : '';

describe.skipIf(address === '')(`random expressions${where}`, () => {
  test('a path of a random expression is the one that Nomad evaluates', { timeout: 120_000 }, async () => {
    const { nomad } = await connectPeer({ address, token, isSandbox: false });
    let known = 0;
    await fc.assert(
      fc.asyncProperty(text, async (expression) => {
        if (expression.length < 1000 && (await expectSamePath(expression, nomad))) known++;
      }),
      { numRuns: 400 },
    );
    expect(known).toBeGreaterThan(100);
  });
});
