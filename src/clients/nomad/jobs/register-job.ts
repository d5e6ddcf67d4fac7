import type { Call } from '../call.ts';
import { jobSegment } from './job-id.ts';
import { shaped } from '../shape.ts';
import { placeJob, type SentJob } from '../target.ts';
import type { Wire } from '../wire.ts';
import { WRITTEN, type Written } from '../written.ts';

export interface RegisterJobRequest extends SentJob {
  /** Check-and-set: only if this is the live job's `JobModifyIndex`; 0: only if there is no such job, not even a stopped one. */
  readonly enforceIndex?: number | undefined;
  /** 1 to 100, for the evaluations that come of it; the job's own unless told. */
  readonly evalPriority?: number | undefined;
  readonly policyOverride?: boolean | undefined;
  /** Whether the counts of the live job's groups are kept. */
  readonly preserveCounts?: boolean | undefined;
  /** Whether the resources of the live job's tasks are kept; since 1.11. */
  readonly preserveResources?: boolean | undefined;
  /** Kept beside the job, readable by whoever may read it; since 1.6. */
  readonly submission?: Submission | undefined;
}

/** Where a job came from, for the service's web interface. */
interface Submission {
  readonly source: string;
  readonly format: 'hcl2' | 'json';
  readonly variableFlags?: Readonly<Record<string, string>> | undefined;
  /** The text of variable files. */
  readonly variables?: string | undefined;
}

/**
 * Create Job: POST /v1/jobs, `{Job, EnforceIndex, JobModifyIndex, …}` → the evaluation to follow. The job is sent as it came, in its namespace. A
 * specification that does not differ from the live one makes an evaluation all the same, and its answer's `JobModifyIndex` is no
 * base for a check-and-set: read the job.
 *
 * Sent again after a lost connection only with `enforceIndex`. A `conflict` may then be with its own first try: read the job.
 *
 * @throws ServiceError `conflict`; `invalid` (reason `parse`: the job is refused, which arrives as a 500; `input`: region or
 *   namespace); `unauthorized` (`submit-job`, since 1.11.2 also `register-job`); `blocked` (registration is switched off); `server`,
 *   `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job
 */
export async function createJob(wire: Wire, request: RegisterJobRequest): Promise<Written> {
  // It must be one that later requests can name.
  jobSegment(request.job.ID, 'parse');
  return await register(wire, '/v1/jobs', request);
}

/**
 * Update Existing Job: POST /v1/job/:job_id. Like Create Job in everything; a job that is not there is made.
 *
 * @throws ServiceError as Create Job does.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#update-existing-job
 */
export async function updateExistingJob(wire: Wire, request: RegisterJobRequest): Promise<Written> {
  return await register(wire, `/v1/job/${jobSegment(request.job.ID, 'parse')}`, request);
}

async function register(wire: Wire, path: string, request: RegisterJobRequest): Promise<Written> {
  const { enforceIndex, submission } = request;
  const { job, ...place } = placeJob(request, wire);
  const call: Call = {
    method: 'POST',
    path,
    ...place,
    body: {
      Job: job,
      ...(enforceIndex === undefined ? {} : { EnforceIndex: true, JobModifyIndex: enforceIndex }),
      EvalPriority: request.evalPriority,
      PolicyOverride: request.policyOverride,
      PreserveCounts: request.preserveCounts,
      PreserveResources: request.preserveResources,
      Submission: submission && {
        Source: submission.source,
        Format: submission.format,
        VariableFlags: submission.variableFlags,
        Variables: submission.variables,
      },
    },
    repeatable: enforceIndex !== undefined,
    capability: `\`submit-job\` (or \`register-job\` since 1.11.2)${
      request.policyOverride === true ? ', and `sentinel-override`,' : ''
    }`,
    mistake: 'parse',
  };
  return wire.read(call, await wire.ask(call), (value) => shaped(WRITTEN, value));
}
