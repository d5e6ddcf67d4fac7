/** Whether properties are tried with their full number of runs, as in `npm run test:long`. */
export const isThorough = process.env['OUTRIDER_TEST_THOROUGH'] === 'yes';

/** The number of runs of a property: a twentieth of the full number in `npm test`. */
export function countRuns(full: number): number {
  return isThorough ? full : Math.ceil(full / 20);
}
