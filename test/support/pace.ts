import { realPace, type Pace } from '../../src/clients/http/pace.ts';

/** Pauses as long as they are, none of them spread. */
export const evenPace: Pace = { ...realPace, random: () => 0 };

/** The same, fifty times as fast. */
export const quickPace: Pace = {
  pause: async (milliseconds, signal) => realPace.pause(milliseconds / 50, signal),
  random: () => 0,
};
