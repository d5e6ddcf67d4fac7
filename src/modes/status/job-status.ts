import { redactUnplaced, unplacedGroups } from '../../nomad-plan/placement.ts';
import { redactDiff, shownName } from '../../redaction/redact-diff.ts';
import type { RedactionRules } from '../../redaction/judge-value.ts';
import { changedFields } from './changed-fields.ts';
import { viewDiff } from '../../nomad-plan/diff-lines.ts';
import { healthOf, type Health } from '../../rollout/health.ts';
import { groupStates, isCurrent, deploymentsNewestFirst } from '../../rollout/job-state.ts';
import { isTemplate } from '../../nomad-plan/spec.ts';
import { redactTaskProblem } from '../../rollout/redact-outcome.ts';
import { findTaskProblems } from '../../rollout/task-problems.ts';
import { submittedAt, type Job } from '../../clients/nomad/jobs/job.ts';
import type { Scrub } from '../../redaction/hidden-text.ts';
import type { ChildrenStatus, JobStatus, ScalingStatus, VersionStatus } from './outcome.ts';
import type { TaskProblem } from '../../rollout/outcome.ts';
import type { ReadJob, UnknownPart } from './read-job.ts';

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
