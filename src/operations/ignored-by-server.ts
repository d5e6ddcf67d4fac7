import { orUndefined } from '../errors.ts';
import { hasNoShutdownDelay, type Allocation } from '../clients/nomad/allocations.ts';
import { isBeforeNodePools } from '../clients/nomad/jobs/job.ts';
import type { WrittenJob } from '../review/register-outcome.ts';
import type { Nomad } from '../clients/nomad/client.ts';
import type { Target } from '../clients/nomad/target.ts';
import type { RegisterDependencies } from '../modes/register/review-check.ts';
import type { AskedPlan } from './planning/plan-job.ts';

/** An evaluation that a write made. */
interface Made extends Target {
  /** Empty where none is known. */
  readonly evalId: string;
}

/**
 * That the priority asked for was ignored, as the evaluation of the write shows; nothing where it was not, or where the evaluation cannot be read:
 * what was asked for is done.
 */
export async function ignoredPriority(
  scheduler: Pick<Nomad, 'readEvaluation'>,
  { evalId, ...target }: Made,
  wanted: number | undefined,
): Promise<readonly string[]> {
  if (wanted === undefined || evalId === '') return [];
  const { Priority = wanted } = (await orUndefined(scheduler.readEvaluation({ id: evalId, ...target }))) ?? {};
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

/**
 * Reports what the server ignores of a register, each once in a run: a warning of what was asked for, and a line in the log about `submission`, which
 * is the default.
 */
export function noteIgnored({
  inputs,
  scheduler,
  log,
  warn,
}: Pick<RegisterDependencies, 'inputs' | 'scheduler' | 'log' | 'warn'>): (
  asked: AskedPlan,
  answer: WrittenJob,
) => Promise<void> {
  let asksPriority = inputs.evalPriority !== undefined;
  let asksSubmission = inputs.submission;
  return async ({ job, loaded, spec, namespace, region }, { evalId }) => {
    if (asksPriority && evalId !== '') {
      asksPriority = false;
      const ignored = await ignoredPriority(scheduler, { evalId, namespace, region }, inputs.evalPriority);
      ignored.forEach(warn);
    }
    if (!asksSubmission) return;
    asksSubmission = false;
    // What the server has parsed shows its age; a file that was read here does not.
    const shown =
      loaded.prepared === undefined ? await orUndefined(scheduler.readJob({ id: job.ID, namespace, region })) : spec;
    if (shown !== undefined && isBeforeNodePools(shown)) log(withoutSubmission);
  };
}

const withoutSubmission =
  'Nomad is too old for `submission`, which came with version 1.6.0: its web interface does not show the source of the job.';
