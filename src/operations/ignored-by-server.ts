import { orUndefined } from '../errors.ts';
import { hasNoShutdownDelay, type Allocation } from '../clients/nomad/allocations.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { NamespaceTarget } from '../clients/nomad/target.ts';

/** An evaluation that a write made. */
interface Made extends NamespaceTarget {
  /** Empty where none is known. */
  readonly evalId: string;
}

/**
 * That the priority asked for was ignored, as the evaluation of the write shows; nothing where it was not, or where the evaluation cannot be read:
 * what was asked for is done.
 */
export async function ignoredPriority(
  nomad: Pick<Nomad, 'readEvaluation'>,
  { evalId, ...target }: Made,
  wanted: number | undefined,
): Promise<readonly string[]> {
  if (wanted === undefined || evalId === '') return [];
  const { Priority = wanted } = (await orUndefined(nomad.readEvaluation({ id: evalId, ...target }))) ?? {};
  if (Priority === wanted) return [];
  return [
    `Nomad is too old for \`eval-priority\`, which came with version 1.2.4: the priority of the evaluation is ${Priority}, not ${wanted}.`,
  ];
}

/** That tasks are stopped with their delay all the same; nothing where that is not so, or nothing runs. */
export function ignoredNoShutdownDelay(allocations: readonly Allocation[]): string[] {
  if (allocations.length === 0 || allocations.some(hasNoShutdownDelay)) return [];
  return [
    'Nomad is too old for `no-shutdown-delay`, which came with version 1.2.4: tasks are stopped after the shutdown delays of groups and tasks.',
  ];
}
