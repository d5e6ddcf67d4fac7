import * as v from 'valibot';
import type { JsonRecord } from '../../http/json.ts';
import { shapeOf, type NomadCall, type ReadCall } from '../call.ts';
import { count, flag, listOf, mapOf, timestamp, text } from '../fields.ts';
import type { JobReadTarget, JobTarget } from '../target.ts';
import type { NomadWire } from '../wire.ts';
import { jobSegment } from './job-id.ts';
import { jobReading } from './read.ts';
import { WRITTEN, type RegisteredJobAnswer } from './register.ts';

const EVENT = v.object({
  Time: timestamp,
  /** `null` where it was only recorded. */
  Count: v.nullish(v.number(), null),
  PreviousCount: count,
  Message: text,
  /** A text in the dialect `generic`. */
  Error: v.nullish(v.union([v.boolean(), v.string()]), false),
  /** Any JSON in the document; read is what is an object. */
  Meta: v.fallback(v.nullish(v.record(v.string(), v.unknown()), null), null),
  EvalID: text,
  CreateIndex: count,
});

const SCALE_STATUS = v.object({
  JobID: v.string(),
  Namespace: text,
  /** Not what a check-and-set looks at: this one moves with the status too. */
  JobModifyIndex: count,
  JobStopped: flag,
  TaskGroups: mapOf(
    v.object({
      Desired: count,
      Placed: count,
      Running: count,
      Healthy: count,
      Unhealthy: count,
      Events: listOf(EVENT),
    }),
  ),
});

/**
 * Read Job Scale Status: GET /v1/job/:job_id/scale → counts per task group, and its last scaling events.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-job-scaling` or `read-job`); `invalid` for an ID that no path
 *   can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-scale-status
 */
export function readJobScaleStatus(request: JobReadTarget): ReadCall<v.InferOutput<typeof SCALE_STATUS>> {
  return jobReading(request, {
    suffix: '/scale',
    capability: '`read-job-scaling` (or `read-job`)',
    schema: SCALE_STATUS,
  });
}

/**
 * Whether Scale Task Group checks `JobModifyIndex`, as it does since 1.8.2; older servers ignore it. Asked with a
 * request that all versions refuse before they look at the job: it names no group, and its index is not a number, which
 * only those that read the index refuse.
 *
 * @throws ServiceError `unauthorized` (`scale-job` or `submit-job`); `blocked` (registration is switched off);
 *   `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#scale-task-group
 */
export async function checksScaleIndex(wire: NomadWire, { id, namespace, region }: JobTarget): Promise<boolean> {
  const call: NomadCall = {
    method: 'POST',
    path: `/v1/job/${jobSegment(id, 'input')}/scale`,
    namespace,
    region,
    body: { Target: { Group: '' }, JobModifyIndex: 'is it checked?' },
    repeatable: true,
    capability: '`scale-job` (or `submit-job`)',
    invalidReason: 'input',
  };
  const answer = await wire.ask(call);
  if (answer.status === 400 && answer.body.includes('JobModifyIndex')) return true;
  if (answer.status === 400 && answer.body.includes('missing task group')) return false;
  wire.read(call, answer, shapeOf(WRITTEN));
  return false;
}

interface ScaleTaskGroupRequest extends JobTarget {
  readonly group: string;
  /** Absolute. Without it the scaling is only recorded, which a `system` job does not take since 1.9.4. */
  readonly count?: number | undefined;
  /** Kept with the event. */
  readonly message?: string | undefined;
  /** What prevents scaling, kept with the event; it goes without a count. */
  readonly error?: string | undefined;
  /** Kept with the event. */
  readonly meta?: JsonRecord | undefined;
  readonly policyOverride?: boolean | undefined;
  /**
   * Check-and-set: only if this is the live job's `JobModifyIndex`; 0 enforces nothing, nor does a server before 1.8.2.
   */
  readonly enforceIndex?: number | undefined;
}

/**
 * Scale Task Group: POST /v1/job/:job_id/scale, `{Target: {Group}, Count, Message, Error, Meta, …}` → the evaluation to
 * follow; none where the scaling is only recorded. It makes a new version of the job. Never sent again.
 *
 * @throws ServiceError `blocked` (a deployment is under way); `conflict`; `not-found`; `invalid` (unknown group, a
 *   count that the group's limits forbid); `unauthorized` (`scale-job` or `submit-job`); `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#scale-task-group
 */
export async function scaleTaskGroup(wire: NomadWire, request: ScaleTaskGroupRequest): Promise<RegisteredJobAnswer> {
  const { id, group, namespace, region, policyOverride } = request;
  const override = policyOverride === true ? ', and `sentinel-override`,' : '';
  return wire.get({
    call: {
      method: 'POST',
      path: `/v1/job/${jobSegment(id, 'input')}/scale`,
      namespace,
      region,
      body: {
        Target: { Group: group },
        Count: request.count,
        ...wire.dialect.scalingEvent(request),
        Meta: request.meta,
        PolicyOverride: policyOverride,
        JobModifyIndex: request.enforceIndex,
      },
      repeatable: false,
      capability: `\`scale-job\` (or \`submit-job\`)${override}`,
      invalidReason: 'input',
    },
    shape: shapeOf(WRITTEN),
  });
}
