import { type Unplaced, redactUnplaced, unplacedGroups } from '../../nomad-plan/placement.ts';
import {
  deploymentsNewestFirst,
  type GroupState,
  groupStates,
  type Health,
  healthOf,
  isCurrent,
} from '../../rollout/health.ts';
import { type DiffView, viewDiff, fieldText } from '../../nomad-plan/diff-lines.ts';
import { redactDiff, shownName } from '../../redaction/redact-diff.ts';
import { isTemplate } from '../../nomad-plan/spec.ts';
import { findTaskProblems, redactTaskProblem, type TaskProblem } from '../../rollout/outcome.ts';
import { submittedAt, type Job } from '../../clients/nomad/jobs/job.ts';
import { visible } from '../../text/visible.ts';
import type { ActionError } from '../../errors.ts';
import type { Deployment } from '../../clients/nomad/deployments.ts';
import type { RedactionRules } from '../../redaction/judge-value.ts';
import type { Scrub } from '../../redaction/hidden-text.ts';
import type { ReadJob, UnknownPart } from './read-job.ts';
import type { ShownDiff, ShownObject } from '../../redaction/shown-diff.ts';

/** How a run of mode `status` ended. */
export interface StatusOutcome {
  readonly job: string;
  /** Whether an unhealthy job fails the run. */
  readonly expectsHealth: boolean;
  /** Undefined where the job could not be read. */
  readonly status: JobStatus | undefined;
  readonly failures: readonly ActionError[];
}

/** The redacted status of a job. */
export interface JobStatus {
  readonly namespace: string;
  readonly region: string;
  readonly type: string;
  /** Nomad's `pending`, `running` or `dead`. */
  readonly status: string;
  /** Empty for a job without a parent. */
  readonly parent: string;
  /** With its time zone; empty for a job that is not periodic. */
  readonly schedule: string;
  readonly isParameterized: boolean;
  readonly version: number;
  readonly index: number;
  readonly submitted: Date | undefined;
  readonly health: Health;
  readonly groups: readonly GroupState[];
  readonly troubles: readonly TaskProblem[];
  /** Groups that wait for capacity. */
  readonly waiting: readonly Unplaced[];
  /** The latest one. */
  readonly deployment: Deployment | undefined;
  /** The newest first. */
  readonly versions: readonly VersionStatus[];
  readonly services: readonly ServiceStatus[];
  /** The newest first. */
  readonly scaling: readonly ScalingStatus[];
  /** Of a periodic or parameterized job. */
  readonly children: ChildrenStatus | undefined;
  readonly unknown: readonly { readonly what: string; readonly why: string }[];
}

export interface VersionStatus {
  readonly version: number;
  readonly stable: boolean;
  /** Empty for none. */
  readonly tag: string;
  readonly submitted: Date | undefined;
  /** From the version before; undefined where Nomad has removed that one. */
  readonly diff: DiffView | undefined;
  /** A short form, one entry per changed field. */
  readonly changed: readonly string[];
}

interface ServiceStatus {
  readonly name: string;
  readonly address: string;
  readonly port: number;
  readonly allocation: string;
}

interface ScalingStatus {
  readonly group: string;
  readonly time: Date | undefined;
  readonly from: number;
  /** Undefined for an event without a new count. */
  readonly to: number | undefined;
  readonly message: string;
  readonly isError: boolean;
}

interface ChildStatus {
  readonly id: string;
  /** Nomad's own, which does not show success or failure. */
  readonly status: string;
  /** Allocations. */
  readonly failed: number;
  readonly submitted: Date | undefined;
}

interface ChildrenStatus {
  readonly pending: number;
  readonly running: number;
  readonly dead: number;
  readonly latest: readonly ChildStatus[];
}

interface StatusRedaction {
  readonly rules: RedactionRules;
  /** Hides secrets in Nomad's own texts. */
  readonly scrub: Scrub;
  readonly verbose: boolean;
}

/** Judges a job's health, and redacts its status. */
export function jobStatusOf(read: ReadJob, showing: StatusRedaction): JobStatus {
  const { job } = read;
  const { scrub } = showing;
  const health = healthOf(read);
  const [deployment] = deploymentsNewestFirst(read.deployments);
  return {
    namespace: job.Namespace ?? 'default',
    region: job.Region ?? '',
    type: job.Type ?? 'service',
    status: job.Status ?? '',
    parent: textOrEmpty(job['ParentID']),
    schedule: scheduleOf(job),
    isParameterized: (job.ParameterizedJob ?? null) !== null,
    version: job.Version ?? 0,
    index: job.JobModifyIndex ?? 0,
    submitted: submittedAt(job),
    health,
    groups: groupStates(read) ?? [],
    troubles: troublesIn(read, health).map((trouble) => redactTaskProblem(trouble, scrub)),
    waiting: waitingIn(read).map((one) => redactUnplaced(one, scrub)),
    deployment:
      deployment === undefined ? undefined : { ...deployment, StatusDescription: scrub(deployment.StatusDescription) },
    versions: versionsIn(read, showing),
    services: (read.services ?? []).map(({ ServiceName, Address, Port, AllocID }) => ({
      name: ServiceName,
      address: Address,
      port: Port,
      allocation: AllocID,
    })),
    scaling: scalingIn(read, scrub),
    children: childrenIn(read),
    unknown: read.unknown.map((part) => ({ what: part.what, why: scrub(whyUnknown(part)) })),
  };
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** `@daily, 0 12 * * * (UTC)` */
function scheduleOf({ Periodic }: Job): string {
  if (Periodic === null || Periodic === undefined) return '';
  const specs: readonly unknown[] = Array.isArray(Periodic['Specs']) ? Periodic['Specs'] : [];
  const times = [Periodic['Spec'], ...specs].map(textOrEmpty).filter((time) => time !== '');
  return `${times.join(', ')} (${textOrEmpty(Periodic['TimeZone']) || 'UTC'})`;
}

/** The failing tasks; after a rollback those of the version that failed. */
function troublesIn({ allocations, job }: ReadJob, { kind, rollback }: Health): readonly TaskProblem[] {
  if (!['failing', 'rolling-out', 'rolled-back', 'blocked', 'starting'].includes(kind)) return [];
  const version = rollback?.from ?? job.Version;
  return findTaskProblems((allocations ?? []).filter((one) => one.JobVersion === version || isCurrent(one, job)));
}

function waitingIn({ evaluations, job }: ReadJob): JobStatus['waiting'] {
  const listed: readonly unknown[] = Array.isArray(job['Datacenters']) ? job['Datacenters'] : [];
  const datacenters = listed.filter((name) => typeof name === 'string');
  return (evaluations ?? [])
    .filter(({ Status }) => Status === 'blocked')
    .flatMap(({ FailedTGAllocs }) => unplacedGroups(FailedTGAllocs, datacenters));
}

function versionsIn({ versions }: ReadJob, { rules, verbose }: StatusRedaction): readonly VersionStatus[] {
  const { Versions = [], Diffs = [] } = versions ?? {};
  return Versions.map((version, index) => {
    const diff = Diffs[index];
    const shown = diff === undefined ? undefined : redactDiff(diff, rules).diff;
    return {
      version: version.Version ?? 0,
      stable: version.Stable === true,
      tag: shownName(version.VersionTag?.Name ?? '', rules),
      submitted: submittedAt(version),
      diff: shown === undefined ? undefined : viewDiff(shown, verbose),
      changed: shown === undefined ? [] : changedFields(shown),
    };
  });
}

function scalingIn({ scaling }: ReadJob, scrub: Scrub): readonly ScalingStatus[] {
  return Object.entries(scaling?.TaskGroups ?? {})
    .flatMap(([group, { Events }]) =>
      Events.map((event) => ({
        group,
        time: event.Time ?? undefined,
        from: event.PreviousCount,
        to: event.Count ?? undefined,
        message: scrub(typeof event.Error === 'string' && event.Error !== '' ? event.Error : event.Message),
        isError: event.Error !== false && event.Error !== '',
      })),
    )
    .toSorted((a, b) => (b.time?.getTime() ?? 0) - (a.time?.getTime() ?? 0));
}

function childrenIn({ job, summary, children = [] }: ReadJob): ChildrenStatus | undefined {
  if (!isTemplate(job)) return undefined;
  const { Pending: pending = 0, Running: running = 0, Dead: dead = 0 } = summary?.Children ?? {};
  const latest = children.map(({ ID, Status, SubmitTime, JobSummary }) => ({
    id: ID,
    status: Status,
    failed: Object.values(JobSummary?.Summary ?? {}).reduce((sum, { Failed }) => sum + Failed, 0),
    submitted: SubmitTime ?? undefined,
  }));
  return { pending, running, dead, latest };
}

/** The job exists, so "not found" means that an old server lacks the endpoint. */
function whyUnknown({ failure }: UnknownPart): string {
  if (failure.reason === 'unauthorized') return 'permission denied';
  return failure.reason === 'not-found' ? 'not supported by this Nomad server' : failure.message;
}

/** Of a longer value only the name of the field is shown. */
const maxValueLength = 80;

/** The changed fields of a difference: `app: Count: "2" => "3"`. */
function changedFields(diff: ShownDiff): readonly string[] {
  const groups = diff.TaskGroups.flatMap((group) => {
    const name = visible(group.Name);
    if (isWhole(group.Type)) return [`group ${name} ${wholeObjectChanges[group.Type]}`];
    const tasks = group.Tasks.flatMap((task) =>
      isWhole(task.Type)
        ? [`task ${visible(task.Name)} ${wholeObjectChanges[task.Type]}`]
        : changedIn(task, `${visible(task.Name)}: `),
    );
    return [...changedIn(group, `${name}: `), ...tasks];
  });
  return [...changedIn(diff, ''), ...groups];
}

const wholeObjectChanges = { Added: 'added', Deleted: 'removed' };

function isWhole(type: ShownDiff['Type']): type is keyof typeof wholeObjectChanges {
  return type === 'Added' || type === 'Deleted';
}

function changedIn({ Fields, Objects }: Pick<ShownObject, 'Fields' | 'Objects'>, before: string): readonly string[] {
  const fields = Fields.filter(({ Type }) => Type !== 'None').map((field) => {
    const text = `${before}${fieldText(field)}`;
    return text.length > maxValueLength ? `${before}${visible(field.Name)}` : text;
  });
  return [...fields, ...Objects.flatMap((object) => changedIn(object, `${before}${visible(object.Name)}.`))];
}
