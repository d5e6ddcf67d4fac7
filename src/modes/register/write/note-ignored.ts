import { orUndefined } from '../../../errors.ts';
import { isBeforeNodePools } from '../../../clients/nomad/jobs/job.ts';
import { ignoredPriority } from '../../../operations/stop-job.ts';
import type { AskedPlan } from '../../../operations/planning/plan-job.ts';
import type { WrittenJob } from '../outcome.ts';
import type { RegisterDependencies } from '../dependencies.ts';

/**
 * Reports the inputs that an old server ignores, each once per run: with a warning, or for `submission`, which is on by default, with a line in the log.
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
    // A job that the server parsed shows its age; a JSON file is parsed here.
    const shown =
      loaded.prepared === undefined ? await orUndefined(nomad.readJob({ id: job.ID, namespace, region })) : spec;
    if (shown !== undefined && isBeforeNodePools(shown)) log(withoutSubmission);
  };
}

const withoutSubmission =
  "This Nomad server ignores `submission` (it needs version 1.6.0): its UI does not show the job's source.";
