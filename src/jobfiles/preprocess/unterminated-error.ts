import { ActionError, type Location, type Reason } from '../../errors.ts';
import type { Hcl } from '../hcl/tokens.ts';

const unterminatedHints = {
  string: 'Close it on its line with `"`; a text of several lines is written as a heredoc, `<<EOT`.',
  heredoc: 'End it with a line that holds nothing but its marker.',
};

/** What to say of a string or a heredoc that does not end as it has to. */
export function unterminatedError(
  { what, at }: NonNullable<Hcl['broken']>,
  reason: Reason,
  place: (offset: number) => Location,
): ActionError {
  return new ActionError({
    reason,
    message: `The ${what} that begins here does not end.`,
    location: place(at),
    hint: unterminatedHints[what],
  });
}
