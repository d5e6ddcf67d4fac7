import { type ApiResponse, type ApiRequest, Refusal } from '../../../http/exchange.ts';
import type { StoredJob } from '../../shapes/jobs.ts';
import { EvaluateRequest } from '../../shapes/requests.ts';
import { readBody, readNamespace, type World, respond } from '../../world.ts';

/** POST /v1/job/:id/evaluate: evaluates a job again; `ForceReschedule` replaces failed allocations immediately. */
export function handleEvaluate(request: ApiRequest, id: string, { store, scheduler }: World): ApiResponse {
  const { JobID, EvalOptions } =
    request.body === '' ? { JobID: id, EvalOptions: null } : readBody(request, EvaluateRequest);
  if ((JobID ?? '') === '') throw new Refusal(400, 'Job ID must be specified');
  if (JobID !== id) throw new Refusal(400, 'JobID not same as job name');
  const job = store.findJob(readNamespace(request), id);
  if (job === undefined) throw new Refusal(500, 'job not found');
  if (job.Periodic !== null) throw new Refusal(500, "can't evaluate periodic job");
  if (job.ParameterizedJob !== null && !job.Dispatched) throw new Refusal(500, "can't evaluate parameterized job");
  const index = store.next();
  if (EvalOptions?.ForceReschedule === true) {
    for (const item of store.listAllocations(job))
      if (item.ClientStatus === 'failed' && item.NextAllocation === '' && isRescheduled(job, item.TaskGroup))
        item.DesiredTransition.ForceReschedule = true;
  }
  const { ID } = scheduler.evaluate(job, 'job-register', index);
  return respond(index, { EvalCreateIndex: index, EvalID: ID, JobModifyIndex: job.ModifyIndex, Warnings: '' });
}

function isRescheduled(job: StoredJob, name: string): boolean {
  const policy = job.TaskGroups?.find(({ Name }) => Name === name)?.ReschedulePolicy;
  return policy !== undefined && policy !== null && (policy.Unlimited || policy.Attempts > 0);
}
