import * as v from 'valibot';
import type { Permit } from '../../../gate/gate.ts';
import type { JsonRecord } from '../../http/json.ts';
import { dropEmpty, toShape, type JobTarget } from '../wire/call.ts';
import { countField, textField } from '../wire/fields.ts';
import type { NomadWire } from '../wire/wire.ts';
import { defineChange, encodeJobId } from './job-call.ts';
import { resolveJobTarget, type JobGroup, type SentJob } from './job.ts';

const writtenSchema = v.object({
  /** Empty without an evaluation: for periodic and parameterized jobs, and for unknown jobs. */
  EvalID: textField,
  JobModifyIndex: v.number(),
});
export type JobRegistration = v.InferOutput<typeof writtenSchema>;

export interface RegisterJobRequest extends SentJob {
  /** Check-and-set: the `JobModifyIndex` that the live job must have; 0: the job must not exist, not even stopped. */
  readonly enforceIndex?: number | undefined;
  readonly policyOverride?: boolean | undefined;
  readonly preserveCounts?: boolean | undefined;
  /** Stored with the job, readable with `read-job`. */
  readonly submission?: Submission | undefined;
}

interface Submission {
  readonly source: string;
  readonly format: 'hcl2' | 'json';
  readonly variables?: string | undefined;
}

/**
 * Create Job: POST /v1/jobs, `{Job, EnforceIndex, JobModifyIndex, …}` → the evaluation to follow. Also updates an existing job. The job is sent
 * unchanged, in its namespace. A specification equal to the current one also creates an evaluation; the `JobModifyIndex`
 * of that response cannot be used for a check-and-set: read the job.
 *
 * With `Stop: true` in the job, it stops the job, and requires a permit for that.
 *
 * @throws ServiceError `conflict`; `parse` (Nomad rejects the job, with a 500); `input` (region or namespace); `blocked` (registration is disabled)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job
 */
export async function createJob(
  wire: NomadWire,
  permit: Permit<'register' | 'stop'>,
  request: RegisterJobRequest,
): Promise<JobRegistration> {
  const { enforceIndex, submission, namespace, region } = request;
  // Later requests need an ID that can be part of a path.
  encodeJobId(request.job.ID, 'parse');
  const { job, ...target } = resolveJobTarget(request, wire);
  const needs = [
    '`register-job` (`submit-job` on a server before 1.11.2)',
    ...(request.policyOverride === true ? ['`sentinel-override`'] : []),
    ...new Set((job.TaskGroups ?? []).flatMap(listVolumeRights)),
  ];
  return wire.write(permit, {
    verb: job.Stop === true ? 'stop' : 'register',
    target: { job: job.ID, namespace, region },
    call: {
      path: '/v1/jobs',
      ...target,
      body: {
        Job: job,
        ...(enforceIndex === undefined ? {} : { EnforceIndex: true, JobModifyIndex: enforceIndex }),
        PolicyOverride: request.policyOverride,
        PreserveCounts: request.preserveCounts,
        Submission: submission && {
          Source: submission.source,
          Format: submission.format,
          Variables: submission.variables,
        },
      },
      capability: new Intl.ListFormat('en').format(needs),
      invalidReason: 'parse',
    },
    shape: toShape(writtenSchema),
  });
}

const volumesSchema = v.fallback(
  v.record(v.string(), v.object({ Type: textField, Source: textField, ReadOnly: v.nullish(v.boolean()) })),
  {},
);

/** The rights for the volumes of a group. Nomad denies a job without them as it denies one without `register-job`. Source: `Job.Register` of Nomad 1.8.4 and 2.0.5. */
function listVolumeRights(group: JobGroup): readonly string[] {
  return Object.values(v.parse(volumesSchema, group['Volumes'])).flatMap(({ Type, Source, ReadOnly }) =>
    Type === 'host'
      ? [`\`host_volume ${JSON.stringify(Source)} { policy = "${ReadOnly === true ? 'read' : 'write'}" }\``]
      : ['`csi-mount-volume`', '`plugin { policy = "read" }`'],
  );
}

export interface StopJobRequest extends JobTarget {
  /**
   * Deletes the job with its version history immediately; otherwise the garbage collector deletes it later. Its allocations can no longer be listed (2.0.5,
   * observed), so the end of its tasks is not visible: stop the job first if it matters.
   */
  readonly purge?: boolean | undefined;
  /** Stops a multiregion job in all regions. */
  readonly global?: boolean | undefined;
}

/**
 * Stop a Job: DELETE /v1/job/:job_id → the evaluation to follow; for an unknown job, `EvalID` is empty. Children of a
 * periodic or parameterized job continue. Each request creates a version.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#stop-a-job
 */
export const stopJob = defineChange('stop', writtenSchema, ({ purge, global }: StopJobRequest) => ({
  method: 'DELETE',
  suffix: '',
  query: { purge, global },
  capability: `\`${purge === true ? 'purge-job' : 'deregister-job'}\` (\`submit-job\` on a server before 1.11.2)`,
}));

interface ScaleTaskGroupRequest extends JobTarget {
  readonly group: string;
  /** Absolute. */
  readonly count: number;
  readonly message?: string | undefined;
  readonly meta?: JsonRecord | undefined;
  /** Check-and-set: the `JobModifyIndex` that the live job must have. 0 is not checked; 1.8.0 and 1.8.1 ignore it. */
  readonly enforceIndex?: number | undefined;
}

/**
 * Scale Task Group: POST /v1/job/:job_id/scale, `{Target: {Group}, Count, Message, Meta, …}` → the evaluation to follow. Creates a new version of the job.
 *
 * @throws ServiceError `blocked` (a deployment is active); `conflict`; `input` (unknown group, a count outside the group's limits)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#scale-task-group
 */
export const scaleTaskGroup = defineChange('scale', writtenSchema, (request: ScaleTaskGroupRequest) => ({
  suffix: '/scale',
  body: {
    Target: { Group: request.group },
    Count: request.count,
    Message: request.message,
    Meta: request.meta,
    JobModifyIndex: request.enforceIndex,
  },
  capability: '`scale-job` (or `submit-job`)',
}));

interface RevertJobRequest extends JobTarget {
  readonly version: number;
  /** Check-and-set: the number that the live version must have. */
  readonly enforcePriorVersion?: number | undefined;
}

/**
 * Revert to older Job Version: POST /v1/job/:job_id/revert, `{JobID, JobVersion, EnforcePriorVersion}` → the evaluation
 * to follow. Creates a new version with the specification of the old one, not stable and without its tag.
 *
 * @throws ServiceError `conflict`; `input` (it is already the live version)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#revert-to-older-job-version
 */
export const revertJob = defineChange('revert', writtenSchema, (request: RevertJobRequest) => ({
  suffix: '/revert',
  body: { JobID: request.id, JobVersion: request.version, EnforcePriorVersion: request.enforcePriorVersion },
  capability: '`revert-job` (`submit-job` on a server before 1.11.2)',
}));

interface StabilityRequest extends JobTarget {
  readonly version: number;
  readonly stable: boolean;
}

const stabilitySchema = v.object({ Index: v.number() });

/**
 * Set Job Stability: POST /v1/job/:job_id/stable, `{JobID, JobVersion, Stable}`. Changes the job's ModifyIndex, but not the JobModifyIndex for a check-and-set.
 *
 * Only for the live version. If the stability of a different version changes, this version BECOMES the live job, with its specification and JobModifyIndex, but
 * without an evaluation; the next register then reuses a version number (2.0.5, observed).
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#set-job-stability
 */
export const setJobStability = defineChange('stable', stabilitySchema, (request: StabilityRequest) => ({
  suffix: '/stable',
  body: { JobID: request.id, JobVersion: request.version, Stable: request.stable },
  capability: '`stable-job` (`submit-job` on a server before 1.11.2)',
}));

interface DispatchJobRequest extends JobTarget {
  /** Bytes, not base64. */
  readonly payload?: Buffer | undefined;
  readonly meta?: Readonly<Record<string, string>> | undefined;
  /** While a child job with this token exists, Nomad creates no second one. */
  readonly idempotencyToken?: string | undefined;
  /** Part of the child job's ID: `parent/dispatch-<this>-1700000000-0a1b2c3d`. */
  readonly idPrefixTemplate?: string | undefined;
  /** 1 to 100; by default, the priority of the parent. Since 1.10.1. */
  readonly priority?: number | undefined;
}

const dispatchedSchema = v.object({
  DispatchedJobID: v.string(),
  /** Empty if a child job with the token existed, or if the parent is also periodic. */
  EvalID: textField,
  JobCreateIndex: countField,
});

/**
 * Dispatch Job: POST /v1/job/:job_id/dispatch?idempotency_token=, `{Payload: base64, Meta, IdPrefixTemplate, Priority}` → the child job.
 *
 * @throws ServiceError `input` (not parameterized, stopped, or payload and meta that the job does not accept); `blocked` (dispatch is disabled)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#dispatch-job
 */
export const dispatchJob = defineChange('dispatch', dispatchedSchema, (request: DispatchJobRequest) => {
  const { payload, meta, idempotencyToken, idPrefixTemplate, priority } = request;
  return {
    suffix: '/dispatch',
    query: { idempotency_token: dropEmpty(idempotencyToken) },
    body: { Payload: payload?.toString('base64'), Meta: meta, IdPrefixTemplate: idPrefixTemplate, Priority: priority },
    capability: '`dispatch-job`',
  };
});

const launchedSchema = v.object({ EvalID: v.string() });

/**
 * Force New Periodic Instance: POST /v1/job/:job_id/periodic/force → an evaluation, whose `JobID` is the child job. Ignores `prohibit_overlap`.
 *
 * @throws ServiceError `input` (not periodic, disabled or stopped)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#force-new-periodic-instance
 */
export const forceNewPeriodicInstance = defineChange('periodic-force', launchedSchema, (_request: JobTarget) => ({
  suffix: '/periodic/force',
  capability: '`force-periodic-job` (`dispatch-job` on a server before 1.11.2)',
}));

interface CreateJobEvaluationRequest extends JobTarget {
  /** Reschedules failed allocations immediately, even after the last attempt of their policy, except in groups without rescheduling. */
  readonly forceReschedule?: boolean | undefined;
}

/**
 * Create Job Evaluation: POST /v1/job/:job_id/evaluate, `{JobID, EvalOptions: {ForceReschedule}}` → the evaluation to
 * follow. The response's `JobModifyIndex` cannot be used for a check-and-set: it also changes with the job's status.
 *
 * @throws ServiceError `input` (a periodic or parameterized job)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#create-job-evaluation
 */
export const createJobEvaluation = defineChange('evaluate', writtenSchema, (request: CreateJobEvaluationRequest) => ({
  suffix: '/evaluate',
  body: { JobID: request.id, EvalOptions: { ForceReschedule: request.forceReschedule ?? false } },
  capability: '`evaluate-job` (`submit-job` on a server before 1.11.2)',
}));
