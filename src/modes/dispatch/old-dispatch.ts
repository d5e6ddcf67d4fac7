import { ActionError } from '../../errors.ts';
import type { NamedDispatch } from './dispatch-token.ts';
import type { DispatchedJob } from './report.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** Known before the first write, by the job that is dispatched. */
export const withoutTokens =
  'Nomad is too old for `idempotency-token`, which came with version 1.1.3: a dispatch whose answer is lost is not sent again, and a run that is tried again dispatches again.';

/**
 * What else a server was too old for, by what it made of a dispatch: it takes no notice of what it does not know. Looked at once a run; where the job cannot
 * be read, nothing is said.
 */
export async function oldServerNotes(
  named: readonly NamedDispatch[],
  dispatches: readonly DispatchedJob[],
  nomad: Pick<Nomad, 'readJob'>,
): Promise<readonly string[]> {
  const index = dispatches.findIndex(({ result }) => result === 'done');
  const [asked, launched] = [named[index], dispatches[index]];
  if (asked === undefined || launched === undefined) return [];
  try {
    const child = await nomad.readJob({ id: launched.child });
    const ignored = [
      ...(asked.idPrefixTemplate !== undefined && /\/dispatch-\d+-[0-9a-f]{8}$/.test(child.ID)
        ? ['`id-prefix-template`, which came with version 1.4.2']
        : []),
      ...(asked.priority !== undefined && child['Priority'] !== asked.priority
        ? ['`priority`, which came with version 1.10.1']
        : []),
    ];
    return ignored.map((what) => `Nomad is too old for ${what}.`);
  } catch (error) {
    if (error instanceof ActionError) return [];
    throw error;
  }
}
