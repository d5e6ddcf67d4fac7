import { ActionError } from '../../../errors.ts';
import { failed, passed, warned, type Check, type CheckSubject } from '../outcome.ts';
import type { SigningKeys } from '../../../inputs/review.ts';
import type { Given } from '../inputs.ts';
import type { CheckedMode } from '../needs.ts';

interface CheckedKey {
  readonly key: Given<SigningKeys | undefined>;
  /** The modes that sign or verify the record of a plan. */
  readonly modes: readonly CheckedMode[];
}

const wayOut = 'Store the output of `openssl rand -base64 32` as a secret, and set it as `signing-key` in all modes.';

/** Whether the key of the record is present and long enough; the key itself is never shown. */
export function checkSigningKey({ key, modes }: CheckedKey): readonly Check[] {
  if (modes.length === 0) return [];
  const subject: CheckSubject = { id: 'signing-key', subject: 'Signing key', modes };
  if ('errors' in key) return key.errors.map((error) => failed(subject, error));
  if (key.value !== undefined) return [passed(subject, 'Present and long enough; use the same one for all modes')];
  const verifying = modes.filter((mode) => mode !== 'plan');
  if (verifying.length === 0)
    return [warned(subject, 'None is set: no plan can be registered after its review', wayOut)];
  const message = 'None is set, so that no plan counts as reviewed';
  const error = new ActionError({ reason: 'input', message, help: 'not-reviewed', hint: wayOut });
  return [failed({ ...subject, modes: verifying }, error)];
}
