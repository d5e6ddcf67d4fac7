import { orUndefined } from '../../../errors.ts';
import { isBeforeNodePools } from '../../../clients/nomad/jobs/job.ts';
import { ignoredPriority } from '../../../operations/ignored-by-server.ts';
import type { AskedPlan } from '../../../operations/planning/plan-job.ts';
import type { WrittenJob } from '../outcome.ts';
import type { RegisterDependencies } from '../dependencies.ts';

/**
 * Reports what the server ignores of a register, each once in a run: a warning of what was asked for, and a line in the log about `submission`, which
 * is the default.
 */
export function createIgnoredNotes({
  inputs,
  nomad,
  log,
  warn,
}: Pick<RegisterDependencies, 'inputs' | 'nomad' | 'log' | 'warn'>): (
  asked: AskedPlan,
  answer: WrittenJob,
) => Promise<void> {
  let asksPriority = inputs.evalPriority !== undefined;
  let asksSubmission = inputs.submission;
  return async ({ job, loaded, spec, namespace, region }, { evalId }) => {
    if (asksPriority && evalId !== '') {
      asksPriority = false;
      const ignored = await ignoredPriority(nomad, { evalId, namespace, region }, inputs.evalPriority);
      ignored.forEach(warn);
    }
    if (!asksSubmission) return;
    asksSubmission = false;
    // What the server has parsed shows its age; a file that was read here does not.
    const shown =
      loaded.prepared === undefined ? await orUndefined(nomad.readJob({ id: job.ID, namespace, region })) : spec;
    if (shown !== undefined && isBeforeNodePools(shown)) log(withoutSubmission);
  };
}

const withoutSubmission =
  'Nomad is too old for `submission`, which came with version 1.6.0: its web interface does not show the source of the job.';
