import { Refusal } from '../../../http/exchange.ts';
import { acceptJob } from '../../job/accept.ts';
import { addConnectTasks } from '../../job/connect-tasks.ts';
import { formatErrors, formatWarnings } from '../../job/errors.ts';
import { listErrors } from '../../job/validate.ts';
import { listWarnings } from '../../job/warnings.ts';
import type { StoredJob, SentJob } from '../../shapes/jobs.ts';
import type { World } from '../../world.ts';

export interface Admitted {
  readonly job: StoredJob;
  readonly warnings: string;
}

/**
 * Completes and validates a job, for a plan or a registration.
 *
 * @throws Refusal 500 with all validation errors
 */
export function admitJob(sentJob: SentJob, world: World): Admitted {
  const job = acceptJob(sentJob, world.age);
  if (job.Region === 'global' && job.Multiregion === null) job.Region = world.region;
  addConnectTasks(job);
  const errors = [
    ...(world.namespaces.includes(job.Namespace)
      ? []
      : [`job "${job.ID}" is in nonexistent namespace "${job.Namespace}"`]),
    ...(world.pools.includes(job.NodePool) ? [] : [`job "${job.ID}" is in nonexistent node pool "${job.NodePool}"`]),
    ...listErrors(job),
  ];
  if (errors.length > 0) throw new Refusal(500, formatErrors(errors));
  return { job, warnings: formatWarnings(listWarnings(job)) };
}
