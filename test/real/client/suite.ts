import { afterAll, describe } from 'vitest';
import { access } from './access.ts';
import { testListing } from './listing.ts';
import type { Peer } from './peer.ts';
import { plans } from './plans.ts';
import { testRegistering } from './registering.ts';
import { rollouts } from './rollouts.ts';
import { testRunning } from './running.ts';
import { testScaling } from './scaling.ts';
import { testStarting } from './starting.ts';
import { unknown } from './unknown.ts';
import { versions } from './versions.ts';

const suitesForAll = [
  ['registering', testRegistering],
  ['versions', versions],
  ['scaling', testScaling],
  ['starting instances', testStarting],
  ['plans, parser, validation', plans],
  ['lists and watches', testListing],
  ['unknown IDs', unknown],
  ['access', access],
] as const;
const suitesWithDriver = [
  ['running service', testRunning],
  ['rollouts', rollouts],
] as const;

/** Every endpoint of the client against one Nomad; all jobs are purged at the end. */
export function clientSuite(peer: Peer): void {
  afterAll(() => peer.close(), 60_000);
  describe.each(suitesForAll)('%s', (_, tests) => {
    tests(peer);
  });
  describe.skipIf(peer.driver === undefined).each(suitesWithDriver)(`%s${peer.withoutDriver}`, (_, tests) => {
    tests(peer);
  });
}
