import { type ApiResponse, type ApiRequest, Refusal } from '../../../http/exchange.ts';
import type { StoredJob } from '../../shapes/jobs.ts';
import type { Sent } from '../../shapes/kinds.ts';
import type { Submission } from '../../shapes/requests.ts';
import type { Store } from '../../state/store.ts';
import { readNamespace, readHeaders, type World } from '../../world.ts';

/** GET /v1/job/:id/submission: the job file of a version, as registered. */
export function handleSubmission({ query, ...request }: ApiRequest, id: string, { store }: World): ApiResponse {
  const version = query.get('version') ?? '';
  if (!/^\d+$/.test(version)) throw new Refusal(400, 'Unable to parse job submission version parameter');
  const Namespace = readNamespace({ ...request, query });
  const submission = store.notes.findSubmission({ Namespace, ID: id }, Number(version));
  if (submission === undefined) throw new Refusal(404, 'job source not found');
  return { status: 200, json: { ...submission, JobID: id, Namespace }, headers: readHeaders(store.index) };
}

/** Stores the job file of a registration with the version of the job. */
export function storeSubmission(submission: Sent<typeof Submission> | null, job: StoredJob, store: Store): void {
  if (submission === null) return;
  store.notes.addSubmission(job, {
    Source: submission.Source ?? '',
    Format: submission.Format ?? '',
    VariableFlags: submission.VariableFlags,
    Variables: submission.Variables ?? '',
    Version: job.Version,
    JobModifyIndex: job.JobModifyIndex,
  });
}
