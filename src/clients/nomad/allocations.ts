import * as v from 'valibot';
import type { ReadCall, Shape } from './call.ts';
import { isHtml } from './errors.ts';
import { count, flag, listOf, mapOf, timestamp, text } from './fields.ts';
import { jobReading } from './jobs/read.ts';
import { plainSegment, type JobReadTarget, type NamespaceTarget } from './target.ts';
import type { NomadWire } from './wire.ts';

const EVENT = v.object({
  Type: text,
  Time: timestamp,
  /** For a person, in Nomad's words. */
  DisplayMessage: text,
  Message: text,
  ExitCode: count,
  Signal: count,
  Details: mapOf(v.string()),
});

const TASK_STATE = v.object({
  /** `pending`, `running` or `dead`. */
  State: text,
  Failed: flag,
  Restarts: count,
  StartedAt: timestamp,
  FinishedAt: timestamp,
  Events: listOf(EVENT),
});

const ALLOCATION = v.object({
  ID: v.string(),
  EvalID: text,
  /** `job.group[0]`. */
  Name: text,
  Namespace: text,
  NodeID: text,
  NodeName: text,
  JobID: text,
  JobType: text,
  JobVersion: count,
  TaskGroup: text,
  /** `run`, `stop` or `evict`. */
  DesiredStatus: text,
  DesiredDescription: text,
  /** `pending`, `running`, `complete`, `failed`, `lost` or `unknown`. */
  ClientStatus: text,
  ClientDescription: text,
  /** What is asked of it beside its desired status; see `hasNoShutdownDelay`. */
  DesiredTransition: mapOf(v.unknown()),
  TaskStates: mapOf(TASK_STATE),
  /** `Healthy` is `null` until it is known; the whole is `null` outside of deployments. */
  DeploymentStatus: v.nullish(v.object({ Healthy: v.nullish(v.boolean(), null), Canary: flag }), null),
  FollowupEvalID: text,
  /** What replaced it. */
  NextAllocation: text,
  CreateIndex: count,
  ModifyIndex: count,
  CreateTime: timestamp,
  ModifyTime: timestamp,
});
export type Allocation = v.InferOutput<typeof ALLOCATION>;

interface ListJobAllocationsRequest extends JobReadTarget {
  /** Whether those of an earlier registration of the same ID are listed, too. */
  readonly all?: boolean | undefined;
}

/**
 * List Job Allocations: GET /v1/job/:job_id/allocations → the allocations of all versions that are not
 * garbage-collected; none of an unknown job.
 *
 * @throws ServiceError `unauthorized` (`read-job`); `invalid` for an ID that no path can name; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/jobs#list-job-allocations
 */
export function listJobAllocations({ all, ...request }: ListJobAllocationsRequest): ReadCall<readonly Allocation[]> {
  return jobReading(request, { suffix: '/allocations', query: { all }, schema: listOf(ALLOCATION) });
}

/**
 * Whether the server can stop tasks without their `shutdown_delay`: since 1.2.4, as evaluations with a priority of
 * their own. It writes the fields that it knows whether they are set or not, so that a missing one means an older
 * server.
 */
export function hasNoShutdownDelay({ DesiredTransition }: Pick<Allocation, 'DesiredTransition'>): boolean {
  return Object.hasOwn(DesiredTransition, 'NoShutdownDelay');
}

export interface ReadTaskLogsRequest extends NamespaceTarget {
  /** Of the allocation. */
  readonly id: string;
  readonly task: string;
  readonly type: 'stdout' | 'stderr';
  /** How many of the last lines are returned at most. */
  readonly lines: number;
}

/** Bytes from the end that are asked for. */
const mostLogBytes = 20_000;

/**
 * Stream Logs, without streaming: GET /v1/client/fs/logs/:alloc_id → the last lines of a task's output.
 *
 * @throws ServiceError `not-found`; `unauthorized` (`read-logs`); `invalid` for a task that the allocation does not
 *   have; `server`, `unreachable`.
 * @see https://developer.hashicorp.com/nomad/api-docs/client#stream-logs
 */
export async function readTaskLogs(wire: NomadWire, request: ReadTaskLogsRequest): Promise<readonly string[]> {
  const { id, task, type, lines, namespace, region } = request;
  const call = {
    method: 'GET',
    path: `/v1/client/fs/logs/${plainSegment(id, 'allocation ID')}`,
    query: { task, type, plain: true, origin: 'end', offset: mostLogBytes },
    namespace,
    region,
    repeatable: true,
    capability: '`read-logs`',
    invalidReason: 'input',
  } as const;
  const answer = await wire.ask(call);
  if (answer.status < 200 || answer.status > 299 || isHtml(answer.body)) return wire.read(call, answer, notText);
  const all = answer.body.split(/\r?\n/);
  // The first one may be cut, the last one is what follows the last line's end.
  const whole = answer.body.length >= mostLogBytes ? all.slice(1) : all;
  return (whole.at(-1) === '' ? whole.slice(0, -1) : whole).slice(-lines);
}

const notText: Shape<never> = () => ({ problem: 'it is no text' });
