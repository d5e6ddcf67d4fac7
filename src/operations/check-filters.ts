import { ActionError } from '../errors.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { NamespaceTarget } from '../clients/nomad/target.ts';

/**
 * Checks that the server applies filters: those before 1.3 ignore them, and so return jobs for a filter that matches none.
 *
 * @throws ActionError `server` for a server that ignores filters
 */
export async function checkFilters(
  nomad: Pick<Nomad, 'listJobs'>,
  prefix: string | undefined,
  target: NamespaceTarget = {},
): Promise<void> {
  const { jobs } = await nomad.listJobs({ ...target, prefix, filter: 'ID == ""', perPage: 1 });
  if (jobs.length === 0) return;
  throw new ActionError({
    reason: 'server',
    message: 'This Nomad server ignores `filter` (it needs version 1.3.0) and lists every job',
    help: 'server-too-old',
    hint: 'Upgrade Nomad, or narrow the list with `prefix`.',
  });
}
