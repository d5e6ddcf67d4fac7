/** Whether properties are tried in full, as by `npm run test:long`. */
export const isThorough = process.env['OUTRIDER_TEST_THOROUGH'] === 'yes';

/** How often a property is tried: a tenth as often where every change waits for it. */
export function runsOf(full: number): number {
  return isThorough ? full : Math.ceil(full / 10);
}
