import { orUndefined } from '../errors.ts';
import { hasNoShutdownDelay, type Allocation } from '../clients/nomad/allocations.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { NamespaceTarget } from '../clients/nomad/target.ts';

/** The evaluation that a write created. */
interface CreatedEvaluation extends NamespaceTarget {
  /** Empty where it is unknown. */
  readonly evalId: string;
}

/**
 * A warning if the server ignored the requested priority; empty also where the evaluation cannot be read, which does not fail the run.
 */
export async function ignoredPriority(
  nomad: Pick<Nomad, 'readEvaluation'>,
  { evalId, ...target }: CreatedEvaluation,
  wanted: number | undefined,
): Promise<readonly string[]> {
  if (wanted === undefined || evalId === '') return [];
  const { Priority = wanted } = (await orUndefined(nomad.readEvaluation({ id: evalId, ...target }))) ?? {};
  if (Priority === wanted) return [];
  return [
    `This Nomad server ignores \`eval-priority\` (it needs version 1.2.4): the priority of the evaluation is ${Priority}, not ${wanted}.`,
  ];
}

/** A warning if the server ignores `no-shutdown-delay`; empty where no allocation runs. */
export function ignoredNoShutdownDelay(allocations: readonly Allocation[]): string[] {
  if (allocations.length === 0 || allocations.some(hasNoShutdownDelay)) return [];
  return [
    'This Nomad server ignores `no-shutdown-delay` (it needs version 1.2.4): tasks stop after the shutdown delays of groups and tasks.',
  ];
}
