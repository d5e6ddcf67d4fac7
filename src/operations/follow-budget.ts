/** The part of the time that what finds no place may wait for one; half a minute of the usual ten. */
const graceShare = 1 / 20;
/** The part of the time that is kept for asking why something is late; of a short time more, for an answer takes as long as it takes. */
const reserveShare = 1 / 50;
const mostReserveShare = 1 / 5;
/** Milliseconds that should be kept. */
const enough = 1000;

/** How long something is followed, in milliseconds. */
export interface Patience {
  /** Until it is given up. */
  readonly deadline: number;
  /** How long what found no place may wait for one. */
  readonly grace: number;
}

/**
 * How long something may be followed; also what has its turn late is looked at.
 *
 * @param left milliseconds that the run still has
 * @param timeout milliseconds that it had
 */
export function patienceFor(left: number, timeout: number): Patience {
  const reserve = Math.max(timeout * reserveShare, Math.min(enough, timeout * mostReserveShare));
  return { deadline: left > 2 * reserve ? left - reserve : left / 2, grace: timeout * graceShare };
}
