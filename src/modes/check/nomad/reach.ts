import { ActionError, ServiceError } from '../../../errors.ts';
import { failed, passed, type Check, type CheckSubject } from '../outcome.ts';
import { unusedJobId } from './requests.ts';
import type { ConnectionInputs } from '../../../inputs/connection.ts';
import type { Nomad } from '../../../clients/nomad/client.ts';

/**
 * The regions of the cluster, without a token: only Nomad itself answers this. In the generic dialect, any answer about a job counts.
 *
 * @throws ServiceError if nothing answers, or something else than Nomad
 */
export async function checkReach(
  nomad: Pick<Nomad, 'listRegions' | 'readJob'>,
  { dialect }: ConnectionInputs,
): Promise<readonly string[]> {
  if (dialect === 'nomad') return nomad.listRegions({});
  try {
    await nomad.readJob({ id: unusedJobId() });
  } catch (error) {
    const hasAnswered =
      error instanceof ServiceError && (error.reason === 'not-found' || error.reason === 'unauthorized');
    if (!hasAnswered) throw error;
  }
  return [];
}

/** Whether the cluster has the region of the input; no check without one. */
export function checkRegion(
  subject: CheckSubject,
  { region, dialect }: ConnectionInputs,
  regions: readonly string[],
): readonly Check[] {
  if (region === undefined || dialect === 'generic') return [];
  if (regions.includes(region)) return [passed(subject, `\`${region}\` exists`)];
  const known = regions.map((name) => `\`${name}\``).join(', ');
  const error = new ActionError({
    reason: 'input',
    message: `The cluster has no region \`${region}\``,
    help: 'unknown-namespace-or-region',
    hint: `Set \`region\` to one of ${known}, or remove it.`,
  });
  return [failed(subject, error)];
}
