import * as v from 'valibot';
import type { JsonRecord } from '../../http/json.ts';
import { shapeOf, type ReadCall, type JobReadTarget, type JobTarget } from '../wire/call.ts';
import { countField, listOf, mapOf, timestamp, textField } from '../wire/fields.ts';
import type { NomadWire } from '../wire/wire.ts';
import { changeJob, jobReading } from './job-call.ts';
import type { Permit } from '../../../gate/gate.ts';
import { WRITTEN, type RegisteredJobAnswer } from './register.ts';

const SCALING_EVENT = v.object({
  Time: timestamp,
  /** `null` if the event was only recorded. */
  Count: v.nullish(v.number(), null),
  PreviousCount: countField,
  Message: textField,
  /** Text with `dialect: generic`. */
  Error: v.nullish(v.union([v.boolean(), v.string()]), false),
  /** Any JSON value; only objects are read. */
  Meta: v.fallback(v.nullish(v.record(v.string(), v.unknown()), null), null),
  EvalID: textField,
  CreateIndex: countField,
});

const SCALE_STATUS = v.object({
  JobID: v.string(),
  TaskGroups: mapOf(
    v.object({
      Desired: countField,
      Running: countField,
      Healthy: countField,
      Events: listOf(SCALING_EVENT),
    }),
  ),
});

/**
 * Read Job Scale Status: GET /v1/job/:job_id/scale → counts per task group, and its last scaling events.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#read-job-scale-status
 */
export function readJobScaleStatus(request: JobReadTarget): ReadCall<v.InferOutput<typeof SCALE_STATUS>> {
  return jobReading(request, {
    suffix: '/scale',
    capability: '`read-job-scaling` (or `read-job`)',
    shape: shapeOf(SCALE_STATUS),
  });
}

interface ScaleTaskGroupRequest extends JobTarget {
  readonly group: string;
  /** Absolute. Without a count, the event is only recorded, which a `system` job does not accept since 1.9.4. */
  readonly count?: number | undefined;
  /** Of the event. */
  readonly message?: string | undefined;
  /** Of the event: what prevents scaling. Only without a count. */
  readonly error?: string | undefined;
  /** Of the event. */
  readonly meta?: JsonRecord | undefined;
  readonly policyOverride?: boolean | undefined;
  /** Check-and-set: the `JobModifyIndex` that the live job must have. 0 is not checked; 1.8.0 and 1.8.1 ignore it. */
  readonly enforceIndex?: number | undefined;
}

/**
 * Scale Task Group: POST /v1/job/:job_id/scale, `{Target: {Group}, Count, Message, Error, Meta, …}` → the evaluation to
 * follow; none if the event is only recorded. Creates a new version of the job.
 *
 * @throws ServiceError `blocked` (a deployment is active); `conflict`; `input` (unknown group, a count outside the group's limits)
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#scale-task-group
 */
export async function scaleTaskGroup(
  wire: NomadWire,
  permit: Permit<'scale'>,
  request: ScaleTaskGroupRequest,
): Promise<RegisteredJobAnswer> {
  const { group, policyOverride } = request;
  const override = policyOverride === true ? ', and `sentinel-override`,' : '';
  return changeJob(wire, permit, request, {
    verb: 'scale',
    suffix: '/scale',
    body: {
      Target: { Group: group },
      Count: request.count,
      ...wire.dialect.scalingEvent(request),
      Meta: request.meta,
      PolicyOverride: policyOverride,
      JobModifyIndex: request.enforceIndex,
    },
    capability: `\`scale-job\` (or \`submit-job\`)${override}`,
    shape: shapeOf(WRITTEN),
  });
}
