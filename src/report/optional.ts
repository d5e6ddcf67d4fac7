import { ActionError, orElse, type Help } from '../errors.ts';
import { plainLines } from '../text/log-text.ts';
import { formatFailure } from './documentation.ts';
import type { Runner } from '../clients/github/runner.ts';

interface OptionalWork {
  /** The missing part of the report, as a sentence without its full stop. */
  readonly title: string;
  /** The part that is not affected, as a sentence. */
  readonly note: string;
  /** The permission to add. Other errors have better hints themselves. */
  readonly hint: string;
  readonly help: Help;
}

/** Sends optional requests to GitHub: an error becomes a warning. */
export async function warnOnFailure(
  runner: Pick<Runner, 'warning'>,
  { title, note, hint, help }: OptionalWork,
  work: () => Promise<void>,
): Promise<void> {
  await orElse(work(), ({ reason, message, hint: errorHint }) => {
    const isDenied = reason === 'unauthorized' || reason === 'not-found';
    const failure = new ActionError({
      reason,
      message: `${title}: ${message}`,
      help,
      hint: `${note} ${isDenied ? hint : (errorHint ?? hint)}`,
    });
    runner.warning(plainLines(formatFailure(failure)));
  });
}
