import type { Redact } from '../redaction/hidden-text.ts';
import type { Job } from '../clients/nomad/jobs/job.ts';
import type { JobDiff, JobPlan } from '../clients/nomad/jobs/plan.ts';
import { readGroupVerdict, type GroupPlan, type GroupVerdict } from './group-counts.ts';
import { isOnSchedule, classifyStart } from './spec.ts';
import { redactUnplaced, listGroupsWithoutNode, listUnplacedGroups, type Unplaced } from './placement.ts';

/** Preempted allocations of a task group of a different job. */
interface PreemptedGroup {
  readonly job: string;
  readonly namespace: string;
  readonly group: string;
  readonly count: number;
}

/** The meaning of a plan for a reviewer. */
export interface Verdict {
  readonly change: GroupPlan['change'];
  /** Whether a registration has an effect: a change of the specification, or allocations that Nomad would place without a change. */
  readonly hasEffect: boolean;
  /** The job was stopped, and the file starts it again. */
  readonly startsAgain: boolean;
  /** The reason why Nomad refuses to register the change, although it plans it; empty if it does not. */
  readonly refusals: readonly string[];
  /** The start of its allocations. For a job that is launched later, `created` of a group is the number for one launch. */
  readonly starts: ReturnType<typeof classifyStart>;
  readonly groups: readonly GroupVerdict[];
  /** Whether running allocations would be replaced, stopped or preempted. */
  readonly isDestructive: boolean;
  /** Empty if everything can be placed. */
  readonly unplaced: readonly Unplaced[];
  readonly preempted: readonly PreemptedGroup[];
  readonly warnings: readonly string[];
  /** RFC 3339; `never` for an enabled schedule without a next launch; `undefined` without a schedule. */
  readonly nextLaunch: string | undefined;
  /** The index of the live job; 0 for a new job. */
  readonly jobModifyIndex: number;
}

/** Reads a plan. `Diff.Type` alone is not trusted: a parameterized job always shows `create`, and placements can be due without any difference. */
export function readVerdict(job: Job, plan: JobPlan): Verdict {
  const starts = classifyStart(job);
  const change = classifyJobChange(job, plan);
  const groups = Object.entries(plan.Annotations.DesiredTGUpdates)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, updates]) => {
      const group = job.TaskGroups?.find(({ Name }) => Name === name);
      const isKeptUntilPlaced = name in plan.FailedTGAllocs && job.Type !== 'system' && job.Type !== 'sysbatch';
      const verdict = readGroupVerdict(name, { job, group, updates, change });
      return { ...verdict, update: { ...verdict.update, isKeptUntilPlaced } };
    });
  const moves = starts === 'at-once' && groups.some(hasMoves);
  return {
    change,
    hasEffect: change !== 'unchanged' || moves,
    startsAgain: readStopChange(plan.Diff) === 'false',
    refusals: change === 'edited' ? listRefusedTransitions(plan.Diff) : [],
    starts,
    groups,
    isDestructive:
      groups.some((group) => group.stopped + group.preempted > 0 || isUpdateDestructive(group)) ||
      plan.Annotations.PreemptedAllocs.length > 0,
    unplaced: [
      ...listUnplacedGroups(plan.FailedTGAllocs, job),
      ...(starts === 'at-once' && change !== 'stopped' ? listGroupsWithoutNode(job, plan) : []),
    ],
    preempted: listPreempted(plan),
    warnings: splitWarnings(plan.Warnings),
    nextLaunch: (plan.NextPeriodicLaunch ?? (isOnSchedule(job) ? 'never' : '')) || undefined,
    jobModifyIndex: plan.JobModifyIndex,
  };
}

/** The verdict as it may be shown. @param redact removes hidden values from Nomad's texts @param showName formats a name */
export function redactVerdict(verdict: Verdict, redact: Redact, showName: (name: string) => string): Verdict {
  return {
    ...verdict,
    groups: verdict.groups.map((group) => ({
      ...group,
      name: showName(group.name),
      // The remaining work of an unchanged job's rollout is not an effect of its plan.
      ...(group.update.all === 0 ? { replaced: 0, canaries: 0 } : {}),
    })),
    preempted: verdict.preempted.map((other) => ({
      ...other,
      job: showName(other.job),
      namespace: showName(other.namespace),
      group: showName(other.group),
    })),
    warnings: verdict.warnings.map((warning) => redact(warning)),
    unplaced: verdict.unplaced.map((group) => ({ ...redactUnplaced(group, redact), group: showName(group.group) })),
  };
}

/**
 * Whether Nomad would place or move allocations without a change of the specification. In-place updates do not count: if a token registered the job, Nomad 2.0.5
 * plans them for an unchanged job, because it stores the token's ID with the job and compares it.
 */
function hasMoves(group: GroupVerdict): boolean {
  return group.created + group.stopped + group.migrated + group.preempted + group.rescheduled + group.update.all > 0;
}

/** Canaries that run beside the allocations of a service end none of them. */
function isUpdateDestructive({ replaced, canaries, update }: GroupVerdict): boolean {
  return update.all > 0 && (replaced > 0 || canaries === 0);
}

function classifyJobChange(job: Job, plan: JobPlan): GroupPlan['change'] {
  const type = plan.Diff?.Type;
  if (type === 'Deleted' || (job.Stop === true && readStopChange(plan.Diff) === 'true')) return 'stopped';
  if (plan.JobModifyIndex === 0 || type === 'Added') return 'new';
  return type === 'None' ? 'unchanged' : 'edited';
}

/** The changes that Nomad refuses for a job that exists. @see `validateJobUpdate` in Nomad's nomad/job_endpoint.go */
function listRefusedTransitions(diff: JobDiff | null): readonly string[] {
  const isAddedOrRemoved = (name: string): boolean =>
    diff?.Objects.some((object) => object.Name === name && object.Type !== 'None' && object.Type !== 'Edited') === true;
  const isOtherType = diff?.Fields.some(({ Name, Type }) => Name === 'Type' && Type === 'Edited') === true;
  return [
    ...(isOtherType ? ['the type of a registered job cannot change'] : []),
    ...(isAddedOrRemoved('Periodic') ? ['`periodic` cannot be added to or removed from a registered job'] : []),
    ...(isAddedOrRemoved('ParameterizedJob')
      ? ['`parameterized` cannot be added to or removed from a registered job']
      : []),
  ];
}

/** The new value of the job's `Stop`; `undefined` if it is unchanged. */
function readStopChange(diff: JobDiff | null): string | undefined {
  return diff?.Fields.find((field) => field.Name === 'Stop' && field.Type === 'Edited')?.New;
}

function listPreempted(plan: JobPlan): readonly PreemptedGroup[] {
  const groupsByKey = new Map<string, PreemptedGroup>();
  for (const alloc of plan.Annotations.PreemptedAllocs) {
    const key = JSON.stringify([alloc.Namespace, alloc.JobID, alloc.TaskGroup]);
    const count = (groupsByKey.get(key)?.count ?? 0) + 1;
    groupsByKey.set(key, { job: alloc.JobID, namespace: alloc.Namespace, group: alloc.TaskGroup, count });
  }
  return [...groupsByKey.values()];
}

/** Characters of warnings; a comment has no room for more. */
const maxWarningCharacters = 65_536;

/** `2 warnings:\n\n* …\n* …` in 2.x, `1 warning(s):\n\n* …` before; a warning's own list is indented. */
function splitWarnings(text: string): readonly string[] {
  const start = text.slice(0, maxWarningCharacters);
  const body = start.replace(/^\d+ warning(?:s|\(s\))?:\s*\n/, '').trim();
  if (body === '') return [];
  const warnings = body
    .split(/^\* /m)
    .map((warning) =>
      warning
        .replace(/(?<!\d)\d+ errors? occurred:\s*\* /g, '')
        .split(/^[^\S\n]*\* /m)
        .map((part) => part.trim())
        .filter((part) => part !== '')
        .join('; '),
    )
    .filter((warning) => warning !== '');
  // The last warning may be truncated within a secret. A single warning is longer than the shown part.
  return text.length > maxWarningCharacters && warnings.length > 1 ? warnings.slice(0, -1) : warnings;
}

/** Nomad warns of an `update` block that lets all allocations be replaced in one step. Source: structs.TaskGroup.Warnings of Nomad */
const simultaneous =
  /max[ _]parallel count is greater than task group count \((\d+) > (\d+)\).*simultaneous replacement/is;

/** Whether a warning only repeats that all allocations are replaced at once. */
export function isSimultaneousUpdateWarning(warning: string): boolean {
  return simultaneous.test(warning);
}

/** A known warning in clearer terms; any other warning unchanged. */
export function describeWarning(warning: string): string {
  const [, parallel, count] = simultaneous.exec(warning) ?? [];
  if (parallel === undefined) return warning;
  const group = /Group "([^"]{1,128})"/.exec(warning)?.[1];
  const subject = group === undefined ? 'A group' : `Group \`${group}\``;
  return `${subject} replaces all its allocations at once with every update: \`max_parallel\` (${parallel}) is greater than its count (${count}).`;
}
