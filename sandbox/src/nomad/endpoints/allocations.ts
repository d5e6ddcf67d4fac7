import { formatTime } from '../../clock.ts';
import { type ApiResponse, type ApiRequest, Refusal } from '../../http/exchange.ts';
import type { Allocation, TaskState } from '../state/records.ts';
import { readNamespace, readHeaders, type World } from '../world.ts';

const noReason = {
  DiskLimit: 0,
  DownloadError: '',
  DriverError: '',
  DriverMessage: '',
  ExitCode: 0,
  FailedSibling: '',
  FailsTask: false,
  GenericSource: '',
  KillError: '',
  KillReason: '',
  KillTimeout: 0,
  Message: '',
  RestartReason: '',
  SetupError: '',
  Signal: 0,
  StartDelay: 0,
  TaskSignal: '',
  TaskSignalReason: '',
  ValidationError: '',
  VaultError: '',
};
const noTransition = { MigrateDisablePlacement: null, NoShutdownDelay: null };

function showTask(task: TaskState): unknown {
  return {
    State: task.State,
    Failed: task.Failed,
    Restarts: task.Restarts,
    LastRestart: formatTime(task.LastRestart),
    Paused: '',
    StartedAt: formatTime(task.StartedAt),
    FinishedAt: formatTime(task.FinishedAt),
    Events: task.Events.map((event) => ({ ...noReason, ...event })),
  };
}

/** The fields of a stored allocation in a list. */
const listedFields = [
  'ID',
  'EvalID',
  'Name',
  'Namespace',
  'NodeID',
  'NodeName',
  'JobID',
  'TaskGroup',
  'DesiredStatus',
  'DesiredDescription',
  'ClientStatus',
  'ClientDescription',
  'NextAllocation',
  'FollowupEvalID',
  'RescheduleTracker',
  'PreemptedAllocations',
  'PreemptedByAllocation',
  'CreateIndex',
  'ModifyIndex',
  'CreateTime',
  'ModifyTime',
] as const;

/** Returns an allocation as an entry of a list. */
export function showStub(allocation: Allocation): unknown {
  const { Job, Health, ClientDescription, Tasks, DesiredTransition } = allocation;
  const states = Object.fromEntries([...Tasks].map(([name, task]) => [name, showTask(task)]));
  return {
    ...Object.fromEntries(listedFields.map((name) => [name, allocation[name]])),
    JobType: Job.Type,
    JobVersion: Job.Version,
    DesiredTransition: { ...noTransition, ...DesiredTransition },
    TaskStates: ClientDescription === '' ? null : states,
    DeploymentStatus: Health === null ? null : { ...Health, Timestamp: formatTime(Health.Timestamp) },
  };
}

/** GET /v1/job/:id/allocations; an unknown job has none. */
export function handleAllocations(request: ApiRequest, id: string, { store }: World): ApiResponse {
  const namespace = readNamespace(request);
  const job = store.findJob(namespace, id);
  const all = store
    .listAllocations({ Namespace: namespace, ID: id })
    .filter((item) => job !== undefined && item.Job.CreateIndex === job.CreateIndex);
  return { status: 200, json: all.map(showStub), headers: readHeaders(store.index) };
}

/** GET /v1/evaluation/:id/allocations. */
export function handleEvaluationAllocations(id: string, { store }: World): ApiResponse {
  if (id.length !== 36) throw new Refusal(500, 'index error: UUID must be 36 characters');
  const all = [...store.allocations.values()].filter(({ EvalID }) => EvalID === id);
  return { status: 200, json: all.map(showStub), headers: readHeaders(store.index) };
}
