import * as kinds from './kinds.ts';
import type * as shared from './shared.ts';
import type { InputTable, RawInputs } from './input.ts';
import type { InputErrors } from './input-errors.ts';

/** The inputs of all modes that may promote the canaries of their own write. */
export const promotionInputs = {
  promote: {
    kind: kinds.optionalChoice(['off', 'auto']),
    text: '`auto` promotes the canaries of this run once all of them are healthy; `off` ends the run before the promotion and reports it. Default: `auto` for mode `revert`, else `off`.',
  },
  'promote-after': {
    kind: kinds.age,
    default: '0',
    text: 'With `promote: auto`, how long every canary must be healthy without interruption before the promotion, such as `10m`. Counts against `timeout`.',
  },
} as const satisfies InputTable;

/** Whether and when canaries are promoted. */
export interface Promotion {
  /** Milliseconds without interruption that every canary must be healthy; undefined: they are not promoted. */
  readonly after: number | undefined;
}

/** Share of the timeout that a run needs for everything but the wait for healthy canaries. */
const share = 0.9;

/**
 * Errors are collected: a duration that cannot fit into the timeout, or that has no effect.
 *
 * @param usual the mode's default of `promote`
 */
export function readPromotion(
  raw: RawInputs<typeof promotionInputs & { timeout: typeof shared.timeout; wait: typeof shared.wait }>,
  usual: 'off' | 'auto',
  errors: InputErrors,
): Promotion {
  const { timeout, wait } = raw;
  const isAutomatic = (raw.promote ?? usual) === 'auto';
  const after = raw['promote-after'];
  if (after === 0) return { after: isAutomatic ? 0 : undefined };
  if (!isAutomatic)
    errors.add('promote-after', 'has no effect with `promote: off`', 'Set `promote: auto`, or remove `promote-after`.');
  else if (!wait)
    errors.add('promote-after', 'has no effect with `wait: false`', 'Set `wait: true`, or remove `promote-after`.');
  else if (after > timeout * share)
    errors.add(
      'promote-after',
      `leaves less than a tenth of the \`timeout\` of ${timeout / 1000} s for the rollout`,
      'Set a longer `timeout`, or a shorter `promote-after`.',
    );
  return { after: isAutomatic ? after : undefined };
}
