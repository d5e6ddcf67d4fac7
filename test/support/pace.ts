import { realPace, type Pace } from '../../src/clients/http/retry.ts';

/** Pauses of their full length, without jitter. */
export const evenPace: Pace = { ...realPace, random: () => 0 };

/** Pauses of a fiftieth of their length, without jitter. */
export const quickPace: Pace = {
  pause: async (milliseconds, signal) => realPace.pause(milliseconds / 50, signal),
  random: () => 0,
};
