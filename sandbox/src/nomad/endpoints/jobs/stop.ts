import { type ApiResponse, type ApiRequest, readFlag, Refusal } from '../../../http/exchange.ts';
import { isParentJob, updateStatus } from '../../cluster/status.ts';
import { createNextVersion } from '../../job/versions.ts';
import { readNamespace, type World, respond } from '../../world.ts';

/** DELETE /v1/job/:id: stops a job, and with `purge` removes it. A missing job is not an error. */
export function handleStop(request: ApiRequest, id: string, { store, scheduler, clock, acl }: World): ApiResponse {
  const purge = readFlag(request.query, 'purge') ?? false;
  readFlag(request.query, 'global');
  readFlag(request.query, 'no_shutdown_delay');
  const priority = Number(request.query.get('eval_priority') || 0);
  if (priority > 100) throw new Refusal(400, 'Eval priority must be between 1 and 100 inclusively');
  acl?.access.check(request, readNamespace(request), ['submit-job', purge ? 'purge-job' : 'deregister-job']);
  const job = store.findJob(readNamespace(request), id);
  const volumes = { VolumeEvalID: '', VolumeEvalIndex: 0 };
  if (job === undefined) return respond(0, { EvalCreateIndex: 0, EvalID: '', JobModifyIndex: 0, ...volumes });
  const index = store.next();
  const stoppedJob = {
    ...createNextVersion({ ...job, Stop: true }, job, index, clock.now()),
    TaskGroups: (job.TaskGroups ?? []).map((group) => ({
      ...group,
      Scaling: group.Scaling && { ...group.Scaling, Enabled: false },
    })),
    Stable: job.Stable,
  };
  if (purge) store.purge(job);
  else store.put(stoppedJob);
  const evaluation = isParentJob(job)
    ? undefined
    : scheduler.evaluate(stoppedJob, 'job-deregister', index, priority > 0 ? priority : job.Priority);
  if (!purge) updateStatus(store, stoppedJob);
  return respond(index, { EvalCreateIndex: index, EvalID: evaluation?.ID ?? '', JobModifyIndex: index, ...volumes });
}
