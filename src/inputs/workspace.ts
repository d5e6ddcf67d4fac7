import { readdirSync } from 'node:fs';
import { ActionError } from '../errors.ts';

/** The hint for a missing checkout. */
export const checkOut = 'Add `- uses: actions/checkout@v7` to the steps before this one.';

/** The error for an empty workspace; undefined if it contains anything. */
export function missingCheckout(workspace: string): ActionError | undefined {
  if (!isEmpty(workspace)) return undefined;
  const what = 'The workspace is empty: the repository is not checked out.';
  return new ActionError({ reason: 'input', message: what, hint: checkOut, help: 'no-checkout' });
}

function isEmpty(folder: string): boolean {
  try {
    return readdirSync(folder).length === 0;
  } catch {
    return true;
  }
}
