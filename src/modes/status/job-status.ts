import { type Unplaced, redactUnplaced, listUnplacedGroups } from '../../nomad-plan/placement.ts';
import { sortDeployments, listGroupStates, type Health, judgeHealth, isCurrent } from '../../rollout/health.ts';
import { viewDiff } from '../../nomad-plan/diff-lines.ts';
import { redactDiff, showName } from '../../redaction/redact-diff.ts';
import { isParentJob, describeSchedule } from '../../nomad-plan/spec.ts';
import { findTaskProblems, redactTaskProblem, type TaskProblem } from '../../rollout/outcome.ts';
import { readSubmitTime } from '../../clients/nomad/jobs/job.ts';
import type { RedactionRules } from '../../redaction/judge-value.ts';
import type { Redact } from '../../redaction/hidden-text.ts';
import type { ReadJob, UnknownPart } from './read-job.ts';

export type JobStatus = ReturnType<typeof toJobStatus>;
export type VersionStatus = JobStatus['versions'][number];

interface StatusRedaction {
  readonly rules: RedactionRules;
  /** Hides secrets in Nomad's own texts. */
  readonly redact: Redact;
  readonly verbose: boolean;
}

export function toJobStatus(read: ReadJob, redaction: StatusRedaction) {
  const { job } = read;
  const { redact } = redaction;
  const health = judgeHealth(read);
  const [deployment] = sortDeployments(read.deployments);
  return {
    namespace: job.Namespace ?? 'default',
    region: job.Region ?? '',
    type: job.Type ?? 'service',
    /** Nomad's `pending`, `running` or `dead`. */
    status: job.Status ?? '',
    /** Empty for a job without a parent. */
    parent: typeof job['ParentID'] === 'string' ? job['ParentID'] : '',
    /** With its time zone; empty for a job that is not periodic. */
    schedule: describeSchedule(job),
    nextLaunch: read.nextLaunch,
    isParameterized: (job.ParameterizedJob ?? null) !== null,
    version: job.Version ?? 0,
    index: job.JobModifyIndex ?? 0,
    submitted: readSubmitTime(job),
    health,
    groups: listGroupStates(read) ?? [],
    problems: listTaskProblems(read, health).map((problem) => redactTaskProblem(problem, redact)),
    waiting: listWaiting(read).map((group) => redactUnplaced(group, redact)),
    deployment:
      deployment === undefined ? undefined : { ...deployment, StatusDescription: redact(deployment.StatusDescription) },
    canaries: read.canaries ?? [],
    versions: listVersions(read, redaction),
    services: (read.services ?? []).map(({ ServiceName, Address, Port, AllocID }) => ({
      name: ServiceName,
      address: Address,
      port: Port,
      allocation: AllocID,
    })),
    scaling: listScaling(read, redact),
    children: listChildren(read),
    unknown: read.unknown.map((part) => ({ part: part.part, reason: redact(explainUnknown(part)) })),
  };
}

/** The failing tasks; after a rollback, the tasks of the failed version. */
function listTaskProblems({ allocations, job, checks }: ReadJob, { kind, rollback }: Health): readonly TaskProblem[] {
  const isUnhealthy = ['failing', 'rolling-out', 'rolled-back', 'blocked', 'starting'].includes(kind);
  if (!isUnhealthy && rollback === undefined) return [];
  const version = rollback?.from ?? job.Version;
  const current = (allocations ?? []).filter(
    (allocation) => allocation.JobVersion === version || isCurrent(allocation, job),
  );
  return findTaskProblems(current, checks);
}

function listWaiting({ evaluations, job }: ReadJob): readonly Unplaced[] {
  return (evaluations ?? [])
    .filter(({ Status }) => Status === 'blocked')
    .flatMap(({ FailedTGAllocs }) => listUnplacedGroups(FailedTGAllocs, job));
}

/** The newest first. */
function listVersions({ versions }: ReadJob, { rules, verbose }: StatusRedaction) {
  const { Versions = [], Diffs = [] } = versions ?? {};
  return Versions.map((version, index) => {
    const diff = Diffs[index];
    const redactedDiff = diff === undefined ? undefined : redactDiff(diff, rules).diff;
    return {
      version: version.Version ?? 0,
      stable: version.Stable === true,
      /** Empty for none. */
      tag: showName(version.VersionTag?.Name ?? '', rules),
      submitted: readSubmitTime(version),
      /** The diff from the previous version; `undefined` if Nomad has removed that version. */
      diff: redactedDiff === undefined ? undefined : viewDiff(redactedDiff, verbose),
    };
  });
}

/** The newest first. */
function listScaling({ scaling }: ReadJob, redact: Redact) {
  return Object.entries(scaling?.TaskGroups ?? {})
    .flatMap(([group, { Events }]) =>
      Events.map((event) => ({
        group,
        time: event.Time ?? undefined,
        from: event.PreviousCount,
        /** `undefined` for an event without a new count. */
        to: event.Count ?? undefined,
        message: redact(typeof event.Error === 'string' && event.Error !== '' ? event.Error : event.Message),
        isError: event.Error !== false && event.Error !== '',
      })),
    )
    .toSorted((a, b) => (b.time?.getTime() ?? 0) - (a.time?.getTime() ?? 0));
}

function listChildren({ job, summary, children = [] }: ReadJob) {
  if (!isParentJob(job)) return undefined;
  const { Pending: pending = 0, Running: running = 0, Dead: dead = 0 } = summary?.Children ?? {};
  const latest = children.map(({ ID, Status, SubmitTime, JobSummary }) => ({
    id: ID,
    /** Nomad's own, which does not show success or failure. */
    status: Status,
    failed: Object.values(JobSummary?.Summary ?? {}).reduce((sum, { Failed }) => sum + Failed, 0),
    submitted: SubmitTime ?? undefined,
  }));
  return { pending, running, dead, latest };
}

/** The job exists, so "not found" means that an old server lacks the endpoint. */
function explainUnknown({ failure }: UnknownPart): string {
  if (failure.reason === 'unauthorized') return 'permission denied';
  return failure.reason === 'not-found' ? 'not supported by this Nomad server' : failure.message;
}
