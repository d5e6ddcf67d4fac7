import * as v from 'valibot';
import { defineItemRead, encodeSegment, readCapability, toShape, type JobTarget, type Shape } from './wire/call.ts';
import { isHtml } from './wire/nomad-refusal.ts';
import { countField, flagField, defineList, defineMap, timeSchema, textField } from './wire/fields.ts';
import { defineRead } from './jobs/job-call.ts';
import { defineWrite, type NomadWire } from './wire/wire.ts';

const taskEventSchema = v.object({
  Type: textField,
  Time: timeSchema,
  DisplayMessage: textField,
  Message: textField,
  ExitCode: countField,
  Signal: countField,
  Details: defineMap(v.string()),
});

const taskStateSchema = v.object({
  /** `pending`, `running` or `dead`. */
  State: textField,
  Failed: flagField,
  Restarts: countField,
  StartedAt: timeSchema,
  Events: defineList(taskEventSchema),
});

const allocationSchema = v.object({
  ID: v.string(),
  /** `job.group[0]`. */
  Name: textField,
  NodeName: textField,
  JobType: textField,
  JobVersion: countField,
  TaskGroup: textField,
  /** `run`, `stop` or `evict`. */
  DesiredStatus: textField,
  /** `pending`, `running`, `complete`, `failed`, `lost` or `unknown`. */
  ClientStatus: textField,
  ClientDescription: textField,
  /** Requests to the client besides the desired status. */
  DesiredTransition: defineMap(v.unknown()),
  TaskStates: defineMap(taskStateSchema),
  /** `Healthy` is `null` until it is known. `null` outside deployments. */
  DeploymentStatus: v.nullish(v.object({ Healthy: v.nullish(v.boolean(), null), Canary: flagField }), null),
  NextAllocation: textField,
  CreateIndex: countField,
  CreateTime: timeSchema,
});
export type Allocation = v.InferOutput<typeof allocationSchema>;

/**
 * List Job Allocations: GET /v1/job/:job_id/allocations → the allocations of all versions that are not garbage-collected; an empty list for an unknown job.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-allocations
 */
export const listJobAllocations = defineRead('/allocations', toShape(defineList(allocationSchema)), {
  mayLoseDigits: true,
});

const placementSchema = v.object({
  ID: v.string(),
  Namespace: textField,
  JobID: textField,
  NodeName: textField,
  TaskGroup: textField,
  AllocatedResources: v.nullish(
    v.object({
      Shared: v.nullish(
        v.object({ Ports: defineList(v.object({ Label: textField, Value: countField, HostIP: textField })) }),
        {},
      ),
    }),
    {},
  ),
});

/**
 * Read Allocation: GET /v1/allocation/:alloc_id → where it was placed: its node, and the ports of its group's networks.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/allocations#read-allocation
 */
export const readAllocation = defineItemRead('/v1/allocation/:id', 'allocation ID', placementSchema, readCapability);

const checksSchema = defineMap(
  v.object({
    Check: textField,
    Service: textField,
    /** `success`, `failure` or `pending`. */
    Status: textField,
    /** `readiness` for a check that may fail (`on_update = "ignore"`), else `healthiness`. */
    Mode: textField,
    Output: textField,
    /** Seconds since 1970, by the clock of the node. */
    Timestamp: countField,
  }),
);
export type ServiceCheck = v.InferOutput<typeof checksSchema>[string];

/**
 * Read Allocation Checks: GET /v1/client/allocation/:alloc_id/checks → the last results, by ID, of the checks that Nomad runs for services with the
 * provider `nomad`; none without such checks.
 *
 * @see https://developer.hashicorp.com/nomad/api-docs/client#read-allocation-checks-status
 */
export const readAllocationChecks = defineItemRead(
  '/v1/client/allocation/:id/checks',
  'allocation ID',
  checksSchema,
  readCapability,
);

/**
 * Restart Allocation: POST /v1/client/allocation/:alloc_id/restart: restarts all running tasks. Nomad responds once they have stopped; the servers
 * report the new state with a delay. Each task gets an event `Restart Signaled`.
 *
 * @throws ServiceError `blocked` if the allocation is not running
 * @see https://developer.hashicorp.com/nomad/api-docs/allocations#restart-allocation
 */
export const restartAllocation = defineWrite('restart', v.object({}), ({ id }: JobTarget) => ({
  target: { allocation: id },
  path: `/v1/client/allocation/${encodeSegment(id, 'allocation ID')}/restart`,
  body: {},
  capability: '`alloc-lifecycle`',
  invalidReason: 'blocked',
}));

/** Bytes from the end of the log. */
const maxLogBytes = 20_000;
const maxLogLines = 50;

/**
 * Stream Logs, without streaming: GET /v1/client/fs/logs/:alloc_id → the last 50 lines of a task's stderr.
 *
 * @throws ServiceError `input` (a task that the allocation does not have)
 * @see https://developer.hashicorp.com/nomad/api-docs/client#stream-logs
 */
export async function readTaskLogs(
  wire: NomadWire,
  { id, task, namespace, region }: JobTarget & { readonly task: string },
): Promise<readonly string[]> {
  const call = {
    method: 'GET',
    path: `/v1/client/fs/logs/${encodeSegment(id, 'allocation ID')}`,
    query: { task, type: 'stderr', plain: true, origin: 'end', offset: maxLogBytes },
    namespace,
    region,
    capability: '`read-logs`',
  } as const;
  const response = await wire.send(call);
  if (response.status < 200 || response.status > 299 || isHtml(response.body))
    return wire.read(call, response, rejectNonText);
  const all = response.body.split(/\r?\n/);
  // The first line may be incomplete; the last one is the empty text after the last line break.
  const completeLines = response.body.length >= maxLogBytes ? all.slice(1) : all;
  return (completeLines.at(-1) === '' ? completeLines.slice(0, -1) : completeLines).slice(-maxLogLines);
}

const rejectNonText: Shape<never> = () => ({ problem: 'it is not text' });
