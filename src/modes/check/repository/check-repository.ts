import { modesThat } from '../needs.ts';
import { checkCheckout } from './checkout.ts';
import { checkEvent } from './event.ts';
import { checkSigningKey } from './signing-key.ts';
import type { RunContext } from '../../../operations/run-context.ts';
import type { CheckInputs } from '../inputs.ts';
import type { Check } from '../outcome.ts';

/** What the run itself brings: the signing key, the checkout, and the event. */
export async function checkRepository(inputs: CheckInputs, context: RunContext): Promise<readonly Check[]> {
  const isVersionGiven = inputs.modules?.isVersionGiven ?? false;
  return [
    ...checkSigningKey({
      key: inputs.signingKey,
      modes: modesThat(inputs.modes, ({ signs }) => signs ?? false),
    }),
    ...(await checkCheckout(inputs.modes, context)),
    ...inputs.modes.flatMap((mode) => checkEvent(mode, context.event, isVersionGiven)),
  ];
}
