import { ActionError } from '../../errors.ts';
import type { NamedDispatch } from './dispatch-token.ts';
import type { DispatchedJob } from './report.ts';
import type { Nomad } from '../../clients/nomad/client.ts';

/** Known before the first write, from the parameterized job. */
export const withoutTokens =
  'This Nomad server ignores `idempotency-token` (it needs version 1.1.3): a dispatch whose answer is lost is not repeated, and a repeated run dispatches again.';

/**
 * Warnings of other inputs that an old server ignored, found by reading the first dispatched job of a run; empty where it cannot be read.
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
        ? ['`id-prefix-template` (it needs version 1.4.2)']
        : []),
      ...(asked.priority !== undefined && child['Priority'] !== asked.priority
        ? ['`priority` (it needs version 1.10.1)']
        : []),
    ];
    return ignored.map((what) => `This Nomad server ignores ${what}.`);
  } catch (error) {
    if (error instanceof ActionError) return [];
    throw error;
  }
}
