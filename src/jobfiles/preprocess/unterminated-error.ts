import { ActionError, type Location, type Reason } from '../../errors.ts';
import type { Hcl } from '../hcl/tokens.ts';

const unterminatedHints = {
  string: 'Close it with `"` on the same line; write text of several lines as a heredoc (`<<EOT`).',
  heredoc: 'End it with a line that contains only its marker.',
};

/** For a string or a heredoc that is not closed. */
export function unterminatedError(
  { what, at }: NonNullable<Hcl['broken']>,
  reason: Reason,
  place: (offset: number) => Location,
): ActionError {
  return new ActionError({
    reason,
    message: `The ${what} that starts here is not closed.`,
    location: place(at),
    hint: unterminatedHints[what],
  });
}
