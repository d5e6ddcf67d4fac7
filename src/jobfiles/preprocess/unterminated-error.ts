import { Failure, type Place, type Reason } from '../../errors.ts';
import type { Hcl } from '../hcl/tokens.ts';

const hints = {
  string: 'Close it on its line with `"`; a text of several lines is written as a heredoc, `<<EOT`.',
  heredoc: 'End it with a line that holds nothing but its marker.',
};

/** What to say of a string or a heredoc that does not end as it has to. */
export function unended(
  { what, at }: NonNullable<Hcl['broken']>,
  reason: Reason,
  place: (offset: number) => Place,
): Failure {
  return new Failure({
    reason,
    what: `The ${what} that begins here does not end.`,
    where: place(at),
    hint: hints[what],
  });
}
