import { failed, passed, warned, type Check, type CheckSubject } from '../outcome.ts';
import type { Given } from '../inputs.ts';
import type { CheckedMode } from '../needs.ts';

/** Whether the key of the record is present and long enough; the key itself is never shown. */
export function checkSigningKey(key: Given<string | undefined>, modes: readonly CheckedMode[]): readonly Check[] {
  if (modes.length === 0) return [];
  const subject: CheckSubject = { id: 'signing-key', subject: 'Signing key', modes };
  if ('errors' in key) return key.errors.map((error) => failed(subject, error));
  if (key.value !== undefined) return [passed(subject, 'Present and long enough; use the same one for all modes')];
  const found = 'None is set: a plan counts only if GitHub confirms that nobody edited its comment';
  return [
    warned(
      subject,
      found,
      'Store the output of `openssl rand -base64 32` as a secret, and set it as `signing-key` in all modes.',
    ),
  ];
}
